/** Which hotels a page of the group is about, and with which of them its search begins. */
import type { PropertyRecord } from '../records/records.ts'
import type { ViewContext } from './context.ts'
import { hotels } from './hotels.ts'
import type { BodyView, SearchHotelView, SearchStart } from './view.ts'

/** Hotels that the page lists, has as its place, or names in its title. Empty: it is about no hotel more than about others. */
function hotelsAbout(context: ViewContext, body: BodyView): PropertyRecord[] {
  const ids = new Set(idsIn(body))
  return ids.size > 0 ? hotels(context).filter(({ id }) => ids.has(id)) : hotelsNamed(context, body.title)
}

function idsIn(body: BodyView): number[] {
  const idsOf = (cards: readonly { id: number }[] = []) => cards.map(({ id }) => id)
  switch (body.kind) {
    case 'home':
      return []
    case 'region':
    case 'region-list':
    case 'landing':
      return idsOf(body.hotels)
    case 'hotel-list':
      return body.groups.flatMap((group) => idsOf(group.hotels))
    case 'event':
      return body.event.hotelIds
    case 'content':
      return [...idsOf(body.offers), ...idsOf(body.halls?.halls.map(({ hotel }) => hotel))]
    default:
      return idsOf(body.offers)
  }
}

/** Hotels that a text names. If one name is part of a second one, the longer one is meant. */
export function hotelsNamed(context: ViewContext, text: string): PropertyRecord[] {
  const byLength = hotels(context).toSorted((one, other) => other.name.length - one.name.length)
  let rest = text
  return byLength.filter(({ name }) => {
    if (!rest.includes(name)) return false
    rest = rest.replaceAll(name, ' ')
    return true
  })
}

/** `bookable`: as the search offers hotels, in its order. `undefined`: the page is about no hotel. */
export function searchStart(
  context: ViewContext,
  body: BodyView,
  bookable: (context: ViewContext, hotels: readonly PropertyRecord[]) => SearchHotelView[],
): SearchStart | undefined {
  const about = hotelsAbout(context, body)
  if (about.length === 0) return undefined
  return bookable(context, about)[0] ?? 'by-phone'
}
