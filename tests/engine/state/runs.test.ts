/** What the state tells of publishes that ended. */
import { expect, test } from 'vitest'
import { openState } from '../../../src/engine/state/state.ts'

test('the provider is silent while publishes that ask it have no answer, and not while nobody asks or what it said is refused', async () => {
  const state = openState()
  const add = (
    minute: number,
    outcome: 'published' | 'failed' | 'refused',
    crawl?: { requests: number; failed: number },
  ) =>
    state.runs.add({
      ...{ at: at(minute), by: 'webhook', outcome, ms: 1 },
      ...(crawl && {
        report: {
          mode: 'full',
          crawl: { ...crawl, notModified: 0, ms: 1 },
          pages: { total: 1, rendered: 0, reused: 1, removed: 0 },
          ms: { crawl: 1, compile: 0, render: 0, publish: 0, total: 1 },
        },
      }),
    })
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute)).toISOString()
  const read = () => [state.runs.providerAskedAt(), state.runs.providerAnsweredAt()]
  try {
    expect(read()).toEqual([undefined, undefined])
    await add(1, 'published', { requests: 9, failed: 0 })
    await add(2, 'published', { requests: 0, failed: 0 })
    await add(3, 'refused')
    expect(read()).toEqual([at(1), at(1)])
    await add(4, 'failed')
    expect(read()).toEqual([at(4), at(1)])
    await add(5, 'published', { requests: 9, failed: 9 })
    expect(read()).toEqual([at(5), at(1)])
    await add(6, 'published', { requests: 9, failed: 1 })
    expect(read()).toEqual([at(6), at(6)])
  } finally {
    state.close()
  }
})
