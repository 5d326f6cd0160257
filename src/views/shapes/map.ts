/** A map of hotels with the list of what is on it. */

export interface MapView {
  /** Address of the coast. */
  src: string
  /** The bar of the scale: kilometres, and its part of the map's width in per cent. */
  scale: { kilometres: number; percent: number }
  places: MapPlaceView[]
  /** Hotels that another map of the page has, in per cent. */
  others: (Pick<MarkView, 'x' | 'y'> & Pick<MapPlaceView, 'listed'>)[]
  airports: (MarkView & { name: string })[]
}

export interface MarkView {
  /** From the left and the top of the map, in per cent. */
  x: number
  y: number
  /** From there to the middle of its label, in pixels. */
  dx: number
  dy: number
  text: string
  /** There is no room for its label. */
  isBare?: boolean
}

export interface MapPlaceView {
  mark: MarkView
  /** Missing where the mark says the name. */
  number?: number
  name: string
  /** Missing on its own page. */
  href?: string
  /** Region, and the way from the airport. */
  details: string[]
  /** Its place among the hotels that the page lists, from 1. */
  listed?: number
}
