import type { HotelKey, Subject } from '../content/types.ts'
import { seededRandom } from './drawing/random.ts'
import type { Hour } from './light/hours.ts'
import { type Painter, SCENES } from './scenes/catalogue.ts'

/** What a seed decides before anything is painted, and what the eye sees first. */
export interface Variant {
  hour: Hour
  mirrored: boolean
  paint: Painter
}

/** A stream apart from the painter's, so that one more tree never changes the hour. */
export function variantOf(hotel: HotelKey, subject: Subject, seed: number): Variant {
  const { layouts, hours } = SCENES[subject]
  const choice = seededRandom(`${hotel}/${subject}/${seed}/choice`)
  const hour = choice.pick(hours)
  const mirrored = choice.chance(0.5)
  return { hour, mirrored, paint: layouts.length > 1 ? choice.pick(layouts) : layouts[0]! }
}
