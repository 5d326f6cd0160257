/** The stand-in for the hotels' booking system. */
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { BOOKING } from '../../src/site/reservation.ts'
import { bookingPage } from '../../src/demo/booking-page.ts'
import { startDemo } from '../../src/demo/start.ts'
import { externalUrl } from '../../src/features/booking/rules/hand-off.ts'

const HOST = 'http://booking.localhost:4322'

function shown(address: string, accepted?: string) {
  const page = parse(bookingPage(new URL(address), accepted))
  const names = page.querySelectorAll('dt').map(({ text }) => text)
  const values = page.querySelectorAll('dd').map(({ text }) => text)
  return {
    lang: page.querySelector('html')!.getAttribute('lang'),
    facts: Object.fromEntries(names.map((name, at) => [name, values[at]])),
  }
}

const STAY = externalUrl({
  selectedHotel: { name: 'Crystal Flora', slug: 'crystal-flora', reservationUrl: `${HOST}/crystal-flora?rate=a&b=<i>` },
  checkIn: '2027-06-12',
  checkOut: '2027-06-19',
  guests: { adult: 2, child: [{ age: 6, birthdate: '03.09.2020' }] },
})!

test('shows what a search handed over, in the language of the browser or the address', () => {
  expect(shown(STAY, 'en-GB,en;q=0.9')).toEqual({
    lang: 'en',
    facts: {
      Hotel: 'Crystal Flora',
      Arrival: 'Saturday, June 12, 2027',
      Departure: 'Saturday, June 19, 2027',
      Adults: '2',
      Children: '1',
      'Children’s dates of birth': 'Thursday, September 3, 2020',
      Room: 'not given',
      rate: 'a',
      b: '<i>',
    },
  })
  for (const [accepted, lang, arrival] of [
    ['tr', 'tr', '12 Haziran 2027 Cumartesi'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Samstag, 12. Juni 2027'],
    ['fr,ru;q=0.5', 'ru', 'суббота, 12 июня 2027 г.'],
  ] as const) {
    const page = shown(STAY, accepted)
    expect(page.lang).toBe(lang)
    expect(Object.values(page.facts)[1]).toBe(arrival)
  }
  expect(shown(`${HOST}/offers?lang=ru`, 'de').lang).toBe('ru')
})

test('an address gives no markup, and what cannot be read stands as it is', () => {
  const page = shown(`${HOST}/x?checkin=2027-02-30x&childages=soon,2020-09-03&room=%22%3E%3Cscript%3E`, 'en')
  expect(page.facts).toMatchObject({ Arrival: '2027-02-30x', Room: '"><script>' })
  const tags = (address: URL) =>
    parse(bookingPage(address))
      .querySelectorAll('*')
      .map(({ tagName }) => tagName)
  const known = new Set(tags(new URL(HOST)))
  fc.assert(
    fc.property(fc.webPath(), fc.dictionary(fc.string(), fc.string()), fc.string(), (path, query, more) => {
      const address = new URL(
        `${HOST}${path}?${new URLSearchParams({ ...query, room: `<b ${more}><!--`, lang: more })}`,
      )
      expect(tags(address).filter((name) => !known.has(name))).toEqual([])
    }),
  )
})

test('the embedded provider names it for every hotel that is booked online', async () => {
  const provider = await startDemo({ bookingHost: HOST })
  const answer = await fetch(`${provider.url}/v1/properties/network?property-network-id=2`)
  const text = await answer.text()
  await provider.close()
  const addresses = [...text.matchAll(/"reservationUrl":"([^"]+)"/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => !address.startsWith(`${HOST}/`))).toEqual([])
  expect(text).not.toContain(new URL(BOOKING.url).host)
})
