/** When each hotel is open, as its home page says it: a release file that the search reads. */
import { LOCALES } from '../../config/locales.ts'
import { seasonIn } from '../../views/readings/options.ts'
import type { RouteTable } from '../../routes/table.ts'
import type { Season } from '../../config/reservation.ts'
import { keys, kindOf, parseKey } from '../../records/keys.ts'
import { createReader, type Snapshot } from '../../records/snapshot.ts'

/** By slug. The first language whose text can be read counts. */
export function hotelSeasons(snapshot: Snapshot, routes: RouteTable): Record<string, Season> {
  const { read } = createReader(snapshot)
  const hotels = read(keys.properties())?.hotels ?? []
  return Object.fromEntries(
    hotels.flatMap(({ id, slug }) => {
      for (const locale of LOCALES) {
        const home = routes.hotelHome(id, locale)
        const options = home && read(keys.page(locale, home.url))?.options
        const season = seasonIn(options?.find(({ key }) => key === 'SEASON')?.value ?? '')
        if (season) return [[slug, season]]
      }
      return []
    }),
  )
}

/** Whether changed records may change a season. */
export function changesSeasons(changed: ReadonlySet<string>, routes: RouteTable): boolean {
  if (changed.has(keys.properties())) return true
  return [...changed].some((key) => {
    const parsed = kindOf(key) === 'page' && parseKey(key)
    if (!parsed || parsed.kind !== 'page') return false
    const route = routes.find(parsed.locale, parsed.url)
    return route !== undefined && routes.hotelHome(route.propertyId, route.locale)?.path === route.path
  })
}
