/** Where the label of each place stands beside it, so that no two touch on a map of any width. Pure. */
import { LRUCache } from 'lru-cache'
import { MAP_RATIO } from './box.ts'

/** Widths of maps in pixels, from the narrowest phone's to the widest. Labels keep their size. */
const WIDTHS = [300, 320, 345, 375, 410, 450, 500, 560, 630, 710, 800, 900]
const GAP = 2
const DOT = 4
/** What stands in the lower corners and at the upper right: scale, source and north. */
const CORNERS = [
  { isLeft: true, isTop: false, width: 14, share: 0.25, height: 30 },
  { isLeft: false, isTop: false, width: 132, share: 0, height: 22 },
  { isLeft: false, isTop: true, width: 34, share: 0, height: 44 },
]

export interface Labelled {
  /** Shares of the map's width and height. */
  x: number
  y: number
  /** Size of the label, in pixels. */
  width: number
  height: number
}

/** From the place to the middle of its label, in pixels. */
export type Offset = [number, number]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const around = ([x, y]: [number, number], width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

const touch = (one: Box, other: Box, gap = GAP) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap

/** Above and below before the sides, near before far. */
const ANGLES = [-90, 90, -65, -115, 65, 115, -40, -140, 40, 140, -15, -165, 15, 165, 0, 180]
const REACHES = [4, 12, 20, 28, 38, 48, 60, 72, 86, 104, 124]

type Line = [x: number, y: number, toX: number, toY: number]

interface Drawn {
  box: Box
  /** From the place to its label. */
  line: Line
}

function drawnAt(width: number, label: Labelled, [dx, dy]: Offset): Drawn {
  const [x, y] = [label.x * width, (label.y * width) / MAP_RATIO]
  return { box: around([x + dx, y + dy], label.width, label.height), line: [x, y, x + dx, y + dy] }
}

/** On a map of each width. */
function drawn(label: Labelled, offset: Offset): Drawn[] {
  return WIDTHS.map((width) => drawnAt(width, label, offset))
}

function offsets({ width, height }: Labelled): Offset[] {
  return REACHES.flatMap((reach) =>
    ANGLES.map((angle): Offset => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      // The label's near edge, not its middle, is as far as the reach says.
      const half = Math.min(width / 2 / Math.max(Math.abs(cos), 0.01), height / 2 / Math.max(Math.abs(sin), 0.01))
      return [Math.round(cos * (reach + half + DOT)), Math.round(sin * (reach + half + DOT))]
    }),
  )
}

function cornersAt(wide: number): Box[] {
  return CORNERS.map(({ isLeft, isTop, width, share, height }) => {
    const [across, high] = [width + share * wide, wide / MAP_RATIO]
    const [left, top] = [isLeft ? 0 : wide - across, isTop ? 0 : high - height]
    return { left, top, right: left + across, bottom: top + height }
  })
}

const CORNER_BOXES = WIDTHS.map(cornersAt)

const isInside = ({ left, top, right, bottom }: Box, width: number) =>
  left >= GAP && top >= GAP && right <= width - GAP && bottom <= width / MAP_RATIO - GAP

/** In the order of `labels`. If there is no better place a label may cover the scale or a line. `undefined` if it has no room. */
export function offsetsOf(labels: readonly Labelled[]): (Offset | undefined)[] {
  const name = JSON.stringify(labels)
  const offsets = cache.get(name) ?? findOffsets(labels)
  cache.set(name, offsets)
  return offsets
}

/** Pages are made far more often than hotels move, and all languages have the same labels. */
const cache = new LRUCache<string, (Offset | undefined)[]>({ max: 512 })

function findOffsets(labels: readonly Labelled[]): (Offset | undefined)[] {
  const dots = labels.map((label) => drawn({ ...label, width: 2 * DOT, height: 2 * DOT }, [0, 0]))
  const placed: Drawn[][] = []
  return labels.map((label, own) => {
    const onEvery = (offset: Offset, holds: (each: Drawn, index: number) => boolean) =>
      WIDTHS.every((width, index) => holds(drawnAt(width, label, offset), index))
    const isFree = (offset: Offset) =>
      onEvery(
        offset,
        ({ box }, index) => isInside(box, WIDTHS[index]!) && !placed.some((other) => touch(box, other[index]!.box)),
      )
    const isClear = (offset: Offset) =>
      onEvery(
        offset,
        (each, index) =>
          !CORNER_BOXES[index]!.some((corner) => touch(each.box, corner)) &&
          !dots.some((dot, place) => place !== own && touch(each.box, dot[index]!.box, 0)) &&
          !placed.some((other) => isCrossed(each, other[index]!)),
      )
    const all = offsets(label)
    const offset = all.find((each) => isFree(each) && isClear(each)) ?? all.find(isFree)
    if (offset) placed.push(drawn(label, offset))
    return offset
  })
}

function isCrossed(one: Drawn, other: Drawn): boolean {
  return meets(one.line, other.box) || meets(other.line, one.box) || cross(one.line, other.line)
}

function meets([x, y, toX, toY]: Line, box: Box): boolean {
  const points = [0.2, 0.4, 0.6, 0.8].map((share) => around([x + share * (toX - x), y + share * (toY - y)], 2, 2))
  return points.some((point) => touch(point, box, 0))
}

function cross(one: Line, other: Line): boolean {
  const [ends, otherEnds] = [sides(one, other), sides(other, one)]
  return ends[0] * ends[1] < 0 && otherEnds[0] * otherEnds[1] < 0
}

/** On which side of a line the ends of a second line lie. */
function sides([x, y, toX, toY]: Line, [otherX, otherY, otherToX, otherToY]: Line): [number, number] {
  const side = (pointX: number, pointY: number) => (toX - x) * (pointY - y) - (toY - y) * (pointX - x)
  return [side(otherX, otherY), side(otherToX, otherToY)]
}
