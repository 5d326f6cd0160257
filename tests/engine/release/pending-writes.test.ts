/** Writes that nobody waits for one by one: how many at once, and what becomes of their failures. */
import { describe, expect, test } from 'vitest'
import { openPendingWrites } from '../../../src/engine/release/files/pending-writes.ts'

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

describe('a write that is not waited for', () => {
  test('starts at once while there is room, and otherwise when another has ended', async () => {
    const { open, work } = works()
    const writes = openPendingWrites(2)
    expect([await now(writes.add(work)), await now(writes.add(work))]).toEqual(['done', 'done'])
    const third = writes.add(work)
    expect([await now(third), open.length]).toEqual(['waits', 2])
    open[1]!.resolve()
    expect([await now(third), open.length]).toEqual(['done', 3])
    const fourth = writes.add(work)
    expect([await now(fourth), open.length]).toEqual(['waits', 3])
    open[0]!.resolve()
    expect([await now(fourth), open.length]).toEqual(['done', 4])
  })

  test('is over when all are', async () => {
    const { open, work } = works()
    const writes = openPendingWrites(3)
    expect(await now(writes.over())).toBe('done')
    await now(writes.add(work))
    await now(writes.add(work))
    const over = writes.over()
    open[0]!.resolve()
    expect(await now(over)).toBe('waits')
    open[1]!.resolve()
    expect(await now(over)).toBe('done')
  })

  test.each([new Error('full'), undefined])('that fails rejects the next one, and the end: %s', async (reason) => {
    const { open, work } = works()
    const writes = openPendingWrites(2)
    await now(writes.add(work))
    await now(writes.add(work))
    open[1]!.reject(reason)
    expect(await now(writes.add(work))).toEqual({ error: reason })
    expect(open, 'nothing more is started').toHaveLength(2)
    open[0]!.reject(new Error('a later one'))
    expect(await now(writes.over()), 'the first counts').toEqual({ error: reason })
  })
})
