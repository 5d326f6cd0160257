/** What an address of an old site says: its language, the folders and names of its path and query. Pure. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../config/locales.ts'
import { CLICK } from '../../routes/imported.ts'
import { correctedPaths } from '../../routes/mended-address.ts'
import { isLanguageParameter, oldLanguage } from '../../routes/old-language.ts'
import { kindOf, kindsIn } from './words.ts'

export interface OldAddress {
  /** That it names; `undefined` where only its words may say one. */
  locale?: Locale | undefined
  /** Of the path, then what the query names. */
  segments: string[]
  /** Whether its query says which page it is. */
  isByQuery: boolean
  /** What of its query may name a page that nobody can tell, such as 'id=3'. */
  unclear: readonly (readonly [name: string, value: string])[]
}

const TRACKING = /^(?:sid|s?e?ssion.*|(?:php|j|asp)sess?ion.*|phpsessid|ref|source|campaign|v|ver|print|t|ts)$/i
/** What somebody looked for, and when they would stay: no page. */
const SEARCHED = /^(?:q|query|s|search|searchword|keywords?|term|kelime|ara|aranan|suche|suchwort|poisk)$/i
const STAY =
  /^(?:check_?-?(?:in|out)|arrival|departure|adults?|child(?:ren)?|guests?|nights?|giris|cikis|yetiskin|cocuk|anreise|abreise|currency)$/i
/** A program in the middle of a path: '/index.php/en/rooms'. */
const SCRIPT = /\/[^/.]+\.(?:php\d?|aspx?|jsp|cfm|do|cgi)(?=\/)/gi
/** A folder of the same pages for phones. */
const MOBILE = /^\/(?:m|mobile?|amp|wap)(?=\/|$)/i
const DOCUMENT = /\.(?:pdf|docx?|pptx?)$/i
const PAGED = /^(?:page|sayfa|seite|offset|start|sort|order)$/i
const HAS_WORD = /\p{L}{3}/u
/** Endings that `correctedPaths` does not know. */
const FILE_ENDING = /\.(?:jsp|cfm|do|shtml|xhtml|cgi)$/i
const LANGUAGE_CODE = new RegExp(`^(?:${LOCALES.join('|')})(?:[-_][a-z]{2})?$`, 'i')
const TURKISH_NAME = /^(?:turkish|t[uü]rk[cç]e)$/i
const CODE_AT_END = new RegExp(`[._](?:${LOCALES.join('|')})$|-(?:${LOCALES.join('|')})(?=\\.\\w+$)`, 'i')

export const namesLanguage = (search: string) =>
  [...new URLSearchParams(search)].some(([name, value]) => isLanguageParameter(name) && isLanguage(value))

/** What of a query may name a page. */
export const pageParameters = (search: string) =>
  [...new URLSearchParams(search)].filter(
    ([name, value]) =>
      value !== '' &&
      ![CLICK, TRACKING, SEARCHED, STAY].some((kind) => kind.test(name)) &&
      !(isLanguageParameter(name) && isLanguage(value)) &&
      (HAS_WORD.test(value) || !PAGED.test(name)),
  )

export const doubtOf = (parameters: readonly (readonly [name: string, value: string])[]) =>
  `its query may name another page (${parameters.map(([name, value]) => `${name}=${value}`).join(', ')})`

/** `from`: path and query, decoded. */
export function oldAddress(from: string): OldAddress {
  const [whole = '', ...query] = from.split('?')
  const path = whole
    .replace(DOCUMENT, '')
    .replace(SCRIPT, (name) => (kindOf(name.replace(/\..*/, '')) === 'home' ? '' : name.replace(/\..*/, '')))
  // In old addresses these join words; in mended ones something else may begin behind them.
  const named = path.replace(CODE_AT_END, '').replace(/[_+\s]+/g, '-')
  const bare = (correctedPaths(named).at(-1) ?? named).replace(FILE_ENDING, '')
  const all = bare.replace(MOBILE, '').split('/').filter(Boolean)
  const segments = all.filter((each) => !isLanguage(each))
  const unclear: [string, string][] = []
  let isNamed = false
  for (const [name, value] of pageParameters(query.join('?'))) {
    if (HAS_WORD.test(value)) {
      segments.push(...value.split('/').filter(Boolean))
      isNamed = true
    } else unclear.push([name, value])
  }
  // '/tr' in front is no part of a corrected path.
  const isSaid = path.split('/').some(isLanguage) || CODE_AT_END.test(path) || namesLanguage(query.join('?'))
  const locale = oldLanguage([path, ...query].join('?'))
  return {
    ...((isSaid || locale !== DEFAULT_LOCALE) && { locale }),
    segments,
    isByQuery: isNamed || unclear.length > 0 || namesLanguage(query.join('?')),
    unclear,
  }
}

function isLanguage(segment: string): boolean {
  return (
    LANGUAGE_CODE.test(segment) ||
    TURKISH_NAME.test(segment) ||
    (/^\p{L}+$/u.test(segment) && !/^\p{Script=Cyrillic}+$/u.test(segment) && oldLanguage(`/${segment}`) !== 'tr')
  )
}

/** Where nothing names a language, what an address calls its pages may: 'zimmer'. Home pages are called 'index' and 'home' everywhere. */
export function languageOfWords(segments: readonly string[]): Locale | undefined {
  const named = segments.map(kindsIn).filter(({ kinds }) => kinds.some((kind) => kind !== 'home'))
  const [first, ...more] = named.map(({ locales }) => locales)
  const shared = more.reduce<ReadonlySet<Locale>>(
    (left, right) => new Set([...left].filter((each) => right.has(each))),
    first ?? new Set<Locale>(),
  )
  return shared.has(DEFAULT_LOCALE) ? undefined : LOCALES.find((locale) => shared.has(locale))
}
