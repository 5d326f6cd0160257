import { expect, test } from 'vitest'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { reasonTexts } from '../../src/server/desk/reasons.ts'

const RECORDS: Record<string, object> = {
  properties: { hotels: [{ id: 51, slug: 'deniz', name: 'Deniz Kızı' }] },
  'room/de/51/familie': { id: 9, name: 'Familienzimmer' },
  'room/en/51/family': { id: 9, name: 'Family room' },
  'page/tr/hakkimizda': { id: 7, title: 'Hakkımızda' },
  'page/tr/lezzetler': { id: 8, title: 'Lezzetler' },
  'gastronomy/tr/8': { groups: [] },
}
const NAMES: Record<string, string[]> = {
  'room 9': ['room/de/51/familie', 'room/en/51/family'],
  'page 7': ['page/tr/hakkimizda'],
  'page 8': ['gastronomy/tr/8', 'page/tr/lezzetler'],
}
const records = {
  get: (key: string) => (RECORDS[key] ? { digest: key } : undefined),
  value: (digest: string) => JSON.stringify(RECORDS[digest]),
  named: (name: string) => NAMES[name] ?? [],
}
const [tr, en] = (['tr', 'en'] as const).map((locale) => reasonTexts({ records } as never, locale))

test.each([
  ['new page', 'Yeni sayfa', 'New page'],
  [
    'room 9 of deniz (de) changed',
    'Oda “Familienzimmer”, Deniz Kızı, Almanca: değişti',
    'Room “Familienzimmer”, Deniz Kızı, German: changed',
  ],
  ['room 9 of deniz (en) was added', 'Oda “Family room”, Deniz Kızı, İngilizce: eklendi', undefined],
  ['room gone of property 52 (ru) was removed', 'Oda, Rusça: kalktı', 'Room, Russian: removed'],
  ['page 7 "hakkimizda" (tr) changed', 'Sayfa “Hakkımızda”, Türkçe: değişti', undefined],
  ['page  "of (en) changed" (tr) changed', 'Sayfa, Türkçe: değişti', undefined],
  ['the list of rooms of deniz (de) changed', 'Oda listesi, Deniz Kızı, Almanca: değişti', undefined],
  ['the menus of deniz (tr) changed', 'Menüler, Deniz Kızı, Türkçe: değişti', undefined],
  ['the stories of deniz (tr) changed', 'Hikâyeler, Deniz Kızı, Türkçe: değişti', undefined],
  ['event fest (ru) changed', 'Etkinlik, Rusça: değişti', undefined],
  ['the list of hotels changed', 'Otel listesi: değişti', 'List of hotels: changed'],
  ['the list of regions (ru) changed', 'Bölge listesi, Rusça: değişti', undefined],
  ['gastronomy/tr/8 changed', 'Restoran ve barlar “Lezzetler”, Türkçe: değişti', undefined],
  ['galleryFiles/5/2 was added', 'Galeri görselleri: eklendi', 'Pictures of the gallery: added'],
  ['plans/en/4 changed', 'Oda planları, İngilizce: değişti', undefined],
])('%s', (why, turkish, english) => {
  expect(tr!(why)).toBe(turkish)
  if (english !== undefined) expect(en!(why)).toBe(english)
})

test('what no reason is stays as it is', () => {
  for (const why of ['', 'something else', 'constructor/tr/1 changed', 'toString changed']) expect(tr!(why)).toBe(why)
})

test('every kind of record and every whole reason has its words in both languages', () => {
  const kinds = 'outlet spa contact certificates galleryCategories'.split(' ')
  for (const kind of kinds) expect(tr!(`${kind}/de/1 changed`), kind).toMatch(/, Almanca: değişti$/)
  expect(Object.keys(deskMessages.en.reasons.whole)).toEqual(Object.keys(deskMessages.tr.reasons.whole))
})
