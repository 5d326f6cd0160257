import { mix } from '../drawing/colour.ts'
import { glow, gradient } from '../drawing/effects.ts'
import { lerp, nth, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { disc } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { HOURS } from '../light/hours.ts'
import { heap, streak } from './clouds.ts'

/** Sky down to the horizon, with the sun or moon at (x, y) and its rings, streak or heap clouds, stars by night. */
export function sky(
  stage: Stage,
  {
    horizon,
    x = stage.width * 0.68,
    y,
    r = 46,
    clouds = 4,
    sun = true,
  }: { horizon: number; x?: number; y?: number; r?: number; clouds?: number; sun?: boolean },
) {
  const { palette, random } = stage
  const sunY = y ?? horizon - (horizon - 40) * HOURS[stage.hour].height
  const out = [
    path`<rect width="${stage.width}" height="${horizon + 4}" fill="${gradient(
      stage,
      [0, 0],
      [0, horizon],
      [
        [0, palette.sky[0]],
        [0.58, palette.sky[1]],
        [1, palette.sky[2]],
      ],
    )}"/>`,
  ]
  if (stage.hour === 'night' || stage.hour === 'dusk') {
    const faint = stage.hour === 'dusk' ? 0.45 : 1
    out.push(
      ...range(90, () =>
        disc(
          random() * stage.width,
          random() ** 1.4 * horizon * 0.75,
          0.7 + random() ** 4 * 2.4,
          palette.sun,
          faint * random.between(0.35, 0.95),
        ),
      ),
    )
  }
  if (sun) {
    out.push(
      glow(stage, x, sunY, horizon * 0.95, palette.glow, stage.hour === 'noon' ? 0.35 : 0.6),
      ...[5.2, 3.5, 2.2].map((ring, i) => disc(x, sunY, r * ring, palette.glow, nth([0.1, 0.13, 0.18], i))),
      disc(x, sunY, r, palette.sun),
    )
    if (stage.hour === 'night')
      out.push(
        ...(
          [
            [-0.3, -0.2, 0.2],
            [0.25, 0.25, 0.26],
            [0.1, -0.45, 0.12],
          ] as const
        ).map(([dx, dy, size]) => disc(x + dx * r, sunY + dy * r, size * r, mix(palette.sun, palette.sky[1], 0.18))),
      )
  }
  const count = Math.round(clouds * stage.weather.clouds)
  for (let i = 0; i < count; i++) {
    const cy = lerp(horizon * 0.16, horizon * 0.84, (i + random()) / count)
    const drift = random.between(-0.1, 1) * stage.width
    const cx = stage.hour === 'noon' && Math.abs(drift - x) < r * 5 ? x - stage.width * 0.5 : drift // heaps keep clear of the sun
    const near = 1 - cy / horizon
    out.push(
      stage.hour === 'noon'
        ? heap(stage, cx, cy, lerp(60, 150, near) * random.between(0.8, 1.2))
        : streak(stage, cx, cy, lerp(170, 420, near) * random.between(0.7, 1.2), lerp(8, 26, near)),
    )
  }
  return out.join('')
}
