export type BuildingKind = 'terraces' | 'tower' | 'palace' | 'village' | 'cubes' | 'wave' | 'ship' | 'stone'

/** What a building is made of; lengths in metres, floors of the main wing. */
export interface BuildingSpec {
  floors: number
  floorHeight: number
  bay: number
  opening: 'rect' | 'arch' | 'band' | 'small' | 'shutter' | 'none'
  balcony: 'whole' | 'bay' | 'some' | 'none'
  rail: 'glass' | 'colour' | 'wall' | 'wood'
  top: 'stepped' | 'flat' | 'domes' | 'tiles' | 'wave' | 'funnels' | 'none'
}

export const BUILDINGS: Record<BuildingKind, BuildingSpec> = {
  terraces: { floors: 6, floorHeight: 3.2, bay: 4, opening: 'rect', balcony: 'whole', rail: 'glass', top: 'stepped' },
  tower: { floors: 9, floorHeight: 3, bay: 3.8, opening: 'rect', balcony: 'bay', rail: 'colour', top: 'flat' },
  palace: { floors: 5, floorHeight: 3.6, bay: 3.6, opening: 'arch', balcony: 'some', rail: 'wall', top: 'domes' },
  village: { floors: 3, floorHeight: 3.1, bay: 3.6, opening: 'shutter', balcony: 'some', rail: 'wood', top: 'tiles' },
  cubes: { floors: 2, floorHeight: 3.1, bay: 4.4, opening: 'small', balcony: 'none', rail: 'wall', top: 'flat' },
  wave: { floors: 5, floorHeight: 3.4, bay: 4.2, opening: 'band', balcony: 'whole', rail: 'glass', top: 'wave' },
  ship: { floors: 6, floorHeight: 3, bay: 3.6, opening: 'band', balcony: 'whole', rail: 'wall', top: 'funnels' },
  stone: { floors: 2, floorHeight: 4, bay: 4.6, opening: 'arch', balcony: 'none', rail: 'wall', top: 'flat' },
}
