/** Dates and times as systems write them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBefore, momentText } from '../../src/provider/moment.ts'
import { listed } from '../harness/listed.ts'

describe('a moment', () => {
  test.each([
    ['2027-04-17', '2027-04-17'],
    ['20270417', '2027-04-17'],
    ['2028-02-29', '2028-02-29'],
    ['2027-04-17T18:00:00+03:00', '2027-04-17T18:00:00+03:00'],
    ['2027-04-17 18:00:00+03', '2027-04-17T18:00:00+03:00'],
    ['2027-04-17 18:00:00.123456+03', '2027-04-17T18:00:00.123+03:00'],
    ['2027-04-17 18:00:00 +0300', '2027-04-17T18:00:00+03:00'],
    ['2027-04-17T18:00+03:00[Europe/Istanbul]', '2027-04-17T18:00+03:00'],
    ['2027-04-17 15:00:00 UTC', '2027-04-17T15:00:00Z'],
    ['20270417T150000Z', '2027-04-17T15:00:00Z'],
    ['2027-04-17t15:00:00,5z', '2027-04-17T15:00:00.5Z'],
    ['2027-04-17 18:00', '2027-04-17T18:00'],
    ['2027-12-31T24:00:00+03:00', '2028-01-01T00:00:00+03:00'],
  ])('%s is %s', (written, moment) => expect(momentText(written)).toBe(moment))

  test.each([
    ...listed(`
      2027-02-30 | 2027-02-29 | 2027-04-31T18:00 | 2027-13-01 | 2027-00-10 | 2027-04-00 | 0000-00-00 00:00:00`),
    ...['0001-01-01T00:00:00', '9999-12-31', '2027-04', '2027', '17.04.2027', '04/17/2027', '2027-0417', '2027-107'],
    ...['2027-04-17T25:00', '2027-04-17T24:30', '2027-04-17T18:60', '2027-04-17T18:00:60', '2027-04-17T18:00+15:00'],
    ...['Sat, 17 Apr 2027 18:00:00 +0300', '1808060400', 'soon', '', '2027-04-17T18:00:00+03:00 (TRT)', '2027-04-17T'],
  ])('%j is none', (written) => expect(momentText(written)).toBeUndefined())

  test('that is read is one that there is, and the same when it is read again', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((figure) => String(figure).padStart(2, '0'))
    const zones = fc.constantFrom('', 'Z', '+03', '-0230', ' +03:00', '[Europe/Istanbul]')
    const written = fc
      .tuple(fc.integer({ min: 1960, max: 2210 }), two, two, fc.constantFrom('T', ' '), two, two, zones)
      .map(
        ([year, month, day, between, hours, minutes, zone]) =>
          `${year}-${month}-${day}${between}${hours}:${minutes}${zone}`,
      )
    fc.assert(
      fc.property(written, (text) => {
        const moment = momentText(text)
        if (moment === undefined) return
        expect(momentText(moment)).toBe(moment)
        const [date, time] = text.split(/[T ]/)
        expect(new Date(`${date}T00:00Z`).toISOString().slice(0, 10)).toBe(date)
        if (!time!.startsWith('24')) expect(moment.startsWith(`${date}T${time!.slice(0, 5)}`)).toBe(true)
      }),
    )
  })
})

test.each([
  ['2027-04-16', '2027-04-17', true],
  ['2027-04-17', '2027-04-17', false],
  ['2027-04-17', '2027-04-17T18:00:00+03:00', false],
  ['2027-04-17T09:00:00+03:00', '2027-04-17', false],
  ['2027-04-17T17:59:00+03:00', '2027-04-17T18:00:00+03:00', true],
  ['2027-04-17T15:00:00Z', '2027-04-17T18:00:00+03:00', false],
])('whether an end at %s is before %s: %j', (end, start, before) => expect(isBefore(end, start)).toBe(before))
