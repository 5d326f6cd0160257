/** What is on: all events of a language on one page, each with its file for calendars. */
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { useDemo } from '../harness/site.ts'
import { ask } from './ask.ts'
import { attribute, hrefs, words } from './pages.ts'

const PATHS: Record<Locale, string> = { tr: '/etkinlikler', en: '/en/events', de: '/de/events', ru: '/ru/events' }
const HOMES: Record<Locale, string> = { tr: '/', en: '/en', de: '/de', ru: '/ru' }

const demo = useDemo()

describe.each(LOCALES)('in %s', (locale) => {
  const path = PATHS[locale]

  test('it lists every event of the language by its beginning, with its calendar file', async () => {
    const events = demo.site.paths.filter((each) => each.startsWith(`${path}/`))
    expect(events.length).toBeGreaterThan(5)
    const dom = await demo.site.dom(path)
    const items = dom.querySelectorAll('main article.event')
    expect(items.map((item) => attribute(item.querySelector('.event__title a'), 'href')).sort()).toEqual(
      events.map(encodeURI).sort(),
    )
    const starts = items.map((item) => Date.parse(attribute(item.querySelector('time'), 'datetime')))
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    for (const item of items) {
      const calendar = attribute(item.querySelector('a[type="text/calendar"]'), 'href')
      const answer = await ask(demo.server, calendar)
      expect([answer.status, answer.headers['content-type']], calendar).toEqual([200, 'text/calendar; charset=utf-8'])
    }
  })

  test('guests and search engines find it', async () => {
    const dom = await demo.site.dom(path)
    const alternates = dom.querySelectorAll('link[rel=alternate][hreflang]').map((link) => attribute(link, 'hreflang'))
    expect(alternates.sort()).toEqual([...LOCALES, 'x-default'].sort())
    expect(dom.querySelector('meta[name=robots]')).toBeNull()
    const graphs = dom.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text)
    expect(graphs.join()).toContain('"ItemList"')
    expect(words(dom.querySelector('h1'))).not.toBe('')
    expect(hrefs((await demo.site.dom(HOMES[locale])).querySelector('main'))).toContain(path)
    const [event] = demo.site.paths.filter((each) => each.startsWith(`${path}/`))
    expect(hrefs(await demo.site.dom(event!))).toContain(path)
    const sitemaps = [...demo.site.manifest.assets.keys()].filter((name) => name.startsWith('sitemaps/pages'))
    const listed = await Promise.all(sitemaps.map(async (name) => (await ask(demo.server, `/${name}`)).body))
    expect(listed.join()).toContain(`${path}</loc>`)
  })
})
