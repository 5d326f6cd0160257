/** Corrects addresses as mails, chats and people write them: in capitals, with trailing punctuation, below `/tr`. Web standards only. */
import { LOCALE_COOKIE } from '../config/constants.ts'
import { FOR_AN_HOUR } from '../config/headers.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../config/locales.ts'
import { buildPath, hrefOf, pathOf } from './paths.ts'

const LANGUAGE = LOCALES.join('|')
/** File name endings of other sites' pages. */
const PAGE_ENDING = String.raw`\.(?:[ps]?html?|php\d?|aspx?|jsp|amp)`

/**
 * Paths that may need it; those of pages are small letters, digits and hyphens. Decoded, or as they are sent: Netlify's edge and the web servers in `deploy`
 * ask about these alone.
 */
const ODD_PATHS = [
  String.raw`[\s\S]*[^a-z0-9/-][\s\S]*`,
  String.raw`.+[^a-z0-9]`,
  `/${DEFAULT_LOCALE}(?:/.*)?`,
  `/(?:${LANGUAGE})-[a-z][a-z](?:/.*)?`,
  '.*--.*',
]
/** In the syntax that JavaScript, PCRE and RE2 share. */
export const ODD_PATH = `^(?:${ODD_PATHS.join('|')})$`
/** Kinds of files that pages, calendars and machines ask for: no other page is meant by them. */
export const FILE_PATH = String.raw`\.(?:avif|br|cjs|css|gif|gz|ico|ics|jpe?g|js|json|map|mjs|mp4|png|rules|svg|txt|vtt|webm|webmanifest|webp|woff2?|xml)$`

/** What shows nothing: marks of direction, joiners, soft hyphens, the style of an emoji. */
export const INVISIBLE = /[\p{Cf}\p{DI}]/gu
/** Some are letters to Unicode, others a space with a mark. */
const APOSTROPHE =
  /[\u0060\u00b4\u02b9-\u02bd\u02c8\u02ca\u02cb\u02ee\u0384\u055a\u05f3\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2032\u2035\ua78b\ua78c\uff07\uff40]/g
/** A character of UTF-8, else a byte. */
const ESCAPED =
  /%(?:[cd][\da-f]%[89ab]|e[\da-f](?:%[89ab][\da-f])%[89ab]|f[0-4](?:%[89ab][\da-f]){2}%[89ab])[\da-f]|%[\da-f]{2}/gi
const BROKEN_ESCAPE = /%(?![\da-f]{2})/i
/** Before 'crystalhotels.example/en/hotels': an address that somebody took for a path. 'old.php/' and 'menu.pdf/index.html' are files. */
const HOST = new RegExp(
  String.raw`^/*(?:https?:/+[^/]+|(?![^/]+(?:${PAGE_ENDING}|\.(?:pdf|docx?|xlsx?|pptx?))(?:/*index\.\w+\b)?[^\p{L}\p{N}]*$)(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(?=/)`,
  'iu',
)
/** Two addresses without a space between them. */
const NEXT_ADDRESS = /https?:\/.*$/is
/** A line break as programs write it. */
const WRITTEN_BREAK = /\\[nrt](?!\p{L})/gu
/** Made of letters by NFKC. */
const LETTER_SIGN = /[™℠®©]/gu
const ENTITY = /&(?:[a-z]+|#\w+);/gi
/** Markup behind an address, with all that follows: '](https://…', '">Spa</a>', '[/url]'; then brackets and quotes, which no address has. */
const LINK_END = /(?:\]\(|">|[[<]\/\p{L}+[>\]]).*$/su
const MARKUP = /["<>|`^[\](){}\p{Pi}\p{Pf}\p{Ps}\p{Pe}].*$/su
/** Quotes, brackets and punctuation. The look behind keeps long runs of them from being read over and over. */
const BEFORE_ADDRESS = /^[^\p{L}\p{M}\p{N}]+/u
const BEFORE_SEGMENT = /\/[^\p{L}\p{M}\p{N}]+/gu
const AFTER_SEGMENT = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}/]+(?=\/)/gu
const AFTER_ADDRESS = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u
const FILE_NAME = new RegExp(`(?:(?:^|/)index)?${PAGE_ENDING}$`, 'i')
/** Parameters of a segment, such as a session id. */
const MATRIX_PARAMETERS = /;[^/]*/g
/** A query whose `?` was written as a different character, or encoded. */
const MISPLACED_QUERY = /[?&#].*$/s
const TURKISH = new RegExp(`^/${DEFAULT_LOCALE}(?:[-_][a-z]{2})?(?=/|$)`, 'i')
/** '/de-AT', '/en_GB'. */
const REGION = new RegExp(`^/(${LANGUAGE})[-_][a-z]{2}(?=/|$)`, 'i')
/** What people write for the hyphen of an address; documents break lines behind it. */
const HYPHEN = /-?\s+|[_+]/g
/** An apostrophe, a dot, a comma: a sentence runs on behind the address. */
const RUN_ON = /[^\p{L}\p{M}\p{N}/\s_+-].*$/su
const NEXT_WORD = /[\s_+]+/g
/** Of those that may follow an address: each further one is looked up. */
const MOST_WORDS = 3

const FILE = new RegExp(FILE_PATH, 'i')
export const isFilePath = (path: string) => FILE.test(path)

/** Corrections of an unknown path, the likeliest first. */
export function correctedPaths(path: string): string[] {
  if (isFilePath(path)) return spellings(bareOf(path)).filter((each) => each !== path)
  const bare = bareOf(path)
  const address = bare.replace(RUN_ON, '')
  const words = [...address.matchAll(NEXT_WORD)].slice(0, MOST_WORDS).map(({ index }) => address.slice(0, index))
  const paths = new Set([bare, address, ...words.reverse()].flatMap(spellings))
  paths.delete(path)
  return [...paths]
}

/** Without what stands around an address and its segments, and what other sites' addresses have. */
function bareOf(path: string): string {
  return (
    legible(path)
      .replace(WRITTEN_BREAK, ' ')
      .replaceAll('\\', '/')
      // Documents write hyphens as dashes.
      .replace(/\p{Pd}+/gu, '-')
      .replace(LINK_END, '')
      .replace(HOST, '')
      .replace(NEXT_ADDRESS, '')
      .replace(MISPLACED_QUERY, '')
      .replace(MATRIX_PARAMETERS, '')
      .replace(BEFORE_ADDRESS, '')
      .replace(BEFORE_SEGMENT, '/')
      .replace(AFTER_SEGMENT, '')
      .replace(MARKUP, '')
      .replace(AFTER_ADDRESS, '')
      .replace(FILE_NAME, '')
      .replace(/^\/*/, '/')
      .replace(REGION, (_, language: string) => buildPath(language.toLowerCase() as Locale, '').replace(/^\/$/, ''))
      .replace(TURKISH, '')
      .replace(/^\/*/, '/')
  )
}

function spellings(text: string): string[] {
  const path = text.replace(AFTER_ADDRESS, '').replace(/^\/*/, '/')
  const broken = path.replace(/-?\s+/g, '-')
  const hyphened = path.replace(HYPHEN, '-')
  return [broken, hyphened].flatMap((each) => [
    each,
    each.toLowerCase(),
    each.toLocaleLowerCase(DEFAULT_LOCALE),
    withoutMarks(each),
  ])
}

/** As it was meant to be read: encoded once, without entities of HTML, of ordinary width. */
function legible(path: string): string {
  return (decoded(path) ?? path)
    .replace(APOSTROPHE, "'")
    .replace(LETTER_SIGN, ' ')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/&amp;/gi, '&')
    .replace(ENTITY, ' ')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Takes bytes that are no UTF-8 for those of Turkish Windows. */
function decodedLeniently(pathname: string): string | undefined {
  if (BROKEN_ESCAPE.test(pathname)) return undefined
  const byteOf = (escape: string) => Uint8Array.of(Number.parseInt(escape.slice(1), 16))
  return pathname.replace(ESCAPED, (each) => decoded(each) ?? new TextDecoder('windows-1254').decode(byteOf(each)))
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
  const written = pathOf(url)
  const path = written ?? decodedLeniently(url.pathname)
  // Nobody writes a NUL.
  if (path === undefined || path.includes('\0')) return undefined
  const isUnasked = written === undefined || hasEncodedSlash(url)
  for (const corrected of [...(isUnasked ? [path] : []), ...correctedPaths(path)]) {
    const target = await find(corrected)
    if (target !== undefined) return redirectTo(hrefOf(target) + (url.search || queryIn(path)), TURKISH.test(path))
  }
  return undefined
}

/** A page below '/en%2Fhotels' has an address already. */
export const hasEncodedSlash = ({ pathname }: URL) => /%2f/i.test(pathname)

function queryIn(path: string): string {
  const query = MISPLACED_QUERY.exec(legible(path))?.[0] ?? ''
  return query.length < 2 || query.startsWith('#') ? '' : `?${new URLSearchParams(query.slice(1))}`
}

/** `/tr` chooses Turkish. The cookie prevents `/` from redirecting to a different language; so caches must not share the response. */
function redirectTo(location: string, isTurkish: boolean): Response {
  const headers = new Headers({ location, 'cache-control': FOR_AN_HOUR })
  if (isTurkish) {
    headers.set('cache-control', 'private, no-store')
    headers.set('set-cookie', `${LOCALE_COOKIE}=${DEFAULT_LOCALE}; Max-Age=31536000; SameSite=Lax; Path=/`)
  }
  return new Response(null, { status: 301, headers })
}
