import { mix } from '../drawing/colour.ts'
import { range, TAU } from '../drawing/numbers.ts'
import { line, path, polygon } from '../drawing/paths.ts'
import { arc } from '../drawing/points.ts'
import { disc, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A floor plan of a bedroom, or of two that open into each other: walls as solid ink, furniture in two tints, no words (labels belong to the page). */
export function drawFloorPlan(stage: Stage, rooms: number): string {
  const { palette, width: w, height: h } = stage
  const paper = mix('#fbf7ee', palette.wall.lit, 0.4)
  const ink = mix(stage.hotel.colours.second, '#1c2430', 0.45)
  const tint = mix(paper, stage.hotel.colours.second, 0.16)
  const warm = mix(paper, stage.hotel.colours.accent, 0.26)
  const water = mix(paper, stage.hotel.colours.sea, 0.34)
  const family = rooms > 1
  // metres: bath and hall in front, room behind, balcony at the far right
  const [W, D] = [family ? 9.6 : 7.8, 4.4]
  const m = Math.min((w - 100) / (W + 3), (h - 150) / (D + 1.2))
  const [ox, oy] = [(w - (W + 1.8) * m) / 2, (h - D * m) / 2]
  const X = (v: number) => ox + v * m
  const Y = (v: number) => oy + v * m
  const area = (x: number, y: number, a: number, b: number, colour: string, r = 0) =>
    rect(X(x), Y(y), a * m, b * m, colour, 1, r * m)
  const edge = (x: number, y: number, a: number, b: number, r = 0.04, colour = '#00000000') =>
    path`<rect x="${X(x)}" y="${Y(y)}" width="${a * m}" height="${b * m}" rx="${r * m}" fill="${colour}" stroke="${ink}" stroke-width="2.2"/>`
  const t = 0.16
  const bathW = 2.5
  const out = [rect(-5, -5, w + 10, h + 10, paper)]
  out.push(
    rect(X(-0.5) + 14, Y(-0.5) + 18, (W + 2.8) * m, (D + 1.1) * m, ink, 0.08, 6),
    rect(X(-0.5), Y(-0.5), (W + 2.8) * m, (D + 1.1) * m, mix(paper, '#ffffff', 0.5), 1, 6),
    area(bathW, 0, W - bathW, D, mix(paper, stage.hotel.colours.sand, 0.3)),
    area(0, 0, bathW, 2.5, water),
    area(0, 2.5, bathW, D - 2.5, mix(paper, stage.hotel.colours.sand, 0.3)),
    area(W, 0.2, 1.6, D - 0.4, tint),
    stroke(
      range(Math.floor((W - bathW) / 0.28), (i) => path`M${X(bathW + 0.28 * (i + 1))} ${Y(0)}V${Y(D)}`).join(''),
      ink,
      0.8,
      0.16,
    ),
    stroke(
      range(9, (i) => path`M${X(0)} ${Y(0.28 * i)}H${X(bathW)}`).join('') +
        range(9, (i) => path`M${X(0.28 * i)} ${Y(0)}V${Y(2.5)}`).join(''),
      ink,
      0.8,
      0.22,
    ),
    stroke(range(7, (i) => path`M${X(W + 0.22 * (i + 1))} ${Y(0.2)}V${Y(D - 0.2)}`).join(''), ink, 0.8, 0.25),
  )
  // rug, bed with pillows and throw, night tables
  const bedX = family ? 4.3 : 3.7
  out.push(
    area(bedX - 0.5, 1.2, 3, 1.9, warm, 0.06),
    edge(bedX, 0.12, 1.8, 2.05, 0.06, '#ffffff'),
    area(bedX, 1.35, 1.8, 0.6, mix(paper, stage.hotel.colours.accent, 0.62)),
    edge(bedX, 1.35, 1.8, 0.6, 0),
    ...[0.12, 0.98].map((d) => edge(bedX + d, 0.22, 0.7, 0.42, 0.12, tint)),
    ...[-0.56, 1.92].map(
      (d) => edge(bedX + d, 0.12, 0.44, 0.44, 0.03, tint) + disc(X(bedX + d + 0.22), Y(0.34), 0.12 * m, '#ffffff'),
    ),
  )
  if (family)
    out.push(
      ...[7.1, 8.3].map(
        (x) =>
          edge(x, 0.12, 0.95, 2, 0.06, '#ffffff') +
          edge(x + 0.12, 0.22, 0.7, 0.38, 0.12, tint) +
          area(x, 1.4, 0.95, 0.5, mix(paper, stage.hotel.colours.second, 0.5)),
      ),
    )
  // desk with chair, screen, armchair and table by the glass
  out.push(
    edge(bathW + 0.5, D - 0.62, 1.9, 0.5, 0.03, tint),
    disc(X(bathW + 1.4), Y(D - 0.86), 0.22 * m, mix(paper, stage.hotel.colours.accent, 0.6)),
    edge(bedX + 0.9, D - 0.24, 1.2, 0.1, 0.01, ink),
    edge(W - 1.2, D - 1.35, 0.82, 0.82, 0.2, mix(paper, stage.hotel.colours.accent, 0.5)),
    edge(W - 1.06, D - 1.2, 0.6, 0.56, 0.12, warm),
    disc(X(W - 1.6), Y(D - 0.7), 0.27 * m, '#ffffff'),
    stroke(polygon(arc(X(W - 1.6), Y(D - 0.7), 0.27 * m, 0.27 * m, 0, TAU, 30)), ink, 2.2),
  )
  // bath: shower, basin, tub, closet; wardrobe in the hall
  out.push(
    edge(0.12, 0.12, 0.75, 1.65, 0.3, '#ffffff'),
    edge(0.24, 0.26, 0.52, 1.36, 0.24, water),
    edge(1.2, 0.12, 1.1, 0.5, 0.04, '#ffffff'),
    path`<ellipse cx="${X(1.75)}" cy="${Y(0.38)}" rx="${0.3 * m}" ry="${0.17 * m}" fill="${water}" stroke="${ink}" stroke-width="2.2"/>`,
    edge(1.92, 1.4, 0.4, 0.24, 0.04, '#ffffff'),
    path`<ellipse cx="${X(1.84)}" cy="${Y(1.52)}" rx="${0.26 * m}" ry="${0.2 * m}" fill="#ffffff" stroke="${ink}" stroke-width="2.2"/>`,
    edge(0.12, D - 0.66, 1.7, 0.58, 0.02, tint),
    stroke(
      path`M${X(0.97)} ${Y(D - 0.66)}v${0.58 * m}` +
        range(8, (i) => path`M${X(0.24 + i * 0.19)} ${Y(D - 0.56)}l${0.06 * m} ${0.38 * m}`).join(''),
      ink,
      1.6,
    ),
  )
  // balcony: loungers, table, rail
  out.push(
    ...[0.5, 2.9].map(
      (y) =>
        edge(W + 0.3, y, 1.05, 0.62, 0.05, '#ffffff') + stroke(path`M${X(W + 0.68)} ${Y(y)}v${0.62 * m}`, ink, 1.6),
    ),
    disc(X(W + 0.8), Y(2.05), 0.26 * m, warm),
    stroke(polygon(arc(X(W + 0.8), Y(2.05), 0.26 * m, 0.26 * m, 0, TAU, 30)), ink, 2.2),
    stroke(path`M${X(W)} ${Y(0.2)}H${X(W + 1.6)}V${Y(D - 0.2)}H${X(W)}`, ink, 5),
    ...[0.4, 3.85].map((y) => disc(X(W + 1.35), Y(y), 0.16 * m, mix(paper, stage.hotel.colours.leaf, 0.6))),
  )
  // walls last, with openings: entry, bath door, glass front
  const wall = (x: number, y: number, a: number, b: number) => area(x, y, a, b, ink)
  out.push(
    wall(-t, -t, W + 2 * t, t),
    wall(-t, D, W + 2 * t, t),
    wall(-t, -t, t, 2.9),
    wall(-t, 3.75, t, D - 3.75 + t),
    wall(W, -t, t, 0.7),
    wall(W, D - 0.5, t, 0.5 + t),
    wall(0, 2.5, 1.3, 0.1),
    wall(2.15, 2.5, bathW - 2.15, 0.1),
    wall(bathW, 0, 0.1, 2.6),
    ...(family ? [wall(6.72, 0, 0.1, 2.5), wall(6.72, D - 0.55, 0.1, 0.55)] : []),
    stroke(path`M${X(W + t / 2)} ${Y(0.54)}V${Y(D - 0.5)}`, ink, 2),
    stroke(path`M${X(W + 0.03)} ${Y(0.54)}V${Y(2.3)}M${X(W + t - 0.03)} ${Y(2.1)}V${Y(D - 0.5)}`, ink, 4),
  )
  const door = (x: number, y: number, r: number, from: number, to: number) =>
    stroke(line(arc(X(x), Y(y), r * m, r * m, from, to, 14)), ink, 1.5) +
    stroke(
      line([
        [X(x), Y(y)],
        [X(x) + Math.cos(to) * r * m, Y(y) + Math.sin(to) * r * m],
      ]),
      ink,
      4,
    )
  out.push(door(0, 3.75, 0.85, -Math.PI / 2, 0), door(1.3, 2.55, 0.85, 0, Math.PI / 2))
  // scale of metres
  out.push(
    ...range(4, (i) => rect(X(0) + i * m * 0.5, Y(D + 0.27), m * 0.5, 8, i % 2 ? paper : ink)),
    path`<rect x="${X(0)}" y="${Y(D + 0.27)}" width="${m * 2}" height="8" fill="none" stroke="${ink}" stroke-width="1.5"/>`,
  )
  return out.join('')
}
