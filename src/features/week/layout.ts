/** A hotel's week for some days, ages and choices. Pure. */
import { minutesIntoDay } from '../../domain/timetable/ruler.ts'
import type { ChildRule, Weekday } from '../../records/readings.ts'
import { verdict, type Language } from '../../views/timetable/fitting.ts'
import { isOutside } from '../../domain/trip/season.ts'
import type { WeekDayView, WeekEntryView, WeekHouseView, WeekThingView } from '../../views/view.ts'

export interface Wanted {
  days: readonly WeekDayView[]
  /** Each once, in order. */
  ages: readonly number[]
  /** Of `valueOf`. */
  chosen: ReadonlySet<string>
  language: Language
  /** Address of the page without a choice. */
  without?: (value: string) => string
}

/** A choice as addresses write it. */
export const valueOf = (id: string, { code }: Pick<WeekDayView, 'code'>) => `${id}.${code}`

const weekdayOf = ({ code }: WeekDayView) => (((code - 1) % 7) + 1) as Weekday

/** Of a house that `houseOf` made, or that was drawn for nobody yet. */
export function drawn(house: WeekHouseView, wanted: Wanted): WeekHouseView {
  const { days, ages, language } = wanted
  const isOpen = (day: WeekDayView) =>
    !house.season || day.date === undefined || !isOutside(house.season, { checkIn: day.date, checkOut: '' })
  const open = days.filter(isOpen)
  const groups = house.groups.map((group) => ({
    ...group,
    things: byFit(group.things.map((thing) => drawnThing(thing, open, wanted))),
  }))
  const things = groups.flatMap((group) => group.things)
  const entries = days.map((day) =>
    open.includes(day)
      ? { entries: entriesOf(house, { day, things }, wanted) }
      : { isClosed: true as const, entries: [] },
  )
  const closed = days.length - open.length
  return {
    ...house,
    groups: ages.length > 0 ? groups.toSorted((one, other) => rank(one.name) - rank(other.name)) : groups,
    entries,
    count: new Set(
      entries.flatMap((day, index) => day.entries.filter((each) => each.isChosen).map(({ id }) => `${id}.${index}`)),
    ).size,
    notes: [...(house.guests ? [house.guests.words] : []), ...(closed > 0 ? [closedNote(closed === days.length)] : [])],
  }

  function closedNote(isWhole: boolean): string {
    return language.t(isWhole ? 'week.closed' : 'week.partlyClosed', { season: house.season!.words })
  }
}

/** With children what has ages or heights comes first. */
const rank = (name: WeekHouseView['groups'][number]['name']) => (name === 'children' ? 0 : name === 'water' ? 1 : 2)

const byFit = (things: WeekThingView[]) =>
  things.toSorted((one, other) => Number(one.fit?.state === 'no') - Number(other.fit?.state === 'no'))

function drawnThing(thing: WeekThingView, open: readonly WeekDayView[], wanted: Wanted): WeekThingView {
  const { days, chosen } = wanted
  const isOn = (day: WeekDayView) =>
    open.includes(day) && (thing.weekdays === undefined || thing.weekdays.includes(weekdayOf(day)))
  const off = days.filter((day) => !isOn(day)).map(({ code }) => code)
  const codes = days.filter((day) => isOn(day) && chosen.has(valueOf(thing.id, day))).map(({ code }) => code)
  return {
    ...withFit(thing, wanted),
    ...(thing.parts && { parts: thing.parts.map((part) => withFit(part, wanted)) }),
    ...(off.length > 0 && { off }),
    ...(codes.length > 0 && { chosen: codes }),
  }
}

function withFit<Each extends { rule?: ChildRule; fit?: WeekThingView['fit'] }>(
  each: Each,
  { ages, language }: Wanted,
): Each {
  return each.rule && ages.length > 0 ? { ...each, fit: verdict(each.rule, ages, language) } : each
}

function entriesOf(
  { sayings, events }: WeekHouseView,
  { day, things }: { day: WeekDayView; things: readonly WeekThingView[] },
  wanted: Wanted,
): WeekEntryView[] {
  const said = sayings.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
  const on = events.filter(({ first, last }) => day.date !== undefined && first <= day.date && day.date <= last)
  const ofDay = [...on, ...said].map(({ id, name, text, from, to, href, rule }): WeekEntryView => ({
    id,
    ...(name && { name }),
    ...(text && { text }),
    ...(from && { from }),
    ...(to && { to }),
    ...(href && { href }),
    ...withFit({ ...(rule && { rule }) }, wanted),
    ...(wanted.chosen.has(valueOf(id, day)) && { isChosen: true }),
  }))
  const chosen = things.filter((thing) => thing.chosen?.includes(day.code)).flatMap((thing) => chosenEntries(thing))
  return [...ofDay, ...chosen].toSorted((one, other) => start(one) - start(other))

  function chosenEntries({ id, name, hours, href, cost, booking, fit }: WeekThingView): WeekEntryView[] {
    const without = wanted.without?.(valueOf(id, day))
    return hours.map(({ from, to }) => ({
      ...{ id, name, from, to, isChosen: true },
      ...(href && { href }),
      ...(cost && { cost }),
      ...(booking && { booking }),
      ...(fit && { fit }),
      ...(without && { without }),
    }))
  }
}

/** What has no hour comes first. */
const start = ({ from, to }: WeekEntryView) => (from ? minutesIntoDay(from, to ?? from) : -1)
