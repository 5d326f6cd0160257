import type { BarOrPub, CafeOrCoffeeShop, DaySpa, OpeningHoursSpecification, Restaurant } from 'schema-dts'
import { keys } from '../../records/keys.ts'
import type { HoursView, OutletBody, SpaBody } from '../view.ts'
import { hotelReference } from './hotel.ts'
import { imageUrls, leadOf, type PageOf, type StructuredPage } from './page.ts'

type Outlet = Restaurant | BarOrPub | CafeOrCoffeeShop

const TYPES: Record<string, 'BarOrPub' | 'CafeOrCoffeeShop'> = { BAR: 'BarOrPub', PATISSERIE: 'CafeOrCoffeeShop' }

/** A place to eat or drink. Its type follows from its group on the hotel's gastronomy page. */
export function outlet(page: PageOf<OutletBody>): Outlet {
  const type = TYPES[groupOf(page)] ?? 'Restaurant'
  return { '@type': type, '@id': `${page.url}#outlet`, ...establishment(page) }
}

/** A hotel's spa, if its hours are known. */
export function spa(page: PageOf<SpaBody>): DaySpa | undefined {
  if (!page.body.outlet || !hotelReference(page.context, page.route.propertyId)) return undefined
  return { '@type': 'DaySpa', '@id': `${page.url}#spa`, ...establishment(page) }
}

function establishment({ context, route, body, url }: PageOf<OutletBody | SpaBody>) {
  const hotel = hotelReference(context, route.propertyId)
  const { pictures = [], hours = [] } = body.outlet ?? {}
  return {
    name: body.outlet?.title ?? body.title,
    url,
    ...leadOf(body),
    ...imageUrls(context, [...(body.header ? [body.header] : []), ...pictures]),
    ...openingHours(hours),
    ...(hotel && { containedInPlace: { '@type': 'Hotel' as const, ...hotel } }),
  }
}

/** Daily hours. A closing time before the opening time is on the next day; one equal to it would say "closed". */
function openingHours(hours: HoursView[]): { openingHoursSpecification?: OpeningHoursSpecification[] } {
  const specifications = hours.map(({ label, from, to }): OpeningHoursSpecification => {
    const isAllDay = from === to
    return {
      '@type': 'OpeningHoursSpecification',
      ...(label && { name: label }),
      opens: isAllDay ? '00:00' : from,
      closes: isAllDay || to === '24:00' ? '23:59' : to,
    }
  })
  return specifications.length > 0 ? { openingHoursSpecification: specifications } : {}
}

function groupOf({ context, route }: StructuredPage): string {
  const list = context.routes.hotelPage(route.propertyId, context.locale, 'gastronomy')
  if (list?.kind !== 'page') return ''
  const groups = context.read(keys.gastronomy(context.locale, list.id))?.groups ?? []
  return groups.find(({ items }) => items.some(({ url }) => url === route.url))?.code ?? ''
}
