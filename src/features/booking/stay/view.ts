/** The page on which a stay is reserved. */
import { catalogueEntry } from '../../../config/catalogue.ts'
import { INTERNAL_RESERVATIONS } from '../../../site/reservation.ts'
import { baseBody, type PageInput } from '../../../views/base.ts'
import { offeredRooms } from '../../../views/fit/offer.ts'
import { contactForm } from '../../../views/contact.ts'
import { hotelOf } from '../../../views/hotels.ts'
import { houseFacts } from '../../../views/facts/house.ts'
import { phoneView } from '../../../views/phones.ts'
import type { ReservationBody } from '../../../views/view.ts'

export function reservationBody(input: PageInput): ReservationBody {
  const { context, route, page } = input
  const hotel = hotelOf(context, route.propertyId)
  const entry = catalogueEntry(route.propertyId)
  const isAsked = INTERNAL_RESERVATIONS.some(({ slug }) => slug === hotel?.slug)
  const form = isAsked ? contactForm(context, route.propertyId).form : undefined
  return {
    ...baseBody(input),
    kind: 'reservation',
    hotel: {
      name: hotel?.name ?? page.title,
      slug: hotel?.slug ?? '',
      ...(hotel?.reservationUrl && { reservationUrl: hotel.reservationUrl }),
      phone: phoneView(context.locale, entry.callText[context.locale], entry.callCenter[context.locale]),
    },
    rooms: offeredRooms(context, route.propertyId),
    // A browser may keep quiet about the page that it sends a form from.
    ...(form && { request: { ...form, action: `/forms/reservation?${new URLSearchParams({ page: route.path })}` } }),
    facts: houseFacts(context, route.propertyId),
  }
}
