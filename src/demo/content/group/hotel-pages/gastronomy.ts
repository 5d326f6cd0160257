import type { HotelContent, SectionContent, Text } from '../../types.ts'
import { bulletList, described, paragraph, same, table, text, wording } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'

const bookingNote = (hotel: HotelContent): Text => {
  const dinner = hotel.outlets.filter(({ group }) => group === 'ALACARTE').length
  return dinner === 0
    ? text(
        'Masa ayırtmak gerekmez. Alerjiniz varsa ilk akşam şefe söyleyin; o günden sonra mutfak sizin için ayrı bir not tutar.',
        'No table needs booking. If you have an allergy, tell the chef on the first evening; from then on the kitchen keeps a note of yours.',
        'Tische müssen nicht bestellt werden. Bei Allergien sprechen Sie am ersten Abend mit dem Küchenchef; von da an führt die Küche einen Zettel für Sie.',
        'Столики бронировать не нужно. Если есть аллергия, скажите шефу в первый вечер: дальше кухня ведёт для вас отдельную запись.',
      )
    : text(
        `À la carte restoran sayısı: ${dinner}. Masayı bir gün önceden, saat 10:00 ile 16:00 arasında konuk ilişkileri masasından ya da uygulamadan ayırtın. Alerjinizi aynı anda yazdırın.`,
        `À la carte restaurants: ${dinner}. Book the table the day before, between 10:00 and 16:00, at the guest relations desk or in the app, and have allergies noted at the same time.`,
        `À-la-carte-Restaurants: ${dinner}. Den Tisch bestellen Sie am Vortag zwischen 10:00 und 16:00 Uhr bei der Gästebetreuung oder in der App; Allergien geben Sie gleich mit an.`,
        `Ресторанов à la carte: ${dinner}. Столик заказывают накануне, с 10:00 до 16:00, у службы по работе с гостями или в приложении; там же скажите об аллергии.`,
      )
}

const openings = ({ outlets }: HotelContent): SectionContent => ({
  key: 'hours',
  layout: 'TABLE',
  title: text('Saat saat', 'By the hour', 'Nach Uhrzeit', 'По часам'),
  html: table(
    [
      text('Yer', 'Place', 'Ort', 'Место'),
      text('Saatler', 'Hours', 'Zeiten', 'Часы'),
      text('Ücret', 'Charge', 'Kosten', 'Оплата'),
    ],
    outlets.map(({ name, hours, paid }) => [
      name,
      same(hours.map(({ from, to }) => `${from}–${to}`).join(', ')),
      paid
        ? text('ücretli', 'against a fee', 'gegen Gebühr', 'платно')
        : text('dahil', 'included', 'inklusive', 'включено'),
    ]),
  ),
})

export const gastronomyPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name} restoranları ve barları`,
    `Restaurants and bars at ${hotel.name}`,
    `Restaurants und Bars im ${hotel.name}`,
    `Рестораны и бары отеля ${hotel.name}`,
  ),
  description: described(
    text(
      `${hotel.name} mutfağı: ${hotel.outlets.length} restoran ve bar, açılış saatleri, nelerin dahil olduğu ve à la carte masanın nasıl ayırtıldığı.`,
      `Food at ${hotel.name}: ${hotel.outlets.length} restaurants and bars with their opening hours, what is included and how to book a table.`,
      `Essen im ${hotel.name}: ${hotel.outlets.length} Restaurants und Bars mit Öffnungszeiten, was inklusive ist und wie man einen Tisch bestellt.`,
      `Кухня отеля ${hotel.name}: рестораны и бары (${hotel.outlets.length}), часы работы, что включено и как заказать столик à la carte.`,
    ),
    text('Alerjiniz için not tutulur.', 'Allergies are noted.', 'Allergien merkt sich die Küche.', 'Аллергии учтут.'),
  ),
  sections: [
    {
      key: 'lead',
      layout: 'MEDIA_RIGHT',
      title: hotel.beach
        ? wording(
            hotel,
            text(
              'Balık sabah gelir',
              'The fish comes in the morning',
              'Der Fisch kommt am Morgen',
              'Рыбу привозят утром',
            ),
            text('Sofra gölgede kurulur', 'Tables in the shade', 'Tische im Schatten', 'Столы в тени'),
            text('Ekmek yerinde pişer', 'Bread baked in the house', 'Brot aus eigenem Ofen', 'Хлеб из своей печи'),
          )
        : text(
            'Testi, tandır, üzüm',
            'Clay pot, tandoor, grapes',
            'Tontopf, Tandır, Trauben',
            'Горшок, тандыр, виноград',
          ),
      html: paragraph(bookingNote(hotel)),
      picture: { subject: hotel.beach ? 'breakfast' : 'grill', seed: hotel.id * 10 + 4 },
    },
    openings(hotel),
    {
      key: 'manners',
      layout: 'TEXT',
      title: text('Sofraya oturmadan', 'Before you sit down', 'Bevor Sie sich setzen', 'Прежде чем сесть за стол'),
      html: bulletList([
        text(
          'Akşam yemeğinde uzun pantolon ya da etek; mayo ve ıslak terlik plaj barına kadar.',
          'Long trousers or a skirt at dinner; wet trunks are welcome as far as the beach bar.',
          'Abends lange Hose oder Rock; in nasser Badehose geht es bis zur Strandbar.',
          'К ужину — брюки или юбка; в мокром купальнике можно до пляжного бара.',
        ),
        text(
          'Etsiz, glütensiz ve laktozsuz yemekler açık büfede yeşil, sarı ve mavi kartla gösterilir.',
          'Dishes without meat, gluten or lactose carry a green, yellow or blue card on the buffet.',
          'Gerichte ohne Fleisch, Gluten oder Laktose tragen am Buffet eine grüne, gelbe oder blaue Karte.',
          'Блюда без мяса, глютена и лактозы отмечены на буфете зелёной, жёлтой и синей карточкой.',
        ),
        hotel.adultsOnly
          ? text(
              'Geç kahvaltı 11:30’a kadar sürer.',
              'Late breakfast lasts until 11:30.',
              'Das späte Frühstück dauert bis 11:30 Uhr.',
              'Поздний завтрак — до 11:30.',
            )
          : text(
              'Bebek maması için mutfakta her öğün tuzsuz sebze püresi ayrılır.',
              'For babies the kitchen keeps unsalted vegetable purée at every meal.',
              'Für Babys hält die Küche zu jeder Mahlzeit ungesalzenes Gemüsepüree bereit.',
              'Для малышей на каждой трапезе есть овощное пюре без соли.',
            ),
      ]),
    },
  ],
})
