import type { HotelKey, Subject } from '../content/types.ts'
import { framed } from './drawing/frame.ts'
import { openStage, type Stage } from './drawing/stage.ts'
import type { Hour } from './light/hours.ts'
import { jpegOf } from './raster.ts'
import { SCENES } from './scenes/catalogue.ts'
import { variantOf } from './variant.ts'

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
  outlook?: Stage['outlook']
  layout?: number
}

/** A picture of a hotel as SVG. Equal requests give equal text. */
export function scene({ subject, hotel, seed, width, height, hour, mirror, outlook, layout }: SceneRequest): string {
  const variant = variantOf(hotel, subject, seed)
  const stage = openStage({ subject, hotel, seed, width, height, hour: hour ?? variant.hour, outlook })
  return framed(
    stage,
    (layout === undefined ? variant.paint : SCENES[subject].layouts[layout % SCENES[subject].layouts.length]!)(stage),
    { width, height, mirrored: mirror ?? variant.mirrored },
  )
}

/** The picture as JPEG in the size that is asked for. Equal requests give equal bytes. */
export const drawPicture = (request: SceneRequest): Promise<Buffer> => jpegOf(scene(request))
