/** Records by name, hotel and language, with their address in the CMS. */
import { isLocale } from '../../../config/locales.ts'
import type { DeskLocale } from '../../views/locales.ts'
import { deskMessages } from '../../messages/index.ts'
import { keyOfThing } from '../../comparisons/record-texts.ts'
import { beginningOf } from '../../comparisons/text-difference.ts'
import { keys, parseKey } from '../../../records/keys.ts'
import type { PropertiesRecord } from '../../../records/records.ts'
import { StoredSnapshot } from '../../../records/snapshot.ts'
import type { State } from '../../../engine/state/state.ts'

export interface RecordLabel {
  kind: string
  /** Name of the hotel, or of the group. */
  hotel: string | undefined
  lang: string | undefined
  /** 'Room “Family suite”, Crystal Flora, German'. */
  name: string
  /** Address in the CMS. */
  cms: string | undefined
}

/** Characters. */
const LONGEST_TITLE = 100

/** The webhook's name for each kind of record. */
const RESOURCES = {
  ...{ page: 'page', gastronomy: 'page', outlet: 'page', spa: 'page', contact: 'page', certificates: 'page' },
  ...{ room: 'room', plans: 'room', rooms: 'property', properties: 'property', menus: 'menu', regions: 'region' },
  ...{ stories: 'story', galleryCategories: 'gallery', galleryFiles: 'gallery', event: 'event' },
} as const

/**
 * `cmsUrl`: a template with {resource}, {id} and {lang}. The labels are `undefined` for anything but a record's key. `lastTitle`: for a record that no longer
 * exists.
 */
export function recordLabels(state: Pick<State, 'records'>, locale: DeskLocale, cmsUrl?: string) {
  const m = deskMessages[locale].reasons
  const snapshot = new StoredSnapshot(state.records)
  const { hotels = [], network } = (snapshot.get(keys.properties())?.value ?? {}) as Partial<PropertiesRecord>

  function titleOf(key: string): string | undefined {
    const { title, name } = (snapshot.get(key)?.value ?? {}) as { title?: string; name?: string }
    return title || name || undefined
  }

  return (key: string, lastTitle?: string): RecordLabel | undefined => {
    const parsed = /^\w+(?:\/|$)/.test(key) && Object.hasOwn(RESOURCES, key.split('/')[0]!) ? parseKey(key) : undefined
    if (!parsed) return undefined
    const { kind, locale: lang, pageId, roomId, propertyId, galleryId, slug, url } = parsed as typeof parsed & Parts
    const outline = snapshot.get(key)?.outline
    const inLanguage = (name: string) =>
      snapshot.named(name).find((each) => each.startsWith(`${name.split(' ')[0]}/${lang}/`))
    const ownerKey = pageId ? inLanguage(`page ${pageId}`) : roomId ? inLanguage(`room ${roomId}`) : undefined
    const title = titleOf(key) ?? (ownerKey && titleOf(ownerKey)) ?? lastTitle ?? slug ?? url
    const owner = outline?.propertyId ?? propertyId ?? (ownerKey && snapshot.get(ownerKey)?.outline?.propertyId)
    const hotel = hotels.find(({ id }) => id === owner)?.name ?? (kind === 'menus' ? network?.name : undefined)
    const name = [
      m.kinds[kind === 'properties' ? 'hotels' : kind] + (title ? ` “${beginningOf(title, LONGEST_TITLE)}”` : ''),
      hotel === title ? undefined : hotel,
      lang && languageName(lang, locale),
    ]
    const id = outline?.id || (pageId ?? roomId ?? galleryId ?? propertyId ?? slug ?? url ?? '')
    const values = { resource: RESOURCES[kind], id: encodeURIComponent(id), lang: lang ?? '' }
    return {
      kind,
      hotel: hotel ?? (owner === undefined ? undefined : network?.name),
      lang,
      name: name.filter(Boolean).join(', '),
      cms: cmsUrl?.replace(/\{(resource|id|lang)\}/g, (_, part: keyof typeof values) => values[part]),
    }
  }
}

/** Labels of items in one of their languages. `undefined` for items that no longer exist. */
export function thingLabels(state: Pick<State, 'records'>, locale: DeskLocale) {
  const label = recordLabels(state, locale)
  const snapshot = new StoredSnapshot(state.records)
  return (thing: string, language: string): RecordLabel | undefined => {
    const key = isLocale(language) ? keyOfThing(thing, language, snapshot) : undefined
    return key === undefined ? undefined : label(key)
  }
}

/** 'German' for 'de'. */
export function languageName(language: string, locale: DeskLocale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}

/** Parts that a key may have. */
interface Parts {
  locale?: string
  pageId?: number
  roomId?: number
  propertyId?: number
  galleryId?: number
  slug?: string
  url?: string
}
