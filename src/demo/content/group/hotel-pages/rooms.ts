import type { HotelContent, Text } from '../../types.ts'
import { amount, described, factTable, paragraph, russian, table, text } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'
import { scaleOf, SQUARE_METRES, stayRules } from './facts.ts'

const guests = (adults: number, children: number): Text =>
  children === 0
    ? text(`${adults} yetişkin`, `${adults} adults`, `${adults} Erwachsene`, `${adults} взрослых`)
    : text(
        `${adults} yetişkin, ${children} çocuk`,
        `${adults} adults, ${children} ${children === 1 ? 'child' : 'children'}`,
        `${adults} Erwachsene, ${children} ${children === 1 ? 'Kind' : 'Kinder'}`,
        `${adults} взр., ${children} дет.`,
      )

const roomsLead = (hotel: HotelContent): Text => {
  const count = amount(hotel.roomsTotal)
  const kinds = hotel.rooms.length
  const smallest = Math.min(...hotel.rooms.map(({ sizeM2 }) => sizeM2))
  const largest = Math.max(...hotel.rooms.map(({ sizeM2 }) => sizeM2))
  return {
    small: text(
      `Toplam ${count.tr} oda, ${kinds} tip: en küçüğü ${smallest}, en büyüğü ${largest} metrekare. Ev küçük olduğundan oda numarası da istenebilir; geçen yılki odanızı seviyorsanız yazın.`,
      `There are ${count.en} rooms of ${kinds} kinds, from ${smallest} to ${largest} square metres. The house is small enough to ask for a room by its number: if you liked last year’s, say so.`,
      `Es sind ${count.de} Zimmer in ${kinds} Arten, von ${smallest} bis ${largest} Quadratmeter. Das Haus ist klein genug, um ein Zimmer nach seiner Nummer zu verlangen: Wer das vom letzten Jahr mochte, schreibt es dazu.`,
      `Всего ${count.ru}, категорий — ${kinds}, площадь от ${smallest} до ${largest} м². Отель небольшой, и номер можно попросить прямо по цифре на двери: понравился прошлогодний — напишите.`,
    ),
    medium: text(
      `${count.tr} oda, ${kinds} tip, ${smallest} metrekareden ${largest} metrekareye. Aşağıdaki çizelge odaları yan yana koyar; manzara ve yatak düzeni çoğu zaman metrekareden önemlidir.`,
      `${count.en} rooms of ${kinds} kinds, from ${smallest} to ${largest} square metres. The table below sets them side by side; view and beds mostly matter more than size.`,
      `${count.de} Zimmer in ${kinds} Arten, von ${smallest} bis ${largest} Quadratmeter. Die Tabelle stellt sie nebeneinander; Blick und Betten zählen meist mehr als die Fläche.`,
      `Номеров — ${count.ru}, категорий — ${kinds}, площадь от ${smallest} до ${largest} м². Таблица ниже сравнивает их; вид и кровати обычно важнее метров.`,
    ),
    large: text(
      `${count.tr} oda ${kinds} tipe ayrılır. Tesis geniştir: sabah denize erken inen deniz tarafını, çocuğu öğlen uyuyan bahçe tarafını seçsin. Odalar ${smallest}–${largest} metrekaredir.`,
      `${count.en} rooms, ${kinds} kinds. The grounds are wide: early swimmers should choose the sea side, and those whose child sleeps at noon the garden. Sizes run from ${smallest} to ${largest} square metres.`,
      `${count.de} Zimmer, ${kinds} Arten. Die Anlage ist weitläufig: Frühschwimmer wohnen besser zur See, wessen Kind mittags schläft, zum Garten. Die Größen reichen von ${smallest} bis ${largest} Quadratmeter.`,
      `Номеров — ${count.ru}, категорий — ${kinds}. Территория большая: кто купается рано, пусть выбирает сторону моря, а у кого ребёнок спит днём — сторону сада. Площадь — от ${smallest} до ${largest} м².`,
    ),
  }[scaleOf(hotel)]
}

export const roomsPage = (hotel: HotelContent): ComposedPage => {
  const count = amount(hotel.roomsTotal)
  const counted = russian(hotel.roomsTotal, 'номер', 'номера', 'номеров')
  return {
    title: text(
      `${hotel.name} odaları`,
      `Rooms at ${hotel.name}`,
      `Zimmer im ${hotel.name}`,
      `Номера отеля ${hotel.name}`,
    ),
    description: described(
      text(
        `${hotel.name} odaları: ${count.tr} oda, ${hotel.rooms.length} tip. Metrekare, yatak düzeni, manzara ve kişi sayısı tek çizelgede yan yana.`,
        `Rooms at ${hotel.name}: ${count.en} rooms of ${hotel.rooms.length} kinds, compared by size, beds, view and number of guests in one table.`,
        `Zimmer im ${hotel.name}: ${count.de} Zimmer in ${hotel.rooms.length} Arten, verglichen nach Größe, Betten, Blick und Zahl der Gäste.`,
        `Номера отеля ${hotel.name}: ${counted}, категорий — ${hotel.rooms.length}. Площадь, кровати, вид и число гостей в одной таблице.`,
      ),
      text('Giriş 14:00, çıkış 12:00.', 'Check-in from 14:00.', 'Anreise ab 14 Uhr.', 'Заезд с 14:00, выезд до 12:00.'),
    ),
    sections: [
      {
        key: 'lead',
        layout: 'TEXT',
        title: text(
          'Hangi oda size göre?',
          'Which room is yours?',
          'Welches Zimmer passt zu Ihnen?',
          'Какой номер ваш?',
        ),
        html: paragraph(roomsLead(hotel)),
      },
      {
        key: 'comparison',
        layout: 'TABLE',
        title: text('Odalar yan yana', 'Rooms side by side', 'Zimmer im Vergleich', 'Сравнение номеров'),
        html: table(
          [
            text('Oda', 'Room', 'Zimmer', 'Номер'),
            text('Alan', 'Size', 'Größe', 'Площадь'),
            text('Konuk', 'Guests', 'Gäste', 'Гости'),
            text('Yatak', 'Beds', 'Betten', 'Кровати'),
            text('Manzara', 'View', 'Blick', 'Вид'),
          ],
          hotel.rooms.map((room) => [
            room.name,
            amount(room.sizeM2, SQUARE_METRES),
            guests(room.maxAdults, room.maxChildren),
            room.beds,
            room.view,
          ]),
        ),
      },
      {
        key: 'rules',
        layout: 'TABLE',
        title: text('Kalış kuralları', 'House rules', 'Hausordnung', 'Правила проживания'),
        html: factTable(stayRules(hotel)),
      },
    ],
  }
}
