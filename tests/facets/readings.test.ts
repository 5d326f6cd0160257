/** Values that were written for guests, by this provider and by others, in four languages. */
import { describe, expect, test } from 'vitest'
import { countIn, groundsIn, isForAdults, metresIn, minutesIn } from '../../src/facets/readings.ts'

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
  ])('by "%s: %s"', (label, value) => expect(isForAdults(label, value)).toBe(true))

  test.each([
    ['Age of guests', 'from 12 years'],
    ['Age of the building', '60 years'],
    ['Guests', '240'],
    ['Age of guests', 'any'],
  ])('and not by "%s: %s"', (label, value) => expect(isForAdults(label, value)).toBe(false))
})
