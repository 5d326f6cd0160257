/** Events for calendars: the files that pages of events lead to say what these pages and their JSON-LD say. */
import { catalogueEntry } from '../../src/config/catalogue.ts'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { sync, type VEvent } from 'node-ical'
import { beforeAll, describe, expect, test, onTestFinished } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { eventSummary } from '../../src/demo/world.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { demoSite, siteOf, type BuiltSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { attribute, words } from './pages.ts'

const calendarNames = ({ manifest }: BuiltSite) => [...manifest.assets.keys()].filter((name) => name.endsWith('.ics'))

async function read({ manifest, stateFolder }: BuiltSite, name: string) {
  const hash = manifest.assets.get(name)
  if (!hash) throw new Error(`the release has no ${name}`)
  const text = (await openStore(join(stateFolder, 'store')).get(hash)).toString()
  const events = new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  const others = Object.values(sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')
  return { text, events, others }
}

interface EventData {
  '@type': string
  [name: string]: unknown
}
interface EventPage {
  path: string
  data: EventData
  shown: string
  /** Addresses of calendars. */
  links: string[]
}

describe("the demo's events", () => {
  let site: BuiltSite
  const pages: EventPage[] = []

  beforeAll(async () => {
    site = await demoSite()
    for (const path of site.paths.filter((each) => /\/(?:etkinlikler|events)\//.test(each))) {
      const dom = await site.dom(path)
      const graphs = dom
        .querySelectorAll('script[type="application/ld+json"]')
        .flatMap(({ text }) => (JSON.parse(text) as { '@graph': EventData[] })['@graph'])
      pages.push({
        path,
        data: graphs.find((node) => node['@type'] === 'Event')!,
        shown: words(dom.querySelector('main')),
        links: dom.querySelectorAll('main a[type="text/calendar"]').map((link) => attribute(link, 'href')),
      })
    }
  })

  test('each leads to its file and to all of its hotel, and nothing else is made', () => {
    expect(pages.length).toBeGreaterThan(40)
    for (const { path, links } of pages) {
      expect(links.length, path).toBe(2)
      expect(links[0], path).toMatch(/^(?:\/(?:en|de|ru))?\/ics\/events\/[^/]+\.ics$/)
      expect(links[1], path).toMatch(/^(?:\/(?:en|de|ru))?\/ics\/hotels\/crystal-[^/]+\.ics$/)
    }
    const linked = new Set(pages.flatMap(({ links }) => links.map((link) => decodeURI(link.slice(1)))))
    expect(calendarNames(site).filter((name) => name.includes('/events/'))).toEqual(
      [...linked].filter((name) => name.includes('/events/')).sort(),
    )
    for (const name of linked) expect(site.manifest.assets.get(name), name).toBeDefined()
  })

  test('two libraries read in each file what the page and its JSON-LD say', async () => {
    for (const { path, data, shown, links } of pages) {
      const { events, others } = await read(site, decodeURI(links[0]!.slice(1)))
      expect([events.length, others.length], path).toEqual([1, 1])
      const [event, other] = [events[0]!, others[0]!]
      const begins = new Date(data.startDate as string).toISOString()
      expect([event.startDate.toJSDate().toISOString(), other.start.toISOString()], path).toEqual([begins, begins])
      const ends = new Date(data.endDate as string).toISOString()
      expect([event.endDate.toJSDate().toISOString(), other.end?.toISOString()], path).toEqual([ends, ends])
      const [place, summary] = [(data.location as EventData).name, data.name]
      expect([event.summary, other.summary, event.location], path).toEqual([summary, summary, place])
      expect(event.description, path).toBe(data.description)
      expect(event.component.getFirstPropertyValue('url'), path).toBe(data.url)
      expect(shown, path).toContain(event.summary.replace(/\s+/g, ' '))
    }
  })

  test("a hotel's has the same events under the same names as theirs, in every language", async () => {
    const uids = new Map<string, string>()
    for (const { links } of pages) {
      const { events } = await read(site, decodeURI(links[0]!.slice(1)))
      uids.set(String(events[0]!.component.getFirstPropertyValue('url')), events[0]!.uid)
    }
    const names = calendarNames(site).filter((name) => name.includes('/hotels/'))
    expect(names.length).toBeGreaterThan(LOCALES.length)
    for (const name of names) {
      const { events, others } = await read(site, name)
      expect(events.length, name).toBe(others.length)
      for (const { uid, component } of events)
        expect(uids.get(String(component.getFirstPropertyValue('url')))).toBe(uid)
    }
    expect(new Set(uids.values()).size).toBeLessThan(uids.size)
  })
})

test('an event that is written badly is told wrongly nowhere: on its page, to search engines, in calendars, in lists', async () => {
  const WRITTEN = {
    'sql-offset': { startsAt: '2027-04-17 18:00:00+03', endsAt: '2027-04-17 21:00:00+03' },
    'ends-before': { startsAt: '2027-04-17T18:00:00+03:00', endsAt: '2027-04-17T02:00:00+03:00' },
    'no-such-day': { startsAt: '2027-02-30', endsAt: '2027-02-31' },
    'no-such-end': { startsAt: '2027-04-17T18:00:00', endsAt: '2027-04-31T18:00:00' },
    'turkish-date': { startsAt: '17.04.2027 18:00' },
    'no-time-at-all': { startsAt: '0000-00-00 00:00:00', endsAt: '0001-01-01T00:00:00' },
    'without-place': { startsAt: '2027-04-17T18:00:00+03:00', venue: '&nbsp;' },
    'at-its-hotel': { startsAt: '2027-04-17T18:00:00+03:00', venue: null, publisher: { id: 51 } },
    'without-date': { startsAt: null, venue: 'Beach' },
  }
  const world = makeWorld({ langs: ['tr', 'en'] })
  const model = [...world.events.rows()][0]!
  const events = Object.entries(WRITTEN).map(([slug, fields], index) => ({
    ...{ ...structuredClone(model), id: 900 + index, slug, title: `Event &amp; ${slug}`, hrefLangs: [] },
    ...{ venue: 'Amphitheatre', endsAt: null, ...fields },
  }))
  for (const event of events) world.addEvent('en', event)
  world.editPage('en', 'entertainment', (page) => (page.events = events.map(eventSummary)))
  const site = await siteOf(world)
  const told = new Map<string, EventData | undefined>()
  for (const { slug } of events) {
    const dom = await site.dom(`/en/events/${slug}`)
    const graphs = dom.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => JSON.parse(text) as any)
    told.set(
      slug,
      graphs.flatMap((each) => each['@graph'] as EventData[]).find((node) => node['@type'] === 'Event'),
    )
    const shown = words(dom.querySelector('main'))
    expect(shown, slug).toContain(`Event & ${slug}`)
    expect(shown, slug).not.toMatch(/\d March|Invalid|0001|0000|17\.04|amp;/)
  }
  const times = [...told].map(([slug, data]) => [
    slug,
    data && [data.startDate, data.endDate, (data.location as any).name],
  ])
  expect(Object.fromEntries(times)).toEqual({
    'sql-offset': ['2027-04-17T18:00:00+03:00', '2027-04-17T21:00:00+03:00', 'Amphitheatre'],
    'ends-before': ['2027-04-17T18:00:00+03:00', undefined, 'Amphitheatre'],
    'no-such-end': ['2027-04-17T18:00:00+03:00', undefined, 'Amphitheatre'],
    'at-its-hotel': ['2027-04-17T18:00:00+03:00', undefined, 'Deniz Kızı'],
  })
  const files = calendarNames(site).filter((name) => name.startsWith('en/ics/events/'))
  const dated = ['sql-offset', 'ends-before', 'no-such-end', 'without-place', 'at-its-hotel']
  for (const slug of Object.keys(WRITTEN))
    expect(files.includes(`en/ics/events/${slug}.ics`), slug).toBe(dated.includes(slug))
  for (const slug of dated) {
    const { events: read_, others } = await read(site, `en/ics/events/${slug}.ics`)
    expect(read_[0]!.startDate.toJSDate().toISOString(), slug).toBe('2027-04-17T15:00:00.000Z')
    expect(read_[0]!.location, slug).toBe((told.get(slug)?.location as any)?.name ?? null)
    expect(others[0]!.end!.getTime(), slug).toBeGreaterThanOrEqual(others[0]!.start.getTime())
  }
  const found = (code: string, slug: string) =>
    site.report.problems.find((each) => each.code === code && each.resource.endsWith(`/${slug}`))?.message
  for (const [slug, fields] of Object.entries({
    'ends-before': /endsAt/,
    'no-such-day': /startsAt.*endsAt/,
    'no-such-end': /endsAt/,
    'turkish-date': /startsAt/,
    'no-time-at-all': /startsAt.*endsAt/,
  }))
    expect(found('part-dropped', slug), slug).toMatch(fields)
  for (const slug of ['no-such-day', 'turkish-date', 'no-time-at-all', 'without-date'])
    expect(found('event-unannounced', slug), slug).toMatch(/no startsAt$/)
  expect(found('event-unannounced', 'without-place')).toMatch(/no venue$/)
  expect(found('text-cleaned', 'without-place')).toMatch(/venue \(entities, empty\)/)
})

test('R7.52 an event is at its hotel’s own time on its page, in structured data and in its calendar', async () => {
  const world = makeWorld({ langs: ['tr', 'en'] })
  const model = [...world.events.rows()][0]!
  const entry = catalogueEntry(14)
  entry.zone = 'Europe/Zagreb'
  onTestFinished(() => void delete entry.zone)
  const times = { startsAt: '2027-04-17T20:00:00', endsAt: '2027-04-17T20:30:00Z' }
  const ferry = { ...structuredClone(model), ...times, id: 901, slug: 'ferry', hrefLangs: [], publisher: { id: 14 } }
  world.addEvent('en', ferry)
  world.editPage('en', 'entertainment', (page) => (page.events = [eventSummary(ferry)]))
  const site = await siteOf(world)
  const dom = await site.dom('/en/events/ferry')
  expect(words(dom.querySelector('main'))).toMatch(/20:00.*22:30/)
  expect(dom.querySelector('script[type="application/ld+json"]')!.text).toContain(
    '"startDate":"2027-04-17T20:00:00+02:00"',
  )
  const { events } = await read(site, 'en/ics/events/ferry.ics')
  expect(events[0]!.startDate.toJSDate().toISOString()).toBe('2027-04-17T18:00:00.000Z')
  expect(events[0]!.endDate.toJSDate().toISOString()).toBe('2027-04-17T20:30:00.000Z')
})
