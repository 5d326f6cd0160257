import type { Stage } from '../drawing/stage.ts'
import { cypress, pine, poplar, stonepine } from './conifers.ts'
import { palm } from './palm.ts'
import type { TreeOptions } from './tree-options.ts'

export const TREES = { palm, pine, stonepine, cypress, poplar }

export const tree = (stage: Stage, x: number, y: number, height: number, options: TreeOptions = {}) =>
  TREES[stage.hotel.trees](stage, x, y, height, options)
