/** The pages that a form is sent from. Web standards only. */
import { LOCALE_COOKIE } from '../../config/constants.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../config/locales.ts'
import type { FormName } from './schemas.ts'
import { buildPath, parsePath, pathOf } from '../../routes/paths.ts'
import { buildUrl } from '../../routes/place.ts'
import { FORMS_FOLDER } from '../../routes/slugs.ts'
import { cookieValue, preferredLocale } from '../../routes/visitor-language.ts'

/** A page that has the form, for browsers that send no referrer. */
const PLACES = {
  newsletter: { kind: 'static', page: 'home' },
  contact: { kind: 'static', page: 'contact' },
  // Only pages of hotels have it.
  reservation: { kind: 'static', page: 'home' },
} as const
/** Parameter of the form's action that carries the page's path. */
const PAGE_PARAMETER = 'page'

/**
 * Paths of pages that may have the form, the likeliest first: the sending page, then others of the language, then
 * Turkish ones.
 */
export function formPaths(request: Request, form: FormName, locale: Locale): Iterable<string> {
  const elsewhere = [locale, DEFAULT_LOCALE].map((each) => buildPath(each, buildUrl(PLACES[form], each)))
  return new Set([pageOf(request) ?? elsewhere[0]!, ...elsewhere])
}

/** Action for a retry of the form on a page. */
export function actionOn(path: string, request: Request): string {
  return `${new URL(request.url).pathname}?${new URLSearchParams({ [PAGE_PARAMETER]: path })}`
}

/** Before the form is read: the language of its page, else the visitor's choice, else the browser's preference. */
export function visitorLocale(request: Request): Locale {
  const page = pageOf(request)
  if (page) return parsePath(page).locale
  const chosen = cookieValue(request.headers.get('cookie') ?? '', LOCALE_COOKIE)
  return isLocale(chosen) ? chosen : preferredLocale(request.headers.get('accept-language') ?? '')
}

/** Path of the page that sent the form: from the action of a retry, else from the referrer. */
function pageOf(request: Request): string | undefined {
  const { host, searchParams } = new URL(request.url)
  const from = searchParams.get(PAGE_PARAMETER) ?? request.headers.get('referer') ?? ''
  if (!URL.canParse(from, request.url)) return undefined
  const page = new URL(from, request.url)
  const path = page.host === host ? pathOf(page) : undefined
  // A path that starts with two slashes or backslashes would lead to another host. Answers to forms are not pages to
  // return to.
  if (!path || /^\/[/\\]/.test(path) || parsePath(path).url.startsWith(`${FORMS_FOLDER}/`)) return undefined
  return path
}
