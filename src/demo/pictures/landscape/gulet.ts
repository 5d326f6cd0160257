import { mix } from '../drawing/colour.ts'
import { range } from '../drawing/numbers.ts'
import { fill, moved, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A two-masted gulet of the Turkish coast; (x, y) is the middle of its water line, size its length. */
export function gulet(stage: Stage, x: number, y: number, size: number, { sails = true }: { sails?: boolean } = {}) {
  const { palette } = stage
  const hull =
    fill('M-52 -12Q-30 -6 0 -6Q34 -7 60 -17L50 -2Q46 3 36 3L-36 3Q-46 2 -52 -12Z', palette.second.dark) +
    fill('M-52 -12Q-30 -6 0 -6Q34 -7 60 -17L58.500 -13Q30 -3 0 -2.5Q-30 -2.5 -51 -8Z', palette.white)
  const cabin =
    fill('M-34 -7L-33 -14L-8 -13L-6 -6Z', palette.wall.mid) +
    fill('M-38 -15L-5 -15L-5 -13.5L-38 -13.5Z', palette.accent.mid)
  const masts = fill(
    'M6 -6L7 -78L8.500 -78L9 -6ZM-20 -8L-19 -62L-17.8 -62L-17.5 -8ZM58 -16L84 -23L58 -17.5Z',
    palette.ink,
  )
  const cloth = sails
    ? fill('M10 -74Q30 -46 34 -14L10 -12Z', palette.white) +
      fill('M5 -72Q-8 -44 -12 -14L5 -11Z', mix(palette.white, palette.shadow, 0.28)) +
      fill('M-21 -58Q-38 -36 -46 -15L-20 -12Z', mix(palette.white, palette.shadow, 0.16)) +
      fill('M10 -60Q50 -34 78 -22L38 -15Q34 -34 10 -60Z', palette.accent.lit)
    : stroke('M8 -76L80 -22M8 -76L-50 -13M-18 -60L8 -40', palette.ink, 0.7, 0.8)
  const mirror = range(7, (i) =>
    fill(
      `M${-40 + i * 3} ${5 + i * 4}q${38 - i * 4} -3 ${80 - i * 9} 0q${-38 + i * 4} 3 ${-80 + i * 9} 0Z`,
      i % 3 === 2 ? palette.white : palette.sea.dark,
      0.5 - i * 0.05,
    ),
  ).join('')
  return moved(x, y, mirror + masts + cloth + cabin + hull, size / 120)
}
