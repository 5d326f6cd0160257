import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWork } from '../../../src/provider/crawl/work.ts'
import { listed } from '../../harness/listed.ts'

test('work that fails begins nothing more, and is over when nothing runs', async () => {
  const log: string[] = []
  const work = createWork(async (name) => {
    log.push(`${name} begins`)
    await setTimeout(name === 'slow' ? 20 : 1)
    log.push(`${name} ends`)
    if (name === 'wrong') throw new Error('no such thing')
    work.add(`after ${name}`)
  })
  work.add('slow')
  work.add('wrong')
  await expect(work.finished()).rejects.toThrow('no such thing')
  expect(log).toEqual(['slow begins', 'wrong begins', 'wrong ends', 'slow ends'])
})

test('work finds more work, and each piece is done once', async () => {
  const log: string[] = []
  const work = createWork(async (name) => {
    log.push(name)
    if (name.length < 4) for (const letter of 'ab') work.add(name + letter)
    work.add('a')
  })
  work.add('a')
  await work.finished()
  expect(log.sort()).toEqual(
    listed(`
    a | aa | aaa | aaaa | aaab | aab | aaba | aabb | ab | aba | abaa | abab | abb | abba | abbb`),
  )
  await expect(createWork(() => Promise.reject(new Error('unused'))).finished()).resolves.toBeUndefined()
})

test('as many pieces run at once as may, and the others follow in their order', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = createWork((name) => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  })
  const names = Array.from({ length: 600 }, (_, index) => `${index}`)
  for (const name of names) work.add(name)
  expect(begun).toEqual(names.slice(0, 512))
  const finished = work.finished()
  for (let next = 0; next < names.length; next++) {
    ends[next]!()
    // What follows begins in the same turn.
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toHaveLength(Math.min(513 + next, names.length))
  }
  await finished
  expect(begun).toEqual(names)
})

test('how far work is, is told as each piece ends', async () => {
  const told: [number, number][] = []
  const work = createWork(
    async (name) => {
      if (name === 'a') for (const more of ['b', 'c', 'a']) work.add(more)
    },
    (...step) => void told.push(step),
  )
  work.add('a')
  await work.finished()
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('of several errors the first is told, and work that comes later is not begun', async () => {
  const begun: string[] = []
  const fail = async (name: string) => {
    begun.push(name)
    await Promise.resolve()
    throw new Error(name)
  }
  const work = createWork(fail)
  work.add('one')
  work.add('two')
  await expect(work.finished()).rejects.toThrow('one')
  work.add('three')
  expect(begun).toEqual(['one', 'two'])
})
