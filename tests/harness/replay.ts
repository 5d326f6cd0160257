/** What the history says of the state: each line tells a deed, and each deed has its line. */
import { expect } from 'vitest'
import type { HistoryLine } from '../../src/engine/state/releases/history.ts'
import type { State } from '../../src/engine/state/state.ts'

/** The live release and the times of others, as they follow from the lines alone. */
function replayed(lines: readonly HistoryLine[]) {
  let live: number | undefined
  const times = new Map<number, unknown>()
  for (const { what, release, details } of lines) {
    if (what === 'published' || what === 'undone') live = release
    if (what === 'renewed') live = undefined
    if (what === 'scheduled') times.set(release!, details.time)
    if (what === 'cancelled' || what === 'published') times.delete(release!)
  }
  return { live, times: Object.fromEntries([...times].sort(([one], [other]) => one - other)) }
}

export async function expectTold({ releases, approvals, history }: State): Promise<void> {
  const lines = history.lines()
  const times = approvals.scheduled().map(({ number, at }) => [number, at] as const)
  expect(replayed(lines)).toEqual({
    live: (await releases.live())?.number,
    times: Object.fromEntries(times.sort(([one], [other]) => one - other)),
  })
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1))
  const waiting = approvals.waiting()
  // By its id: a newer one that visitors could not tell from it needs no line of its own.
  if (waiting) expect(lines.findLast(({ what }) => what === 'waiting')?.id).toBe(waiting.release)
  for (const { number, wasLive } of await releases.list())
    if (wasLive)
      expect(lines.some(({ what, release }) => release === number && /published|undone/.test(what))).toBe(true)
}
