/** The coast of a map as an SVG file, from Natural Earth's outlines of land at 1:10 million, as `world-atlas` packs them. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { KILOMETRES_PER_DEGREE, MAP_RATIO, mapFile, positionOn, shrinkAt, type MapBox } from './box.ts'

type Point = [number, number]
type Ring = Point[]
type Topology = Parameters<typeof feature>[0]

/** In the file's own units. A margin beyond the edge hides the ends of lines. */
const MAP_WIDTH = 1200
const MAP_HEIGHT = MAP_WIDTH / MAP_RATIO
const MARGIN = 80
/** Points closer than this to the previous one are left out: they would be invisible. */
const LEAST_DISTANCE = 2

interface Window {
  west: number
  south: number
  east: number
  north: number
}

/** Draws maps one after the other. Keeps the outlines of the world, so let it go when all are drawn. */
export function createCoast(): (box: MapBox) => Promise<string> {
  let world: Promise<Ring[]> | undefined
  const parts = new Map<string, Ring[]>()

  /** Land around a box, cut from the world once for all boxes near it. */
  async function landAround(window: Window): Promise<Ring[]> {
    const cell = { west: Math.floor(window.west / 8) * 8, south: Math.floor(window.south / 8) * 8 }
    const around = { ...cell, east: cell.west + 16, north: cell.south + 16 }
    world ??= outlines()
    if (window.east > around.east || window.north > around.north) return world
    const name = `${cell.west} ${cell.south}`
    const cached = parts.get(name)
    if (cached) return cached
    const land = clipped(await world, around)
    parts.set(name, land)
    return land
  }

  return async (box) => {
    const window = windowOf(box)
    const rings = clipped(await landAround(window), window)
    return coastSvg(box, rings.map((ring) => pathOf(box, ring)).join(''))
  }
}

async function outlines(): Promise<Ring[]> {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology
  const land = feature(topology, topology.objects.land!)
  const features = land.type === 'FeatureCollection' ? land.features : [land]
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates as Ring[]
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]).flat() : []
  })
}

function windowOf(box: MapBox): Window {
  const beyond = 1 + (2 * MARGIN) / MAP_WIDTH
  const high = box.kilometres / MAP_RATIO / KILOMETRES_PER_DEGREE / 2
  const wide = box.kilometres / KILOMETRES_PER_DEGREE / shrinkAt(box.latitude) / 2
  return {
    west: box.longitude - wide * beyond,
    east: box.longitude + wide * beyond,
    south: box.latitude - high * beyond * MAP_RATIO,
    north: box.latitude + high * beyond * MAP_RATIO,
  }
}

/** `side`: 1 if larger coordinates than the limit are inside. */
type Edge = [axis: 0 | 1, limit: number, side: 1 | -1]

/** Rings cut at a window's four edges, one after the other (Sutherland and Hodgman). */
function clipped(rings: readonly Ring[], { west, south, east, north }: Window): Ring[] {
  const edges: Edge[] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return rings.flatMap((ring) => {
    const cut = edges.reduce(cutAt, ring)
    return cut.length > 2 ? [cut] : []
  })
}

function cutAt(ring: Ring, [axis, limit, side]: Edge): Ring {
  const isIn = (point: Point) => (point[axis] - limit) * side >= 0
  if (ring.every(isIn)) return ring
  const cut: Ring = []
  let last = ring.at(-1)
  for (const point of ring) {
    if (last && isIn(point) !== isIn(last)) {
      const share = (limit - last[axis]) / (point[axis] - last[axis])
      cut.push([last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])])
    }
    if (isIn(point)) cut.push(point)
    last = point
  }
  return cut
}

/** In whole units, each relative to the previous point. */
function pathOf(box: MapBox, ring: Ring): string {
  const points: Point[] = []
  for (const [longitude, latitude] of ring) {
    const [x, y] = positionOn(box, { longitude, latitude })
    const point: Point = [Math.round(x * MAP_WIDTH), Math.round(y * MAP_HEIGHT)]
    const last = points.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_DISTANCE) points.push(point)
  }
  if (points.length < 3) return ''
  const [[x, y], ...rest] = points as [Point, ...Point[]]
  let last: Point = [x, y]
  const steps = rest.map((point) => {
    const step = `${point[0] - last[0]},${point[1] - last[1]}`
    last = point
    return step
  })
  return `M${x},${y}l${steps.join(' ')}z`
}

/** Lines along the shore as on an engraved chart, fainter with distance. */
const WATER = [
  { width: 58, colour: '#cfe9e3' },
  { width: 55, colour: '#ddf1ec' },
  { width: 33, colour: '#b3dbd2' },
  { width: 30, colour: '#d3ebe6' },
  { width: 13, colour: '#8fc6ba' },
  { width: 10, colour: '#c6e4dd' },
]

function coastSvg(box: MapBox, land: string): string {
  const water = WATER.map(({ width, colour }) => `<use href="#l" stroke="${colour}" stroke-width="${width}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" stroke-linejoin="round">`,
    `<title>${mapFile(box)}: Natural Earth</title>`,
    `<defs><path id="l" d="${land}"/></defs>`,
    `<rect width="100%" height="100%" fill="#e4f4f0"/>`,
    `<g fill="none">${water.join('')}</g>`,
    `<use href="#l" fill="#f4eee4" stroke="#6f9a90" stroke-width="1.6"/>`,
    `<path d="${graticule(box)}" fill="none" stroke="#4a3f38" stroke-opacity=".1"/>`,
    '</svg>',
  ].join('')
}

/** Meridians and parallels, about six across. */
function graticule(box: MapBox): string {
  const { latitude, longitude, kilometres } = box
  const wide = kilometres / KILOMETRES_PER_DEGREE
  const step = [0.1, 0.25, 0.5, 1, 2, 5].find((degrees) => wide / degrees <= 7) ?? 10
  const lines = (middle: number, reach: number) => {
    const first = Math.ceil((middle - reach) / step)
    const last = Math.floor((middle + reach) / step)
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  }
  const meridians = lines(longitude, wide / shrinkAt(latitude) / 2).map((each) => {
    const [x] = positionOn(box, { latitude, longitude: each })
    return `M${Math.round(x * MAP_WIDTH)},0V${MAP_HEIGHT}`
  })
  const parallels = lines(latitude, wide / MAP_RATIO / 2).map((each) => {
    const [, y] = positionOn(box, { latitude: each, longitude })
    return `M0,${Math.round(y * MAP_HEIGHT)}H${MAP_WIDTH}`
  })
  return [...meridians, ...parallels].join('')
}
