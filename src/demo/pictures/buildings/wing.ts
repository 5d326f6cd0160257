import type { Camera } from '../drawing/camera.ts'
import type { Point } from '../drawing/points.ts'
import type { Stage } from '../drawing/stage.ts'
import type { BuildingSpec } from '../hotels/buildings.ts'
import type { Tone } from '../light/palette.ts'
import { facade } from './facade.ts'

/** Where a wing stands and what it is made of, in metres. */
export interface WingPlace {
  x: number
  z: number
  length: number
  depth: number
  floors: number
  spec?: BuildingSpec
  front?: Tone
  side?: Tone
  y?: number
  detail?: number
}

interface Face {
  at: Point
  dir: Point
  normal: Point
  run: number
  tone: Tone
}

/** A wing: the faces that the camera sees, far ones first. front is the tone of the wall that looks at the viewer. */
export function wing(
  stage: Stage,
  camera: Camera,
  { x, z, length, depth, floors, spec = stage.building, front = 'lit', side = 'mid', y = 0, detail }: WingPlace,
) {
  const faces: Face[] = [
    { at: [x, z], dir: [1, 0], normal: [0, -1], run: length, tone: front },
    { at: [x, z + depth], dir: [0, -1], normal: [-1, 0], run: depth, tone: side },
    { at: [x + length, z], dir: [0, 1], normal: [1, 0], run: depth, tone: side },
  ]
  return faces
    .filter(({ at, normal }) => -(at[0] * normal[0] + at[1] * normal[1]) > 0)
    .reverse()
    .map(({ at, dir, normal, run, tone }) =>
      facade(
        stage,
        (u, v, out = 0) => camera.at(at[0] + dir[0] * u + normal[0] * out, y + v, at[1] + dir[1] * u + normal[1] * out),
        {
          length: run,
          floors,
          // The dome of a narrow tower stands on its front alone, else it would have two.
          spec: normal[1] === 0 && run < 8 && spec.top === 'domes' ? { ...spec, top: 'none' } : spec,
          tone,
          detail,
        },
      ),
    )
    .join('')
}
