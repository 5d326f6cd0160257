/** Beds as hotels write them, in four languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { beddingIn } from '../../../src/provider/read/beds.ts'
import { LOCALES, type Locale } from '../../../src/config/locales.ts'

test.each([
  ['Double bed and three singles', [['double', 'single', 'single', 'single']]],
  [
    '1 double or 2 single beds, 1 daybed',
    [
      ['double', 'day'],
      ['single', 'single', 'day'],
    ],
  ],
  ['Double bed, bunk beds and sofa bed', [['double', 'bunk', 'sofa']]],
  ['1 bed, 140 cm', [['bed']]],
  ['Çift kişilik yatak, tek yatak ve beşik', [['double', 'single', 'cot']]],
  ['İki çift kişilik yatak, altı tek yatak', [['double', 'double', ...Array<'single'>(6).fill('single')]]],
  ['ÜSTTE BİR ÇİFT KİŞİLİK YATAK, ALTTA ÇEKYAT', [['double', 'sofa']]],
  ['Ein Kingsize-Bett, zwei Einzelbetten, ein Schlafsofa', [['king', 'single', 'single', 'sofa']]],
  ['Двуспальная, двухъярусная, диван-кровать', [['double', 'bunk', 'sofa']]],
])('%s', (text, bedding) => {
  expect(beddingIn(text)).toEqual(bedding)
})

test.each([
  '',
  '1 king-size bed, 3 bunk cells',
  'twin beds',
  'Betten',
  'or 2 single beds',
  '2',
  'futon',
  '40 single beds',
])('%j does not say which beds there are', (text) => {
  expect(beddingIn(text)).toBeUndefined()
})

describe('the rooms of the demo say the same in every language', () => {
  const folder = new URL('../../../src/demo/data/hotels/', import.meta.url)
  const rooms = readdirSync(folder).flatMap((name) => {
    const hotel = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      rooms: { beds: Record<Locale, string> }[]
    }
    return hotel.rooms.map(({ beds }) => beds)
  })
  test.each(rooms)('$en', (beds) => {
    const [first, ...others] = LOCALES.map((locale) => beddingIn(beds[locale]))
    for (const other of others) expect(other).toEqual(first)
  })
})
