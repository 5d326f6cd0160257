import { boundsOf } from './bounds.ts'
import { path } from './paths.ts'
import type { Point } from './points.ts'
import type { Stage } from './stage.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Paint that runs between two points. */
export const gradient = (stage: Stage, from: Point, to: Point, stops: readonly Stop[]): string =>
  stage.define((id) => {
    const inner = stops.map(([offset, colour, opacity = 1]) => {
      const faded = opacity < 1 ? ` stop-opacity="${opacity}"` : ''
      return `<stop offset="${offset}" stop-color="${colour}"${faded}/>`
    })
    const ends = path`x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${inner.join('')}</linearGradient>`
  })

/** A round light that fades to nothing at `r`. */
export function glow(stage: Stage, x: number, y: number, r: number, colour: string, opacity = 1): string {
  const stop = (offset: number, strength: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${strength.toFixed(2)}"/>`
  const paint = stage.define(
    (id) => `<radialGradient id="${id}">${stop(0, opacity)}${stop(0.45, opacity * 0.35)}${stop(1, 0)}</radialGradient>`,
  )
  return path`<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`
}

export const clipped = (stage: Stage, d: string, inner: string): string =>
  `<g clip-path="${stage.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${inner}</g>`

// Frequencies near one half or one show the lattice of the noise as a grid; these do not.
const NOISE =
  '<feTurbulence type="fractalNoise" baseFrequency=".71 .67" numOctaves="1" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="noise"/>'

/** Airbrush grain inside a shape of absolute commands: dense at `from`, gone at `to`, which lie above one another. */
export function spray(stage: Stage, d: string, colour: string, from: Point, to: Point, strength = 0.7): string {
  const shape = boundsOf(d)
  // A filter costs by the area: none where the spray has faded, none outside the picture.
  const left = Math.max(shape.left, 0)
  const right = Math.min(shape.right, stage.width)
  const top = Math.max(shape.top, 0, to[1] < from[1] ? to[1] : 0)
  const bottom = Math.min(shape.bottom, stage.height, to[1] > from[1] ? to[1] : stage.height)
  if (left >= right || top >= bottom) return ''
  const paint = gradient(stage, from, to, [
    [0, colour, strength],
    [1, colour, 0],
  ])
  const region = path`x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`
  const sieve = stage.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" ${region} color-interpolation-filters="sRGB">` +
      NOISE +
      '<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="2.6" k3="2.6" k4="-2.2" result="dots"/>' +
      '<feComposite in="SourceGraphic" in2="dots" operator="in"/></filter>',
  )
  return `<path d="${d}" fill="${paint}" filter="${sieve}"/>`
}
