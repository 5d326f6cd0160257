/** The language of an address that the site before this one had, where the address says it. Pure, web standards only. */
import { DEFAULT_LOCALE, LOCALES, type Locale, type PerLocale } from '../config/locales.ts'
import { buildPath } from './paths.ts'

/** Folders that are named after a language, in any of the four or by a code of three letters. */
const NAMES: PerLocale<RegExp> = {
  tr: /^(?:tur|turkish|t[uü]rk[cç]e|t[uü]rkisch|турецкий)$/,
  en: /^(?:eng|english|ingilizce|englisch|английский)$/,
  de: /^(?:deu|ger|german|almanca|deutsch|немецкий)$/,
  ru: /^(?:rus|russian|rus[cç]a|russisch|русский)$/,
}
const PARAMETER =
  /^(?:(?:ui[-_]?)?(?:lang|language|lng|locale|culture)(?:[-_]?(?:code|name|id))?|hl|l|dil|sprache|sprachcode|yazyk)$/i

/** Whether a part of a query has this name in order to say a language. */
export const isLanguageParameter = (name: string) => PARAMETER.test(name)

/** `from`: path and query, decoded. Turkish where nothing says another. */
export function oldLanguage(from: string): Locale {
  const [path = '', query] = from.toLowerCase().split('?')
  const segments = path.split('/').filter(Boolean)
  const said =
    segments.map(named).find(Boolean) ??
    [...new URLSearchParams(query)].flatMap(([name, value]) =>
      isLanguageParameter(name) ? (named(value) ?? []) : [],
    )[0] ??
    codeAtEnd(segments.at(-1) ?? '')
  return said ?? (/\p{Script=Cyrillic}/u.test(path) ? 'ru' : DEFAULT_LOCALE)
}

/** Path of this site in that language, for whoever looks at the beginning of a path alone. */
export function inOldLanguage(from: string): string {
  const [path = ''] = from.split('?')
  return buildPath(oldLanguage(from), path.replace(/^\/+/, ''))
}

/** 'de', 'de-DE', 'de_AT', 'deutsch'. */
function named(text: string): Locale | undefined {
  return LOCALES.find((locale) => new RegExp(`^${locale}(?:[-_][a-z]{2})?$`).test(text) || NAMES[locale].test(text))
}

/** 'prices_de', 'prices.de.html', 'prices-de.html': without an ending '-de' and '-en' are words of other languages. */
function codeAtEnd(name: string): Locale | undefined {
  const code = /(?:[._]([a-z]{2})|-([a-z]{2})(?=\.))(?:\.(?:html?|php|aspx?))?$/.exec(name)
  return LOCALES.find((locale) => locale === (code?.[1] ?? code?.[2]))
}
