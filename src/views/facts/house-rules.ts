/** The rules of a hotel's house: what its own records say, else the group's setting. */
import { HOUSE_RULES, type HouseRules } from '../../config/constants.ts'
import type { PageRecord, SectionRecord } from '../../records/records.ts'
import type { ViewContext } from '../context.ts'
import { houseRulesIn } from '../../provider/read/house-rules.ts'
import { pageTables } from '../../provider/read/page-tables.ts'
import { wordsOf } from '../../records/plain-text.ts'

/**
 * A rule that the hotel's home page words otherwise is as worded there; one whose words differ or cannot be read is missing.
 * `own`: more texts of the hotel's, such as those of a room.
 */
export function houseRules(context: ViewContext, propertyId: number, own: readonly string[] = []): HouseRules {
  const route = context.routes.hotelHome(propertyId, context.locale)
  const home = route?.kind === 'page' ? context.read(route.key) : undefined
  const said = houseRulesIn([...(home ? textsOf(home) : []), ...own])
  const { checkIn, checkOut, pets, smoking } = { ...HOUSE_RULES, ...said }
  return {
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(pets !== undefined && { pets }),
    ...(smoking !== undefined && { smoking }),
  }
}

function textsOf(page: PageRecord): string[] {
  const options = page.options.flatMap(({ key, value }) => (value ? [`${key}: ${value}`] : []))
  const rows = pageTables(page).flatMap((table) => table.map((row) => row.join(': ')))
  return [...options, ...rows, ...page.sections.filter(({ layout }) => layout !== 'TABLE').flatMap(ofSection)]
}

function ofSection({ title, subtitle, html, items }: SectionRecord): string[] {
  return [[title, subtitle, wordsOf(html ?? [])].filter(Boolean).join(' '), ...items.flatMap(ofSection)]
}
