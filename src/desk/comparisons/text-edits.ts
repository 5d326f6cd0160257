/** Which texts a publish changes, by item and language. */
import type { Locale } from '../../config/locales.ts'
import { parseKey } from '../../records/keys.ts'
import { isEmpty, type StoredRecord, type StoredSnapshot } from '../../records/snapshot.ts'
import type { TextEdit, TextEdits, Texts } from '../../engine/state/translations.ts'
import { keyOfThing, textsOf, thingOf } from './record-texts.ts'

/** A record that differs: its value before and after, and the keys that it had. */
export interface RecordEdit {
  /** The last is the newest. */
  keys: readonly string[]
  /** Kind and identity in all languages; missing for records without a language, and for lists. */
  thing?: string
  was?: unknown
  is?: unknown
}

/** `changes`: records that replace those in `before`, which must still be readable. A record that only changed its key is one edit. */
export function recordEdits(
  changes: Iterable<readonly [string, StoredRecord | undefined]>,
  before: StoredSnapshot,
): RecordEdit[] {
  const edits = new Map<string, RecordEdit>()
  const note = (key: string, record: StoredRecord | undefined, side: 'was' | 'is') => {
    if (!record?.value) return
    const thing = thingOf(key, record.outline)
    const name = thing === undefined ? key : `${localeOf(key)} ${thing}`
    const { keys = [], ...known } = edits.get(name) ?? {}
    const all = side === 'was' ? [key, ...keys] : [...keys, key]
    edits.set(name, { ...known, ...(thing !== undefined && { thing }), keys: all, [side]: record.value })
  }
  if (!isEmpty(before))
    for (const [key, record] of changes) {
      const was = before.get(key)
      if (was?.digest === record?.digest) continue
      note(key, was, 'was')
      note(key, record, 'is')
    }
  return [...edits.values()]
}

const localeOf = (key: string) => (parseKey(key) as { locale: Locale }).locale

export function textEdits(edited: readonly RecordEdit[], before: StoredSnapshot): TextEdits {
  const versions = new Map<string, Texts | undefined>()
  const edits = edited.flatMap(({ keys: [key], thing, was, is }): TextEdit[] => {
    if (thing === undefined) return []
    const locale = localeOf(key!)
    versions.set(`${locale} ${thing}`, is ? textsOf(is) : undefined)
    return [{ thing, locale, isNew: !was, isGone: !is, changed: changedTexts(textsOf(was), textsOf(is)) }]
  })
  return {
    edits,
    textsIn(thing, locale) {
      const name = `${locale} ${thing}`
      if (versions.has(name)) return versions.get(name)
      const key = keyOfThing(thing, locale, before)
      const value = key === undefined ? undefined : before.get(key)?.value
      return value ? textsOf(value) : undefined
    },
  }
}

/** List entries in a different order count as unchanged; two that exchange one of their texts do not. */
export function changedTexts(was: Texts, is: Texts): TextEdit['changed'] {
  const changed: TextEdit['changed'] = new Map()
  if (shapeOf([...was]) === shapeOf([...is])) return changed
  for (const place of new Set([...was.keys(), ...is.keys()])) {
    const [before = null, after = null] = [was.get(place), is.get(place)]
    if (before !== after) changed.set(place, { before, after })
  }
  return changed
}

/** The texts with the names of their places, but in any order and without the numbers of list entries. */
function shapeOf(texts: readonly (readonly [place: string, text: string])[]): string {
  const parts = [...Map.groupBy(texts, ([place]) => place.split('/', 1)[0]!)].map(([step, its]) => {
    const inner = its.map(([place, text]) => [place.slice(step.length + 1), text] as const)
    const name = /^\d+$/.test(step) ? '' : step
    return `${name}:${inner[0]![0] === '' ? JSON.stringify(inner[0]![1]) : shapeOf(inner)}`
  })
  return `{${parts.sort().join()}}`
}
