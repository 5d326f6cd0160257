/** A guest's week for a query: the stay's own days, what fits the ages, what was chosen, a second hotel beside it. */
import { translator } from '../../i18n/index.ts'
import { hrefOf } from '../../routes/paths.ts'
import { withLanguageQuery } from '../../views/queried/page.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'
import { houseAt, weekPath } from '../../views/timetable/house-file.ts'
import { addDays, nightsBetween, weekdayOf } from '../../domain/trip/dates.ts'
import { distinctAges, tripIn } from '../../domain/trip/trip.ts'
import type { Locale } from '../../config/locales.ts'
import type { PageView, WeekAsked, WeekBody, WeekDayView, WeekHouseView } from '../../views/view.ts'
import { drawn } from './layout.ts'
import { dayNames } from './view.ts'

/** Days that are shown; of a longer stay the first, with a link to the others. */
const MOST_DAYS = 14
const WEEK = 7
const MOST_CHOICES = 300
/** Names of the choices in an address: of the page's hotel, and of the second. */
const CHOICES = ['plan', 'also'] as const

/** `undefined` if the query says nothing that the page knows. */
export async function weekView(
  view: PageView<WeekBody>,
  query: Query,
  json: ReadJson,
): Promise<PageView<WeekBody> | undefined> {
  const { body } = view
  const { locale, parameters } = query
  const asked = askedIn(parameters, body)
  const other = asked.with ? await houseAt(asked.with, locale, json) : undefined
  if (!other) delete asked.with
  const given = [body.houses[0]!, ...(other ? [other] : [])]
  const days = asked.arrival ? datedDays(asked, locale) : body.days
  const address = addressOf(hrefOf(query.path), asked)
  const choices = CHOICES.map((name) => new Set(parameters.getAll(name).slice(0, MOST_CHOICES)))
  const language = { locale, t: translator(locale) }
  const ages = distinctAges(asked.ages)
  const draw = (house: WeekHouseView, index: number, without?: (value: string) => string) =>
    drawn(house, { days, ages, chosen: choices[index]!, language, ...(without && { without }) })
  // Only what is on counts: it makes the addresses.
  const known = given.map((house, index) => choicesOn(draw(house, index), days))
  const isSaid = ages.length > 0 || asked.arrival !== undefined || other || known.some((all) => all.length > 0)
  if (!isSaid) return undefined
  const houses = given.map((house, index) => ({
    ...draw(house, index, (value) =>
      address(known.map((all, place) => (place === index ? all.filter((each) => each !== value) : all))),
    ),
    ...(index > 0 && { without: addressOf(hrefOf(query.path), { ...asked, with: undefined })(known.slice(0, 1)) }),
  }))
  const share = address(known)
  const onward = asked.departure && onwardOf(asked as Required<WeekAsked>)
  const changed: WeekBody = {
    ...body,
    days: [...days],
    houses,
    asked,
    ...(onward && { onward: addressOf(hrefOf(query.path), { ...asked, ...onward })([]) }),
    ...(known.some((all) => all.length > 0) && { acts: { share, calendars: calendars() } }),
  }
  return withLanguageQuery({ ...view, body: changed }, new URLSearchParams(share.split('?')[1]))

  /** Of each hotel on its own page. */
  function calendars() {
    if (!asked.arrival) return []
    return houses.flatMap(({ name, slug }, index) => {
      if (known[index]!.length === 0) return []
      const own = index === 0 ? hrefOf(query.path) : weekHref(slug, locale)
      return [{ text: name, href: `${addressOf(own, { ...asked, with: undefined })([known[index]!])}&part=ics` }]
    })
  }
}

const weekHref = (hotel: string, locale: Locale) => hrefOf(weekPath(hotel, locale))

function askedIn(parameters: URLSearchParams, { others }: WeekBody): WeekAsked {
  const { ages, arrival, departure } = tripIn(parameters)
  const second = others.find(({ slug }) => slug === parameters.get('with'))
  return {
    ages,
    ...(arrival && { arrival }),
    ...(departure && { departure }),
    ...(second && { with: second.slug }),
  }
}

/** From the arrival to the departure, both included, or a week. */
function datedDays({ arrival, departure }: WeekAsked, locale: Locale): WeekDayView[] {
  const length = departure ? Math.min(nightsBetween(arrival!, departure) + 1, MOST_DAYS) : WEEK
  return Array.from({ length }, (_, index) => {
    const date = addDays(arrival!, index)
    const weekday = weekdayOf(date) || WEEK
    return {
      code: weekday + WEEK * Math.floor(index / WEEK),
      ...dayNames(Date.parse(date), locale, true),
      date,
    }
  })
}

function onwardOf({ arrival, departure }: Required<WeekAsked>): Pick<WeekAsked, 'arrival' | 'departure'> | undefined {
  const next = addDays(arrival, MOST_DAYS)
  return next <= departure ? { arrival: next, departure } : undefined
}

function choicesOn({ entries }: WeekHouseView, days: readonly WeekDayView[]): string[] {
  return [
    ...new Set(
      entries.flatMap((day, index) =>
        day.entries.filter(({ isChosen }) => isChosen).map(({ id }) => `${id}.${days[index]!.code}`),
      ),
    ),
  ]
}

/** Addresses of the page with these choices, as its form writes them. */
function addressOf(href: string, asked: WeekAsked) {
  return (choices: readonly (readonly string[])[]): string => {
    const query = new URLSearchParams([
      ...asked.ages.map((age) => ['age', String(age)]),
      ...(asked.arrival ? [['checkin', asked.arrival]] : []),
      ...(asked.departure ? [['checkout', asked.departure]] : []),
      ...(asked.with ? [['with', asked.with]] : []),
      ...choices.flatMap((all, index) => all.map((value) => [CHOICES[index]!, value])),
    ])
    query.sort()
    return [href, query.toString()].filter(Boolean).join('?')
  }
}
