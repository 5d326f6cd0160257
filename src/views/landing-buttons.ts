/** The contact buttons of landing pages, and addresses of the booking site. */
import { MESSAGING, RESERVATIONS_LINE } from '../site/contacts.ts'
import { BOOKING, LANDING_RESERVATION_URL } from '../site/reservation.ts'
import { groupName } from './chrome.ts'
import type { ViewContext } from './context.ts'
import { phoneView, whatsappHref } from './phones.ts'
import type { LandingButtonsView } from './view.ts'

export function landingButtons(context: ViewContext): LandingButtonsView {
  return {
    call: phoneView(context.locale, RESERVATIONS_LINE.display, RESERVATIONS_LINE.tel),
    chat: { href: whatsappHref(MESSAGING.number, groupName(context)), display: MESSAGING.display },
    reservation: {
      text: context.t('pages.landing.offers'),
      href: bookingUrl(context, LANDING_RESERVATION_URL).href,
      external: true,
    },
  }
}

function bookingUrl({ site }: ViewContext, address: string): URL {
  const url = new URL(address)
  return site.bookingHost ? new URL(url.pathname, site.bookingHost) : url
}

/** Address of the booking site in the context's language. */
export function bookingHref(context: ViewContext): string {
  const url = bookingUrl(context, BOOKING.url)
  url.searchParams.set(BOOKING.languageParameter, context.locale)
  return url.href
}
