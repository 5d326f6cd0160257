import type { Point } from '../drawing/points.ts'

/** A wall in metres: along, up and out of it, to the picture. */
export type Plane = (u: number, v: number, out?: number) => Point
/** Path of a rectangle on a wall. */
export type Quad = (u0: number, v0: number, u1: number, v1: number, out?: number) => string
