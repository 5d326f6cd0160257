/** The reservation page's stay, in place of the plain form. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReservationTexts } from '../../search/reservation-texts.ts'
import '../search/calendar.css'
import '../search/guests.css'
import '../search/search.css'
import './stay.css'
import { StayPage } from './StayPage.tsx'

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
