import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  ambiguousDate,
  nightsBetween,
  parseDate,
  showDate,
  todayAt,
  weekdayOf,
} from '../../../src/domain/trip/dates.ts'

/** Days as the sum of year, month and day, made without the code under test. */
const day = fc
  .record({
    year: fc.integer({ min: 1930, max: 2120 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

test.each([
  ['2027-06-30T20:59:59Z', '2027-06-30'],
  ['2027-06-30T21:00:00Z', '2027-07-01'],
  ['2027-06-30T23:30:00Z', '2027-07-01'],
  ['2027-12-31T21:00:00Z', '2028-01-01'],
  ['2028-02-28T22:00:00Z', '2028-02-29'],
])('R9.2 today is the day in Istanbul at %s', (instant, expected) => {
  expect(todayAt(Date.parse(instant))).toBe(expected)
})

describe('a typed date', () => {
  test.each([
    ['01.06.2027', '2027-06-01'],
    ['1.6.2027', '2027-06-01'],
    ['01062027', '2027-06-01'],
    ['162027', undefined],
    [' 1.6.2027 ', '2027-06-01'],
    ['on 1.6.2027', undefined],
    ['1.6.20275', undefined],
    ['on 2027-06-01', undefined],
    ['2027-06-01T12:00', undefined],
    ['+012027-06', undefined],
    [' 2027-06-01 ', '2027-06-01'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2027', undefined],
    ['31.02.2020', undefined],
    ['31.04.2027', undefined],
    ['00.06.2027', undefined],
    ['2027-13-01', undefined],
    ['06/01/2027', undefined],
    ['05/05/2027', '2027-05-05'],
    ['5-5-2027', '2027-05-05'],
    ['25/07/2027', '2027-07-25'],
    ['7-25-2027', '2027-07-25'],
    ['31/04/2027', undefined],
    ['25/13/2027', undefined],
    ['1.6.27', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('%j is %s', (text, iso) => expect(parseDate(text)).toBe(iso))

  test.each([
    ['05/07/2027', ['2027-07-05', '2027-05-07']],
    ['5-7-2027', ['2027-07-05', '2027-05-07']],
    ['05/07/2027.', ['2027-07-05', '2027-05-07']],
    ['05/05/2027', undefined],
    ['25/07/2027', undefined],
    ['05.07.2027', undefined],
  ])('%j has two readings: %j', (text, readings) => expect(ambiguousDate(text)).toEqual(readings))

  test('is read at once, whatever run of signs is behind it or within', () => {
    const signs = '.'.repeat(1_000_000)
    expect([parseDate(`1.6.2027${signs}`), parseDate(`1.6.2027${signs}x`)]).toEqual(['2027-06-01', undefined])
  })

  test('R9.5 is shown as DD.MM.YYYY and read back as it was', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(showDate(iso)).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
        expect(parseDate(showDate(iso))).toBe(iso)
        expect(parseDate(iso)).toBe(iso)
      }),
    )
    expect(showDate('2027-06-01')).toBe('01.06.2027')
    expect(showDate('')).toBe('')
  })
})

describe('days', () => {
  test('R9.3 three days later goes over the ends of months and years', () => {
    expect(addDays('2027-02-26', 3)).toBe('2027-03-01')
    expect(addDays('2028-02-26', 3)).toBe('2028-02-29')
    expect(addDays('2027-12-30', 3)).toBe('2028-01-02')
  })

  test('added and counted again give the same number, whatever the zone of the machine', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (iso, days) => {
        expect(nightsBetween(iso, addDays(iso, days))).toBe(days)
        expect(addDays(addDays(iso, days), -days)).toBe(iso)
      }),
    )
  })

  test('have their weekday', () => {
    expect(weekdayOf('2027-06-05')).toBe(6)
    expect(weekdayOf('2027-06-06')).toBe(0)
    expect(weekdayOf('1969-12-28')).toBe(0)
    fc.assert(fc.property(day, (iso) => weekdayOf(addDays(iso, 7)) === weekdayOf(iso)))
  })
})
