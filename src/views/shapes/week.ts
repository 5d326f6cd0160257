/** A guest's week at a hotel: what is on which day, and what of it the guest has chosen. */
import type { HoursView, LinkView } from './basics.ts'
import type { ChildRule, Weekday } from '../../records/readings.ts'
import type { DayGroupView, DayRuledView } from './day.ts'

/** One of the week's columns. */
export interface WeekDayView {
  /** As addresses name it: the weekday, 8 to 14 in a second week. */
  code: number
  /** 'Tuesday', with a date 'Tuesday, 6 July'. */
  title: string
  /** 'Tue' */
  short: string
  /** 'YYYY-MM-DD'; missing as long as no arrival is known. */
  date?: string
}

/** Something that is open on most days. */
export interface WeekThingView extends DayRuledView {
  /** As addresses name it: the same in every language. */
  id: string
  href?: string
  /** At least one. */
  hours: HoursView[]
  cost?: 'included' | 'extra'
  /** What is said of booking it. */
  booking?: string
  parts?: DayRuledView[]
  /** Missing: every day. */
  weekdays?: Weekday[]
  /** Codes of days on which it is not on, and of those for which it was chosen. */
  off?: number[]
  chosen?: number[]
}

/** What makes a day: something that a hotel says of its weekday, or an event of its date. */
export interface WeekSayingView {
  id: string
  name?: string
  /** In the hotel's words. */
  text?: string
  /** 'HH:MM' */
  from?: string
  to?: string
  href?: string
  rule?: ChildRule
  fit?: DayRuledView['fit']
}

export interface WeekEventView extends WeekSayingView {
  name: string
  /** 'YYYY-MM-DD', both included. */
  first: string
  last: string
}

/** An entry of a day: a saying or event, chosen or not, or a chosen thing. */
export interface WeekEntryView extends WeekSayingView {
  cost?: WeekThingView['cost']
  booking?: string
  isChosen?: true
  /** Of a chosen thing: the address of the page without it. */
  without?: string
}

export interface WeekHouseView {
  name: string
  slug: string
  href: string
  /** IANA name. */
  zone: string
  /** Days of each year, 'MM-DD', and the hotel's words for them. */
  season?: { from: string; until: string; words: string }
  /** Whom the hotel takes, in its words. */
  guests?: { words: string; rule?: ChildRule }
  groups: { name: DayGroupView['name']; title: string; things: WeekThingView[] }[]
  sayings: (WeekSayingView & { weekdays: Weekday[] })[]
  events: WeekEventView[]
  /** What is to be said of the days, the ages and the season. */
  notes: string[]
  /** By the week's days. */
  entries: { isClosed?: true; entries: WeekEntryView[] }[]
  /** How much was chosen. */
  count: number
  /** Without the hotel, where two stand side by side. */
  without?: string
}

/** What the address says. */
export interface WeekAsked {
  ages: number[]
  arrival?: string
  departure?: string
  /** Slug of the second hotel. */
  with?: string | undefined
}

/** Links of a week with something in it. */
export interface WeekActs {
  /** The address of the page as it is. */
  share: string
  /** Missing without an arrival. */
  calendars: LinkView[]
}
