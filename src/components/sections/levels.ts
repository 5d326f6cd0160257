import type { SectionView } from '../../views/view.ts'

export type Level = 2 | 3 | 4

export function headingTag(level: Level): 'h2' | 'h3' | 'h4' {
  return `h${level}`
}

/** A section without a heading is not a section of the document outline. */
export function sectionTag({ title, items }: SectionView): 'section' | 'div' {
  return title || items.some((item) => item.title) ? 'section' : 'div'
}

/** Level of the items' headings: one below the section's title, or its level if there is no title. */
export function itemLevel(section: SectionView, level: Level): Level {
  return section.title && level < 4 ? ((level + 1) as Level) : level
}
