/** The search bar, in place of the plain form that the page comes with. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { barHasSearch } from '../../search/query.ts'
import { askCountry } from './country.ts'
import calendarStyles from './calendar.css?inline'
import guestsStyles from './guests.css?inline'
import searchStyles from './search.css?inline'
import { SearchBar, type Field } from './SearchBar.tsx'
import { changedFields, readHotels } from './setup.ts'
import { pageLocale, type IslandTexts } from '../texts.ts'
import { wear } from '../wear.ts'

for (const styles of [calendarStyles, guestsStyles, searchStyles]) wear(styles)

/** Fields of the plain form and what has taken their place. */
const FIELDS: Record<string, Field> = {
  hotel: 'hotel',
  checkin: 'checkIn',
  checkout: 'checkOut',
  adult: 'guests',
  child: 'guests',
}

export function mount(element: HTMLElement, { search: texts }: IslandTexts): () => void {
  const host = element.querySelector<HTMLElement>('[data-search-root]')!
  const form = host.querySelector('form')!
  const select = form.querySelector('select')!
  const active = document.activeElement
  const focused = form.contains(active) ? FIELDS[(active as HTMLInputElement).name] : undefined
  // A sheet that opens gives its first field the focus, which asks for no list.
  const asked = focused === 'hotel' && element.hasAttribute('data-open') ? undefined : focused
  const inAddress = !document.querySelector('[data-island=reservation]')
  const shown = element.getClientRects().length > 0

  void askCountry()
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <SearchBar
        texts={texts}
        locale={pageLocale()}
        hotels={readHotels(select)}
        selected={[...select.options].find((option) => option.defaultSelected)?.value ?? select.value}
        action={form.getAttribute('action')!}
        entered={changedFields(form)}
        opened={asked}
        inAddress={inAddress}
      />,
    ),
  )
  if (focused) host.querySelector<HTMLElement>(`[data-field=${focused}]`)?.focus()
  // Who sent the address wanted the search to be seen.
  if (inAddress && !shown && barHasSearch(new URLSearchParams(location.search)))
    document.querySelector<HTMLElement>('[data-nav] [data-book]')?.click()
  return () => root.unmount()
}
