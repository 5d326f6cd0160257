import type { PageRecord, SectionRecord } from '../../records/records.ts'
import type { ViewContext } from '../context.ts'
import { fragmentOf } from '../../routes/paths.ts'
import { linkView } from '../links.ts'
import { pictureView } from '../media.ts'
import { richTextHtml } from './rich-text.ts'
import { SECTION_LAYOUTS, type SectionLayout } from '../shapes/parts.ts'
import type { SectionView } from '../view.ts'

/** A page's sections. Empty ones are left out; an unknown layout is shown as text. */
export function sectionViews(context: ViewContext, { sections }: PageRecord, from: string): SectionView[] {
  return views(context, sections, { from, level: 2, idOf: (key) => uniqueId(context.ids, key) })
}

interface ListPlace {
  from: string
  level: number
  idOf: (key: string) => string
}

function views(context: ViewContext, sections: SectionRecord[], { from, level, idOf }: ListPlace): SectionView[] {
  return sections
    .map((section) => {
      const { title, subtitle } = section
      const id = idOf(section.key)
      const below = title ? level + 1 : level
      const link = linkView(context, section.link, from)
      return {
        id,
        layout: isKnown(section.layout) ? section.layout : 'TEXT',
        ...(title && { title }),
        ...(subtitle && { subtitle }),
        ...(section.html && { html: richTextHtml(context, section.html, { from, level: below, title }) }),
        ...(section.image && { picture: pictureView(context, section.image, title) }),
        ...(link && { link }),
        items: views(context, section.items, { from, level: below, idOf: (key) => idOf(`${id}-${key}`) }),
      }
    })
    .filter(({ title, subtitle, html, picture, link, items }) =>
      Boolean(title || subtitle || html || picture || link || items.length > 0),
    )
}

function isKnown(layout: string): layout is SectionLayout {
  return (SECTION_LAYOUTS as readonly string[]).includes(layout)
}

/** A fragment id made from a section's key. */
function uniqueId(taken: Set<string>, key: string): string {
  const name = `s-${fragmentOf(key) || 'section'}`
  let id = name
  for (let count = 2; taken.has(id); count++) id = `${name}-${count}`
  taken.add(id)
  return id
}

/** The start of a page's text as plain text, at most `length` characters, cut between words. */
export function firstWords({ sections }: PageRecord, length: number): string | undefined {
  for (const { subtitle, html } of sections) {
    const text =
      subtitle ??
      html
        ?.filter((piece) => typeof piece === 'string')
        .join(' ')
        .replace(/<[^>]*>/g, ' ')
    const words = text
      ?.replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/\s+/g, ' ')
      .trim()
    if (words) return clip(words, length)
  }
  return undefined
}

/** At most `length` characters, cut between words. */
export function clip(words: string, length: number): string {
  if (words.length <= length) return words
  const space = words.lastIndexOf(' ', length - 1)
  return `${words.slice(0, space > 0 ? space : length - 1)}…`
}
