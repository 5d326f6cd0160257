/** The search bar's search: begun with the address, the visit and what the guest entered before the script came. */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { afterPaint } from '../../../components/browser/schedule.ts'
import { keepStay } from '../browser/keep-stay.ts'
import { keptStay } from '../browser/kept-stay.ts'
import { hotelSeasons, knownSeasons } from '../browser/seasons.ts'
import { stayOf, withoutSaid } from '../../../domain/trip/said.ts'
import type { Locale } from '../../../config/locales.ts'
import {
  atHotel,
  barHasSearch,
  DATE_NAMES,
  hasStay,
  readBar,
  withKept,
  writeBar,
  writeStay,
  type BarHotels,
  type BarSearch,
  type Search,
} from '../rules/query.ts'
import type { SearchView } from '../../../views/view.ts'
import { usePlainForm } from '../../../components/islands/plain-form.ts'
import { changedFields, fieldOf, offeredHotels } from './setup.ts'
import { usePanels } from './use-panels.ts'
import { useSearch, type Again, type Field } from './use-search.ts'

export const ID = 'search'

interface Options {
  form: RefObject<HTMLFormElement | null>
  locale: Locale
  given: (() => SearchView) | null
}

export function useBar({ form, locale, given }: Options) {
  const [{ hotels, selected }, setOffered] = useState(() => given?.() ?? offeredHotels(ID))
  const panels = usePanels()
  const slugs = useMemo(() => hotels.map(({ slug }) => slug), [hotels])
  const plain = usePlainForm('form[data-search-form]')
  const focused = useRef<Field>(undefined)
  const hasChosen = useRef(false)
  const read = (again?: Again, query?: URLSearchParams) => readSearch({ slugs, selected }, again, query)
  const state = useSearch<BarSearch>({ id: ID, form, locale, read, write: writeBar, ownsAddress })
  const { wide, started, open, setOpen, focusField } = state
  const live = started !== undefined

  useLayoutEffect(() => {
    // The days that nobody chose depend on when the hotel is open: they come with the fields, and do not change later.
    if (read().areDaysUsual && !knownSeasons()) void hotelSeasons().then(() => form.current && begin())
    else begin()
  }, [])
  function begin(): void {
    focused.current = fieldOf(plain!.focused())
    // A sheet that opens focuses its first field; that must not open the list.
    if (!(focused.current === 'hotel' && barOf(form.current)!.hasAttribute('data-open'))) setOpen(focused.current)
    const entered = changedFields(plain!.form)
    const search = read({}, merged(entered))
    if (hasStay(entered)) keepStay(writeStay(search))
    state.start(search)
  }
  useLayoutEffect(() => {
    if (!live) return
    if (focused.current) focusField(focused.current)
    if (isAskedFor(form.current!)) document.querySelector<HTMLElement>('[data-nav] [data-book]')?.click()
  }, [live])

  // The page is about a hotel: it is selected unless the guest has chosen.
  useAbout((first) => {
    if (!slugs.includes(first) || !started) return
    setOffered({ hotels, selected: first })
    if (started.hotel === selected && !hasChosen.current) state.start(atHotel(started, first, known()))
  })
  useEffect(() => {
    barOf(form.current)?.toggleAttribute('data-panel-open', open !== undefined)
    if (open === undefined || !wide) return
    return afterPaint(() => form.current?.querySelector('.pop:not([hidden])')?.scrollIntoView({ block: 'nearest' }))
  }, [open, wide, panels])

  return {
    ...state,
    hotels,
    /** Slug of the hotel that the page begins with. */
    selected,
    live,
    hotel: started?.hotel ?? selected,
    chooseHotel(slug: string): void {
      hasChosen.current = true
      state.change(atHotel(started!, slug, known()))
    },
    change(part: Partial<Search>): void {
      state.change({ ...part, ...('checkIn' in part && { areDaysUsual: false }) })
    },
  }
}

const known = () => ({ seasons: knownSeasons() ?? {}, now: Date.now() })

type Offered = Omit<BarHotels, 'seasons'>

function readSearch(offered: Offered, { hotel, isTraversed = false }: Again = {}, query = merged()): BarSearch {
  const { seasons, now } = known()
  const kept = stayOf(new URLSearchParams(keptStay()))
  const visit = isTraversed && query.has('hotel') ? withoutSaid(kept, DATE_NAMES) : kept
  const search = readBar(withKept(stayOf(query), String(visit)), { ...offered, seasons }, now)
  return hotel === undefined ? search : atHotel(search, hotel, { seasons, now })
}

/** Whether the link was shared to show the search, or what the page answers to it. */
const isAskedFor = (form: HTMLFormElement) =>
  !isTraversed() &&
  !isAnswer() &&
  ownsAddress() &&
  form.getClientRects().length === 0 &&
  barHasSearch(new URLSearchParams(location.search))

/** Calls back with the slug of the hotel that the page is about from now on. */
function useAbout(begin: (slug: string) => void): void {
  const beginAt = useEffectEvent(begin)
  useEffect(() => {
    const onAbout = (event: Event) => beginAt((event as CustomEvent<string>).detail)
    addEventListener('about', onAbout)
    return () => removeEventListener('about', onAbout)
  }, [])
}

const barOf = (form: HTMLFormElement | null) => form?.closest('[data-search]')

const ownsAddress = () => !document.querySelector('[data-reservation] form, [data-comparison], [data-queried=week]')

/** Whether the page, or a part of it since, was drawn for the trip of its address. */
const isAnswer = () => document.querySelector('[data-private]') !== null

/** Whether "back" or "forward" loaded the page. */
const isTraversed = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Input from before the script loaded overrides the address. */
function merged(entered = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(ownsAddress() ? location.search : '')
  for (const [name, value] of entered) query.set(name, value)
  return query
}
