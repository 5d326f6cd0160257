import { placeCamera } from '../drawing/camera.ts'
import { facing, level, type Point3, sidelong } from '../drawing/points.ts'
import { fill } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** Fills a shape in the room with a colour. */
export type PaintFace = (points: readonly Point3[], colour: string) => string

export interface ShellColours {
  floor: string
  ceiling: string
  left: string
  right: string
  back: string
}

/** A room in metres: half its width, its height and depth, and where the eye is. */
export interface ShellPlace {
  half: number
  height: number
  depth: number
  horizon: number
  eye?: number
  focal?: number
  colours: ShellColours
  centre?: number
}

/** Floor, ceiling and three walls; returns the camera and the back wall's rectangle. */
export function shell(
  stage: Stage,
  { half, height, depth, horizon, eye = 1.5, focal = 820, colours, centre = 0.5 }: ShellPlace,
) {
  const camera = placeCamera(stage, { horizon, eye, focal, centre })
  const near = 0.6
  const quad = (points: readonly Point3[], colour: string) => fill(camera.face(points), colour)
  const out = [
    quad(level(0, -half, near, half, depth), colours.floor),
    quad(level(height, -half, near, half, depth), colours.ceiling),
    quad(sidelong(-half, 0, near, height, depth), colours.left),
    quad(sidelong(half, 0, near, height, depth), colours.right),
    quad(facing(depth, -half, 0, half, height), colours.back),
  ]
  return { camera, quad, walls: out.join(''), on: (x: number, y: number) => camera.at(x, y, depth) }
}
