import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { nth, range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc, corners } from '../drawing/points.ts'
import { fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { diningTable } from '../interior/dining-table.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { glass } from '../props/glass.ts'
import { lantern } from '../props/lamps.ts'
import { fish, greens, heaped, lemon, rolls } from '../table/food.ts'
import { candle, cutlery, napkin } from '../table/setting.ts'
import { cloth, plate, tableAt } from '../table/table.ts'

export function restaurant(stage: Stage) {
  const { palette, width: w, height: h } = stage
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
    ...arcade.map((d) => stroke(d, tint(palette.wall.lit), 7)),
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
  out.push(
    ...(stage.tall
      ? ([[-1.5, 6.6]] as const)
      : ([
          [-4.3, 6.8],
          [3.9, 6.6],
          [-2.4, 5.2],
        ] as const)
    ).map(([x, z]) => diningTable({ stage, camera, tint }, x, z, 0.55)),
  )
  return out.join('') + laidTable(stage)
}

/** The table in front: sea bream in the middle, salad, rolls and olives around it. */
function laidTable(stage: Stage): string {
  const { palette, width } = stage
  const table = tableAt(stage, { x: width * 0.5, y: 748, size: 500 * (stage.tall ? 0.66 : 1) })
  const { tint, spot } = table
  return [
    cloth(table),
    glass(stage, ...spot(-0.36, -0.72), 190, { lit: tint('#f3dc8c'), mid: tint('#e9c766') }),
    glass(stage, ...spot(0.5, -0.74), 200, { lit: tint('#a8324a'), mid: tint('#7e1f38') }),
    candle(table, 0.1, -0.86),
    plate(table, -0.82, -0.3, 0.36, mix(palette.second.lit, palette.white, 0.15)),
    greens(table, -0.82, -0.34, 0.25, 46, '#d8453a'),
    plate(table, 0.86, -0.32, 0.34, mix(palette.accent.lit, palette.white, 0.3)),
    rolls(table, 0.86, -0.34),
    plate(table, 0, 0.12, 0.52),
    fish(table, -0.02, 0.08),
    lemon(table, 0.24, 0.3),
    lemon(table, 0.1, 0.4, 22),
    greens(table, -0.26, 0.36, 0.1, 10),
    plate(table, -0.72, 0.56, 0.24, mix(palette.white, palette.sand.lit, 0.3)),
    heaped(table, -0.72, 0.53, 0.12, ['#5d6b2f', '#3b2f3f']),
    cutlery(table, -0.62, 0.1),
    cutlery(table, 0.6, 0.1),
    cutlery(table, 0.66, 0.1),
    napkin(table, 0.88, 0.46),
  ].join('')
}
