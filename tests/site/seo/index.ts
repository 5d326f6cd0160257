import { canonical, languages } from './languages.ts'
import { reach } from './reach.ts'
import type { SearchCheck } from './site.ts'
import { robots, sitemap } from './sitemap.ts'
import { shown, values, words } from './structured.ts'
import { lengths, sharing, titles } from './titles.ts'

/** What must hold for every site, whatever its provider sends. */
export const SEARCH_CHECKS: readonly SearchCheck[] = [
  canonical,
  languages,
  sitemap,
  robots,
  sharing,
  words,
  values,
  shown,
]
/** What also depends on the provider's texts and links: it holds where these are cared for. */
export const CONTENT_CHECKS: readonly SearchCheck[] = [reach, titles, lengths]
