/** What a hotel says of single days of the week, with an id for each and the page that says it. */
import { keys } from '../../records/keys.ts'
import type { Saying as Said } from '../../records/readings.ts'
import type { GastronomyRecord } from '../../records/records.ts'
import type { HotelPage } from '../../site/pages.ts'
import { outletAt } from '../claims.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
import { pageOf, type HotelRecords } from './lanes.ts'

export interface Saying extends Said {
  /** The same in every language: where it is said, and the days. */
  id: string
  href?: string
}

const PAGES = ['kids', 'beach-pool', 'aquapark', 'spa', 'shopping'] as const satisfies HotelPage[]

/** In the order of the hotel's pages; the same words are said once. */
export function sayingsOf(context: ViewContext, { propertyId, gastronomy }: HotelRecords): Saying[] {
  const { locale, routes } = context
  const home = pageOf(context, routes.hotelHome(propertyId, locale))
  const below = PAGES.flatMap((name) => {
    const found = pageOf(context, routes.hotelPage(propertyId, locale, name))
    return found ? [{ ...found, name }] : []
  })
  const all = [
    ...(home ? ofSource({ id: 'home', href: home.href }, home.page.readings?.sayings) : []),
    ...outletSayings(context, gastronomy),
    ...below.flatMap(({ name, href, page }) =>
      ofSource({ id: name, href }, [
        ...(page.readings?.sayings ?? []),
        ...(name === 'spa' ? facilitiesOf(context, page.id) : []),
      ]),
    ),
  ]
  return withOwnIds(all.filter(({ text }, index) => all.findIndex((each) => each.text === text) === index))
}

/** Two of one place and the same days are told apart by their order. */
export function withOwnIds<Each extends { id: string }>(all: readonly Each[]): Each[] {
  const seen = new Map<string, number>()
  return all.map((each) => {
    const count = (seen.get(each.id) ?? 0) + 1
    seen.set(each.id, count)
    return count === 1 ? each : { ...each, id: `${each.id}_${count}` }
  })
}

function outletSayings(context: ViewContext, { groups }: GastronomyRecord): Saying[] {
  const items = groups.flatMap((group) => group.items)
  return items.flatMap(({ id, title: name, url, readings }) => {
    const route = outletAt(items, url)?.id === id ? context.routes.find(context.locale, url) : undefined
    const { featureSayings = [], sayings = [] } =
      (route && context.read(keys.outlet(context.locale, route.id))?.readings) ?? {}
    return ofSource({ id: `o${id}`, href: route && hrefTo(route)! }, [
      ...featureSayings.map((each) => ({ ...each, name: `${name}: ${each.name}` })),
      ...(readings?.sayings ?? []),
      ...sayings.map((each) => ({ ...each, name })),
    ])
  })
}

function facilitiesOf({ read, locale }: ViewContext, pageId: number): Said[] {
  return (read(keys.spa(locale, pageId))?.facilities ?? []).flatMap(({ readings }) => readings?.sayings ?? [])
}

function ofSource({ id, href }: { id: string; href: string | undefined }, said: readonly Said[] = []): Saying[] {
  return said.map((each) => ({ ...each, id: `${id}-${each.weekdays.join('')}`, ...(href && { href }) }))
}
