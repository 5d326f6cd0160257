import type { SectionContent, Subject, Text } from '../types.ts'
import { bulletList, joined, paragraph, table, text } from './compose.ts'

type Target = string

/** Paragraphs under a heading. */
export const plain = (key: string, title: Text, ...paragraphs: [Text, ...Text[]]): SectionContent => ({
  key,
  layout: 'TEXT',
  title,
  html: joined(...paragraphs.map(paragraph)),
})

/** A paragraph, then a list. */
export const listed = (key: string, title: Text, lead: Text, items: Text[]): SectionContent => ({
  key,
  layout: 'TEXT',
  title,
  html: joined(paragraph(lead), bulletList(items)),
})

/** Words beside a picture. */
export const beside = (
  key: string,
  side: 'left' | 'right',
  picture: [Subject, number],
  title: Text,
  words: Text,
  link?: [Text, Target],
): SectionContent => ({
  key,
  layout: side === 'left' ? 'MEDIA_LEFT' : 'MEDIA_RIGHT',
  title,
  html: paragraph(words),
  picture: { subject: picture[0], seed: picture[1] },
  ...(link && { link: { text: link[0], to: link[1] } }),
})

interface Item {
  title: Text
  words: Text
  picture?: [Subject, number]
  link?: [Text, Target]
}

const item =
  (key: string, layout: 'TEXT' | 'FAQ') =>
  ({ title, words, picture, link }: Item, index: number): SectionContent => ({
    key: `${key}-${index + 1}`,
    layout,
    title,
    html: paragraph(words),
    ...(picture && { picture: { subject: picture[0], seed: picture[1] } }),
    ...(link && { link: { text: link[0], to: link[1] } }),
  })

export const cards = (key: string, title: Text, items: Item[]): SectionContent => ({
  key,
  layout: 'CARDS',
  title,
  items: items.map(item(key, 'TEXT')),
})

export const features = (key: string, title: Text, items: Item[]): SectionContent => ({
  key,
  layout: 'FEATURES',
  title,
  items: items.map(item(key, 'TEXT')),
})

/** Questions with their answers. */
export const questions = (key: string, pairs: [Text, Text][], title?: Text): SectionContent => ({
  key,
  layout: 'FAQ',
  title: title ?? text('Sık sorulanlar', 'Questions and answers', 'Fragen und Antworten', 'Вопросы и ответы'),
  items: pairs.map(([question, words], index) => item(key, 'FAQ')({ title: question, words }, index)),
})

export const tabled = (key: string, title: Text, heads: Text[], rows: Text[][]): SectionContent => ({
  key,
  layout: 'TABLE',
  title,
  html: table(heads, rows),
})
