/** The search bar: hotel, dates, guests, and the way to the reservation in a new tab. Without script it is a plain form that leads there too. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { afterPaint } from '../browser/later.ts'
import { keepStay, keptStay } from '../browser/visit.ts'
import { USUAL_ADULTS } from '../config/reservation.ts'
import { todayAt } from '../search/dates.ts'
import { arrivingOn, guestsFit } from '../search/guests.ts'
import { handOffUrl, withQuery, externalQuery } from '../search/hand-off.ts'
import { barHasSearch, hasStay, readBar, withKept, writeBar, writeStay, type BarSearch } from '../search/query.ts'
import type { Locale } from '../config/locales.ts'
import type { SearchView } from '../views/view.ts'
import { Icon } from './Icon.tsx'
import { tellLive } from './live.ts'
import { PlainBirths } from './search/PlainBirths.tsx'
import { askCountry, knownCountry } from './search/country.ts'
import { DateFields, PlainDates, stayErrors, type DateErrors } from './search/DateFields.tsx'
import { GuestNumbers, GuestsField } from './search/GuestsField.tsx'
import { addressOf } from './search/history.ts'
import { useDesktop, useDevice, useOutside } from './search/hooks.ts'
import { HotelField } from './search/HotelField.tsx'
import { useKeptKeys } from './search/kept-keys.ts'
import searchStyles from './search/search.css?inline'
import { changedFields, fieldOf, offeredHotels, type Field } from './search/setup.ts'
import { loadPanels, usePanels } from './search/use-panels.ts'
import { textsIn } from './texts.ts'
import { wear } from '../browser/wear.ts'

const ID = 'search'

export interface SearchBarProps {
  /** Where the plain form goes: it leads on to the reservation by itself. */
  action: string
  locale: Locale
  /** Where pages are rendered. In the browser the hotels are in the markup. */
  given: (() => SearchView) | null
}

export const panelOf = (field: Field | undefined) => (field === 'checkIn' || field === 'checkOut' ? 'dates' : field)

export function SearchBar({ action, locale, given }: SearchBarProps) {
  const texts = textsIn(locale).search
  const [{ hotels, selected }] = useState(() => given?.() ?? offeredHotels(ID))
  const device = useDevice()
  const wide = useDesktop()
  const panels = usePanels()
  const slugs = useMemo(() => hotels.map(({ slug }) => slug), [hotels])
  // Nothing until the guest's browser has it: a page knows no clock and no address.
  const [started, setSearch] = useState<BarSearch>()
  const live = started !== undefined
  const search = started ?? { hotel: selected, checkIn: '', checkOut: '', guests: { adult: USUAL_ADULTS, child: [] } }
  const today = live ? todayAt(Date.now()) : ''
  const [open, setOpen] = useState<Field>()
  const [errors, setErrors] = useState<DateErrors>({})
  const [refused, setRefused] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<Field>(undefined)
  const address = useMemo(() => addressOf(writeBar), [])
  const keepKey = useKeptKeys(form, open)
  const read = (query: URLSearchParams) => readBar(withKept(query, keptStay()), slugs, selected, Date.now())
  const focusField = (field: Field) => form.current?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus()

  useLayoutEffect(() => {
    wear(searchStyles)
    void askCountry()
    focused.current = fieldOf(form.current!, document.activeElement)
    // A sheet that opens gives its first field the focus, which asks for no list.
    if (!(focused.current === 'hotel' && barOf(form.current)!.hasAttribute('data-open'))) setOpen(focused.current)
    const said = merged(changedFields(form.current!))
    const begun = read(said)
    if (hasStay(said)) keepStay(writeStay(begun))
    setSearch(begun)
  }, [])
  useLayoutEffect(() => {
    if (!live) return
    if (focused.current) focusField(focused.current)
    // Who sent the address wanted the search to be seen.
    if (
      ownsAddress() &&
      form.current!.getClientRects().length === 0 &&
      barHasSearch(new URLSearchParams(location.search))
    )
      document.querySelector<HTMLElement>('[data-nav] [data-book]')?.click()
  }, [live])
  useEffect(() => {
    if (live) tellLive(form.current)
  }, [live])

  useOutside(form, panelOf(open), () => setOpen(undefined))
  useEffect(() => {
    if (panelOf(open) === undefined) address.endStep()
    barOf(form.current)?.toggleAttribute('data-panel-open', open !== undefined)
  }, [open])
  useEffect(() => {
    if (open === undefined || !wide) return
    return afterPaint(() => form.current?.querySelector('.pop:not([hidden])')?.scrollIntoView({ block: 'nearest' }))
  }, [open, wide, panels])
  useEffect(() => {
    const readAgain = () => {
      setSearch(read(merged(new URLSearchParams())))
      setErrors({})
      address.endStep()
    }
    const ending = new AbortController()
    for (const type of ownsAddress() ? ['popstate', 'stay'] : ['stay'])
      addEventListener(type, readAgain, { signal: ending.signal })
    return () => ending.abort()
  }, [])

  const change = (part: Partial<BarSearch>) => {
    const next = { ...search, ...part }
    const complete = { ...next, guests: arrivingOn(next.guests, next.checkIn) }
    setSearch(complete)
    setRefused(0)
    keepStay(writeStay(complete))
    if (complete.checkOut && ownsAddress()) address.keep(complete, panelOf(open) ?? 'typed')
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const wrong = stayErrors(search, today, device, texts)
    const found: DateErrors = { checkIn: errors.checkIn ?? wrong.checkIn, checkOut: errors.checkOut ?? wrong.checkOut }
    const field = found.checkIn ? 'checkIn' : found.checkOut ? 'checkOut' : undefined
    if (field) {
      setErrors(found)
      setOpen(field)
      return focusField(field)
    }
    if (!guestsFit(search.guests, search.hotel, search.checkIn)) {
      setRefused(refused + 1)
      return setOpen('guests')
    }
    setOpen(undefined)
    const url = addressOfSearch()
    if (url) window.open(url, '_blank', 'noopener')
  }

  function addressOfSearch(): string | undefined {
    const selectedHotel = hotels.find(({ slug }) => slug === search.hotel)
    if (!selectedHotel?.reservationUrl.trim()) return undefined
    const country = knownCountry()
    const room = search.hotel === selected ? document.querySelector('[data-room]')?.textContent : undefined
    const request = { ...search, selectedHotel, room }
    // Before the country is known, the address that knows it decides.
    if (!country) return withQuery(action, [['hotel', search.hotel], ['lang', locale], ...externalQuery(request)])
    return handOffUrl(request, country)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    // The first Escape closes the panel, the next one the search.
    event.stopPropagation()
    setOpen(undefined)
    focusField(open)
  }

  const show = (field: Field) => (wanted: boolean) => {
    setOpen(wanted ? field : undefined)
    if (!wanted && field === 'guests') focusField(field)
  }

  return (
    <form
      className="search__form"
      action={action}
      method="get"
      target="_blank"
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onKeyDownCapture={keepKey}
      onFocus={loadPanels}
      onPointerEnter={loadPanels}
      noValidate={live}
      data-search-form
      data-live={live || undefined}
    >
      <HotelField
        id={ID}
        live={live}
        label={texts.hotel}
        hotels={hotels}
        selected={search.hotel}
        open={open === 'hotel'}
        onOpen={show('hotel')}
        onSelect={(hotel) => change({ hotel })}
      />
      {live ? (
        <>
          <DateFields
            id={ID}
            stay={search}
            hotel={search.hotel}
            today={today}
            texts={texts}
            locale={locale}
            open={open === 'checkIn' || open === 'checkOut' ? open : undefined}
            errors={errors}
            onOpen={setOpen}
            onChange={change}
            onErrors={setErrors}
          />
          <GuestsField
            id={ID}
            guests={search.guests}
            hotel={search.hotel}
            checkIn={search.checkIn}
            texts={texts}
            locale={locale}
            open={open === 'guests'}
            refused={refused}
            onOpen={show('guests')}
            onChange={(guests) => change({ guests })}
          />
        </>
      ) : (
        <>
          <PlainDates id={ID} texts={texts} />
          <GuestNumbers id={ID} texts={texts} />
          <PlainBirths texts={texts} />
          <input type="hidden" name="lang" value={locale} />
        </>
      )}
      <div className="search__send">
        <button className="btn btn--amber search__go" type="submit">
          <Icon name="search" />
          <span>{texts.submit}</span>
        </button>
        <p className="search__note small quiet">{texts.newTab}</p>
      </div>
    </form>
  )
}

const barOf = (form: HTMLFormElement | null) => form?.closest('[data-search]')

/** False where another form of the page has the address. */
const ownsAddress = () => !document.querySelector('[data-reservation] form')

/** What was entered before the script came goes over what the address says. */
function merged(entered: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(ownsAddress() ? location.search : '')
  for (const [name, value] of entered) query.set(name, value)
  return query
}
