/** The page without which there is no site. Pure. */
import { DEFAULT_LOCALE } from '../config/locales.ts'
import { problem, type Problem } from '../config/problems/table.ts'
import type { RouteTable } from './table.ts'

export function missingHome(routes: RouteTable): Problem | undefined {
  if (routes.find(DEFAULT_LOCALE, '')) return undefined
  return problem('home-missing', `page/${DEFAULT_LOCALE}/`, `the provider has none in ${DEFAULT_LOCALE}`)
}
