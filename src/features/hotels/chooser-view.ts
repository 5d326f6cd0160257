/** The hotel list as a chooser: each hotel's facet values, and the choices that the page offers. */
import { MOST_HOTELS_EVERYWHERE } from '../../config/constants.ts'
import { MOST_CHILDREN } from '../../site/reservation.ts'
import { LOCALES, type Locale } from '../../config/locales.ts'
import { FACETS, select } from './select.ts'
import { FACET_TABLE, offeredBy, valuesOf, type FacetGroup, type HotelRecords } from './table.ts'
import { cardFacts } from './card-facts.ts'
import { mostSeats } from '../../records/seats.ts'
import type { HotelPage } from '../../site/pages.ts'
import { keys } from '../../records/keys.ts'
import type { PropertyRecord } from '../../records/records.ts'
import { regionName } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import { guestsOf } from '../../views/facts/room.ts'
import type { CardFact, ChoiceGroupView, ChoiceView, FacetName, FacetValues } from '../../views/view.ts'

interface Chooser {
  groups: ChoiceGroupView[]
  /** By hotel id: its values of the facets that are offered, and the rows of its card. */
  hotels: Map<number, { values: FacetValues; facts: CardFact[] }>
}

const PAGES = ['aquapark', 'kids', 'spa'] as const satisfies HotelPage[]
/** In the order of the form: the guests before the place. */
const GROUPS = ['people', 'house', 'sea', 'region', 'meeting'] as const satisfies FacetGroup[]
const LEGENDS = {
  region: 'choose.region',
  sea: 'choose.seaGroup',
  house: 'choose.house',
  people: 'choose.people',
  meeting: 'compare.halls',
} as const

/** `properties`: in the order of the list. */
export function chooserOf(context: ViewContext, properties: PropertyRecord[]): Chooser {
  const { t, locale } = context
  const isShort = properties.length <= MOST_HOTELS_EVERYWHERE
  const records = properties.map((property) => recordsOf(context, property, isShort))
  const figures = new Intl.NumberFormat(locale)
  const facts = cardFacts(records, t, {
    room: (maxAdults, maxChildren) => guestsOf({ id: 0, name: '', maxAdults, maxChildren }, t),
    seats: (count) => t('choose.seats', { count: figures.format(count) }),
  })
  const values = records.map(valuesOf)
  const offered = offeredBy(values)
  return {
    groups: groupsOf(context, values, offered),
    hotels: new Map(
      properties.map(({ id }, index) => {
        const rows = facts[index]!.filter(({ facet, isExtra }) => !isExtra || offered[facet!])
        const own = Object.entries(values[index]!).filter(([name]) => offered[name as FacetName])
        return [id, { values: Object.fromEntries(own), facts: rows }]
      }),
    ),
  }
}

function groupsOf(context: ViewContext, hotels: FacetValues[], offered: FacetValues): ChoiceGroupView[] {
  const { count } = select(hotels, {})
  const wordsOf = ({ name, words, limit = 0 }: (typeof FACET_TABLE)[number], value: string) => {
    const key = words[value]
    return name === 'region' ? regionName(context, value) : key && context.t(key, { limit })
  }
  const choicesOf = (facet: (typeof FACET_TABLE)[number]): ChoiceView[] =>
    (FACETS[facet.name] === 'oneOf' ? offered[facet.name]! : []).flatMap((value) => {
      const label = wordsOf(facet, value)
      return label ? [{ name: facet.name, value, label, count: count(facet.name, value) }] : []
    })
  return GROUPS.map((group) => {
    const facets = FACET_TABLE.filter((facet) => facet.group === group && offered[facet.name])
    return {
      group,
      legend: context.t(LEGENDS[group]),
      choices: facets.flatMap(choicesOf),
      numbers: facets.flatMap(({ name }) => numbersOf(context, name, hotels)),
    }
  }).filter(({ choices, numbers }) => choices.length + numbers.length > 0)
}

function numbersOf({ t }: ViewContext, name: FacetName, hotels: FacetValues[]): ChoiceGroupView['numbers'] {
  if (FACETS[name] === 'oneOf') return []
  const most = (place: number) =>
    Math.max(...hotels.flatMap((values) => (values[name] ?? []).map((value) => Number(value.split('-')[place]))))
  if (name === 'hall') return [{ name, label: t('choose.hall'), most: most(0) }]
  const adults = { name: 'room-adults', label: t('choose.adults'), most: most(0) }
  return most(1) > 0
    ? [adults, { name: 'room-children', label: t('choose.children'), most: Math.min(most(1), MOST_CHILDREN) }]
    : [adults]
}

/**
 * `isShort`: false for a long list, of which only home pages are read. Otherwise a change of any room would rebuild the
 * list.
 */
function recordsOf(context: ViewContext, property: PropertyRecord, isShort: boolean): HotelRecords {
  const { routes, locale, read } = context
  const { id } = property
  const home = routes.hotelHome(id, locale)
  const record = home?.kind === 'page' ? read(home.key) : undefined
  const readingsOf = (each: Locale, page: HotelPage) => {
    const route = routes.hotelPage(id, each, page)
    return route?.kind === 'page' ? read(route.key)?.readings : undefined
  }
  const guestsIn = (each: Locale) => readingsOf(each, 'rooms')?.guests
  const hallsIn = (each: Locale) => readingsOf(each, 'meeting')?.halls
  const roomsIn = (each: Locale) => read(keys.rooms(each, id))?.filter(({ maxAdults }) => maxAdults)
  return {
    property,
    options: new Map((record?.options ?? []).flatMap(({ key, value }) => (value ? [[key, value] as const] : []))),
    pages: new Set(PAGES.filter((page) => LOCALES.some((each) => routes.hotelPage(id, each, page)))),
    rooms: isShort ? firstOf(context, roomsIn) : [],
    readings: { ...record?.readings, guests: isShort ? firstOf(context, guestsIn)[0] : undefined },
    halls: isShort ? firstOf(context, hallsIn).map(({ seats }) => mostSeats(seats)) : [],
  }
}

/** In the page's language if it is said there, else in one where it is. */
function firstOf<T>({ locale }: ViewContext, find: (locale: Locale) => T | T[] | undefined): T[] {
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)]
  return languages.map((each) => [find(each) ?? []].flat() as T[]).find(({ length }) => length > 0) ?? []
}
