/** Pages of the desk that only show: what their addresses ask for, and what makes them. */
import type { DeskLocale } from '../../desk/messages/index.ts'
import type { DeskContent, Place } from '../../desk/views.ts'
import { pathOf } from '../../routes/paths.ts'
import { historyView } from './history.ts'
import { inboxView } from './inbox.ts'
import type { DeskParts } from './overview.ts'
import { comparedView, pageHistoryView } from './page-views.ts'
import { releaseView } from './release-view.ts'
import { translationsView } from './translations.ts'

export interface Asked {
  locale: DeskLocale
  /** Of a release; NaN where none is named. */
  number: number
  /** Of a page, as routes have it. */
  path: string
  query: URLSearchParams
}

interface LookPage {
  place: Place
  /** `undefined` where there is no such page. */
  make(parts: DeskParts, asked: Asked): Promise<DeskContent | undefined>
}

const NUMBER = ':number{[0-9]{1,15}}'

/** By their addresses below the desk. */
export const LOOK_PAGES: Record<string, LookPage> = {
  [`/releases/${NUMBER}`]: { place: 'overview', make: releaseView },
  [`/releases/${NUMBER}/page`]: { place: 'overview', make: comparedView },
  '/history': { place: 'history', make: historyView },
  '/inbox': { place: 'inbox', make: inboxView },
  '/translations': { place: 'translations', make: translationsView },
  '/page': { place: 'history', make: pageHistoryView },
}

export const FRAME = `/frame/${NUMBER}`

/** How many entries come before those that are asked for. */
export function countIn(query: URLSearchParams): number {
  const text = query.get('from') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}

/** `path` may be an address that somebody copied from a browser. */
export function askedOf(url: URL, locale: DeskLocale, number = ''): Asked {
  const given = url.searchParams.get('path') ?? ''
  const path = given !== '' && URL.canParse(given, url.origin) ? pathOf(new URL(given, url.origin)) : undefined
  return { locale, number: Number(number || NaN), path: path?.replace(/(?<=.)\/+$/, '') ?? '', query: url.searchParams }
}
