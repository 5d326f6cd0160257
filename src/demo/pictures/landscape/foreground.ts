import { mix } from '../drawing/colour.ts'
import { range } from '../drawing/numbers.ts'
import { fill, moved } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { blades } from '../plants/blades.ts'
import { bough } from '../plants/bough.ts'
import { bush } from '../plants/bush.ts'
import { stonepine } from '../plants/conifers.ts'
import { frond } from '../plants/palm.ts'

/** Near plants that frame a view from two corners. */
export function foreground(stage: Stage, { side = -1, flowers = true }: { side?: 1 | -1; flowers?: boolean } = {}) {
  const { palette, random, width: w, height: h } = stage
  const dark = mix(palette.leaf.dark, palette.ink, 0.55)
  const x = side < 0 ? 0 : w
  const out = []
  if (stage.hotel.trees === 'pine')
    out.push(bough(stage, side < 0 ? -30 : w + 30, 60, w * 0.34, side < 0 ? 0.28 : Math.PI - 0.28, dark))
  else if (stage.hotel.trees === 'palm')
    out.push(
      moved(
        side < 0 ? -150 : w + 150,
        -120,
        range(4, (i) =>
          fill(
            frond(
              random,
              ((side < 0 ? 6 + i * 17 : 174 - i * 17) * Math.PI) / 180,
              560 * (0.55 + stage.scale * 0.45) * (1 - i * 0.1),
              0.26,
              34,
            ),
            i % 2 ? dark : mix(dark, palette.leaf.mid, 0.3),
          ),
        ).join(''),
      ),
    )
  else if (stage.hotel.trees === 'stonepine') out.push(stonepine(stage, side < 0 ? w * 0.03 : w * 0.97, h + 60, 900))
  else
    out.push(
      ...(
        [
          [0, 60, 440, 260],
          [0.2, 20, 330, 130],
          [-0.02, 250, 210, 260],
        ] as const
      ).map(([at, foot, wide, tall]) =>
        bush(stage, x - side * at * w, foot, wide * stage.scale + 40, tall, { flower: palette.accent, hanging: true }),
      ),
    )
  if (flowers) {
    out.push(
      bush(stage, x - side * w * 0.02, h + 70, 420 * stage.scale + 60, 300, { flower: palette.accent }),
      blades(stage, x - side * (300 * stage.scale), h + 40, 230 * stage.scale + 40, { count: 15 }),
      bush(stage, side < 0 ? w + 10 : -10, h + 90, 360 * stage.scale + 60, 210, { flower: palette.accent }),
    )
  }
  return out.join('')
}
