import { describe, expect, test } from 'vitest'
import { formatDate, formatTime, momentOf, monthName } from '../../src/i18n/dates.ts'

describe('a moment', () => {
  test.each([
    ['2027-06-21', { year: 2027, month: 5, day: 21 }],
    ['2027-06-21T20:30:00+02:00', { year: 2027, month: 5, day: 21, time: '20:30' }],
    ['2027-12-31T23:05:00Z', { year: 2027, month: 11, day: 31, time: '23:05' }],
    ['2027-01-05T09:00', { year: 2027, month: 0, day: 5, time: '09:00' }],
    ['soon', undefined],
    ['2027-13-01T09:00', undefined],
    ['+275760-09-13T00:00:00Z', undefined],
    ['', undefined],
  ])('of %j is %j, as its own clock shows it', (iso, moment) => expect(momentOf(iso)).toEqual(moment))

  test('of a date has no time', () => {
    expect(formatTime('2027-06-21')).toBeUndefined()
    expect(formatTime('2027-06-21T20:30:00+02:00')).toBe('20:30')
  })
})

describe('a date', () => {
  test.each([
    ['tr', '5 Mart 2027'],
    ['en', '5 March 2027'],
    ['de', '5. März 2027'],
    ['ru', '5 марта 2027'],
  ] as const)('is written as its language does (%s)', (locale, words) => {
    expect(formatDate('2027-03-05', locale)).toBe(words)
    expect(formatDate('2027-03-05', locale, 'short')).toBe('05.03.2027')
  })

  test('that is none comes back as it is', () => {
    expect(formatDate('next spring', 'en')).toBe('next spring')
    expect(formatDate('next spring', 'de', 'short')).toBe('next spring')
  })
})

test('months have names in all languages, from 0 to 11', () => {
  const first = (['tr', 'en', 'de', 'ru'] as const).map((locale) => monthName(0, locale))
  expect(first).toEqual(['Ocak', 'January', 'Januar', 'января'])
  expect(monthName(11, 'tr')).toBe('Aralık')
})
