import { mix } from '../drawing/colour.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Tint } from '../table/table.ts'
import { windowView } from './window-view.ts'

/** A place on the back wall: metres across and up to the picture. */
export type WallPlace = (x: number, y: number) => Point

export interface WindowPlace {
  left: number
  right: number
  foot: number
  top: number
  /** Panes side by side. */
  panes: number
  horizon: number
}

/** Glass in the back wall with the hotel's view, its frame over it; `between` is drawn outside, in front of the view. */
export function windowWall(stage: Stage, tint: Tint, on: WallPlace, place: WindowPlace, between = ''): string {
  const { left, right, foot, top, panes, horizon } = place
  const [x0, y0] = on(left, top)
  const [x1, y1] = on(right, foot)
  const frame = tint(stage.palette.white)
  const bars = range(panes - 1, (i) => rect(x0 + ((i + 1) * (x1 - x0)) / panes - 4, y0, 8, y1 - y0, frame))
  return (
    windowView(stage, [x0, y0, x1 - x0, y1 - y0], horizon) +
    between +
    stroke(path`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, frame, 11) +
    bars.join('')
  )
}

/** A drawn curtain from the ceiling to the floor. */
export function curtain(stage: Stage, tint: Tint, on: WallPlace, from: number, to: number, top: number): string {
  const { palette } = stage
  const folds = 7
  const tones = [mix(palette.white, palette.shadow, 0.2), mix(palette.white, palette.accent.mid, 0.14)]
  return range(folds, (i) => {
    const [a, b] = [from + ((to - from) * i) / folds, from + ((to - from) * (i + 1)) / folds]
    const [ax, ay] = on(a, top)
    const [bx] = on(b, top)
    const foot = on(a, 0.02)[1]
    const sway = i % 2 ? 3 : -2
    return fill(path`M${ax} ${ay}H${bx + 0.6}L${bx + 0.6 + sway} ${foot}H${ax - sway}Z`, tint(nth(tones, i % 2), 0.02))
  }).join('')
}
