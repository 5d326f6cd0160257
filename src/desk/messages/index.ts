/** Texts of the desk, in the languages of who works at it. */
import { en } from './en/index.ts'
import { tr } from './tr/index.ts'

export type DeskMessages = typeof tr

export const deskMessages = { tr, en } as const satisfies Record<string, DeskMessages>

/** The first one has no prefix in its addresses. */
export const DESK_LOCALES = ['tr', 'en'] as const
export type DeskLocale = (typeof DESK_LOCALES)[number]

/** '/desk/inbox', '/desk/en/inbox'; `path`: '' for the overview. */
export function deskAddress(locale: DeskLocale, path: string): string {
  return `/desk${locale === 'tr' ? '' : `/${locale}`}${path === '' ? '' : `/${path}`}`
}
