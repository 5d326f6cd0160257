import type { HotelContent, Subject, Text } from '../../types.ts'
import { described, bulletsOf, hours, paragraph, prose, table, text, wording } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'

/** Where the groups are met, from the youngest on. */
const PLACES: readonly Subject[] = ['garden', 'pool', 'sport', 'event']

const nothing = { tr: [], en: [], de: [], ru: [] }

const groupHours = (hotel: HotelContent): Text =>
  table(
    [
      text('Grup', 'Group', 'Gruppe', 'Группа'),
      text('Yaş', 'Age', 'Alter', 'Возраст'),
      text('Saatler', 'Hours', 'Zeiten', 'Часы'),
    ],
    (hotel.kids?.groups ?? []).map(({ name, ages, from, to }) => [name, ages, hours(from, to)]),
  )

export const kidsPage = (hotel: HotelContent): ComposedPage => {
  const groups = hotel.kids?.groups ?? []
  return {
    title: text(
      `${hotel.name}: Crispy Kids World`,
      `Crispy Kids World at ${hotel.name}`,
      `Crispy Kids World im ${hotel.name}`,
      `Crispy Kids World: ${hotel.name}`,
    ),
    description: described(
      text(
        `${hotel.name} çocuk kulübü: yaşa göre ${groups.length} grup, saatleri, günlük akışı ve güvenlik kuralları. Giriş kartla, çıkış yalnız büyükle.`,
        `The children’s club at ${hotel.name}: ${groups.length} groups by age, their hours, a day’s run, and the safety rules. In by card, out with a parent only.`,
        `Der Kinderclub im ${hotel.name}: ${groups.length} Gruppen nach Alter, ihre Zeiten, der Tagesablauf und was für die Sicherheit der Kinder gilt.`,
        `Детский клуб отеля ${hotel.name}: групп по возрасту — ${groups.length}, часы, распорядок дня и правила безопасности. Вход по карте ребёнка.`,
      ),
      text(
        'Ekip üç dil konuşur.',
        'The team speaks three languages.',
        'Das Team spricht drei Sprachen.',
        'Команда говорит на трёх языках.',
      ),
    ),
    sections: [
      {
        key: 'lead',
        layout: 'MEDIA_LEFT',
        title: wording(
          hotel,
          text(
            'Çocuk boyunda bir dünya',
            'A world at child’s height',
            'Eine Welt auf Augenhöhe',
            'Мир на высоте ребёнка',
          ),
          text(
            'Beşten önce ekran yok',
            'No screens before five',
            'Vor fünf keine Bildschirme',
            'До пяти — без экранов',
          ),
        ),
        html: prose(hotel.kids?.intro ?? nothing),
        picture: { subject: 'kids', seed: hotel.id * 10 + 7 },
      },
      {
        key: 'groups',
        layout: 'CARDS',
        title: text('Gruplar', 'The groups', 'Die Gruppen', 'Группы'),
        items: groups.map((group, index) => ({
          key: `group-${index + 1}`,
          layout: 'TEXT',
          title: group.name,
          subtitle: group.ages,
          html: paragraph(group.text),
          picture: { subject: PLACES[index % PLACES.length]!, seed: hotel.id * 100 + 40 + index },
        })),
      },
      { key: 'hours', layout: 'TABLE', title: text('Saatler', 'Hours', 'Zeiten', 'Часы'), html: groupHours(hotel) },
      {
        key: 'safety',
        layout: 'TEXT',
        title: text('Güvenlik', 'Safety', 'Sicherheit', 'Безопасность'),
        html: bulletsOf(hotel.kids?.safety ?? nothing),
      },
    ],
  }
}
