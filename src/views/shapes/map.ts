/** A map of hotels with a list of what it shows. */

export interface MapView {
  /** Address of the coastline picture. */
  src: string
  /** The scale bar: kilometres, and its length as a percentage of the map's width. */
  scale: { kilometres: number; percent: number }
  places: MapPlaceView[]
  /** Hotels that are on another map of the page. Percent. */
  others: (Pick<MarkView, 'x' | 'y'> & Pick<MapPlaceView, 'listed' | 'isLeftOut'>)[]
  airports: AirportView[]
}

export interface AirportView extends MarkView {
  name: string
  /** Positions in the page's list of the hotels whose guests use it. */
  usedBy?: number[]
  /** None of its hotels is what was chosen. */
  isLeftOut?: boolean
}

export interface MarkView {
  /** From the map's left and top edges, in percent. */
  x: number
  y: number
  /** From the mark to the middle of its label, in pixels. */
  dx: number
  dy: number
  text: string
  /** True if there is no room for its label. */
  isBare?: boolean
}

export interface MapPlaceView {
  mark: MarkView
  /** Missing if the mark shows the name. */
  number?: number
  name: string
  /** Missing on the hotel's own page. */
  href?: string
  /** Region, and the distance from the airport. */
  details: string[]
  /** Position in the page's list of hotels, from 1. */
  listed?: number
  /** The hotel does not fit the guest's choices. */
  isLeftOut?: boolean
}
