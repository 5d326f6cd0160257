/**
 * Chooses the language at `/`: Turkish for visitors from a page of this site; for others by cookie, then by the browser's languages, then Turkish. Web
 * standards only.
 */
import { LOCALE_COOKIE } from '../config/constants.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../config/locales.ts'
import { buildPath } from './paths.ts'

/** Request headers that the response at `/` depends on. */
export const ROOT_VARIES = 'Cookie, Accept-Language, Sec-Fetch-Site, Referer'

/**
 * A redirect from `/` to the visitor's language; `undefined` if that is Turkish. `has`: whether a language has a home
 * page. `siteUrl`: canonical origin, which differs from the request's behind some proxies.
 */
export function languageRedirect(
  request: Request,
  has: (locale: Locale) => boolean,
  siteUrl?: string,
): Response | undefined {
  const url = new URL(request.url)
  // Crawlers send no language: they get the requested page.
  const accepted = request.headers.get('accept-language')?.trim() ?? '*'
  if (url.pathname !== '/' || accepted === '*' || isFromOwnPage(request, siteUrl)) return undefined
  const chosen = cookieValue(request.headers.get('cookie') ?? '', LOCALE_COOKIE)
  const locale = isLocale(chosen) && has(chosen) ? chosen : preferredLocale(accepted, has)
  if (locale === DEFAULT_LOCALE) return undefined
  return new Response(null, {
    status: 302,
    headers: {
      location: buildPath(locale, '') + url.search,
      vary: ROOT_VARIES,
      'cache-control': 'private, no-store',
    },
  })
}

/** Only Turkish pages link to `/`, and the language switcher: both mean Turkish. */
function isFromOwnPage({ url, headers }: Request, siteUrl: string | undefined): boolean {
  if (headers.get('sec-fetch-site') === 'same-origin') return true
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return false
  const { host } = new URL(referer)
  return [url, siteUrl].some((own) => own !== undefined && new URL(own).host === host)
}

/** The site's first language in an `Accept-Language` header, by quality, then by order. */
export function preferredLocale(header: string, has: (locale: Locale) => boolean = () => true): Locale {
  const wanted = header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1])
        .find(Boolean)
      return { language: tag.trim().toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality)
  const first = wanted.map(({ language }) => language).find((language) => isLocale(language) && has(language))
  return isLocale(first) ? first : DEFAULT_LOCALE
}

export function cookieValue(header: string, name: string): string | undefined {
  const pair = header
    .split(';')
    .map((each) => each.trim().split('='))
    .find(([key]) => key === name)
  return pair?.slice(1).join('=')
}
