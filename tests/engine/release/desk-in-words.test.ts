/** What the state keeps in English or as data, in the words of the desk's readers. */
import { expect, test } from 'vitest'
import { deskMessages } from '../../../src/desk/messages/index.ts'
import { lineTexts } from '../../../src/desk/server/pages/history-lines.ts'
import type { Reason } from '../../../src/records/release.ts'
import type { Cause } from '../../../src/engine/state/releases/causes.ts'
import { reasonRank, reasonTexts, withMoves } from '../../../src/desk/server/pages/reasons.ts'

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

const changed = (record: string, id?: number): Reason => ({ code: 'changed', record, ...(id && { id }) })

test.each<[Reason, string, string?]>([
  [{ code: 'new-page' }, 'Yeni sayfa', 'New page'],
  [
    changed('room/de/51/familie', 9),
    'Oda “Familienzimmer”, Deniz Kızı, Almanca: değişti',
    'Room “Familienzimmer”, Deniz Kızı, German: changed',
  ],
  [{ code: 'added', record: 'room/en/51/old', id: 9 }, 'Oda “Family room”, Deniz Kızı, İngilizce: eklendi'],
  [{ code: 'removed', record: 'room/ru/52/gone' }, 'Oda “gone”, Rusça: kalktı', 'Room “gone”, Russian: removed'],
  [changed('page/tr/hakkimizda', 7), 'Sayfa “Hakkımızda”, Türkçe: değişti'],
  [changed('page/tr/of (en) changed'), 'Sayfa “of (en) changed”, Türkçe: değişti'],
  [changed('rooms/de/51'), 'Oda listesi, Deniz Kızı, Almanca: değişti'],
  [changed('menus/tr/51'), 'Menüler, Deniz Kızı, Türkçe: değişti'],
  [changed('stories/tr/51'), 'Hikâyeler, Deniz Kızı, Türkçe: değişti'],
  [changed('event/ru/2/fest'), 'Etkinlik “fest”, Rusça: değişti'],
  [changed('properties'), 'Otel listesi: değişti', 'List of hotels: changed'],
  [changed('regions/ru'), 'Bölge listesi, Rusça: değişti'],
  [changed('gastronomy/tr/8'), 'Restoran ve barlar “Lezzetler”, Türkçe: değişti'],
  [{ code: 'added', record: 'galleryFiles/5/2' }, 'Galeri görselleri: eklendi', 'Pictures of the gallery: added'],
  [changed('plans/en/4'), 'Oda planları, İngilizce: değişti'],
])('%o', (why, turkish, english) => {
  expect(tr!(why)).toBe(turkish)
  if (english !== undefined) expect(en!(why)).toBe(english)
})

test('a record at a new address moved: it was neither removed nor added', () => {
  const cause = (code: Cause['code'], record: string, id = 9): Cause => ({ code, record, id, pages: 1, samples: [] })
  const codes = (come: Cause) => withMoves([cause('removed', 'room/en/51/old'), come]).map(({ code }) => code)
  expect(codes(cause('added', 'room/en/51/family'))).toEqual(['moved'])
  for (const other of [cause('added', 'room/de/51/familie'), cause('added', 'room/en/51/x', 8)])
    expect(codes(other)).toEqual(['removed', 'added'])
})

test('records of pages come before lists and menus, and Turkish ones before others; what only follows comes last', () => {
  const inOrder: Reason[][] = [
    [changed('room/tr/51/a', 9), changed('gastronomy/tr/8'), { code: 'removed', record: 'page/tr/hakkimizda' }],
    [changed('page/en/about-us', 7), { code: 'inputs-changed' }],
    [changed('menus/tr/51')],
    [changed('rooms/de/51'), changed('properties')],
    [{ code: 'links-changed' }, { code: 'new-page' }],
  ]
  const ranked = inOrder.map((reasons) => [...new Set(reasons.map(reasonRank))])
  expect(ranked).toEqual(inOrder.map((_, rank) => [rank]))
})

test('every kind of record and every whole reason has its words in both languages', () => {
  const kinds = 'outlet spa contact certificates galleryCategories'.split(' ')
  for (const kind of kinds) expect(tr!(changed(`${kind}/de/1`)), kind).toMatch(/, Almanca: değişti$/)
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
    'scheduled',
    { time },
    '2. sürüm için yayın zamanı: 21 Haziran 2031 Cumartesi, saat 09:30 (Ayşe)',
    'Release 2 is planned for Saturday, 21 June 2031, 09:30 (Ayşe)',
  ],
  [
    'cancelled',
    { time, overtakenBy: 3, plannedBy: 'operator' },
    '2. sürüm için 21 Haziran 2031 Cumartesi, saat 09:30 planı (sistem yöneticisi) düştü: 3. sürüm daha önce yayınlandı',
    'Release 2: the plan for Saturday, 21 June 2031, 09:30 (an administrator) fell away, as release 3 was published before',
  ],
  [
    'published',
    { time, lateSeconds: 61 },
    '2. sürüm yayınlandı (Ayşe), 2 dakika gecikmeyle: sunucu kapalıydı',
    'Release 2 was published (Ayşe), 2 minutes late: the server was down',
  ],
  [
    'refused',
    { codes: ['pages-lost'] },
    'Yayın güvenlik denetiminde durduruldu (Ayşe): çok fazla sayfa kaybolacaktı',
    'A publish was stopped by a safety check (Ayşe): too many pages would be lost',
  ],
] as const)('a line of the history: %s, %o', (what, details, turkish, english) => {
  const line = { number: 1, at: time, what, release: 2, id: 'x', by: 'Ayşe', details }
  expect(lineTexts('tr')(line)).toEqual({ at: '21 Haziran 2031 Cumartesi, saat 09:30', text: turkish })
  expect(lineTexts('en')(line)).toEqual({ at: 'Saturday, 21 June 2031, 09:30', text: english })
})

test.each([
  ['published', 'שרה 2', [], '\u2068שרה 2\u2069'],
  ['published', 'webhook', ['Elif', 'ليلى (3)'], 'Elif, \u2068ليلى (3)\u2069'],
  ['undone', 'Ömer Çelik', [], 'Ömer Çelik'],
] as const)('what was %s by %j turns no number beside the name around', (what, by, authors, shown) => {
  const line = { number: 1, at: '2031-06-21T06:30:00Z', what, release: 12, by, details: { authors: [...authors] } }
  for (const locale of ['tr', 'en'] as const) {
    const { text } = lineTexts(locale)(line)
    expect(text).toContain(shown)
    expect(text.split('\u2068')).toHaveLength(shown.split('\u2068').length)
  }
})
