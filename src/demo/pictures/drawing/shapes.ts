import { path } from './paths.ts'

const faded = (opacity: number) => (opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : '')

export const fill = (d: string, colour: string, opacity = 1) => `<path d="${d}" fill="${colour}"${faded(opacity)}/>`

export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  path`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  `${faded(opacity)}/>`

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1, ry = r) =>
  path`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${colour}"${faded(opacity)}/>`

export const rect = (x: number, y: number, width: number, height: number, colour: string, opacity = 1, r = 0) =>
  path`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"` +
  `${r ? path` rx="${r}"` : ''}${faded(opacity)}/>`

export const moved = (x: number, y: number, inner: string, scale = 1, scaleY = scale) =>
  `<g transform="${path`translate(${x} ${y})`} scale(${scale.toFixed(3)} ${scaleY.toFixed(3)})">${inner}</g>`
