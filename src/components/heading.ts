import type { BodyView, PageView } from '../views/view.ts'

/** The part of a page that draws its one `h1`. */
export type HeadingPart = 'hero' | 'event' | 'landing' | 'body' | 'head'

const OWN_HEADING: readonly BodyView['kind'][] = ['room', 'policy', 'error', 'notice']

export function hasHero(body: BodyView): boolean {
  return (body.hero?.slides.length ?? 0) > 0
}

/** Any kind of page can come in any layout, so layout, hero and kind decide together. */
export function headingPart({ layout, body }: PageView): HeadingPart {
  if (layout === 'event-detail') return 'event'
  if (layout === 'landing') return 'landing'
  if (layout !== 'error' && hasHero(body)) return 'hero'
  return OWN_HEADING.includes(body.kind) ? 'body' : 'head'
}
