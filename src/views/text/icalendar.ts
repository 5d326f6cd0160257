/** Events as calendars take them: iCalendar, RFC 5545. Pure. */
import { addDays } from '../../domain/trip/dates.ts'

export interface CalendarEvent {
  /** The same wherever the event is named. */
  uid: string
  title: string
  /** ISO 8601 dates, or times with their offset. */
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

export function calendarText({ name, language, host, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    // Apple's and Google's calendars read the older name.
    `X-WR-CALNAME:${escaped(name)}`,
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

/** Days, or instants in UTC. An end that is a date is that day's end; one that is not after the start is left out. */
function times(startsAt: string, endsAt: string | undefined): string[] {
  const isAllDay = !startsAt.includes('T')
  const at = isAllDay ? compactDay : inUtc
  const start = at(startsAt)
  const end = endsAt === undefined ? '' : at(isAllDay || !endsAt.includes('T') ? dayAfter(endsAt, startsAt) : endsAt)
  const about = isAllDay ? ';VALUE=DATE' : ''
  return [`DTSTART${about}:${start}`, ...(end > start ? [`DTEND${about}:${end}`] : [])]
}

/** The beginning of the day after, at the offset of the other time if that has one. */
function dayAfter(iso: string, other: string): string {
  const [, offset = ''] = /T.*?(Z|[+-]\d{2}:?\d{2})$/.exec(other) ?? []
  const day = addDays(iso.slice(0, 10), 1)
  return offset ? `${day}T00:00${offset}` : day
}

const compactDay = (iso: string) => iso.slice(0, 10).replaceAll('-', '')

function inUtc(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
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
