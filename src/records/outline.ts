/**
 * Fields that are needed of all pages, rooms and events at once. Stored beside the values, so that these need not be
 * read.
 */
import type { AlternateRecord, HoursRecord, MetaRecord } from './parts.ts'
import type { EventRecord, GastronomyRecord, PageRecord, RoomRecord } from './records.ts'

export interface Outline {
  id: number
  /** Pages only. */
  propertyId?: number
  /** Events only. */
  publisherId?: number
  alternates: Pick<AlternateRecord, 'locale' | 'url'>[]
  /** Whether search engines may list it. */
  listed: boolean
  /** Events that the page lists. */
  events?: { id: number; slug: string }[]
  updatedAt?: string
  /** Gastronomy page only: enough outlets have opening hours. */
  hasDay?: true
}

/** With fewer outlets, the day page would repeat their list. */
const LEAST_OUTLETS = 3

type Outlined = Pick<RoomRecord, 'id' | 'alternates' | 'metas' | 'updatedAt'> &
  Partial<Pick<PageRecord, 'propertyId' | 'events'>> &
  Partial<Pick<EventRecord, 'publisherId'>>

/** `undefined` for a record without a page: only pages, rooms and events have metas. */
export function outlineOf(value: object | null): Outline | undefined {
  if (value === null) return undefined
  if ('groups' in value)
    return hasDay(value as GastronomyRecord) ? { id: 0, alternates: [], listed: true, hasDay: true } : undefined
  if (!('metas' in value)) return undefined
  const { id, propertyId, publisherId, alternates, metas, events = [], updatedAt } = value as Outlined
  return {
    id,
    ...(propertyId !== undefined && { propertyId }),
    ...(publisherId !== undefined && { publisherId }),
    alternates: alternates.map(({ locale, url }) => ({ locale, url })),
    listed: mayBeListed(metas),
    ...(events.length > 0 && { events: events.map((event) => ({ id: event.id, slug: event.slug })) }),
    ...(updatedAt !== undefined && { updatedAt }),
  }
}

function hasDay({ groups }: GastronomyRecord): boolean {
  const outlets = groups.flatMap(({ items }) => items).filter(({ hours }) => hours.some(isTimed))
  return outlets.length >= LEAST_OUTLETS
}

/** Whether the hours can be drawn on a ruler. */
export function isTimed({ from, to }: HoursRecord): boolean {
  return [from, to].every((time) => /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)(?!\d)/.test(time))
}

/** Whether a page's metas allow indexing: each that speaks to search engines counts, as they read them. */
export function mayBeListed(metas: readonly MetaRecord[]): boolean {
  return !metas.some(
    ({ name, property, content }) => /^(?:robots|googlebot)$/i.test(property ?? name ?? '') && isKeptOut(content),
  )
}

/** Of a header: for whom the directives are that follow. */
const AGENT = /^\s*(?!max-|unavailable_after)([\w*-]+)\s*:/i

/** Whether robots directives, or the header's 'googlebot: noindex', exclude the page; not those for other robots. 'max-image-preview:none' is about its pictures only. */
export function isKeptOut(robots: string): boolean {
  let isMeant = true
  return robots.split(',').some((part) => {
    const [, agent] = AGENT.exec(part) ?? []
    if (agent) isMeant = /^(?:robots|googlebot|\*)$/i.test(agent)
    return isMeant && /\bnoindex\b|(?<!preview\s*[:=]\s*)\bnone\b/i.test(part)
  })
}
