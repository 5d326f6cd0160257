/** Checks that keep a release from being published. */
import { MustNotPublish, problem } from '../problems/table.ts'
import { emptiedLists } from '../release/emptied.ts'
import { refusals } from '../release/guards.ts'
import type { LastRelease, ReleaseResult } from '../release/make-release.ts'
import { keys } from '../snapshot/keys.ts'
import { createReader, type Snapshot } from '../snapshot/snapshot.ts'

/** A season's clean-up passes, the loss of half a catalogue does not. */
const PAGE_LOSS = 0.1

/** Throws `MustNotPublish`. `pageLoss`: the largest share of its pages that the last release may lose, 0 to 1. */
export function refuseUnfit(
  before: LastRelease | undefined,
  snapshot: Snapshot,
  { manifest, clusters }: ReleaseResult,
  pageLoss = PAGE_LOSS,
): void {
  const dropped = before ? droppedHotels(before.snapshot, snapshot) : []
  const emptied = before ? emptiedLists(before.snapshot, snapshot) : []
  const refused = refusals(before?.manifest, manifest, { pageLoss, dropped, emptied, clusters })
  if (refused.length > 0) throw new MustNotPublish(refused)
}

function droppedHotels(before: Snapshot, after: Snapshot): number[] {
  if (before.get(keys.properties()) === after.get(keys.properties())) return []
  const hotels = (snapshot: Snapshot) => createReader(snapshot).read(keys.properties())?.hotels ?? []
  const left = new Set(hotels(after).map(({ id }) => id))
  return hotels(before)
    .map(({ id }) => id)
    .filter((id) => !left.has(id))
}

export function underWay(stateFolder: string): MustNotPublish {
  return new MustNotPublish([problem('publish-under-way', stateFolder, `of another process, in ${stateFolder}`)])
}
