/** What the state keeps in English or as data, in the words of the desk's readers. */
import { expect, test } from 'vitest'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { lineTexts } from '../../src/server/desk/history.ts'
import { reasonRank, reasonTexts } from '../../src/server/desk/reasons.ts'

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
  ['room gone of property 52 (ru) was removed', 'Oda “gone”, Rusça: kalktı', 'Room “gone”, Russian: removed'],
  ['page 7 "hakkimizda" (tr) changed', 'Sayfa “Hakkımızda”, Türkçe: değişti', undefined],
  ['page  "of (en) changed" (tr) changed', 'Sayfa “of (en) changed”, Türkçe: değişti', undefined],
  ['the list of rooms of deniz (de) changed', 'Oda listesi, Deniz Kızı, Almanca: değişti', undefined],
  ['the menus of deniz (tr) changed', 'Menüler, Deniz Kızı, Türkçe: değişti', undefined],
  ['the stories of deniz (tr) changed', 'Hikâyeler, Deniz Kızı, Türkçe: değişti', undefined],
  ['event fest (ru) changed', 'Etkinlik “fest”, Rusça: değişti', undefined],
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

test('records of pages come before lists and menus, and Turkish ones before others; what only follows comes last', () => {
  const inOrder = [
    ['room 9 of deniz (tr) changed', 'gastronomy/tr/8 changed', 'page 7 "hakkimizda" (tr) was removed'],
    ['page 7 "about-us" (en) changed', 'the templates or the settings changed'],
    ['the menus of deniz (tr) changed'],
    ['the list of rooms of deniz (de) changed', 'the list of hotels changed'],
    ['a page that it links to came, went or moved', 'new page'],
  ]
  const ranked = inOrder.map((reasons) => [...new Set(reasons.map(reasonRank))])
  expect(ranked).toEqual(inOrder.map((_, rank) => [rank]))
})

test('every kind of record and every whole reason has its words in both languages', () => {
  const kinds = 'outlet spa contact certificates galleryCategories'.split(' ')
  for (const kind of kinds) expect(tr!(`${kind}/de/1 changed`), kind).toMatch(/, Almanca: değişti$/)
  expect(Object.keys(deskMessages.en.reasons.whole)).toEqual(Object.keys(deskMessages.tr.reasons.whole))
})

const time = '2031-06-21T06:30:00.000Z'

test.each([
  [
    'waiting',
    { pages: 1 },
    '2. sürüm onaya sunuldu, 1 sayfa farklı (Ayşe)',
    'Release 2 was submitted for approval, 1 page differs (Ayşe)',
  ],
  [
    'waiting',
    { pages: 3 },
    '2. sürüm onaya sunuldu, 3 sayfa farklı (Ayşe)',
    'Release 2 was submitted for approval, 3 pages differ (Ayşe)',
  ],
  ['approved', {}, '2. sürüm onaylandı (Ayşe)', 'Release 2 was approved (Ayşe)'],
  [
    'scheduled',
    { time },
    '2. sürüm için yayın zamanı: 21 Haziran 2031, saat 09:30 (Ayşe)',
    'Release 2 is planned for 21 June 2031, 09:30 (Ayşe)',
  ],
  [
    'cancelled',
    { time },
    '2. sürüm için 21 Haziran 2031, saat 09:30 planı iptal edildi (Ayşe)',
    'Release 2: the plan for 21 June 2031, 09:30 was cancelled (Ayşe)',
  ],
  [
    'cancelled',
    { time, overtakenBy: 3 },
    '2. sürüm için 21 Haziran 2031, saat 09:30 planı düştü: 3. sürüm daha önce yayınlandı',
    'Release 2: the plan for 21 June 2031, 09:30 fell away, as release 3 was published before',
  ],
  [
    'cancelled',
    { time, overtakenBy: 3, plannedBy: 'operator' },
    '2. sürüm için 21 Haziran 2031, saat 09:30 planı (sistem yöneticisi) düştü: 3. sürüm daha önce yayınlandı',
    'Release 2: the plan for 21 June 2031, 09:30 (an administrator) fell away, as release 3 was published before',
  ],
  ['published', {}, '2. sürüm yayınlandı (Ayşe)', 'Release 2 was published (Ayşe)'],
  [
    'published',
    { time, lateSeconds: 61 },
    '2. sürüm yayınlandı (Ayşe), 2 dakika gecikmeyle: sunucu kapalıydı',
    'Release 2 was published (Ayşe), 2 minutes late: the server was down',
  ],
  ['undone', {}, '2. sürüm yeniden yayına alındı (Ayşe)', 'Release 2 went live again (Ayşe)'],
  [
    'dismissed',
    { thing: 'x', locale: 'de' },
    'Çeviri uygun bulundu: Almanca (Ayşe)',
    'A translation was found to be in order: German (Ayşe)',
  ],
  [
    'refused',
    { codes: ['pages-lost'] },
    'Yayın güvenlik denetiminde durduruldu (Ayşe): pages-lost',
    'A publish was stopped by a safety check (Ayşe): pages-lost',
  ],
] as const)('a line of the history: %s, %o', (what, details, turkish, english) => {
  const line = { number: 1, at: time, what, release: 2, id: 'x', by: 'Ayşe', details }
  expect(lineTexts('tr')(line)).toEqual({ at: '21 Haziran 2031, saat 09:30', text: turkish })
  expect(lineTexts('en')(line)).toEqual({ at: '21 June 2031, 09:30', text: english })
})
