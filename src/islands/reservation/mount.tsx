/** The reservation page's stay, in place of the plain form. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import calendarStyles from '../search/calendar.css?inline'
import guestsStyles from '../search/guests.css?inline'
import searchStyles from '../search/search.css?inline'
import stayStyles from './stay.css?inline'
import { StayPage } from './StayPage.tsx'
import { pageLocale, type IslandTexts } from '../texts.ts'
import { wear } from '../wear.ts'

for (const styles of [calendarStyles, guestsStyles, searchStyles, stayStyles]) wear(styles)

export function mount(element: HTMLElement, { reservation, search }: IslandTexts): () => void {
  const { slug = '', name = '', url = '' } = element.dataset
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <StayPage hotel={{ slug, name, reservationUrl: url }} locale={pageLocale()} texts={{ ...reservation, search }} />,
    ),
  )
  return () => root.unmount()
}
