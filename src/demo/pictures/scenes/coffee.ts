import { placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { clipped } from '../drawing/effects.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { arc, corners } from '../drawing/points.ts'
import { disc, fill, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { vista } from '../landscape/vista.ts'
import { bush } from '../plants/bush.ts'
import { plate, type Table, tableAt } from '../table/table.ts'

const COPPER = { lit: '#e39a5c', mid: '#b9662f', dark: '#7a3a1c' }

/** Turkish coffee by the water: pot, two cups and lokum on a round copper tray. */
export function coffee(stage: Stage): string {
  const { palette, width: w, height: h } = stage
  const horizon = 330
  const camera = placeCamera(stage, { horizon, eye: 1.4, focal: 820 })
  const edge = camera.at(0, 0, 5)[1]
  const stone = mix(palette.wall.lit, palette.sand.lit, 0.4)
  return [
    vista(stage, { horizon, sunX: w * 0.7, clouds: 4, r: 58 }),
    fill(camera.flat(corners(-14, 0.6, 14, 5)), mix(palette.roof.mid, palette.sand.lit, 0.55)),
    rect(-5, edge - 92, w + 10, 96, palette.wall.mid),
    rect(-5, edge - 106, w + 10, 22, stone),
    ...range(9, (i) => rect((w * i) / 8 - 2, edge - 84, 3, 84, palette.wall.dark, 0.5)),
    bush(stage, w * 0.06, edge - 96, 330 * stage.scale, 200, { flower: palette.accent }),
    bush(stage, w * 0.93, 120, 460 * stage.scale, 300, { flower: palette.accent, hanging: true }),
    rect(-5, h * 0.66, w + 10, h, mix(palette.sand.dark, palette.shadow, 0.3)),
    rect(-5, h * 0.66, w + 10, 10, mix(palette.sand.mid, palette.light, 0.3)),
    tray(stage),
  ].join('')
}

function tray(stage: Stage): string {
  const { palette, width } = stage
  const table = tableAt(stage, { x: width * 0.5, y: 716, size: 520 * stage.scale, flatten: 0.34 })
  const { size, flatten, tint, spot } = table
  const [x, y] = spot(0, 0)
  const level = (share: number, dy: number, colour: string) =>
    disc(x, y + dy, size * share, colour, 1, size * share * flatten)
  const engraved = range(40, (i) => {
    const a = (i / 40) * TAU
    const [px, py] = [x + Math.cos(a) * size * 1.1, y + Math.sin(a) * size * 1.1 * flatten]
    return disc(px, py, 15, COPPER.mid, 0.8, 6) + disc(px, py, 7, COPPER.lit, 1, 3)
  })
  return [
    disc(x - 30, y + 50, size * 1.24, palette.ink, 0.35, size * 1.24 * flatten),
    level(1.25, 22, COPPER.dark),
    level(1.25, 0, COPPER.lit),
    level(1.19, 6, COPPER.mid),
    level(1.18, 12, mix(COPPER.lit, COPPER.mid, 0.4)),
    ...engraved,
    pot(table, -0.56, -0.18),
    glassOfWater(table, 0.12, -0.5),
    cup(table, 0.66, -0.26, 1),
    cup(table, 0.1, 0.42, 1.22),
    plate(table, -0.5, 0.5, 0.3, tint(mix(palette.white, palette.accent.lit, 0.2))),
    lokum(table, -0.5, 0.46),
    steam(stage, ...spot(0.1, 0.42), 230),
    steam(stage, ...spot(0.66, -0.26), 190),
  ].join('')
}

// A long-handled pot, wide at the foot and narrow at the neck.
function pot({ stage, tint, spot }: Table, u: number, v: number): string {
  const { palette } = stage
  const [x, y] = spot(u, v)
  const body = path`M${x - 96} ${y}C${x - 122} ${y - 80} ${x - 62} ${y - 120} ${x - 62} ${y - 176}L${x - 86} ${y - 212}H${x + 74}L${x + 62} ${y - 176}C${x + 62} ${y - 120} ${x + 122} ${y - 80} ${x + 96} ${y}Q${x} ${y + 34} ${x - 96} ${y}Z`
  const lit = path`M${x + 14} ${y + 16}C${x + 66} ${y - 66} ${x + 20} ${y - 120} ${x + 24} ${y - 176}V${y - 212}H${x + 74}L${x + 62} ${y - 176}C${x + 62} ${y - 120} ${x + 122} ${y - 80} ${x + 96} ${y}Q${x + 56} ${y + 18} ${x + 14} ${y + 16}Z`
  const handle = path`M${x - 64} ${y - 186}L${x - 268} ${y - 262}L${x - 276} ${y - 240}L${x - 62} ${y - 160}Z`
  const dots = range(9, (i) => disc(x - 84 + i * 21, y - 58 + Math.abs(i - 4) * -2, 6, tint('#f4c68a')))
  return [
    disc(x - 24, y + 14, 116, palette.ink, 0.35, 34),
    fill(handle, tint(mix(palette.roof.dark, palette.ink, 0.4))),
    fill(body, tint(COPPER.mid)),
    fill(lit, tint(COPPER.lit)),
    stroke(path`M${x - 66} ${y - 150}q-6 46 -34 84`, tint('#f7d3a0'), 7, 0.7),
    ...dots,
    disc(x - 6, y - 212, 80, tint(COPPER.dark), 1, 18),
    disc(x - 6, y - 210, 70, tint('#5a2f18'), 1, 14),
    disc(x - 14, y - 211, 40, tint('#a9713f'), 1, 7),
  ].join('')
}

function cup(table: Table, u: number, v: number, k: number): string {
  const { stage, flatten, tint, spot } = table
  const { palette } = stage
  const [x, y] = spot(u, v)
  const [r, tall] = [64 * k, 92 * k]
  const china = palette.white
  const wall = path`M${x - r} ${y - tall}C${x - r} ${y - tall * 0.4} ${x - r * 0.62} ${y + 8} ${x - r * 0.5} ${y + 8}H${x + r * 0.5}C${x + r * 0.62} ${y + 8} ${x + r} ${y - tall * 0.4} ${x + r} ${y - tall}Z`
  const pattern = range(7, (i) =>
    disc(x - r * 0.72 + i * r * 0.24, y - tall * 0.52, 8 * k, tint(i % 2 ? palette.accent.mid : palette.second.mid)),
  )
  const shade = path`M${x - r} ${y - tall}C${x - r} ${y - tall * 0.4} ${x - r * 0.62} ${y + 8} ${x - r * 0.5} ${y + 8}H${x - r * 0.1}C${x - r * 0.36} ${y - 10} ${x - r * 0.5} ${y - tall * 0.5} ${x - r * 0.5} ${y - tall}Z`
  return [
    disc(x - 16, y + 16, r * 1.9, palette.ink, 0.3, r * 1.9 * flatten),
    disc(x, y + 10, r * 1.85, tint(palette.second.mid), 1, r * 1.85 * flatten),
    disc(x, y + 6, r * 1.7, tint(china), 1, r * 1.7 * flatten),
    stroke(
      path`M${x + r * 0.86} ${y - tall * 0.78}C${x + r * 1.6} ${y - tall * 0.9} ${x + r * 1.5} ${y - tall * 0.1} ${x + r * 0.68} ${y - tall * 0.26}`,
      tint(mix(china, palette.shadow, 0.12)),
      11 * k,
    ),
    fill(wall, tint(china)),
    clipped(
      stage,
      wall,
      rect(x - r, y - tall * 0.68, r * 2, 5, tint(palette.lampDeep)) +
        pattern.join('') +
        rect(x - r, y - tall * 0.4, r * 2, 5, tint(palette.lampDeep)) +
        fill(shade, palette.shadow, 0.22),
    ),
    disc(x, y - tall, r, tint(mix(china, palette.shadow, 0.1)), 1, r * flatten),
    disc(x, y - tall + 2, r * 0.9, tint('#4a2614'), 1, r * 0.9 * flatten),
    stroke(polygon(arc(x, y - tall + 3, r * 0.72, r * 0.72 * flatten, 0, TAU, 30)), tint('#9a6a3c'), 5 * k),
    disc(x + r * 0.2, y - tall + 1, r * 0.2, tint('#b98a58'), 0.9, r * 0.07),
  ].join('')
}

function glassOfWater({ stage, tint, spot }: Table, u: number, v: number): string {
  const { palette } = stage
  const [x, y] = spot(u, v)
  const water = mix(palette.sea.lit, palette.white, 0.55)
  return [
    disc(x - 12, y + 6, 48, palette.ink, 0.25, 15),
    fill(path`M${x - 42} ${y - 150}h84l-8 150q-34 14 -68 0Z`, tint(palette.white), 0.4),
    fill(path`M${x - 39} ${y - 116}h78l-7 110q-32 12 -64 0Z`, tint(water), 0.8),
    disc(x, y - 116, 39, tint(mix(water, palette.white, 0.5)), 1, 10),
    rect(x + 14, y - 140, 8, 110, palette.white, 0.6, 4),
    disc(x, y - 150, 42, palette.white, 0.35, 11),
  ].join('')
}

function lokum({ stage, tint, spot }: Table, u: number, v: number): string {
  const { palette } = stage
  const cube = (du: number, dv: number, colour: string) => {
    const [x, y] = spot(u + du, v + dv)
    return (
      fill(path`M${x - 30} ${y - 30}h60v34h-60Z`, tint(mix(colour, palette.shadow, 0.2))) +
      fill(path`M${x + 30} ${y - 30}l16 -12v34l-16 12Z`, tint(mix(colour, palette.shadow, 0.38))) +
      fill(path`M${x - 30} ${y - 30}l16 -12h60l-16 12Z`, tint(mix(colour, '#ffffff', 0.55)))
    )
  }
  return (
    cube(-0.08, -0.16, '#d98a9a') +
    cube(0.08, -0.1, '#e3b45a') +
    cube(-0.1, 0.1, '#9ab06a') +
    cube(0.06, 0.16, '#d98a9a')
  )
}

function steam(stage: Stage, x: number, y: number, tall: number): string {
  const wisp = (dx: number, k: number) =>
    path`M${x + dx} ${y - 110}q${-26 * k} ${-tall * 0.25} 0 ${-tall * 0.5}t${6 * k} ${-tall * 0.5}`
  return stroke(wisp(-14, 1), stage.palette.white, 9, 0.28) + stroke(wisp(16, -0.9), stage.palette.white, 6, 0.22)
}
