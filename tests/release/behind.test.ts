/** Work that is not waited for: how much of it at once, and what becomes of its failures. */
import { describe, expect, test } from 'vitest'
import { openBehind } from '../../src/release/behind.ts'

/** Lets everything go on that waits for nothing else. */
const settle = () => new Promise(setImmediate)

function works() {
  const open: { resolve(): void; reject(reason: unknown): void }[] = []
  const work = () => new Promise<void>((resolve, reject) => void open.push({ resolve, reject }))
  return { open, work }
}

describe('work that goes on behind', () => {
  test('is started at once while there is room, and else when some of it is over', async () => {
    const { open, work } = works()
    const behind = openBehind(2)
    await behind.add(work)
    await behind.add(work)
    let added = false
    const third = behind.add(work).then(() => void (added = true))
    await settle()
    expect([open.length, added]).toEqual([2, false])
    open[1]!.resolve()
    await third
    expect(open).toHaveLength(3)
    const fourth = behind.add(work)
    await settle()
    expect(open).toHaveLength(3)
    open[0]!.resolve()
    await fourth
    expect(open).toHaveLength(4)
  })

  test('is over when all of it is', async () => {
    const { open, work } = works()
    const behind = openBehind(3)
    await behind.over()
    await behind.add(work)
    await behind.add(work)
    let isOver = false
    const over = behind.over().then(() => void (isOver = true))
    open[0]!.resolve()
    await settle()
    expect(isOver).toBe(false)
    open[1]!.resolve()
    await over
  })

  test.each([new Error('full'), undefined])(
    'that fails is told to whoever comes next, and at the end: %s',
    async (reason) => {
      const { open, work } = works()
      const behind = openBehind(2)
      await behind.add(work)
      await behind.add(work)
      open[1]!.reject(reason)
      const outcome = await behind.add(work).then(
        () => 'added',
        (error: unknown) => ({ error }),
      )
      expect(outcome).toEqual({ error: reason })
      expect(open, 'nothing more is started').toHaveLength(2)
      open[0]!.reject(new Error('a later one'))
      const end = await behind.over().then(
        () => 'over',
        (error: unknown) => ({ error }),
      )
      expect(end, 'the first counts').toEqual({ error: reason })
    },
  )
})
