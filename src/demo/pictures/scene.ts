import type { HotelKey, Subject } from '../content/types.ts'
import { framed } from './drawing/frame.ts'
import { seededRandom } from './drawing/random.ts'
import { openStage } from './drawing/stage.ts'
import type { Hour } from './light/hours.ts'
import { jpegOf } from './raster.ts'
import { SCENES } from './scenes/catalogue.ts'

export interface SceneRequest {
  subject: Subject
  hotel: HotelKey
  seed: number
  /** Pixels of the picture that is asked for; only their ratio changes the composition. */
  width: number
  height: number
  /** Left out: one of the hours that suit the subject, by seed. */
  hour?: Hour
  /** Left out: by seed. No scene holds words, so each may be mirrored. */
  mirror?: boolean
}

/** A picture of a hotel as SVG. Equal requests give equal text. */
export function scene({ subject, hotel, seed, width, height, hour, mirror }: SceneRequest): string {
  const { layouts, hours } = SCENES[subject]
  // A stream apart from the painter's, so that one more tree never changes the hour.
  const choice = seededRandom(`${hotel}/${subject}/${seed}/choice`)
  const stage = openStage({ subject, hotel, seed, width, height, hour: hour ?? choice.pick(hours) })
  const mirrored = mirror ?? choice.chance(0.5)
  const paint = layouts.length > 1 ? choice.pick(layouts) : layouts[0]
  return framed(stage, paint?.(stage) ?? '', { width, height, mirrored })
}

/** The picture as JPEG in the size that is asked for. Equal requests give equal bytes. */
export const drawPicture = (request: SceneRequest): Promise<Buffer> => jpegOf(scene(request))
