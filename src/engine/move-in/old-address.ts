/** What an address of an old site says: its language, the folders and names of its path and query. Pure. */
import { LOCALES, type Locale } from '../../config/locales.ts'
import { correctedPaths } from '../../routes/mended-address.ts'
import { oldLanguage } from '../../routes/old-language.ts'
import { kindsIn } from './words.ts'

export interface OldAddress {
  locale: Locale
  /** Of the path, then what the query names. */
  segments: string[]
  /** Whether its query says which page it is. */
  isByQuery: boolean
  /** What of its query may name a page that nobody can tell: 'id=3'. */
  unclear?: string
}

const TRACKING =
  /^(?:utm_.*|gad_.*|mc_.*|_.*|[a-z]{1,4}clid|sid|s?e?ssion.*|(?:php|j|asp)sess?ion.*|phpsessid|ref|source|campaign|v|ver|print|t|ts)$/i
const PAGED = /^(?:page|sayfa|seite|offset|start|sort|order)$/i
const LANGUAGE = /^(?:lang|language|lng|locale|hl|l|dil|sprache)$/i
/** Endings that `correctedPaths` does not know. */
const FILE_ENDING = /\.(?:jsp|cfm|do|shtml|xhtml|cgi)$/i
const LANGUAGE_CODE = new RegExp(`^(?:${LOCALES.join('|')})(?:[-_][a-z]{2})?$`, 'i')
const TURKISH_NAME = /^(?:turkish|t[uü]rk[cç]e)$/i
const CODE_AT_END = new RegExp(`[._](?:${LOCALES.join('|')})$|-(?:${LOCALES.join('|')})(?=\\.\\w+$)`, 'i')

export const namesLanguage = (search: string) =>
  [...new URLSearchParams(search)].some(([name, value]) => LANGUAGE.test(name) && isLanguage(value))

/** `from`: path and query, decoded. */
export function oldAddress(from: string): OldAddress {
  const [path = '', ...query] = from.split('?')
  const bare = (correctedPaths(path.replace(CODE_AT_END, '')).at(-1) ?? path.replace(CODE_AT_END, '')).replace(
    FILE_ENDING,
    '',
  )
  const all = bare.split('/').filter(Boolean)
  const segments = all.filter((each) => !isLanguage(each))
  const unclear: string[] = []
  let isNamed = false
  for (const [name, value] of new URLSearchParams(query.join('?'))) {
    if (value === '' || TRACKING.test(name)) continue
    if (LANGUAGE.test(name) && isLanguage(value)) isNamed = true
    else if (/\p{L}{3}/u.test(value)) {
      segments.push(...value.split('/').filter(Boolean))
      isNamed = true
    } else if (!PAGED.test(name)) unclear.push(`${name}=${value}`)
  }
  const isSaid = segments.length < all.length || CODE_AT_END.test(path) || namesLanguage(query.join('?'))
  const locale = oldLanguage(from)
  return {
    locale: isSaid || locale !== 'tr' ? locale : (languageOfWords(segments) ?? locale),
    segments,
    isByQuery: isNamed || unclear.length > 0,
    ...(unclear.length > 0 && { unclear: unclear.join(', ') }),
  }
}

function isLanguage(segment: string): boolean {
  return (
    LANGUAGE_CODE.test(segment) ||
    TURKISH_NAME.test(segment) ||
    (/^\p{L}+$/u.test(segment) && !/^\p{Script=Cyrillic}+$/u.test(segment) && oldLanguage(`/${segment}`) !== 'tr')
  )
}

/** Where no folder says a language, what it calls its pages may: 'startseite'. */
function languageOfWords(segments: readonly string[]): Locale | undefined {
  const named = segments.map(kindsIn).filter(({ kinds }) => kinds.length > 0)
  const [first, ...more] = named.map(({ locales }) => locales)
  const shared = more.reduce<ReadonlySet<Locale>>(
    (left, right) => new Set([...left].filter((each) => right.has(each))),
    first ?? new Set<Locale>(),
  )
  return shared.has('tr') ? undefined : (['en', 'de', 'ru'] as const).find((locale) => shared.has(locale))
}
