import { path } from './paths.ts'
import type { Stage } from './stage.ts'

// Frequencies near one half or one show the lattice of the noise as a grid; these do not.
const STIPPLE =
  '<filter id="stipple" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".71 .67" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="noise"/>' +
  '<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="2.6" k3="2.6" k4="-2.2" result="dots"/>' +
  '<feComposite in="SourceGraphic" in2="dots" operator="in"/></filter>'
const PAPER =
  '<filter id="paper" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".83 .79" numOctaves="2" seed="11"/>' +
  '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .35 1.6 0 0 0 -.62"/></filter>'
const GRAIN = '<rect width="100%" height="100%" filter="url(#paper)" opacity=".16"/>'

export interface FrameOptions {
  width: number
  height: number
  mirrored?: boolean
  /** Paper grain over everything; drawings go without. */
  grain?: boolean
}

/** The SVG document around what was painted on a stage. */
export function framed(stage: Stage, painted: string, { width, height, mirrored, grain }: FrameOptions): string {
  const turn = mirrored ? path` transform="translate(${stage.width} 0) scale(-1 1)"` : ''
  const size = path`width="${width}" height="${height}" viewBox="0 0 ${stage.width} ${stage.height}"`
  const definitions = `<defs>${STIPPLE}${PAPER}${stage.definitions.join('')}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${definitions}<g${turn}>${painted}</g>${grain ? GRAIN : ''}</svg>`
}
