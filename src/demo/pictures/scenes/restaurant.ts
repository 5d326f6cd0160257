import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped, glow } from '../drawing/effects.ts'
import { nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import type { Point } from '../drawing/points.ts'
import { arc, corners } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { glass } from '../props/glass.ts'
import { lampAt, lantern } from '../props/lamps.ts'

export function restaurant(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 372
  const out = [vista(stage, { horizon, sunX: w * (stage.tall ? 0.6 : 0.56), clouds: 4, r: 54 })]
  const tint = (c: string, k = 0) => mix(c, palette.shadow, (palette.night ? 0.22 : 0) + k)
  const camera = placeCamera(stage, { horizon, eye: 1.55, focal: 860 })
  out.push(
    fill(
      polygon(corners(-10, camera.at(0, 0, 9)[1], w + 10, h + 10)),
      tint(mix(palette.roof.mid, palette.sand.mid, 0.5)),
    ),
  )
  for (let z = 1; z < 9; z++)
    for (let x = -9; x < 9; x++)
      if ((x + z + 20) % 2)
        out.push(
          fill(camera.flat(corners(x, z, x + 1, z + 1)), tint(mix(palette.roof.dark, palette.sand.mid, 0.45)), 0.8),
        )
  // balustrade and the three arches that frame the sea
  const rail = (y: number) => camera.at(0, y, 9)[1]
  out.push(
    ...range(40, (i) => {
      const [x] = camera.at(-10 + i * 0.5, 0, 9)
      return fill(path`M${x - 7} ${rail(0)}q-3 -24 3 -42t4 -40h10q-2 20 5 40t3 42Z`, tint(palette.wall.lit, 0.12))
    }),
    rect(-10, rail(1) - 4, w + 20, 15, tint(palette.wall.lit)),
    rect(-10, rail(0) - 12, w + 20, 14, tint(palette.wall.mid, 0.1)),
  )
  const pillars = stage.tall ? [-2.6, 2.6] : [-7, -2.5, 2.5, 7]
  const arcade = []
  for (let i = 0; i < pillars.length - 1; i++) {
    const [a, b] = [nth(pillars, i) + 0.3, nth(pillars, i + 1) - 0.3]
    const r = (b - a) / 2
    const spring = 2.7
    arcade.push(
      polygon([
        camera.at(a, 0, 8.4),
        ...arc((a + b) / 2, spring, r, r * 0.75, Math.PI, 0, 26).map(([x, y]) => camera.at(x, y, 8.4)),
        camera.at(b, 0, 8.4),
      ]),
    )
  }
  out.push(
    path`<path fill-rule="evenodd" fill="${tint(mix(palette.wall.mid, palette.wall.dark, 0.3))}" d="M-10 -10H${w + 10}V${rail(0) + 14}H-10Z${arcade.join('')}"/>`,
  )
  out.push(...arcade.map((d) => stroke(d, tint(palette.wall.lit), 7)))
  out.push(
    ...pillars.map((x) => {
      const [a, y0] = camera.at(x - 0.3, 0, 8.4)
      const [b] = camera.at(x + 0.3, 0, 8.4)
      const top = camera.at(0, 2.7, 8.4)[1]
      return (
        rect(a, top, b - a, y0 - top + 10, tint(palette.wall.mid)) +
        rect(a + (b - a) * 0.6, top, (b - a) * 0.4, y0 - top + 10, tint(palette.wall.lit)) +
        rect(a - 8, top - 8, b - a + 16, 16, tint(palette.wall.lit)) +
        rect(a - 8, y0 - 8, b - a + 16, 20, tint(palette.wall.lit))
      )
    }),
  )
  out.push(
    ...(stage.tall ? [0] : [-4.75, 0, 4.75]).map((x) => {
      const [lx] = camera.at(x, 0, 8)
      return lantern(stage, lx, 96 - (x === 0 ? 16 : 0), 34, 120, { reach: palette.night ? 5 : 2.6 })
    }),
  )
  if (!stage.tall)
    out.push(
      bush(stage, 0, 120, 380, 230, { flower: palette.accent, hanging: true }),
      bush(stage, w * 0.13, 34, 300, 120, { flower: palette.accent, hanging: true }),
    )
  // farther tables
  const tableAt = (x: number, z: number, r: number) => {
    const g = camera.scale(x, z)
    const [px, py] = camera.at(x, 0.75, z)
    const foot = camera.at(x, 0, z)[1]
    const chair = (dx: number) =>
      rect(px + dx * g - g * 0.22, py - g * 0.24, g * 0.44, g * 0.5, tint(palette.second.dark), 1, 6) +
      stroke(
        path`M${px + dx * g - g * 0.18} ${py + g * 0.2}V${foot + g * 0.02}M${px + dx * g + g * 0.18} ${py + g * 0.2}V${foot + g * 0.02}`,
        tint(palette.roof.dark, 0.2),
        g * 0.04,
      )
    return (
      disc(px, foot, r * g * 1.2, palette.shadow, 0.35, r * g * 0.24) +
      chair(-r - 0.15) +
      chair(r + 0.15) +
      fill(
        path`M${px - r * g} ${py}L${px - r * g * 0.86} ${foot - g * 0.15}Q${px} ${foot + g * 0.02} ${px + r * g * 0.86} ${foot - g * 0.15}L${px + r * g} ${py}Z`,
        tint(mix(palette.white, palette.shadow, 0.24)),
      ) +
      disc(px, py, r * g, tint(palette.white), 1, r * g * 0.2) +
      disc(px, py - g * 0.05, g * 0.05, palette.accent.mid, 1, g * 0.06) +
      (palette.lamps > 0.1 ? lampAt(stage, px + g * 0.14, py - g * 0.07, g * 0.03, 6) : '')
    )
  }
  out.push(
    ...(stage.tall
      ? ([[-1.5, 6.6]] as const)
      : ([
          [-4.3, 6.8],
          [3.9, 6.6],
          [-2.4, 5.2],
        ] as const)
    ).map(([x, z]) => tableAt(x, z, 0.55)),
  )
  // our table: everything on it is an ellipse of one plane
  const g = 500 * (stage.tall ? 0.66 : 1)
  const [cx, cy] = [w * 0.5, 748]
  const flatten = 0.36
  const spot = (u: number, v: number): Point => [cx + u * g, cy + v * g * flatten]
  out.push(
    disc(cx, cy + 26, g * 1.42, tint(mix(palette.white, palette.shadow, 0.3)), 1, g * 1.42 * flatten),
    disc(cx, cy, g * 1.42, tint(palette.white), 1, g * 1.42 * flatten),
  )
  out.push(
    clipped(
      stage,
      polygon(arc(cx, cy, g * 1.42, g * 1.42 * flatten, 0, TAU, 60)),
      range(5, (i) => {
        const u = -1.25 + i * 0.62
        return fill(
          polygon([spot(u, -2), spot(u + 0.05, -2), spot(u * 1.25 + 0.06, 2), spot(u * 1.25, 2)]),
          tint(palette.accent.lit),
          0.28,
        )
      }).join(''),
    ),
  )
  const plate = (u: number, v: number, r: number, rimColour = palette.white) => {
    const [x, y] = spot(u, v)
    return (
      disc(x - stage.sunSide * r * g * 0.1, y + r * g * 0.1, r * g, palette.shadow, 0.3, r * g * flatten) +
      disc(x, y, r * g, tint(mix(rimColour, palette.shadow, 0.18)), 1, r * g * flatten) +
      disc(x, y - r * g * 0.03, r * g, tint(rimColour), 1, r * g * flatten) +
      stroke(
        polygon(arc(x, y - r * g * 0.03, r * g * 0.93, r * g * 0.93 * flatten, 0, TAU, 40)),
        tint(palette.second.mid),
        2.2,
      ) +
      disc(x, y - r * g * 0.02, r * g * 0.72, tint(mix(rimColour, palette.shadow, 0.08)), 1, r * g * 0.72 * flatten)
    )
  }
  const cutlery = (u: number, v: number) => {
    const [x, y] = spot(u, v)
    return stroke(path`M${x} ${y - 40}L${x - 8} ${y + 46}`, tint(mix(palette.sky[0], palette.white, 0.5)), 5)
  }
  // sea bream with lemon
  const fish = (u: number, v: number) => {
    const [x, y] = spot(u, v)
    return (
      path`<g transform="translate(${x} ${y}) rotate(-7) scale(${(g / 350).toFixed(2)})">` +
      fill(
        'M-118 4C-92 -30 -26 -40 42 -22C66 -16 84 -6 94 -2L132 -26Q124 -2 134 22L92 8C70 22 14 38 -50 30C-88 26 -108 16 -118 4Z',
        tint(mix(palette.roof.lit, palette.lampDeep, 0.45)),
      ) +
      fill(
        'M-118 4C-108 16 -88 26 -50 30C14 38 70 22 92 8L134 22Q130 10 130 2C96 8 40 18 -20 16C-70 16 -100 10 -118 4Z',
        tint(mix(palette.roof.dark, palette.shadow, 0.1)),
        0.75,
      ) +
      [-44, -10, 24, 54].map((dx) => stroke(`M${dx} -22q-14 20 -4 40`, tint(palette.roof.dark, 0.2), 4)).join('') +
      disc(-92, -2, 5, palette.ink) +
      stroke('M-74 -14q-10 14 0 28', tint(palette.roof.dark, 0.2), 3) +
      '</g>'
    )
  }
  const lemon = (u: number, v: number, r = 26) => {
    const [x, y] = spot(u, v)
    return (
      disc(x, y, r, tint('#f2c230'), 1, r * 0.62) +
      disc(x, y - 2, r * 0.8, tint('#fbe79a'), 1, r * 0.48) +
      range(4, (i) =>
        stroke(
          path`M${x} ${y - 2}l${Math.cos(i * 0.8 + 0.2) * r * 0.7} ${Math.sin(i * 0.8 + 0.2) * r * 0.4}m0 0L${x} ${y - 2}l${-Math.cos(i * 0.8 + 0.2) * r * 0.7} ${-Math.sin(i * 0.8 + 0.2) * r * 0.4}`,
          tint('#f2c230'),
          1.6,
        ),
      ).join('')
    )
  }
  const greens = (u: number, v: number, spread: number, count: number, extra?: string) =>
    range(count, () => {
      const a = random() * TAU
      const d = Math.sqrt(random()) * spread
      const [x, y] = spot(u + Math.cos(a) * d, v + Math.sin(a) * d)
      return extra && random.chance(0.3)
        ? disc(x, y - 6, 10, tint(extra), 1, 8)
        : fill(
            path`M${x - 14} ${y}q14 ${-random.between(14, 26)} 28 0q-14 10 -28 0Z`,
            nth(
              [palette.leaf.lit, palette.leaf.mid, '#8fbf4f'].map((c) => tint(c)),
              Math.floor(random() * 3),
            ),
          )
    }).join('')
  out.push(
    glass(stage, ...spot(-0.36, -0.72), 190, { lit: tint('#f3dc8c'), mid: tint('#e9c766') }),
    glass(stage, ...spot(0.5, -0.74), 200, { lit: tint('#a8324a'), mid: tint('#7e1f38') }),
  )
  const [kx, ky] = spot(0.1, -0.86)
  out.push(
    glow(stage, kx, ky - 70, 120, palette.lamp, 0.2 + palette.lamps * 0.5),
    rect(kx - 22, ky - 62, 44, 66, tint(palette.second.mid), 1, 6),
    rect(kx + 4, ky - 62, 18, 66, tint(palette.second.lit), 1, 6),
    disc(kx, ky - 62, 22, mix(palette.lampHot, palette.lampDeep, 0.3), 1, 6),
    fill(path`M${kx} ${ky - 84}q14 20 0 32q-14 -12 0 -32Z`, palette.lampHot),
  )
  out.push(
    plate(-0.82, -0.3, 0.36, mix(palette.second.lit, palette.white, 0.15)),
    greens(-0.82, -0.34, 0.25, 46, '#d8453a'),
  )
  out.push(
    plate(0.86, -0.32, 0.34, mix(palette.accent.lit, palette.white, 0.3)),
    ...range(3, (i) => {
      const [x, y] = spot(0.86 + (i - 1) * 0.15, -0.34 + (i % 2) * 0.09)
      return (
        fill(
          path`M${x - 44} ${y + 8}q4 -44 44 -44t44 44q-44 20 -88 0Z`,
          tint(mix(palette.lampDeep, palette.roof.lit, 0.4)),
        ) + stroke(path`M${x - 20} ${y - 22}q12 6 10 18M${x + 8} ${y - 30}q12 8 10 20`, tint(palette.roof.mid), 4)
      )
    }),
  )
  out.push(plate(0, 0.12, 0.52), fish(-0.02, 0.08), lemon(0.24, 0.3), lemon(0.1, 0.4, 22), greens(-0.26, 0.36, 0.1, 10))
  out.push(
    plate(-0.72, 0.56, 0.24, mix(palette.white, palette.sand.lit, 0.3)),
    ...range(7, (i) => {
      const [x, y] = spot(-0.72 + Math.cos(i * 0.9) * 0.11, 0.53 + Math.sin(i * 0.9) * 0.09)
      return disc(x, y - 4, 13, tint(i % 2 ? '#5d6b2f' : '#3b2f3f'), 1, 10) + disc(x + 3, y - 8, 3, palette.white, 0.7)
    }),
  )
  out.push(cutlery(-0.62, 0.1), cutlery(0.6, 0.1), cutlery(0.66, 0.1))
  const [nx, ny] = spot(0.88, 0.46)
  out.push(
    fill(
      path`M${nx - 70} ${ny}L${nx + 60} ${ny - 34}L${nx + 100} ${ny + 20}L${nx - 36} ${ny + 58}Z`,
      tint(palette.accent.mid),
    ),
    fill(
      path`M${nx - 70} ${ny}L${nx + 60} ${ny - 34}L${nx + 74} ${ny - 14}L${nx - 58} ${ny + 20}Z`,
      tint(palette.accent.lit),
    ),
  )
  return out.join('')
}
