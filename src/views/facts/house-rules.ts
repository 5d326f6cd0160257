/** The rules of a hotel's house: what its own records say, else the group's setting. */
import { HOUSE_RULES } from '../../site/group.ts'
import type { HouseRules } from '../../config/site-types.ts'
import type { HouseRulesSaid } from '../../records/readings.ts'
import type { ViewContext } from '../context.ts'

const RULES = ['checkIn', 'checkOut', 'pets', 'smoking'] as const satisfies (keyof HouseRules)[]

/**
 * A rule that the hotel's home page words otherwise is as worded there; one whose words differ or cannot be read is missing.
 * `own`: what more texts of the hotel's say, such as those of a room.
 */
export function houseRules(context: ViewContext, propertyId: number, own: HouseRulesSaid = {}): HouseRules {
  const route = context.routes.hotelHome(propertyId, context.locale)
  const home = (route?.kind === 'page' && context.read(route.key)?.readings?.houseRules) || {}
  const rules = RULES.map((name) => {
    const [value = HOUSE_RULES[name], ...others] = new Set([...(home[name] ?? []), ...(own[name] ?? [])])
    return [name, value === null || others.length > 0 ? undefined : value]
  })
  return Object.fromEntries(rules) as HouseRules
}
