import { expect, test } from 'vitest'
import { createWork } from '../../../src/provider/crawl/work.ts'
import { listed } from '../../harness/listed.ts'

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
