/** The search bar: hotel, dates, guests, and the way to the reservation in a new tab. */
import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { afterPaint } from '../../components/page/later.ts'
import { todayAt } from '../../search/dates.ts'
import { arrivingOn } from '../../search/guests.ts'
import { handOffUrl, withQuery, externalQuery, type SelectedHotel } from '../../search/hand-off.ts'
import { readBar, writeBar, type BarSearch } from '../../search/query.ts'
import type { Locale } from '../../config/locales.ts'
import type { SearchTexts } from '../../search/texts.ts'
import { knownCountry } from './country.ts'
import { DateFields, stayErrors, type DateErrors, type DateName } from './DateFields.tsx'
import { GuestsField } from './GuestsField.tsx'
import { addressOf } from './history.ts'
import { useDevice, useOutside } from './hooks.ts'
import { HotelField } from './HotelField.tsx'
import { Icon } from './Icon.tsx'
import { useKeptKeys } from './kept-keys.ts'
import { loadPanels, usePanels } from './use-panels.ts'

export type Field = 'hotel' | DateName | 'guests'

interface Props {
  texts: SearchTexts
  locale: Locale
  hotels: readonly SelectedHotel[]
  selected: string
  /** Where the plain form goes: it leads on to the reservation by itself. */
  action: string
  /** What was entered before the script came. */
  entered: URLSearchParams
  /** The field whose panel is open from the start. */
  opened: Field | undefined
  /** False where another form of the page has the address. */
  inAddress: boolean
}

export const panelOf = (field: Field | undefined) => (field === 'checkIn' || field === 'checkOut' ? 'dates' : field)

export function SearchBar({ hotels, selected, action, entered, opened, inAddress, texts, locale }: Props) {
  const device = useDevice()
  const panels = usePanels()
  const slugs = useMemo(() => hotels.map(({ slug }) => slug), [hotels])
  const read = (query: URLSearchParams) => readBar(query, slugs, selected, Date.now())
  const [search, setSearch] = useState<BarSearch>(() => read(merged(inAddress, entered)))
  const [open, setOpen] = useState<Field | undefined>(opened)
  const [errors, setErrors] = useState<DateErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const address = useMemo(() => addressOf(writeBar), [])
  const today = todayAt(Date.now())

  const keepKey = useKeptKeys(form, open)

  useOutside(form, panelOf(open), () => setOpen(undefined))
  useEffect(() => {
    if (panelOf(open) === undefined) address.endStep()
    form.current?.closest('[data-search]')?.toggleAttribute('data-panel-open', open !== undefined)
  }, [open])
  useEffect(() => {
    if (open === undefined || device !== 'desktop') return
    return afterPaint(() => form.current?.querySelector('.pop:not([hidden])')?.scrollIntoView({ block: 'nearest' }))
  }, [open, device, panels])
  useEffect(() => {
    if (!inAddress) return
    const onBack = () => {
      setSearch(read(new URLSearchParams(location.search)))
      setErrors({})
      address.endStep()
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])

  const change = (part: Partial<BarSearch>) => {
    const next = { ...search, ...part }
    const complete = { ...next, guests: arrivingOn(next.guests, next.checkIn) }
    setSearch(complete)
    if (inAddress && complete.checkOut) address.keep(complete, panelOf(open) ?? 'typed')
  }

  const focusField = (field: Field) => form.current?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus()

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
    setOpen(undefined)
    const url = addressOfSearch()
    if (url) window.open(url, '_blank', 'noopener')
  }

  function addressOfSearch(): string | undefined {
    const selectedHotel = hotels.find(({ slug }) => slug === search.hotel)
    if (!selectedHotel?.reservationUrl.trim()) return undefined
    const country = knownCountry()
    // Before the country is known, the address that knows it decides.
    if (!country) return withQuery(action, [['hotel', search.hotel], ['lang', locale], ...externalQuery(search)])
    return handOffUrl({ ...search, selectedHotel }, country)
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
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onKeyDownCapture={keepKey}
      onFocus={loadPanels}
      onPointerEnter={loadPanels}
      noValidate
      data-search-form
      data-live
    >
      <HotelField
        label={texts.hotel}
        hotels={hotels}
        selected={search.hotel}
        open={open === 'hotel'}
        onOpen={show('hotel')}
        onSelect={(hotel) => change({ hotel })}
      />
      <DateFields
        stay={search}
        hotel={search.hotel}
        today={today}
        device={device}
        texts={texts}
        locale={locale}
        open={open === 'checkIn' || open === 'checkOut' ? open : undefined}
        errors={errors}
        onOpen={setOpen}
        onChange={change}
        onErrors={setErrors}
      />
      <GuestsField
        guests={search.guests}
        checkIn={search.checkIn}
        texts={texts}
        locale={locale}
        open={open === 'guests'}
        onOpen={show('guests')}
        onChange={(guests) => change({ guests })}
      />
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

/** What was entered before goes over what the address says. */
function merged(inAddress: boolean, entered: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(inAddress ? location.search : '')
  for (const [name, value] of entered) query.set(name, value)
  return query
}
