import type { SectionView } from '../../views/view.ts'

export type Level = 2 | 3 | 4

export function headingTag(level: Level): 'h2' | 'h3' | 'h4' {
  return `h${level}`
}

/** Items stand one level below a section's title, or at its level where it has none. */
export function itemLevel(section: SectionView, level: Level): Level {
  return section.title && level < 4 ? ((level + 1) as Level) : level
}
