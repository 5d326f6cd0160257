/** The texts of a record that guests read, and its identity across languages. Pure. */
import type { Locale } from '../../config/locales.ts'
import { parseKey } from '../../records/keys.ts'
import type { Outline } from '../../records/outline.ts'
import type { RichText, Target } from '../../records/parts.ts'
import type { StoredSnapshot } from '../../records/snapshot.ts'
import type { Texts } from '../../engine/state/translations.ts'
import { plainText, wordsOf } from '../../records/plain-text.ts'

/** Plain text fields of records; rich text is recognised by its shape. */
const TEXT_FIELDS = 'title subtitle text label value name beds view venue address alt content html directions'.split(
  ' ',
)
/** Further fields that a page shows or follows. */
const VALUE_FIELDS =
  'slug url reservationUrl source phone fax email whatsapp latitude longitude stars sizeM2 maxAdults maxChildren startsAt endsAt from to durationMinutes year paid'.split(
    ' ',
  )
/** Fields with the titles of other items, and what is read from texts that are there themselves. */
const FOREIGN_FIELDS = new Set(['events', 'breadcrumbs', 'alternates', 'readings'])

/** By their place, such as 'sections/intro/title': list items go by id or key, so that places are the same in all languages. */
export const textsOf = readerOf(TEXT_FIELDS)

/** All that a page shows: numbers, times, addresses and files, too. */
export const valuesOf = readerOf([...TEXT_FIELDS, ...VALUE_FIELDS], { isWhole: true })

/** `isWhole`: with links and files. */
function readerOf(names: readonly string[], { isWhole = false } = {}): (record: unknown) => Texts {
  const fields = new Set(names)
  return (record) => {
    const texts = new Map<string, string>()

    function add(place: string, text: string): void {
      if (text !== '') texts.set(place, text)
    }

    function read(value: unknown, field: string, place: string): void {
      if (typeof value === 'string' || typeof value === 'number') {
        if (fields.has(field)) add(place, plainText(String(value)))
      } else if (typeof value === 'boolean') {
        if (fields.has(field)) add(place, value ? '✓' : '–')
      } else if (field === 'html' || field === 'directions') {
        add(place, wordsOf(value as RichText))
      } else if (field === 'target') {
        if (isWhole) add(place, addressOf(value as Target))
      } else if (Array.isArray(value)) {
        value.forEach((each: unknown, index) => read(each, '', `${place}/${nameIn(each) ?? index}`))
      } else if (typeof value === 'object' && value !== null) {
        if ('content' in value && !(isWhole && 'source' in value))
          return isForReaders(value) ? read(value.content, 'content', place) : undefined
        for (const [name, inner] of Object.entries(value))
          if (!FOREIGN_FIELDS.has(name)) read(inner, name, place === '' ? name : `${place}/${name}`)
      }
    }

    read(record, '', '')
    return texts
  }
}

function addressOf(target: Target): string {
  if ('external' in target) return target.external
  const { fragment } = target
  return ('site' in target ? `/${target.site}${target.query ?? ''}` : '') + (fragment ? `#${fragment}` : '')
}

/** A string id is a file digest, which changes with the picture. */
function nameIn(entry: unknown): string | number | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, key, code, property, name } = entry as Record<string, string | number | undefined>
  if (typeof id === 'number') return id
  return key ?? code ?? ('content' in entry ? (property ?? name) : undefined)
}

/** Whether guests read this meta: titles and descriptions, not robots or picture addresses. */
function isForReaders({ property, name }: { content: unknown; property?: unknown; name?: unknown }): boolean {
  return /title|description/.test(`${String(property)} ${String(name)}`)
}

/**
 * Kind and identity of a record's item, the same in all languages: 'room/29/7'. `undefined` if it has no language, is
 * missing, or repeats other records, as a list of rooms does.
 */
export function thingOf(key: string, outline: Outline | undefined): string | undefined {
  const parsed = parseKey(key)
  if (!('locale' in parsed) || parsed.kind === 'rooms') return undefined
  if (parsed.kind === 'page') return outline && `page/${outline.id}`
  const [kind, , ...rest] = key.split('/')
  if (!('slug' in parsed)) return [kind, ...rest].join('/')
  return outline && `${kind}/${rest[0]}/${outline.id}`
}

/** The record of an item in a language. */
export function keyOfThing(thing: string, locale: Locale, records: StoredSnapshot): string | undefined {
  const [kind, ...rest] = thing.split('/')
  if (!/^(?:page|room|event)$/.test(kind!)) return [kind, locale, ...rest].join('/')
  return records.named(`${kind} ${rest.at(-1)}`).find((key) => {
    const parsed = parseKey(key)
    return 'locale' in parsed && parsed.locale === locale && thingOf(key, records.get(key)?.outline) === thing
  })
}
