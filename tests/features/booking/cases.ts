/** Searches of every kind: whose hotel, from where, with whom. */
import { LOCALES, type Locale } from '../../../src/config/locales.ts'
import { childBorn, type Guests } from '../../../src/domain/trip/guests.ts'
import type { SearchRequest, SelectedHotel } from '../../../src/features/booking/rules/hand-off.ts'
import { buildPath } from '../../../src/routes/paths.ts'

export const CHECK_IN = '2027-06-12'
export const CHECK_OUT = '2027-06-19'

const child = (birthdate: string) => childBorn(birthdate, CHECK_IN)

export const GUESTS: Record<string, Guests> = {
  'two adults': { adult: 2, child: [] },
  'one adult, one child': { adult: 1, child: [child('03.09.2020')] },
  'three children': { adult: 2, child: [child('03.09.2020'), child('12.06.2027'), child('29.02.2016')] },
  'three children, one birth date unknown': { adult: 4, child: [child(''), child('3.9.2020'), child('31.02.2020')] },
}

interface HotelKind {
  slug: string
  reservationUrl: string
  country: string
}

const booking = 'https://booking.crystalhotels.example/crystal-centro'

export const HOTELS: Record<string, HotelKind> = {
  'internal by rule': { slug: 'crystal-centro', reservationUrl: booking, country: 'de' },
  'the same hotel from elsewhere': { slug: 'crystal-centro', reservationUrl: booking, country: 'tr' },
  external: { slug: 'crystal-admiral', reservationUrl: 'https://admiral.booking.example/rooms', country: 'de' },
  'external with a query': {
    slug: 'crystal-flora',
    reservationUrl: 'https://belek.booking.example/?hotel=25&ref=a%20b+c',
    country: 'tr',
  },
  'external with query and fragment': {
    slug: 'crystal-family',
    reservationUrl: 'https://belek.booking.example/#/search?x=1',
    country: 'tr',
  },
}

export interface Case {
  name: string
  locale: Locale
  country: string
  request: SearchRequest
}

export function cases(): Case[] {
  return Object.entries(HOTELS).flatMap(([kind, { slug, reservationUrl, country }]) =>
    LOCALES.flatMap((locale) =>
      Object.entries(GUESTS).map(([mix, guests]) => ({
        name: `${kind} | ${locale} | ${mix}`,
        locale,
        country,
        request: {
          selectedHotel: hotelIn(locale, slug, reservationUrl),
          checkIn: CHECK_IN,
          checkOut: CHECK_OUT,
          guests,
        },
      })),
    ),
  )
}

function hotelIn(locale: Locale, slug: string, reservationUrl: string): SelectedHotel {
  const url = locale === 'tr' ? `oteller/${slug}/online-rezervasyon` : `hotels/${slug}/online-reservation`
  return { slug, name: slug, reservationUrl, internalHref: buildPath(locale, url) }
}
