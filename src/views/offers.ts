/** Pages of the group about what hotels offer: which hotels have it, with the way to each one's own page. */
import type { HotelPage, StaticPage } from '../routes/slugs.ts'
import type { Route } from '../routes/table.ts'
import type { RichText } from '../snapshot/records.ts'
import { byRegion, regionName } from './cards.ts'
import type { ViewContext } from './context.ts'
import { hrefTo } from './links.ts'
import { decorativePicture } from './media.ts'
import { richTextHtml } from './rich-text.ts'
import type { OfferView } from './view.ts'

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
export function offerViews(context: ViewContext, { place }: Route): OfferView[] {
  const offer = place.kind === 'static' ? OFFERS[place.page] : undefined
  if (!offer) return []
  const { routes, locale } = context
  return byRegion(context).flatMap(({ id, name, regionCode, image }) => {
    const page = offer === 'home' ? routes.hotelHome(id, locale) : routes.hotelPage(id, locale, offer)
    if (!page) return []
    const region = regionName(context, regionCode)
    const halls = offer === 'meeting' && hallsOf(context, page)
    return [
      {
        id,
        name,
        href: hrefTo(page)!,
        ...(region && { region }),
        ...(image && { picture: decorativePicture(context, image) }),
        ...(halls && { halls: richTextHtml(context, halls, page.key, 4) }),
      },
    ]
  })
}

/** The table of a hotel's page for meetings: its halls with their capacities. */
function hallsOf(context: ViewContext, page: Route): RichText | undefined {
  if (page.kind !== 'page') return undefined
  return context.read(page.key)?.sections.find(({ layout, html }) => layout === 'TABLE' && html)?.html
}
