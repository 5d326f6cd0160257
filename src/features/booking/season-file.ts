/** When each hotel is open, as its home page says it: a release file that the search reads. */
import { LOCALES } from '../../config/locales.ts'
import type { Season } from '../../config/site-types.ts'
import { keys } from '../../records/keys.ts'
import { hotels } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'

/** By slug. The first language whose text can be read counts. */
export function hotelSeasons(context: ViewContext): Record<string, Season> {
  const { read, routes } = context
  return Object.fromEntries(
    hotels(context).flatMap(({ id, slug }) => {
      for (const locale of LOCALES) {
        const home = routes.hotelHome(id, locale)
        const season = home && read(keys.page(locale, home.url))?.readings?.season
        if (season && season !== 'all-year') return [[slug, season]]
      }
      return []
    }),
  )
}
