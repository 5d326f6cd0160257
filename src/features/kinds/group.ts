/** Pages of the group: home, lists of regions, a region, landing pages. */
import { hotelCards, hotelCardsWithDistances, hotelRow, regionCards, storyViews } from '../../views/cards.ts'
import { byRegion, hotels, isRegionList, regions } from '../../views/hotels.ts'
import { landingButtons } from '../../views/landing-buttons.ts'
import { pictureView } from '../../views/media.ts'
import type { HomeBody, LandingBody, RegionBody, RegionListBody } from '../../views/view.ts'
import { baseBody, type PageInput } from '../../views/base.ts'

/** More than a handful of large cards would bury what follows. */
const LARGE_HOTELS = 3

export function homeBody(input: PageInput): HomeBody {
  const { context, page, route } = input
  const cards = hotelCards(context, byRegion(context))
  const areLarge = cards.length <= LARGE_HOTELS
  return {
    ...baseBody(input),
    kind: 'home',
    stories: storyViews(context, page.propertyId, route),
    regions: regionCards(context),
    hotels: areLarge ? cards : [],
    hotelRows: areLarge ? [] : cards.map(hotelRow),
  }
}

/** A hotel is only on its own region's page and list. */
export function regionListBody(input: PageInput): RegionListBody {
  const { context, route } = input
  const list = route.place.kind === 'static' && isRegionList(route.place.page) ? route.place.page : undefined
  const cards = regionCards(context, list)
  const codes = new Set(cards.map(({ code }) => code))
  const inList = byRegion(context).filter(({ regionCode }) => regionCode !== undefined && codes.has(regionCode))
  return { ...baseBody(input), kind: 'region-list', regions: cards, hotels: hotelCards(context, inList) }
}

export function regionBody(input: PageInput): RegionBody {
  const { context, route } = input
  const base = baseBody(input)
  const region = regions(context).find(({ url }) => url === route.url)
  const list = route.place.kind === 'region' ? route.place.list : undefined
  const pictured = base.header ?? base.mobileHeader ?? base.hero
  const own = hotels(context).filter(({ regionCode }) => region !== undefined && regionCode === region.code)
  return {
    ...base,
    ...(base.sections.length === 0 && region?.text && { lead: region.text }),
    kind: 'region',
    ...(region && {
      region: {
        code: region.code,
        name: region.name,
        ...(!pictured && region.image && { picture: pictureView(context, region.image, region.name) }),
      },
    }),
    hotels: hotelCardsWithDistances(context, own),
    otherRegions: regionCards(context, list).filter(({ code }) => code !== region?.code),
  }
}

export function landingBody(input: PageInput): LandingBody {
  const { context } = input
  return {
    ...baseBody(input),
    kind: 'landing',
    hotels: hotelCards(context, byRegion(context)),
    buttons: landingButtons(context),
  }
}
