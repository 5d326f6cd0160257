/** Pages of the group about what hotels offer: which hotels have it, with the way to each one's own page. */
import type { HotelPage, StaticPage } from '../routes/slugs.ts'
import type { Route } from '../routes/table.ts'
import { byRegion, regionName } from './cards.ts'
import type { ViewContext } from './context.ts'
import { hallsOf } from './halls.ts'
import { hrefTo } from './links.ts'
import { decorativePicture } from './media.ts'
import type { HotelRowView } from './view.ts'

/** The page of a hotel that a page of the group is about; its home where every hotel has it and none has a page for it. */
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

/** Hotels that have what the page is about, in the order of their regions. */
export function offerViews(context: ViewContext, { place }: Route): HotelRowView[] {
  const offer = place.kind === 'static' ? OFFERS[place.page] : undefined
  if (!offer) return []
  const { routes, locale } = context
  return byRegion(context).flatMap(({ id, name, regionCode, image }) => {
    const page = offer === 'home' ? routes.hotelHome(id, locale) : routes.hotelPage(id, locale, offer)
    // Those whose halls can be read stand in the list of all halls.
    if (!page || (offer === 'meeting' && hallsOf(context, page).length > 0)) return []
    const region = regionName(context, regionCode)
    return [
      {
        id,
        name,
        href: hrefTo(page)!,
        ...(region && { region }),
        ...(image && { picture: decorativePicture(context, image) }),
      },
    ]
  })
}
