import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../src/config/locales.ts'
import { pageOf, siteIndex } from './site-index.ts'

/** What is asked, what a page says, and whether it is found. */
const FOUND: Record<Locale, [asked: string, said: string][]> = {
  tr: [
    ['mutfak', 'Yörük mutfağı'],
    ['mutfağı', 'Bir mutfak'],
    ['mutfagimizda', 'Yörük mutfağı'],
    ['odalarınız', 'Deniz gören oda'],
    ['odalariniz', 'Deniz gören oda'],
    ['ODALAR', 'oda'],
    ['IŞIK', 'ışığı'],
    ['isik', 'IŞIĞI'],
    ['çocuklar için', 'çocuğun'],
    ['havuz kaydırağı', 'Aquapark'],
    ['su kaydıragi', 'Aquapark'],
    ["Kemer'de", 'Kemer'],
    ['kemerde', 'Kemer'],
    ['Кемер', 'Kemer'],
    ['restorn', 'restoran'],
    ['otopark var mı', 'vale'],
    ['wifi', 'Wi-Fi'],
    ['sekiz kişilik', '8 misafir'],
    ['suşi', 'sushi'],
    ['vejeteryan', 'Vejetaryen mutfak'],
    ['havuza girilen odalar', 'Ortak havuza doğrudan çıkış'],
  ],
  en: [
    ['families', 'A family room'],
    ['childrens', 'children’s'],
    ['pool slides', 'Aquapark'],
    ['restaurnt', 'restaurants'],
    ['swiming', 'swimming'],
    ['Кемер', 'Kemer'],
    ['goynuk', 'Göynük'],
    ['wi-fi', 'wifi'],
    ['stroller', 'pushchair'],
    ['car park', 'parking'],
    ['parking', 'The car park is on the left'],
    ['çocuk kulübü', 'A kids club'],
    ['cofee shop', 'The coffee house'],
    ['seperate', 'Separate beds'],
    ['diapers', 'nappies'],
    ['rooms for eight people', '8 guests'],
    ['nightclub', 'A night club'],
    ['late checkout', 'Late check-out'],
    ['swim-up room', 'Direct access to a shared pool'],
  ],
  de: [
    ['zimmer familie', 'Familienzimmer'],
    ['Familienzimmer', 'Zimmer für Familien'],
    ['fuer strände', 'Strand'],
    ['straende', 'Strände'],
    ['strasse', 'Straße'],
    ['WLAN', 'Wi-Fi'],
    ['Wasserrutsche', 'Aquapark'],
    ['Resturant', 'Restaurants'],
    ['Häuser', 'Haus'],
    ['Haeuser', 'Haus'],
    ['Umweltpolitik', 'Umwelt'],
    ['Fahrradverleih', 'Fahrräder'],
    ['Zimmer für acht Personen', '8 Gäste'],
    ['Swim-up-Zimmer', 'Direkter Zugang zum Gemeinschaftspool'],
    ['Kräutermassage', 'Massage mit Kräutern'],
    ['Fön', 'Ein Haartrockner'],
  ],
  ru: [
    ['номеров', 'номер'],
    ['на пляже', 'пляж'],
    ['ребёнок', 'ребенка'],
    ['горки', 'аквапарк'],
    ['Kemer', 'Кемер'],
    ['вайфай', 'Wi-Fi'],
    ['рестаран', 'рестораны'],
    ['ресторан', 'в ресторанах'],
    ['семейный', 'для семей'],
    ['суши', 'Роллы и суши'],
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
  const NAMES = [
    'Crystal Sunset',
    'Crystal Waterworld',
    'Crystal De Luxe',
    'Crystal Sunrise Queen',
    'Crystal Green Bay',
  ]
  const asked: [string, string][] = [
    ['сансет', 'Crystal Sunset'],
    ['кристал вотерворлд', 'Crystal Waterworld'],
    ['kristal sunset', 'Crystal Sunset'],
    ['water world', 'Crystal Waterworld'],
    ['deluxe', 'Crystal De Luxe'],
    ['crystaldeluxe', 'Crystal De Luxe'],
    ['санрайз куин', 'Crystal Sunrise Queen'],
    ['грин бей', 'Crystal Green Bay'],
    ['уотер ворлд', 'Crystal Waterworld'],
    ['сан райз', 'Crystal Sunrise Queen'],
    ['crystal sunrise qeen', 'Crystal Sunrise Queen'],
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
