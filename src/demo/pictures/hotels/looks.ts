import type { HotelKey } from '../../content/types.ts'
import type { MarkName } from '../logos/marks.ts'
import type { BuildingKind } from './buildings.ts'
import { COLOURS, type LocalColours } from './colours.ts'

export type Coast = 'bay' | 'straight' | 'coves' | 'mountain' | 'valley'
export type TreeKind = 'palm' | 'pine' | 'stonepine' | 'cypress' | 'poplar'

/** What tells a hotel's pictures from those of the others. */
export interface HotelLook {
  coast: Coast
  building: BuildingKind
  trees: TreeKind
  mark: MarkName
  colours: LocalColours
}

export const LOOKS: Record<HotelKey, HotelLook> = {
  admiral: { coast: 'straight', building: 'ship', trees: 'palm', mark: 'anchor', colours: COLOURS.admiral },
  waterworld: { coast: 'straight', building: 'wave', trees: 'palm', mark: 'wave', colours: COLOURS.waterworld },
  'tat-beach': {
    coast: 'straight',
    building: 'village',
    trees: 'stonepine',
    mark: 'pine',
    colours: COLOURS['tat-beach'],
  },
  aura: { coast: 'mountain', building: 'terraces', trees: 'pine', mark: 'halo', colours: COLOURS.aura },
  boutique: { coast: 'coves', building: 'village', trees: 'cypress', mark: 'key', colours: COLOURS.boutique },
  centro: { coast: 'straight', building: 'tower', trees: 'palm', mark: 'compass', colours: COLOURS.centro },
  'de-luxe': { coast: 'mountain', building: 'terraces', trees: 'pine', mark: 'diamond', colours: COLOURS['de-luxe'] },
  'green-bay': { coast: 'coves', building: 'cubes', trees: 'cypress', mark: 'bay', colours: COLOURS['green-bay'] },
  'sunrise-queen': {
    coast: 'bay',
    building: 'palace',
    trees: 'palm',
    mark: 'crown',
    colours: COLOURS['sunrise-queen'],
  },
  family: { coast: 'bay', building: 'terraces', trees: 'palm', mark: 'kite', colours: COLOURS.family },
  flora: { coast: 'mountain', building: 'terraces', trees: 'pine', mark: 'flower', colours: COLOURS.flora },
  sunset: { coast: 'bay', building: 'tower', trees: 'palm', mark: 'sun', colours: COLOURS.sunset },
  kaymakli: { coast: 'valley', building: 'stone', trees: 'poplar', mark: 'chimney', colours: COLOURS.kaymakli },
  'paraiso-verde': {
    coast: 'straight',
    building: 'wave',
    trees: 'palm',
    mark: 'leaf',
    colours: COLOURS['paraiso-verde'],
  },
  'world-of-colours': {
    coast: 'straight',
    building: 'tower',
    trees: 'palm',
    mark: 'rings',
    colours: COLOURS['world-of-colours'],
  },
  'prestige-elite': {
    coast: 'mountain',
    building: 'wave',
    trees: 'pine',
    mark: 'star',
    colours: COLOURS['prestige-elite'],
  },
  'land-of-paradise': {
    coast: 'bay',
    building: 'village',
    trees: 'palm',
    mark: 'tree',
    colours: COLOURS['land-of-paradise'],
  },
  palace: { coast: 'bay', building: 'palace', trees: 'palm', mark: 'dome', colours: COLOURS.palace },
}
