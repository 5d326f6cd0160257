/** Converts between paths and (locale, url), and from paths to files. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../config/locales.ts'
import { FAILED_URL, FORMS_FOLDER, GONE_FOLDER, NOT_FOUND_URL, RESERVED_SEGMENTS, slugIn } from './slugs.ts'
import { SITE_MAP } from '../site/pages.ts'

/** '/en/hotels/x' for ('en', 'hotels/x'); '/' for ('tr', ''). */
export function buildPath(locale: Locale, url: string): string {
  const parts = [locale === DEFAULT_LOCALE ? '' : locale, url].filter(Boolean)
  return `/${parts.join('/')}`
}

/** A text without slashes at both ends. The look behind keeps long runs of them from being read over and over. */
export function withoutSlashes(text: string): string {
  return text.replace(/^\/+|(?<!\/)\/+$/g, '')
}

/** A path without slashes at its end; '/' stays. */
export function withoutLastSlashes(path: string): string {
  return path.replace(/(?<=^\/|[^/])\/+$/, '')
}

/** The inverse of `buildPath`; ignores leading and trailing slashes. */
export function parsePath(path: string): { locale: Locale; url: string } {
  const url = withoutSlashes(path)
  const [first = '', ...rest] = url.split('/')
  const locale = LOCALES.find((code) => code === first && code !== DEFAULT_LOCALE)
  return locale ? { locale, url: rest.join('/') } : { locale: DEFAULT_LOCALE, url }
}

/** Of a language with a region, '/en-GB', or with signs, '/en%'. */
const LANGUAGE_END = /(?<=^\/[a-z]{2})(?:[-_][a-z]{2}(?=\/|$)|[^a-z0-9-]).*$/s

/** In the syntax that JavaScript, PCRE and RE2 share: the language of a path is its first part, or its second, as in '/amp/en/hotels'. */
export const lostLanguage = (group = '') =>
  `^/(?:[^/]+/)??(${group}${LOCALES.filter((code) => code !== DEFAULT_LOCALE).join('|')})(?:/|$)`

const LOST = new RegExp(lostLanguage())

/** The language in which a page is missing: that of the path, however it is written. */
export function localeOfLost(path: string): Locale {
  const [, language] = LOST.exec(path.toLowerCase().replace(LANGUAGE_END, '/')) ?? []
  return (language as Locale | undefined) ?? DEFAULT_LOCALE
}

/** Path of an error page. */
export function errorPath(locale: Locale, status: 404 | 500): string {
  return buildPath(locale, status === 404 ? NOT_FOUND_URL : FAILED_URL)
}

/** Path of the page shown for former pages of a hotel, or of all others (0). */
export function gonePath(locale: Locale, propertyId: number): string {
  return buildPath(locale, `${GONE_FOLDER}/${propertyId}`)
}

/** Path of a language's page that links to all others. */
export function siteMapPath(locale: Locale): string {
  return buildPath(locale, slugIn(SITE_MAP, locale))
}

/** Path of the response to a submitted form: '/en/forms/contact-success'. Sent for POST, never for GET. */
export function noticePath(locale: Locale, form: string): string {
  return buildPath(locale, `${FORMS_FOLDER}/${form}-success`)
}

/** Path of an address, as `buildPath` makes it; `undefined` if it is not valid UTF-8. */
export function pathOf({ pathname }: Pick<URL, 'pathname'>): string | undefined {
  try {
    return decodeURIComponent(pathname).normalize('NFC')
  } catch {
    return undefined
  }
}

/** Path in a text entered by a person: a path, or a URL copied from a browser. `undefined` if it is neither. */
export function pathIn(text: string): string | undefined {
  const base = 'http://localhost'
  if (text === '' || !URL.canParse(text, base)) return undefined
  const path = pathOf(new URL(text, base))
  return path === undefined ? undefined : withoutLastSlashes(path)
}

/** Path of the page that a web server shows if our server did not accept a form. */
export function unsentPath(locale: Locale): string {
  return buildPath(locale, `${FORMS_FOLDER}/unsent`)
}

/** The path as written in an address: characters other than ASCII are percent-encoded. */
export function hrefOf(path: string): string {
  return encodeURI(path)
}

/** The file of a page below the output folder: 'en/hotels/x.html', 'index.html', 'en.html'. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** A provider's url without surrounding slashes, query and fragment; `undefined` if it cannot be a page's address. */
export function pageUrl(url: string): string | undefined {
  const bare = withoutSlashes(url.replace(/[?#].*$/s, '')).normalize('NFC')
  return isSafeUrl(bare) ? bare : undefined
}

/** What a place in a page's texts is called in addresses: 'rooms-suites' for 'Rooms & Suites', '#rooms-suites' and our own 's-rooms-suites'. */
export function fragmentOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return words.replace(/^-|-$/g, '').replace(/^s-/, '')
}

/** Tested first: compiling Unicode classes takes longer than matching a thousand names. */
const PLAIN_NAME = /^[\w~-][\w.~-]*$/
const isName = (segment: string) => PLAIN_NAME.test(segment) || /^[\p{L}\p{N}_~-][\p{L}\p{N}\p{M}._~-]*$/u.test(segment)

/** File systems allow 255 bytes, including the suffix '.html.new'. */
const MAX_SEGMENT_BYTES = 200

const MAX_URL_LENGTH = 400

/** Whether a url is safe as path and file name: plain segments, no leading dots, no reserved first segment. */
export function isSafeUrl(url: string): boolean {
  if (url === '') return true
  const segments = url.split('/')
  if (url.length > MAX_URL_LENGTH || RESERVED_SEGMENTS.has(segments[0]!.toLowerCase())) return false
  return segments.every(isSafeSegment)
}

/** Whether it is a plain name: no path, no leading dot. */
export function isSafeSegment(segment: string): boolean {
  return new TextEncoder().encode(segment).length <= MAX_SEGMENT_BYTES && isName(segment) && !/\.html?$/i.test(segment)
}
