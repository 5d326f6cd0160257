/**
 * What the texts of records say, read once when the provider answers: `provider/read`. A part that a text does not say, or says in words that cannot be
 * read, is missing.
 */
import type { HouseRules, Season } from '../config/site-types.ts'
import type { FeatureRecord } from './parts.ts'
import type { Seats } from './seats.ts'

/** 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface Hours {
  /** 'HH:MM' */
  from: string
  to: string
}
/** Whole years; a missing end is open. */
export interface Ages {
  from?: number
  to?: number
}

/** What a child must be: of some ages, or at least as tall, in centimetres. */
export type ChildRule = { ages: Ages } | { height: number }

/** `note`: as the hotel writes it; `rule`: missing if that cannot be read. */
export interface Asked {
  note: string
  rule?: ChildRule
}

/** A cot is for a baby. */
export const BED_KINDS = ['king', 'double', 'single', 'bunk', 'sofa', 'day', 'chair', 'folding', 'cot', 'bed'] as const
export type BedKind = (typeof BED_KINDS)[number]
/** The beds of a room; several where guests choose, as '1 double or 2 single beds'. */
export type Bedding = BedKind[][]

export const CERTIFICATE_SUBJECTS = ['environment', 'food', 'safety', 'quality'] as const
export type CertificateSubject = (typeof CERTIFICATE_SUBJECTS)[number]
export interface CertificateReadings {
  subject?: CertificateSubject
}

/** Of an address in one line. Towns come before the province; the country is an ISO code. */
export interface AddressReading {
  street?: string
  postalCode?: string
  places?: string[]
  country?: string
}

export const MEASURES = ['area', 'height', 'daylight'] as const
export type Measure = (typeof MEASURES)[number]
export interface Hall extends Partial<Record<Measure, string>> {
  name: string
  seats: Seats
}

/** What is said of single days of the week, in the hotel's words. */
export interface Saying {
  /** What it is said of; missing if the words say so themselves. */
  name?: string
  text: string
  weekdays: Weekday[]
  /** 'HH:MM' */
  from?: string
  to?: string
  rule?: ChildRule
}

/** Each value that texts give, once; `null`: they name it in words that cannot be read. */
export type HouseRulesSaid = { [Name in keyof HouseRules]?: (NonNullable<HouseRules[Name]> | null)[] }

/** Of a hotel's home page or one of the pages below it; each kind of page has those that the site shows. */
export interface PageReadings {
  season?: Season | 'all-year'
  /** On foot to the beach. */
  beachMetres?: number
  grounds?: ('sand' | 'pebble')[]
  airport?: AirportReading
  houseRules?: HouseRulesSaid
  /** Whom the hotel takes; `words` are a row of a table. */
  guests?: Ages & { from: number; words: string }
  halls?: Hall[]
  /** Rows of all tables of halls as the hotel has them; a row is empty in columns that its table does not have. */
  hallTable?: { columns: string[]; rows: string[][] }
  /** Rows of tables that contain hours. */
  timed?: { name: string; hours: Hours[]; asked?: Asked }[]
  /** Rows of tables that contain a minimum height. */
  slides?: { name: string; asked: Asked }[]
  opening?: Hours[]
  lifeguards?: Hours[]
  sayings?: Saying[]
  /** What is said of sport, in the order of the page: cards, then the hours of the day. */
  sport?: { cards: FeatureRecord[]; sessions: FeatureRecord[] }
  /** Cards with a line below their title, else the rows of tables whose second cell has a figure. */
  figures?: (FeatureRecord & { value: string })[]
}

export interface AirportReading {
  metres?: number
  minutes?: number
  /** Codes of three letters in what the page says of the way, anywhere on it, and beside the word for an airport. */
  codes: { way: string[]; page: string[]; atAirport: string[] }
}

export interface RoomReadings {
  bedding?: Bedding
  /** Its text advises against it for younger children. */
  advisedFrom?: number
  houseRules?: HouseRulesSaid
}

export interface OutletReadings {
  /** The days on which alone it is open. */
  weekdays?: Weekday[]
  asked?: Asked
  /** What it says about booking a table. */
  booking?: FeatureRecord
  /** Of its features, by their labels. */
  featureSayings?: (Saying & { name: string })[]
  sayings?: Saying[]
}

export interface FacilityReadings {
  sayings?: Saying[]
  sport?: FeatureRecord[]
}
