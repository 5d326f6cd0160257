/** What a page of the group says about one subject: certificates by what they are about, hotels with what they have of it. */
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { slugIn } from '../../src/routes/slugs.ts'
import { STATIC_PAGES } from '../../src/site/pages.ts'
import { certificateSubject } from '../../src/provider/read/certificates.ts'
import { sportIn } from '../../src/provider/read/sport.ts'
import { demoSite } from '../harness/site.ts'
import { words } from './pages.ts'

const pathOf = (page: keyof typeof STATIC_PAGES, locale: Locale) =>
  buildPath(locale, slugIn(STATIC_PAGES[page], locale))

test.each([
  ['environment', ['ISO 14001:2015', 'Yeşil Yıldız', 'Blaue Flagge', 'Сертификат «Ноль отходов»', 'Travelife Gold']],
  ['food', ['ISO 22000 Gıda Güvenliği', 'HACCP', 'Lebensmittelsicherheit', 'Безопасность пищевой продукции']],
  ['safety', ['ISO 45001', 'Güvenli Turizm Sertifikası', 'Zertifikat für sicheren Tourismus', 'Охрана труда']],
  ['quality', ['ISO 9001', 'ISO 10002 Müşteri Memnuniyeti', 'Система менеджмента качества']],
  [undefined, ['World Travel Awards 2026', 'HolidayCheck Gold']],
] as const)('certificates of %s are told by their titles, in four languages', (subject, titles) => {
  for (const title of titles) expect(certificateSubject(title), title).toBe(subject)
})

test.each(LOCALES)('certificates stand by subject, each with its seal and its year (%s)', async (locale) => {
  const page = await (await demoSite()).dom(pathOf('certificates', locale))
  const t = translator(locale)
  const groups = page.querySelectorAll('main section:has(.certificates)')
  expect(groups.map((group) => words(group.querySelector('h2')!))).toEqual(
    (['environment', 'food', 'safety', 'quality'] as const).map((each) => t(`pages.certificates.subjects.${each}`)),
  )
  const rows = page.querySelectorAll('.certificates li')
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    expect(row.querySelector('img')?.getAttribute('src'), words(row)).toMatch(/^\/img\//)
    expect(words(row)).toMatch(/20\d\d/)
  }
})

test.each([
  ['en', 'Courts', 'Four clay courts. Tennis from seven', 'Tennis from seven'],
  ['en', 'Gym', 'Thirty machines', 'Thirty machines'],
  ['en', 'Pit stop', 'It runs on Sundays', undefined],
  ['de', 'Plätze', 'Vier Sandplätze für Tennis', 'Vier Sandplätze für Tennis'],
  ['de', 'Kalter Brunnen', 'Tauchbecken mit 11 Grad', undefined],
  ['tr', 'Kortlar', 'Dört tenis kortu', 'Dört tenis kortu'],
  ['tr', 'Gölge', 'Yelken tente güneşi keser', undefined],
  ['ru', 'Корты', 'Открыто с семи. Четыре корта для тенниса', 'Четыре корта для тенниса'],
  ['ru', 'Тишина на гребне', 'Бар над восьмым этажом', undefined],
] as const)('a card is about sport by its own words (%s: %s)', (locale, title, text, said) => {
  expect(sportIn([{ title, text }], locale)).toEqual(said ? [{ label: title, value: said }] : [])
})
