/** Values that were written for guests, by this provider and by others, in four languages. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADULT_AGE } from '../../../src/config/constants.ts'
import { countIn, groundsIn, guestsIn, metresIn, minutesIn } from '../../../src/provider/read/options.ts'
import { seasonIn } from '../../../src/provider/read/season.ts'

test.each([
  ['140 m', 140],
  ['0,1 km', 100],
  ['0.35 km from the hotel', 350],
  ['1.200 m', 1200],
  ['1 200 м', 1200],
  ['etwa 150 Meter', 150],
  ['150 metre', 150],
  ['90 metres of garden', 90],
  ['около 60 метров', 60],
  ['1,5 км', 1500],
  ['2 Kilometer', 2000],
  ['denize sıfır', 0],
  ['directly on the sea', 0],
  ['Beachfront', 0],
  ['direkt am Meer', 0],
  ['direkte Strandlage', 0],
  ['Kein direkter Strandzugang', undefined],
  ['Bus direkt ab dem Hotel', undefined],
  ['первая линия', 0],
  ['5 minutes', undefined],
  ['a short walk', undefined],
  ['', undefined],
])('a distance of "%s" is %s metres', (text, metres) => expect(metresIn(text)).toBe(metres))

test.each([
  ['43 km, yaklaşık 45 dakika', 45],
  ['43 km, about 45 minutes', 45],
  ['43 km, etwa 45 Minuten', 45],
  ['43 км, примерно 45 мин', 45],
  ['45 dk', 45],
  ['1 saat 20 dakika', 80],
  ['1 hour', 60],
  ['1,5 Stunden', 90],
  ['1 ч 10 мин', 70],
  ['43 km', undefined],
  ['near', undefined],
])('a drive of "%s" is %s minutes', (text, minutes) => expect(minutesIn(text)).toBe(minutes))

test.each([
  ['260 m, kum ve ince çakıl', ['sand', 'pebble']],
  ['Sandy, shallow', ['sand']],
  ['Feiner Kies', ['pebble']],
  ['песчаный пляж', ['sand']],
  ['180 м, песок и мелкая галька', ['sand', 'pebble']],
  ['190 m, jetty', []],
  ['Kumluca', ['sand']],
  ['Ein Badesteg am Ufersandstein', []],
])('the ground of "%s" is %j', (text, grounds) => expect(groundsIn(text)).toEqual(grounds))

test.each([
  ['240', 240],
  ['1.600', 1600],
  ['1,600', 1600],
  ['1 600', 1600],
  ['320 m²', undefined],
  ['4,5', undefined],
  ['–', undefined],
])('"%s" counts %s', (text, count) => expect(countIn(text)).toBe(count))

describe('a hotel is for adults', () => {
  test.each([
    ['Misafir yaşı', '16 yaş ve üzeri'],
    ['Age of guests', '16 and over'],
    ['Alter der Gäste', 'ab 16 Jahren'],
    ['Возраст гостей', 'от 18 лет'],
    ['Age of guests', 'over 15'],
  ])('by "%s: %s"', (label, value) => expect(guestsIn(label, value)?.from).toBeGreaterThanOrEqual(ADULT_AGE))

  test.each([
    ['Age of guests', 'from 12 years'],
    ['Age of the building', '60 years'],
    ['Guests', '240'],
    ['Age of guests', 'any'],
    ['Age of guests', 'under 18'],
  ])('and not by "%s: %s"', (label, value) => expect(guestsIn(label, value)?.from ?? 0).toBeLessThan(ADULT_AGE))
})

describe('seasons', () => {
  const [from, until] = ['04-01', '10-31']
  test.each([
    ['April to October', from, until],
    ['nisan–ekim', from, until],
    ['NİSAN – EKİM', from, until],
    ['April bis Oktober', from, until],
    ['апрель–октябрь', from, until],
    ['с апреля по октябрь', from, until],
    ['1 April – 31 October', from, until],
    ['1. April bis 31. Oktober', from, until],
    ['01.04.–31.10.', from, until],
    ['01.04.2027 - 31.10.2027', from, until],
    ['2027-04-01 / 2027-10-31', from, until],
    ['Season 2027: April 1st to October 31st', from, until],
    ['15 Nisan – 5 Kasım', '04-15', '11-05'],
    ['с 15 апреля по 5 ноября', '04-15', '11-05'],
    ['15. März bis 30. November', '03-15', '11-30'],
    ['Dezember bis März', '12-01', '03-31'],
    ['май – сентябрь', '05-01', '09-30'],
    ['mayıs–aralık', '05-01', '12-31'],
    ['KASIM – ŞUBAT', '11-01', '02-29'],
    ['December – February', '12-01', '02-29'],
    ['von Anfang Dezember bis Ende Februar', '12-01', '02-29'],
    ['с начала декабря до конца февраля', '12-01', '02-29'],
    ['nisan başından ekim sonuna kadar', from, until],
    ['nisandan ekime', from, until],
    ['15 Nisan’dan 5 Kasım’a kadar', '04-15', '11-05'],
    ['the 15th of April to the 5th of November', '04-15', '11-05'],
    ['20 December 2027 – 10 January 2028', '12-20', '01-10'],
  ])('%s', (text, first, last) => expect(seasonIn(text)).toEqual({ from: first, until: last }))

  test.each([
    'from April',
    'April to June, September to October',
    'Kasım–mart kapalı',
    '31.02.–31.10.',
    'mid-April to October',
    'Mitte April bis Oktober',
    'nisan ortasından ekime',
    'с середины апреля по октябрь',
    'from approx. May',
    'April and October',
    'ganzjährig außer Januar bis Februar',
    '15–31 October to April',
    'a market in May',
    '',
  ])('%j is none that can be read', (text) => expect(seasonIn(text)).toBeUndefined())

  test.each([
    'open all year',
    'bütün yıl açık',
    'ganzjährig geöffnet',
    'открыт круглый год',
    'ganzjährig, Pool Mai–Oktober',
  ])('R7.48: %j says all year', (text) => expect(seasonIn(text)).toBe('all-year'))

  test('a range is read as any language of the site writes its months and days', () => {
    const day = fc.integer({ min: 0, max: 364 }).map((days) => new Date(Date.UTC(2027, 0, 1 + days)))
    fc.assert(
      fc.property(fc.constantFrom('tr', 'en', 'en-GB', 'de', 'ru'), day, day, (locale, one, other) => {
        fc.pre(one.getTime() !== other.getTime())
        const written = (date: Date) =>
          date.toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
        const iso = (date: Date) => date.toISOString().slice(5, 10)
        expect(seasonIn(`${written(one)} – ${written(other)}`)).toEqual({ from: iso(one), until: iso(other) })
      }),
    )
  })
})
