/** Addresses of the desk's own pages. */
import { deskAddress, type DeskLocale } from '../../desk/messages/index.ts'

/** `path`: with the language's prefix, if it has one. */
export const localeOf = (path: string): DeskLocale => (/^\/desk\/en(?:\/|$)/.test(path) ? 'en' : 'tr')

export function inOtherLanguage(address: string, locale: DeskLocale): string {
  const rest = address.slice(deskAddress(locale, '').length)
  return deskAddress(locale === 'tr' ? 'en' : 'tr', '') + rest
}

/** A path of the desk, and nothing that a browser would take for another host. */
export function ownPath(to: string | null): string | undefined {
  return to !== null && /^\/desk(?:[/?][\w./?=&%-]*)?$/.test(to) ? to : undefined
}
