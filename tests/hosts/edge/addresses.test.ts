/** Small answers of the edge: addresses that are led on, the visitor's country, the language at the root. */
import { describe, expect, test } from 'vitest'
import { countryResponse } from '../../../src/routes/visitor-country.ts'
import { languageRedirect, preferredLocale, ROOT_VARIES } from '../../../src/routes/visitor-language.ts'
import { WIDGET } from '../../../src/site/reservation.ts'
import { searchResponse } from '../../../src/features/booking/endpoint.ts'
import type { HotelTarget } from '../../../src/features/booking/targets.ts'
import { addressOf } from '../../../src/routes/imported.ts'
import { correctedPaths } from '../../../src/routes/mended-address.ts'
import { parsePath, pathIn } from '../../../src/routes/paths.ts'
import { slashRedirect } from '../../../src/routes/trailing-slash.ts'

const SITE = 'https://www.crystalhotels.example'
const ask = (path: string, headers: Record<string, string> = {}) => new Request(SITE + path, { headers })

describe('addresses of one page', () => {
  test.each([
    ['/en/', '/en'],
    ['/en/hotels//?a=1', '/en/hotels?a=1'],
    ['//evil.example/', '/evil.example'],
    ['/a/b/', '/a/b'],
  ])('R2.4 R2.5 a slash at the end leads to the address without: %s', (path, location) => {
    const answer = slashRedirect(ask(path))!
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test.each(['/', '/?a=/', '/en', '/en/hotels?x=/'])('%s has no slash too many', (path) => {
    expect(slashRedirect(ask(path))).toBeUndefined()
  })

  test('R2.4 a run of slashes inside is read once, however long it is', () => {
    const path = `/a.php${'/'.repeat(1_000_000)}b`
    const url = new URL(SITE + path)
    expect(slashRedirect(ask(`${path}/`))!.headers.get('location')).toBe(path)
    expect(parsePath(`${path}/`)).toEqual({ locale: 'tr', url: path.slice(1) })
    expect([pathIn(`${path}/`), addressOf(new URL(`${url.href}/`))]).toEqual([path, path])
    expect([pathIn(path), addressOf(url)]).toEqual([path, path])
    expect(correctedPaths(path)).toEqual(['/b'])
  })
})

describe('the country', () => {
  test.each([
    ['x-country', 'DE', 'de'],
    ['x-nf-country', 'at', 'at'],
    ['cf-ipcountry', 'RU', 'ru'],
    ['x-vercel-ip-country', 'GB', 'gb'],
    ['x-country', 'DEU', 'tr'],
    ['x-country', 'D', 'tr'],
  ])('R7.27 is told by %s: %s is %s', async (name, value, country) => {
    const answer = countryResponse(ask('/edge/country', { [name]: value }))
    expect(await answer.json()).toMatchObject({ country })
  })

  test('R7.27 is what the first of the headers says, and is kept for this visitor alone', async () => {
    const answer = countryResponse(ask('/edge/country', { 'x-vercel-ip-country': 'GB', 'x-country': 'Unknown' }))
    expect(await answer.json()).toEqual({ country: 'tr', known: false })
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
    expect(answer.headers.get('vary')).toBe('x-country, x-nf-country, cf-ipcountry, x-vercel-ip-country')
  })
})

describe('the language at the root', () => {
  const has = () => true

  test.each([
    ['fr,ru;q=0.3,en;q=0.7', 'en'],
    ['fr-FR', 'tr'],
    ['EN-us', 'en'],
    ['en;q=0,ru', 'ru'],
    ['en; q=0.8, de ;q=0.9', 'de'],
    ['en;q=0.001,de;q=0.002', 'de'],
    ['en;level=1;q=0.1,ru;q=0.2', 'ru'],
    ['en;Q=0.1,ru;q=0.2', 'ru'],
    ['en;q=2,ru;q=0.9', 'en'],
    ['en;xq=0,ru;q=0.9', 'en'],
    ['en;q=0.1x,ru;q=0.9', 'en'],
    ['en;q=0.0,de;q=0.000', 'tr'],
    [' ru , en', 'ru'],
  ])('%j prefers %s', (header, locale) => expect(preferredLocale(header)).toBe(locale))

  test('R2.7 is not that of a cookie which names none of the site, or none with a home page', () => {
    const cookie = (value: string) => ({ cookie: `i18n_redirected=${value}`, 'accept-language': 'de' })
    const at = (headers: Record<string, string>, exists = has as (locale: string) => boolean) =>
      languageRedirect(ask('/', headers), exists)?.headers.get('location')
    expect(at(cookie('fr'))).toBe('/de')
    expect(at(cookie('ru'), (locale) => locale !== 'ru')).toBe('/de')
    expect(at({ 'accept-language': ' * ', cookie: 'i18n_redirected=en' })).toBeUndefined()
    expect(at({ 'accept-language': 'de' })).toBe('/de')
  })

  test('R2.11 is asked for by browsers that say theirs, at the root alone, with the query', () => {
    const at = (path: string, headers: Record<string, string>) => languageRedirect(ask(path, headers), has)
    expect(at('/', { cookie: 'i18n_redirected=en' })).toBeUndefined()
    expect(at('/spa', { cookie: 'i18n_redirected=en', 'accept-language': 'de' })).toBeUndefined()
    expect(at('/?utm=x', { 'accept-language': 'en' })!.headers.get('location')).toBe('/en?utm=x')
  })

  test('is Turkish without a redirect, and a redirect is kept by nobody', () => {
    const turkish = ask('/', { cookie: 'a=b;  i18n_redirected=tr', 'accept-language': 'de' })
    expect(languageRedirect(turkish, has)).toBeUndefined()
    const answer = languageRedirect(ask('/', { 'accept-language': 'ru' }), has)!
    expect(answer.headers.get('vary')).toBe(ROOT_VARIES)
    expect(ROOT_VARIES).toBe('Cookie, Accept-Language, Sec-Fetch-Site, Referer')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

test('R2.105 a search without script is led on for this visitor alone, in Turkish where it names no language', () => {
  const to = (query: string) => searchResponse(ask(`/edge/search?${query}`), () => undefined)
  expect(to('lang=fr').headers.get('location')).toContain('wlang=tr')
  expect(to('').headers.get('location')).toContain('wlang=tr')
  expect(to('').headers.get('cache-control')).toBe('private, no-store')
})

describe('what a search without script leaves out', () => {
  const hotel = { reservationUrl: 'https://b.example/', internal: { tr: '/oteller/a/online-rezervasyon' } }
  // In Istanbul the first of July began half an hour ago.
  const now = Date.parse('2027-06-30T21:30:00Z')
  const to = (query: string) =>
    searchResponse(ask(`/edge/search?${query}`, { 'x-country': 'TR' }), () => hotel, now).headers.get('location')

  test.each([
    ['checkin=&checkout=', '2027-07-01', '2027-07-04'],
    ['checkin=2027-12-30', '2027-12-30', '2028-01-02'],
    ['checkout=2027-07-09', '2027-07-01', '2027-07-09'],
  ])('R7.40 %s: arrival today in Istanbul, departure three days after it', (dates, checkIn, checkOut) => {
    expect(to(`hotel=a&${dates}`)).toBe(`https://b.example/?checkin=${checkIn}&checkout=${checkOut}&adult=2&child=0`)
  })

  test('R7.40 is filled in for the booking widget, too', () => {
    expect(to('lang=de')).toContain('arrival=01.07.2027&departure=04.07.2027')
  })

  test('R5.28 is a birth date of no child on arrival, and children where a hotel takes none', () => {
    const children = 'checkin=2027-08-30&child=2&childages=2005-01-01&childages=03.09.2020'
    expect(to(`hotel=a&${children}`)).toMatch(/&child=2&childages=2020-09-03$/)
    expect(to(`hotel=crystal-aura&${children}`)).toMatch(/^\/oteller\/a\/online-rezervasyon\?adult=2&child=2&/)
  })
})

describe('R7.38 a search without script for a hotel', () => {
  const internal = { tr: '/oteller/a/online-rezervasyon', de: '/de/hotels/a/online-reservation' }
  const hotels: Record<string, HotelTarget> = {
    a: { reservationUrl: '', internal },
    b: { reservationUrl: 'javascript:alert(1)', internal },
    c: { reservationUrl: '', internal: {} },
  }
  const to = (query: string, known = hotels) =>
    searchResponse(ask(`/edge/search?${query}`), (slug) => known[slug]).headers.get('location')!
  const stay = 'checkin=2027-06-12&checkout=2027-06-19&adult=3&room=51501'

  test.each(['a', 'b'])(
    'without a booking system leads to its reservation page, with the stay and the room (%s)',
    (slug) => {
      const query = 'adult=3&child=0&checkInDate=12.06.2027&checkOutDate=19.06.2027&room=51501'
      expect(to(`hotel=${slug}&lang=de&${stay}`)).toBe(`${internal.de}?${query}`)
      expect(to(`hotel=${slug}&direct&${stay}`)).toBe(`${internal.tr}?${query}`)
    },
  )

  test.each(['gone', 'c', '', '__proto__x'])('that is unknown, or takes none, leads to the widget (%s)', (slug) => {
    const url = new URL(to(`hotel=${slug}&lang=ru&${stay}`))
    expect(url.origin + url.pathname).toBe(WIDGET.url)
    expect(url.searchParams.get('arrival')).toBe('12.06.2027')
    const standIn = { reservationUrl: 'http://booking.localhost:4322/widget', internal: {} }
    expect(to(`hotel=${slug}&${stay}`, { ...hotels, '': standIn })).toContain(`${standIn.reservationUrl}?widget=`)
  })
})

test('R7.31 a search without script finds the reservation page by the country of the visitor', () => {
  const hotel = { reservationUrl: 'https://b.example/', internal: { ru: '/ru/hotels/каменный/online-reservation' } }
  const to = (country: string, lang: string) =>
    searchResponse(ask(`/edge/search?hotel=crystal-centro&lang=${lang}`, { 'x-country': country }), () => hotel)
      .headers.get('location')!
      .split('?')[0]
  expect(to('DE', 'ru')).toBe(encodeURI(hotel.internal.ru))
  expect(to('TR', 'ru')).toBe('https://b.example/')
  expect(to('DE', 'en'), 'a language without that page').toBe('https://b.example/')
})
