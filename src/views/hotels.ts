/** The site's hotels and regions, in the order in which pages list them. */
import { MOST_HOTELS_EVERYWHERE } from '../config/constants.ts'
import { REGION_ORDER } from '../site/group.ts'
import { REGION_LISTS, type RegionList } from '../site/pages.ts'
import { keys } from '../records/keys.ts'
import { oncePer } from '../records/once-per.ts'
import type { PropertyRecord, RegionRecord } from '../records/records.ts'
import { regionRoute } from './claims.ts'
import type { ViewContext } from './context.ts'
import { hrefTo } from './links.ts'

export function hotels(context: ViewContext): PropertyRecord[] {
  return context.read(keys.properties())?.hotels ?? []
}

export function hotelOf(context: ViewContext, propertyId: number): PropertyRecord | undefined {
  return byId(hotels(context)).get(propertyId)
}

/** As addresses name it. */
export function hotelSlug({ routes, locale }: ViewContext, propertyId: number): string | undefined {
  const place = routes.hotelHome(propertyId, locale)?.place
  return place?.kind === 'hotel' ? place.hotel : undefined
}

const byId = oncePer((all: PropertyRecord[]) => new Map(all.map((hotel) => [hotel.id, hotel] as const)))

/**
 * The hotels that every page of a property lists. On a large site, where all hotels would outweigh the page, only the
 * property's own and its neighbours; the hotel list has the rest.
 */
export function namedEverywhere(context: ViewContext, hotel: PropertyRecord | undefined): PropertyRecord[] {
  const all = hotels(context)
  if (all.length <= MOST_HOTELS_EVERYWHERE) return all
  const isNear = ({ id, regionCode }: PropertyRecord) =>
    id !== hotel?.id && (hotel?.regionCode === undefined || regionCode === hotel.regionCode)
  return [...(hotel ? [hotel] : []), ...all.filter(isNear)].slice(0, MOST_HOTELS_EVERYWHERE)
}

/** Regions in the fixed order, then any other region in the provider's order. */
export function regions(context: ViewContext): RegionRecord[] {
  const rank = ({ code }: RegionRecord) => {
    const index = (REGION_ORDER as readonly string[]).indexOf(code)
    return index === -1 ? REGION_ORDER.length : index
  }
  return [...(context.read(keys.regions(context.locale)) ?? [])].sort((left, right) => rank(left) - rank(right))
}

/** Hotels in the fixed order of their regions. */
export function byRegion(context: ViewContext): PropertyRecord[] {
  const order = regions(context).map(({ code }) => code)
  const rank = ({ regionCode }: PropertyRecord) => {
    const index = order.indexOf(regionCode ?? '')
    return index === -1 ? order.length : index
  }
  return [...hotels(context)].sort((left, right) => rank(left) - rank(right))
}

/** Hotels of unknown regions come last. Regions without hotels are left out. */
export function hotelsByRegion(context: ViewContext): { region?: RegionRecord; hotels: PropertyRecord[] }[] {
  const all = regions(context)
  const groups = all.map((region) => ({
    region,
    hotels: hotels(context).filter(({ regionCode }) => regionCode === region.code),
  }))
  const elsewhere = hotels(context).filter(({ regionCode }) => !all.some(({ code }) => code === regionCode))
  return [...groups, { hotels: elsewhere }].filter((group) => group.hotels.length > 0)
}

export function regionName(context: ViewContext, code: string | undefined): string | undefined {
  return code === undefined ? undefined : regions(context).find((region) => region.code === code)?.name
}

export function regionHref(context: ViewContext, code: string | undefined): string | undefined {
  const region = regions(context).find((each) => each.code === code)
  return region && hrefTo(regionRoute(context, region))
}

export function isRegionList(page: string): page is RegionList {
  return (REGION_LISTS as readonly string[]).includes(page)
}
