import { keys } from '../../records/keys.ts'
import { NOT_FOUND_URL } from '../../routes/slugs.ts'
import { homeHref, hotelListHref, staticHref } from '../../views/chrome.ts'
import type { ViewContext } from '../../views/context.ts'
import { hotelOf } from '../../views/hotels.ts'
import { hrefTo } from '../../views/links.ts'
import { sectionViews } from '../../views/text/sections.ts'
import type { ErrorBody } from '../../views/view.ts'
import { bookingHref } from '../../views/landing-buttons.ts'

export interface ErrorInput {
  context: ViewContext
  status: ErrorBody['status']
  /** Hotel of a page that is gone; 0 if it had none. */
  propertyId: number
}

/** The error page of a language. */
export function errorBody({ context, status, propertyId }: ErrorInput): ErrorBody {
  if (status === 410) return goneBody(context, propertyId)
  return status === 404 ? notFoundBody(context) : failedBody(context)
}

/** For what was a page before: its hotel, if that is still there, is the way on. */
function goneBody(context: ViewContext, propertyId: number): ErrorBody {
  const { t, locale, routes } = context
  const name = hotelOf(context, propertyId)?.name
  const href = hrefTo(routes.hotelHome(propertyId, locale))
  const roomsHref = hrefTo(routes.hotelPage(propertyId, locale, 'rooms'))
  const contactHref = hrefTo(routes.hotelPage(propertyId, locale, 'contact'))
  return {
    ...wayOn(context),
    ...(contactHref && { contactHref }),
    ...(name && href && { hotel: { name, href, ...(roomsHref && { roomsHref }) } }),
    status: 410,
    title: t('errors.gone.title'),
    message: '',
    sections: [],
  }
}

/** Page for any server error; our server draws it again with the status and message of an error. */
function failedBody(context: ViewContext): ErrorBody {
  return { ...wayOn(context), status: 500, title: context.t('errors.general.title'), message: '', sections: [] }
}

/** The provider's own page, if it has one. */
function notFoundBody(context: ViewContext): ErrorBody {
  const { t, locale } = context
  const key = keys.page(locale, NOT_FOUND_URL)
  const page = context.read(key)
  return {
    ...wayOn(context),
    status: 404,
    title: t('errors.notFound.heading'),
    message: page?.title || t('errors.notFound.title'),
    sections: page ? sectionViews(context, page, key) : [],
  }
}

function wayOn(context: ViewContext): Omit<ErrorBody, 'status' | 'title' | 'message' | 'sections'> {
  const hotelsHref = hotelListHref(context)
  const contactHref = staticHref(context, 'contact')
  return {
    kind: 'error',
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
    homeHref: homeHref(context),
    ...(hotelsHref && { hotelsHref }),
    ...(contactHref && { contactHref }),
    booking: { text: context.t('errors.notFound.booking'), href: bookingHref(context), external: true },
  }
}
