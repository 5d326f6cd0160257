import { beginsWithHero, LAYOUTS } from './layouts.ts'
import type { PageKind, PageView } from './view.ts'

/** The part of a page that draws its one `h1`. */
export type HeadingPart = 'hero' | 'event' | 'landing' | 'body' | 'head'

/** Where neither hero nor layout draws the heading: the component of the kind, or the head that all others share. */
export const HEADINGS: Record<PageKind, 'body' | 'head'> = {
  home: 'head',
  hotel: 'head',
  rooms: 'head',
  room: 'body',
  gastronomy: 'head',
  outlet: 'head',
  spa: 'head',
  certificates: 'head',
  gallery: 'head',
  contact: 'head',
  'region-list': 'head',
  region: 'head',
  'hotel-list': 'head',
  event: 'head',
  reservation: 'head',
  landing: 'head',
  policy: 'body',
  content: 'head',
  error: 'body',
  'site-map': 'head',
  search: 'head',
  compare: 'head',
  day: 'head',
  notice: 'body',
}

/** Any kind of page can come in any layout, so layout, hero and kind decide together. */
export function headingPart({ layout, body }: PageView): HeadingPart {
  const { head } = LAYOUTS[layout]
  if (head === 'event' || head === 'landing') return head
  return beginsWithHero(layout, body.hero) ? 'hero' : HEADINGS[body.kind]
}
