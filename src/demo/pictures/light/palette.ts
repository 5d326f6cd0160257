import { mix, shift } from '../drawing/colour.ts'
import type { LocalColours } from '../hotels/colours.ts'
import { type Hour, HOURS } from './hours.ts'

/** One material in three tones, chosen by a side's place to the light. */
export interface Material {
  lit: string
  mid: string
  dark: string
}
export type Tone = keyof Material
type MaterialName = 'sea' | 'sand' | 'leaf' | 'wall' | 'roof' | 'accent' | 'second'

export interface Palette extends Record<MaterialName, Material> {
  /** Zenith, middle, horizon. */
  sky: readonly [string, string, string]
  haze: string
  sun: string
  glow: string
  light: string
  lamp: string
  lampHot: string
  lampDeep: string
  /** Share of lamps that are lit. */
  lamps: number
  ink: string
  shadow: string
  white: string
  /** Dusk or night. */
  night: boolean
  /** Any further colour as a material in this light. */
  material: (local: string) => Material
}

// The sea takes little of a warm light, else it turns khaki.
const SEA_WARMTH = 0.35

/** A hotel's colours under an hour's light. */
export function paletteOf(colours: LocalColours, hour: Hour): Palette {
  const light = HOURS[hour]
  const night = hour === 'night' || hour === 'dusk'
  const dimming = hour === 'night' ? -0.3 : hour === 'dusk' ? -0.1 : 0
  const material = (local: string, warmth = 1): Material => {
    const lit = shift(mix(local, light.light, light.lit * warmth), dimming)
    const dark = shift(mix(local, mix(light.shadow, colours.shade, 0.4), light.dark), light.fall)
    return { lit, mid: mix(lit, dark, 0.42), dark }
  }
  return {
    sea: material(colours.sea, SEA_WARMTH),
    sand: material(colours.sand),
    leaf: material(colours.leaf),
    wall: material(colours.wall),
    roof: material(colours.roof),
    accent: material(colours.accent),
    second: material(colours.second),
    sky: skyOf(colours, hour, night),
    night,
    material: (local) => material(local),
    haze: mix(light.haze, colours.air, 0.07),
    sun: light.sun,
    glow: mix(light.sun, light.light, 0.55),
    light: light.light,
    lamp: '#ffd98a',
    lampHot: '#fff0c0',
    lampDeep: '#f0a24a',
    lamps: light.lamps,
    ink: shift(mix(colours.shade, light.shadow, 0.3), night ? -0.16 : -0.12),
    shadow: mix(colours.shade, light.shadow, 0.5),
    white: mix('#fffaf0', light.light, light.lit * 0.7),
  }
}

// The zenith leans to the hotel's air (by night to its sea), a low sun's afterglow to its accent: no two hotels share a sunset.
function skyOf(colours: LocalColours, hour: Hour, night: boolean): Palette['sky'] {
  const [zenith, middle, horizon] = HOURS[hour].sky
  const low = hour !== 'noon' && hour !== 'night'
  return [
    night ? mix(zenith, shift(colours.sea, -0.16), 0.42) : mix(zenith, colours.air, 0.4),
    mix(middle, low ? colours.accent : colours.air, low ? 0.26 : 0.09),
    mix(horizon, colours.accent, low ? 0.08 : 0),
  ]
}
