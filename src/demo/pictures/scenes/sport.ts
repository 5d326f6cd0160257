import type { Camera } from '../drawing/camera.ts'
import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { spray } from '../drawing/effects.ts'
import { range, round } from '../drawing/numbers.ts'
import { line, path, polygon } from '../drawing/paths.ts'
import { corners, facing } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { vista } from '../landscape/vista.ts'
import type { Material } from '../light/palette.ts'
import { bush } from '../plants/bush.ts'
import { cypress } from '../plants/conifers.ts'
import { tree } from '../plants/tree.ts'
import { parasol } from '../props/parasol.ts'

export function sport(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 300
  const out = [vista(stage, { horizon, sunX: w * 0.76, clouds: 4, r: 46 })]
  const camera = placeCamera(stage, { horizon, eye: 4.6, focal: 900 })
  const lawn = camera.at(0, 0, 46)[1]
  out.push(
    rect(-5, lawn, w + 10, h, palette.leaf.mid),
    ...range(17, (i) => {
      const x = w * (i / 16) + random.between(-14, 14)
      return (i % 4 === 1 ? cypress : tree)(stage, x, lawn + 10, random.between(90, 150))
    }),
    ...range(14, (i) =>
      bush(stage, w * (i / 13), lawn + 16, 150, 44, { flower: i % 3 === 1 ? palette.accent : undefined }),
    ),
  )
  const [left, right, near, far] = [-10.4, 10.4, 6, 40]
  const court = [-5.5, 5.5, 10.5, 34.3] as const
  const clay = palette.accent
  out.push(
    fill(camera.flat(corners(left, near - 3, right, far)), mix(palette.sea.mid, palette.leaf.mid, 0.45)),
    fill(camera.flat(corners(court[0], court[2], court[1], court[3])), mix(clay.lit, palette.roof.lit, 0.3)),
  )
  const surface = camera.flat(corners(court[0], court[2], court[1], court[3]))
  out.push(spray(stage, surface, clay.dark, [0, h], [0, lawn], 0.5))
  const mark = (x0: number, z0: number, x1: number, z1: number) =>
    fill(camera.flat(corners(x0, z0, x1, z1), 0.005), palette.white)
  const t = 0.09
  out.push(
    mark(-5.5, 10.5, 5.5, 10.62),
    mark(-5.5, 34.1, 5.5, 34.3),
    mark(-4.1, 16, 4.1, 16.12),
    mark(-4.1, 28.8, 4.1, 28.95),
    mark(-t / 2, 16, t / 2, 28.9),
    ...[-5.5, -4.1, 4.1 - t, 5.5 - t].map((x) => mark(x, 10.5, x + t, 34.3)),
  )
  const net = 22.4
  out.push(courtAndPlayers(stage, camera, net), fence(stage, net, camera), racket(stage, clay))
  return out.join('')
}

// Long shadows of the trees cross the court.
function courtAndPlayers(stage: Stage, camera: Camera, net: number): string {
  const { palette } = stage
  const out: string[] = []
  out.push(
    ...(
      [
        [12, 30, 12],
        [12, 22, 9],
        [11, 14, 8],
      ] as const
    ).map(([x, z, len]) =>
      fill(
        camera.flat(
          [
            [x, z],
            [x - len * 0.6, z - 1.2],
            [x - len, z - 1.6],
            [x - len * 1.06, z - 0.6],
            [x - len * 0.6, z + 0.7],
            [x, z + 0.5],
          ],
          0.006,
        ),
        palette.shadow,
        0.3,
      ),
    ),
    fill(
      camera.flat(
        [
          [-6.4, net],
          [6.4, net],
          [5.2, net - 0.9],
          [-7.6, net - 0.9],
        ],
        0.007,
      ),
      palette.shadow,
      0.28,
    ),
  )
  const mesh = range(44, (i) => {
    const x = -6.4 + i * 0.298
    return stroke(
      line([camera.at(x, 0.05, net), camera.at(x, 1, net)]),
      mix(palette.white, palette.ink, 0.35),
      0.8,
      0.7,
    )
  })
  out.push(
    fill(camera.face(facing(net, -6.4, 0, 6.4, 1)), palette.ink, 0.22),
    ...mesh,
    ...range(4, (i) =>
      stroke(
        line([camera.at(-6.4, 0.2 + i * 0.2, net), camera.at(6.4, 0.2 + i * 0.2, net)]),
        mix(palette.white, palette.ink, 0.35),
        0.8,
        0.7,
      ),
    ),
    fill(camera.face(facing(net, -6.4, 0.92, 6.4, 1.07)), palette.white),
    ...[-6.4, 6.4].map((x) => stroke(line([camera.at(x, 0, net), camera.at(x, 1.15, net)]), palette.ink, 5)),
  )
  return out.join('')
}

// Umpire's chair and the fence posts.
function fence(stage: Stage, net: number, camera: Camera): string {
  const { palette } = stage
  const [ux, uz] = [-7.6, net]
  const u = (dx: number, y: number, dz = 0) => camera.at(ux + dx, y, uz + dz)
  const out: string[] = []
  out.push(
    stroke(
      line([u(-0.5, 0), u(-0.25, 1.9)]) +
        line([u(0.5, 0), u(0.25, 1.9)]) +
        line([u(-0.4, 0.7), u(0.4, 0.7)]) +
        line([u(-0.34, 1.3), u(0.34, 1.3)]),
      palette.white,
      4,
    ),
    fill(polygon([u(-0.4, 1.9), u(0.4, 1.9), u(0.4, 2.05), u(-0.4, 2.05)]), palette.second.dark),
    fill(polygon([u(-0.4, 2.05), u(-0.2, 2.05), u(-0.26, 2.9), u(-0.46, 2.9)]), palette.second.mid),
    parasol(stage, camera, ux, uz + 0.2, { radius: 1.2, height: 3.9 }),
  )
  const player = (x: number, z: number, way: number) => {
    const [px, py] = camera.at(x, 0, z)
    const g = camera.scale(x, z)
    const ink = mix(palette.ink, palette.second.dark, 0.2)
    const body =
      `<ellipse cx=".16" cy="-1.66" rx=".13" ry=".15" fill="${ink}"/>` +
      fill('M-0.08 -1.48L0.26 -1.5L0.3 -1.36L0.2 -0.86L-0.2 -0.84L-0.14 -1.34Z', palette.white) +
      fill('M-0.22 -0.92L0.22 -0.92L0.34 -0.6L-0.3 -0.58Z', palette.accent.dark)
    const limbs = (d: string, wide: number) =>
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`
    const racket =
      `<ellipse cx="1.02" cy="-1.92" rx="0.15" ry="0.21" transform="rotate(38 1.02 -1.92)" fill="${palette.white}" fill-opacity=".45" stroke="${ink}" stroke-width=".04"/>` +
      limbs('M0.66 -1.52L0.9 -1.76', 0.05)
    return (
      fill(
        path`M${px} ${py}l${-g * 1.9} ${g * 0.34}l${g * 0.2} ${g * 0.12}l${g * 1.8} ${-g * 0.3}Z`,
        palette.shadow,
        0.34,
      ) +
      path`<g transform="translate(${px} ${py}) scale(${round(g) * way} ${g})">${limbs('M-0.12 -0.62L-0.36 -0.32L-0.62 -0.02M0.16 -0.62L0.42 -0.4L0.34 0', 0.15)}${body}${limbs('M0.24 -1.4L0.46 -1.34L0.66 -1.52M-0.06 -1.4L-0.3 -1.22L-0.46 -1.3', 0.1)}${racket}</g>`
    )
  }
  out.push(player(2.6, 31, -1), player(-1.8, 12.8, 1), disc(...camera.at(0.6, 2.6, 20), 7, '#e4ea5a'))
  return out.join('')
}

// In front: a bench with a racket against it and two balls.
function racket(stage: Stage, clay: Material): string {
  const { width: w, palette, height: h } = stage
  const rx = w * (stage.tall ? 0.76 : 0.83)
  const racket = path`<g transform="translate(${rx} 700) rotate(16) scale(${(0.9 * stage.scale + 0.1).toFixed(2)})">${disc(0, -110, 112, palette.second.dark, 1, 146)}<ellipse cx="0" cy="-110" rx="96" ry="129" fill="${mix(clay.mid, palette.shadow, 0.12)}"/>${stroke(
    range(9, (i) => {
      const x = -80 + i * 20
      const y = 129 * Math.sqrt(Math.max(0, 1 - (x / 96) ** 2))
      return path`M${x} ${-110 - y}V${-110 + y}`
    }).join('') +
      range(12, (i) => {
        const y = -118 + i * 21.5
        const x = 96 * Math.sqrt(Math.max(0, 1 - (y / 129) ** 2))
        return path`M${-x} ${y - 110}H${x}`
      }).join(''),
    palette.white,
    2,
  )}<ellipse cx="0" cy="-110" rx="104" ry="138" fill="none" stroke="${palette.accent.lit}" stroke-width="9"/>${fill('M-62 8Q-14 40 -13 92V250H13V92Q14 40 62 8Q40 30 0 30T-62 8Z', palette.second.dark)}${rect(-17, 120, 34, 150, palette.white, 1, 6)}${stroke('M-17 140L17 156M-17 170L17 186M-17 200L17 216M-17 230L17 246', mix(palette.white, palette.shadow, 0.35), 4)}</g>`
  const out: string[] = []
  out.push(disc(rx - 40, 872, 190, palette.shadow, 0.35, 16), racket)
  const ball = (x: number, y: number, r: number) =>
    disc(x - r * 0.6, y + r * 0.86, r * 1.2, palette.shadow, 0.35, r * 0.24) +
    disc(x, y, r, '#d3dc48') +
    fill(
      `M${x - r} ${y}a${r} ${r} 0 0 0 ${r * 2} 0q${-r * 0.5} ${r * 0.5} ${-r} ${r * 0.5}t${-r} ${-r * 0.5}Z`,
      '#a9b43a',
    ) +
    stroke(`M${x - r * 0.7} ${y - r * 0.7}q${r * 0.7} ${r * 0.5} ${r * 0.3} ${r * 1.6}`, palette.white, r * 0.12)
  out.push(
    ball(rx - 190 * stage.scale, 838, 34),
    ball(rx - 118 * stage.scale, 862, 34),
    bush(stage, -10, h + 70, 380 * stage.scale, 240, { flower: palette.accent }),
  )
  return out.join('')
}
