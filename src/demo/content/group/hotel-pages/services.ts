import type { HotelContent, SectionContent, Text } from '../../types.ts'
import { described, amount, bulletList, linkTo, paragraph, prose, same, table, text, wording } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'
import { METRES, SQUARE_METRES } from './facts.ts'

const nothing = { tr: [], en: [], de: [], ru: [] }

const hallTable = (hotel: HotelContent): Text =>
  table(
    [
      text('Salon', 'Hall', 'Saal', 'Зал'),
      text('Alan', 'Area', 'Fläche', 'Площадь'),
      text('Yükseklik', 'Height', 'Höhe', 'Высота'),
      text('Tiyatro', 'Theatre', 'Reihen', 'Театр'),
      text('Sınıf', 'Classroom', 'Schule', 'Класс'),
      text('Ziyafet', 'Banquet', 'Bankett', 'Банкет'),
    ],
    (hotel.meeting?.halls ?? []).map((hall) => [
      same(hall.name),
      amount(hall.areaM2, SQUARE_METRES),
      amount(hall.heightM, METRES),
      amount(hall.theatre),
      amount(hall.classroom),
      amount(hall.banquet),
    ]),
  )

export const meetingPage = (hotel: HotelContent): ComposedPage => {
  const halls = hotel.meeting?.halls ?? []
  const most = Math.max(0, ...halls.map(({ theatre }) => theatre))
  const seats = amount(most)
  const services: SectionContent[] = [
    text(
      'Teknik|Projeksiyon, ses, iki kablosuz mikrofon ve sahne ışığı salonla birlikte gelir; teknisyen aynı kattadır.',
      'Technology|Projector, sound, two wireless microphones and stage light come with the hall; the technician is on the same floor.',
      'Technik|Beamer, Ton, zwei Funkmikrofone und Bühnenlicht gehören zum Saal; der Techniker sitzt auf derselben Etage.',
      'Техника|Проектор, звук, два радиомикрофона и сценический свет входят в аренду; техник на том же этаже.',
    ),
    text(
      'Ara|Kahve molası gün ışığında verilir: fuayede ya da terasta, on beş dakikada bitecek kadar yakın.',
      'Breaks|Coffee is served in daylight, in the foyer or on the terrace, near enough for fifteen minutes.',
      'Pausen|Kaffee gibt es bei Tageslicht, im Foyer oder auf der Terrasse, nah genug für fünfzehn Minuten.',
      'Перерывы|Кофе подают при дневном свете, в фойе или на террасе: пятнадцати минут хватает.',
    ),
    text(
      'Tek muhatap|İlk yazışmadan kapanışa kadar aynı kişi: oda listesi, transfer, sahne planı onun masasında durur.',
      'One person|From the first letter to the last evening you deal with one person, who keeps room list, transfers and stage plan.',
      'Eine Person|Von der ersten Anfrage bis zum letzten Abend spricht eine Person mit Ihnen und hält Zimmerliste, Transfers und Bühnenplan zusammen.',
      'Один человек|От первого письма до последнего вечера с вами один сотрудник: список номеров, трансферы и план сцены у него.',
    ),
  ].map((words, index) => {
    const part = (side: number): Text =>
      text(
        words.tr.split('|')[side] ?? '',
        words.en.split('|')[side] ?? '',
        words.de.split('|')[side] ?? '',
        words.ru.split('|')[side] ?? '',
      )
    return { key: `service-${index + 1}`, layout: 'TEXT', title: part(0), html: paragraph(part(1)) }
  })
  return {
    title: text(
      `${hotel.name}: toplantı salonları`,
      `Meetings at ${hotel.name}`,
      `Tagen im ${hotel.name}`,
      `${hotel.name}: залы для мероприятий`,
    ),
    description: described(
      text(
        `${hotel.name} toplantı salonları: ${halls.length} salon, en büyüğünde ${seats.tr} kişi. Alan, yükseklik, oturma düzenleri, teknik donanım ve ekip.`,
        `Meetings at ${hotel.name}: ${halls.length} halls, up to ${seats.en} seats in rows. Area, height, seating plans, technology and one person to deal with.`,
        `Tagen im ${hotel.name}: ${halls.length} Säle, bis zu ${seats.de} Plätze in Reihen. Fläche, Höhe, Bestuhlung, Technik und eine Person, die sich kümmert.`,
        `${hotel.name}, мероприятия: залов — ${halls.length}, до ${seats.ru} мест. Площадь, высота, рассадка, техника и один ответственный сотрудник.`,
      ),
      text('Tek muhatapla.', 'Write to us.', 'Schreiben Sie uns.', 'Пишите нам.'),
    ),
    sections: [
      {
        key: 'lead',
        layout: 'MEDIA_RIGHT',
        title: wording(
          hotel,
          text(
            'Kısa toplantı, uzun öğle',
            'Short meetings, long lunches',
            'Kurz tagen, lange Mittag essen',
            'Короткие встречи, долгий обед',
          ),
          text(
            'İş bitince deniz',
            'Work first, then the water',
            'Erst die Arbeit, dann das Wasser',
            'Сначала дело, потом вода',
          ),
        ),
        html: prose(hotel.meeting?.intro ?? nothing),
        picture: { subject: 'terrace', seed: hotel.id * 10 + 9 },
      },
      {
        key: 'halls',
        layout: 'TABLE',
        title: text('Salonlar', 'The halls', 'Die Säle', 'Залы'),
        html: hallTable(hotel),
      },
      {
        key: 'services',
        layout: 'FEATURES',
        title: text('Salonla birlikte', 'What comes with the hall', 'Was zum Saal gehört', 'Что входит'),
        items: services,
        ...linkTo(
          hotel,
          'contact',
          text(
            'Etkinlik ekibine yazın',
            'Write to the events team',
            'An das Veranstaltungsteam schreiben',
            'Написать отделу мероприятий',
          ),
        ),
      },
    ],
  }
}

export const shoppingPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name}: alışveriş`,
    `Shopping at ${hotel.name}`,
    `Einkaufen im ${hotel.name}`,
    `${hotel.name}: магазины`,
  ),
  description: text(
    `${hotel.name} dükkânları: unutulan güneş kreminden elde dokunmuş peştemale. Çalışma saatleri, ödeme biçimleri ve çevredeki pazar üzerine notlar.`,
    `Shops at ${hotel.name}: from the sun cream you forgot to a hand-woven peştemal. Opening hours, ways to pay and a word on the nearby market.`,
    `Läden im ${hotel.name}: von der vergessenen Sonnencreme bis zum handgewebten Peştemal. Öffnungszeiten, Bezahlung und ein Wort zum Markt.`,
    `Магазины отеля ${hotel.name}: от забытого крема до пештемаля ручной работы. Часы работы, способы оплаты и несколько слов о рынке рядом.`,
  ),
  sections: [
    {
      key: 'lead',
      layout: 'MEDIA_LEFT',
      title: wording(
        hotel,
        text(
          'Unutulanlar ve hediyeler',
          'Things forgotten, things to give',
          'Vergessenes und Mitgebrachtes',
          'Забытое и подарки',
        ),
        text('Dükkânlar', 'The shops', 'Die Läden', 'Лавки'),
      ),
      html: prose(hotel.shopping ?? nothing),
      picture: { subject: 'shopping', seed: hotel.id * 10 + 1 },
    },
    {
      key: 'practical',
      layout: 'TEXT',
      title: text('Pratik bilgiler', 'Practical notes', 'Praktisches', 'Практические заметки'),
      html: bulletList([
        text(
          'Dükkânlar 09:00–13:00 ve 16:00–23:00 arasında açıktır; market öğlen kapanmaz.',
          'Shops open from 09:00 to 13:00 and from 16:00 to 23:00; the small market stays open at noon.',
          'Die Läden öffnen von 9 bis 13 und von 16 bis 23 Uhr; der kleine Markt bleibt mittags offen.',
          'Магазины открыты с 9:00 до 13:00 и с 16:00 до 23:00; минимаркет — без перерыва.',
        ),
        text(
          'Kartla ya da odaya yazdırarak ödenir; fatura, istenirse e-postayla gelir.',
          'Pay by card or put it on the room; the receipt comes by e-mail if you like.',
          'Bezahlt wird mit Karte oder aufs Zimmer; die Rechnung kommt auf Wunsch per E-Mail.',
          'Оплата картой или на счёт номера; чек пришлём на почту.',
        ),
        text(
          'Haftalık pazarın günü ve dolmuş saatleri resepsiyondaki panodadır.',
          'The day of the weekly market and the minibus times hang by the front desk.',
          'Der Tag des Wochenmarkts und die Zeiten des Dolmuş hängen an der Rezeption.',
          'День еженедельного рынка и расписание долмуша висят у ресепшена.',
        ),
      ]),
    },
  ],
})
