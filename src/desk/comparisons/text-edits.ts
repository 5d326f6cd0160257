/** Which texts a publish changes, by item and language. */
import type { Locale } from '../../config/locales.ts'
import { parseKey } from '../../records/keys.ts'
import { isEmpty, type StoredRecord, type StoredSnapshot } from '../../records/snapshot.ts'
import type { TextEdit, TextEdits, Texts } from '../../engine/state/translations.ts'
import { keyOfThing, textsOf, thingOf } from './record-texts.ts'

const NONE: Texts = new Map()

/** `changes`: records that replace those in `before`, which must still be readable. */
export function textEdits(
  changes: Iterable<readonly [string, StoredRecord | undefined]>,
  before: StoredSnapshot,
): TextEdits {
  const versions = new Map<string, { thing: string; locale: Locale; was?: Texts; is?: Texts }>()
  const note = (key: string, record: StoredRecord | undefined, side: 'was' | 'is') => {
    const thing = record?.value ? thingOf(key, record.outline) : undefined
    if (thing === undefined) return
    const { locale } = parseKey(key) as { locale: Locale }
    const name = `${locale} ${thing}`
    versions.set(name, { thing, locale, ...versions.get(name), [side]: textsOf(record!.value) })
  }
  if (!isEmpty(before))
    for (const [key, record] of changes) {
      const was = before.get(key)
      if (was?.digest === record?.digest) continue
      note(key, was, 'was')
      note(key, record, 'is')
    }

  const edits = [...versions.values()].map(({ thing, locale, was, is }): TextEdit => {
    return { thing, locale, isNew: !was, isGone: !is, changed: changedTexts(was ?? NONE, is ?? NONE) }
  })
  return {
    edits,
    textsIn(thing, locale) {
      const version = versions.get(`${locale} ${thing}`)
      if (version) return version.is
      const key = keyOfThing(thing, locale, before)
      const value = key === undefined ? undefined : before.get(key)?.value
      return value ? textsOf(value) : undefined
    },
  }
}

/** Texts that only moved count as unchanged. */
function changedTexts(was: Texts, is: Texts): TextEdit['changed'] {
  const changed: TextEdit['changed'] = new Map()
  if (String([...was.values()].sort()) === String([...is.values()].sort())) return changed
  for (const place of new Set([...was.keys(), ...is.keys()])) {
    const [before = null, after = null] = [was.get(place), is.get(place)]
    if (before !== after) changed.set(place, { before, after })
  }
  return changed
}
