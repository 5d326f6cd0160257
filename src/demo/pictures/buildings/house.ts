import type { Camera } from '../drawing/camera.ts'
import { nth, range } from '../drawing/numbers.ts'
import type { Stage } from '../drawing/stage.ts'
import type { BuildingKind, BuildingSpec } from '../hotels/buildings.ts'
import type { Tone } from '../light/palette.ts'
import { shipFunnel, shipRails } from './ship.ts'
import { wing, type WingPlace } from './wing.ts'

/** Where a house stands, in metres: its left front corner, and which tones its sides have. */
export interface HousePlace {
  x: number
  z: number
  length: number
  depth?: number
  front?: Tone
  side?: Tone
  y?: number
  detail?: number
}

/** A wing by shares of the house: what is left out is the house's own. */
interface WingPart {
  /** Its left end and its length, as shares of the house's length. */
  from?: number
  share?: number
  floors: number
  /** Metres behind the front of the house and above its ground. */
  back?: number
  up?: number
  depth?: number
  spec?: BuildingSpec
}

interface Site {
  stage: Stage
  camera: Camera
  place: Required<Pick<HousePlace, 'x' | 'y' | 'z' | 'length' | 'depth'>>
  spec: BuildingSpec
  put: (part: WingPart) => string
}

/** The hotel's own house, about `length` metres wide: its silhouette is its signature. */
export function house(
  stage: Stage,
  camera: Camera,
  { x, z, length, depth = 16, front, side, y = 0, detail }: HousePlace,
): string {
  const put = ({ from = 0, share = 1, floors, back = 0, up = 0, ...rest }: WingPart) => {
    const place: WingPlace = {
      depth,
      front,
      side,
      detail,
      floors,
      ...rest,
      x: x + length * from,
      y: y + up,
      z: z + back,
      length: length * share,
    }
    return wing(stage, camera, place)
  }
  return HOUSES[stage.hotel.building]({ stage, camera, place: { x, y, z, length, depth }, spec: stage.building, put })
}

const HOUSES: Record<BuildingKind, (site: Site) => string> = {
  terraces: ({ spec: { floors }, put }) =>
    put({ from: 0.34, share: 0.32, floors: floors + 3, back: 9.6 }) +
    put({ from: 0.24, share: 0.52, floors: floors + 2, back: 6.4 }) +
    put({ from: 0.12, share: 0.76, floors: floors + 1, back: 3.2 }) +
    put({ floors }),

  tower: ({ spec: { floors }, put }) =>
    put({ share: 0.36, floors: floors - 2, back: 4 }) +
    put({ from: 0.66, share: 0.34, floors: floors - 4, back: 4 }) +
    put({ from: 0.32, share: 0.38, floors: floors + 3 }),

  palace: ({ spec, place, put }) => {
    const across = place.length * 0.09
    const tower = (from: number) =>
      put({
        from,
        share: 0.09,
        floors: spec.floors + 2,
        depth: across,
        back: -1,
        spec: { ...spec, bay: across, top: 'domes' },
      })
    return (
      put({ floors: spec.floors }) +
      put({ from: 0.34, share: 0.32, floors: spec.floors + 1, back: -2 }) +
      tower(0.02) +
      tower(0.89)
    )
  },

  village: ({ put }) =>
    put({ from: 0.58, share: 0.42, floors: 3, back: 8 }) +
    put({ share: 0.34, floors: 3, back: 6 }) +
    put({ from: 0.3, share: 0.36, floors: 4, back: 3 }) +
    put({ from: 0.12, share: 0.22, floors: 2, back: -1 }) +
    put({ from: 0.7, share: 0.24, floors: 2, back: -2 }),

  cubes: ({ spec, put }) =>
    range(10, (i) => {
      const from = nth([0.58, 0.08, 0.34, 0.8, 0.2, -0.02, 0.48, 0.76, 0.1, 0.6], i)
      const row = i < 3 ? 2 : i < 8 ? 1 : 0
      const cube = { from, share: 0.17 + (i % 3) * 0.04, back: row * 7, depth: 8 }
      // A plinth, so that a raised cube does not fly.
      const lift = row * 5.5
      const plinth: BuildingSpec = { ...spec, floorHeight: lift, opening: 'none', top: 'none' }
      return (
        (lift ? put({ ...cube, floors: 1, spec: plinth }) : '') + put({ ...cube, floors: 2 + ((i * 7) % 2), up: lift })
      )
    }).join(''),

  wave: ({ spec, put }) =>
    put({ from: 0.05, share: 0.9, floors: spec.floors + 1, back: 5 }) +
    put({ share: 0.3, floors: spec.floors - 2, back: -2, spec: { ...spec, top: 'flat' } }),

  ship: ({ stage, camera, place, spec, put }) => {
    const deck: BuildingSpec = { ...spec, top: 'flat', balcony: 'none' }
    const decks = range(spec.floors, (i) =>
      put({ from: i * 0.035, share: 1 - i * 0.055, floors: 1, up: i * spec.floorHeight, back: i * 0.8, spec: deck }),
    )
    const funnels = shipFunnel(stage, camera, place, 0.3, 6) + shipFunnel(stage, camera, place, 0.52, 6.6)
    return funnels + decks.join('') + shipRails(stage, camera, place)
  },

  stone: ({ spec: { floors }, put }) => put({ floors }) + put({ from: 0.2, share: 0.4, floors: floors + 1, back: 6 }),
}
