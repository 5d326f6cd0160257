/** Read-only pages of the desk: address and view function of each. */
import type { DeskContent, Place } from '../../views/pages.ts'
import type { Asked } from '../asked.ts'
import { historyView } from './history.ts'
import { inboxView } from './inbox.ts'
import { comparedView, pageHistoryView } from './page-views.ts'
import type { DeskParts } from '../parts.ts'
import { releaseView } from './release-view.ts'
import { shareView } from './share.ts'
import { translationsView } from './translations.ts'

interface LookPage {
  place: Place
  /** `undefined` if there is no such page. */
  make(parts: DeskParts, asked: Asked): Promise<DeskContent | undefined>
}

const NUMBER = ':number{[0-9]{1,15}}'

/** By their addresses below the desk. */
export const LOOK_PAGES: Record<string, LookPage> = {
  [`/releases/${NUMBER}`]: { place: 'overview', make: releaseView },
  [`/releases/${NUMBER}/page`]: { place: 'overview', make: comparedView },
  [`/releases/${NUMBER}/share`]: { place: 'overview', make: shareView },
  '/history': { place: 'history', make: historyView },
  '/inbox': { place: 'inbox', make: inboxView },
  '/translations': { place: 'translations', make: translationsView },
  '/page': { place: 'history', make: pageHistoryView },
}

export const FRAME = `/frame/${NUMBER}`
