/** Shared by the search bar and the reservation page: a search in the page's address, with one panel open at a time. */
import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { noteUse } from '../../../components/browser/load.ts'
import type { PlainState } from '../../../components/browser/plain-form.ts'
import { hotelSeasons, knownSeasons } from '../browser/seasons.ts'
import { followInPlace, keepStay } from '../browser/keep-stay.ts'
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import type { Locale } from '../../../config/locales.ts'
import { parseDate, todayAt } from '../../../domain/trip/dates.ts'
import { arrivingOn, guestsFit, USUAL_GUESTS } from '../../../domain/trip/guests.ts'
import { writeStay, type Search } from '../rules/query.ts'
import type { Season } from '../../../config/site-types.ts'
import type { Device } from '../rules/stay.ts'
import { PlainFormWanted } from '../../../components/islands/guarded.tsx'
import { tellLive } from '../../../components/islands/live.ts'
import { translator } from '../../../components/islands/texts.ts'
import { addressOf } from './history.ts'
import { useDesktop, useDevice, useOutside } from './hooks.ts'
import { useKeptKeys } from './kept-keys.ts'
import searchStyles from './search.css?inline'
import { stayErrors, type DateErrors, type DateName } from './dates/stay-errors.ts'
import { loadPanels, usePanelsMissing } from './use-panels.ts'

adoptStyles(searchStyles)

export type Field = 'hotel' | DateName | 'guests'

/** Why the search is read once more. */
export interface Again {
  /** Slug of the hotel that was chosen: a stay that was said elsewhere has none. */
  hotel?: string
  /** By "back" or "forward": an address without days is one of before they were chosen. */
  isTraversed?: boolean
}

interface Options<Entered extends Search> {
  /** The form's id, and the prefix of its fields' ids. */
  id: string
  form: RefObject<HTMLFormElement | null>
  locale: Locale
  /** By slug, those that the page knows; without them all are asked for. */
  seasons?: Record<string, Season> | undefined
  /** The address's search and the visit's stay. */
  read: (again?: Again) => Entered
  write: (query: string, search: Entered) => string
  /** False if another form of the page owns the address. */
  ownsAddress?: () => boolean
}

/** State for the fields of dates and guests. */
export type SearchState = Omit<ReturnType<typeof useSearch<Search>>, 'started' | 'start' | 'change'>

export interface StayFieldsProps {
  /** Slug. */
  hotel: string
  state: SearchState
  onChange: (part: Partial<Search>) => void
}

const UNKNOWN: Search = { checkIn: '', checkOut: '', guests: USUAL_GUESTS }

const panelOf = (field: Field | undefined) => (field === 'checkIn' || field === 'checkOut' ? 'dates' : field)

export function useSearch<Entered extends Search>(options: Options<Entered>) {
  const { id, form, locale, read, write, ownsAddress = () => true } = options
  const t = translator(locale)
  const device = useDevice()
  const wide = useDesktop()
  // `undefined` until the browser runs: the server knows neither clock nor address.
  const [started, start] = useState<Entered>()
  const [open, setOpen] = useState<Field>()
  const [errors, setErrors] = useState<DateErrors>({})
  // How often a search was stopped by the guests: each time, their error is shown and focused.
  const [refused, setRefused] = useState(0)
  const seasons = useSeasons(options.seasons)
  const address = useMemo(() => addressOf(write), [])
  const search: Search = started ?? UNKNOWN
  const today = started ? todayAt(Date.now()) : ''
  const panel = panelOf(open)
  const focusField = (field: Field) => form.current?.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus()

  if (usePanelsMissing()) throw new PlainFormWanted(plainState(started))
  useEffect(() => {
    if (started) tellLive(form.current)
  }, [started !== undefined])
  useOutside({ form, panel, floats: wide }, () => setOpen(undefined))
  const onKeyDown = useEscape(open, (field) => {
    setOpen(undefined)
    focusField(field)
  })
  useEffect(() => {
    if (!panel) address.endStep()
  }, [panel])
  useChanges(ownsAddress, (isTraversed) => {
    start((now) => read(isTraversed ? { isTraversed } : now && 'hotel' in now ? { hotel: now.hotel as string } : {}))
    setErrors({})
    address.endStep()
  })

  return {
    ...{ id, locale, t, device, wide, started, search, today, open, errors, refused, seasons },
    ...{ start, setOpen, setErrors, focusField, onKeyDown, onKeyDownCapture: useKeptKeys(form, open) },
    change(part: Partial<Entered>) {
      const next = { ...started!, ...part }
      const complete = { ...next, guests: arrivingOn(next.guests, next.checkIn) }
      start(complete)
      setRefused(0)
      noteUse()
      keepStay(writeStay(complete))
      followInPlace()
      if (complete.checkOut && ownsAddress()) address.keep(complete, panel ?? 'typed')
    },
    /** The first field that keeps the search from being sent; its error is shown from now on. `hotel`: slug. */
    showFault(hotel: string, of: Device): Field | undefined {
      const stay = stayErrors(search, { today, device: of }, t)
      const { checkIn = stay.checkIn, checkOut = stay.checkOut } = errors
      const guests = guestsFit(search.guests, hotel, search.checkIn) ? undefined : 'guests'
      const field = checkIn ? 'checkIn' : checkOut ? 'checkOut' : guests
      if (field === 'guests') setRefused(refused + 1)
      else if (field) setErrors({ checkIn, checkOut })
      if (field) loadPanels()
      setOpen(field)
      return field
    },
  }
}

function useSeasons(given: Record<string, Season> | undefined) {
  const [seasons, setSeasons] = useState(given ?? knownSeasons() ?? {})
  useEffect(() => {
    if (!given) void hotelSeasons().then(setSeasons)
  }, [])
  return seasons
}

/** Calls back when the address or the visit's stay was changed elsewhere, with whether by "back" or "forward". */
function useChanges(ownsAddress: () => boolean, onChange: (isTraversed: boolean) => void): void {
  useEffect(() => {
    const changed = ({ type, isTrusted }: Event) => {
      // The page's form is told of an address that the search or the trip made.
      if (type !== 'popstate' || isTrusted) onChange(type === 'popstate')
    }
    const ending = new AbortController()
    for (const type of ownsAddress() ? ['popstate', 'stay'] : ['stay'])
      addEventListener(type, changed, { signal: ending.signal })
    return () => ending.abort()
  }, [])
}

/** Returns the form's handler of keys. The first Escape closes the panel, the second the search. */
function useEscape(open: Field | undefined, close: (field: Field) => void) {
  function onKeyDown(event: Pick<KeyboardEvent, 'key' | 'stopPropagation'>): void {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close(open)
  }
  const onPageKey = useEffectEvent(onKeyDown)
  const panel = panelOf(open)
  useEffect(() => {
    if (!panel) return
    // After a press on something that cannot be focused the page has the focus, and the form does not get the key.
    const onKey = (event: globalThis.KeyboardEvent) => event.target === document.body && onPageKey(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [panel])
  return onKeyDown
}

const PLAIN_NAMES: Record<Field, string> = { hotel: 'hotel', checkIn: 'checkin', checkOut: 'checkout', guests: 'adult' }

/** What the plain form goes on with. */
function plainState(search: (Search & { hotel?: string }) | undefined): PlainState {
  const { field } = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset ?? {}
  if (!search) return { values: {} }
  const { checkIn, checkOut, guests, hotel } = search
  return {
    focused: PLAIN_NAMES[field as Field],
    values: {
      ...(hotel && { hotel }),
      checkin: checkIn,
      checkout: checkOut,
      adult: String(guests.adult),
      child: String(guests.child.length),
      childages: guests.child.map(({ birthdate }) => parseDate(birthdate) ?? birthdate).join(),
    },
  }
}
