import type { HotelContent } from '../../types.ts'
import { described, bulletList, text } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'

export const spaPage = (hotel: HotelContent): ComposedPage => {
  const spa = hotel.spa
  const open = (spa?.hours ?? []).map(({ from, to }) => `${from}–${to}`).join(', ')
  const count = spa?.treatments.length ?? 0
  return {
    title: text(`${hotel.name}: spa`, `The spa at ${hotel.name}`, `Das Spa im ${hotel.name}`, `${hotel.name}: спа`),
    description: described(
      text(
        `${hotel.name} spa: ${count} bakım, süreleriyle; hamam, sauna ve dinlenme odaları. Açılış ${open}. Randevu, yaş sınırı ve öneriler.`,
        `The spa at ${hotel.name}: ${count} treatments with their length, hamam, sauna and places to rest. Open ${open}. Booking, age limits and advice.`,
        `Das Spa im ${hotel.name}: ${count} Anwendungen mit Dauer, Hamam, Sauna und Ruheräume. Geöffnet ${open}. Termine, Altersgrenze und Rat.`,
        `Спа отеля ${hotel.name}: процедур — ${count}, с их длительностью; хамам, сауна, комнаты отдыха. Часы: ${open}. Запись и советы.`,
      ),
      text('Randevu resepsiyondan.', 'Book at the desk.', 'Termine am Empfang.', 'Запись на ресепшене.'),
    ),
    sections: [
      {
        key: 'advice',
        layout: 'TEXT',
        title: text('Gelmeden önce', 'Before you come', 'Bevor Sie kommen', 'Перед визитом'),
        html: bulletList([
          text(
            'Randevunuzdan on beş dakika önce gelin; hamam, ısınmış vücutla başlar.',
            'Come fifteen minutes early: the hamam begins with a warm body.',
            'Kommen Sie fünfzehn Minuten früher: Der Hamam beginnt mit einem warmen Körper.',
            'Приходите за пятнадцать минут: хамам начинается с прогретого тела.',
          ),
          text(
            'Gebelikte, tansiyonda ve taze güneş yanığında önce danışın; uygun bakımı birlikte seçeriz.',
            'When pregnant, with blood pressure or fresh sunburn, ask first; we choose together.',
            'In der Schwangerschaft, bei Bluthochdruck oder frischem Sonnenbrand fragen Sie zuerst; wir wählen gemeinsam aus.',
            'При беременности, давлении или свежем солнечном ожоге сначала спросите: подберём вместе.',
          ),
          hotel.adultsOnly
            ? text(
                'Islak alanda mayo ya da peştemal; telefonlar dolapta kalır.',
                'Swimwear or a peştemal in the wet area; phones stay in the locker.',
                'Im Nassbereich Badekleidung oder Peştemal; Telefone bleiben im Schrank.',
                'Во влажной зоне — купальник или пештемаль; телефон остаётся в шкафчике.',
              )
            : text(
                '16 yaşından küçükler ıslak alana 15:00’e kadar, bir büyükle girer.',
                'Under sixteen, the wet area is open until 15:00 and with an adult.',
                'Unter sechzehn steht der Nassbereich bis 15 Uhr und in Begleitung offen.',
                'До 16 лет влажная зона открыта до 15:00 и только со взрослым.',
              ),
        ]),
      },
    ],
  }
}
