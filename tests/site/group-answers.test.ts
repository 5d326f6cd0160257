/** What guests ask of the whole group leads to the page that answers it, and the part that is shown is the answer. Over the demo's site. */
import { expect, test } from 'vitest'
import { LOCALES, type PerLocale } from '../../src/config/locales.ts'
import { searchSite } from '../../src/features/search/engine/query.ts'
import { demoSite } from '../harness/site.ts'
import { openSearch } from './demo-search.ts'

const CONTACT: PerLocale<string> = { tr: '/iletisim', en: '/en/contact', de: '/de/contact', ru: '/ru/contact' }

/** As guests type them, and what the found part says. */
const ANSWERS: PerLocale<[queries: string[], answer: RegExp][]> = {
  tr: [
    [['havaalani transferi', 'transfer'], /transferi var mı/],
    [['otopark', 'otopark ucretli mi'], /misafirlere ücretsiz bir otopark/],
    [['wifi ucretsiz mi', 'bedava internet'], /Wi-Fi ücretsiz/],
    [['bebek yatagi'], /bebek yatağı/i],
    [['odeme yontemleri'], /ödeme yöntemleri/],
    [['taksit'], /taksit sayısını/i],
    [['her sey dahil', 'her sey dahil neler dahil'], /Her şey dahil neleri kapsar/],
  ],
  en: [
    [['airport transfer', 'do u have airport pick up'], /transfer from the airport/],
    [['parking', 'free parking'], /car park beside its entrance/],
    [['wifi free', 'free wi-fi'], /Is Wi-Fi free/],
    [['baby cot', 'is there a baby cot'], /cot for our baby/],
    [['ways to pay'], /ways to pay/],
    [['pay in installments'], /number of instalments/],
    [['all inclusive', 'all inclusive whats included'], /What does all-inclusive include/],
  ],
  de: [
    [['Flughafentransfer', 'Transfer vom Flughafen'], /Transfer vom Flughafen/],
    [['Parkplatz', 'parken am hotel'], /Parkplatz, für Gäste kostenlos|Parkplätze/],
    [['Wlan gratis', 'WLAN kostenlos'], /WLAN kostenlos/],
    [['Babybett'], /Babybett/],
    [['Zahlungsarten'], /Zahlungsarten/],
    [['Ratenzahlung'], /Raten zahlen/],
    [['all inklusive', 'was ist im all inclusive drin'], /bei All-inclusive enthalten/],
  ],
  ru: [
    [['трансфер', 'трансфер с аэропорта'], /трансфер из аэропорта/],
    [['парковка', 'есть ли парковка у отеля'], /парковка/],
    [['wi-fi бесплатно', 'вай фай платный'], /Wi-Fi бесплатный/],
    [['кроватка для младенца', 'детская кроватка'], /детская кроватка/],
    [['способы оплаты', 'как оплатить бронирование картой'], /банковской картой/],
    [['рассрочька'], /рассрочку/],
    [['все включено', 'что входит в ол инклюзив'], /Что входит во «всё включено»/],
  ],
}

test.each(LOCALES)(
  'questions on arrival, payment and what is included find the group’s answers: %s',
  async (locale) => {
    const { json } = openSearch(await demoSite())
    for (const [queries, answer] of ANSWERS[locale])
      for (const query of queries) {
        const { results } = await searchSite(query, locale, json, { limit: 1 })
        expect(results[0]?.path, query).toBe(CONTACT[locale])
        expect(results[0]!.excerpt.map(({ text }) => text).join(''), query).toMatch(answer)
      }
  },
)
