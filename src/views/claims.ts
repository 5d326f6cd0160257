/** Addresses that two records claim: one of them has it, the other has none, and both are reported by name. */
import { problem } from '../config/problems/table.ts'
import type { Route } from '../routes/table.ts'
import { keys } from '../records/keys.ts'
import type { EventSummaryRecord, GastronomyItemRecord, RegionRecord, RoomSummaryRecord } from '../records/records.ts'
import type { ViewContext } from './context.ts'

/** The room's page, unless it is that of a room with the same slug. */
export function roomRoute(context: ViewContext, propertyId: number, room: RoomSummaryRecord): Route | undefined {
  const { locale, routes } = context
  const route = routes.room(propertyId, locale, room.slug)
  if (!route || route.id === room.id) return route
  const key = keys.room(locale, propertyId, room.slug)
  report(context, key, room.slug, { id: route.id, name: context.read(key)?.name ?? '' }, room)
  return undefined
}

/** The event's page, unless it is that of an event with the same slug. */
export function eventRoute(context: ViewContext, event: EventSummaryRecord): Route | undefined {
  const { locale, routes } = context
  const route = routes.event(event.publisherId, locale, event.slug)
  if (!route || route.id === event.id) return route
  const key = keys.event(locale, event.publisherId, event.slug)
  const owner = { id: route.id, name: context.read(key)?.title ?? '' }
  report(context, key, event.slug, owner, { id: event.id, name: event.title })
  return undefined
}

/** The outlet of a list that has the url: of several the one with the lowest id. */
export function outletAt(items: readonly GastronomyItemRecord[], url: string): GastronomyItemRecord | undefined {
  return items.filter((item) => item.url === url).sort((left, right) => left.id - right.id)[0]
}

/** The outlet's page, unless another one of its list has the url. `from`: key of the list. */
export function outletRoute(
  context: ViewContext,
  item: GastronomyItemRecord,
  items: readonly GastronomyItemRecord[],
  from: string,
): Route | undefined {
  const owner = outletAt(items, item.url)
  if (owner && owner.id !== item.id) {
    const named = ({ id, title }: GastronomyItemRecord) => ({ id, name: title })
    report(context, from, item.url, named(owner), named(item))
    return undefined
  }
  const route = context.routes.find(context.locale, item.url)
  if (!route) context.reportMissing(from, item.url)
  if (!route) return undefined
  const isPage = isOwn(context, route, 'outlet')
  const other = isPage ? outletOfOther(context, route, item, from) : undefined
  if (isPage && !other) return route
  report(context, from, item.url, other ?? namedAt(context, route), { id: item.id, name: item.title })
  return undefined
}

/** The region's page, unless its url is the address of something else. */
export function regionRoute(context: ViewContext, { code, name, url }: RegionRecord): Route | undefined {
  const route = context.routes.find(context.locale, url)
  if (!route || isOwn(context, route, 'region')) return route
  report(context, keys.regions(context.locale), url, namedAt(context, route), { id: code, name })
  return undefined
}

/** An outlet with the url in the list of another hotel, whose page it is. One that two hotels list has one id. */
function outletOfOther(
  context: ViewContext,
  { propertyId, url }: Route,
  item: GastronomyItemRecord,
  from: string,
): Named | undefined {
  const list = context.routes.hotelPage(propertyId, context.locale, 'gastronomy')
  const key = list && keys.gastronomy(context.locale, list.id)
  if (!key || key === from) return undefined
  const items = context.read(key)?.groups.flatMap((group) => group.items) ?? []
  const owner = outletAt(items, url)
  return owner && owner.id !== item.id ? { id: owner.id, name: owner.title } : undefined
}

/** Categories that no page of a region, or of an outlet, has. */
const OTHER_CATEGORIES = { outlet: ['REGION', 'HOTEL'], region: ['OUTLET', 'HOTEL'] }

/** Whether a page may be that of a thing whose url is free. An address tells what its page is, but where it is below nothing that the site knows. */
function isOwn(context: ViewContext, { kind, key, place }: Route, of: 'outlet' | 'region'): boolean {
  if (kind !== 'page' || place.kind !== 'other') return kind === 'page' && place.kind === of
  return !OTHER_CATEGORIES[of].includes(context.read(key)?.category ?? '')
}

function namedAt(context: ViewContext, { key, id }: Route): Named {
  const { title, name } = (context.read(key) ?? {}) as { title?: string; name?: string }
  return { id, name: title ?? name ?? key }
}

interface Named {
  id: number | string
  name: string
}

function report({ problems }: ViewContext, key: string, address: string, owner: Named, other: Named): void {
  problems.push(problem('path-twice', key, { address, owner, other: { name: other.name, id: other.id } }))
}
