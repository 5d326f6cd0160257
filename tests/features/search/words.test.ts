import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../src/config/locales.ts'
import { pageOf, siteIndex } from './site-index.ts'

/** What is asked, what a page says, and whether it is found. */
const FOUND: Record<Locale, [asked: string, said: string][]> = {
  tr: [
    ['mutfagimizda', 'Yörük mutfağı'],
    ['odalariniz', 'Deniz gören oda'],
    ['IŞIK', 'ışığı'],
    ['isik', 'IŞIĞI'],
    ['su kaydıragi', 'Aquapark'],
    ['kemerde', 'Kemer'],
    ['Кемер', 'Kemer'],
    ['restorn', 'restoran'],
    ['sekiz kişilik', '8 misafir'],
  ],
  en: [
    ['pool slides', 'Aquapark'],
    ['restaurnt', 'restaurants'],
    ['swiming', 'swimming'],
    ['Кемер', 'Kemer'],
    ['stroller', 'pushchair'],
    ['rooms for eight people', '8 guests'],
    ['swim-up room', 'Direct access to a shared pool'],
  ],
  de: [
    ['fuer strände', 'Strand'],
    ['straende', 'Strände'],
    ['strasse', 'Straße'],
    ['Wasserrutsche', 'Aquapark'],
    ['Resturant', 'Restaurants'],
    ['Häuser', 'Haus'],
    ['Haeuser', 'Haus'],
    ['Umweltpolitik', 'Umwelt'],
    ['Fahrradverleih', 'Fahrräder'],
    ['Zimmer für acht Personen', '8 Gäste'],
    ['Swim-up-Zimmer', 'Direkter Zugang zum Gemeinschaftspool'],
    ['Fön', 'Ein Haartrockner'],
  ],
  ru: [
    ['номеров', 'номер'],
    ['ребёнок', 'ребенка'],
    ['Kemer', 'Кемер'],
    ['вайфай', 'Wi-Fi'],
    ['рестаран', 'рестораны'],
    ['номер на восемь человек', '8 гостей'],
  ],
}

describe.each(Object.entries(FOUND) as [Locale, [string, string][]][])('in %s', (locale, pairs) => {
  test.each(pairs)('"%s" finds "%s"', async (asked, said) => {
    const index = await siteIndex([
      pageOf({ path: '/page', text: said }, locale),
      pageOf({ path: '/other', text: 'abcdefgh' }, locale),
    ])
    const { results } = await index.search(asked, locale)
    expect(results.map(({ path }) => path)).toEqual(['/page'])
  })
})

describe('the name of a hotel', () => {
  const NAMES = 'Crystal Sunset, Crystal Waterworld, Crystal De Luxe, Crystal Sunrise Queen, Crystal Green Bay'.split(
    ', ',
  )
  const asked: [string, string][] = [
    ['crystaldeluxe', 'Crystal De Luxe'],
    ['уотер ворлд', 'Crystal Waterworld'],
    ['сан райз', 'Crystal Sunrise Queen'],
  ]
  test.each(asked)('is found in any script and spelling: "%s"', async (query, name) => {
    for (const locale of ['tr', 'en', 'de', 'ru'] as const) {
      const index = await siteIndex(
        NAMES.map((hotel, place) => pageOf({ path: `/${place}`, title: hotel, hotel, topic: 'hotel' }, locale)),
      )
      const { results } = await index.search(query, locale)
      expect(results[0]?.title, locale).toBe(name)
    }
  })
})
