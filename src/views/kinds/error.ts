import { keys } from '../../snapshot/keys.ts'
import { buildUrl } from '../../routes/place.ts'
import { hotelListUrl } from '../../routes/table.ts'
import { NOT_FOUND_URL } from '../../routes/slugs.ts'
import { homeHref, staticHref } from '../chrome.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
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

/** A page that lists hotels: the hotel list, or the first region list, or the home page. */
function hotelListHref(context: ViewContext): string | undefined {
  const { routes, locale } = context
  const lists = [
    hotelListUrl(locale),
    ...(['turkish-riviera', 'anatolia', 'home'] as const).map((page) => buildUrl({ kind: 'static', page }, locale)),
  ]
  return lists.map((url) => hrefTo(routes.find(locale, url))).find((href) => href !== undefined)
}
