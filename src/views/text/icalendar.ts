/** Events as calendars take them: iCalendar, RFC 5545. Pure. */
import { momentOf } from '../../i18n/dates.ts'

export interface CalendarEvent {
  /** The same wherever the event is named. */
  uid: string
  title: string
  /** ISO 8601 dates or instants. */
  startsAt: string
  endsAt?: string | undefined
  /** When what is said here last changed. */
  updatedAt?: string | undefined
  venue?: string | undefined
  description?: string | undefined
  url: string
}

export interface Calendar {
  name: string
  /** Language tag. */
  language: string
  /** Host of the site. */
  host: string
  events: readonly CalendarEvent[]
}

const ZONE = 'Europe/Istanbul'
/** Since that day Istanbul has one offset all year, the one that `momentOf` counts with. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

export function calendarText({ name, language, host, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    // Apple's and Google's calendars read the older name.
    `X-WR-CALNAME:${escaped(name)}`,
    ...ZONE_LINES,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, title, startsAt, endsAt, updatedAt, venue, description, url }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(updatedAt ?? startsAt)}`,
    ...times(startsAt, endsAt),
    `SUMMARY:${escaped(title)}`,
    ...(venue ? [`LOCATION:${escaped(venue)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** An end that is a date is that day's end; one that is not after the start is left out. */
function times(startsAt: string, endsAt: string | undefined): string[] {
  const allDay = momentOf(startsAt)?.time === undefined
  const start = local(startsAt, allDay)
  const lastDay = endsAt !== undefined && (allDay || momentOf(endsAt)?.time === undefined)
  const end = endsAt === undefined ? '' : local(endsAt, allDay, lastDay ? 1 : 0)
  const about = allDay ? ';VALUE=DATE' : `;TZID=${ZONE}`
  return [`DTSTART${about}:${start}`, ...(end > start ? [`DTEND${about}:${end}`] : [])]
}

/** '20270621T193000' in Istanbul, or '20270621'. `later`: so many days, at their beginning. */
function local(iso: string, isDate: boolean, later = 0): string {
  const { year, month, day, time = '00:00' } = momentOf(iso)!
  const date = new Date(Date.UTC(year, month, day + later)).toISOString().slice(0, 10).replaceAll('-', '')
  return isDate ? date : `${date}T${later > 0 ? '0000' : time.replace(':', '')}00`
}

function inUtc(iso: string): string {
  const { year, month, day, time = '00:00' } = momentOf(iso)!
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  const instant = new Date(Date.UTC(year, month, day, hours - 3, minutes))
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

const MOST_BYTES = 75

const encoder = new TextEncoder()

/** Lines of at most 75 bytes, no character cut; each but the first begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MOST_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
