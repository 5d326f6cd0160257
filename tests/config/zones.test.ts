/** Local times by IANA zone, compared with what Intl shows. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, instantIn, instantOf, withOffset, zonedTime } from '../../src/config/zones.ts'

test.each([
  ['2027-06-21', 'Europe/Athens', '2027-06-21'],
  ['2027-06-21T19:30', 'Europe/Istanbul', '2027-06-21T19:30+03:00'],
  ['2027-06-21T19:30:05.5', 'Europe/Zagreb', '2027-06-21T19:30:05.5+02:00'],
  ['2027-06-21T20:00:00+03:00', 'Europe/Zagreb', '2027-06-21T19:00:00+02:00'],
  ['2027-06-21T20:00+03:00', 'Europe/Istanbul', '2027-06-21T20:00+03:00'],
  ['2027-12-31T23:30:00Z', 'Asia/Kolkata', '2028-01-01T05:00:00+05:30'],
  ['2027-12-31T23:30:00Z', 'America/St_Johns', '2027-12-31T20:00:00-03:30'],
  ['2027-06-21T20:00:00Z', 'Atlantic/Reykjavik', '2027-06-21T20:00:00+00:00'],
  // The night in which clocks go forward, and the one in which they go back.
  ['2027-03-28T02:30', 'Europe/Athens', '2027-03-28T02:30+02:00'],
  ['2027-03-28T04:30', 'Europe/Athens', '2027-03-28T04:30+03:00'],
  ['2027-03-28T03:30', 'Europe/Athens', '2027-03-28T04:30:00+03:00'],
  ['2027-10-31T05:00', 'Europe/Athens', '2027-10-31T05:00+02:00'],
  ['2027-11-07T00:30', 'America/New_York', '2027-11-07T00:30-04:00'],
  ['2027-11-07T12:00', 'America/New_York', '2027-11-07T12:00-05:00'],
  ['soon', 'Europe/Athens', undefined],
  ['2027-06-31x', 'Europe/Athens', undefined],
  ['2027-13-01', 'Europe/Athens', undefined],
  ['2027-13-01T09:00', 'Europe/Athens', undefined],
])('R7.52 %s is in %s %s', (iso, zone, local) => expect(zonedTime(iso, zone)).toBe(local))

test('R7.52 an instant is what the clocks of its zone show, and no other instant', () => {
  const zones = fc.constantFrom(
    'Europe/Istanbul',
    'Europe/Zagreb',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
  )
  const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, instants, (zone, date) => {
      const iso = `${date.toISOString().slice(0, 19)}Z`
      const local = zonedTime(iso, zone)!
      expect(Date.parse(local)).toBe(Date.parse(iso))
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(date)
      expect(local.slice(0, 19)).toBe(shown.replace(' ', 'T'))
      expect(dayAt(date.getTime(), zone)).toBe(shown.slice(0, 10))
      expect(zonedTime(local, zone)).toBe(local)
    }),
  )
})

test('a text with an offset keeps it', () => {
  expect(withOffset('2027-06-21T10:00:00Z')).toBe('2027-06-21T10:00:00Z')
  expect(withOffset('2027-06-21T10:00', 'Europe/Zagreb')).toBe('2027-06-21T10:00+02:00')
  expect(withOffset('2027-06-21')).toBe('2027-06-21')
  expect(instantOf('2027-06-21', 'Europe/Zagreb')).toBe(Date.parse('2027-06-20T22:00:00Z'))
})

test('a date and time of a form is an instant; any other text is none', () => {
  expect(instantIn('2027-06-21T09:30')?.toISOString()).toBe('2027-06-21T06:30:00.000Z')
  expect(instantIn('2028-01-01T00:05')?.toISOString()).toBe('2027-12-31T21:05:00.000Z')
  for (const text of [
    '',
    '2027-06-21',
    '2027-02-30T09:00',
    '2027-13-01T09:00',
    '2027-06-21T24:30',
    '2027-06-21T09:30Z',
  ])
    expect(instantIn(text), text).toBeUndefined()
})
