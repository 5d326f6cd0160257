/** Corrects addresses as mails, chats and people write them: in capitals, with trailing punctuation, below `/tr`. Web standards only. */
import { LOCALE_COOKIE } from '../config/constants.ts'
import { DEFAULT_LOCALE } from '../config/locales.ts'
import { hrefOf, pathOf } from './paths.ts'

/** Punctuation of the sentence around an address, or of its markup. */
const AROUND_ADDRESS = /^[/\s"'“„«‹([{<*_]+|[/\s.,;:!?…'"’”“»›)\]}>*_~|-]+$/g
/** File name endings of other sites' addresses. */
const FILE_NAME = /(?:(?:^|\/)index)?\.(?:html?|php|aspx?)$/i
/** Parameters of a segment, such as a session id. */
const MATRIX_PARAMETERS = /;[^/]*/g
/** A query whose `?` was written as a different character, or encoded. */
const MISPLACED_QUERY = /[?&#].*$/s
const TURKISH = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`, 'i')

/** Corrections of an unknown path, the likeliest first. */
export function correctedPaths(path: string): string[] {
  const bare = path
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\\', '/')
    // Documents write hyphens as dashes.
    .replace(/\p{Pd}/gu, '-')
    .replace(MISPLACED_QUERY, '')
    .replace(MATRIX_PARAMETERS, '')
    .replace(/\/{2,}/g, '/')
    .replace(AROUND_ADDRESS, '')
    .replace(FILE_NAME, '')
    .replace(/^\/*/, '/')
    .replace(TURKISH, '')
    .replace(/^\/*/, '/')
  const paths = new Set([bare, bare.toLowerCase(), bare.toLocaleLowerCase(DEFAULT_LOCALE), withoutMarks(bare)])
  paths.delete(path)
  return [...paths]
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
  const query = MISPLACED_QUERY.exec(path)?.[0] ?? ''
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
