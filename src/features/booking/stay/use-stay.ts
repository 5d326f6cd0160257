/** The stay of the reservation page: that of its address, else the visit's. */
import { useLayoutEffect, type RefObject } from 'react'
import { hotelSeasons } from '../browser/seasons.ts'
import { keptStay } from '../browser/kept-stay.ts'
import { stayOf } from '../../../views/trip/said.ts'
import type { Locale } from '../../../config/locales.ts'
import type { Refused } from '../../../views/view.ts'
import type { Season } from '../../../config/reservation.ts'
import { parseDate } from '../../../views/trip/dates.ts'
import { closedInWords } from '../bar/dates/season-words.ts'
import { roomIn, type SelectedHotel } from '../rules/hand-off.ts'
import {
  readBar,
  readPlain,
  readReservation,
  withKept,
  writeReservation,
  type QueryProblem,
  type ReservationSearch,
  type Search,
} from '../rules/query.ts'
import { useSearch } from '../bar/use-search.ts'

export interface StayProps {
  slug: string
  name: string
  /** Empty if the hotel has no booking system. */
  reservationUrl: string
  rooms: { id: number; name: string }[]
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
    id: 'stay',
    form,
    locale,
    seasons,
    read: readNow,
    write: writeReservation,
  })
  const { started } = state
  const query = new URLSearchParams(refused?.values ?? (started ? location.search : said))
  const read = refused ? readPlain(query) : said === undefined ? undefined : readReservation(query, at)
  // A default stay is not the guest's choice: the plain fields stay empty.
  const known = read && (read.given ? read : { ...read, checkIn: '', checkOut: '' })

  useLayoutEffect(() => {
    const begin = () => state.start(readNow())
    // The fields come together with what they say of the season: nothing moves later.
    if (seasons || refused) begin()
    else void hotelSeasons().then(begin)
  }, [])

  function readNow(): ReservationSearch {
    const now = Date.now()
    if (refused) return readPlain(new URLSearchParams(refused.values))
    const named = readReservation(new URLSearchParams(location.search), now, keptStay())
    if (named.given) return named
    const { hotel: _, ...kept } = readBar(
      withKept(new URLSearchParams(), stayOf(keptStay())),
      { slugs: [], selected: '' },
      now,
    )
    return { ...named, ...kept }
  }

  return {
    ...state,
    hotel: { slug: hotel.slug, name: hotel.name, reservationUrl: hotel.reservationUrl } satisfies SelectedHotel,
    room: rooms.find(({ id }) => String(id) === roomIn(query)),
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

function plainValues({ checkIn, checkOut, guests }: Search): Record<string, string> {
  return {
    checkin: checkIn,
    checkout: checkOut,
    adult: String(guests.adult),
    child: String(guests.child.length),
  }
}
