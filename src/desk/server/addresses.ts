/** Addresses of the desk's own pages. */
import { deskAddress, type DeskLocale } from '../views/locales.ts'

/** `path`: with its language prefix, if any. */
export const localeOf = (path: string): DeskLocale => (/^\/desk\/en(?:\/|$)/.test(path) ? 'en' : 'tr')

export function inOtherLanguage(address: string, locale: DeskLocale): string {
  const rest = address.slice(deskAddress(locale, '').length)
  return deskAddress(locale === 'tr' ? 'en' : 'tr', '') + rest
}

/** Where a person wants to go who has to sign in first; what was done before then is no news by then. */
export function wantedPath(address: string): string {
  const { pathname, searchParams } = new URL(address)
  searchParams.delete('done')
  return [pathname, searchParams].filter(String).join('?')
}

/** Returns `to` only if it is a path of the desk, never one that a browser would read as another host. */
export function ownPath(to: string | null): string | undefined {
  return to !== null && /^\/desk(?:[/?][\w./?=&%+*~-]*)?$/.test(to) ? to : undefined
}
