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
  report(context, key, {
    address: room.slug,
    owner: { id: route.id, name: context.read(key)?.name ?? '' },
    other: room,
  })
  return undefined
}

/** The event's page, unless it is that of an event with the same slug. */
export function eventRoute(context: ViewContext, event: EventSummaryRecord): Route | undefined {
  const { locale, routes } = context
  const route = routes.event(event.publisherId, locale, event.slug)
  if (!route || route.id === event.id) return route
  const key = keys.event(locale, event.publisherId, event.slug)
  const owner = { id: route.id, name: context.read(key)?.title ?? '' }
  report(context, key, { address: event.slug, owner, other: { id: event.id, name: event.title } })
  return undefined
}

/** The outlet of a list that has the url: of several the one with the lowest id. */
export function outletAt(items: readonly GastronomyItemRecord[], url: string): GastronomyItemRecord | undefined {
  return items.filter((item) => item.url === url).sort((left, right) => left.id - right.id)[0]
}

/** A hotel's outlets. */
export interface OutletList {
  /** Key of the record that lists them. */
  key: string
  items: readonly GastronomyItemRecord[]
}

/** The outlet's page, unless a different outlet of its list has the url. */
export function outletRoute(context: ViewContext, item: GastronomyItemRecord, list: OutletList): Route | undefined {
  const owner = outletAt(list.items, item.url)
  if (owner && owner.id !== item.id) {
    const named = ({ id, title }: GastronomyItemRecord) => ({ id, name: title })
    report(context, list.key, { address: item.url, owner: named(owner), other: named(item) })
    return undefined
  }
  const route = context.routes.find(context.locale, item.url)
  if (!route) context.reportMissing(list.key, item.url)
  if (!route) return undefined
  const isPage = isOwn(context, route, 'outlet')
  const other = isPage ? outletElsewhere(context, route, { item, key: list.key }) : undefined
  if (isPage && !other) return route
  const claim = { address: item.url, owner: other ?? namedAt(context, route), other: { id: item.id, name: item.title } }
  report(context, list.key, claim)
  return undefined
}

/** The region's page, unless its url is the address of something else. */
export function regionRoute(context: ViewContext, { code, name, url }: RegionRecord): Route | undefined {
  const route = context.routes.find(context.locale, url)
  if (!route || isOwn(context, route, 'region')) return route
  const claim = { address: url, owner: namedAt(context, route), other: { id: code, name } }
  report(context, keys.regions(context.locale), claim)
  return undefined
}

/** An outlet with the url in the list of another hotel, whose page it is. One that two hotels list has one id. */
function outletElsewhere(
  context: ViewContext,
  { propertyId, url }: Route,
  listed: { item: GastronomyItemRecord; key: string },
): Named | undefined {
  const list = context.routes.hotelPage(propertyId, context.locale, 'gastronomy')
  const key = list && keys.gastronomy(context.locale, list.id)
  if (!key || key === listed.key) return undefined
  const items = context.read(key)?.groups.flatMap((group) => group.items) ?? []
  const owner = outletAt(items, url)
  return owner && owner.id !== listed.item.id ? { id: owner.id, name: owner.title } : undefined
}

/** Categories that no page of a region, or of an outlet, has. */
const OTHER_CATEGORIES = { outlet: ['REGION', 'HOTEL'], region: ['OUTLET', 'HOTEL'] }

/** Whether a page may be that of an outlet or a region whose url is free. The address says so; below an unknown parent the category does. */
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

interface Claim {
  address: string
  owner: Named
  other: Named
}

/** `key`: the record that names the address. */
function report({ problems }: ViewContext, key: string, { address, owner, other }: Claim): void {
  problems.push(problem('path-twice', key, { address, owner, other: { name: other.name, id: other.id } }))
}
