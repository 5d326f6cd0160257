/** The words that addresses of hotel sites are made of: which of them mean the same, whatever the language and the alphabet. */
import { folded, soundOf, transliterated, wordsOf } from '../../features/search/engine/fold.ts'
import { EVENT_FOLDER, HOTEL_FOLDER, HOTEL_PAGES, STATIC_PAGES } from '../../routes/slugs.ts'

/** What a page is, by the words that old sites call it besides those of this site. */
const NAMES: Record<string, string> = {
  hotels:
    'otel oteller oteli otelimiz hotel hotels resort resorts otelleri oteli-hakkinda otel-detay hotel-detail otelleri отель отели gostinitsa oteli',
  rooms: 'oda odalar odalarimiz konaklama room rooms accommodation suites zimmer unterkunft nomer nomera номера номер',
  gastronomy:
    'gastronomi yeme-icme restoran restoranlar barlar restaurants restaurant dining food-and-drink food-drink essen-trinken restoran restorany bary питание рестораны',
  gallery:
    'galeri fotograflar foto-galeri resimler photos photo-gallery images pictures bilder galerie bildergalerie galereya foto галерея фото',
  contact: 'iletisim bize-ulasin contact-us contacts kontakt kontakty контакты',
  about: 'hakkimizda otel-hakkinda about about-hotel ueber-uns uber-uns o-nas ob-otele об-отеле',
  events: 'etkinlik etkinlikler event events veranstaltungen events-calendar meropriyatiya события мероприятия',
  spa: 'spa wellness spa-wellness spa-center spa-saglik hamam спа',
  'beach-pool': 'plaj havuz plaj-havuz beach pool beach-pool pools strand pool-und-strand plyazh plyazh-i-basseyn пляж',
  meeting: 'toplanti toplanti-salonlari meeting meetings conference tagung tagungen konferenz konferentsii конференции',
  kids: 'cocuk cocuklar kids kids-club mini-club kinder kinderclub deti дети',
  certificates: 'sertifikalar oduller certificates awards zertifikate sertifikaty',
  shopping: 'alisveris shopping einkaufen magaziny',
  reservation: 'rezervasyon online-rezervasyon reservation booking book reservierung buchen bronirovanie бронирование',
}

const byName = new Map<string, string>()
const add = (name: string, kind: string) => void byName.set(plainName(name), kind)
for (const [kind, { tr, others }] of [...Object.entries(STATIC_PAGES), ...Object.entries(HOTEL_PAGES)])
  for (const slug of [tr, others]) if (slug !== '') add(slug, kind)
for (const slug of Object.values(HOTEL_FOLDER)) add(slug, 'hotels')
for (const slug of Object.values(EVENT_FOLDER)) add(slug, 'events')
for (const [kind, names] of Object.entries(NAMES)) for (const name of names.split(' ')) add(name, kind)

/** What a whole segment of an address says that the page is; `undefined` if it is a name. */
export function kindOf(segment: string): string | undefined {
  return byName.get(plainName(segment))
}

function plainName(segment: string): string {
  return plainWords(segment).join('-')
}

/** Words as they sound, so that spellings of one name are one. */
export function plainWords(segment: string): string[] {
  return wordsOf(segment.replaceAll('_', ' ')).map((word) => soundOf(transliterated(folded(word))))
}
