/** Choosing among all hotels or halls: facets, and what they choose from. */
import type { WishName } from '../../domain/trip/trip.ts'
import type { Hall } from '../../records/readings.ts'
import type { FormView } from './basics.ts'
import type { HotelCardView } from './parts.ts'
import type { HallSearchView } from './queried.ts'

/** A facet of hotels, as the query names it. */
export type FacetName = WishName | 'room'
/** Values of facets: of a hotel, offered, or chosen. A room or party is 'adults-children'. */
export type FacetValues = Partial<Record<FacetName, string[]>>

/** A row of a hotel's card. */
export interface CardFact {
  label: string
  /** Missing if the trip asks for it and the hotel does not say it. */
  value?: string
  /** The row comes first if this facet is chosen. */
  facet?: FacetName
  /** Which of the hotel's facts says so. */
  source?: string
  /** Only shown in that case. */
  isExtra?: boolean
}

/** A hotel in the chooser's list. */
export interface ChosenCardView extends HotelCardView {
  /** Slug of the hotel in the search. */
  searchSlug: string
  /** Its values of the offered facets. */
  values: FacetValues
  /** Slug for comparisons; missing if there is nothing to compare. */
  slug?: string
  facts: CardFact[]
  /** Does not match the choice. */
  isLeftOut?: boolean
}

/** A checkbox: a facet's name and value in the address. */
export interface ChoiceView {
  name: string
  value: string
  label: string
  /** Number of hotels that have it. */
  count: number
  isTicked?: boolean
}

export interface ChoiceGroupView {
  group: string
  legend: string
  choices: ChoiceView[]
  /** Number fields, with the highest value that any hotel has. */
  numbers: { name: string; label: string; most: number; value?: string | undefined }[]
}

/** A hall of a hotel. */
export interface OfferedHall extends Omit<Hall, 'name'> {
  /** '{hotel}/{name}', with the hotel's slug. */
  key: string
  hotel: { name: string }
  region?: { code: string }
}

/** A hall of a hotel, as the hotel's table describes it. */
export interface HallView extends OfferedHall {
  name: string
  /** `href`: the hotel's meetings page. */
  hotel: { id: number; name: string; href: string }
  region?: { code: string; name: string }
  /** Does not match the query. */
  isLeftOut?: boolean
}

interface OptionView {
  value: string
  label: string
}

/** The halls of all hotels, as a chooser. */
export interface HallFinderView {
  halls: HallView[]
  /** Seating layouts that any hall has. */
  seatings: OptionView[]
  regions: OptionView[]
  hotels: OptionView[]
  /** Missing if there is no property to write to. */
  form?: FormView
  /** With a query. */
  search?: HallSearchView
}
