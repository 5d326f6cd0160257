/** A property's menus as pages show them: regions and hotels in the fixed order, and a way from each hotel to the others. */
import { DEFAULT_PROPERTY_ID } from '../site/group.ts'
import { hrefOf } from '../routes/paths.ts'
import { keys } from '../records/keys.ts'
import type { Target } from '../records/parts.ts'
import type { MenuItemRecord, MenusRecord, PropertyRecord } from '../records/records.ts'
import type { ViewContext } from './context.ts'
import { byRegion, namedEverywhere, regions } from './hotels.ts'
import { destination } from './links.ts'
import type { MenuItemView } from './view.ts'

/** A property's menus. One without shows the group's. */
export function menusOf(context: ViewContext, propertyId: number): MenusRecord {
  const own = propertyId > 0 ? context.read(keys.menus(context.locale, propertyId)) : undefined
  if (own && own.header.length + own.footer.length > 0) return inRegionOrder(context, own)
  return inRegionOrder(
    context,
    context.read(keys.menus(context.locale, DEFAULT_PROPERTY_ID)) ?? { header: [], footer: [] },
  )
}

/** Sorts regions and hotels into the fixed order; each kind keeps the positions that it has in the provider's menus. */
function inRegionOrder(context: ViewContext, { header, footer }: MenusRecord): MenusRecord {
  const orders = [
    regions(context).map(({ url }) => url),
    byRegion(context).flatMap(({ id }) => context.routes.hotelHome(id, context.locale)?.url ?? []),
  ].map((urls) => new Map(urls.map((url, place) => [url, place] as const)))
  const ordered = <Item extends { target?: Target }>(items: Item[]) => orders.reduce(inOrderOf, items) as Item[]
  const inOrder = (items: MenuItemRecord[]) => ordered(items).map((item) => ({ ...item, items: ordered(item.items) }))
  return { header: inOrder(header), footer: inOrder(footer) }
}

/** Items that lead to an address in the order take each other's places. */
function inOrderOf<Item extends { target?: Target }>(items: Item[], order: Map<string, number>): Item[] {
  const placeOf = ({ target }: Item) => (target && 'site' in target ? order.get(target.site) : undefined)
  const sorted = items
    .filter((item) => placeOf(item) !== undefined)
    .sort((one, other) => placeOf(one)! - placeOf(other)!)
  return items.map((item) => (placeOf(item) === undefined ? item : sorted.shift()!))
}

/** Leads from a hotel to the others, if its own menu leads to none. */
export function siblingItems(
  context: ViewContext,
  hotel: PropertyRecord | undefined,
  header: readonly MenuItemRecord[],
): MenuItemView[] {
  if (!hotel) return []
  const named = new Set(namedEverywhere(context, hotel))
  const siblings = byRegion(context).flatMap((other) => {
    const home = other !== hotel && named.has(other) && context.routes.hotelHome(other.id, context.locale)
    return home ? [{ id: other.id, text: other.name, url: home.url, href: hrefOf(home.path) }] : []
  })
  const leadsTo = new Set(
    header
      .flatMap((item) => [item, ...item.items])
      .flatMap(({ target }) => (target && 'site' in target ? [target.site] : [])),
  )
  if (siblings.length === 0 || siblings.some(({ url }) => leadsTo.has(url))) return []
  const items = siblings.map(({ id, text, href }) => ({ id, text, href }))
  return [{ id: 0, text: context.t('components.common.menu.otherHotels'), items }]
}

/** `undefined` for an item that has neither a target nor children. */
export function menuItem(context: ViewContext, item: MenuItemRecord, from: string): MenuItemView | undefined {
  const { id, text } = item
  const to = item.target && destination(context, { target: item.target, text }, from)
  const items = item.items.flatMap((below) => {
    const there = destination(context, below, from)
    return there ? [{ id: below.id, text: below.text, ...there }] : []
  })
  const lost = item.target !== undefined && !to
  if (items.length === 0 && (lost || item.items.length > 0)) return undefined
  return { id, text, ...to, items }
}
