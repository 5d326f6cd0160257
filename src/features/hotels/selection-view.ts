/** The hotel list's answer to a selection, in words. Pure. */
import { PARTY_FIELDS } from '../../config/constants.ts'
import type { Locale } from '../../config/locales.ts'
import { messages, type Translate } from '../../i18n/index.ts'
import { plainTranslator } from '../../i18n/plain.ts'
import { FACETS, FACET_NAMES, choicesIn, fits, queryOf, select, type Choices } from './select.ts'
import { hotelFit, hotelReasons, type Reason } from '../../domain/fit/hotel-fit.ts'
import { carriedOn } from '../../domain/trip/kept.ts'
import { tripIn, tripQuery, type Trip } from '../../domain/trip/trip.ts'
import type { FacetName, FacetValues, Offer } from '../../views/view.ts'

/** What a page offers. */
export interface ChooserPage {
  path: string
  locale: Locale
  /** Boxes to tick, in their order. */
  boxes: { name: string; value: string; label: string }[]
  /** Names of the fields for numbers. */
  numbers: string[]
  /** What each card's hotel has, in the order of the page. */
  hotels: FacetValues[]
  /** In their order, what their records say; missing on a page that is too long to read it. */
  offers?: readonly (Offer | undefined)[]
}

export interface SelectionView {
  /** For each hotel whether it is shown. */
  fitting: boolean[]
  /** How many hotels each box gives, and whether it is ticked. */
  boxes: { count: number; isTicked: boolean }[]
  /** Values of the fields for numbers, by their names. */
  numbers: Map<string, string>
  total: number
  /** '12 hotels'. */
  inWords(count: number): string
  /** What the button says. */
  show: string
  /** How many choices are made; empty if none. */
  chosen: string
  ways: { href: string; text: string }[]
  /** Fields that the comparison of these hotels begins with. */
  carried: [name: string, value: string][]
  /** What the form keeps of the trip without a field for it. */
  kept: [name: string, value: string][]
  /** For each hotel what the trip asks of it; empty if it asks nothing. */
  reasons: Reason[][]
  /** For each hotel the choices that it does not meet, in words. */
  unmet: string[][]
}

/** `today`: 'YYYY-MM-DD'. */
export function selectionView(page: ChooserPage, query: URLSearchParams, today: string): SelectionView {
  // `translator` caches its texts, which would be one for any number here.
  const t = plainTranslator(messages[page.locale], page.locale)
  const choices = choicesIn(query, offeredOn(page))
  const trip = tripIn(query)
  const reasons = page.hotels.map((_hotel, index) => {
    const offer = page.offers?.[index]
    return offer ? hotelReasons(offer, trip, today) : []
  })
  // A choice of a room can be dropped like any other, and the trip with it.
  const suits = (index: number, of: Choices) =>
    (choices.room !== undefined && !of.room) || hotelFit(reasons[index]!) !== 'no'
  const { fitting, total, count, ways } = select(page.hotels, choices, suits)
  const inWords = (hotels: number) => t('counts.hotels', { count: hotels })
  const choiceCount = Object.values(choices).flat().length
  const kept = keptOf(trip)
  const hrefOf = (of: Choices) => {
    const said = new URLSearchParams([...new URLSearchParams(queryOf(of)), ...(of.room || !choices.room ? kept : [])])
    return [page.path, said.toString()].filter(Boolean).join('?')
  }
  const inChoice = (name: FacetName) => choiceInWords(page, t, { name, values: choices[name]! })
  return {
    fitting,
    total,
    boxes: page.boxes.map(({ name, value }) => ({
      count: count(name as FacetName, value),
      isTicked: choices[name as FacetName]?.includes(value) ?? false,
    })),
    numbers: new Map(new URLSearchParams(queryOf(choices))),
    inWords,
    show: t('counts.showHotels', { count: total }),
    kept,
    reasons,
    unmet: page.hotels.map((hotel) => unmetBy(hotel, choices).map(inChoice)),
    carried: [...carriedOn(new URLSearchParams(), 'compare', query.toString())],
    chosen: choiceCount > 0 ? t('choose.chosen', { count: choiceCount }) : '',
    ways: ways.map((way) => ({
      href: hrefOf(way.choices),
      text: t(way.isKept ? 'choose.only' : 'choose.without', {
        choice: inChoice(way.name),
        hotels: inWords(way.count),
      }),
    })),
  }
}

/** Ages and days: guests and wishes have fields. */
function keptOf({ ages, arrival, departure, month, nights }: Trip): [name: string, value: string][] {
  return [...tripQuery({ ages, arrival, departure, month, nights, wishes: {} })]
}

/** A room for the party is a reason of the trip. */
function unmetBy(hotel: FacetValues, choices: Choices): FacetName[] {
  return FACET_NAMES.filter((name) => name !== 'room' && choices[name] && !fits(hotel, { [name]: choices[name] }))
}

function offeredOn({ boxes, numbers }: ChooserPage): FacetValues {
  const offered: FacetValues = {}
  for (const name of FACET_NAMES) {
    const values = boxes.filter((box) => box.name === name).map(({ value }) => value)
    const fields: readonly string[] = FACETS[name] === 'party' ? PARTY_FIELDS : [name]
    if (values.length > 0 || fields.some((field) => numbers.includes(field))) offered[name] = values
  }
  return offered
}

interface FacetChoice {
  name: FacetName
  values: string[]
}

/** What was chosen of a facet, in the words of the page. */
function choiceInWords({ boxes }: ChooserPage, t: Translate, { name, values }: FacetChoice): string {
  const [first = ''] = values
  const [adults = '', children = ''] = first.split('-')
  if (FACETS[name] === 'party') return t('choose.roomChosen', { adults, children })
  if (FACETS[name] === 'atLeast') return t('choose.hallChosen', { count: first })
  return values.map((value) => boxes.find((box) => box.name === name && box.value === value)!.label).join(', ')
}
