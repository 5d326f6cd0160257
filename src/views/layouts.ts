/** What a layout shows of a page. Any kind can come in any layout: the provider names it as the page's template. */
import type { LayoutName } from './view.ts'

export type ChromeForm = 'index' | 'landing' | 'main'

interface Layout {
  /** How the page starts: with its hero if it has one, a head of the layout's own, or its content. */
  head: 'hero' | 'event' | 'landing' | 'content'
  /** Layouts with the same form have the same chrome. */
  chrome: ChromeForm
}

export const LAYOUTS: Record<LayoutName, Layout> = {
  'intro-index': { head: 'hero', chrome: 'index' },
  'hotel-index': { head: 'hero', chrome: 'index' },
  'room-index': { head: 'hero', chrome: 'main' },
  'room-detail': { head: 'hero', chrome: 'main' },
  'event-detail': { head: 'event', chrome: 'main' },
  landing: { head: 'landing', chrome: 'landing' },
  main: { head: 'hero', chrome: 'main' },
  error: { head: 'content', chrome: 'main' },
}

/** Whether a page of this layout starts with this hero. */
export function beginsWithHero(layout: LayoutName, hero: { slides: readonly unknown[] } | undefined): boolean {
  return LAYOUTS[layout].head === 'hero' && hero !== undefined && hero.slides.length > 0
}
