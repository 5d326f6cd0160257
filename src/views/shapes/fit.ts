/** What decides whether a hotel and its rooms suit a guest's trip, and how a page says so. */
import type { BedKind } from '../../records/readings.ts'
import type { LinkView } from './basics.ts'

/** 'unsaid': the records do not tell. */
export type FitView = 'yes' | 'no' | 'unsaid'

/** One thing that a trip asks for. */
export interface FitRowView {
  /** The same for every hotel: what is asked. Missing for what a page of one hotel is about. */
  name?: 'room' | 'guests' | 'season' | 'days' | 'club' | 'slides'
  fit: FitView
  label: string
  text: string
  /** The hotel's records do not say it. */
  isSilent?: boolean
  /** Where the text leads. */
  href?: string
  stays?: StaysView
  /** Which of the hotel's facts says so. */
  source: string
}

/** The nearest stays that keep a hotel's rules, with the words between them: '11–18 July', ' or ', '18–25 July'. */
export type StaysView = { text: string; /** The page for these days. */ href?: string }[]

/** What a hotel's page says of a trip. */
export interface HotelFitView {
  /** For whom, and when. */
  title: string
  fit: FitView
  verdict: string
  stays?: StaysView
  rows: FitRowView[]
  note: string
  /** The hotel's week for the trip. */
  week?: LinkView
}

/** What one of a list says of a trip. */
export interface FitNoteView {
  fit: FitView
  text: string
  stays?: StaysView
  /** A room of the hotel that fits, where this one does not. The text follows its name. */
  instead?: { name: string; href?: string; text: string }
  source?: string
}

/** What a room's card or page says of a party. */
export interface RoomFitView extends FitNoteView {
  /** On the room's page, if it fits. */
  sleeping?: {
    title: string
    /** Bed by bed; none if the hotel does not say which there are. */
    beds: { kind: BedKind; name: string; sleepers: ('adult' | 'child' | 'baby')[]; text: string }[]
    /** For whom no bed is named. */
    left?: string
    note: string
  }
}
