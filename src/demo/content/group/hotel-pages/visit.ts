import type { HotelContent } from '../../types.ts'
import { bulletList, linkTo, paragraph, text, wording } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'

export const galleryPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name} galerisi`,
    `${hotel.name} in pictures`,
    `${hotel.name} in Bildern`,
    `${hotel.name}: галерея`,
  ),
  description: text(
    `${hotel.name} galerisi: odalar, ${hotel.beach ? 'plaj' : 'avlular'}, havuzlar, sofra ve akşamlar. Her resmin altında ne görüldüğü yazar; ışık, o yerin kendi saatindedir.`,
    `${hotel.name} in pictures: rooms, ${hotel.beach ? 'beach' : 'courtyards'}, pools, tables and evenings, each with a line on what you see and at what hour of the day.`,
    `${hotel.name} in Bildern: Zimmer, ${hotel.beach ? 'Strand' : 'Höfe'}, Pools, Tische und Abende – jedes Bild mit einer Zeile dazu, was darauf zu sehen ist.`,
    `${hotel.name} в картинках: номера, ${hotel.beach ? 'пляж' : 'дворы'}, бассейны, столы, вечера, окрестности. Под каждой подписано, что на ней и в какой час дня.`,
  ),
  sections: [
    {
      key: 'lead',
      layout: 'TEXT',
      title: wording(
        hotel,
        text('Sabahtan geceye', 'From morning to night', 'Von früh bis spät', 'С утра до ночи'),
        text('Bakarak gezin', 'Look around', 'Sehen Sie sich um', 'Осмотритесь'),
        text('Gün ışığında', 'In daylight', 'Bei Tageslicht', 'При свете дня'),
      ),
      html: paragraph(
        text(
          'Resimler yerlerine göre sıralı: önce odalar, sonra su kenarı, sonra sofra. Bir odanın kendi resimleri, ölçüleriyle birlikte oda sayfasındadır.',
          'The pictures are sorted by place: rooms first, then the water’s edge, then the table. A room’s own pictures stand on its page, with its measurements.',
          'Die Bilder sind nach Orten geordnet: erst Zimmer, dann Wasser, dann Tisch. Die Bilder eines einzelnen Zimmers stehen auf seiner Seite, samt Maßen.',
          'Картинки разложены по местам: сначала номера, потом вода, потом стол. Картинки отдельного номера — на его странице, вместе с размерами.',
        ),
      ),
      ...linkTo(hotel, 'rooms', text('Odalar', 'Rooms', 'Zimmer', 'Номера')),
    },
  ],
})

export const reservationPage = (hotel: HotelContent): ComposedPage => ({
  title: text(
    `${hotel.name}: online rezervasyon`,
    `Book ${hotel.name} online`,
    `${hotel.name} online buchen`,
    `${hotel.name}: онлайн-бронирование`,
  ),
  description: text(
    `${hotel.name} için online rezervasyon: tarihleri ve kişi sayısını görün, değiştirin, rezervasyon ekibine ulaşın. Giriş 14:00, çıkış 12:00.`,
    `Online reservation for ${hotel.name}: check or change dates and guests, reach the reservations team. Check-in 14:00, check-out 12:00.`,
    `Online-Reservierung für das ${hotel.name}: Daten und Gäste prüfen oder ändern, Reservierung erreichen. Anreise ab 14, Abreise bis 12 Uhr.`,
    `Онлайн-бронирование отеля ${hotel.name}: проверьте даты и гостей, измените их или свяжитесь с нами. Заезд с 14:00, выезд до 12:00.`,
  ),
  sections: [
    {
      key: 'steps',
      layout: 'TEXT',
      title: text('Bundan sonra ne olur?', 'What happens next', 'Wie es weitergeht', 'Что будет дальше'),
      html: bulletList([
        text(
          'Tarihlerinizi ve konukları yukarıda denetleyin; çocukların doğum tarihi oda seçimini değiştirir.',
          'Check dates and guests above; the children’s dates of birth decide which rooms fit.',
          'Prüfen Sie oben Reisedaten und Gäste; die Geburtsdaten der Kinder entscheiden, welche Zimmer passen.',
          'Проверьте даты и гостей выше: от дат рождения детей зависит, какие номера подойдут.',
        ),
        text(
          'Rezervasyon ekibi aynı gün 08:00–24:00 arasında yazar ya da arar ve uygun odaları bildirir.',
          'The reservations team writes or calls on the same day, between 08:00 and midnight, and names the rooms that are free.',
          'Die Reservierung meldet sich am selben Tag zwischen 8 und 24 Uhr und nennt die freien Zimmer.',
          'Отдел бронирования ответит в тот же день, с 8:00 до полуночи, и назовёт свободные номера.',
        ),
        text(
          'Onaydan önce ödeme alınmaz. İptal koşulları onay yazısında açıkça yer alır.',
          'Nothing is charged before you confirm. The cancellation terms stand in the confirmation.',
          'Vor Ihrer Bestätigung wird nichts berechnet. Die Stornobedingungen stehen in der Bestätigung.',
          'До подтверждения ничего не списывается. Условия отмены указаны в письме о подтверждении.',
        ),
      ]),
    },
  ],
})
