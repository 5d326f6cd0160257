import { keys } from '../../snapshot/keys.ts'
import { NOT_FOUND_URL } from '../../routes/slugs.ts'
import { homeHref, hotelListHref, staticHref } from '../chrome.ts'
import type { ViewContext } from '../context.ts'
import { sectionViews } from '../sections.ts'
import type { ErrorBody } from '../view.ts'
import { bookingHref } from './group.ts'

/** The not-found page of a language: the provider's own where it has one. */
export function notFoundBody({ context }: { context: ViewContext }): ErrorBody {
  const { t, locale } = context
  const key = keys.page(locale, NOT_FOUND_URL)
  const page = context.read(key)
  const hotelsHref = hotelListHref(context)
  const contactHref = staticHref(context, 'contact')
  return {
    kind: 'error',
    status: 404,
    title: t('errors.notFound.heading'),
    message: page?.title || t('errors.notFound.title'),
    sections: page ? sectionViews(context, page, key) : [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
    homeHref: homeHref(context),
    ...(hotelsHref && { hotelsHref }),
    ...(contactHref && { contactHref }),
    booking: { text: t('errors.notFound.booking'), href: bookingHref(context), external: true },
  }
}
