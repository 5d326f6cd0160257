import { beginsWithHero, LAYOUTS } from './layouts.ts'
import type { PageKind, PageView } from './view.ts'

/** The part of a page that renders its one `h1`. */
export type HeadingPart = 'hero' | 'event' | 'landing' | 'body' | 'head'

/** Who renders the heading if neither hero nor layout does: the kind's component, or the shared head. */
const HEADINGS: Record<PageKind, 'body' | 'head'> = {
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
  week: 'head',
  'event-list': 'head',
  notice: 'body',
}

/** Any kind can come in any layout, so layout, hero and kind decide together. */
export function headingPart({ layout, body }: PageView): HeadingPart {
  const { head } = LAYOUTS[layout]
  if (head === 'event' || head === 'landing') return head
  return beginsWithHero(layout, body.hero) ? 'hero' : HEADINGS[body.kind]
}
