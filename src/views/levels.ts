import type { SectionView } from './view.ts'

export type Level = 2 | 3 | 4

export function headingTag(level: Level): 'h2' | 'h3' | 'h4' {
  return `h${level}`
}

/** What has no heading is no section of the document. */
export function sectionTag({ title, items }: SectionView): 'section' | 'div' {
  return title || items.some((item) => item.title) ? 'section' : 'div'
}

/** A table that is wider than a phone scrolls by itself, also with the arrow keys. */
export function withScrollingTables(html: string): string {
  return html
    .replaceAll(/<table(?=[\s>])/g, '<div class="scroll" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
}

/** Items stand one level below a section's title, or at its level where it has none. */
export function itemLevel(section: SectionView, level: Level): Level {
  return section.title && level < 4 ? ((level + 1) as Level) : level
}
