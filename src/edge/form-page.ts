/** The pages that a form is sent from. Web standards only. */
import { LOCALE_COOKIE } from '../config/constants.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../config/locales.ts'
import type { FormName } from '../forms/schemas.ts'
import { buildPath, parsePath, pathOf } from '../routes/paths.ts'
import { buildUrl } from '../routes/place.ts'
import { FORMS_FOLDER } from '../routes/slugs.ts'
import { cookieValue, preferredLocale } from './language.ts'

/** Where a form also stands, for browsers that do not say which page it was sent from. */
const PLACES = { newsletter: { kind: 'static', page: 'home' }, contact: { kind: 'static', page: 'contact' } } as const
/** Path of the page, in the address that its form is sent to again. */
const PAGE_PARAMETER = 'page'

/** Paths that may have the form, the likeliest first: the page that it was sent from, then others of the language, then Turkish ones. */
export function formPaths(request: Request, form: FormName, locale: Locale): Iterable<string> {
  const elsewhere = [locale, DEFAULT_LOCALE].map((each) => buildPath(each, buildUrl(PLACES[form], each)))
  return new Set([pageOf(request) ?? elsewhere[0]!, ...elsewhere])
}

/** Where the form on a page is sent to again. */
export function actionOn(path: string, request: Request): string {
  return `${new URL(request.url).pathname}?${new URLSearchParams({ [PAGE_PARAMETER]: path })}`
}

/** Before a form is read: the language of its page, else the one that the visitor chose or the browser prefers. */
export function visitorLocale(request: Request): Locale {
  const page = pageOf(request)
  if (page) return parsePath(page).locale
  const chosen = cookieValue(request.headers.get('cookie') ?? '', LOCALE_COOKIE)
  return isLocale(chosen) ? chosen : preferredLocale(request.headers.get('accept-language') ?? '')
}

/** Path of the page that the form was sent from: the form that was sent again says so, else the browser. */
function pageOf(request: Request): string | undefined {
  const { host, searchParams } = new URL(request.url)
  const from = searchParams.get(PAGE_PARAMETER) ?? request.headers.get('referer') ?? ''
  if (!URL.canParse(from, request.url)) return undefined
  const page = new URL(from, request.url)
  const path = page.host === host ? pathOf(page) : undefined
  // A path of two slashes, of either kind, would be another site's address; an answer is no page to go back to.
  if (!path || /^\/[/\\]/.test(path) || parsePath(path).url.startsWith(`${FORMS_FOLDER}/`)) return undefined
  return path
}
