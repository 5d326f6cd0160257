import type { RegionContent, SectionContent, Text } from './types.ts'

const text = (tr: string, en: string, de: string, ru: string): Text => ({ tr, en, de, ru })

const SEASONS = [
  text('Nisan–mayıs', 'April–May', 'April–Mai', 'Апрель–май'),
  text('Haziran–ağustos', 'June–August', 'Juni–August', 'Июнь–август'),
  text('Eylül–ekim', 'September–October', 'September–Oktober', 'Сентябрь–октябрь'),
  text('Kasım–mart', 'November–March', 'November–März', 'Ноябрь–март'),
]

/** What the page of a region shows. */
export const regionSections = ({ code, lead, see, way, when }: RegionContent): SectionContent[] => [
  {
    key: `lead-${code.toLowerCase()}`,
    layout: 'MEDIA_RIGHT',
    title: lead.title,
    body: [{ text: lead.text }],
    picture: lead.picture,
  },
  {
    key: 'see',
    layout: 'TEXT',
    title: text('Ne görülür?', 'What to see', 'Was es zu sehen gibt', 'Что посмотреть'),
    body: [{ list: see }],
  },
  {
    key: 'way',
    layout: 'TABLE',
    title: text('Ulaşım', 'Getting there', 'Anreise', 'Как добраться'),
    body: [
      {
        table: {
          rows: way.places.map(({ name, km, minutes }) => [
            name,
            text(
              `${km} km, ${minutes} dakika`,
              `${km} km, ${minutes} minutes`,
              `${km} km, ${minutes} Minuten`,
              `${km} км, ${minutes} мин`,
            ),
          ]),
        },
      },
      { text: way.advice },
    ],
  },
  {
    key: 'when',
    layout: 'TABLE',
    title: text('Ne zaman gelmeli?', 'When to come', 'Wann Sie kommen', 'Когда приезжать'),
    body: [
      {
        table: {
          heads: [
            text('Aylar', 'Months', 'Monate', 'Месяцы'),
            text('Gündüz', 'By day', 'Am Tag', 'Днём'),
            ...(when.sea ? [text('Deniz', 'Sea', 'Meer', 'Море')] : []),
          ],
          rows: SEASONS.map((season, index) => [
            season,
            ...[when.air, when.sea].flatMap((degrees) => (degrees ? [`${degrees[index]} °C`] : [])),
          ]),
        },
      },
      { text: when.advice },
    ],
  },
]
