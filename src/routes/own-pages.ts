/** Pages of the site itself, not of the provider, in every language that has a home page. */
import { LOCALES, type Locale } from '../config/locales.ts'
import { siteMapPath } from './paths.ts'
import { queriedPath } from './queried.ts'

export const OWN_PAGES = ['site-map', 'search', 'compare'] as const
export type OwnPage = (typeof OWN_PAGES)[number]

export function ownPagePath(page: OwnPage, locale: Locale): string {
  return page === 'site-map' ? siteMapPath(locale) : queriedPath(page, locale)
}

const BY_PATH = new Map(
  OWN_PAGES.flatMap((page) => LOCALES.map((locale): [string, OwnPage] => [ownPagePath(page, locale), page])),
)

export function ownPageAt(path: string): OwnPage | undefined {
  return BY_PATH.get(path)
}
