/** Contents of the shown release that this disk, or its database, has lost: their addresses answer 404 or 500. */
import type { ContentStore } from '../../../engine/release/files/store.ts'
import { DamagedState } from '../../../engine/state/database/disk.ts'

interface Shown {
  contents(): string[]
  served: { pages: number }
}

/** A result is reused this long, because anybody may request checks. */
const VALID_MS = 5000

/** Resolves to their number. */
export function openLostContents(store: Pick<ContentStore, 'all'>): (shown: Shown) => Promise<number> {
  let last: { at: number; of: Shown; count: Promise<number> } | undefined
  return (of) => {
    if (last?.of === of && performance.now() - last.at < VALID_MS) return last.count
    const count = store.all().then((present) => lostOf(of, present))
    last = { at: performance.now(), of, count }
    return count
  }
}

/** All of its pages where the database is damaged: nobody knows which can be served. */
function lostOf({ served, contents }: Shown, present: ReadonlySet<string>): number {
  const named = namedBy(contents)
  if (!named || named.length < served.pages) return served.pages
  return named.filter((hash) => !present.has(hash)).length
}

/** `undefined` if the database is damaged. */
export function namedBy(contents: Shown['contents']): string[] | undefined {
  try {
    return contents()
  } catch (error) {
    if (!(error instanceof DamagedState)) throw error
    return undefined
  }
}
