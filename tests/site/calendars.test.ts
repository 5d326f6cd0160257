/** Events for calendars: the files that pages of events lead to say what these pages and their JSON-LD say. */
import { join } from 'node:path'
import ICAL from 'ical.js'
import { sync, type VEvent } from 'node-ical'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { eventSummary } from '../../src/demo/world.ts'
import { openStore } from '../../src/release/store.ts'
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

describe('after a change', () => {
  const HOME = 'hotels/deniz-kizi'
  const OF_HOTEL = 'en/ics/hotels/deniz-kizi.ics'

  test("an event's is told in its file and its hotel's, and neither stays where the event has no day", async () => {
    const world = makeWorld({ langs: ['tr', 'en'] })
    const key = [...world.events.keys()].find(([, lang]) => lang === 'en')!
    const list = () => world.editPage('en', HOME, (page) => (page.events = [eventSummary(world.events.get(...key)!)]))
    list()
    const site = await siteOf(world, { plain: true })
    const ofEvent = `en/ics/events/${key[2]}.ics`
    expect(calendarNames(site)).toEqual(expect.arrayContaining([ofEvent, OF_HOTEL]))

    site.provider.world.events.edit(key, (event) => (event.title = 'Lanterns'))
    list()
    const renamed = await site.rebuild()
    expect(renamed.report.mode).toBe('incremental')
    for (const name of [ofEvent, OF_HOTEL]) expect((await read(renamed, name)).text).toContain('SUMMARY:Lanterns\r\n')
    const changed = calendarNames(site).filter(
      (name) => site.manifest.assets.get(name) !== renamed.manifest.assets.get(name),
    )
    expect(changed.sort()).toEqual([ofEvent, OF_HOTEL].sort())

    site.provider.world.events.edit(key, (event) => Object.assign(event, { startsAt: undefined }))
    list()
    const undated = await site.rebuild()
    expect(calendarNames(undated)).toEqual(calendarNames(site).filter((name) => name !== ofEvent && name !== OF_HOTEL))
  })
})
