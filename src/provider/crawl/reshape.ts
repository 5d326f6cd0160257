/** Wire shapes → our records. One function for each kind; whatever cannot be used is left out and noted. */
import type { ProblemValues } from '../../config/problems/values.ts'
import type { Wire, WireKind } from '../wire.ts'
import type * as R from '../../records/records.ts'
import type { Shapes } from './fields.ts'
import { hotelShapes, mediaShapes, roomShapes } from './reshape-hotel.ts'
import { contactShape, eventShapes, pageShape } from './reshape-page.ts'
import { siteShapes } from './reshape-site.ts'
import { createSources, type Sources } from './sources.ts'

export interface Shaper extends Pick<Sources, 'notes' | 'cleaned' | 'named'> {
  reshape<K extends WireKind>(kind: K, answer: Wire<K>): R.RecordKinds[K]
  /** Addresses that two records claim. */
  claims: ProblemValues['path-twice'][]
}

/** The arguments are those of `createSources`. */
export function createShaper(...source: Parameters<typeof createSources>): Shaper {
  const sources = createSources(...source)
  const { notes, cleaned, named } = sources
  const claims: Shaper['claims'] = []
  const { eventSummary, event } = eventShapes(sources)
  const shapes: Shapes = {
    ...siteShapes(sources, claims),
    ...hotelShapes(sources),
    ...roomShapes(sources),
    ...mediaShapes(sources),
    page: pageShape(sources, eventSummary),
    contact: contactShape(sources),
    event,
  }
  return { notes, cleaned, claims, named, reshape: (kind, answer) => shapes[kind](answer) }
}
