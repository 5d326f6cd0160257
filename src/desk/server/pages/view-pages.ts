/** Read-only pages of the desk: address and view function of each. */
import type { DeskContent, Place } from '../../views/pages.ts'
import type { DeskRequest } from '../desk-request.ts'
import { historyView } from './history.ts'
import { inboxView } from './inbox.ts'
import { comparedView, pageHistoryView } from './page-views.ts'
import type { DeskParts } from '../parts.ts'
import { releaseView } from './release-view.ts'
import { shareView } from './share.ts'
import { translationsView } from './translations.ts'

interface ViewPage {
  place: Place
  /** `undefined` if there is no such page. */
  make(parts: DeskParts, request: DeskRequest): Promise<DeskContent | undefined>
}

const NUMBER = ':number{[0-9]{1,15}}'

/** By their addresses below the desk. */
export const VIEW_PAGES: Record<string, ViewPage> = {
  [`/releases/${NUMBER}`]: { place: 'overview', make: releaseView },
  [`/releases/${NUMBER}/page`]: { place: 'overview', make: comparedView },
  [`/releases/${NUMBER}/share`]: { place: 'overview', make: shareView },
  '/history': { place: 'history', make: historyView },
  '/inbox': { place: 'inbox', make: inboxView },
  '/translations': { place: 'translations', make: translationsView },
  '/page': { place: 'history', make: pageHistoryView },
}

export const FRAME = `/frame/${NUMBER}`
