/** Queries in words that no page has: of another language, with slips, or for what a page is asked for without saying it. Over the demo's site. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import type { SearchDocument } from '../../src/features/search/engine/document.ts'
import { placedWords } from '../../src/features/search/engine/fold.ts'
import type { VocabularyFile } from '../../src/features/search/engine/files.ts'
import { searchSite } from '../../src/features/search/engine/query.ts'
import type { ReadJson } from '../../src/views/queried/query.ts'
import { termOf } from '../../src/features/search/engine/stems.ts'
import { openSearch } from './demo-search.ts'
import { demoSite } from '../harness/site.ts'

let json: ReadJson
let documents: (locale: Locale) => Promise<SearchDocument[]>

beforeAll(async () => {
  ;({ json, documents } = openSearch(await demoSite()))
})

const INCLUSIVE = /^\/(((ru|de)\/hotels|oteller)\/(?!crystal-(boutique|kaymakli))[^/]+|((en|de|ru)\/contact|iletisim))$/
/** Each says until when one cancels without paying. */
const CANCELLING = /\/(contact|iletisim)$|erken-rezervasyon|-deals$/
const MEETINGS = /\/(meeting-and-corporate|toplanti)$/
const PETS = /^\/(en\/|de\/|ru\/)?(hotels|oteller)$/
const DIET = /\/(gastronomy|gastronomi)$/
const CAVES = /kaymakli|(cappadocia|kapadokya)$/
const WEDDINGS = /crystal-palace|meeting-and-corporate|toplanti$/
const ADULTS = /crystal-(aura|boutique)$/
/** Of its group, or a hotel whose beach is its own. */
const SEAFRONT = /(plaj-ve-havuz|crystal-admiral)$/
const WIFI = /\/(odalar|rooms)\/|iletisim$|contact$/
const SPORT = /sport-and-fitness$/
const KIDS = /crispy-kids-world$/
/** One hotel says that it has one. */
const TEENS = /crispy-kids-world$|crystal-world-of-colours$/
const BEACHES = /beach-and-pool$|plaj-ve-havuz$/
/** Each says when rooms are free and what becomes of luggage before. */
const HOTELS = /\/((hotels|oteller)\/[^/]+|contact|iletisim)$/
const OFFERS = /firsatlari$|otelleri$|-deals$/
const SPORT_OR_SPA = /\/(spor-ve-fitness|sport-and-fitness|spa-and-wellness)$/
const CONTACT = /\/(contact|iletisim)$/
const PRAYER = /kurban-bayrami-erken-rezervasyon-otelleri$/
const BEACH_OR_HOTEL = /(beach-and-pool|\/(hotels|oteller)\/[^/]+)$/
const RESERVATION = /\/online-(reservation|rezervasyon)$/
const SHOPPING = /\/(shopping|alisveris)$/

const ASKED: Record<Locale, [page: RegExp, queries: string[]][]> = {
  tr: [
    [PETS, ['evcil hyavan', 'köpek kabul', 'kedi']],
    [CANCELLING, ['rezervasyonu iptal etsem para iade edilir mi']],
    [CONTACT, ['odaya kaçta girilir']],
    [HOTELS, ['saat kaçta odaya girebiliriz', 'odayı saat kaçta boşaltmalıyız']],
    [CANCELLING, ['iptal', 'rezervasyon iptali', 'iptal şartları', 'para iadesi', 'paramı geri almak']],
    [DIET, ['glutensiz', 'laktozsuz', 'fıstık alerjisi', 'çölyak', 'helal yemek', 'şekersiz']],
    [INCLUSIVE, ['hersey dahil', 'ol inkluziv']],
    [WEDDINGS, ['düğnü salonu', 'balyaı', 'Belek düğün', 'kır düğünü']],
    [CAVES, ['kapadokya magra']],
    [ADULTS, ['yetişkin otlei', '18+ otel', '+18 otel', '16 + otel', '18 yaş üstü', 'sakin yetişkin oteli']],
    [ADULTS, ['yetişkinlere özel otel', 'yetişkinlere özel', 'sadece yetişkin', '16+']],
    [PETS, ['köpek kabul eden otel']],
    [BEACHES, ['özel plaj', 'swimming pool', 'plajda loca']],
    [SEAFRONT, ['denize sıfır otel']],
    [SPORT_OR_SPA, ['kemer dalış']],
    [HOTELS, ['erken giriş', 'early check in']],
    [OFFERS, ['ara tatil', 'sömestr', 'hediye çeki']],
    [CONTACT, ['şikayet', 'staj']],
    [/crystal-waterworld$/, ['kristal su dünyası']],
    [HOTELS, ['giriş saati', 'çıkış saati', 'otele giriş saati', 'ilk yardım']],
    [PRAYER, ['mescit', 'kıble']],
    [DIET, ['alakart', 'alakart rezervasyon', 'akşam yemeğinde şort']],
    [PETS, ['kedimle gelebilir miyim', 'köpeğimle tatil']],
    [OFFERS, ['ücretsiz iptal']],
    [WIFI, ['wifi ücretsiz mi', 'internet']],
    [/\/odalar\//, ['havuza sifir oda']],
    [/^\/kvkk$/, ['kvkk']],
    [/^\/kurumsal$/, ['oteller kimin']],
    [/crystal-palace/, ['balayı']],
    [CONTACT, ['araba kiralama', 'vize', 'turist vergisi']],
    [BEACH_OR_HOTEL, ['plaja uzaklık']],
    [DIET, ['alkol markaları', 'ithal içki', 'nargile', 'kıyafet kuralı']],
    [RESERVATION, ['kredi kartı']],
    [SHOPPING, ['bankamatik']],
    [SPORT_OR_SPA, ['basketbol', 'masa tenisi']],
    [/crystal-waterworld\/toplanti$/, ['bayi toplantısı', 'Side bayi toplantısı', 'bayi toplantı salonu']],
    [MEETINGS, ['grup rezervasyonu', 'kafile konaklama']],
    [KIDS, ['genç kulübü', 'ergen kulübü']],
    [/crystal-family|crystal-land-of-paradise/, ['bebek arabası kiralama']],
  ],
  en: [
    [WEDDINGS, ['weding belek', 'wedding beelk', 'honeymon suite']],
    [ADULTS, ['adults onyl hotel', '18+ hotel', 'hotel 16+', 'hotel for grown ups', 'adults only', 'adult only']],
    [ADULTS, ['adults-only', '16+', 'no kids']],
    [PETS, ['dogs allowed', 'dog friendly', 'can i bring my cat', 'puppy']],
    [CONTACT, ['what time can we get the room', 'refund if i cancel my booking']],
    [CANCELLING, ['cancelation', 'cancel reservation', 'refund']],
    [DIET, ['gluten free', 'lactose intolerant', 'peanut allergy', 'dairy free', 'kosher', 'restuarant']],
    [CAVES, ['cave hotle', 'cappadocia cvae', 'hot air ballon']],
    [HOTELS, ['when can we get into our room', 'what time do we have to leave the room']],
    [/aquapark$/, ['aquaprak']],
    [SPORT, ['tenis court', 'palace gym', 'gym opening hours', 'fitness room']],
    [/spa-and-wellness$/, ['spa masage', 'sap', 'massage prices', 'massage price list', 'spa prices']],
    [BEACHES, ['private beach', 'private beach cabana', 'pool cabanas', 'gazebo', 'beech front']],
    [HOTELS, ['luggage storage', 'early check-in']],
    [OFFERS, ['half term', 'gift card', 'promo code']],
    [CONTACT, ['complaints', 'ev charging']],
    [/\/hotels$/, ['smoking']],
    [HOTELS, ['what time is checkout', 'check-in time', 'first aid']],
    [PRAYER, ['prayer room', 'mosque']],
    [DIET, ['shorts at dinner', 'a la carte']],
    [OFFERS, ['free cancellation']],
    [SPORT, ['jet ski']],
    [/step-free-room$/, ['roll in shower']],
    [CONTACT, ['car rental', 'visa', 'tourist tax']],
    [BEACH_OR_HOTEL, ['distance to beach', 'how far is the beach']],
    [DIET, ['alcohol brands', 'imported drinks', 'shisha', 'dress code']],
    [RESERVATION, ['credit card']],
    [WIFI, ['wifi password']],
    [WEDDINGS, ['wedding on the beach']],
    [BEACHES, ['gravel beach']],
    [/spa-and-wellness$/, ['Turkish hammam']],
    [CANCELLING, ['money refund', 'can i cancel for free']],
    [CONTACT, ['where is your office']],
    [/^\/en\/gdpr$/, ['gdpr']],
    [SPORT, ['basketball', 'table tennis']],
    [MEETINGS, ['group booking', 'booking for a group', 'group rates']],
    [TEENS, ['teen club', 'teenage club']],
    [CANCELLING, ['refund policy', 'refunds']],
    [/\/our-policies$/, ['sustainability']],
    [/crystal-land-of-paradise$/, ['stroller hire', 'pram rental']],
  ],
  de: [
    [DIET, ['glutenfrei', 'laktosefrei', 'Nussallergie', 'Unverträglichkeit', 'koscher', 'zuckerfrei']],
    [PETS, ['Hunde erlaubt', 'Katze mitbringen', 'hundefreundlich', 'Haustire']],
    [CONTACT, ['Storno Geld zurück']],
    [CANCELLING, ['stornieren', 'Stornobedingungen', 'Stornirung', 'Geld zurück', 'Buchung absagen']],
    [CAVES, ['Kappadokien Höle', 'Kapadokien Höhlenzimer', 'Hölenhotel', 'Hölenzimmer', 'Hölensuite']],
    [KIDS, ['Kinderlcub']],
    [/contact$|babyzimmer$/, ['Babybet', 'Beistellbett', 'Beistellbet']],
    [ADULTS, ['Erwachsnenhotel']],
    [HOTELS, ['wann können wir aufs Zimmer', 'wann müssen wir aus dem Zimmer raus']],
    [/aquapark$/, ['Wasserutsche']],
    [
      ADULTS,
      [
        'nur Erwachsene',
        'nur für Erwachsene',
        'Erwachsenne Hotel',
        'ruhiges erwachsenenhotel',
        'ruhiges Hotel nur für Erwachsene',
        'Hotel ab 18',
        '18+ Hotel',
      ],
    ],
    [WEDDINGS, ['Hochzeit Belek', 'Betriebsausflug']],
    [BEACHES, ['eigener Strand', 'Privatstrand', 'Strandkabine', 'Strandpavillon', 'direkt am Strand']],
    [HOTELS, ['Nichtraucherzimmer', 'Gepäckaufbewahrung', 'Check-in Zeit', 'Check-out Zeit', 'Anreisezeit']],
    [/crystal-(admiral|sunset|palace|world-of-colours)\/gastronomy/, ['Fischrestaurant Side']],
    [/crystal-(tat-beach|family)\/gastronomy/, ['Steakhaus Belek']],
    [OFFERS, ['Gutschein']],
    [CONTACT, ['Impressum', 'Beschwerde', 'Auto laden']],
    [KIDS, ['Kinderanimation', 'Kinderdisco']],
    [/rooms\/kapitaens-suite$|rooms\/schriftstellersuite$/, ['room service']],
    [/crystal-waterworld$/, ['Kristal Wasserwelt']],
    [HOTELS, ['wann muss ich auschecken', 'Erste Hilfe']],
    [PRAYER, ['Gebetsraum', 'Moschee']],
    [PETS, ['darf mein Hund mit', 'Haustiere']],
    [OFFERS, ['Stornierung kostenlos']],
    [SPORT, ['Jetski']],
    [DIET, ['Themenrestaurant reservieren']],
    [CONTACT, ['Mietwagen', 'Visum', 'Kurtaxe']],
    [BEACH_OR_HOTEL, ['Strand', 'Entfernung Strand', 'wie weit ist der Strand']],
    [DIET, ['Alkohol Marken', 'importierte Getränke', 'Shisha', 'Kleiderordnung']],
    [RESERVATION, ['Kreditkarte']],
    [SHOPPING, ['Geldautomat']],
    [SPORT, ['Volleyball', 'Tischtennis']],
    [MEETINGS, ['Gruppenbuchung', 'Gruppenrabatt']],
    [TEENS, ['Teenie Club', 'Teenagerclub']],
    [CANCELLING, ['Erstattung', 'Rückerstattung']],
    [CONTACT, ['Reisepass Visum', 'Weg zum Hotel']],
    [CANCELLING, ['Geldrückgabe']],
    [/^\/de\/gdpr$/, ['DSGVO']],
  ],
  ru: [
    [CONTACT, ['вакансии аниматор', 'работа в отеле']],
    [INCLUSIVE, ['олл инклюзив', 'ол инклюзив', 'алл инклюзив', 'ультра олл инклюзив']],
    [PETS, ['с собакой', 'с кошкой', 'питомцы', 'дог френдли']],
    [CONTACT, ['когда можно заселиться', 'вернуть деньги за бронь']],
    [CANCELLING, ['отменить бронь', 'аннуляция', 'вернуть деньги']],
    [DIET, ['без глютена', 'глютен фри', 'лактоза', 'аллергия на орехи', 'халяль']],
    [KIDS, ['кидс клаб']],
    [
      ADULTS,
      [
        'для взрослых',
        'без детей',
        '16+',
        'адалтс онли',
        'эдалт отель',
        'отель 18+',
        'отель 16+',
        'тихий отель для взрослых',
      ],
    ],
    [BEACHES, ['беседки на пляже']],
    [/gastronomy\/harnup-bar/, ['бар у бассейна']],
    [WEDDINGS, ['вединг', 'свдьба', 'свадьба белек']],
    [/rooms\/kapitanskij-syut$/, ['рум сервис', 'обслуживание в номере']],
    [HOTELS, ['камера хранения', 'ранний заезд']],
    [OFFERS, ['подарочный сертификат', 'промокод']],
    [CONTACT, ['жалоба', 'кар паркинг']],
    [CANCELLING, ['возврат денег']],
    [SPORT, ['джим', 'фитнесс', 'Tennis Belek']],
    [/crystal-green-bay/, ['снорклинг', 'сноркелинг бодрум']],
    [CAVES, ['каппадокия пещра']],
    [HOTELS, ['время заезда', 'во сколько выезд', 'медпункт']],
    [PRAYER, ['молельная комната', 'мечеть']],
    [OFFERS, ['бесплатная отмена']],
    [CONTACT, ['аренда машины', 'виза', 'курортный сбор']],
    [BEACH_OR_HOTEL, ['расстояние до пляжа']],
    [DIET, ['алкоголь', 'импортный алкоголь', 'кальян']],
    [RESERVATION, ['кредитная карта']],
    [SHOPPING, ['обмен валюты']],
    [SPORT, ['волейбол', 'настольный теннис']],
    [MEETINGS, ['групповое бронирование', 'групповой заезд']],
    [TEENS, ['клуб для подростков']],
    [CANCELLING, ['возврат']],
    [DIET, ['дресс-код', 'дресс код']],
  ],
}

/** Words of guests, and what the found part of a page says of it. */
const ANSWERS: Record<Locale, [queries: string[], answer: RegExp][]> = {
  tr: [
    [['evcil hayvan', 'köpek', 'kedi'], /kabul edilmez/],
    [['sigara'], /içilmez/],
    [['giriş saati', 'çıkış saati'], /14:00.*12:00/],
    [['denize sıfır otel'], /denize sıfır|plaj/i],
  ],
  en: [
    [['pets', 'dog', 'pet friendly hotel'], /Only guide dogs/],
    [['smoking'], /anywhere else indoors/],
    [['check-in time', 'what time is checkout'], /14:00.*12:00/],
    [['mosquitoes'], /mosquito/i],
  ],
  de: [
    [['Haustiere', 'Hund', 'Haustiere erlaubt'], /Nur Blindenführhunde/],
    [['Rauchen'], /Rauchen: nicht erlaubt/],
    [['Mücken'], /Mücken/],
  ],
  ru: [
    [['с животными', 'собака', 'можно с собакой'], /Кроме собак/],
    [['можно курить'], /не курят/],
    [['время выезда'], /14:00.*12:00/],
    [['комары'], /комар/i],
  ],
}

test.each(LOCALES)(
  'the part that is shown of the first page answers, from headings and facts too: %s',
  async (locale) => {
    for (const [queries, answer] of ANSWERS[locale])
      for (const query of queries) {
        const { results } = await searchSite(query, locale, json, { limit: 1 })
        expect(results[0]!.excerpt.map(({ text }) => text).join(''), query).toMatch(answer)
      }
  },
)

test('a word that is known as a whole finds no page of one of its halves', async () => {
  const { results } = await searchSite('Haustiere', 'de', json, { limit: 5 })
  for (const { path, excerpt } of results) expect(excerpt.map(({ text }) => text).join(''), path).toMatch(/Haustier/)
})

describe.each(LOCALES)('in %s', (locale) => {
  const queries = ASKED[locale].flatMap(([page, all]) => all.map((query) => [query, page] as const))
  test.each(queries)('"%s" finds its page first', async (query, page) => {
    const { results } = await searchSite(query, locale, json, { limit: 1 })
    expect(results[0]?.path).toMatch(page)
  })

  test('a title with two letters of a word exchanged, or one lost, finds the page as the title does in 98 of 100', async () => {
    const titled = (await documents(locale)).filter(({ title }) => longWords(title).length > 0)
    const { terms } = (await json<VocabularyFile>(`data/search/${locale}/vocabulary.json`))!
    const known = new Set(terms.split(' '))
    const first = async (query: string) =>
      (await searchSite(query, locale, json, { limit: 5 })).results.map(({ path }) => path)
    const samples = fc.sample(fc.tuple(fc.constantFrom(...titled), fc.nat(), fc.nat(), fc.boolean()), 200)
    const missed: string[] = []
    for (const [{ title, path }, place, letter, isLost] of samples) {
      const mistyped = mistypedTitle(title, place, letter, isLost)
      const { stem, plain } = termOf(mistyped.word, locale)
      // Another word, as far as anybody can tell.
      if (known.has(stem) || known.has(plain) || !(await first(title)).includes(path)) continue
      if (!(await first(mistyped.title)).includes(path)) missed.push(mistyped.title)
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(samples.length * 0.02)
  })
})

const longWords = (title: string) => placedWords(title).filter(({ word }) => /^\p{L}{5,}$/u.test(word))

/** The first letter stays: it is seldom wrong. */
function mistypedTitle(title: string, place: number, letter: number, isLost: boolean) {
  const words = longWords(title)
  const { word, index } = words[place % words.length]!
  const at = 1 + (letter % (word.length - 2))
  const [before, here, next] = [word.slice(0, at), word[at]!, word[at + 1]!]
  const mistyped = before + (isLost ? next : next + here) + word.slice(at + 2)
  return { word: mistyped, title: title.slice(0, index) + mistyped + title.slice(index + word.length) }
}
