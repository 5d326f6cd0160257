/** The list of all hotels, with what they can be chosen by. */
import { baseBody, type PageInput } from '../../views/base.ts'
import { hotelCards } from '../../views/cards.ts'
import { comparisonHref } from '../../views/comparisons.ts'
import { byRegion, hotelOf, hotelsByRegion, hotelSlug, regionHref } from '../../views/hotels.ts'
import type { HotelListBody } from '../../views/view.ts'
import { chooserOf } from './chooser-view.ts'

export function hotelListBody(input: PageInput): HotelListBody {
  const { context } = input
  const listed = byRegion(context).filter(({ id }) => context.routes.hotelHome(id, context.locale))
  const chooser = chooserOf(context, listed)
  const isCompared = listed.length > 1
  const groups = hotelsByRegion(context).map(({ region, hotels }) => {
    const href = region && regionHref(context, region.code)
    return {
      ...(region && { region: region.name }),
      ...(href && { href }),
      hotels: hotelCards(context, hotels).map((card) => ({
        ...card,
        ...(isCompared && { slug: hotelSlug(context, card.id) }),
        ...chooser.hotels.get(card.id)!,
        searchSlug: hotelOf(context, card.id)!.slug,
      })),
    }
  })
  return {
    ...baseBody(input),
    kind: 'hotel-list',
    groups: groups.filter((group) => group.hotels.length > 0),
    ...(isCompared && { compareAction: comparisonHref(context.locale) }),
    choices: chooser.groups,
  }
}
