/** Group pages about what hotels offer: which hotels have it, with links to their own pages. */
import type { HotelPage, StaticPage } from '../../site/pages.ts'
import type { Route } from '../../routes/table.ts'
import { byRegion, regionName } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { hallsOf } from '../../views/facts/halls.ts'
import { hrefTo } from '../../views/links.ts'
import { decorativePicture } from '../../views/media.ts'
import { offerFacts } from './offer-facts.ts'
import type { HotelRowView } from '../../views/view.ts'

/** The hotel page that a group page is about; 'home' if every hotel has the thing but no page for it. */
const OFFERS: Partial<Record<StaticPage, HotelPage | 'home'>> = {
  spa: 'spa',
  kids: 'kids',
  'beach-pool': 'beach-pool',
  shopping: 'shopping',
  meeting: 'meeting',
  sport: 'home',
  entertainment: 'home',
  'a-club': 'home',
}

/** Hotels that have what the page is about, ordered by region. */
export function offerViews(context: ViewContext, { place }: Route): HotelRowView[] {
  const offer = place.kind === 'static' ? OFFERS[place.page] : undefined
  if (!offer) return []
  const { routes, locale } = context
  return byRegion(context).flatMap(({ id, name, regionCode, image }) => {
    const page = offer === 'home' ? routes.hotelHome(id, locale) : routes.hotelPage(id, locale, offer)
    // Hotels with readable halls are in the list of all halls instead.
    if (!page || (offer === 'meeting' && hallsOf(context, page).length > 0)) return []
    const region = regionName(context, regionCode)
    const facts = offerFacts(context, place, id)
    return [
      {
        id,
        name,
        href: hrefTo(page)!,
        ...(region && { region }),
        ...(facts.length > 0 && { facts }),
        ...(image && { picture: decorativePicture(context, image) }),
      },
    ]
  })
}
