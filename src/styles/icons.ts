/** Icons of all pages, as one file that browsers cache. */
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

const SVG = 'http://www.w3.org/2000/svg'

/** Creates an icon for elements that a script adds. */
export function iconElement(name: IconName): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.classList.add('icon')
  icon.ariaHidden = 'true'
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', iconHref(name))
  icon.append(use)
  return icon
}
