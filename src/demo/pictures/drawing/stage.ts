import type { HotelKey, Subject } from '../../content/types.ts'
import { BUILDINGS, type BuildingSpec } from '../hotels/buildings.ts'
import { type HotelLook, LOOKS } from '../hotels/looks.ts'
import type { Hour } from '../light/hours.ts'
import { type Palette, paletteOf } from '../light/palette.ts'
import type { Outlook } from '../landscape/outlook.ts'
import { clamp } from './numbers.ts'
import { type Random, seededRandom } from './random.ts'

/** A picture is this many units high whatever its size, so that sizes of things need no scale. */
export const HEIGHT = 900

/** How the sky of this seed differs from a plain day's: factors of its clouds and of the haze over far land. */
export interface Weather {
  clouds: number
  haze: number
}

// A stream of its own: the sky changes with the seed, what stands under it does not change with the sky.
function weatherOf(key: HotelKey, seed: number): Weather {
  const random = seededRandom(`${key}/weather/${seed}`)
  return { clouds: random.pick([0.4, 0.75, 1, 1, 1.3, 1.7]), haze: random.between(0.7, 1.35) }
}

/** What every painter is given: the picture's measures, its hotel, its light and its stream of chance. */
export interface Stage {
  hotel: HotelLook
  building: BuildingSpec
  hour: Hour
  palette: Palette
  random: Random
  width: number
  height: number
  /** Taller than wide: scenes choose another layout. */
  tall: boolean
  /** Size of things that must shrink in a narrow picture, 0.66 to 1. */
  scale: number
  weather: Weather
  /** 1 where the light comes from the right, −1 from the left. */
  sunSide: 1 | -1
  /** What is seen instead of the sea. */
  outlook?: Outlook | undefined
  /** Gradients and clips of the picture so far. */
  definitions: string[]
  /** Adds a definition under a fresh id and returns its `url(#…)`. */
  define: (make: (id: string) => string) => string
}

/** A square or narrower: too little room for three large things side by side. */
export const isNarrow = (stage: Stage) => stage.width < 1150

export interface StageRequest {
  subject: Subject | 'plan' | 'app'
  hotel: HotelKey
  seed: number
  width: number
  height: number
  hour: Hour
  outlook?: Outlook | undefined
}

export function openStage({ subject, hotel: key, seed, width, height, hour, outlook }: StageRequest): Stage {
  const hotel = LOOKS[key]
  const definitions: string[] = []
  const across = (HEIGHT * width) / height
  return {
    hotel,
    building: BUILDINGS[hotel.building],
    hour,
    palette: paletteOf(hotel.colours, hour),
    random: seededRandom(`${key}/${subject}/${seed}`),
    width: across,
    height: HEIGHT,
    tall: across < HEIGHT * 0.95,
    scale: clamp(across / 1500, 0.66, 1),
    weather: weatherOf(key, seed),
    sunSide: 1,
    outlook,
    definitions,
    define(make) {
      const id = `d${definitions.length}`
      definitions.push(make(id))
      return `url(#${id})`
    },
  }
}
