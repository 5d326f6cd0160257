import { box, placeCamera } from '../drawing/camera.ts'
import { mix } from '../drawing/colour.ts'
import { nth, range, TAU } from '../drawing/numbers.ts'
import { path, polygon, smooth } from '../drawing/paths.ts'
import { arc, corners, facing, level, type Point } from '../drawing/points.ts'
import { disc, fill, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { outlook } from '../landscape/outlook.ts'
import { sky } from '../landscape/sky.ts'

/** A long table in the shade with paint pots, brushes and paper; finished pictures hang on a line, stools stand around. */
export function kidsWorkshop(stage: Stage) {
  const { palette, random, width: w, height: h } = stage
  const horizon = 400
  const camera = placeCamera(stage, { horizon, eye: 1.9, focal: 1050 })
  const paints = [
    palette.accent.lit,
    palette.second.lit,
    palette.sea.lit,
    palette.lamp,
    palette.leaf.lit,
    palette.roof.lit,
  ]
  const wood = {
    front: mix(palette.sand.mid, palette.roof.mid, 0.35),
    side: mix(palette.sand.dark, palette.roof.dark, 0.35),
    top: mix(palette.sand.lit, palette.wall.lit, 0.3),
  }
  const out = [
    sky(stage, { horizon, x: w * 0.8, clouds: 4, r: 46 }),
    outlook({ ...stage, scale: 1 }, 'garden', horizon, h),
  ]
  out.push(fill(camera.flat(corners(-30, 1, 30, 11)), mix(palette.sand.lit, palette.leaf.lit, 0.18)))
  // the line of pictures between two posts
  const z = 8
  for (const x of [-4.6, 4.6]) out.push(fill(camera.face(facing(z, x - 0.09, 0, x + 0.09, 3.5)), palette.wall.lit))
  const [ax, ay] = camera.at(-4.6, 3.2, z)
  const [bx, by] = camera.at(4.6, 3.2, z)
  out.push(stroke(path`M${ax} ${ay}Q${(ax + bx) / 2} ${ay + 70} ${bx} ${by}`, palette.ink, 2.5))
  const sheets = 7
  for (let i = 0; i < sheets; i++) {
    const t = (i + 0.7) / (sheets + 0.4)
    const [x, y] = [ax + (bx - ax) * t, ay + 140 * t * (1 - t)]
    const [sw, sh] = [112, 132]
    out.push(`<g transform="rotate(${random.between(-3, 3).toFixed(1)} ${x.toFixed(0)} ${y.toFixed(0)})">`)
    out.push(
      fill(path`M${x - sw / 2} ${y}h${sw}v${sh}h${-sw}Z`, palette.white),
      fill(path`M${x - 6} ${y - 12}h12v26h-12Z`, palette.roof.mid),
    )
    const c = nth(paints, i % paints.length)
    const d = nth(paints, (i + 2) % paints.length)
    if (i % 4 === 0)
      out.push(
        disc(x, y + 52, 24, c),
        ...range(8, (k) =>
          stroke(
            path`M${x + Math.cos((k * TAU) / 8) * 30} ${y + 52 + Math.sin((k * TAU) / 8) * 30}L${x + Math.cos((k * TAU) / 8) * 42} ${y + 52 + Math.sin((k * TAU) / 8) * 42}`,
            c,
            6,
          ),
        ),
        fill(path`M${x - sw / 2 + 8} ${y + sh - 24}q20 -16 48 0t48 0v18h-96Z`, d),
      )
    else if (i % 4 === 1)
      out.push(
        fill(path`M${x - 34} ${y + 74}h68l-14 26h-40Z`, c),
        fill(path`M${x - 2} ${y + 68}v-46l34 40Z`, d),
        fill(path`M${x - 6} ${y + 68}v-34l-24 30Z`, nth(paints, (i + 3) % 6)),
      )
    else if (i % 4 === 2)
      out.push(
        fill(path`M${x - 34} ${y + 62}h68v46h-68Z`, c),
        fill(path`M${x - 42} ${y + 64}l42 -36l42 36Z`, d),
        fill(path`M${x - 9} ${y + 108}v-26h18v26Z`, palette.white),
      )
    else
      out.push(
        fill(
          smooth([
            [x - 40, y + 66],
            [x - 8, y + 40],
            [x + 22, y + 58],
            [x + 42, y + 44],
            [x + 40, y + 90],
            [x + 20, y + 76],
            [x - 8, y + 92],
          ]),
          c,
        ),
        disc(x - 20, y + 60, 5, palette.ink),
      )
    out.push('</g>')
  }
  // far stools, the table, near stools
  const stool = (x: number, zz: number, colour: string) => {
    const [px, py] = camera.at(x, 0.46, zz)
    const g = camera.scale(x, zz)
    const [fx, fy] = camera.at(x, 0, zz)
    return (
      disc(fx, fy, g * 0.3, palette.shadow, 0.28, g * 0.08) +
      [-0.17, 0.17]
        .map((d) => stroke(path`M${px + d * g * 0.7} ${py}L${px + d * g * 1.2} ${fy}`, wood.side, g * 0.06))
        .join('') +
      disc(px, py + g * 0.05, g * 0.25, mix(colour, palette.shadow, 0.35), 1, g * 0.085) +
      disc(px, py, g * 0.25, colour, 1, g * 0.08)
    )
  }
  out.push(...range(5, (i) => stool(-2.6 + i * 1.3, 6.5, nth(paints, i % 6))))
  for (const [x, zz] of [
    [-3.1, 4.6],
    [2.95, 4.6],
    [-3.1, 5.8],
    [2.95, 5.8],
  ] as const)
    out.push(box(camera, [x, 0, zz], [0.16, 0.6, 0.16], wood))
  out.push(fill(camera.flat(corners(-3.4, 4.3, 3.4, 6)), palette.shadow, 0.25))
  out.push(
    fill(camera.face(facing(4.4, -3.3, 0.58, 3.3, 0.7)), wood.front),
    fill(camera.face(level(0.7, -3.3, 4.4, 3.3, 6)), wood.top),
  )
  const paper = (x: number, zz: number, c: string, d: string) => {
    const face = camera.face([
      [x - 0.42, 0.71, zz - 0.02],
      [x + 0.4, 0.71, zz - 0.06],
      [x + 0.44, 0.71, zz + 0.5],
      [x - 0.38, 0.71, zz + 0.54],
    ])
    const [px, py] = camera.at(x, 0.71, zz + 0.24)
    const g = camera.scale(x, zz)
    return (
      fill(face, palette.white) +
      disc(px - g * 0.1, py, g * 0.13, c, 1, g * 0.045) +
      disc(px + g * 0.14, py + g * 0.02, g * 0.1, d, 1, g * 0.032)
    )
  }
  out.push(
    paper(-2.3, 4.7, nth(paints, 0), nth(paints, 2)),
    paper(-0.5, 5.2, nth(paints, 1), nth(paints, 4)),
    paper(0.9, 4.65, nth(paints, 3), nth(paints, 0)),
    paper(2.4, 5.1, nth(paints, 2), nth(paints, 5)),
  )
  const pot = (x: number, zz: number, c: string, brush = false) => {
    const [px, py] = camera.at(x, 0.7, zz)
    const g = camera.scale(x, zz)
    const [r, t] = [g * 0.1, g * 0.24]
    return (
      (brush
        ? [-0.5, 0.1, 0.6]
            .map(
              (d, i) =>
                stroke(path`M${px} ${py - t}L${px + d * r * 2} ${py - t - g * 0.34}`, wood.side, 5) +
                disc(px + d * r * 2, py - t - g * 0.36, 6, nth(paints, i + 1), 1, 13),
            )
            .join('')
        : '') +
      fill(path`M${px - r} ${py - t}h${r * 2}l${-r * 0.2} ${t}h${-r * 1.6}Z`, c) +
      fill(path`M${px - r} ${py - t}h${r * 0.7}l0 ${t}h${-r * 0.55}Z`, mix(c, palette.shadow, 0.3)) +
      disc(px, py - t, r, mix(c, palette.white, 0.35), 1, r * 0.34)
    )
  }
  out.push(
    ...range(6, (i) => pot(-1.55 + i * 0.26, 4.95 + (i % 2) * 0.22, nth(paints, i))),
    pot(0.2, 4.8, palette.white, true),
    pot(1.75, 5.35, palette.second.mid, true),
    ...range(3, (i) => pot(1.4 + i * 0.3, 4.7, nth(paints, i + 2))),
  )
  out.push(stool(-1.9, 3.5, nth(paints, 2)), stool(0.2, 3.45, nth(paints, 0)), stool(2, 3.55, nth(paints, 3)))
  const crown: Point[] = arc(w * 0.06, -30, w * 0.34, 190, 0, TAU, 20)
  out.push(
    fill(smooth(crown.map(([x, y]) => [x + random.between(-16, 16), y + random.between(-14, 14)])), palette.leaf.dark),
    fill(
      smooth(
        arc(w * 0.02, -50, w * 0.26, 150, 0, TAU, 16).map(([x, y]) => [
          x + random.between(-16, 16),
          y + random.between(-12, 12),
        ]),
      ),
      palette.leaf.mid,
    ),
  )
  out.push(
    fill(
      polygon([
        [0, h],
        [0, 0],
        [w * 0.035, 0],
        [w * 0.045, h],
      ]),
      mix(palette.roof.dark, palette.shadow, 0.4),
    ),
  )
  return out.join('')
}
