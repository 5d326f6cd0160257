/** Which of a hotel's restaurants and bars its price includes, and how a table is booked. */
import { outletAt } from '../claims.ts'
import { keys } from '../../records/keys.ts'
import type { FeatureRecord } from '../../records/parts.ts'
import type { GastronomyItemRecord } from '../../records/records.ts'
import { keyFactsWithKeys } from '../cards.ts'
import type { ViewContext } from '../context.ts'
import type { IncludedView, OutletCardView } from '../view.ts'

/** `undefined` if no outlet is marked as costing extra: the records may just not say. */
export function includedView(
  context: ViewContext,
  propertyId: number,
  outlets: readonly GastronomyItemRecord[],
): IncludedView | undefined {
  const included = outlets.filter(({ paid }) => !paid).length
  if (included === outlets.length) return undefined
  const board = boardOf(context, propertyId)
  return { ...(board && { board }), included, total: outlets.length }
}

/** What the card of an outlet says where the page tells which of them cost extra. `all`: the outlets of its page. */
export function costOf(
  context: ViewContext,
  { id, url, paid }: GastronomyItemRecord,
  all: readonly GastronomyItemRecord[],
): Pick<OutletCardView, 'included' | 'booking'> {
  const route = outletAt(all, url)?.id === id ? context.routes.find(context.locale, url) : undefined
  const booking = route?.kind === 'page' ? bookingOf(context, route.id) : undefined
  return { ...(!paid && { included: true }), ...(booking && { booking }) }
}

/** What the outlet's own page says about booking a table. */
function bookingOf({ read, locale }: ViewContext, pageId: number): FeatureRecord | undefined {
  return read(keys.outlet(locale, pageId))?.readings?.booking
}

function boardOf(context: ViewContext, propertyId: number): FeatureRecord | undefined {
  const home = context.routes.hotelHome(propertyId, context.locale)
  const page = home?.kind === 'page' ? context.read(home.key) : undefined
  const board = page && keyFactsWithKeys(context, page).find(({ key }) => key === 'BOARD')
  return board && { label: board.label, value: board.value }
}
