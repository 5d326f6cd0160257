/** The halls of all hotels as a chooser on the group's meetings page, and the link to it from a hotel's page. */
import { hotelOf as slugOf, seatingsOf } from './select.ts'
import { hallsOf } from '../../views/facts/halls.ts'
import type { Route } from '../../routes/table.ts'
import { byRegion, hotelOf, regionName, regions } from '../../views/hotels.ts'
import { contactForm } from '../../views/contact.ts'
import type { ViewContext } from '../../views/context.ts'
import { staticHref } from '../../views/chrome.ts'
import { hrefTo } from '../../views/links.ts'
import type { HallFinderView, HallView } from '../../views/view.ts'

/** `undefined` on other pages, and if no hotel has halls. */
export function hallFinder(context: ViewContext, { place, propertyId }: Route): HallFinderView | undefined {
  if (place.kind !== 'static' || place.page !== 'meeting') return undefined
  const halls = byRegion(context).flatMap((hotel): HallView[] => {
    const page = context.routes.hotelPage(hotel.id, context.locale, 'meeting')
    const region = regionName(context, hotel.regionCode)
    return hallsOf(context, page).map(({ name, seats, ...measures }) => ({
      key: `${hotel.slug}/${name}`,
      name,
      hotel: { id: hotel.id, name: hotel.name, href: hrefTo(page)! },
      ...(region && { region: { code: hotel.regionCode!, name: region } }),
      ...measures,
      seats,
    }))
  })
  if (halls.length === 0) return undefined
  const { form } = contactForm(context, propertyId)
  return {
    halls,
    seatings: seatingsOf(halls).map((value) => ({ value, label: context.t(`halls.seatings.${value}`) })),
    regions: regions(context)
      .filter(({ code }) => halls.some(({ region }) => region?.code === code))
      .map(({ code, name }) => ({ value: code, label: name })),
    hotels: [...new Map(halls.map(({ hotel, key }) => [slugOf({ key }), hotel.name]))].map(([value, label]) => ({
      value,
      label,
    })),
    ...(form && { form }),
  }
}

/** Link from a hotel's page with halls to the list, with the hotel selected. */
export function hallsLink(context: ViewContext, route: Route): { hallsHref?: string } {
  const isOfHalls = route.place.kind === 'hotel-page' && route.place.page === 'meeting'
  const list = isOfHalls && hallsOf(context, route).length > 0 ? staticHref(context, 'meeting') : undefined
  const slug = hotelOf(context, route.propertyId)?.slug
  return list && slug ? { hallsHref: `${list}?${new URLSearchParams({ where: slug })}` } : {}
}
