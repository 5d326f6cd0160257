import { mix } from '../drawing/colour.ts'
import type { Point } from '../drawing/points.ts'
import type { Stage } from '../drawing/stage.ts'
import { gulet } from './gulet.ts'
import { mountains } from './mountains.ts'
import { outlook } from './outlook.ts'
import { sea } from './sea.ts'
import { sky } from './sky.ts'

export interface VistaOptions {
  horizon: number
  bottom?: number
  sunX?: number
  sunY?: number
  boat?: boolean
  clouds?: number
  r?: number
}

/** Sky, far land and sea as seen from the hotel: every outdoor view and every window begins with it. */
export function vista(
  stage: Stage,
  { horizon, bottom = stage.height, sunX = stage.width * 0.67, sunY, boat = true, clouds = 4, r = 42 }: VistaOptions,
) {
  const { palette, random, hotel } = stage
  const out = [sky(stage, { horizon, x: sunX, y: sunY, clouds, r })]
  const farColour = mix(mix(palette.shadow, palette.sky[0], 0.4), palette.haze, 0.42)
  const peak = (x: number, y: number): Point => [stage.width * x, horizon * y]
  if (hotel.coast === 'mountain') {
    out.push(
      mountains(
        stage,
        [peak(0.05, 0.56), peak(0.26, 0.27), peak(0.42, 0.5), peak(0.58, 0.7), peak(0.8, 0.6), peak(1, 0.7)].map(
          ([x, y]): Point => [x + random.between(-20, 20), y],
        ),
        horizon + 3,
        farColour,
        { haze: 0.7, contrast: 0.34 },
      ),
      mountains(
        stage,
        [peak(-0.02, 0.6), peak(0.12, 0.76), peak(0.3, 0.84), peak(0.86, 0.86), peak(1.02, 0.74)],
        horizon + 3,
        mix(palette.leaf.dark, palette.haze, 0.3),
        { haze: 0.5, contrast: 0.3 },
      ),
    )
  } else if (hotel.coast === 'valley') {
    out.push(
      mountains(stage, [peak(0.1, 0.84), peak(0.44, 0.6), peak(0.66, 0.8), peak(0.95, 0.86)], horizon + 3, farColour, {
        haze: 0.6,
      }),
    )
  } else {
    const heights =
      hotel.coast === 'straight'
        ? [0.86, 0.8, 0.84, 0.89, 0.93]
        : hotel.coast === 'coves'
          ? [0.72, 0.8, 0.7, 0.84, 0.78]
          : [0.74, 0.66, 0.79, 0.86, 0.92]
    out.push(
      mountains(
        stage,
        heights.map((h, i) => peak(0.04 + i * 0.23 + random.between(-0.03, 0.03), h)),
        horizon + 3,
        farColour,
        { haze: 0.65, contrast: 0.26 },
      ),
    )
  }
  const land = stage.outlook ?? (hotel.coast === 'valley' ? 'valley' : undefined)
  if (land) return [...out, outlook(stage, land, horizon, bottom)].join('')
  out.push(sea(stage, { horizon, bottom, x: sunX, glints: stage.hour !== 'noon' }))
  if (boat) out.push(gulet(stage, stage.width * 0.44, horizon + 16, 74 * stage.scale + 16))
  return out.join('')
}
