/** What a hotel's week page has, as its view file holds it: for answers that are made of it. */
import type { Locale } from '../../config/locales.ts'
import { buildPath } from '../../routes/paths.ts'
import { buildUrl } from '../../routes/place.ts'
import { viewFile } from '../../views/queried/view-file.ts'
import type { ReadJson } from '../queried/query.ts'
import type { WeekHouseView } from '../view.ts'

export const weekPath = (hotel: string, locale: Locale): string =>
  buildPath(locale, buildUrl({ kind: 'hotel-week', hotel }, locale))

/** `hotel`: slug. `undefined`: it has no such page. */
export async function houseAt(hotel: string, locale: Locale, json: ReadJson): Promise<WeekHouseView | undefined> {
  const file = await json(viewFile(weekPath(hotel, locale)))
  return file?.view.body.kind === 'week' ? file.view.body.houses[0] : undefined
}
