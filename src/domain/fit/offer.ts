/** What decides whether a hotel and its rooms suit a guest's trip. */
import type { Season } from '../../config/site-types.ts'
import type { Bedding, ChildRule } from '../../records/readings.ts'

/** As the hotel says it. A missing part is one that it does not say. */
export interface Offer {
  /** As addresses name the hotel. */
  slug?: string
  rooms: OfferedRoom[]
  /** Age of its youngest guests. */
  guestAge?: number
  season?: { said: string; dates?: Season; isAllYear?: true }
  /** Groups of its children's club. */
  groups: OfferedRule[]
  slides: OfferedRule[]
}

export interface OfferedRoom {
  id: number
  name: string
  href?: string
  maxAdults?: number
  maxChildren?: number
  beds?: string
  /** Of its beds, as far as their words can be read. */
  bedding?: Bedding
  /** Its text advises against it for younger children. */
  advisedFrom?: number
}

export interface OfferedRule {
  name: string
  /** As the hotel writes it. */
  note?: string
  /** Missing if its note cannot be read. */
  rule?: ChildRule
}
