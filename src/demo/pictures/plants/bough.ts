import { clamp, lerp, range } from '../drawing/numbers.ts'
import { path } from '../drawing/paths.ts'
import { stroke } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** A needle bough reaching in from a corner, to frame a view. */
export function bough(stage: Stage, x: number, y: number, length: number, angle: number, colour: string) {
  const { random } = stage
  const out: string[] = []
  const twig = (x0: number, y0: number, len: number, a: number, thick: number) => {
    const [x1, y1] = [x0 + Math.cos(a) * len, y0 + Math.sin(a) * len]
    out.push(
      stroke(path`M${x0} ${y0}Q${lerp(x0, x1, 0.5)} ${lerp(y0, y1, 0.5) + len * 0.06} ${x1} ${y1}`, colour, thick),
    )
    const tufts = Math.max(3, Math.round(len / 26))
    for (let i = 1; i <= tufts; i++) {
      const t = i / tufts
      const [cx, cy] = [lerp(x0, x1, t), lerp(y0, y1, t) + len * 0.03 * Math.sin(t * Math.PI)]
      let d = ''
      for (let k = 0; k < 15; k++) {
        const na = a + lerp(-1.25, 1.25, k / 14) + random.between(-0.08, 0.08)
        const nl = random.between(26, 40) * clamp(len / 240, 0.7, 1.1)
        d += path`M${cx} ${cy}l${Math.cos(na) * nl} ${Math.sin(na) * nl}`
      }
      out.push(stroke(d, colour, 2.1))
    }
  }
  twig(x, y, length, angle, 9)
  range(5, (i) =>
    twig(
      x + Math.cos(angle) * length * (0.25 + i * 0.14),
      y + Math.sin(angle) * length * (0.25 + i * 0.14) + 4,
      length * (0.42 - i * 0.04),
      angle + (i % 2 ? -0.55 : 0.6),
      5,
    ),
  )
  return out.join('')
}
