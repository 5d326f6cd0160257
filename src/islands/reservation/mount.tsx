/** The reservation page's stay, in place of the plain form. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReservationTexts } from '../../search/reservation-texts.ts'
import calendarStyles from '../search/calendar.css?inline'
import guestsStyles from '../search/guests.css?inline'
import searchStyles from '../search/search.css?inline'
import stayStyles from './stay.css?inline'
import { StayPage } from './StayPage.tsx'
import { wear } from '../wear.ts'

for (const styles of [calendarStyles, guestsStyles, searchStyles, stayStyles]) wear(styles)

export function mount(element: HTMLElement): () => void {
  const { texts, slug = '', name = '', url = '' } = element.dataset
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <StayPage
        hotel={{ slug, name, reservationUrl: url }}
        locale={document.documentElement.lang}
        texts={JSON.parse(texts!) as ReservationTexts}
      />,
    ),
  )
  return () => root.unmount()
}
