/** Which records changed on which pages. Pure. */
import { valuesOf } from '../../../desk/comparisons/record-texts.ts'
import { changedTexts, type RecordEdit } from '../../../desk/comparisons/text-edits.ts'
import type { Manifest } from '../../../records/release.ts'
import { comparePages } from '../../release/manifest.ts'
import type { Edit } from '../../state/page-edits.ts'

/** Without records that no changed page reads. */
export function pageEdits(before: Manifest, after: Manifest, edited: readonly RecordEdit[]): Edit[] {
  const byKey = new Map(edited.flatMap((edit) => edit.keys.map((key) => [key, edit] as const)))
  const things = new Map<RecordEdit, Set<string>>()
  if (byKey.size === 0) return []
  for (const path of Object.values(comparePages(before, after)).flat())
    for (const { pages, chromes } of [before, after]) {
      const page = pages.get(path)
      if (!page) continue
      for (const key of [...page.reads, ...(chromes.get(page.chrome)?.reads ?? [])]) {
        const edit = byKey.get(key)
        if (edit) things.set(edit, (things.get(edit) ?? new Set()).add(page.thing))
      }
    }
  return [...things].map(([{ keys, was, is }, those]) => ({
    record: keys.at(-1)!,
    texts: [...changedTexts(valuesOf(was), valuesOf(is))].map(([place, { before: old, after: now }]) => [
      place,
      old,
      now,
    ]),
    things: [...those].sort(),
  }))
}
