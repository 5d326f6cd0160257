/** Slugs by language, and what no page of the provider may be called. */
import type { SlugPair } from '../config/language.ts'
import { LOCALES, type Locale } from '../config/locales.ts'
import { STAGE_STYLES } from '../config/stage.ts'
import { LANGUAGES } from '../site/languages.ts'
import { COMPARE, SITE_MAP, SITE_SEARCH } from '../site/pages.ts'

/** The provider's page for addresses that do not exist. */
export const NOT_FOUND_URL = '404'
/** The site's own page for server errors. */
export const FAILED_URL = '500'
/** Folder of the pages that are shown for former addresses. */
export const GONE_FOLDER = '410'

/** Folder that forms are submitted to, and of their responses in a release. */
export const FORMS_FOLDER = 'forms'

/** First segments that a page of the provider cannot have. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  '_astro',
  'img',
  'file',
  'edge',
  'forms',
  'hooks',
  'healthz',
  'metrics',
  'preview',
  'desk',
  'logos',
  'app',
  'data',
  'sitemaps',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  STAGE_STYLES,
  '.well-known',
  'share.jpg',
  'favicon.svg',
  'index',
  FAILED_URL,
  GONE_FOLDER,
  'facts',
  'facts.schema.json',
  'ics',
  ...Object.values(SITE_MAP),
  ...Object.values(SITE_SEARCH),
  ...Object.values(COMPARE),
  ...LOCALES,
])

export function slugIn(slugs: SlugPair, locale: Locale): string {
  return slugs[LANGUAGES[locale].slugs]
}
