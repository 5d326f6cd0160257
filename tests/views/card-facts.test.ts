/** What cards make of a room's numbers and of hours. */
import { describe, expect, test } from 'vitest'
import { guestsOf, roomFacts } from '../../src/views/facts/room.ts'
import { rulerSpans } from '../../src/domain/timetable/ruler.ts'
import { shareOf } from '../../src/components/cards/card-shares.ts'
import { translator } from '../../src/i18n/index.ts'

const room = { id: 1, name: 'Room' }

describe('the guests of a room', () => {
  test.each([
    ['tr', '2 yetişkin, 1 çocuk'],
    ['en', '2 adults, 1 child'],
    ['de', '2 Erwachsene, 1 Kind'],
    ['ru', '2 взрослых, 1 ребёнок'],
  ] as const)('R3.20 are adults, then children (%s)', (locale, words) => {
    expect(guestsOf({ ...room, maxAdults: 2, maxChildren: 1 }, translator(locale))).toBe(words)
  })

  test('are said as far as they are known', () => {
    const t = translator('en')
    expect(guestsOf({ ...room, maxAdults: 3 }, t)).toBe('3 adults')
    expect(guestsOf({ ...room, maxAdults: 1, maxChildren: 0 }, t)).toBe('1 adult')
    expect(guestsOf({ ...room, maxChildren: 2 }, t)).toBe('2 children')
    expect(guestsOf(room, t)).toBe('')
  })
})

test('R3.20 a card says what is known of a room: area, guests, beds, view', () => {
  const t = translator('en')
  const whole = { ...room, sizeM2: 30, maxAdults: 2, maxChildren: 2, beds: 'Double bed', view: 'Sea' }
  expect(roomFacts(whole, t).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    `${t('pages.room.area')}: 30 m²`,
    `${t('pages.room.guests')}: 2 adults, 2 children`,
    `${t('pages.room.beds')}: Double bed`,
    `${t('pages.room.view')}: Sea`,
  ])
  expect(roomFacts({ ...room, view: 'Sea' }, t).map(({ value }) => value)).toEqual(['Sea'])
})

test.each([
  ['06:00', '02:00', [{ start: 0, length: 80 }]],
  ['07:00', '10:30', [{ start: 4, length: 14 }]],
  ['22:15', '00:00', [{ start: 65, length: 7 }]],
  ['10:00', '10:00', [{ start: 0, length: 80 }]],
  ['00:00', '24:00', [{ start: 0, length: 80 }]],
  ['00:00', '00:00', [{ start: 0, length: 80 }]],
  [
    '20:00',
    '10:00',
    [
      { start: 0, length: 16 },
      { start: 56, length: 24 },
    ],
  ],
  [
    '01:00',
    '07:00',
    [
      { start: 0, length: 4 },
      { start: 76, length: 4 },
    ],
  ],
  ['24:00', '02:00', [{ start: 72, length: 8 }]],
  ['25:00', '26:00', []],
  ['10:75', '12:00', []],
  ['05:00', '07:00', [{ start: 0, length: 4 }]],
  ['23:00', '04:00', [{ start: 68, length: 12 }]],
  ['03:00', '06:00', []],
  ['noon', '18:00', []],
  ['12:00', '', []],
])('the ruler of a day, from 06:00 to 02:00 in quarters of an hour: %s to %s is at %j', (from, to, spans) =>
  expect(rulerSpans(from, to)).toEqual(spans),
)

test.each([
  [1, ['whole']],
  [2, ['half', 'half']],
  [3, ['third', 'third', 'third']],
  [4, ['half', 'half', 'half', 'half']],
  [5, ['half', 'half', 'third', 'third', 'third']],
  [7, ['half', 'half', 'half', 'half', 'third', 'third', 'third']],
])('%d cards fill rows without a hole', (count, shares) => {
  expect(Array.from({ length: count }, (_, index) => shareOf(index, count))).toEqual(shares)
})
