import { mix } from '../drawing/colour.ts'
import { range } from '../drawing/numbers.ts'
import { path, polygon } from '../drawing/paths.ts'
import { corners } from '../drawing/points.ts'
import { fill, moved, rect, stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Material } from '../light/palette.ts'

/** The ruined temple front of Side: columns with capitals under a piece of entablature. (x, y) is the foot of the left column. */
export function temple(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  { columns = 5, tones = stage.palette.wall, gap = 0.3 }: { columns?: number; tones?: Material; gap?: number } = {},
) {
  const { palette } = stage
  const [lit, mid, dark] = [tones.lit, tones.mid, tones.dark]
  const w = height * 0.105
  const pitch = height * gap
  const width = pitch * (columns - 1)
  const away = -stage.sunSide
  const out = []
  for (let i = 0; i < columns; i++) {
    const cx = i * pitch
    const shaft = [
      [cx - w * 0.5, 0],
      [cx - w * 0.42, -height * 0.8],
      [cx + w * 0.42, -height * 0.8],
      [cx + w * 0.5, 0],
    ] as const
    out.push(
      fill(polygon(shaft), lit),
      fill(
        polygon(
          away < 0
            ? [shaft[0], shaft[1], [cx - w * 0.06, -height * 0.8], [cx - w * 0.08, 0]]
            : [[cx + w * 0.08, 0], [cx + w * 0.06, -height * 0.8], shaft[2], shaft[3]],
        ),
        dark,
      ),
      ...[-0.28, -0.12, 0.1, 0.26].map((f) =>
        stroke(
          path`M${cx + f * w} ${-height * 0.03}L${cx + f * w * 0.85} ${-height * 0.78}`,
          f * away > 0 ? mix(dark, palette.shadow, 0.3) : mid,
          w * 0.05,
          0.9,
        ),
      ),
      ...[0.27, 0.53].map((t) =>
        stroke(path`M${cx - w * 0.48} ${-height * t}L${cx + w * 0.48} ${-height * (t + 0.004)}`, dark, w * 0.05, 0.8),
      ),
      fill(polygon(corners(cx - w * 0.62, height * 0.01, cx + w * 0.62, -height * 0.035)), mid),
      fill(
        path`M${cx - w * 0.42} ${-height * 0.8}C${cx - w * 0.44} ${-height * 0.85} ${cx - w * 0.6} ${-height * 0.86} ${cx - w * 0.72} ${-height * 0.895}H${cx + w * 0.72}C${cx + w * 0.6} ${-height * 0.86} ${cx + w * 0.44} ${-height * 0.85} ${cx + w * 0.42} ${-height * 0.8}Z`,
        mid,
      ),
      ...[-0.3, 0, 0.3].map((f) =>
        fill(path`M${cx + f * w - w * 0.1} ${-height * 0.815}q${w * 0.1} ${-height * 0.07} ${w * 0.2} 0Z`, lit),
      ),
    )
  }
  const top = -height * 0.895
  const from = -w * 0.85
  const to = width + w * 0.85
  const broken = [
    [from, top],
    [from, top - height * 0.075],
    [from + w * 0.3, top - height * 0.08],
    [from + w * 0.4, top - height * 0.15],
    [width * 0.2, top - height * 0.165],
    [width * 0.34, top - height * 0.235],
    [width * 0.5, top - height * 0.3],
    [width * 0.56, top - height * 0.255],
    [width * 0.68, top - height * 0.205],
    [width * 0.7, top - height * 0.13],
    [to - w * 0.5, top - height * 0.125],
    [to, top - height * 0.09],
    [to, top],
  ] as const
  out.push(
    fill(polygon(broken), lit),
    fill(polygon(corners(from, top, to, top - height * 0.035)), dark),
    fill(polygon(corners(from, top - height * 0.075, to, top - height * 0.088)), mid),
    ...range(columns * 3, (i) => {
      const bx = from + ((to - from) * (i + 0.4)) / (columns * 3)
      return rect(bx, top - height * 0.122, w * 0.2, height * 0.024, bx < width * 0.69 || i % 2 ? dark : 'none')
    }),
  )
  return moved(x, y, out.join(''))
}
