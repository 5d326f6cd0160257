/** The part of the world that a map shows, and where a place lies on it. Pure. */

export interface Place {
  latitude: number
  longitude: number
}

/** A map around its middle. Its file's name has all of it. */
export interface MapBox extends Place {
  /** Width, at the latitude of its middle. */
  kilometres: number
}

/** Width to height. */
export const MAP_RATIO = 1.5
export const KILOMETRES_PER_DEGREE = 111.2
const MAPS_FOLDER = 'maps'

/** Few widths, in kilometres, so that maps of neighbours are often the same. */
const WIDTHS = [
  60, 75, 90, 110, 130, 160, 200, 250, 300, 375, 450, 550, 675, 825, 1000, 1250, 1500, 1850, 2250, 2750, 3300,
]
/** Share of the map's width that places may span, so that none lies at its edge. */
const FILLED = 0.66
const MOST_LATITUDE = 80

export function shrinkAt(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180)
}

/** Accurate enough up to some thousand kilometres. */
export function kilometresBetween(one: Place, other: Place): number {
  const shrink = shrinkAt((one.latitude + other.latitude) / 2)
  const east = (one.longitude - other.longitude) * shrink
  return Math.hypot(east, one.latitude - other.latitude) * KILOMETRES_PER_DEGREE
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The smallest map that shows all places. `undefined` if there are no places, or they are too far apart. */
export function boxAround(places: readonly Place[], leastKilometres: number): MapBox | undefined {
  if (places.length === 0) return undefined
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const middle = { latitude: rounded((south + north) / 2), longitude: rounded((west + east) / 2) }
  if (Math.max(Math.abs(south), Math.abs(north)) > MOST_LATITUDE) return undefined
  const wide = (east - west) * shrinkAt(middle.latitude) * KILOMETRES_PER_DEGREE
  const high = (north - south) * KILOMETRES_PER_DEGREE
  const needed = Math.max(leastKilometres, wide / FILLED, (high * MAP_RATIO) / FILLED)
  const kilometres = WIDTHS.find((width) => width >= needed)
  return kilometres ? { ...middle, kilometres } : undefined
}

/** 'maps/36.85n-31.02e-160km.svg', below the output folder. */
export function mapFile({ latitude, longitude, kilometres }: MapBox): string {
  const degrees = (value: number, positive: string, negative: string) =>
    Math.abs(value).toFixed(2) + (value < 0 ? negative : positive)
  const middle = `${degrees(latitude, 'n', 's')}-${degrees(longitude, 'e', 'w')}`
  return `${MAPS_FOLDER}/${middle}-${kilometres}km.svg`
}

/** From the left and from the top, as shares of width and height. */
export function positionOn(box: MapBox, { latitude, longitude }: Place): [number, number] {
  const wide = box.kilometres / KILOMETRES_PER_DEGREE
  const x = ((longitude - box.longitude) * shrinkAt(box.latitude)) / wide
  const y = ((box.latitude - latitude) * MAP_RATIO) / wide
  return [x + 0.5, y + 0.5]
}

/** Kilometres of the bar that shows the scale: a round number, at most a quarter of the width. */
export function scaleOf({ kilometres }: MapBox): number {
  return [500, 250, 100, 50, 25, 20, 10].find((length) => length <= kilometres / 4)!
}
