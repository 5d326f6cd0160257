import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../src/config/locales.ts'
import { WIDGET } from '../../../src/site/reservation.ts'
import { searchResponse } from '../../../src/features/booking/endpoint.ts'
import { addDays, showDate } from '../../../src/domain/trip/dates.ts'
import { childBorn } from '../../../src/domain/trip/guests.ts'
import { readReservation } from '../../../src/features/booking/rules/query.ts'
import { externalUrl, handOffUrl, widgetUrl, type SearchRequest } from '../../../src/features/booking/rules/hand-off.ts'
import { cases, CHECK_IN, CHECK_OUT, GUESTS, HOTELS, type Case } from './cases.ts'

/** What is said of each mix of guests: their numbers, and birth dates. */
const MIXES: Record<string, [guests: string, births: string]> = {
  'two adults': ['adult=2&child=0', ''],
  'one adult, one child': ['adult=1&child=1', '&childages=2020-09-03'],
  'three children': ['adult=2&child=3', '&childages=2020-09-03,2027-06-12,2016-02-29'],
  'three children, one birth date unknown': ['adult=4&child=3', '&childages=2020-09-03'],
}
const EXTERNAL: Record<string, (query: string) => string> = {
  'the same hotel from elsewhere': (query) => `https://booking.crystalhotels.example/crystal-centro?${query}`,
  external: (query) => `https://admiral.booking.example/rooms?${query}`,
  'external with a query': (query) => `https://belek.booking.example/?hotel=25&ref=a%20b+c&${query}`,
  'external with query and fragment': (query) => `https://belek.booking.example/?${query}#/search?x=1`,
}

test.each(cases())('R7.31 R7.33 R7.34 R7.36 R7.37 R9.6 the address of: $name', ({ name, locale, request, country }) => {
  const [kind = '', , mix = ''] = name.split(' | ')
  const [guests, births] = MIXES[mix]!
  const page =
    locale === 'tr'
      ? '/oteller/crystal-centro/online-rezervasyon'
      : `/${locale}/hotels/crystal-centro/online-reservation`
  expect(handOffUrl(request, country)).toBe(
    EXTERNAL[kind]?.(`checkin=2027-06-12&checkout=2027-06-19&${guests}${births}`) ??
      `${page}?${guests}&checkInDate=12.06.2027&checkOutDate=19.06.2027${births}`,
  )
})

describe('the booking widget', () => {
  const addressOf = (mix: string, locale: Locale) =>
    widgetUrl({ checkIn: CHECK_IN, checkOut: CHECK_OUT, guests: GUESTS[mix]! }, locale)
  const fixed = (locale: Locale) => [
    ['widget', WIDGET.widget],
    ['wlang', WIDGET.wlang[locale]],
    ['hotellist', WIDGET.hotellist],
    ['arrival', '12.06.2027'],
    ['departure', '19.06.2027'],
  ]
  const threeChildren = [
    ['adultcount', '2'],
    ['childcount', '3'],
    ['child1born', '03.09.2020'],
    ['child2born', '12.06.2027'],
    ['child3born', '29.02.2016'],
  ]

  test.each(LOCALES)(
    'R7.38 is asked with dates as DD.MM.YYYY, the guests and the birth date of each child (%s)',
    (locale) => {
      const asked = (mix: string) => [...new URL(addressOf(mix, locale)).searchParams]
      expect(asked('two adults')).toEqual([...fixed(locale), ['adultcount', '2'], ['childcount', '0']])
      expect(asked('three children')).toEqual([...fixed(locale), ...threeChildren])
    },
  )

  const { request } = cases().find(({ name }) => name === 'external | de | three children')!
  const asked = (url: string | undefined) => Object.fromEntries(new URL(url!).searchParams)

  test('R7.38 a hotel that the configuration gives to it opens it, in the language of the page', () => {
    const slug = request.selectedHotel.slug
    for (const locale of LOCALES) {
      const url = externalUrl({ ...request, locale, room: '1404' }, { [slug]: 'admiral' })
      expect(url!.startsWith(`${WIDGET.url}?`)).toBe(true)
      expect(asked(url)).toEqual({ ...Object.fromEntries([...fixed(locale), ...threeChildren]), hotellist: 'admiral' })
    }
    expect(externalUrl(request, { another: 'x' })).toMatch(/^https:\/\/admiral\.booking\.example\/rooms\?checkin=/)
  })

  test('R7.38 without script a hotel whose own address is the widget’s is redirected to it, with its own list', () => {
    const query = 'hotel=x&lang=ru&checkin=2027-06-12&checkout=2027-06-19&adult=3&child=1&childages=2020-09-03&room=7'
    const response = searchResponse(new Request(`https://site.example/edge/search?${query}`), () => ({
      reservationUrl: `${WIDGET.url}/?hotellist=flora&utm=1`,
      internal: {},
    }))
    expect(asked(response.headers.get('location')!)).toEqual({
      widget: WIDGET.widget,
      wlang: 'ru',
      hotellist: 'flora',
      arrival: '12.06.2027',
      departure: '19.06.2027',
      adultcount: '3',
      childcount: '1',
      child1born: '03.09.2020',
    })
  })
})

describe('the form without script', () => {
  const answerTo = ({ request, country, locale }: Case, date: (iso: string) => string) => {
    const { selectedHotel, guests } = request
    const query = new URLSearchParams({ hotel: selectedHotel.slug, lang: locale })
    query.set('checkin', date(request.checkIn))
    query.set('checkout', date(request.checkOut))
    query.set('adult', String(guests.adult))
    query.set('child', String(guests.child.length))
    for (const { birthdate } of guests.child) query.append('childages', birthdate)
    const asked = new Request(`https://site.example/edge/search?${query}`, { headers: { 'x-country': country } })
    return searchResponse(asked, (slug) => ({
      reservationUrl: Object.values(HOTELS).find((hotel) => hotel.slug === slug)!.reservationUrl,
      internal: { [locale]: selectedHotel.internalHref! },
    }))
  }

  test.each([
    ['YYYY-MM-DD', (iso: string) => iso],
    ['DD.MM.YYYY', showDate],
  ])('R2.105 R3.23 hands off as the island does, with dates typed as %s', (_, date) => {
    for (const each of cases()) {
      const response = answerTo(each, date)
      expect(response.status, each.name).toBe(303)
      expect(response.headers.get('location'), each.name).toBe(handOffUrl(each.request, each.country))
    }
  })

  test('R7.36 hands on the id of a room, and no name in any language', () => {
    const locations = (room: string) =>
      ['hotel=x&', ''].map((hotel) => {
        const asked = new Request(`https://site.example/edge/search?${hotel}room=${encodeURIComponent(room)}`)
        const response = searchResponse(asked, () => ({ reservationUrl: 'https://x.example/', internal: {} }))
        return new URL(response.headers.get('location')!)
      })
    const [hotel, widget] = locations('1404')
    expect(hotel!.searchParams.get('room')).toBe('1404')
    expect(widget!.searchParams.get('room'), 'the widget asks for no room').toBe(null)
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((name) => !/^\d{1,12}$/.test(name)),
        (name) => {
          for (const { searchParams } of locations(name)) expect(searchParams.has('room')).toBe(false)
        },
      ),
    )
  })

  const NOW = Date.parse('2027-06-01T09:00:00Z')
  test('R7.40 takes what is no date for none, and takes the usual number of adults where none was given', () => {
    const asked = new Request('https://site.example/edge/search?hotel=x&checkin=31.02.2027&checkout=&adult=&child=9')
    const hotel = { reservationUrl: 'https://x.example/', internal: {} }
    const response = searchResponse(asked, () => hotel, NOW)
    expect(response.headers.get('location')).toBe(
      'https://x.example/?checkin=2027-06-01&checkout=2027-06-04&adult=2&child=3',
    )
  })

  test('R5.37 leads to the reservation page, which says a rule of days that the stay breaks, and from there on', () => {
    const to = (arrival: string, direct = '') => {
      const query = `hotel=crystal-waterworld&lang=en&checkin=${arrival}&checkout=2027-07-25&adult=2${direct}`
      const hotel = { reservationUrl: 'https://x.example/', internal: { en: 'en/reservation' } }
      return searchResponse(new Request(`https://site.example/edge/search?${query}`), () => hotel).headers.get(
        'location',
      )
    }
    expect(to('2027-07-19')).toMatch(/reservation\?adult=2/)
    expect(to('2027-07-19', '&direct=')).toMatch(/^https:\/\/x\.example\/\?checkin=2027-07-19/)
    expect(to('2027-07-18')).toMatch(/^https:\/\/x\.example\/\?checkin=2027-07-18/)
  })

  test.each([
    ['checkin=2026-07-05&checkout=2026-07-12&adult=2', 'checkin=2026-07-05'],
    ['checkin=2026-07-05&checkout=2027-07-12&adult=2&room=x/7&direct=', 'adult=2&room=7'],
    ['checkin=2027-07-12&checkout=2027-07-15&adult=2&child=4', 'child=4'],
    ['checkin=2027-07-12&checkout=2027-07-10', 'checkout=2027-07-10'],
    ['checkin=05/07/2027&checkout=2027-07-15', 'checkin=05%2F07%2F2027'],
  ])('R5.38 leads to the reservation page, which says what is wrong with %s', (query, said) => {
    const asked = new Request(`https://site.example/edge/search?hotel=x&lang=en&${query}`)
    const hotel = { reservationUrl: 'https://x.example/', internal: { en: '/en/reservation' } }
    const address = searchResponse(asked, () => hotel, NOW).headers.get('location')!
    expect(address).toMatch(/^\/en\/reservation\?/)
    expect(address).toContain(said)
    expect(readReservation(new URL(address, asked.url).searchParams, NOW).problems).not.toEqual([])
  })

  test('without a hotel leads to the widget, and with one that is unknown', () => {
    const to = (query: string) =>
      searchResponse(new Request(`https://site.example/edge/search?${query}`), () => undefined).headers.get('location')
    expect(to('lang=de')).toMatch(/^https:\/\/booking\.crystalhotels\.example\/widget\?widget=[^&]+&wlang=de&/)
    expect(to('lang=de&hotel=gone')).toBe(to('lang=de'))
  })
})

describe('an address', () => {
  const request = cases().find(({ name }) => name.startsWith('external | en | two'))!.request
  const withUrl = (reservationUrl: string): SearchRequest => ({
    ...request,
    selectedHotel: { ...request.selectedHotel, reservationUrl },
  })

  test.each(['', '  ', 'javascript:alert(1)', 'data:text/html,x', '/relative', 'https://'])(
    'R5.21 is not made for a hotel whose booking address is %j',
    (url) => {
      expect(handOffUrl(withUrl(url), 'tr')).toBeUndefined()
      expect(externalUrl(withUrl(url))).toBeUndefined()
    },
  )

  test.each(['', 'javascript:alert("https://x.example/")'])(
    'R5.21 R7.31 is not made for %j, even where the site itself takes the reservations',
    (reservationUrl) => {
      const selectedHotel = { ...request.selectedHotel, slug: 'crystal-centro', reservationUrl }
      expect(handOffUrl({ ...request, selectedHotel }, 'de')).toBeUndefined()
    },
  )

  test('R7.31 any rule that names the hotel and the country makes it internal', () => {
    const { slug } = request.selectedHotel
    const rules = [
      { slug: 'another', countries: ['tr'] },
      { slug, countries: ['at', 'ch'] },
    ]
    expect(handOffUrl(request, 'ch', rules)).toMatch(/^\/en\/hotels\//)
    expect(handOffUrl(request, 'tr', rules), "another hotel's country").toMatch(/^https:/)
  })

  test.each([
    [' https://x.example/a ', 'https://x.example/a?'],
    ['HTTP://x.example/a', 'HTTP://x.example/a?'],
    ['https://x.example/?&&b=1&', 'https://x.example/?b=1&'],
    ['https://x.example/?checkin=1&b=1&adult=9&b=2', 'https://x.example/?b=1&b=2&'],
    ['https://x.example/?%63hild=3&=4', 'https://x.example/?=4&'],
  ])('R7.36 of %j begins with %j', (reservationUrl, start) => {
    const query = 'checkin=2027-06-12&checkout=2027-06-19&adult=2&child=0'
    expect(externalUrl(withUrl(reservationUrl))).toBe(start + query)
  })

  test('R7.31 stays external where the site has no reservation page in that language', () => {
    const { internalHref: _, ...selectedHotel } = { ...request.selectedHotel, slug: 'crystal-centro' }
    expect(handOffUrl({ ...request, selectedHotel }, 'de')).toMatch(/^https:/)
  })

  test('R7.36 keeps whatever query the hotel has, and says the search itself once', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9_[\]-]{0,9}$/)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.string()), { maxLength: 5 }),
        fc.nat(900),
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.nat(4000), { maxLength: 3 }),
        (own, from, nights, ages) => {
          const checkIn = addDays('2027-01-01', from)
          const child = ages.map((days) => childBorn(addDays(checkIn, -days), checkIn))
          const search = { ...withUrl(`https://x.example/a?${new URLSearchParams(own)}`), checkIn }
          const url = new URL(
            handOffUrl({ ...search, checkOut: addDays(checkIn, nights), guests: { adult: 2, child } }, 'tr')!,
          )
          const ours: [string, string][] = [
            ['checkin', checkIn],
            ['checkout', addDays(checkIn, nights)],
            ['adult', '2'],
            ['child', String(ages.length)],
          ]
          if (ages.length > 0) ours.push(['childages', ages.map((days) => addDays(checkIn, -days)).join(',')])
          const kept = own.filter(([each]) => !ours.some(([our]) => our === each))
          expect([...url.searchParams]).toEqual([...kept, ...ours])
        },
      ),
    )
  })
})
