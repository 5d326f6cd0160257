import { polygon } from './paths.ts'
import { facing, level, type Point, type Point3, sidelong } from './points.ts'
import { fill } from './shapes.ts'
import type { Stage } from './stage.ts'

/** A pin-hole camera over level ground, verticals kept vertical: metres in space become picture units. */
export interface Camera {
  /** Height of the eye over the ground, in metres. */
  eye: number
  at: (x: number, y: number, z: number) => Point
  /** Path of a shape that lies level, from [x, z] points. */
  flat: (points: readonly Point[], y?: number) => string
  /** Path of any shape in space. */
  face: (points: readonly Point3[]) => string
  /** Picture units to the metre at a place. */
  scale: (x: number, z: number) => number
  /** The [x, z] on the ground that is seen at a picture point below the horizon. */
  ground: (px: number, py: number) => Point
}

export interface CameraPlace {
  horizon: number
  eye?: number
  focal?: number
  yaw?: number
  /** Where the view's axis stands, as a share of the width. */
  centre?: number
}

export function placeCamera(
  stage: Stage,
  { horizon, eye = 1.7, focal = 900, yaw = 0, centre = 0.5 }: CameraPlace,
): Camera {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const axis = stage.width * centre
  const depthOf = (x: number, z: number) => Math.max(0.05, sin * x + cos * z)
  const at = (x: number, y: number, z: number): Point => {
    const depth = depthOf(x, z)
    return [axis + (focal * (cos * x - sin * z)) / depth, horizon + (focal * (eye - y)) / depth]
  }
  return {
    eye,
    at,
    flat: (points, y = 0) => polygon(points.map(([x, z]) => at(x, y, z))),
    face: (points) => polygon(points.map(([x, y, z]) => at(x, y, z))),
    scale: (x, z) => focal / depthOf(x, z),
    ground: (px, py): Point => {
      const depth = (focal * eye) / (py - horizon)
      const across = ((px - axis) * depth) / focal
      return [cos * across + sin * depth, -sin * across + cos * depth]
    },
  }
}

export interface BoxColours {
  front: string
  side: string
  top: string
}

/** An upright box from its near left corner, with the faces that the camera sees. */
export function box(camera: Camera, [x, y, z]: Point3, [width, height, depth]: Point3, colours: BoxColours): string {
  const faces: string[] = []
  if (camera.eye > y + height) faces.push(fill(camera.face(level(y + height, x, z, x + width, z + depth)), colours.top))
  if (x > 0) faces.push(fill(camera.face(sidelong(x, y, z, y + height, z + depth)), colours.side))
  if (x + width < 0) faces.push(fill(camera.face(sidelong(x + width, y, z, y + height, z + depth)), colours.side))
  faces.push(fill(camera.face(facing(z, x, y, x + width, y + height)), colours.front))
  return faces.join('')
}
