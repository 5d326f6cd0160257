import { clipped } from '../drawing/effects.ts'
import { clamp } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { moved } from '../drawing/shapes.ts'
import { HEIGHT, type Stage } from '../drawing/stage.ts'
import type { VistaOptions } from '../landscape/vista.ts'
import { vista } from '../landscape/vista.ts'

/** A framed view: the hotel's own vista, clipped to a picture-space rectangle, with its horizon at the room's. */
export function windowView(
  stage: Stage,
  [x, y, wide, tall]: readonly [number, number, number, number],
  horizon: number,
  options: Partial<VistaOptions> = {},
) {
  const k = tall / HEIGHT
  const inner = { ...stage, width: wide / k, scale: 0.8, tall: wide < tall * 0.95 }
  return clipped(
    stage,
    path`M${x} ${y}h${wide}v${tall}h${-wide}Z`,
    moved(
      x,
      y,
      vista(inner, {
        horizon: clamp((horizon - y) / k, 200, 860),
        sunX: inner.width * 0.68,
        r: 60,
        clouds: 3,
        ...options,
      }),
      k,
    ),
  )
}
