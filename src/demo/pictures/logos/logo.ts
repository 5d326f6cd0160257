import type { HotelKey } from '../../content/types.ts'
import { mix } from '../drawing/colour.ts'
import { round } from '../drawing/numbers.ts'
import { moved } from '../drawing/shapes.ts'
import { LOOKS } from '../hotels/looks.ts'
import { lettering, type LetteringStyle } from '../lettering/lettering.ts'
import type { Owner } from '../names.ts'
import { crystalMark } from './crystal-mark.ts'
import { MARKS } from './marks.ts'

const INK = '#2b1d2e'
const WHITE = '#ffffff'
const GROUP_COLOURS = { main: '#512455', second: '#f5a11c', words: '#35163a' }

// The name as it stands under "Crystal".
const NAMES: Record<HotelKey, string> = {
  admiral: 'Admiral',
  waterworld: 'Waterworld',
  'tat-beach': 'Tat Beach',
  aura: 'Aura',
  boutique: 'Boutique',
  centro: 'Centro',
  'de-luxe': 'De Luxe',
  'green-bay': 'Green Bay',
  'sunrise-queen': 'Sunrise Queen',
  family: 'Family',
  flora: 'Flora',
  sunset: 'Sunset',
  kaymakli: 'Kaymakli',
  'paraiso-verde': 'Paraiso Verde',
  'world-of-colours': 'World of Colours',
  'prestige-elite': 'Prestige Elite',
  'land-of-paradise': 'Land of Paradise',
  palace: 'Palace',
}

export interface LogoOptions {
  /** One colour for everything; left out, the owner's own colours. */
  mono?: 'white' | 'ink'
}

interface LogoColours {
  main: string
  second: string
  words: string
}

function coloursOf(owner: Owner, mono: LogoOptions['mono']): LogoColours {
  if (mono) {
    const one = mono === 'white' ? WHITE : INK
    return { main: one, second: one, words: one }
  }
  if (owner === 'group') return GROUP_COLOURS
  const { accent, second } = LOOKS[owner].colours
  const main = mix(second, '#1c2430', 0.2)
  return { main, second: accent, words: mix(main, INK, 0.55) }
}

// Marks are drawn in a box of 208 about the origin.
function markOf(owner: Owner, mono: LogoOptions['mono']): string {
  const { main, second } = coloursOf(owner, mono)
  if (owner === 'group') return crystalMark(main, second)
  const mark = MARKS[LOOKS[owner].mark]
  if (!mono) return mark(main, second)
  // In one colour the second part shows as a paler tone, also where it lies over the first.
  const id = `mark-${owner}-${mono}`
  const veil = `<mask id="${id}" maskUnits="userSpaceOnUse" x="-104" y="-104" width="208" height="208">`
  return `${veil}${mark('#ffffff', '#8a8a8a')}</mask>${masked(id, main)}`
}

const masked = (id: string, colour: string) =>
  `<rect x="-104" y="-104" width="208" height="208" fill="${colour}" mask="url(#${id})"/>`

const document = (width: number, height: number, box: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="${box}">${inner}</svg>`

/** The bare mark, transparent, for places that write the name themselves. */
export function logoMark(owner: Owner, { size = 200, mono }: LogoOptions & { size?: number } = {}): string {
  return document(size, size, '-104 -104 208 208', markOf(owner, mono))
}

const HEIGHT = 96
const MARK_SIZE = 84

const alignedRight = (words: string, right: number, style: Omit<LetteringStyle, 'x'>) =>
  lettering(words, { ...style, x: right - lettering(words, { ...style, x: 0 }).width })

/** Mark and name side by side, transparent: "Crystal" over the hotel's name, for the group over "Hotels". */
export function logo(owner: Owner, { mono }: LogoOptions = {}): string {
  const colours = coloursOf(owner, mono)
  const x = MARK_SIZE + 20
  const group = owner === 'group'
  const [above, below] = group ? ['Crystal', 'Hotels'] : ['Crystal', NAMES[owner]]
  const top = group
    ? lettering(above, { x, y: 54, size: 46, colour: colours.words, weight: 0.115 })
    : lettering(above, { x, y: 32, size: 24, colour: colours.words, weight: 0.085 })
  const foot = group
    ? alignedRight(below, x + top.width, { y: 92, size: 22, colour: colours.words, weight: 0.105 })
    : lettering(below, { x, y: 80, size: 36, colour: colours.words, weight: 0.115 })
  const width = x + Math.max(top.width, group ? 0 : foot.width) + 3
  const mark = moved(MARK_SIZE / 2 + 2, HEIGHT / 2, markOf(owner, mono), MARK_SIZE / 208)
  return document(width, HEIGHT, `0 0 ${round(width)} ${HEIGHT}`, mark + top.svg + foot.svg)
}
