/** Which of a hotel's restaurants and bars its price includes, and which cost extra. */
import { outletAt } from './claims.ts'
import { keys } from '../snapshot/keys.ts'
import type { GastronomyItemRecord, GastronomyRecord, FeatureRecord } from '../snapshot/records.ts'
import { hoursViews, keyFactsWithKeys } from './cards.ts'
import type { ViewContext } from './context.ts'
import { hrefTo } from './links.ts'
import type { IncludedOutletView, IncludedView } from './view.ts'

const IS_BOOKING = /rezervasyon|ayırt|book|reserv|брон|запись/iu

/** `undefined` if no outlet is marked as costing extra: the records may just not say. */
export function includedView(
  context: ViewContext,
  propertyId: number,
  groups: GastronomyRecord['groups'],
): IncludedView | undefined {
  const outlets = groups.flatMap(({ title, items }) => items.map((item) => ({ group: title, item })))
  if (!outlets.some(({ item }) => item.paid)) return undefined
  const all = outlets.map(({ item }) => item)
  const viewsOf = (paid: boolean) =>
    outlets
      .filter(({ item }) => item.paid === paid)
      .map(({ group, item }) => outletView(context, group, item, outletAt(all, item.url)?.id === item.id))
  const board = boardOf(context, propertyId)
  return { ...(board && { board }), included: viewsOf(false), extra: viewsOf(true) }
}

/** `hasAddress`: no other outlet has it. */
function outletView(
  context: ViewContext,
  group: string,
  item: GastronomyItemRecord,
  hasAddress: boolean,
): IncludedOutletView {
  const route = hasAddress ? context.routes.find(context.locale, item.url) : undefined
  const booking = route?.kind === 'page' ? bookingOf(context, route.id) : undefined
  return {
    name: item.title,
    ...(route && { href: hrefTo(route)! }),
    group,
    hours: hoursViews(item.hours),
    ...(booking && { booking }),
  }
}

/** What the outlet's own page says about booking a table. */
function bookingOf({ read, locale }: ViewContext, pageId: number): FeatureRecord | undefined {
  return read(keys.outlet(locale, pageId))?.features.find(({ label, value }) => value && IS_BOOKING.test(label))
}

function boardOf(context: ViewContext, propertyId: number): FeatureRecord | undefined {
  const home = context.routes.hotelHome(propertyId, context.locale)
  const page = home?.kind === 'page' ? context.read(home.key) : undefined
  const board = page && keyFactsWithKeys(context, page).find(({ key }) => key === 'BOARD')
  return board && { label: board.label, value: board.value }
}
