import { mix } from '../drawing/colour.ts'
import { clipped, glow, gradient } from '../drawing/effects.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point, Point3 } from '../drawing/points.ts'
import { arc } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { heatedStone } from '../interior/heated-stone.ts'
import { lampAt } from '../props/lamps.ts'

export function spa(stage: Stage) {
  const { palette, width: w, height: h } = stage
  const stone = mix(palette.wall.lit, palette.second.lit, 0.12)
  const deep = mix(palette.sea.dark, palette.ink, 0.3)
  const wall = mix(palette.sea.mid, palette.sea.dark, 0.45)
  const warm = mix(stone, palette.roof.dark, 0.38) // marble in shade stays warm: mixing it with the wall would go grey
  const cx = w * 0.5
  const floorY = 560
  const out = [rect(-5, -5, w + 10, h + 10, mix(deep, palette.ink, 0.15))]
  const cy = 330
  out.push(
    domeOfStars(stage, cx, cy, wall, deep, floorY),
    niches(stage, cy, stone, warm, deep, floorY, wall),
    heatedStone(stage, floorY, wall, stone, deep, warm),
    stillLife(stage, stone, warm, deep),
  )
  return out.join('')
}

// The dome from within: rings of star holes that let the day in.
function domeOfStars(stage: Stage, cx: number, cy: number, wall: string, deep: string, floorY: number): string {
  const { width: w, palette } = stage
  const R = Math.max(w * 0.56, 620)
  const out: string[] = []
  out.push(
    fill(
      polygon(arc(cx, cy, R, 380, Math.PI, TAU, 40)),
      gradient(
        stage,
        [0, -40],
        [0, cy],
        [
          [0, mix(wall, palette.light, 0.3)],
          [1, mix(wall, deep, 0.35)],
        ],
      ),
    ),
  )
  const star = (x: number, y: number, r: number, squash: number) =>
    polygon(
      range(16, (i): Point => {
        const a = (i / 16) * TAU
        const k = i % 2 ? 0.45 : 1
        return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * squash]
      }),
    )
  const holes: Point3[] = []
  for (const [ring, count] of [
    [0.16, 6],
    [0.36, 11],
    [0.56, 17],
    [0.76, 23],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = Math.PI + ((i + 0.5) / count) * Math.PI
      holes.push([
        cx + Math.cos(a) * R * ring * 1.08,
        cy - 28 + Math.sin(a) * 352 * (0.24 + ring * 0.74) + 40,
        6 + (1 - ring) * 7,
      ])
    }
  out.push(
    ...holes.map(([x, y, r]) => fill(star(x, y, r * 1.5, 0.86), mix(palette.light, palette.white, 0.4))),
    ...holes
      .filter((_, i) => i % 6 === 2)
      .map(([x, y]) => {
        const dx = (cx - x) * 0.3 + 110
        return fill(
          polygon([
            [x - 7, y],
            [x + 7, y],
            [x + dx + 84, floorY + 190],
            [x + dx - 46, floorY + 190],
          ]),
          gradient(
            stage,
            [0, y],
            [0, floorY + 190],
            [
              [0, palette.light, 0.34],
              [1, palette.light, 0],
            ],
          ),
        )
      }),
  )
  return out.join('')
}

// Ring cornice and the wall of niches.
function niches(
  stage: Stage,
  cy: number,
  stone: string,
  warm: string,
  deep: string,
  floorY: number,
  wall: string,
): string {
  const { width: w, palette } = stage
  const out: string[] = []
  out.push(
    rect(-5, cy, w + 10, 24, mix(stone, warm, 0.3)),
    rect(-5, cy + 24, w + 10, 10, mix(deep, palette.ink, 0.2)),
    rect(-5, cy + 34, w + 10, floorY - cy - 30, wall),
  )
  const niches = stage.tall ? 3 : 5
  for (let i = 0; i < niches; i++) {
    const x = w * ((i + 0.5) / niches)
    const wide = Math.min((w / niches) * 0.6, 190)
    const top = cy + 66
    const shape = (g: number) =>
      path`M${x - wide / 2 - g} ${floorY}V${top + 70}C${x - wide / 2 - g} ${top + 26} ${x - wide * 0.2} ${top + 16 - g} ${x} ${top - 12 - g}C${x + wide * 0.2} ${top + 16 - g} ${x + wide / 2 + g} ${top + 26} ${x + wide / 2 + g} ${top + 70}V${floorY}Z`
    out.push(
      fill(shape(14), mix(stone, warm, 0.2)),
      fill(shape(0), mix(deep, palette.ink, 0.35)),
      clipped(
        stage,
        shape(0),
        range(8, (j) =>
          range(9, (k) =>
            (j + k) % 2
              ? ''
              : rect(
                  x - wide / 2 + (k * wide) / 8,
                  top + 20 + j * 22,
                  wide / 8,
                  22,
                  mix(palette.accent.dark, deep, 0.35),
                  0.6,
                ),
          ).join(''),
        ).join(''),
      ),
      fill(path`M${x - 40} ${floorY - 46}q40 14 80 0q-8 44 -26 46h-28q-18 -2 -26 -46Z`, stone),
      fill(path`M${x - 40} ${floorY - 46}q14 6 26 6q-2 30 2 40q-20 -2 -28 -46Z`, warm),
      stroke(path`M${x} ${floorY - 84}q0 -10 10 -10t10 10`, palette.lampDeep, 5),
      lampAt(stage, x, floorY - 126, 6, 10),
    )
  }
  return out.join('')
}

// Near still life on a ledge: stones, candle, towel, sprig.
function stillLife(stage: Stage, stone: string, warm: string, deep: string): string {
  const { height: h, width: w, palette } = stage
  const out: string[] = []
  out.push(
    fill(`M-10 ${h - 92}L${w + 10} ${h - 76}V${h + 10}H-10Z`, mix(stone, warm, 0.2)),
    fill(`M-10 ${h - 60}L${w + 10} ${h - 46}V${h + 10}H-10Z`, mix(warm, palette.ink, 0.2)),
  )
  const px = w * (stage.tall ? 0.26 : 0.17)
  const pebbles = [
    [0, -22, 118, 36],
    [6, -78, 94, 31],
    [-8, -126, 70, 26],
    [4, -164, 46, 19],
  ] as const
  out.push(
    disc(px - 30, h - 66, 160, palette.ink, 0.3, 16),
    ...pebbles.map(
      ([dx, dy, rx, ry], i) =>
        disc(px + dx, h - 72 + dy, rx, mix(mix(deep, palette.ink, 0.45), stone, i * 0.05), 1, ry) +
        fill(
          path`M${px + dx - rx * 0.5} ${h - 72 + dy - ry * 0.62}Q${px + dx + rx * 0.2} ${h - 72 + dy - ry * 1.05} ${px + dx + rx * 0.86} ${h - 72 + dy - ry * 0.3}Q${px + dx + rx * 0.3} ${h - 72 + dy - ry * 0.75} ${px + dx - rx * 0.5} ${h - 72 + dy - ry * 0.62}Z`,
          mix(stone, palette.light, 0.3),
          0.75,
        ),
    ),
    path`<g transform="translate(${px + 4} ${h - 250})">${range(5, (i) => `<g transform="rotate(${-64 + i * 32})">${fill('M0 0C-30 -22 -26 -62 0 -84C26 -62 30 -22 0 0Z', i % 2 ? palette.accent.lit : mix(palette.accent.lit, palette.white, 0.35))}${stroke('M0 -4V-56', palette.accent.mid, 2)}</g>`).join('')}${disc(0, -6, 10, '#f2c230')}</g>`,
  )
  const qx = w * 0.86
  if (!stage.tall)
    out.push(
      rect(qx - 120, h - 150, 210, 74, mix(palette.white, palette.shadow, 0.06), 1, 37),
      disc(qx - 84, h - 113, 37, mix(palette.white, palette.shadow, 0.2)),
      stroke(
        path`M${qx - 84} ${h - 113}m-6 0a8 8 0 1 1 8 8m-20 -8a20 20 0 1 1 20 20`,
        mix(palette.white, palette.shadow, 0.4),
        3,
      ),
      rect(qx - 20, h - 150, 22, 74, palette.accent.mid, 0.9),
      rect(qx + 8, h - 150, 6, 74, palette.accent.mid, 0.9),
    )
  const kx = w * (stage.tall ? 0.7 : 0.34)
  out.push(
    glow(stage, kx, h - 170, 170, palette.lamp, 0.6),
    rect(kx - 26, h - 138, 52, 62, mix(palette.white, palette.lamp, 0.4), 1, 5),
    rect(kx - 26, h - 138, 20, 62, palette.lampDeep, 0.3),
    fill(path`M${kx} ${h - 184}q18 26 0 44q-18 -18 0 -44Z`, palette.lampHot),
  )
  return out.join('')
}
