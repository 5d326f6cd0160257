/** Distinct values among the pages of a release. */
import { ChangedMap } from '../../../records/changed-map.ts'

/**
 * JSON texts that entries have, each once, in order. `counts`: how many entries have each in the release before, of which these are a changed
 * copy; without, all entries are looked at.
 */
export function distinctTexts<V>(
  entries: ReadonlyMap<string, V>,
  valueOf: (entry: V) => object | undefined,
  counts?: ReadonlyMap<string, number>,
): string[] {
  const all = new Map(counts)
  const add = (entry: V | undefined, by: number) => {
    const value = entry && valueOf(entry)
    if (!value) return
    const text = JSON.stringify(value)
    all.set(text, (all.get(text) ?? 0) + by)
  }
  if (counts && entries instanceof ChangedMap) {
    const { base, changes } = entries as ChangedMap<V>
    for (const [key, entry] of changes) {
      add(base.get(key), -1)
      add(entry, 1)
    }
  } else {
    for (const [, entry] of entries) add(entry, 1)
  }
  return [...all].flatMap(([text, count]) => (count > 0 ? [text] : [])).sort()
}
