import { path } from './paths.ts'
import type { Stage } from './stage.ts'

export interface FrameOptions {
  width: number
  height: number
  mirrored?: boolean
}

/** The SVG document around what was painted on a stage. */
export function framed(stage: Stage, painted: string, { width, height, mirrored }: FrameOptions): string {
  const turn = mirrored ? path` transform="translate(${stage.width} 0) scale(-1 1)"` : ''
  const size = path`width="${width}" height="${height}" viewBox="0 0 ${stage.width} ${stage.height}"`
  const definitions = `<defs>${stage.definitions.join('')}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${definitions}<g${turn}>${painted}</g></svg>`
}
