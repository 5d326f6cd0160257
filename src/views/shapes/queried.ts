/** What pages show of a query; missing as long as they are as published. */
import type { Seating } from '../../records/seats.ts'
import type { LinkView } from './basics.ts'
import type { StaysView } from './fit.ts'

/** One page of results of the site search. */
export interface SearchResultsView {
  query: string
  /** How many pages there are, or why none is shown. */
  summary: string
  /** Number of the first result, from 1. */
  first: number
  /** `source`: kind of page and hotel. */
  items: { href: string; title: string; source: string; excerpt: { text: string; isMatch?: true }[] }[]
  /** Links to show if there are no results. */
  instead?: LinkView[]
  /** Previous and next page. */
  pageLinks: { href: string; rel: 'prev' | 'next'; text: string }[]
}

/** What fits the children of a query. */
export interface DayAnswerView {
  /** As they were given. */
  given: number[]
  title: string
  /** One for each age. */
  rows: { age: string; fitting: { name: string; hours: string }[] }[]
  note: string
}

/** The comparison of what was chosen. */
export interface ComparedView {
  /** None: nothing of what was chosen exists. */
  columns: {
    name: string
    href?: string
    /** Address of a picture. */
    picture?: string
    /** Where its dates are chosen, or the number that is called instead. */
    book: { href: string; text: string }
    /** The comparison's address without this column. */
    without: string
    /** Address of the comparison of this hotel's rooms. */
    rooms?: string
  }[]
  /** Rows in which the columns differ, with the parts of each cell; empty if nothing is known. */
  different: { label: string; cells: { text: string; href?: string }[][] }[]
  /** Rows in which all columns have the same. */
  equal: { label: string; cell: { text: string; href?: string }[] }[]
  /** What is to be said of it; empty: nothing. */
  note: string
  party: ComparedPartyView
  /** Slugs of the compared hotels. */
  chosen: string[]
  /** Rooms to choose from, by hotel, where rooms are compared. */
  rooms?: { title: string; rooms: { name: string; value: string; isChosen: boolean }[] }[]
}

export interface ComparedPartyView {
  adults: number
  children: number
  /** What the form keeps of the trip without a field for it. */
  kept: [name: string, value: string][]
}

/** What a choice among the hotels gives. */
export interface SelectedView {
  /** '12 hotels'. */
  total: string
  isEmpty: boolean
  /** What the button says. */
  show: string
  /** How much is chosen; empty where nothing is. */
  chosen: string
  /** What to drop where nothing is left. */
  ways: WayView[]
  /** Fields that the comparison of these hotels begins with. */
  carried: [name: string, value: string][]
  /** What the form keeps of the trip without a field for it. */
  kept: [name: string, value: string][]
  /** Hotels that are not shown, and what does not suit. */
  others: OtherHotelView[]
}

export interface OtherHotelView {
  name: string
  href: string
  why: string[]
  stays?: StaysView
}

export interface WayView {
  href: string
  text: string
}

/** What an address asks of halls; an empty text or 0 asks for nothing. */
export interface HallQuery {
  /** Code of a region, or slug of a hotel. */
  where: string
  persons: number
  seating: Seating | ''
  /** '1': nothing else fits, and two halls may share the people, so each hall that seats some of them is shown. */
  together: '1' | ''
  /** Key of the hall that the inquiry is about. */
  ask: string
}

/** What was asked of the halls, and what it gives. */
export interface HallSearchView {
  query: HallQuery
  total: string
  isAsked: boolean
  /** Why nothing is shown. */
  none: string
  ways: WayView[]
  /** Query of the link that asks for a hall, without its key. */
  asking: string
  /** About one of them. */
  inquiry?: { title: string; subject: string; propertyId: number }
}

/** What an address says of the guest's trip, above its page. */
export interface TripLineView {
  text: string
  /** The list of hotels, with its form filled. */
  changeHref: string
  /** The page without a query. */
  clearHref: string
}
