import type { HotelContent, Text } from '../../types.ts'
import { amount, russian, same, text } from '../compose.ts'

export const METRES = text('m', 'm', 'm', 'м')
export const SQUARE_METRES = text('m²', 'm²', 'm²', 'м²')
export const CENTIMETRES = text('cm', 'cm', 'cm', 'см')
export const KILOMETRES = text('km', 'km', 'km', 'км')
export const MINUTES = text('dk', 'min', 'Min.', 'мин')

/** Small houses know their guests by name, large ones need a map: the texts say which. */
export type Scale = 'small' | 'medium' | 'large'

export const scaleOf = ({ roomsTotal }: HotelContent): Scale =>
  roomsTotal <= 180 ? 'small' : roomsTotal <= 420 ? 'medium' : 'large'

export const groundOf = (ground: NonNullable<HotelContent['beach']>['ground']): Text =>
  ({
    sand: text('kum', 'sand', 'Sand', 'песок'),
    pebble: text('çakıl', 'pebbles', 'Kies', 'галька'),
    'sand-pebble': text('kum ve ince çakıl', 'sand and fine pebbles', 'Sand und feiner Kies', 'песок и мелкая галька'),
    jetty: text('iskele', 'jetty', 'Badesteg', 'пирс'),
  })[ground]

/** What the soles of the feet should know before the first bath. */
export const groundAdvice = (ground: NonNullable<HotelContent['beach']>['ground']): Text =>
  ({
    sand: text(
      'Zemin kum; deniz ayakkabısı gerekmez. Sığ şerit, şamandıralı iplerle ayrılır ve günde üç kez yoklanır.',
      'Sand underfoot, in the water too: you need no bathing shoes. The shallow strip is roped off and walked three times a day.',
      'Sand, auch im Wasser: Badeschuhe brauchen Sie nicht. Der flache Streifen ist mit Leinen abgeteilt und wird dreimal am Tag abgegangen.',
      'Под ногами песок, и в воде тоже: тапочки для купания не нужны. Мелкая полоса отделена буйками, её обходят трижды в день.',
    ),
    pebble: text(
      'Çakıl, suyu duru tutar: dibi görerek yüzersiniz. Yanınıza deniz ayakkabısı alın; unutanlar için plaj büfesinde ödünç çift bulunur.',
      'Pebbles keep the water clear: you see the bottom as you swim. Bring bathing shoes; the beach kiosk lends a pair to those who forgot.',
      'Kies hält das Wasser klar: Beim Schwimmen sehen Sie bis auf den Grund. Bringen Sie Badeschuhe mit; wer sie vergessen hat, leiht am Strandkiosk ein Paar.',
      'Галька сохраняет воду прозрачной: плывёте и видите дно. Возьмите тапочки для купания; кто забыл, одолжит пару в пляжном киоске.',
    ),
    'sand-pebble': text(
      'Şezlongların altı kum, suyun kenarı ince çakıl. Beş altı adım sonra zemin yeniden kumlaşır; çocuklar için deniz ayakkabısı rahat olur.',
      'Sand under the loungers, fine pebbles at the water’s edge. After five or six steps it is sand again; shoes make it easier for children.',
      'Unter den Liegen Sand, am Wassersaum feiner Kies. Nach fünf, sechs Schritten wird es wieder sandig; Kindern helfen Badeschuhe.',
      'Под шезлонгами песок, у кромки воды мелкая галька. Через пять-шесть шагов снова песок; детям удобнее в тапочках.',
    ),
    jetty: text(
      'Denize iskeleden girilir: basamaklar geniş, tırabzan iki yanda. Yüzme bilmeyenler için sığ havuz iskelenin hemen arkasındadır.',
      'You enter the sea from the jetty: wide steps, a handrail on both sides. For those who do not swim yet, the shallow pool lies right behind it.',
      'Ins Meer geht es vom Steg: breite Stufen, Handlauf auf beiden Seiten. Wer noch nicht schwimmt, findet das flache Becken gleich dahinter.',
      'В море спускаются с пирса: широкие ступени, поручни с двух сторон. Для тех, кто ещё не плавает, сразу за ним мелкий бассейн.',
    ),
  })[ground]

const renovationRow = (hotel: HotelContent): [Text, Text][] =>
  hotel.renovated ? [[text('Yenileme', 'Renovated', 'Renoviert', 'Реновация'), same(hotel.renovated)]] : []

const beachRows = ({ beach }: HotelContent): [Text, Text][] => {
  if (!beach) return []
  const length = amount(beach.lengthM, METRES)
  const ground = groundOf(beach.ground)
  const flag: [Text, Text][] = beach.blueFlag
    ? [[text('Mavi Bayrak', 'Blue Flag', 'Blaue Flagge', '«Голубой флаг»'), text('var', 'yes', 'ja', 'есть')]]
    : []
  return [
    [
      text('Plaj', 'Beach', 'Strand', 'Пляж'),
      text(
        `${length.tr}, ${ground.tr}`,
        `${length.en}, ${ground.en}`,
        `${length.de}, ${ground.de}`,
        `${length.ru}, ${ground.ru}`,
      ),
    ],
    [text('Denize uzaklık', 'Walk to the sea', 'Weg zum Meer', 'Путь до моря'), seaWay(beach)],
    ...flag,
  ]
}

/** How far the airport is. */
export const airportWay = ({ airport }: HotelContent): Text => {
  const way = amount(airport.km, KILOMETRES)
  return text(
    `${way.tr}, yaklaşık ${airport.minutes} dakika`,
    `${way.en}, about ${airport.minutes} minutes`,
    `${way.de}, etwa ${airport.minutes} Minuten`,
    `${way.ru}, примерно ${airport.minutes} мин`,
  )
}

/** How far the sea is. */
export const seaWay = ({ walkM }: NonNullable<HotelContent['beach']>): Text =>
  walkM === 0 ? text('denize sıfır', 'directly on the sea', 'direkt am Meer', 'первая линия') : amount(walkM, METRES)

/** The whole hotel in a table. */
export const factRows = (hotel: HotelContent): [Text, Text][] => [
  [
    text('Sınıf', 'Class', 'Kategorie', 'Категория'),
    hotel.stars === 5
      ? text('beş yıldız', 'five stars', 'fünf Sterne', 'пять звёзд')
      : text('dört yıldız', 'four stars', 'vier Sterne', 'четыре звезды'),
  ],
  ...figureRows(hotel),
  ...stayRules(hotel),
]

/** The hotel in figures, without its class and its rules: one row for each fact that it has. */
export const figureRows = (hotel: HotelContent): [Text, Text][] => {
  const { airport, centre } = hotel
  return [
    [text('Açılış', 'Opened', 'Eröffnet', 'Открытие'), same(hotel.opened)],
    ...renovationRow(hotel),
    [text('Oda sayısı', 'Rooms', 'Zimmer', 'Номеров'), amount(hotel.roomsTotal)],
    ...beachRows(hotel),
    [text('Havuz', 'Pools', 'Pools', 'Бассейнов'), same(hotel.pools.length)],
    [
      text('Restoran ve bar', 'Restaurants and bars', 'Restaurants und Bars', 'Ресторанов и баров'),
      same(hotel.outlets.length),
    ],
    [airport.name, airportWay(hotel)],
    [centre.name, amount(centre.km, KILOMETRES)],
  ]
}

/** The rules that hold in every house. */
export const stayRules = (hotel: HotelContent): [Text, Text][] => [
  [text('Giriş', 'Check-in', 'Anreise', 'Заезд'), text('14:00’ten itibaren', 'from 14:00', 'ab 14:00 Uhr', 'с 14:00')],
  [text('Çıkış', 'Check-out', 'Abreise', 'Выезд'), text('12:00’ye kadar', 'until 12:00', 'bis 12:00 Uhr', 'до 12:00')],
  [
    text('Evcil hayvan', 'Pets', 'Haustiere', 'Животные'),
    text('kabul edilmez', 'not admitted', 'nicht gestattet', 'не допускаются'),
  ],
  [
    text('Sigara', 'Smoking', 'Rauchen', 'Курение'),
    text(
      'kapalı alanlarda ve odalarda içilmez',
      'not in rooms or indoors',
      'nicht in Zimmern und Innenräumen',
      'запрещено в номерах и помещениях',
    ),
  ],
  ...(hotel.adultsOnly
    ? ([
        [
          text('Konuk yaşı', 'Age of guests', 'Alter der Gäste', 'Возраст гостей'),
          text('16 yaş ve üzeri', '16 and over', 'ab 16 Jahren', 'от 16 лет'),
        ],
      ] satisfies [Text, Text][])
    : []),
]

/** 'a house of 120 rooms' in each language, by scale. */
export const houseOf = (hotel: HotelContent): Text => {
  const count = amount(hotel.roomsTotal)
  const rooms = russian(hotel.roomsTotal, 'номер', 'номера', 'номеров')
  const houses: Record<Scale, Text> = {
    small: text(
      `${count.tr} odalı küçük bir otel`,
      `a small hotel of ${count.en} rooms`,
      `ein kleines Haus mit ${count.de} Zimmern`,
      `небольшой отель на ${rooms}`,
    ),
    medium: text(
      `${count.tr} odalı bir tatil oteli`,
      `a resort of ${count.en} rooms`,
      `eine Ferienanlage mit ${count.de} Zimmern`,
      `курортный отель, ${rooms}`,
    ),
    large: text(
      `${count.tr} odalı büyük bir tatil oteli`,
      `a large resort of ${count.en} rooms`,
      `eine große Ferienanlage mit ${count.de} Zimmern`,
      `большой курорт, ${rooms}`,
    ),
  }
  return houses[scaleOf(hotel)]
}
