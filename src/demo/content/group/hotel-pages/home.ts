import type { HotelContent, SectionContent, Text } from '../../types.ts'
import { described, factTable, linkTo, paragraph, prose, same, text, wording } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'
import { figureRows, groundOf, houseOf, scaleOf } from './facts.ts'

const description = (hotel: HotelContent): Text => {
  const { name, locality, airport, beach } = hotel
  const house = houseOf(hotel)
  if (!beach) {
    return text(
      `${name}: ${locality.tr}, ${house.tr}. Taş avlular, vadi manzarası, kendi mutfağı. Havalimanı ${airport.minutes} dakika.`,
      `${name}: ${locality.en}, ${house.en}. Stone courtyards, valley views and a kitchen of its own, ${airport.minutes} minutes from the airport.`,
      `${name}: ${locality.de}, ${house.de}. Steinerne Höfe, Blick ins Tal, eigene Küche, ${airport.minutes} Minuten zum Flughafen.`,
      `${name}: ${locality.ru}, ${house.ru}. Каменные дворы, виды на долину, своя кухня, ${airport.minutes} минут до аэропорта.`,
    )
  }
  const ground = groundOf(beach.ground)
  return text(
    `${name}: ${locality.tr}, ${house.tr}. Plaj ${beach.lengthM} metre, zemin ${ground.tr}. Havalimanı ${airport.minutes} dakika.`,
    `${name}: ${locality.en}, ${house.en}. ${beach.lengthM} metres of shore (${ground.en}), ${airport.minutes} minutes from the airport.`,
    `${name}: ${locality.de}, ${house.de}. ${beach.lengthM} Meter Ufer (${ground.de}), ${airport.minutes} Minuten vom Flughafen.`,
    `${name}: ${locality.ru}, ${house.ru}. Берег ${beach.lengthM} м (${ground.ru}), ${airport.minutes} минут до аэропорта.`,
  )
}

const company = (hotel: HotelContent): SectionContent =>
  hotel.adultsOnly
    ? {
        key: 'adults',
        layout: 'MEDIA_LEFT',
        title: text('On altı yaşından itibaren', 'From sixteen upwards', 'Ab sechzehn Jahren', 'С шестнадцати лет'),
        html: paragraph(
          text(
            'Bu otel 16 yaş ve üzeri konuklara açıktır. Havuz başında konuşma sesi duyulur, top sesi duyulmaz; kahvaltı da geç kalkanları bekler.',
            'This hotel takes guests of 16 and over. By the pool you hear conversations rather than balls, and breakfast waits for late risers.',
            'Dieses Haus nimmt Gäste ab 16 Jahren auf. Am Pool hört man Gespräche statt Bälle, und das Frühstück wartet auf Langschläfer.',
            'Отель принимает гостей от 16 лет. У бассейна слышны разговоры, а не мяч, и завтрак дожидается тех, кто встаёт поздно.',
          ),
        ),
        picture: { subject: 'terrace', seed: hotel.id * 10 + 3 },
        ...linkTo(hotel, 'rooms', text('Odalara bakın', 'See the rooms', 'Zu den Zimmern', 'Посмотреть номера')),
      }
    : {
        key: 'families',
        layout: 'MEDIA_LEFT',
        title: hotel.kids
          ? text(
              'Çocukların günü ayrı kurulur',
              'Children have a day of their own',
              'Kinder haben ihren eigenen Tag',
              'У детей свой день',
            )
          : text('Birlikte geçen günler', 'Days spent together', 'Tage zu mehreren', 'Дни вместе'),
        html: hotel.kids
          ? prose(hotel.kids.intro)
          : paragraph(
              text(
                'Otelde çocuk kulübü yoktur; çocuklar günü büyüklerle geçirir. Mama sandalyesi, bebek yatağı ve erken akşam yemeği istemek yeterlidir.',
                'There is no children’s club here; children spend the day with their people. High chairs, cots and an early supper are yours for the asking.',
                'Einen Kinderclub gibt es hier nicht; Kinder verbringen den Tag mit ihren Leuten. Hochstuhl, Babybett und ein frühes Abendessen bekommen Sie auf Wunsch.',
                'Детского клуба здесь нет: дети проводят день со взрослыми. Стульчик, кроватка и ранний ужин — достаточно попросить.',
              ),
            ),
        picture: { subject: hotel.kids ? 'kids' : 'garden', seed: hotel.id * 10 + 3 },
        ...(hotel.kids
          ? linkTo(
              hotel,
              'kids',
              text('Crispy Kids World', 'Crispy Kids World', 'Crispy Kids World', 'Crispy Kids World'),
            )
          : {}),
      }

const arrivalQuestions = ({ airport }: HotelContent): SectionContent[] => [
  {
    key: 'hours',
    layout: 'FAQ',
    title: text(
      'Odaya saat kaçta girilir, kaçta çıkılır?',
      'When can we check in, and when must we leave the room?',
      'Ab wann ist das Zimmer frei, bis wann gehört es uns?',
      'Во сколько заезд и выезд?',
    ),
    html: paragraph(
      text(
        'Giriş 14:00’ten itibaren, çıkış 12:00’ye kadardır. Erken gelirseniz bavulu resepsiyona bırakıp havuza inebilirsiniz; duş ve dolap ayrılmıştır.',
        'Check-in starts at 14:00 and check-out ends at 12:00. If you arrive earlier, leave the luggage at the front desk and go swimming; showers and lockers are kept for that.',
        'Die Anreise beginnt um 14:00 Uhr, die Abreise endet um 12:00 Uhr. Wer früher kommt, lässt das Gepäck an der Rezeption und geht schwimmen; Duschen und Schränke stehen bereit.',
        'Заезд с 14:00, выезд до 12:00. Если приехали раньше, оставьте багаж на ресепшене и идите плавать: для этого есть душевые и шкафчики.',
      ),
    ),
  },
  {
    key: 'transfer',
    layout: 'FAQ',
    title: text(
      'Havalimanından nasıl gelinir?',
      'How do we get there from the airport?',
      'Wie kommen wir vom Flughafen zum Hotel?',
      'Как добраться из аэропорта?',
    ),
    html: paragraph(
      text(
        `${airport.name.tr}: ${airport.km} km, yaklaşık ${airport.minutes} dakika. Karşılamayı rezervasyonla birlikte isteyebilirsiniz; taksiler terminalin önünde bekler.`,
        `${airport.name.en}: ${airport.km} km, about ${airport.minutes} minutes. Ask for a transfer when you book, or take one of the taxis outside the terminal.`,
        `${airport.name.de}: ${airport.km} km, etwa ${airport.minutes} Minuten. Den Transfer bestellen Sie am besten mit der Buchung; Taxis stehen vor dem Terminal.`,
        `${airport.name.ru}: ${airport.km} км, примерно ${airport.minutes} мин. Трансфер удобно заказать вместе с номером; такси стоят у терминала.`,
      ),
    ),
  },
]

const houseTitle = (hotel: HotelContent): Text =>
  ({
    small: text(
      'Küçük bir ev gibi',
      'A house you know by evening',
      'Ein Haus, das man bis abends kennt',
      'Дом, который узнаёшь за день',
    ),
    medium: text('Her yere yürüyerek', 'Everything on foot', 'Alles zu Fuß', 'Всё в двух шагах'),
    large: text(
      'İçinde kaybolunacak kadar geniş',
      'Room to lose each other, and meet',
      'Platz, sich zu verlieren und zu finden',
      'Где есть простор',
    ),
  })[scaleOf(hotel)]

/** The hotel's own front page. */
export const hotelHomePage = (hotel: HotelContent): ComposedPage => ({
  title: same(hotel.name),
  description: described(
    description(hotel),
    text('Giriş 14:00, çıkış 12:00.', 'Check-in from 14:00.', 'Anreise ab 14 Uhr.', 'Заезд с 14:00, выезд до 12:00.'),
  ),
  sections: [
    {
      key: 'about',
      layout: 'TEXT',
      title: houseTitle(hotel),
      subtitle: hotel.promise,
      html: prose(hotel.about),
      ...linkTo(hotel, 'about', text('Otel hakkında', 'About the hotel', 'Über das Hotel', 'Об отеле')),
    },
    {
      key: 'highlights',
      layout: 'CARDS',
      title: wording(
        hotel,
        text('Yalnız burada', 'Only here', 'Nur hier', 'Только здесь'),
        text('Dört neden', 'Four reasons', 'Vier Gründe', 'Четыре причины'),
        text('Konukların andıkları', 'What guests mention', 'Wovon Gäste erzählen', 'О чём вспоминают гости'),
      ),
      items: hotel.highlights.map(({ title, text: words, picture }, index) => ({
        key: `highlight-${index + 1}`,
        layout: 'TEXT',
        title,
        html: paragraph(words),
        picture: { subject: picture, seed: hotel.id * 100 + index },
      })),
    },
    {
      key: 'beach',
      layout: 'MEDIA_RIGHT',
      title: hotel.beach
        ? text('Denize giriş', 'Into the sea', 'Ins Meer', 'К морю')
        : text('Deniz yerine avlu', 'Courtyards instead of the sea', 'Höfe statt Meer', 'Дворы вместо моря'),
      html: prose(hotel.beachText),
      picture: { subject: hotel.beach ? 'beach' : 'courtyard', seed: hotel.id * 10 + 2 },
      ...linkTo(
        hotel,
        'beach-pool',
        hotel.beach
          ? text('Plaj ve havuz', 'Beach and pool', 'Strand und Pool', 'Пляж и бассейны')
          : text('Havuz ve avlular', 'Pools and courtyards', 'Pools und Höfe', 'Бассейны и дворы'),
      ),
    },
    company(hotel),
    {
      key: 'facts',
      layout: 'TABLE',
      title: text('Rakamlarla', 'In figures', 'In Zahlen', 'В цифрах'),
      html: factTable(figureRows(hotel)),
    },
    {
      key: 'faq',
      layout: 'FAQ',
      title: text('Sık sorulanlar', 'Questions guests ask', 'Was Gäste fragen', 'О чём спрашивают гости'),
      items: [
        ...hotel.faq.map(({ question, answer }, index) => ({
          key: `question-${index + 1}`,
          layout: 'FAQ' as const,
          title: question,
          html: paragraph(answer),
        })),
        ...arrivalQuestions(hotel),
      ],
    },
  ],
})
