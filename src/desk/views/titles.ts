import type { DeskLocale } from './locales.ts'
import { deskMessages } from '../messages/index.ts'
import type { DeskContent } from './pages.ts'

/** The heading of a page. */
export function titleOf(view: DeskContent, locale: DeskLocale): string {
  const m = deskMessages[locale]
  switch (view.kind) {
    case 'undo':
      return m.undo.title(view.release.number)
    case 'release':
      return m.releases.title(view.number)
    case 'compared':
      return m.compared.title(view.title)
    case 'page-history':
      return m.pageHistory.title
    case 'history':
      return m.history.title
    case 'inbox':
      return m.inbox.title
    case 'translations':
      return m.translations.title
    case 'share':
      return m.share.title(view.number)
    case 'status':
      return m.status.title
    case 'sign-in':
      return m.signIn.title
    default:
      return m.overview.title
  }
}
