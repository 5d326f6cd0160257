/** Link targets → addresses of the site in the page's language. */
import { hrefOf } from '../routes/paths.ts'
import { keys } from '../records/keys.ts'
import type { LinkRecord, Target } from '../records/parts.ts'
import type { Route } from '../routes/table.ts'
import type { LinkView, PageView, ReservationBody } from './view.ts'
import type { ViewContext } from './context.ts'
import { reachableHref, reportUnclear } from './phones.ts'
import { placeIn, textKeys, textsWith } from './text/places.ts'

export interface Destination {
  href: string
  external?: true
}

/** Address of a link. If its target has no page in this language: `undefined`, and a report, in which `from` names the record. */
export function destination(
  context: ViewContext,
  { target, text }: { target: Target; text?: string },
  from: string,
): Destination | undefined {
  if ('external' in target) {
    const href = reachableHref(target.external)
    if (href === undefined) reportUnclear(context, target.external, { from, field: ['link'] })
    return href === undefined ? undefined : { href, ...(/^https?:/.test(href) && { external: true }) }
  }
  if (!('site' in target)) {
    const href = placeIn(context, textsWith(context, from), target.fragment)
    if (href === undefined) context.reportMissing(from, `#${target.fragment}`, text)
    return href === undefined ? undefined : { href }
  }
  const { site, locale = context.locale, query = '', fragment } = target
  const route = context.routes.find(locale, site)
  if (!route) {
    context.reportMissing(from, site, text)
    return undefined
  }
  const place = fragment && placeIn(context, textKeys(route), fragment)
  if (fragment && !place) context.reportMissing(from, `${site}#${fragment}`, text)
  return { href: hrefOf(route.path) + query + (place ?? '') }
}

export function linkView(context: ViewContext, link: LinkRecord | undefined, from: string): LinkView | undefined {
  const to = link && destination(context, link, from)
  return to && { text: link.text, ...to }
}

/** The title of the page at a route, for links to it. */
export function titleOf({ read, t }: ViewContext, route: Route): string {
  const hotel = () => read(keys.properties())?.hotels.find(({ id }) => id === route.propertyId)?.name ?? ''
  switch (route.kind) {
    case 'page':
      return read(route.key)?.title || route.url
    case 'room':
      return read(route.key)?.name || route.url
    case 'event':
      return read(route.key)?.title || route.url
    case 'day':
      return t('day.title', { hotel: hotel() })
    case 'week':
      return t('week.title', { hotel: hotel() })
    case 'event-list':
      return t('pages.eventList.title')
  }
}

/** A link whose record has no text says where it leads; a place of the page itself has no name. */
export function namedLink(context: ViewContext, target: Target, from: string): LinkView | undefined {
  const to = destination(context, { target }, from)
  if (!to || to.href.startsWith('#')) return undefined
  const route = 'site' in target && context.routes.find(target.locale ?? context.locale, target.site)
  return { text: route ? titleOf(context, route) : to.href.replace(/^\w+:(?:\/\/(?:www\.)?)?|[/?#].*$/g, ''), ...to }
}

export function hrefTo(route: Route | undefined): string | undefined {
  return route && hrefOf(route.path)
}

/** The chat of a page; on a room's page, and where that room is asked for by telephone, it begins with the room's name too. */
export function chatHref({ chrome, body }: Pick<PageView, 'chrome' | 'body'>): string {
  const room = body.kind === 'room' ? body.title : body.kind === 'reservation' && roomByPhone(body)
  // The address ends with the text.
  return chrome.whatsapp.href + (room ? encodeURIComponent(`, ${room}`) : '')
}

/** Elsewhere the form of the stay names its room to chats. */
function roomByPhone({ hotel, request, stay, rooms }: ReservationBody): string | undefined {
  if (!stay || request || hotel.reservationUrl) return undefined
  const roomId = new URLSearchParams(stay.said).get('room')
  return rooms.find(({ id }) => String(id) === roomId)?.name
}

/** Where the dates of a stay are chosen without script; from a room's page with that room. */
export function bookHref({ chrome, body }: Pick<PageView, 'chrome' | 'body'>): string {
  return (body.kind === 'room' && body.reservationHref) || chrome.book.href
}
