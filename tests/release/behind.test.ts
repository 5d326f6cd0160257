/** Work that is not waited for: how much of it at once, and what becomes of its failures. */
import { describe, expect, test } from 'vitest'
import { openBehind } from '../../src/release/behind.ts'

/** What has become of it when everything has gone on that waits for nothing else. */
function now(promise: Promise<void>): Promise<unknown> {
  const outcome = promise.then(
    () => 'done',
    (error: unknown) => ({ error }),
  )
  return Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, 'waits'))])
}

function works() {
  const open: { resolve(): void; reject(reason: unknown): void }[] = []
  const work = () => new Promise<void>((resolve, reject) => void open.push({ resolve, reject }))
  return { open, work }
}

describe('work that goes on behind', () => {
  test('is started at once while there is room, and else when some of it is over', async () => {
    const { open, work } = works()
    const behind = openBehind(2)
    expect([await now(behind.add(work)), await now(behind.add(work))]).toEqual(['done', 'done'])
    const third = behind.add(work)
    expect([await now(third), open.length]).toEqual(['waits', 2])
    open[1]!.resolve()
    expect([await now(third), open.length]).toEqual(['done', 3])
    const fourth = behind.add(work)
    expect([await now(fourth), open.length]).toEqual(['waits', 3])
    open[0]!.resolve()
    expect([await now(fourth), open.length]).toEqual(['done', 4])
  })

  test('is over when all of it is', async () => {
    const { open, work } = works()
    const behind = openBehind(3)
    expect(await now(behind.over())).toBe('done')
    await now(behind.add(work))
    await now(behind.add(work))
    const over = behind.over()
    open[0]!.resolve()
    expect(await now(over)).toBe('waits')
    open[1]!.resolve()
    expect(await now(over)).toBe('done')
  })

  test.each([new Error('full'), undefined])(
    'that fails is told to whoever comes next, and at the end: %s',
    async (reason) => {
      const { open, work } = works()
      const behind = openBehind(2)
      await now(behind.add(work))
      await now(behind.add(work))
      open[1]!.reject(reason)
      expect(await now(behind.add(work))).toEqual({ error: reason })
      expect(open, 'nothing more is started').toHaveLength(2)
      open[0]!.reject(new Error('a later one'))
      expect(await now(behind.over()), 'the first counts').toEqual({ error: reason })
    },
  )
})
