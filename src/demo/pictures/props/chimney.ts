import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path, polygon, smooth } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** A fairy chimney: a tapering tuff cone with strata, a dark cap and perhaps doors. (x, y) is the middle of its foot. */
export function chimney(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  {
    cap = true,
    doors = 0,
    tones = stage.palette.sand,
    haze = 0,
  }: { cap?: boolean; doors?: number; tones?: Material; haze?: number } = {},
) {
  const { palette, random } = stage
  const tone = (c: string) => mix(c, palette.haze, haze)
  const n = 10
  const profile = range(n + 1, (i) => {
    const t = i / n
    return width * (0.5 * (1 - t) ** 1.25 + 0.15 * (1 - t * 0.35)) * random.between(0.94, 1.06)
  })
  const side = (way: number, k = 1) => profile.map((half, i): Point => [x + way * half * k, y - (height * i) / n])
  const body = smooth([...side(-1), ...side(1).reverse()].filter((_, i, all) => i < all.length))
  const out = [fill(body, tone(tones.lit))]
  const way = -stage.sunSide
  out.push(
    fill(
      polygon([
        ...range(n + 1, (i): Point => [x + way * nth(profile, i) * (0.1 + (i % 2) * 0.16), y - (height * i) / n]),
        ...side(way, 1.2).reverse(),
      ]),
      tone(tones.dark),
    ),
    ...[0.3, 0.42, 0.66].map((t) =>
      stroke(
        path`M${x - width} ${y - height * t}q${width} ${height * 0.03} ${width * 2} ${-height * 0.015}`,
        tone(mix(tones.dark, tones.lit, 0.45)),
        height * 0.012,
        0.8,
      ),
    ),
  )
  for (let i = 0; i < doors; i++) {
    const [dx, dy, size] = [
      x + stage.sunSide * nth(profile, 3) * random.between(-0.1, 0.5),
      y - height * (0.16 + i * 0.17 + random() * 0.05),
      width * random.between(0.09, 0.13),
    ]
    out.push(
      fill(
        path`M${dx - size / 2} ${dy}v${-size}q${size / 2} ${-size * 0.8} ${size} 0v${size}Z`,
        random() < palette.lamps + 0.1
          ? mix(palette.lampDeep, palette.lamp, 0.5)
          : tone(mix(tones.dark, palette.ink, 0.6)),
      ),
    )
  }
  const capWidth = nth(profile, n) * 1.9
  const hat = cap
    ? fill(
        path`M${x - capWidth} ${y - height * 0.965}L${x - capWidth * 0.55} ${y - height * 1.07}L${x + capWidth * 0.1} ${y - height * 1.14}L${x + capWidth * 0.62} ${y - height * 1.06}L${x + capWidth} ${y - height * 0.97}Q${x} ${y - height * 0.93} ${x - capWidth} ${y - height * 0.965}Z`,
        tone(mix(tones.dark, palette.ink, 0.4)),
      ) +
      fill(
        way < 0
          ? path`M${x + capWidth * 0.1} ${y - height * 1.14}L${x + capWidth * 0.62} ${y - height * 1.06}L${x + capWidth} ${y - height * 0.97}Q${x + capWidth * 0.5} ${y - height * 0.955} ${x + capWidth * 0.2} ${y - height * 0.95}Z`
          : path`M${x + capWidth * 0.1} ${y - height * 1.14}L${x - capWidth * 0.55} ${y - height * 1.06}L${x - capWidth} ${y - height * 0.97}Q${x - capWidth * 0.5} ${y - height * 0.955} ${x - capWidth * 0.2} ${y - height * 0.95}Z`,
        tone(mix(tones.dark, tones.lit, 0.35)),
      )
    : ''
  return clipped(stage, body, out.join('')) + hat
}
