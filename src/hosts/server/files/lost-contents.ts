/** Contents of the shown release that this disk has lost: their addresses answer 500. */
import type { ContentStore } from '../../../engine/release/files/store.ts'

/** A release with the contents that its addresses name. */
interface Naming {
  contents(): Iterable<string>
}

/** A result is reused this long, because anybody may request checks. */
const VALID_MS = 5000

/** Resolves to their number. */
export function openLostContents(store: Pick<ContentStore, 'all'>): (shown: Naming) => Promise<number> {
  let last: { at: number; of: Naming; named: ReadonlySet<string>; count: Promise<number> } | undefined
  return (of) => {
    if (last?.of === of && performance.now() - last.at < VALID_MS) return last.count
    const named = last?.of === of ? last.named : new Set(of.contents())
    const count = store.all().then((present) => [...named].filter((hash) => !present.has(hash)).length)
    last = { at: performance.now(), of, named, count }
    return count
  }
}
