import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, entriesDigest, indexBy, layered, rebased, type LayeredMap } from '../../src/snapshot/layered.ts'

const KEYS = ['/a', '/b', '/c', '/d', '/e']
const entries = fc.dictionary(fc.constantFrom(...KEYS), fc.nat(3))
const edits = fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.option(fc.nat(3), { nil: undefined })), { maxLength: 6 })
const digestOf = entriesDigest<number>((key, value) => `${key} ${value}`)

/** The same edits on a plain object. */
function applied(start: Record<string, number>, steps: [string, number | undefined][][]) {
  const plain = new Map(Object.entries(start))
  let map: LayeredMap<number> = layered(Object.entries(start))
  for (const step of steps) {
    map = map.with(step)
    for (const [key, value] of step) {
      if (value === undefined) plain.delete(key)
      else plain.set(key, value)
    }
  }
  return { map, plain }
}

test('a changed copy is a map like any other, in the order of its keys', () => {
  fc.assert(
    fc.property(entries, fc.array(edits), (start, steps) => {
      const { map, plain } = applied(start, steps)
      expect([...map]).toEqual([...plain].sort(([left], [right]) => (left < right ? -1 : 1)))
      expect(map.size).toBe(plain.size)
      for (const key of KEYS) {
        expect(map.get(key)).toBe(plain.get(key))
        expect(map.has(key)).toBe(plain.has(key))
      }
      expect([...map.keys()]).toEqual([...map].map(([key]) => key))
      expect([...map.values()]).toEqual([...map].map(([, value]) => value))
    }),
  )
})

test('copies keep what they were made from as it was', () => {
  const first = layered([['/a', 1]])
  const second = first.with([
    ['/a', undefined],
    ['/b', 2],
  ])
  expect([...first]).toEqual([['/a', 1]])
  expect([...second]).toEqual([['/b', 2]])
  expect([...second.with([['/a', 1]])]).toEqual([
    ['/a', 1],
    ['/b', 2],
  ])
})

test('differences and digests are those of the entries, however a map came about', () => {
  fc.assert(
    fc.property(entries, fc.array(edits), fc.array(edits), (start, one, two) => {
      const [left, right] = [applied(start, one), applied(start, [...one, ...two])]
      const expected = KEYS.filter((key) => left.plain.get(key) !== right.plain.get(key))
      expect([...differences(left.map, right.map)].sort()).toEqual(expected)
      expect([...differences(left.plain, right.map)].sort()).toEqual(expected)
      expect(digestOf(right.map)).toBe(digestOf(right.plain))
      expect(digestOf(right.map)).toBe(digestOf(layered(right.plain)))
      expect(digestOf(left.map) === digestOf(right.map)).toBe(expected.length === 0)
      expect([...rebased(left.map, right.plain)]).toEqual([...right.map])
      expect(rebased(left.map, right.plain).base).toBe(left.map.base)
    }),
  )
})

test('entries are found by their names, however often they are asked for', () => {
  const namesOf = (key: string, value: number) => [key, `number ${value}`, `number ${value + 1}`]
  const names = fc.uniqueArray(fc.constantFrom(...KEYS, 'number 1', 'number 2', 'number 3', 'none'))
  fc.assert(
    fc.property(entries, fc.array(edits), fc.array(names, { maxLength: 6 }), (start, steps, questions) => {
      const { map, plain } = applied(start, steps)
      const find = indexBy<number>(namesOf)
      for (const wanted of questions) {
        const isWanted = ([key, value]: [string, number]) => namesOf(key, value).some((name) => wanted.includes(name))
        const expected = [...plain].filter(isWanted).map(([key]) => key)
        expect(find(map, wanted).sort()).toEqual(expected.sort())
      }
    }),
  )
})

test('many changes make a new base', () => {
  const map = layered([['/a', 1]])
  const many = map.with(Array.from({ length: 5000 }, (_, index) => [`/n${index}`, index] as const))
  expect(many.base).not.toBe(map.base)
  expect(many.size).toBe(5001)
  expect(many.changes.size).toBe(0)
})

test('rebasing keeps the values that need not be told apart', () => {
  const before = layered([['/a', { text: 'x' }]])
  const after = new Map([
    ['/a', { text: 'x' }],
    ['/b', { text: 'y' }],
  ])
  const next = rebased(before, after, (left, right) => left.text === right.text)
  expect(next.get('/a')).toBe(before.get('/a'))
  expect(next.get('/b')).toBe(after.get('/b'))
})
