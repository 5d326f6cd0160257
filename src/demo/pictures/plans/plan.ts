import type { HotelKey } from '../../content/types.ts'
import { framed } from '../drawing/frame.ts'
import { openStage } from '../drawing/stage.ts'
import { jpegOf } from '../raster.ts'
import { drawFloorPlan } from './floor-plan.ts'

export interface PlanRequest {
  hotel: HotelKey
  seed: number
  width: number
  height: number
  /** Bedrooms: one, or two that open into each other. Left out: by seed. */
  rooms?: number
}

/** A floor plan as SVG, without words. */
export function plan({ hotel, seed, width, height, rooms = 1 + (seed % 2) }: PlanRequest): string {
  const stage = openStage({ subject: 'plan', hotel, seed, width, height, hour: 'noon' })
  return framed(stage, drawFloorPlan(stage, rooms), { width, height })
}

/** The floor plan as JPEG. */
export const floorPlan = (request: PlanRequest): Promise<Buffer> => jpegOf(plan(request), { grain: false, quality: 86 })
