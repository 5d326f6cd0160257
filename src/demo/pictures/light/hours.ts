export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night'

/** A sky (zenith, middle, horizon), the colours of light and shadow, and how far each bends a thing's own colour. */
export interface HourLight {
  sky: readonly [string, string, string]
  sun: string
  light: string
  lit: number
  shadow: string
  dark: number
  /** Loss of lightness in the shade. */
  fall: number
  haze: string
  /** Share of lamps that are lit. */
  lamps: number
  /** Height of the sun over the horizon, as a share of the sky. */
  height: number
}

export const HOURS: Record<Hour, HourLight> = {
  dawn: {
    sky: ['#7b93bd', '#f0b9a6', '#fde6bf'],
    sun: '#fff4d8',
    light: '#ffd2a6',
    lit: 0.24,
    shadow: '#77649b',
    dark: 0.4,
    fall: -0.1,
    haze: '#f3cdb8',
    lamps: 0.15,
    height: 0.3,
  },
  noon: {
    sky: ['#2f86bd', '#7fc0d8', '#dcefe6'],
    sun: '#fffbe8',
    light: '#fff8e0',
    lit: 0.12,
    shadow: '#2c5a8c',
    dark: 0.34,
    fall: -0.12,
    haze: '#c6e1e4',
    lamps: 0,
    height: 0.62,
  },
  golden: {
    sky: ['#5a86a8', '#f6ad5c', '#ffe09a'],
    sun: '#fff2c4',
    light: '#ffc877',
    lit: 0.3,
    shadow: '#6a4577',
    dark: 0.42,
    fall: -0.14,
    haze: '#f5c68c',
    lamps: 0.2,
    height: 0.36,
  },
  dusk: {
    sky: ['#232b62', '#8b4d86', '#f8926c'],
    sun: '#ffd9a0',
    light: '#f0a088',
    lit: 0.34,
    shadow: '#2a2860',
    dark: 0.62,
    fall: -0.2,
    haze: '#a5648a',
    lamps: 0.75,
    height: 0.14,
  },
  night: {
    sky: ['#0a1233', '#14245a', '#33508c'],
    sun: '#f6efd2',
    light: '#8ea6dc',
    lit: 0.5,
    shadow: '#0c1336',
    dark: 0.74,
    fall: -0.26,
    haze: '#2c427c',
    lamps: 1,
    height: 0.6,
  },
}
