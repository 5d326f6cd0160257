/** What a guest has chosen for a week, as calendars take it. */
import { calendarText, type CalendarEvent } from '../../views/text/icalendar.ts'
import { LANGUAGES } from '../../site/languages.ts'
import { withOffset } from '../../config/zones.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'
import { addDays } from '../../domain/trip/dates.ts'
import type { PageView, WeekBody, WeekDayView, WeekEntryView } from '../../views/view.ts'
import { weekView } from './answer.ts'

/** Of the page's own hotel; `undefined` without an arrival or a choice. */
export async function weekCalendar(
  view: PageView<WeekBody>,
  query: Query,
  json: ReadJson,
): Promise<string | undefined> {
  const answered = await weekView(view, query, json)
  if (!answered) return undefined
  const { title, days, houses } = answered.body
  if (days.some(({ date }) => date === undefined)) return undefined
  const { slug, name, zone, entries } = houses[0]!
  const { origin, host } = new URL(view.head.canonical)
  const events = days.flatMap((day, index) =>
    entries[index]!.entries.filter(({ isChosen }) => isChosen).map((entry, place) => {
      const { id, href } = entry
      const uid = `week-${slug}-${day.date ?? ''}-${id}-${place}@${host}`
      return { ...eventOf(entry, day, zone), uid, venue: name, url: href ? origin + href : view.head.canonical }
    }),
  )
  if (events.length === 0) return undefined
  return calendarText({ name: title, language: LANGUAGES[query.locale].iso, host, events })
}

/** What has no hour is of the whole day; what closes earlier than it opens does so on the next. */
function eventOf(
  { name, text, from, to, booking }: WeekEntryView,
  { date = '' }: WeekDayView,
  zone: string,
): Pick<CalendarEvent, 'title' | 'startsAt' | 'endsAt' | 'description'> {
  const said = [name && text, booking].filter(Boolean).join('\n')
  const at = (time: string, day = date) => withOffset(`${day}T${time.padStart(5, '0')}`, zone)
  const ends = from && to ? midnightAware(to, to > from ? date : addDays(date, 1)) : undefined
  return {
    title: name ?? text ?? '',
    startsAt: from ? at(from) : date,
    ...(ends && { endsAt: at(ends.time, ends.day) }),
    ...(said && { description: said }),
  }

  /** '24:00' is no time of a day. */
  function midnightAware(time: string, day: string) {
    return time === '24:00' ? { time: '00:00', day: addDays(day, 1) } : { time, day }
  }
}
