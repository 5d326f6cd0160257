/** Events as calendars take them, read by two libraries that others wrote. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { sync, type VEvent } from 'node-ical'
import { describe, expect, test } from 'vitest'
import { calendarText, type CalendarEvent } from '../../src/views/text/icalendar.ts'

const EVENT: CalendarEvent = {
  uid: 'event-23-9001@www.crystalhotels.example',
  title: 'Longest evening',
  startsAt: '2027-06-21T19:30:00+03:00',
  url: 'https://www.crystalhotels.example/en/events/longest-evening',
}
const textOf = (changes: Partial<CalendarEvent> = {}, name = 'Crystal Bay') =>
  calendarText({ name, language: 'en-GB', host: 'www.crystalhotels.example', events: [{ ...EVENT, ...changes }] })
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const line = (text: string, name: string) => linesOf(text).find((each) => each.startsWith(name))

function byIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}
function byNodeIcal(text: string): VEvent[] {
  return Object.values(sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')
}

describe('an event', () => {
  const endsAt = '2027-06-21T20:30:00Z'
  const description = 'Strings; brass, later \\ meze\nin “quotes”'
  const text = textOf({ endsAt, venue: 'The pier, Side; east', description, updatedAt: '2026-10-01T10:20:30Z' })

  test('is what it was for ical.js', () => {
    const [event] = byIcalJs(text)
    expect([event!.uid, event!.summary, event!.location, event!.description]).toEqual([
      ...[EVENT.uid, EVENT.title, 'The pier, Side; east', description],
    ])
    expect(event!.startDate.toJSDate().toISOString()).toBe('2027-06-21T16:30:00.000Z')
    expect(event!.endDate.toJSDate().toISOString()).toBe('2027-06-21T20:30:00.000Z')
    expect(event!.component.getFirstPropertyValue('url')).toBe(EVENT.url)
  })

  test('is what it was for node-ical', () => {
    const [event] = byNodeIcal(text)
    expect([event!.uid, event!.summary, event!.location, event!.description]).toEqual([
      ...[EVENT.uid, EVENT.title, 'The pier, Side; east', description],
    ])
    expect([event!.start.toISOString(), event!.end?.toISOString()]).toEqual([
      ...['2027-06-21T16:30:00.000Z', '2027-06-21T20:30:00.000Z'],
    ])
  })

  test('has the stamp of its last change, else of its beginning', () => {
    expect(line(text, 'DTSTAMP')).toBe('DTSTAMP:20261001T102030Z')
    expect(line(textOf(), 'DTSTAMP')).toBe('DTSTAMP:20270621T163000Z')
    expect(line(textOf({ updatedAt: '2026-10-01' }), 'DTSTAMP')).toBe('DTSTAMP:20261001T000000Z')
  })

  test.each([
    ['2027-06-21', undefined, ';VALUE=DATE:20270621', undefined],
    ['2027-06-21', '2027-06-21', ';VALUE=DATE:20270621', ';VALUE=DATE:20270622'],
    ['2027-12-30', '2027-12-31', ';VALUE=DATE:20271230', ';VALUE=DATE:20280101'],
    ['2027-06-21', '2027-06-23T02:00:00+03:00', ';VALUE=DATE:20270621', ';VALUE=DATE:20270624'],
    ['2027-06-21', '2027-06-19', ';VALUE=DATE:20270621', undefined],
    ['2027-06-21T22:00:00Z', undefined, ':20270621T220000Z', undefined],
    ['2027-06-21T09:00:00+02:00', '2027-06-23', ':20270621T070000Z', ':20270623T220000Z'],
    ['2027-06-21T09:00:00+03:00', '2027-06-21T09:00:00+03:00', ':20270621T060000Z', undefined],
    ['2027-06-21T09:00:00+03:00', '2027-06-21T08:00:00+03:00', ':20270621T060000Z', undefined],
  ])('from %s to %s begins and ends as pages say', (startsAt, endsAt, start, end) => {
    const made = textOf({ startsAt, endsAt })
    expect(line(made, 'DTSTART')).toBe(`DTSTART${start}`)
    expect(line(made, 'DTEND')).toBe(end && `DTEND${end}`)
  })

  test('says nothing of what is not known', () => {
    expect(textOf()).not.toMatch(/^(?:LOCATION|DESCRIPTION|DTEND)/m)
  })
})

test('a calendar has its name and all of its events', () => {
  const events = [EVENT, { ...EVENT, uid: 'event-23-9002@x' }]
  const text = calendarText({ name: 'Sun, sea', language: 'tr-TR', host: 'x.example', events })
  expect(linesOf(text).slice(0, 6)).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x.example//Events//TR', 'CALSCALE:GREGORIAN'],
    ...['NAME:Sun\\, sea', 'X-WR-CALNAME:Sun\\, sea'],
  ])
  expect([byIcalJs(text).length, byNodeIcal(text).length]).toEqual([2, 2])
})

test('whatever is written comes back, in lines of at most 75 bytes that cut no character', () => {
  const words = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => text.replace(/[\u0000-\u001f\u007f]/g, ''))
  fc.assert(
    fc.property(words, words, (title, description) => {
      const text = textOf({ title: `a${title}z`, description: `a${description}z\nb` })
      for (const each of text.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
      expect(text.isWellFormed()).toBe(true)
      expect(text).toMatch(/\r\n$/)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const [event] = byIcalJs(text)
      expect([event!.summary, event!.description]).toEqual([`a${title}z`, `a${description}z\nb`])
    }),
    // Few texts by chance fill more than one line.
    { examples: [['x'.repeat(200), 'щ'.repeat(200)]] },
  )
})
