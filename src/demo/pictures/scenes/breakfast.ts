import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { corners } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { greens, heaped, rolls } from '../table/food.ts'
import { napkin, teaGlass } from '../table/setting.ts'
import { bowl, cloth, plate, type Table, tableAt } from '../table/table.ts'

/** Breakfast on a terrace over the sea: tea from the double pot, a ring of sesame bread and many small bowls. */
export function breakfast(stage: Stage): string {
  const { palette, width: w } = stage
  const horizon = 300
  const camera = placeCamera(stage, { horizon, eye: 1.5, focal: 820 })
  const floor = camera.at(0, 0, 6)[1]
  const rail = camera.at(0, 1, 6)[1]
  const posts = range(Math.ceil(w / 46) + 1, (i) => rect(i * 46 - 8, rail, 12, floor - rail, palette.wall.mid))
  return [
    vista(stage, { horizon, sunX: w * 0.3, clouds: 4, r: 52 }),
    fill(camera.flat(corners(-14, 0.6, 14, 6)), mix(palette.roof.mid, palette.sand.lit, 0.6)),
    ...posts,
    rect(-5, rail - 12, w + 10, 18, palette.wall.lit),
    rect(-5, floor - 14, w + 10, 16, palette.wall.mid),
    bush(stage, w * 0.96, floor - 20, 300 * stage.scale, 190, { flower: palette.accent }),
    bush(stage, w * 0.03, 110, 420 * stage.scale, 260, { flower: palette.accent, hanging: true }),
    laidTable(stage),
  ].join('')
}

function laidTable(stage: Stage): string {
  const { palette, width } = stage
  const table = tableAt(stage, { x: width * 0.5, y: 700, size: 500 * stage.scale, flatten: 0.42 })
  const dish = mix(palette.white, palette.second.lit, 0.3)
  const warm = mix(palette.accent.lit, palette.white, 0.25)
  return [
    cloth(table, palette.second.lit),
    doublePot(table, -0.34, -0.72),
    plate(table, 0.46, -0.66, 0.24, palette.white),
    rolls(table, 0.46, -0.68),
    bowl(table, 0.94, -0.5, 0.17, dish, '#e9a52c'),
    bowl(table, -0.92, -0.52, 0.18, warm, '#7a1f33'),
    heaped(table, -0.92, -0.62, 0.07, ['#8f2740', '#a8324a'], 9),
    bowl(table, 0.04, -0.42, 0.17, palette.white, '#fff6df'),
    plate(table, -0.58, -0.1, 0.3, dish),
    slices(table, -0.58, -0.12),
    bowl(table, 1.02, 0.06, 0.17, warm, '#3f4a22'),
    heaped(table, 1.02, -0.04, 0.07, ['#3b2f3f', '#5d6b2f'], 9),
    plate(table, 0.5, 0.04, 0.36, palette.white),
    simit(table, 0.5, 0.02),
    plate(table, -1.04, 0.26, 0.2, palette.white),
    cheese(table, -1.04, 0.24),
    egg(table, -0.1, 0.2),
    egg(table, 0.08, 0.36),
    teaGlass(table, -0.5, 0.62, 120),
    teaGlass(table, 0.84, 0.56, 120),
    napkin(table, 0.2, 0.8),
    greens(table, -0.66, 0.02, 0.06, 6),
  ].join('')
}

// Water boils below, tea draws above.
function doublePot({ stage, tint, spot }: Table, u: number, v: number): string {
  const [x, y] = spot(u, v)
  const body = stage.palette.accent
  const shine = mix(body.lit, stage.palette.white, 0.5)
  const belly = (dy: number, wide: number, high: number) =>
    path`M${x - wide * 0.62} ${y - dy}C${x - wide * 1.15} ${y - dy - high * 0.3} ${x - wide} ${y - dy - high} ${x - wide * 0.5} ${y - dy - high}H${x + wide * 0.5}C${x + wide} ${y - dy - high} ${x + wide * 1.15} ${y - dy - high * 0.3} ${x + wide * 0.62} ${y - dy}Z`
  const spout = path`M${x - 56} ${y - 62}C${x - 100} ${y - 66} ${x - 92} ${y - 118} ${x - 116} ${y - 124}L${x - 100} ${y - 132}C${x - 76} ${y - 116} ${x - 84} ${y - 88} ${x - 54} ${y - 84}Z`
  return (
    disc(x - stage.sunSide * 18, y + 6, 92, stage.palette.shadow, 0.3, 24) +
    stroke(
      path`M${x + 66} ${y - 96}C${x + 128} ${y - 100} ${x + 122} ${y - 28} ${x + 68} ${y - 30}`,
      tint(stage.palette.ink),
      11,
    ) +
    fill(spout, tint(body.dark)) +
    fill(belly(0, 86, 122), tint(body.mid)) +
    fill(
      path`M${x + 16} ${y}C${x + 60} ${y - 40} ${x + 58} ${y - 90} ${x + 30} ${y - 122}H${x + 43}C${x + 88} ${y - 122} ${x + 98} ${y - 37} ${x + 54} ${y}Z`,
      tint(body.lit),
    ) +
    rect(x - 48, y - 132, 96, 12, tint(body.dark), 1, 5) +
    fill(belly(128, 62, 82), tint(body.mid)) +
    fill(
      path`M${x + 12} ${y - 128}C${x + 44} ${y - 156} ${x + 40} ${y - 190} ${x + 22} ${y - 210}H${x + 31}C${x + 62} ${y - 210} ${x + 70} ${y - 152} ${x + 38} ${y - 128}Z`,
      tint(body.lit),
    ) +
    fill(path`M${x - 44} ${y - 208}q44 -40 88 0Z`, tint(body.dark)) +
    disc(x, y - 234, 10, tint(stage.palette.ink)) +
    stroke(path`M${x - 56} ${y - 40}q-8 -30 6 -58`, shine, 6, 0.7)
  )
}

// A ring of bread under sesame.
function simit({ stage, size, flatten, tint, spot }: Table, u: number, v: number): string {
  const [x, y] = spot(u, v)
  const r = size * 0.17
  const ring = (dy: number, colour: string, strength: number) =>
    `<ellipse cx="${x.toFixed(1)}" cy="${(y + dy).toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * flatten).toFixed(1)}" fill="none" stroke="${tint(colour)}" stroke-width="${strength}"/>`
  const seeds = range(46, (i) => {
    const a = i * 2.4
    const reach = r + (((i * 7) % 11) - 5) * 2.4
    return disc(x + Math.cos(a) * reach, y - 12 + Math.sin(a) * reach * flatten, 3, tint('#f6dfa6'), 1, 2)
  })
  return (
    ring(0, mix('#8a4a1c', stage.palette.shadow, 0.3), 36) +
    ring(-7, '#a85f22', 34) +
    ring(-12, '#c27a30', 22) +
    seeds.join('')
  )
}

function slices({ tint, spot }: Table, u: number, v: number): string {
  const tomato = range(4, (i) => {
    const [x, y] = spot(u - 0.14 + i * 0.07, v - 0.02 + i * 0.03)
    return (
      disc(x, y, 34, tint('#b92f26'), 1, 16) +
      disc(x, y - 3, 30, tint('#dd5a3e'), 1, 13) +
      disc(x, y - 3, 11, tint('#f0a070'), 1, 5)
    )
  })
  const cucumber = range(5, (i) => {
    const [x, y] = spot(u - 0.08 + i * 0.06, v + 0.17 + i * 0.01)
    return disc(x, y, 24, tint('#3f7a38'), 1, 11) + disc(x, y - 2, 20, tint('#cfe3a2'), 1, 9)
  })
  return tomato.join('') + cucumber.join('')
}

function cheese({ stage, tint, spot }: Table, u: number, v: number): string {
  const side = tint(mix('#f2e6c4', stage.palette.shadow, 0.2))
  return [
    [-0.07, -0.06],
    [0.06, -0.04],
    [-0.02, 0.06],
  ]
    .map(([du = 0, dv = 0]) => {
      const [x, y] = spot(u + du, v + dv)
      return (
        rect(x - 27, y - 18, 54, 26, side) +
        fill(path`M${x - 27} ${y - 18}l12 -16h54l-12 16Z`, tint('#fff8e4')) +
        fill(path`M${x + 27} ${y - 18}l12 -16v24l-12 18Z`, tint('#eadbb2'))
      )
    })
    .join('')
}

function egg({ stage, tint, spot }: Table, u: number, v: number): string {
  const [x, y] = spot(u, v)
  const cup = stage.palette.second
  return (
    disc(x - stage.sunSide * 8, y + 3, 30, stage.palette.shadow, 0.3, 10) +
    fill(path`M${x - 22} ${y}q8 -14 8 -22h28q0 8 8 22q-22 8 -44 0Z`, tint(cup.mid)) +
    fill(
      path`M${x - 29} ${y - 52}C${x - 29} ${y - 92} ${x + 29} ${y - 92} ${x + 29} ${y - 52}C${x + 29} ${y - 36} ${x - 29} ${y - 36} ${x - 29} ${y - 52}Z`,
      tint('#f7e7cf'),
    ) +
    fill(
      path`M${x - 29} ${y - 52}C${x - 29} ${y - 72} ${x - 14} ${y - 82} ${x} ${y - 82}C${x - 20} ${y - 66} ${x - 20} ${y - 50} ${x - 8} ${y - 42}C${x - 22} ${y - 42} ${x - 29} ${y - 46} ${x - 29} ${y - 52}Z`,
      tint('#d9bd9b'),
    ) +
    fill(path`M${x - 33} ${y - 46}q33 14 66 0q-4 30 -33 30t-33 -30Z`, tint(cup.lit))
  )
}
