/** Halls as providers' tables have them. */
import { expect, test } from 'vitest'
import { hallsIn } from '../../../src/provider/read/halls.ts'

const HEADINGS = {
  tr: ['Salon', 'Alan', 'Yükseklik', 'TİYATRO', 'Sınıf', 'Ziyafet', 'U düzeni', 'Kokteyl'],
  en: ['Hall', 'Area', 'Height', 'Theatre', 'Classroom', 'Banquet', 'U-shape', 'Cocktail reception'],
  de: ['Saal', 'Fläche', 'Höhe', 'Reihen', 'Schule', 'Bankett', 'U-Form', 'Empfang'],
  ru: ['Зал', 'Площадь', 'Высота', 'Театр', 'Класс', 'Банкет', 'П-образно', 'Фуршет'],
}

test.each(Object.entries(HEADINGS))('the columns of a table are read by their headings in %s', (_locale, headings) => {
  expect(hallsIn([[headings, ['Iris', '1.200 m²', '6', '1.600', '860', '1 100', '90', '']]])).toEqual([
    {
      name: 'Iris',
      area: '1.200 m²',
      height: '6',
      seats: { theatre: 1600, classroom: 860, banquet: 1100, ushape: 90 },
    },
  ])
})

const OTHERS = { 'Area (m²)': '900', 'm² per person': '900', Height: '12', Yükseklik: '12', Floor: '3', Daylight: '1' }
test.each(Object.entries({ ...OTHERS, Code: '700' }))(
  'a figure below "%s" is no number of people',
  (heading, figure) => {
    const table = [
      ['Hall', heading, 'Theatre'],
      ['Iris', figure, '80'],
    ]
    expect(hallsIn([table])[0]!.seats).toEqual({ theatre: 80 })
  },
)

test.each(['Area', 'Floor area', 'Floor space'])('"%s" is an area', (heading) => {
  const table = [
    ['Hall', heading, 'Theatre'],
    ['Iris', '90', '80'],
  ]
  expect(hallsIn([table])).toEqual([{ name: 'Iris', area: '90', seats: { theatre: 80 } }])
})

test('a storey is no area, and the size of a group is people', () => {
  const table = [
    ['Hall', 'Floor', 'Group size'],
    ['Iris', '3', '80'],
  ]
  expect(hallsIn([table])).toEqual([{ name: 'Iris', seats: { capacity: 80 } }])
})

test('another provider says how many without saying how they sit', () => {
  const rows = [
    ['Raum', 'Kapazität'],
    ['Iris', '240 Personen'],
    ['Lilie', 'auf Anfrage'],
  ]
  expect(hallsIn([rows])).toEqual([{ name: 'Iris', seats: { capacity: 240 } }])
})

test('each table has columns of its own, and what stands below no heading is no hall', () => {
  const tables = [
    [['Iris', '500']],
    [['Our halls'], ['Hall', 'Banquet (tables of 10)', 'Theatre'], ['Lily', '60', '80'], ['', '20', '30']],
    [
      ['Equipment', 'Number'],
      ['Microphone', '25'],
    ],
    [
      ['Room', 'Boardroom'],
      ['Oak', '14'],
    ],
  ]
  expect(hallsIn(tables)).toEqual([
    { name: 'Lily', seats: { banquet: 60, theatre: 80 } },
    { name: 'Oak', seats: { boardroom: 14 } },
  ])
})

test.each([
  ['no table', []],
  ['a table without rows', [[]]],
  [
    'a pool',
    [
      [
        ['Pool', 'Depth'],
        ['Main', '1.4 m'],
        ['Children', '40'],
      ],
    ],
  ],
  [
    'facts in pairs',
    [
      [
        ['Total capacity', 'Up to 1,000 people'],
        ['Halls', '12'],
        ['Parking spaces', '200'],
      ],
    ],
  ],
  [
    'facts in pairs without a figure above',
    [
      [
        ['Catering', 'for small and large receptions'],
        ['Parking spaces', '200'],
      ],
    ],
  ],
  [
    'rooms in prose',
    [
      [
        ['Reading room', 'for 20 people'],
        ['Games', '8'],
      ],
    ],
  ],
])('%s: no halls', (_name, tables) => expect(hallsIn(tables)).toEqual([]))

test.each([
  [50, '50+ | 50+ pax | 50 plus | 50*'],
  [
    120,
    'около 120 чел. | от 50 до 120 мест | 120 pax. | 120 delegates | min 50, max 120 | 50 ile 120 arası | не более 120 персон',
  ],
  [150, '150 Pers. | max. ca. 150 | ~150 | höchstens 150 Gäste | at most 150 seated | azami 150 konuk | 150 (max.)'],
  [250, '200-250 | 200 – 250 people | 200−250 | ca. 250 | 250 kişilik | 200 ila 250 kişi | between 200 and 250 guests'],
  [300, 'max: 300 guests | 300 Teilnehmer | 300 kişiye dek'],
  [500, '500 max. | zwischen 50 und 500'],
  [800, 'up to 800 | en fazla 800 kişi | до 800 | 800’e kadar'],
  [1200, '1.000 bis 1.200 | max. 1.200 | 1200 kişiye kadar | 1.200 Sitzplätze | 1’200'],
  [undefined, '250-200 | from 50 | 4.5 | 12-14 h | 200 and 250 | 120 / 80 / 60 | 120 m² | over 500'],
])('%s is the capacity of %j', (most, cells) => {
  for (const cell of cells.split(' | ')) {
    const table = [
      ['Hall', 'Theatre', 'Banquet'],
      ['Iris', cell, '10'],
    ]
    expect(hallsIn([table])[0]!.seats, cell).toEqual({ ...(most && { theatre: most }), banquet: 10 })
  }
})
