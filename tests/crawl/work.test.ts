import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWork } from '../../src/crawl/work.ts'

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
  expect(log.sort()).toEqual([
    'a',
    'aa',
    'aaa',
    'aaaa',
    'aaab',
    'aab',
    'aaba',
    'aabb',
    'ab',
    'aba',
    'abaa',
    'abab',
    'abb',
    'abba',
    'abbb',
  ])
  await expect(createWork(() => Promise.reject(new Error('unused'))).finished()).resolves.toBeUndefined()
})
