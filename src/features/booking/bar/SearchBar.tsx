/**
 * The search bar: hotel, dates, guests, and the reservation in a new tab. Without script it is a plain form with the
 * same target.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { afterPaint } from '../../../components/browser/schedule.ts'
import { visitorCountry } from '../../../components/browser/session.ts'
import { keepStay, keptStay } from '../browser/visit.ts'
import { DEFAULT_COUNTRY } from '../../../config/constants.ts'
import type { Locale } from '../../../config/locales.ts'
import { handOffUrl, withQuery, externalQuery } from '../rules/hand-off.ts'
import { barHasSearch, hasStay, readBar, withKept, writeBar, writeStay, type BarSearch } from '../rules/query.ts'
import type { SearchView } from '../../../views/view.ts'
import { guarded } from '../../../components/islands/guarded.tsx'
import { Icon } from '../../../components/islands/Icon.tsx'
import { usePlainForm } from '../../../components/islands/plain-form.ts'
import { HotelField } from './HotelField.tsx'
import { PlainBirths } from './PlainBirths.tsx'
import { FORM_ID } from './PlainRoom.tsx'
import { changedFields, fieldOf, offeredHotels } from './setup.ts'
import { PlainFields, StayFields } from './StayFields.tsx'
import { loadPanels, usePanels } from './use-panels.ts'
import { useSearch, type Field } from './use-search.ts'

const ID = 'search'

export interface SearchBarProps {
  /** Action of the plain form; the server redirects to the reservation. */
  action: string
  locale: Locale
  /** Set on the server. In the browser the hotels are read from the markup. */
  given: (() => SearchView) | null
}

export const SearchBar = guarded(Search)

function Search({ action, locale, given }: SearchBarProps) {
  const [{ hotels, selected }, setOffered] = useState(() => given?.() ?? offeredHotels(ID))
  const panels = usePanels()
  const slugs = useMemo(() => hotels.map(({ slug }) => slug), [hotels])
  const form = useRef<HTMLFormElement>(null)
  const plain = usePlainForm('form[data-search-form]')
  const focused = useRef<Field>(undefined)
  const hasChosen = useRef(false)
  // Requested long before a search is sent.
  const country = useRef<string>(undefined)
  const read = (said = merged()) => readBar(withKept(said, keptStay()), { slugs, selected }, Date.now())
  const state = useSearch<BarSearch>({ id: ID, form, locale, read, write: writeBar, ownsAddress })
  const { t, wide, started, open, setOpen, change, focusField, onKeyDown, onKeyDownCapture } = state
  const live = started !== undefined
  const hotel = started?.hotel ?? selected

  useLayoutEffect(() => {
    void visitorCountry().then((known) => (country.current = known ?? DEFAULT_COUNTRY))
    focused.current = fieldOf(plain!.focused())
    // A sheet that opens focuses its first field; that must not open the list.
    if (!(focused.current === 'hotel' && barOf(form.current)!.hasAttribute('data-open'))) setOpen(focused.current)
    const said = merged(changedFields(plain!.form))
    const begun = read(said)
    if (hasStay(said)) keepStay(writeStay(begun))
    state.start(begun)
  }, [])
  useLayoutEffect(() => {
    if (!live) return
    if (focused.current) focusField(focused.current)
    // The link was shared to show the search.
    if (
      !isTraversed() &&
      ownsAddress() &&
      form.current!.getClientRects().length === 0 &&
      barHasSearch(new URLSearchParams(location.search))
    )
      document.querySelector<HTMLElement>('[data-nav] [data-book]')?.click()
  }, [live])
  const begin = useEffectEvent(({ detail: first }: CustomEvent<string>) => {
    if (!slugs.includes(first) || !started) return
    setOffered({ hotels, selected: first })
    if (started.hotel === selected && !hasChosen.current) state.start({ ...started, hotel: first })
  })
  useEffect(() => {
    const onAbout = (event: Event) => begin(event as CustomEvent<string>)
    addEventListener('about', onAbout)
    return () => removeEventListener('about', onAbout)
  }, [])
  useEffect(() => {
    barOf(form.current)?.toggleAttribute('data-panel-open', open !== undefined)
    if (open === undefined || !wide) return
    return afterPaint(() => form.current?.querySelector('.pop:not([hidden])')?.scrollIntoView({ block: 'nearest' }))
  }, [open, wide, panels])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const fault = state.showFault(hotel, state.device)
    if (fault) return fault === 'guests' ? undefined : focusField(fault)
    const url = addressOfSearch()
    if (url) window.open(url, '_blank', 'noopener')
  }

  function addressOfSearch(): string | undefined {
    const selectedHotel = hotels.find(({ slug }) => slug === hotel)
    if (!selectedHotel?.reservationUrl.trim()) return undefined
    const room = hotel === selected ? document.querySelector<HTMLElement>('[data-room]')?.dataset.room : undefined
    const request = { ...state.search, selectedHotel, room, locale }
    // Until the country is known, use the server's address, which knows it.
    if (!country.current) return withQuery(action, [['hotel', hotel], ['lang', locale], ...externalQuery(request)])
    return handOffUrl(request, country.current)
  }

  return (
    <form
      className="search__form"
      id={FORM_ID}
      action={action}
      method="get"
      target="_blank"
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
      onFocus={loadPanels}
      onPointerEnter={loadPanels}
      noValidate={live}
      data-search-form
      data-live={live || undefined}
    >
      <HotelField
        id={ID}
        live={live}
        label={t('components.common.search.hotel')}
        hotels={hotels}
        selected={hotel}
        open={open === 'hotel'}
        onOpen={(wanted) => setOpen(wanted ? 'hotel' : undefined)}
        onSelect={(slug) => {
          hasChosen.current = true
          change({ hotel: slug })
        }}
      />
      {live ? (
        <StayFields state={state} hotel={hotel} onChange={change} />
      ) : (
        <>
          <PlainFields id={ID} t={t} field="search__field" input="figures" />
          <PlainBirths t={t} />
          <input type="hidden" name="lang" value={locale} />
        </>
      )}
      <div className="search__send">
        <button className="btn btn--amber search__go" type="submit">
          <Icon name="search" />
          <span>{t('components.common.search.submit')}</span>
        </button>
        <p className="search__note small quiet">{t('components.common.search.newTab')}</p>
      </div>
    </form>
  )
}

const barOf = (form: HTMLFormElement | null) => form?.closest('[data-search]')

const ownsAddress = () => !document.querySelector('[data-reservation] form, [data-comparison]')

/** Whether "back" or "forward" loaded the page. */
const isTraversed = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Input from before the script loaded overrides the address. */
function merged(entered = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(ownsAddress() ? location.search : '')
  for (const [name, value] of entered) query.set(name, value)
  return query
}
