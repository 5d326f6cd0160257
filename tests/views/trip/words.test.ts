import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { translator } from '../../../src/i18n/index.ts'
import { tripIn } from '../../../src/domain/trip/trip.ts'
import { tripParts } from '../../../src/views/trip/words.ts'

const LABELS = { 'beach=sand': 'Sandy beach', hall: 'People in one hall' }
const inWords = (query: string, locale: (typeof LOCALES)[number] = 'en') =>
  tripParts(tripIn(new URLSearchParams(query)), LABELS, { locale, t: translator(locale) }).map((part) =>
    part.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
  )

describe('a trip in one line', () => {
  test.each([
    ['', []],
    ['adult=1&child=1', ['1 adult, 1 child']],
    ['adult=2&child=3&age=0&age=9', ['2 adults, 3 children (0, 9)']],
    ['age=9', ['1 child (9)']],
    ['checkin=2027-07-05&checkout=2027-07-12', ['5–12 Jul 2027']],
    ['checkin=2027-06-28&checkout=2027-07-12', ['28 Jun – 12 Jul 2027']],
    ['checkin=2027-12-28&checkout=2028-01-03', ['28 Dec 2027 – 3 Jan 2028']],
    ['checkin=2027-07-05', ['5 Jul 2027']],
    ['month=2027-07', ['July 2027']],
    ['month=2027-07&nights=7', ['July 2027, 7 nights']],
    ['beach=sand&hall=40&kids=unknown', ['Sandy beach, People in one hall: 40']],
  ])('%s', (query, parts) => expect(inWords(query)).toEqual(parts))

  test('says its days as each language does', () => {
    const days = LOCALES.map((locale) => inWords('checkin=2027-08-05&checkout=2027-08-12', locale)[0])
    expect(days).toEqual(['5–12 Ağu 2027', '5–12 Aug 2027', '5.–12. Aug. 2027', '5–12 авг. 2027'])
  })

  test('says days of two years as each language does', () => {
    const days = LOCALES.map((locale) => inWords('checkin=2026-12-28&checkout=2027-01-04', locale)[0])
    expect(days).toEqual([
      '28 Ara 2026 – 4 Oca 2027',
      '28 Dec 2026 – 4 Jan 2027',
      '28. Dez. 2026 – 4. Jan. 2027',
      '28 дек. 2026 – 4 янв. 2027',
    ])
  })

  test('breaks neither between the days of a month nor before the month', () => {
    const days = (query: string) =>
      LOCALES.map((locale) => tripParts(tripIn(new URLSearchParams(query)), {}, { locale, t: translator(locale) })[0])
    for (const text of days('checkin=2027-07-05&checkout=2027-07-12'))
      expect(text).toMatch(/^5\.?\u2060–\u206012\.?\u00a0/)
    for (const text of days('checkin=2027-06-28&checkout=2027-07-12')) expect(text!.match(/ /g)).toEqual([' ', ' '])
  })
})
