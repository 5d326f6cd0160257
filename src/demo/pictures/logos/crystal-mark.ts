import { polygon } from '../drawing/paths.ts'
import { fill } from '../drawing/shapes.ts'

/** The group's mark: a cut crystal whose foot ends in the stripes of a towel. */
export function crystalMark(main: string, second: string): string {
  const crown = polygon([
    [-44, -92],
    [-8, -92],
    [-8, -40],
    [-84, -40],
  ])
  const sunny = polygon([
    [8, -92],
    [44, -92],
    [84, -40],
    [8, -40],
  ])
  const left = polygon([
    [-84, -26],
    [-8, -26],
    [-8, 92],
  ])
  // The right half narrows in four stripes, the second one wide as the cloth's.
  const edge = (y: number) => 84 - ((y + 26) / 118) * 76
  const stripe = (from: number, to: number) =>
    polygon([
      [8, from],
      [edge(from), from],
      [edge(to), to],
      [8, to],
    ])
  const stripes = [stripe(-26, -2), stripe(10, 22), stripe(33, 44), stripe(55, 92)]
  return fill(crown, main) + fill(sunny, second) + fill(left, main) + stripes.map((d) => fill(d, second)).join('')
}
