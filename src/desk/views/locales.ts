/** The desk's languages and its address in each. */

/** The first has no prefix in its addresses. */
export const DESK_LOCALES = ['tr', 'en'] as const
export type DeskLocale = (typeof DESK_LOCALES)[number]

/** '/desk/inbox', '/desk/en/inbox'; `path`: '' for the overview. */
export function deskAddress(locale: DeskLocale, path: string): string {
  return `/desk${locale === 'tr' ? '' : `/${locale}`}${path === '' ? '' : `/${path}`}`
}
