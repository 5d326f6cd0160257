/** A hotel's day as any server answers it: every hotel's, in four languages, without script. */
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { buildUrl } from '../../src/routes/place.ts'
import { theDemoWorld } from '../harness/demo-world.ts'
import { DEEP } from '../harness/depth.ts'
import { siteOf, useDemo } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { ask } from './ask.ts'
import { attribute, words } from './pages.ts'

const demo = useDemo()
const world = theDemoWorld()
const get = (path: string) => ask(demo.server, path)

const dayPath = (hotel: string, locale: Locale) => buildPath(locale, buildUrl({ kind: 'hotel-day', hotel }, locale))
const pagePath = (hotel: string, page: 'gastronomy' | 'kids' | 'beach-pool' | 'spa' | 'aquapark', locale: Locale) =>
  buildPath(locale, buildUrl({ kind: 'hotel-page', hotel, page }, locale))

const timesOf = (element: HTMLElement) => element.querySelectorAll('time').map(words)
const lanesOf = (dom: HTMLElement) =>
  dom.querySelectorAll('[data-lane]').map((lane) => ({
    name: words(lane.querySelector('[data-name]')),
    href: attribute(lane.querySelector('a'), 'href'),
    times: timesOf(lane),
    note: lane.querySelectorAll('.lane__note').map(words),
    bars: lane.querySelectorAll('rect').length,
  }))

describe.each(LOCALES)('in %s', (locale) => {
  // Each hotel in two languages, in turn; in a deep run in all.
  const hotels = world.hotels.filter((_hotel, index) => DEEP || (index + LOCALES.indexOf(locale)) % 2 === 0)

  test('every hotel has one, with every outlet at the hours of its own page, and no lane without hours', async () => {
    expect(world.hotels).toHaveLength(18)
    for (const { slug } of hotels) {
      const lanes = lanesOf(await demo.site.dom(dayPath(slug, locale)))
      const list = (await demo.site.dom(pagePath(slug, 'gastronomy', locale))).querySelectorAll('.outlet')
      expect(list.length, slug).toBeGreaterThanOrEqual(5)
      for (const outlet of list) {
        const href = attribute(outlet.querySelector('h3 a'), 'href')
        const lane = lanes.find((each) => each.href === href)
        expect(lane, `${slug} ${href}`).toMatchObject({
          name: words(outlet.querySelector('h3')),
          times: timesOf(outlet),
        })
        const own = (await demo.site.dom(decodeURI(href))).querySelector('.hours')!
        expect(timesOf(own), href).toEqual(lane!.times)
      }
      for (const { name, times, bars, href } of lanes) {
        expect(times.length, `${slug} ${name}`).toBeGreaterThan(0)
        expect(bars, `${slug} ${name}`).toBe(times.length / 2)
        expect(demo.site.paths, name).toContain(decodeURI(href))
      }
    }
  })

  test('groups of children, pools, the spa and the slides are those of their pages', async () => {
    for (const { slug } of hotels) {
      const dom = await demo.site.dom(dayPath(slug, locale))
      const lanes = lanesOf(dom)
      for (const page of ['kids', 'beach-pool', 'aquapark'] as const) {
        const path = pagePath(slug, page, locale)
        if (!demo.site.paths.includes(path)) continue
        const rows = (await demo.site.dom(path))
          .querySelectorAll('table tbody tr, table tr')
          .filter((row) => row.querySelector('td'))
        expect(rows.length, path).toBeGreaterThan(0)
        for (const cells of rows.map((row) => row.querySelectorAll('th, td').map(words))) {
          if (page === 'aquapark') {
            const slide = dom
              .querySelectorAll('.lane__parts li')
              .find((each) => words(each.querySelector('[data-name]')) === cells[0])
            expect(words(slide?.querySelector('.lane__note')), `${path} ${cells[0]}`).toBe(cells.at(-1))
          } else {
            const lane = lanes.find(({ name, href }) => name === cells[0] && decodeURI(href) === path)
            expect(lane?.times.join('–'), `${path} ${cells[0]}`).toBe(cells.at(-1))
            if (page === 'kids') expect(lane!.note).toEqual([cells[1]])
          }
        }
      }
      const spa = pagePath(slug, 'spa', locale)
      if (demo.site.paths.includes(spa))
        expect(
          lanes.map(({ href }) => decodeURI(href)),
          slug,
        ).toContain(spa)
      expect(dom.querySelector('[data-queried=day]') !== null, slug).toBe(
        demo.site.paths.includes(pagePath(slug, 'kids', locale)),
      )
    }
  })

  test('it is an indexed page of the hotel, which the hotel leads to', async () => {
    const t = translator(locale)
    const path = dayPath('crystal-flora', locale)
    const { dom, headers, status } = await get(path)
    expect([status, headers['x-robots-tag']]).toEqual([200, undefined])
    expect(dom.querySelectorAll('h1').map(words)).toEqual([t('day.title', { hotel: 'Crystal Flora' })])
    expect(attribute(dom.querySelector('link[rel=canonical]'), 'href')).toMatch(new RegExp(`${path}$`))
    const alternates = dom.querySelectorAll('link[rel=alternate][hreflang]').map((link) => attribute(link, 'href'))
    for (const each of LOCALES)
      expect(alternates.filter((href) => href.endsWith(dayPath('crystal-flora', each)))).not.toEqual([])
    for (const from of ['', 'gastronomy', 'kids'] as const) {
      const home = buildPath(locale, buildUrl({ kind: 'hotel', hotel: 'crystal-flora' }, locale))
      const page = await demo.site.dom(from === '' ? home : pagePath('crystal-flora', from, locale))
      expect(page.querySelectorAll(`main a[href="${path}"]`), from).toHaveLength(1)
    }
    const parts = await Promise.all(
      [...demo.site.manifest.assets.keys()]
        .filter((name) => /sitemaps\/days/.test(name))
        .map((name) => get(name.startsWith('/') ? name : `/${name}`)),
    )
    expect(parts.map(({ body }) => body.toString()).join('')).toContain(`${path}<`)
  })

  test('for ages it says what fits each child and why the rest does not, and keeps the rest of the page', async () => {
    const t = translator(locale)
    const path = dayPath('crystal-family', locale)
    const { dom, status, headers } = await get(`${path}?age=4&age=9`)
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'private, no-cache'])
    expect(dom.querySelectorAll('[name=age]').map((field) => attribute(field, 'value'))).toEqual(['4', '9', ''])
    const rows = dom
      .querySelectorAll('[data-answer] dl > div')
      .map((row) => [words(row.querySelector('dt')), words(row.querySelector('dd'))] as const)
    expect(rows.map(([age]) => age)).toEqual([t('counts.years', { count: 4 }), t('counts.years', { count: 9 })])
    const clubs = dom.querySelectorAll('.lanes--children [data-lane]')
    expect(clubs.map((lane) => attribute(lane, 'data-fits'))).toEqual(['no', 'some', 'some'])
    const [ducks, rabbits, foxes] = clubs.map((lane) => words(lane.querySelector('[data-name]')))
    expect(rows[0]![1]).toContain(`${rabbits} 09:00–20:30`)
    expect(rows[1]![1]).toContain(`${foxes} 10:00–22:00`)
    for (const [, fitting] of rows) expect(fitting).not.toContain(ducks)
    const slide = dom.querySelector('.lane__parts [data-fits=some] [data-fit]')
    expect(words(slide)).toContain(
      t('pages.timetable.tooSmall', { height: 120, ages: t('counts.years', { count: 4 }), typical: 103 }),
    )
    expect(words(clubs[0]!.querySelector('[data-fit]'))).toBe(t('counts.untilAge', { count: 3 }))
    const plain = await demo.site.dom(path)
    // Its links carry the ages on.
    const bare = ({ href, ...lane }: ReturnType<typeof lanesOf>[number]) => ({ ...lane, href: href.split('?')[0] })
    expect(lanesOf(dom).map(bare)).toEqual(lanesOf(plain))
    for (const other of LOCALES.filter((each) => each !== locale))
      expect(attribute(dom.querySelector(`a[lang=${other}]`), 'href')).toBe(
        `${dayPath('crystal-family', other)}?age=4&age=9`,
      )
  })
})

test('a hotel for adults asks for no ages, and answers none', async () => {
  const html = await demo.site.html('/en/hotels/crystal-aura/day')
  expect(html).not.toContain('data-queried="day"')
  expect((await get('/en/hotels/crystal-aura/day?age=4')).body.toString()).toBe(html)
})

describe('another provider', () => {
  const EN = '/en/hotels/deniz-kizi/day'
  const TR = '/oteller/deniz-kizi/bir-gun'

  test('has the page while three outlets say their hours', async () => {
    const world = makeWorld({ langs: ['tr', 'en'], hotels: [{ outlets: 3 }] })
    const site = await siteOf(world, { plain: true })
    const gastronomy = world.pages.get('en', 'hotels/deniz-kizi/gastronomy')!.id
    const hours = (change: { from: string; to: string }[]) =>
      world.gastronomies.edit([gastronomy, 'en'], ({ groups }) => (groups[0]!.items[0]!.hours = change))
    const rebuilt = async () => {
      const now = await site.rebuild()
      expect(now.report.problems.filter(({ resource }) => [EN, TR].includes(resource))).toEqual([])
      return now
    }
    expect(site.paths).toEqual(expect.arrayContaining([EN, TR]))
    hours([{ from: '12:00', to: '15:00' }])
    const moved = await rebuilt()
    expect(moved.report.mode).toBe('incremental')
    expect(moved.report.changed.map(({ path }) => path)).toContain(EN)
    expect(moved.report.changed.map(({ path }) => path)).not.toContain(TR)
    hours([])
    const gone = await rebuilt()
    expect(gone.paths).not.toContain(EN)
    expect(gone.paths).toContain(TR)
    for (const path of gone.paths) expect(await gone.html(path), path).not.toContain(EN)
    hours([{ from: '12:00', to: '15:00' }])
    expect((await rebuilt()).paths).toContain(EN)
  })
})
