import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, showDate } from '../../../src/domain/trip/dates.ts'
import { childBorn } from '../../../src/domain/trip/guests.ts'
import {
  atHotel,
  barHasSearch,
  readBar,
  readReservation,
  withKept,
  writeBar,
  writeReservation,
  writeStay,
} from '../../../src/features/booking/rules/query.ts'
import { tripOf } from '../../../src/features/booking/stay/verdict.ts'
import { readGuests, readStay } from '../../../src/domain/trip/said.ts'

const NOW = Date.parse('2027-06-01T09:00:00Z')
const hotels = ['crystal-admiral', 'crystal-flora']
const bar = (query: string) =>
  readBar(new URLSearchParams(query), { slugs: hotels, selected: 'crystal-admiral', seasons: {} }, NOW)
const page = (query: string) => readReservation(new URLSearchParams(query), NOW)

const search = fc
  .record({
    hotel: fc.constantFrom(...hotels),
    from: fc.nat(700),
    nights: fc.integer({ min: 1, max: 60 }),
    adult: fc.integer({ min: 1, max: 99 }),
    ages: fc.array(fc.nat(4000), { maxLength: 3 }),
  })
  .map(({ hotel, from, nights, adult, ages }) => {
    const checkIn = addDays('2027-06-01', from)
    const child = ages.map((days) => childBorn(addDays(checkIn, -days), checkIn))
    return { hotel, checkIn, checkOut: addDays(checkIn, nights), guests: { adult, child } }
  })

describe('the address of a page', () => {
  test('a child without a birth date is as old as the kept trip says, and no child is added', () => {
    expect(tripOf(bar('adult=2&child=1'), 'age=4&age=9').ages).toEqual([4])
  })

  test('R5.35 says a search so that it is read as it was in the same visit, though it has no birth dates', () => {
    fc.assert(
      fc.property(search, (each) => {
        const written = writeBar('', each)
        expect(written).not.toContain('childages')
        const read = withKept(new URLSearchParams(written), writeStay(each))
        expect(bar(read.toString())).toEqual(each)
      }),
    )
  })

  test('R7.40 says a stay under either name and in either way of writing, to the search, the reservation page and a plain form alike', () => {
    const names = fc.constantFrom(['checkin', 'checkout'] as const, ['checkInDate', 'checkOutDate'] as const)
    fc.assert(
      fc.property(search, names, fc.boolean(), ({ hotel, ...each }, [arrival, departure], isShown) => {
        const write = isShown ? showDate : (iso: string) => iso
        const query = new URLSearchParams(
          [...new URLSearchParams(writeStay(each))].filter(([name]) => !name.startsWith('check')),
        )
        query.set(arrival, write(each.checkIn))
        query.set(departure, write(each.checkOut))
        const { checkIn, checkOut } = each
        expect(readBar(query, { slugs: hotels, selected: hotel, seasons: {} }, NOW)).toEqual({ hotel, ...each })
        expect(readReservation(query, NOW)).toEqual({ ...each, problems: [], given: true })
        expect(readStay(query)).toEqual({ checkIn, checkOut })
        expect(new URLSearchParams(writeReservation(`?${query}`, each)).has('checkin')).toBe(false)
        expect(new URLSearchParams(writeBar(`?${query}`, { hotel, ...each })).has('checkInDate')).toBe(false)
        expect(barHasSearch(query)).toBe(true)
      }),
    )
  })

  test('keeps what is not of the search', () => {
    const written = writeBar('?utm_source=letter&checkin=2020-01-01', bar('checkin=2027-06-12'))
    expect(written).toBe('?utm_source=letter&hotel=crystal-admiral&checkin=2027-06-12&adult=2&child=0')
  })

  test('R5.13 R9.2 R9.3 without a search means the usual one', () => {
    expect(bar('')).toEqual({
      hotel: 'crystal-admiral',
      checkIn: '2027-06-01',
      checkOut: '2027-06-04',
      areDaysUsual: true,
      guests: { adult: 2, child: [] },
    })
  })

  test('R2.156 follows the hotel with days that nobody chose, and says them to no page', () => {
    const seasons = { 'crystal-admiral': { from: '07-03', until: '10-31' } }
    const usual = readBar(new URLSearchParams('adult=3'), { slugs: hotels, selected: 'crystal-admiral', seasons }, NOW)
    expect([usual.checkIn, usual.checkOut]).toEqual(['2027-07-03', '2027-07-08'])
    expect(atHotel(usual, 'crystal-flora', { seasons, now: NOW })).toMatchObject({
      hotel: 'crystal-flora',
      checkIn: '2027-06-01',
    })
    expect([writeStay(usual), writeBar('', usual)]).toEqual([
      'adult=3&child=0',
      '?hotel=crystal-admiral&adult=3&child=0',
    ])
    const chosen = bar('checkin=2027-06-12&checkout=2027-06-19')
    expect(atHotel(chosen, 'crystal-flora', { seasons, now: NOW })).toEqual({ ...chosen, hotel: 'crystal-flora' })
  })

  test.each([
    ['hotel=crystal-flora', true],
    ['checkin=2027-06-12', true],
    ['checkout=2027-06-12&adult=2', false],
    ['', false],
  ])('%j says a search: %s', (query, says) => {
    expect(barHasSearch(new URLSearchParams(query))).toBe(says)
  })

  test('may hold birth dates in one field or several, with spaces around them', () => {
    const query = new URLSearchParams([
      ['adult', ' 3 '],
      ['childages', ' 2020-09-03 , ,1.1.2027'],
      ['childages', ' '],
    ])
    expect(readGuests(query, '2027-06-12')).toEqual({
      adult: 3,
      child: [
        { age: 6, birthdate: '03.09.2020' },
        { age: 0, birthdate: '01.01.2027' },
      ],
    })
  })

  test('R2.139 goes over what is kept of the visit, dates and guests each as a whole', () => {
    const kept = writeStay(bar('checkin=2027-06-12&checkout=2027-06-19&adult=3&child=1&childages=2020-09-03'))
    const merged = (query: string) => withKept(new URLSearchParams(query), kept).toString()
    expect(merged('')).toBe(kept)
    expect(merged('checkin=2027-07-01')).toBe('checkin=2027-07-01&adult=3&child=1&childages=2020-09-03')
    expect(merged('hotel=a&adult=1')).toBe('hotel=a&adult=1&checkin=2027-06-12&checkout=2027-06-19')
    const dates = '&checkin=2027-06-12&checkout=2027-06-19'
    expect(merged('adult=2&child=0')).toBe(`adult=2&child=0${dates}`)
    expect(merged('adult=2&child=2'), 'birth dates of as many as are known').toBe(
      `adult=2&child=2${dates}&childages=2020-09-03`,
    )
    expect(merged('child=1&childages=2021-01-01')).toBe(`child=1&childages=2021-01-01${dates}`)
  })

  test('is read as it was meant where it was copied from a page or a sentence', () => {
    const ends = [').', '.', ',', ')', '"', '…', '%29', '*']
    const AND = ['&', '&amp;', '%26', '%26amp%3B', ';', '%3B']
    fc.assert(
      fc.property(search, fc.constantFrom(...ends), fc.constantFrom(...AND), (each, end, and) => {
        const { checkIn, checkOut, guests } = each
        const dates = [checkIn, checkOut].map((date, index) => ['checkin', 'checkout'][index] + '=' + date)
        const plain = [`adult=${guests.adult}`, `child=${guests.child.length}`, ...dates].join('&')
        const query = plain.replaceAll('&', and) + end
        expect(bar(query)).toEqual(bar(plain))
        expect(page(query)).toEqual(page(plain))
        expect(writeBar(query, bar(query))).toBe(writeBar('', bar(plain)))
      }),
    )
  })

  test('of an old or broken link gives what can be used of it', () => {
    expect(bar('hotel=gone&checkin=2027-05-31&checkout=2027-06-09&adult=0&child=7')).toMatchObject({
      hotel: 'crystal-admiral',
      checkIn: '2027-06-01',
      checkOut: '2027-06-04',
      guests: { adult: 1, child: [{}, {}, {}] },
    })
    expect(bar('checkin=2027-06-12&checkout=2027-06-12')).toMatchObject({ checkIn: '2027-06-12', checkOut: '' })
  })
})

describe("the reservation page's query", () => {
  test('R7.33 R5.35 is written as it is handed off, but without birth dates, and read back in the same visit', () => {
    fc.assert(
      fc.property(search, ({ hotel: _, ...each }) => {
        const written = writeReservation('', each)
        expect(written).not.toContain('childages')
        const read = readReservation(new URLSearchParams(written), NOW, { kept: writeStay(each) })
        expect(read).toEqual({ ...each, problems: [], given: true })
      }),
    )
  })

  test.each([
    ['checkInDate=31.02.2027', 'checkInDate', 'invalid'],
    ['checkInDate=31.05.2027', 'checkInDate', 'past'],
    ['checkInDate=', 'checkInDate', 'missing'],
    ['checkOutDate=12.06.2027', 'checkOutDate', 'early'],
    ['checkOutDate=soon', 'checkOutDate', 'invalid'],
    ['adult=0', 'adult', 'limit'],
    ['adult=12345', 'adult', 'invalid'],
    ['adult=two', 'adult', 'invalid'],
    ['adult=', 'adult', 'missing'],
    ['child=4', 'child', 'limit'],
    ['child=-1', 'child', 'limit'],
    ['child=x', 'child', 'invalid'],
    ['child=', 'child', 'missing'],
    ['childages=2020-09-03,31.02.2020', 'childages', 'invalid'],
    ['childages=2020-09-03,05/07/2020', 'childages', 'invalid'],
    ['childages=2020-09-03,2005-01-01', 'childages', 'limit'],
  ])('R2.73 %s is named, and everything else is used', (wrong, field, kind) => {
    const query = new URLSearchParams('adult=2&child=2&checkInDate=12.06.2027&checkOutDate=19.06.2027')
    const [name, value] = wrong.split('=') as [string, string]
    query.set(name, value)
    const read = readReservation(query, NOW)
    expect(read.problems).toEqual([{ field, kind, value }])
    if (field !== 'checkInDate') expect(read.checkIn).toBe('2027-06-12')
    if (field !== 'adult') expect(read.guests.adult).toBe(2)
  })

  test('R2.73 names all that it lacks, once it says anything', () => {
    expect(page('adult=9').problems).toEqual([
      { field: 'checkInDate', kind: 'missing', value: '' },
      { field: 'checkOutDate', kind: 'missing', value: '' },
    ])
    expect(page('checkOutDate=13.06.2027&checkInDate=12.06.2027&adult=1').problems, 'nobody else').toEqual([])
    expect(page('checkOutDate=13.06.2027&checkInDate=12.06.2027&adult=1&child=3').problems).toEqual([])
  })

  test('R2.73 is not complained of where there is none', () => {
    expect(page('')).toMatchObject({ checkIn: '2027-06-01', checkOut: '2027-06-04', problems: [], given: false })
    expect(page('utm_source=letter')).toMatchObject({ problems: [], given: false })
  })

  test('R2.73 never breaks the page, whatever it says, and never leaves the limits', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('adult', 'child', 'checkInDate', 'checkOutDate', 'childages'), fc.string()),
        (query) => {
          const { guests, checkIn, checkOut } = readReservation(new URLSearchParams(query), NOW)
          expect(guests.adult >= 1 && guests.child.length <= 3).toBe(true)
          expect(checkIn >= '2027-06-01' && checkOut > checkIn).toBe(true)
        },
      ),
    )
  })
})
