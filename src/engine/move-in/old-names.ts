/** Words of old sites, in the languages and spellings that their addresses have. */
import type { PerLocale } from '../../config/locales.ts'

type Names = Partial<PerLocale<string>>

/** What old sites call a kind of page, besides the words of this site. */
export const NAMES: Record<string, Names> = {
  home: {
    tr: 'anasayfa ana-sayfa giris giris-sayfasi karsilama',
    en: 'home homepage home-page index default main mainpage main-page welcome start startpage start-page front frontpage front-page intro',
    de: 'startseite start willkommen hauptseite',
    ru: 'glavnaya glavnaia glavnaya-stranitsa domoy главная главная-страница',
  },
  hotels: {
    tr: 'otel oteller oteli otelimiz otellerimiz otelleri otel-detay oteller-listesi tesisler tesislerimiz',
    en: 'hotel hotels resort resorts hotel-detail hotel-list properties our-properties destinations-hotels',
    de: 'hotel hotels hotelliste hotelübersicht',
    ru: 'отель отели otel oteli gostinitsa gostinitsy гостиница',
  },
  rooms: {
    tr: 'oda odalar odalarimiz konaklama oda-tipleri odalar-ve-suitler',
    en: 'room rooms accommodation accommodations suites rooms-suites room-types stay villas',
    de: 'zimmer unterkunft zimmer-suiten wohnen zimmertypen',
    ru: 'nomer nomera номера номер razmeshchenie prozhivanie проживание',
  },
  gastronomy: {
    tr: 'gastronomi yeme-icme restoran restoranlar restoranlarimiz barlar bar mutfak lezzet yiyecek-icecek',
    en: 'restaurants restaurant dining food-drink bars bar food eat-drink cuisine food-beverage restaurants-bars',
    de: 'essen-trinken restaurants gastronomie kulinarik küche genuss',
    ru: 'restoran restorany bary питание рестораны pitanie kukhnya eda restorany-bary',
  },
  gallery: {
    tr: 'galeri fotograflar foto-galeri resimler fotograf-galerisi video-galeri medya',
    en: 'photos photo-gallery images pictures photo media video-gallery galleries',
    de: 'bilder galerie bildergalerie fotos fotogalerie',
    ru: 'galereya foto галерея фото fotogalereya fotografii',
  },
  contact: {
    tr: 'iletisim bize-ulasin iletisim-formu ulasim bize-yazin',
    en: 'contact-us contacts contact contact-form get-in-touch location directions how-to-get-here',
    de: 'kontakt kontaktformular anfahrt lage',
    ru: 'kontakty контакты kontakt svyaz kak-dobratsya',
  },
  about: {
    tr: 'hakkimizda otel-hakkinda hakkinda biz-kimiz otel-tanitim',
    en: 'about about-hotel about-us overview general-information who-we-are hotel-info',
    de: 'über-uns uber-uns das-hotel',
    ru: 'o-nas ob-otele об-отеле o-kompanii o-gruppe',
  },
  events: {
    tr: 'etkinlik etkinlikler etkinlik-takvimi konserler',
    en: 'event events events-calendar event-calendar whats-on concerts happenings',
    de: 'veranstaltungen events veranstaltung veranstaltungskalender',
    ru: 'meropriyatiya события мероприятия sobytiya afisha',
  },
  spa: {
    tr: 'spa wellness spa-wellness spa-saglik hamam turk-hamami saglik masaj spa-merkezi',
    en: 'spa wellness spa-wellness spa-center health-beauty massage hammam wellbeing',
    de: 'spa wellness spa-wellness gesundheit dampfbad tuerkisches-bad massagen erholung wellnessbereich',
    ru: 'спа spa-tsentr spa spa-centr velnes',
  },
  'beach-pool': {
    tr: 'plaj havuz plaj-havuz havuzlar plajlar deniz sahil havuz-plaj',
    en: 'beach pool beach-pool pools beaches pools-beach pool-beach',
    de: 'strand pool-strand strand-pool pools strände',
    ru: 'plyazh plyazh-basseyn пляж basseyn basseyny',
  },
  meeting: {
    tr: 'toplanti toplanti-salonlari toplantilar kongre toplanti-etkinlik toplanti-organizasyon kongre-toplanti dugun dugunler dugun-organizasyonlari organizasyon organizasyonlar balo-salonu',
    en: 'meeting meetings conference conferences meetings-events events-meetings meeting-rooms mice congress conventions business-meetings conference-rooms wedding weddings banquet banquets ballroom',
    de: 'tagung tagungen konferenz konferenzen tagungen-events tagungen-veranstaltungen seminare tagungsräume hochzeit hochzeiten bankett',
    ru: 'konferentsii конференции konferents-zaly biznes delovye-meropriyatiya konferencii svadba svadby banket bankety',
  },
  kids: {
    tr: 'cocuk cocuklar cocuk-kulubu mini-kulup cocuk-dunyasi cocuk-aktiviteleri',
    en: 'kids kids-club mini-club children childrens-club kids-world family-kids kids-area',
    de: 'kinder kinderclub kinderklub kinderbetreuung kinderwelt',
    ru: 'deti дети detskiy-klub detskiy-mir detyam mini-klub',
  },
  aquapark: {
    tr: 'su-parki aquapark su-kaydiraklari',
    en: 'waterpark water-park water-slides aqua-park',
    de: 'wasserpark wasserrutschen',
    ru: 'akvapark gorki',
  },
  entertainment: {
    tr: 'eglence animasyon aktiviteler eglence-aktivite',
    en: 'entertainment animation activities shows nightlife',
    de: 'unterhaltung animation aktivitäten freizeit',
    ru: 'razvlecheniya animatsiya dosug',
  },
  sport: {
    tr: 'spor fitness spor-fitness spor-aktiviteleri',
    en: 'sport sports fitness sports-fitness gym tennis',
    de: 'sport fitness sport-fitness fitnesscenter',
    ru: 'sport fitnes sport-fitnes спорт',
  },
  certificates: {
    tr: 'sertifikalar oduller sertifikalarimiz odullerimiz',
    en: 'certificates awards certificates-awards quality-awards',
    de: 'zertifikate auszeichnungen zertifikate-auszeichnungen',
    ru: 'sertifikaty nagrady sertifikaty-nagrady',
  },
  shopping: {
    tr: 'alisveris magazalar carsi',
    en: 'shopping shops boutiques',
    de: 'einkaufen shops',
    ru: 'magaziny shoping pokupki',
  },
  reservation: {
    tr: 'rezervasyon online-rezervasyon rezervasyon-yap',
    en: 'reservation reservations booking book book-now online-booking book-online',
    de: 'reservierung buchen buchung online-buchen',
    ru: 'bronirovanie бронирование zabronirovat bron',
  },
  corporate: {
    tr: 'kurumsal sirket insan-kaynaklari kariyer grup basin basin-odasi',
    en: 'corporate company group careers career jobs human-resources press press-room newsroom',
    de: 'unternehmen gruppe karriere jobs presse pressebereich impressum',
    ru: 'kompaniya gruppa vakansii karera pressa press-tsentr',
  },
  cookies: {
    tr: 'cerezler cerez-politikasi cerez cerezler-politikasi',
    en: 'cookies cookie cookie-policy cookie-settings',
    de: 'cookies cookie-richtlinie cookie-hinweise',
    ru: 'kuki fayly-cookie politika-cookie cookie',
  },
  privacy: {
    tr: 'gizlilik gizlilik-politikasi gizlilik-sozlesmesi',
    en: 'privacy privacy-policy privacy-statement privacy-notice',
    de: 'datenschutz datenschutzerklärung datenschutzhinweise',
    ru: 'konfidentsialnost politika-konfidentsialnosti privatnost',
  },
  'data-protection': {
    tr: 'kvkk kisisel-verilerin-korunmasi aydinlatma-metni kvkk-aydinlatma-metni',
    en: 'gdpr data-protection personal-data',
    de: 'dsgvo datenverarbeitung',
    ru: 'personalnye-dannye zashchita-dannykh',
  },
  'management-systems': {
    tr: 'kalite yonetim-sistemleri kalite-politikasi',
    en: 'management-systems quality quality-management',
    de: 'managementsysteme qualität',
    ru: 'sistemy-upravleniya kachestvo',
  },
  policies: {
    tr: 'politikalar cevre-politikasi surdurulebilirlik',
    en: 'policies sustainability',
    de: 'richtlinien nachhaltigkeit',
    ru: 'politiki ustoychivost',
  },
  philosophy: {
    tr: 'felsefe felsefemiz misyon vizyon misyon-vizyon',
    en: 'philosophy our-philosophy mission vision mission-vision',
    de: 'philosophie leitbild',
    ru: 'filosofiya missiya',
  },
  'early-booking': {
    tr: 'erken-rezervasyon erken-rezervasyon-firsati',
    en: 'early-booking early-bird early-booking-offers early-booking-deals',
    de: 'frühbucher frühbucherrabatt fruhbucher',
    ru: 'rannee-bronirovanie',
  },
  'summer-deals': {
    tr: 'yaz-firsatlari yaz-tatili',
    en: 'summer-deals summer-offers summer-holiday',
    de: 'sommerangebote sommerurlaub',
    ru: 'letnie-predlozheniya letniy-otdykh',
  },
  offers: {
    tr: 'firsatlar kampanyalar kampanya teklifler ozel-teklifler indirimler',
    en: 'offers offer special-offers deals specials promotions campaigns',
    de: 'angebote sonderangebote aktionen angebot',
    ru: 'aktsii predlozheniya spetspredlozheniya skidki akcii',
  },
  regions: {
    tr: 'bolgeler bolgelerimiz destinasyonlar',
    en: 'regions destinations destination region locations',
    de: 'regionen reiseziele region',
    ru: 'regiony napravleniya kurorty',
  },
  anatolia: { tr: 'anadolu', en: 'anatolia', de: 'anatolien', ru: 'anatoliya' },
  'turkish-riviera': {
    tr: 'turk-rivierasi turk-rivyerasi',
    en: 'turkish-riviera',
    de: 'türkische-riviera turkische-riviera',
    ru: 'turetskaya-rivera',
  },
  'site-map': { tr: 'site-haritasi', en: 'sitemap site-map', de: 'sitemap seitenübersicht', ru: 'karta-sayta' },
}

/** Words of one place or thing, of which a page has one and an old site another. */
export const SAME_WORDS = [
  'cappadocia kapadokya kappadokien kapadokiya kappadokiya',
  'antalya antalia',
  'istanbul stambul',
  'bodrum bodrym',
  'aegean ege agais ägäis',
]

/** Words that say nothing of what a page is. */
export const FILLERS =
  'our unser unsere unseren nashi bizim and und ve i the der die das of for fur für a page sayfa seite'
