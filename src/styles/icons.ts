/** Outlines that every page shares: one file, kept by the browser. */
import file from './icons.svg?url&no-inline'

export const ICON_NAMES = [
  'menu',
  'close',
  'down',
  'right',
  'up',
  'phone',
  'chat',
  'calendar',
  'guests',
  'search',
  'bed',
  'area',
  'sea',
  'warning',
  'check',
  'pause',
  'play',
  'sound',
  'silent',
  'left',
  'document',
  'minus',
  'plus',
] as const

export type IconName = (typeof ICON_NAMES)[number]

export const iconHref = (name: IconName) => `${file}#${name}`

/** For markup that a script makes. */
export const iconMarkup = (name: IconName) =>
  `<svg class="icon" aria-hidden="true"><use href="${iconHref(name)}" /></svg>`
