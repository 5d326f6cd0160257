/** Wire fields without addresses: cleaned, or left out. */
import { cleanText } from '../text.ts'
import { pageUrl } from '../../routes/paths.ts'
import type { Wire, WireFeature, WireHours, WireKind, WireMeta } from '../wire.ts'
import type { FeatureRecord, FileRecord, HoursRecord, MetaRecord, Target } from '../../records/parts.ts'
import type { RecordKinds } from '../../records/records.ts'

/** For each kind, the function from its wire shape to our record. */
export type Shapes = { [K in WireKind]: (wire: Wire<K>) => RecordKinds[K] }

/** Cleaned text; empty counts as missing. */
export function plain(text: string | undefined): string | undefined {
  return (text && cleanText(text).text) || undefined
}

/** A name made from a slug, for records without one: 'Hillside room' from 'rooms/hillside-room'. */
export function nameOfSlug(url: string): string {
  const words = url
    .slice(url.lastIndexOf('/') + 1)
    .replace(/[-_]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function slugOf(slug: string): string | undefined {
  const clean = pageUrl(slug)
  return clean && !clean.includes('/') ? clean : undefined
}

export function webAddress(to: Target | undefined): string | undefined {
  return to && 'external' in to && /^https?:/.test(to.external) ? to.external : undefined
}

export function hours(wires: WireHours[]): HoursRecord[] {
  return wires.map(({ label, from, to }) =>
    compact({ label: plain(label), from: from.padStart(5, '0'), to: to.padStart(5, '0') }),
  )
}

export function features(wires: WireFeature[]): FeatureRecord[] {
  return wires.map(({ label, value }) => compact({ label: plain(label) ?? '', value: plain(value) }))
}

const SHARE_IMAGE = /^og:image(?::(?:secure_)?url)?$/

/** A tag with both attributes counts as two, as its readers take it: `<meta name="description" property="og:description" …>`. */
export function metas(wires: WireMeta[], fileAt: (source: string) => FileRecord | undefined): MetaRecord[] {
  return wires.flatMap((wire) => {
    const [name, property] = [wire.name, wire.property].map((each) => plain(each)?.toLowerCase())
    const content = plain(wire.content) ?? ''
    const tag = (called: string, attribute: Pick<MetaRecord, 'name' | 'property'>) =>
      compact({ ...attribute, content, image: SHARE_IMAGE.test(called) && content ? fileAt(content) : undefined })
    return [
      ...(property ? [tag(property, { property })] : []),
      ...(name && name !== property ? [tag(name, { name })] : []),
    ]
  })
}

/** Sorted by ordinal, or by position for items without one; ties keep their order. */
export function ordered<T>(items: T[], ordinal: (item: T) => number | undefined): T[] {
  return items
    .map((item, index) => ({ item, rank: ordinal(item) ?? index + 1 }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item)
}

export type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Removes undefined fields, so that a record equals its parsed JSON. */
export function compact<T extends object>(value: T): Compact<T> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Compact<T>
}
