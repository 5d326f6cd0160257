import { describe, expect, test } from 'vitest'
import { formatDate, formatTime, istanbulInstant, momentOf, monthName } from '../../src/i18n/dates.ts'

describe('a moment in Istanbul', () => {
  test.each([
    ['2027-06-21', { year: 2027, month: 5, day: 21 }],
    ['2027-06-21T20:30:00Z', { year: 2027, month: 5, day: 21, time: '23:30' }],
    ['2027-12-31T21:05:00Z', { year: 2028, month: 0, day: 1, time: '00:05' }],
    ['2027-06-21T20:30:00+02:00', { year: 2027, month: 5, day: 21, time: '21:30' }],
    ['2027-06-21T20:30:00-0500', { year: 2027, month: 5, day: 22, time: '04:30' }],
    ['2027-01-05T09:00:00', { year: 2027, month: 0, day: 5, time: '09:00' }],
    ['2027-01-05T09:00:00.000z', { year: 2027, month: 0, day: 5, time: '12:00' }],
    ['soon', undefined],
    // The last instant that there is, three hours on.
    ['+275760-09-13T00:00:00Z', undefined],
    ['', undefined],
  ])('of %j is %j', (iso, moment) => expect(momentOf(iso)).toEqual(moment))

  test('of a date alone has no time', () => {
    expect(formatTime('2027-06-21')).toBeUndefined()
    expect(formatTime('2027-06-21T20:30:00Z')).toBe('23:30')
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

test('a date and time in Istanbul is an instant; any other text is none', () => {
  expect(istanbulInstant('2027-06-21T09:30')?.toISOString()).toBe('2027-06-21T06:30:00.000Z')
  expect(istanbulInstant('2028-01-01T00:05')?.toISOString()).toBe('2027-12-31T21:05:00.000Z')
  for (const text of [
    '',
    '2027-06-21',
    '2027-02-30T09:00',
    '2027-13-01T09:00',
    '2027-06-21T24:30',
    '2027-06-21T09:30Z',
  ])
    expect(istanbulInstant(text), text).toBeUndefined()
})

test('months have names in all languages, from 0 to 11', () => {
  const first = (['tr', 'en', 'de', 'ru'] as const).map((locale) => monthName(0, locale))
  expect(first).toEqual(['Ocak', 'January', 'Januar', 'января'])
  expect(monthName(11, 'tr')).toBe('Aralık')
})
