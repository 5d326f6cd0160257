/** Pages about what a hotel has (children's club, spa, restaurants) for a guest's trip: what is on in those days and for those ages, as the hotel's week has it. */
import { LANGUAGES } from '../../site/languages.ts'
import { hrefOf, parsePath } from '../../routes/paths.ts'
import { parseUrl } from '../../routes/place.ts'
import { hotelReasons } from '../../domain/fit/hotel-fit.ts'
import type { Question } from '../../views/fit/question.ts'
import { byFit } from '../../domain/fit/room-fit.ts'
import { fits } from '../../domain/trip/child-rule.ts'
import { reasonRow, tripInWords } from '../../views/fit/words.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'
import type { Weekday } from '../../records/readings.ts'
import { verdict } from '../../views/timetable/fitting.ts'
import { houseAt, weekPath } from '../../views/timetable/house-file.ts'
import { addDays, nightsBetween, weekdayOf } from '../../domain/trip/dates.ts'
import { distinctAges, tripQuery, type Trip } from '../../domain/trip/trip.ts'
import type {
  DayRuledView,
  FitNoteView,
  HotelFitView,
  HoursView,
  OutletCardView,
  PageView,
  WeekHouseView,
} from '../../views/view.ts'
import { answered, askedIn } from './asked.ts'

const WEEK = 7

type Row = HotelFitView['rows'][number]

interface HotelTrip extends Question {
  /** Slug. */
  hotel: string
  house: WeekHouseView
  /** Address of the page about the week. */
  weekHref: string
  /** Each once, in order. */
  ages: number[]
  /** Of the stay, or of a week from the arrival; missing if no day is known. */
  weekdays?: Set<Weekday>
}

/** `undefined` if the query says neither who travels nor when. */
export async function subjectView(view: PageView, query: Query, json: ReadJson): Promise<PageView | undefined> {
  const asked = askedIn(query)
  if (!asked) return undefined
  const hotelTrip = await hotelTripFor(query, asked, json)
  const hotelFit = hotelTrip && subjectFit(view, hotelTrip)
  const body = (hotelTrip && withNotes(view.body, hotelTrip)) ?? view.body
  return answered(view, hotelFit ? { ...body, hotelFit } : body, query)
}

/** `undefined`: the hotel says too little of its days. */
async function hotelTripFor({ locale, path }: Query, asked: Question, json: ReadJson): Promise<HotelTrip | undefined> {
  const place = parseUrl(parsePath(path).url, locale)
  if (!('hotel' in place)) return undefined
  const house = await houseAt(place.hotel, locale, json)
  if (!house) return undefined
  const ages = distinctAges(asked.trip.ages)
  const weekdays = weekdaysOf(asked.trip)
  return {
    ...asked,
    hotel: place.hotel,
    house,
    weekHref: hrefOf(weekPath(place.hotel, locale)),
    ages,
    ...(weekdays && { weekdays }),
  }
}

function weekdaysOf({ arrival, departure }: Trip): Set<Weekday> | undefined {
  if (!arrival) return undefined
  const days = departure ? nightsBetween(arrival, departure) + 1 : WEEK
  return new Set(
    Array.from({ length: Math.min(days, WEEK) }, (_, index) => (weekdayOf(addDays(arrival, index)) || WEEK) as Weekday),
  )
}

function subjectFit(view: PageView, hotelTrip: HotelTrip): HotelFitView | undefined {
  const { house, weekHref, trip, language } = hotelTrip
  const { t } = language
  const { closed, days } = dayRows(hotelTrip)
  const ruled = closed ? [] : ruledRows(hrefOf(view.path), hotelTrip)
  const open = [...byFit(ruled, ({ fit }) => fit), ...sayingRows(hrefOf(view.path), hotelTrip)]
  const rows = closed ? [closed] : open.length > 0 && days ? [days, ...open] : open
  if (rows.length === 0) return undefined
  const some = ruled.filter(({ fit }) => fit === 'yes').length
  const said = tripQuery({ ...trip, wishes: {} })
  return {
    title: t('fit.title', { trip: tripInWords(trip, language) }),
    fit: closed || (ruled.length > 0 && some === 0) ? 'no' : 'yes',
    verdict: verdictWords(),
    rows,
    note: t('fit.note'),
    week: { text: t('week.title', { hotel: house.name }), href: `${weekHref}?${said}` },
  }

  function verdictWords(): string {
    if (closed) return t('fit.noHotel')
    return ruled.length > 0 ? t('fit.here', { some, total: ruled.length }) : t('fit.onYourDays')
  }
}

/** Once the hotel is closed on these days nothing else matters; its rules of days are told beside what suits. */
function dayRows(hotelTrip: HotelTrip): { closed?: Row | undefined; days?: Row | undefined } {
  const { hotel, house, trip, today } = hotelTrip
  const season = house.season && { said: house.season.words, dates: house.season }
  const offer = { slug: hotel, rooms: [], groups: [], slides: [], ...(season && { season }) }
  const against = hotelReasons(offer, trip, today).filter(({ fit }) => fit === 'no')
  const rowOf = (name: Row['name']) =>
    against.filter((reason) => reason.name === name).map((reason) => reasonRow(reason, hotelTrip))[0]
  return { closed: rowOf('season'), days: rowOf('days') }
}

/** What has ages or heights, with what they mean for these children. */
function ruledRows(href: string, { house, ages, language }: HotelTrip): Row[] {
  if (ages.length === 0) return []
  const rowsOf = (each: DayRuledView, hours: readonly HoursView[]): Row[] => {
    const fit = each.rule && verdict(each.rule, ages, language)
    if (!fit) return []
    return [
      {
        label: each.name,
        text: [hoursInWords(hours), fit.words].filter(Boolean).join(' · '),
        fit: fit.state === 'no' ? 'no' : 'yes',
        source: language.t('fit.source', { field: each.note ?? each.name }),
      },
    ]
  }
  const things = house.groups.flatMap((group) => group.things).filter((thing) => thing.href === href)
  return things.flatMap((thing) => [
    ...rowsOf(thing, thing.hours),
    ...(thing.parts ?? []).flatMap((part) => rowsOf(part, [])),
  ])
}

const hoursInWords = (hours: readonly HoursView[]) => hours.map(({ from, to }) => `${from}–${to}`).join(', ')

/** What the page says of weekdays that the stay has, in its own words, unless it is for other ages. */
function sayingRows(href: string, { house, weekdays, ages, language }: HotelTrip): Row[] {
  const { t } = language
  return house.sayings
    .filter((saying) => saying.href === href && saying.weekdays.some((day) => weekdays?.has(day)))
    .filter(({ rule }) => !rule || ages.length === 0 || ages.some((age) => fits(rule, age)))
    .map(({ name, text, weekdays: said }) => {
      const days = weekdaysInWords(said, language)
      return { label: name ?? days, text: text ?? days, fit: 'yes', source: t('fit.source', { field: name ?? days }) }
    })
}

/** The page's outlets with what each says of the children and the days; those that do not suit come last. `undefined`: none says anything. */
function withNotes(body: PageView['body'], hotelTrip: HotelTrip): PageView['body'] | undefined {
  const noted = (cards: readonly OutletCardView[]) =>
    byFit(
      cards.map((card) => {
        const fit = outletNote(card, hotelTrip)
        return fit ? { ...card, fit } : card
      }),
      ({ fit }) => fit?.fit ?? 'yes',
    )
  const isSaid = (cards: readonly OutletCardView[]) => cards.some(({ fit }) => fit)
  if (body.kind === 'outlet') {
    const others = noted(body.others)
    return isSaid(others) ? { ...body, others } : undefined
  }
  if (body.kind !== 'gastronomy') return undefined
  const groups = body.groups.map((group) => ({ ...group, items: noted(group.items) }))
  return groups.some(({ items }) => isSaid(items)) ? { ...body, groups } : undefined
}

function outletNote({ id }: OutletCardView, { house, ages, weekdays, language }: HotelTrip): FitNoteView | undefined {
  const { t } = language
  const isOf = (thing: string) => thing === `o${id}` || thing.startsWith(`o${id}-`)
  const thing = house.groups.flatMap((group) => group.things).find((each) => isOf(each.id))
  if (!thing) return undefined
  const { rule, weekdays: open, note = thing.name } = thing
  const fit = rule && ages.length > 0 ? verdict(rule, ages, language) : undefined
  const days = open && weekdays && open.filter((day) => weekdays.has(day))
  if (!fit && !days) return undefined
  const openOn =
    days && (days.length > 0 ? t('fit.openOn', { days: weekdaysInWords(days, language) }) : t('fit.openNever'))
  return {
    fit: fit?.state === 'no' || days?.length === 0 ? 'no' : 'yes',
    text: [fit?.words, openOn].filter(Boolean).join(' · '),
    source: t('fit.source', { field: note }),
  }
}

function weekdaysInWords(weekdays: readonly Weekday[], { locale }: Question['language']): string {
  const { format } = new Intl.DateTimeFormat(LANGUAGES[locale].iso, { weekday: 'long', timeZone: 'UTC' })
  // January 2024 begins with a Monday.
  const names = weekdays.map((day) => format(Date.UTC(2024, 0, day)))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
