/** Every kind of answer, and what one wrong value in it costs: at most what it stands in. */
import { describe, expect, test } from 'vitest'
import { faultText, pathText } from '../../src/config/problems/details.ts'
import { sift } from '../../src/provider/lenient.ts'
import { wire, type WireKind } from '../../src/provider/wire.ts'
import { ANSWERS, answerOf } from './answers.ts'

type Path = readonly (string | number)[]
interface Place {
  path: Path
  /** What a wrong value there costs; the whole answer where it is missing. */
  cost: Path | undefined
  mayBeMissing: boolean
}

function placesIn(shape: unknown, path: Path = [], cost?: Path): Place[] {
  if (shape === null || typeof shape !== 'object') return []
  return Object.entries(shape).flatMap(([key, value]) => {
    const isItem = Array.isArray(shape)
    const here = [...path, isItem ? Number(key) : key.replace(/[?*]$/, '')]
    const mayBeMissing = !isItem && (key.endsWith('?') || Array.isArray(value))
    const ownCost = isItem || mayBeMissing || key.endsWith('*') ? here : cost
    return [{ path: here, cost: ownCost, mayBeMissing }, ...placesIn(value, here, ownCost)]
  })
}

const nameOf = (path: Path) =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}${name && '.'}${step}`),
    '',
  )

/** What is dropped of the answer where one place holds another value. */
function droppedWith(kind: WireKind, path: Path, change: (before: unknown) => unknown): string[] {
  const answer = answerOf(ANSWERS[kind])
  const around = path.slice(0, -1).reduce((value, step) => value[step], answer)
  around[path.at(-1)!] = change(around[path.at(-1)!])
  const parsed = wire(kind).safeParse(answer)
  return parsed.success ? sift(parsed.data).rejected.map(({ at }) => pathText(at)) : ['the answer']
}

const isObject = (value: unknown) => value !== null && typeof value === 'object'

describe.each(Object.keys(ANSWERS) as WireKind[])('an answer of kind %s', (kind) => {
  test('is taken whole, without what the contract does not name, and one wrong value costs what it stands in', () => {
    const answer = answerOf(ANSWERS[kind])
    expect(sift(wire(kind).parse(answer))).toEqual({ value: answerOf(ANSWERS[kind]), rejected: [], cleaned: [] })
    for (const { path, cost, mayBeMissing } of placesIn(ANSWERS[kind])) {
      const name = nameOf(path)
      const isList = Array.isArray(path.reduce((value, step) => value[step], answerOf(ANSWERS[kind])))
      const costs = [cost ? nameOf(cost) + (isList ? '[0]' : '') : 'the answer']
      expect(
        droppedWith(kind, path, (before) => (isObject(before) ? 5 : {})),
        name,
      ).toEqual(costs)
      for (const none of [null, undefined])
        expect(
          droppedWith(kind, path, () => none),
          `${name} ${none}`,
        ).toEqual(mayBeMissing ? [] : costs)
    }
  })
})

const LIMITS: [kind: WireKind, path: Path, good: unknown[], bad: unknown[]][] = [
  ['properties', [0, 'id'], [1], [0, -1, 1.5]],
  ['page', ['property', 'id'], [0], [-1, 0.5]],
  ['page', ['locale'], ['tr', 'de'], ['fr', 'EN']],
  ['contact', ['latitude'], [-90, 90], [-90.1, 90.1]],
  ['contact', ['longitude'], [-180, 180], [-180.1, 180.1]],
  ['plans', [0, 'image', 'width'], [0.5], [0, -1]],
  ['plans', [0, 'image', 'height'], [0.5], [0, -1]],
  ['plans', [0, 'image', 'sourceUrl'], ['x'], ['']],
  ['spa', ['treatments', 0, 'durationMinutes'], [1], [0]],
  ['certificates', ['items', 0, 'year'], [2026], [2026.5]],
  ['regions', [0, 'code'], ['x'], ['']],
  ['room', ['sizeM2'], [0.5], [0]],
  ['room', ['maxAdults'], [0], [-1, 1.5]],
  ['room', ['maxChildren'], [0], [-1, 1.5]],
]
test.each(LIMITS)('%s: a value of %j has limits', (kind, path, good, bad) => {
  const dropped = (value: unknown) => droppedWith(kind, path, () => value).length
  expect([good.map(dropped), bad.map(dropped)]).toEqual([good.map(() => 0), bad.map(() => 1)])
})

test('sections lie in each other six deep; what is deeper is dropped with the reason', () => {
  const nested = (levels: number): object => ({ title: `${levels}`, items: levels > 1 ? [nested(levels - 1)] : [] })
  const read = (levels: number) => {
    const page = { id: 5, url: 'about-us', title: 'About', contents: { first: nested(levels) } }
    return sift(wire('page').parse(page)).rejected.map(faultText)
  }
  expect(read(6)).toEqual([])
  expect(read(7)).toEqual([`contents.first${'.items[0]'.repeat(6)} (nested too deep)`])
})
