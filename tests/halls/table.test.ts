/** Halls as providers' tables have them. */
import { expect, test } from 'vitest'
import { hallsIn } from '../../src/halls/table.ts'

const HEADINGS = {
  tr: ['Salon', 'Alan', 'Yükseklik', 'TİYATRO', 'Sınıf', 'Ziyafet', 'U düzeni', 'Kokteyl'],
  en: ['Hall', 'Area', 'Height', 'Theatre', 'Classroom', 'Banquet', 'U-shape', 'Cocktail reception'],
  de: ['Saal', 'Fläche', 'Höhe', 'Reihen', 'Schule', 'Bankett', 'U-Form', 'Empfang'],
  ru: ['Зал', 'Площадь', 'Высота', 'Театр', 'Класс', 'Банкет', 'П-образно', 'Фуршет'],
}

test.each(Object.entries(HEADINGS))('the columns of a table are read by their headings in %s', (_locale, headings) => {
  expect(hallsIn([headings, ['Iris', '1.200 m²', '6', '1.600', '860', '1 100', '90', '']])).toEqual([
    {
      name: 'Iris',
      area: '1.200 m²',
      height: '6',
      seats: { theatre: 1600, classroom: 860, banquet: 1100, ushape: 90 },
    },
  ])
})

test.each([
  ['Area (m²)', '900'],
  ['m² per person', '900'],
  ['Height', '12'],
  ['Yükseklik', '12'],
  ['Floor', '3'],
  ['Daylight', '1'],
  ['Code', '700'],
])('a figure below "%s" is no number of people', (heading, figure) => {
  const [hall] = hallsIn([
    ['Hall', heading, 'Theatre'],
    ['Iris', figure, '80'],
  ])
  expect(hall!.seats).toEqual({ theatre: 80 })
})

test('another provider says how many without saying how they sit', () => {
  const rows = [
    ['Raum', 'Kapazität'],
    ['Iris', '240 Personen'],
    ['Lilie', 'auf Anfrage'],
  ]
  expect(hallsIn(rows)).toEqual([{ name: 'Iris', seats: { capacity: 240 } }])
})

test('tables one after the other have columns of their own, and what stands below no heading is no hall', () => {
  const rows = [
    ['Iris', '500'],
    ['Hall', 'Banquet', 'Theatre'],
    ['Lily', '60', '80'],
    ['Room', 'Boardroom'],
    ['Oak', '14'],
    ['', '20'],
  ]
  expect(hallsIn(rows)).toEqual([
    { name: 'Lily', seats: { banquet: 60, theatre: 80 } },
    { name: 'Oak', seats: { boardroom: 14 } },
  ])
})

test('a table about anything else has no halls', () => {
  expect(hallsIn([])).toEqual([])
  expect(
    hallsIn([
      ['Pool', 'Depth'],
      ['Main', '1.4 m'],
      ['Children', '40'],
    ]),
  ).toEqual([])
})
