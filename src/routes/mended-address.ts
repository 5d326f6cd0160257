/** Corrects addresses as mails, chats and people write them: in capitals, with trailing punctuation, below `/tr`. Web standards only. */
import { LOCALE_COOKIE } from '../config/constants.ts'
import { DEFAULT_LOCALE } from '../config/locales.ts'
import { hrefOf, pathOf } from './paths.ts'

/**
 * Paths that may need it; those of pages and files are small letters, digits, hyphens and dots. Decoded, or as they are sent: Netlify's edge and the web
 * servers in `deploy` ask about these alone.
 */
const ODD_PATHS = [
  String.raw`[\s\S]*[^a-z0-9/.-][\s\S]*`,
  String.raw`.+[^a-z0-9]`,
  String.raw`.+\.(?:html?|php|aspx?)`,
  `/${DEFAULT_LOCALE}(?:/.*)?`,
]
/** In the syntax that JavaScript, PCRE and RE2 share. */
export const ODD_PATH = `^(?:${ODD_PATHS.join('|')})$`

/** What shows nothing: marks of direction, joiners, soft hyphens, the style of an emoji. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu
const ENTITY = /&(?:[a-z]+|#\w+);/gi
/** Markup behind an address, with all that follows: '](https://…', '">Spa</a>'; then brackets and quotes, which no address has. */
const LINK_END = /(?:\]\(|">).*$/s
const MARKUP = /["<>|`^[\](){}\p{Pi}\p{Pf}\p{Ps}\p{Pe}].*$/su
/** Quotes, brackets and punctuation. The look behind keeps long runs of them from being read over and over. */
const BEFORE_ADDRESS = /^[^\p{L}\p{M}\p{N}]+/u
const BEFORE_SEGMENT = /\/[^\p{L}\p{M}\p{N}]+/gu
const AFTER_ADDRESS = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u
/** File name endings of other sites' addresses. */
const FILE_NAME = /(?:(?:^|\/)index)?\.(?:html?|php|aspx?)$/i
/** Parameters of a segment, such as a session id. */
const MATRIX_PARAMETERS = /;[^/]*/g
/** A query whose `?` was written as a different character, or encoded. */
const MISPLACED_QUERY = /[?&#].*$/s
const TURKISH = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`, 'i')

/** Corrections of an unknown path, the likeliest first. */
export function correctedPaths(path: string): string[] {
  const bare = legible(path)
    .replaceAll('\\', '/')
    // Documents write hyphens as dashes, and break lines behind them.
    .replace(/\p{Pd}/gu, '-')
    .replace(/-?\s+/g, '-')
    .replace(LINK_END, '')
    .replace(MISPLACED_QUERY, '')
    .replace(MATRIX_PARAMETERS, '')
    .replace(BEFORE_ADDRESS, '')
    .replace(BEFORE_SEGMENT, '/')
    .replace(MARKUP, '')
    .replace(AFTER_ADDRESS, '')
    .replace(FILE_NAME, '')
    .replace(/^\/*/, '/')
    .replace(TURKISH, '')
    .replace(/^\/*/, '/')
  const paths = new Set([bare, bare.toLowerCase(), bare.toLocaleLowerCase(DEFAULT_LOCALE), withoutMarks(bare)])
  paths.delete(path)
  return [...paths]
}

/** As it was meant to be read: encoded once, without entities of HTML, of ordinary width. */
function legible(path: string): string {
  return (decoded(path) ?? path).normalize('NFKC').replace(INVISIBLE, '').replace(/&amp;/gi, '&').replace(ENTITY, ' ')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** '/iletişim' and '/İLETİŞİM' → '/iletisim', like our slugs. */
function withoutMarks(path: string): string {
  const lower = path.toLocaleLowerCase(DEFAULT_LOCALE).replaceAll('ı', 'i')
  return lower.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** A redirect to the corrected address; `undefined` if no page is found. `find`: final path of a path's page, after any other redirects. */
export async function mendedRedirect(
  url: URL,
  find: (path: string) => string | undefined | Promise<string | undefined>,
): Promise<Response | undefined> {
  const path = pathOf(url)
  if (path === undefined) return undefined
  for (const corrected of correctedPaths(path)) {
    const target = await find(corrected)
    if (target !== undefined) return redirectTo(hrefOf(target) + (url.search || queryIn(path)), TURKISH.test(path))
  }
  return undefined
}

function queryIn(path: string): string {
  const query = MISPLACED_QUERY.exec(legible(path))?.[0] ?? ''
  return query.length < 2 || query.startsWith('#') ? '' : `?${new URLSearchParams(query.slice(1))}`
}

/** `/tr` chooses Turkish. The cookie prevents `/` from redirecting to a different language; so caches must not share the response. */
function redirectTo(location: string, isTurkish: boolean): Response {
  const headers = new Headers({ location, 'cache-control': 'public, max-age=3600' })
  if (isTurkish) {
    headers.set('cache-control', 'private, no-store')
    headers.set('set-cookie', `${LOCALE_COOKIE}=${DEFAULT_LOCALE}; Max-Age=31536000; SameSite=Lax; Path=/`)
  }
  return new Response(null, { status: 301, headers })
}
