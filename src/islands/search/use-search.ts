/** What the search bar and the reservation page have in common: a search in the page's address, with one panel open at a time. */
import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { keepStay } from '../../browser/visit.ts'
import { wear } from '../../browser/wear.ts'
import type { Locale } from '../../config/locales.ts'
import { todayAt } from '../../search/dates.ts'
import { arrivingOn, guestsFit, USUAL_GUESTS } from '../../search/guests.ts'
import { writeStay, type Search } from '../../search/query.ts'
import type { Device } from '../../search/stay.ts'
import { tellLive } from '../live.ts'
import { translator } from '../texts.ts'
import { stayErrors, type DateErrors, type DateName } from './DateFields.tsx'
import { addressOf } from './history.ts'
import { useDesktop, useDevice, useOutside } from './hooks.ts'
import { useKeptKeys } from './kept-keys.ts'
import searchStyles from './search.css?inline'
import { loadPanels } from './use-panels.ts'

wear(searchStyles)

export type Field = 'hotel' | DateName | 'guests'

interface Options<Entered extends Search> {
  /** Of the form, and the beginning of its fields' ids. */
  id: string
  form: RefObject<HTMLFormElement | null>
  locale: Locale
  /** What the address says, and what is kept of the visit. */
  read: () => Entered
  write: (query: string, search: Entered) => string
  /** False where another form of the page has the address. */
  ownsAddress?: () => boolean
}

/** What the fields of dates and guests need. */
export type SearchState = Omit<ReturnType<typeof useSearch<Search>>, 'started' | 'start' | 'change'>

const UNKNOWN: Search = { checkIn: '', checkOut: '', guests: USUAL_GUESTS }

export const panelOf = (field: Field | undefined) => (field === 'checkIn' || field === 'checkOut' ? 'dates' : field)

export function useSearch<Entered extends Search>(options: Options<Entered>) {
  const { id, form, locale, read, write, ownsAddress = () => true } = options
  const t = translator(locale)
  const device = useDevice()
  const wide = useDesktop()
  // Nothing until the guest's browser has it: a page knows no clock and no address.
  const [started, start] = useState<Entered>()
  const [open, setOpen] = useState<Field>()
  const [errors, setErrors] = useState<DateErrors>({})
  // How often a search was kept back for the guests: what is wrong with them is shown, and has the focus.
  const [refused, setRefused] = useState(0)
  const address = useMemo(() => addressOf(write), [])
  const search: Search = started ?? UNKNOWN
  const today = started ? todayAt(Date.now()) : ''
  const panel = panelOf(open)
  const focusField = (field: Field) => form.current?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus()

  useEffect(() => {
    if (started) tellLive(form.current)
  }, [started !== undefined])
  useOutside(form, panel, wide, () => setOpen(undefined))
  useEffect(() => {
    if (!panel) address.endStep()
  }, [panel])
  useEffect(() => {
    const readAgain = () => {
      start(read())
      setErrors({})
      address.endStep()
    }
    const ending = new AbortController()
    for (const type of ownsAddress() ? ['popstate', 'stay'] : ['stay'])
      addEventListener(type, readAgain, { signal: ending.signal })
    return () => ending.abort()
  }, [])

  return {
    id,
    locale,
    t,
    device,
    wide,
    started,
    search,
    today,
    open,
    errors,
    refused,
    start,
    setOpen,
    setErrors,
    focusField,
    change(part: Partial<Entered>) {
      const next = { ...started!, ...part }
      const complete = { ...next, guests: arrivingOn(next.guests, next.checkIn) }
      start(complete)
      setRefused(0)
      keepStay(writeStay(complete))
      if (complete.checkOut && ownsAddress()) address.keep(complete, panel ?? 'typed')
    },
    /** The first field that keeps the search from being sent, whose fault is shown from now on. `hotel`: slug. */
    showFault(hotel: string, of: Device): Field | undefined {
      const wrong = stayErrors(search, today, of, t)
      const found: DateErrors = {
        checkIn: errors.checkIn ?? wrong.checkIn,
        checkOut: errors.checkOut ?? wrong.checkOut,
      }
      const guests = guestsFit(search.guests, hotel, search.checkIn) ? undefined : 'guests'
      const field = found.checkIn ? 'checkIn' : found.checkOut ? 'checkOut' : guests
      if (field === 'guests') setRefused(refused + 1)
      else if (field) setErrors(found)
      if (field) loadPanels()
      setOpen(field)
      return field
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !open) return
      // The first Escape closes the panel, the next one the search.
      event.stopPropagation()
      setOpen(undefined)
      focusField(open)
    },
    onKeyDownCapture: useKeptKeys(form, open),
  }
}
