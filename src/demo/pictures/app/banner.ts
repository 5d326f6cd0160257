import type { HotelKey, Lang, Subject } from '../../content/types.ts'
import { clipped } from '../drawing/effects.ts'
import { framed } from '../drawing/frame.ts'
import { range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { disc, fill, moved, rect, stroke } from '../drawing/shapes.ts'
import { HEIGHT, openStage, type Stage } from '../drawing/stage.ts'
import { LOOKS } from '../hotels/looks.ts'
import type { Hour } from '../light/hours.ts'
import { crystalMark } from '../logos/crystal-mark.ts'
import { MARKS } from '../logos/marks.ts'
import { jpegOf } from '../raster.ts'
import { SCENES } from '../scenes/catalogue.ts'

const [WIDTH, PIXELS_HIGH] = [1200, 900]
const AMBER = '#f5a11c'
const INK = '#241a28'

interface Banner {
  hotel: HotelKey
  behind: Subject
  hour: Hour
  /** What the phone shows: one large picture and two cards. */
  screen: readonly [Subject, Subject, Subject]
}

const BANNERS: Record<Lang, Banner> = {
  tr: { hotel: 'sunrise-queen', behind: 'terrace', hour: 'golden', screen: ['coast', 'room', 'restaurant'] },
  en: { hotel: 'green-bay', behind: 'coast', hour: 'noon', screen: ['pool', 'family-room', 'beach'] },
  de: { hotel: 'aura', behind: 'mountain', hour: 'dawn', screen: ['beach', 'spa', 'suite'] },
  ru: { hotel: 'palace', behind: 'facade', hour: 'dusk', screen: ['pool', 'bar', 'suite'] },
}

/** A scene of the same hotel as part of another picture; its definitions go to that picture's own. */
function inset(stage: Stage, hotel: HotelKey, subject: Subject, place: readonly [number, number, number, number]) {
  const [x, y, width, height] = place
  const own = openStage({ subject, hotel, seed: 1, width, height, hour: SCENES[subject].hours[0] ?? 'noon' })
  const inner: Stage = { ...own, definitions: stage.definitions, define: stage.define }
  const painted = SCENES[subject].layouts[0]?.(inner) ?? ''
  const frame = path`M${x} ${y}h${width}v${height}h${-width}Z`
  return clipped(stage, frame, moved(x, y, painted, height / HEIGHT))
}

const roundedBox = (x: number, y: number, width: number, height: number, r: number) =>
  path`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** The app's first page on a screen of 340 × 700 units from the origin. */
function screen(stage: Stage, { hotel, screen: [large, ...cards] }: Banner): string {
  const { accent, second } = LOOKS[hotel].colours
  const line = (x: number, y: number, width: number, height: number, opacity: number) =>
    rect(x, y, width, height, INK, opacity, height / 2)
  const card = (subject: Subject, x: number) =>
    inset(stage, hotel, subject, [x, 470, 146, 110]) + line(x, 592, 96, 9, 0.75) + line(x, 608, 132, 6, 0.25)
  const parts = [
    rect(0, 0, 340, 700, '#ffffff'),
    inset(stage, hotel, large, [0, 0, 340, 330]),
    rect(0, 0, 340, 52, INK, 0.3),
    moved(34, 30, crystalMark('#ffffff', AMBER), 0.13),
    ...range(3, (i) => rect(292, 22 + i * 8, 24, 3, '#ffffff')),
    // The cloth of the site hangs over the picture here too.
    rect(24, 288, 220, 112, AMBER),
    ...[404, 414].map((y, i) => rect(24, y, 220, i ? 3 : 6, second)),
    line(42, 312, 150, 15, 0.9),
    line(42, 338, 112, 15, 0.9),
    line(42, 370, 168, 6, 0.55),
    moved(292, 372, MARKS[LOOKS[hotel].mark](second, accent), 0.3),
    line(24, 440, 118, 12, 0.85),
    ...cards.map((subject, i) => card(subject, 24 + i * 156)),
    rect(24, 634, 292, 42, AMBER, 1, 3),
    line(118, 649, 104, 11, 0.9),
  ]
  return clipped(stage, roundedBox(0, 0, 340, 700, 34), parts.join(''))
}

/** Banner of the mobile application as SVG: a hotel's view, and a phone before it that shows the hotel's page. */
export function banner(lang: Lang): string {
  const choice = BANNERS[lang]
  const { hotel, behind, hour } = choice
  const size = { width: WIDTH, height: PIXELS_HIGH }
  const stage = openStage({ subject: behind, hotel, seed: 5, hour, ...size })
  const view = SCENES[behind].layouts[0]?.(stage) ?? ''
  const [x, y] = [stage.width * 0.5 - 170, 92]
  const phone = [
    fill(roundedBox(-4, 26, 392, 752, 56), INK, 0.22),
    fill(roundedBox(-20, -22, 380, 744, 52), '#17121a'),
    stroke(roundedBox(-19, -21, 378, 742, 51), '#6b6270', 2, 0.8),
    screen(stage, choice),
    rect(124, 8, 92, 22, '#17121a', 1, 11),
    disc(204, 19, 5, '#2d2a38'),
    rect(110, 686, 120, 4, INK, 0.6, 2),
  ]
  return framed(stage, view + moved(x, y, phone.join('')), size)
}

/** The banner as JPEG, 4:3; each language has its own picture. */
export const appBanner = (lang: Lang): Promise<Buffer> => jpegOf(banner(lang))
