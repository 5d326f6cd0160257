/** The stay of the reservation page: that of its address, else the visit's. */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { phone } from '../../../components/browser/desktop.ts'
import { hotelSeasons, knownSeasons } from '../browser/seasons.ts'
import { replaceAddress } from '../../../components/browser/back.ts'
import { keepStay } from '../browser/keep-stay.ts'
import { keptStay } from '../browser/kept-stay.ts'
import { stayOf } from '../../../domain/trip/said.ts'
import type { Locale } from '../../../config/locales.ts'
import type { OfferedRoom, Refused } from '../../../views/view.ts'
import type { Season } from '../../../config/site-types.ts'
import { usePlainForm } from '../../../components/islands/plain-form.ts'
import { parseDate, todayAt, type Stay } from '../../../domain/trip/dates.ts'
import { queryOn, tripIn } from '../../../domain/trip/trip.ts'
import { closedInWords } from '../bar/dates/season-words.ts'
import { roomIn, type SelectedHotel } from '../rules/hand-off.ts'
import {
  hasStay,
  readBar,
  readPlain,
  readReservation,
  withEntered,
  withKept,
  writeReservation,
  writeStay,
  type QueryProblem,
  type ReservationSearch,
  type Search,
} from '../rules/query.ts'
import { changedFields, fieldOf } from '../bar/setup.ts'
import { useSearch, type Field } from '../bar/use-search.ts'
import { stayVerdict, tripOf } from './verdict.ts'

export interface StayProps {
  slug: string
  name: string
  /** Empty if the hotel has no booking system. */
  reservationUrl: string
  rooms: OfferedRoom[]
  locale: Locale
  /** When the hotel is open, if its pages say so. */
  season?: Season
  /** The query of the page's address, where the page was made for it. */
  said?: string
  /** When it was read, in milliseconds since the epoch. */
  at?: number
}

interface Options extends StayProps {
  form: RefObject<HTMLFormElement | null>
  refused?: Refused | undefined
}

const DATES: readonly QueryProblem['field'][] = ['checkInDate', 'checkOutDate']

export type StayState = ReturnType<typeof useStay>

export function useStay({ form, locale, rooms, season, said, at = 0, refused, ...hotel }: Options) {
  const seasons = season && { [hotel.slug]: season }
  const state = useSearch<ReservationSearch>({
    ...{ id: 'stay', form, locale, seasons },
    read: () => (refused ? readPlain(new URLSearchParams(refused.values)) : readNow(hotel.slug, seasons)),
    write: writeReservation,
  })
  const plain = usePlainForm('form:is([data-stay-form], [data-reservation-form])')
  const focused = useRef<Field>(undefined)
  const { started } = state
  const query = new URLSearchParams(refused?.values ?? (started ? location.search : said))
  const read = refused ? readPlain(query) : said === undefined ? undefined : readReservation(query, at)
  // A default stay is not the guest's choice: the plain fields stay empty.
  const known = read && (read.given ? read : { ...read, checkIn: '', checkOut: '' })
  const room = rooms.find(({ id }) => String(id) === roomIn(query))
  const trip = started ? (started.given || keptStay()) && tripOf(started, keptStay()) : read?.given && tripIn(query)
  const today = todayAt(started ? Date.now() : at)
  const about = { today, language: state, hrefFor: (other: Stay) => `?${queryOn(other, query)}`, room }
  const verdict = trip ? stayVerdict({ slug: hotel.slug, rooms, season }, trip, about) : undefined

  useLayoutEffect(() => {
    plain!.carryOver(form.current!)
    // The fields come together with what they say of the season: nothing moves later.
    if (seasons || refused) begin()
    else void hotelSeasons().then(() => form.current && begin())
  }, [])
  useLayoutEffect(() => {
    if (focused.current) state.focusField(focused.current)
  }, [started !== undefined])

  function begin(): void {
    const { activeElement } = document
    if (form.current!.contains(activeElement)) focused.current = fieldOf((activeElement as HTMLInputElement).name)
    if (refused) return state.start(readPlain(allFields(form.current!)))
    const entered = enteredFields(form.current!)
    const search = readNow(hotel.slug, seasons, entered)
    if (hasStay(entered)) {
      keepStay(writeStay(search))
      if (search.given) replaceAddress(location.pathname + writeReservation(location.search, search) + location.hash)
    }
    state.start(search)
  }

  return {
    ...state,
    hotel: { slug: hotel.slug, name: hotel.name, reservationUrl: hotel.reservationUrl } satisfies SelectedHotel,
    room,
    // Rules of days stand beside the date fields once they are there.
    verdict: started && verdict?.stays ? undefined : verdict,
    /** Before the script runs: what the server read. */
    known: started ?? known,
    /** Values of the plain fields, by name. */
    values: refused?.values ?? (known && plainValues(known)),
    /** Notice before the script runs; after that the date fields show it. */
    closed: known && season ? closedInWords(season, known, state) : '',
    areBirthsAsked: refused !== undefined && known !== undefined && known.guests.child.length > 0,
    births: known ? known.guests.child.map(({ birthdate }) => parseDate(birthdate) ?? '') : [],
    change(part: Partial<Search>): void {
      const settled = (field: QueryProblem['field']) => DATES.includes(field) !== 'guests' in part
      state.change({ ...part, given: true, problems: started!.problems.filter(({ field }) => !settled(field)) })
    },
  }
}

type Seasons = Record<string, Season>

/** `entered`: in the plain fields, before the script came. */
function readNow(selected: string, seasons: Seasons | undefined, entered = new URLSearchParams()): ReservationSearch {
  const address = new URLSearchParams(location.search)
  const now = Date.now()
  const device = phone().matches ? 'mobile' : 'desktop'
  if (hasStay(address)) {
    const search = readReservation(withEntered(address, entered), now, { kept: keptStay(), device })
    // What the guest has entered is not the link's fault.
    return { ...search, problems: search.problems.filter(({ field }) => !isEntered(field, entered)) }
  }
  const offered = { slugs: [], selected, seasons: seasons ?? knownSeasons() ?? {} }
  // From here on the page says them.
  const bar = readBar(withKept(entered, String(stayOf(new URLSearchParams(keptStay())))), offered, now)
  const { hotel: _, areDaysUsual: __, ...stay } = bar
  return { ...stay, problems: [], given: false }
}

function plainValues({ checkIn, checkOut, guests }: Search): Record<string, string> {
  return {
    checkin: checkIn,
    checkout: checkOut,
    adult: String(guests.adult),
    child: String(guests.child.length),
  }
}

const allFields = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

const enteredFields = (form: HTMLFormElement) =>
  new URLSearchParams([...changedFields(form)].filter(([, value]) => value))

/** Dates count as one, and so do guests. */
const isEntered = (field: QueryProblem['field'], entered: URLSearchParams) =>
  (DATES.includes(field) ? ['checkin', 'checkout'] : ['adult', 'child']).some((name) => entered.has(name))
