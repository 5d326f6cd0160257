import type { HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildSiteOf, siteOf, useDemo, type WorldSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { ask, langOf } from './ask.ts'
import { attribute, hrefs, LANGS, mainOf, pathIn, words, type Lang } from './pages.ts'

const HOTEL_LISTS: Record<Lang, string> = { tr: '/oteller', en: '/en/hotels', de: '/de/hotels', ru: '/ru/hotels' }
const CONTACTS: Record<Lang, string> = { tr: '/iletisim', en: '/en/contact', de: '/de/contact', ru: '/ru/contact' }

const demo = useDemo()

describe('an unknown path', () => {
  test.each([
    ['/x', 'tr'],
    ['/oteller/none/odalar', 'tr'],
    ['/%C3%A9', 'tr'],
    ['/enx', 'tr'],
    ['/en/x', 'en'],
    ['/de/x', 'de'],
    ['/ru/hotels/x', 'ru'],
    ['/en/hakkimizda', 'en'],
    ['/en/404', 'en'],
    ['/404', 'tr'],
    ['/en/%', 'en'],
    ['/en%', 'en'],
    ['/de/%E0%A4%A', 'de'],
    ['/RU/%', 'ru'],
    ['/De/no-such.php', 'de'],
    ['/ru/%ff/x', 'ru'],
    ['/wp-login.php', 'tr'],
    ['/en/none.html', 'en'],
    ['/de/Default.aspx', 'de'],
  ])('R2.64 R2.149 R4.27 R8.5 %s is answered with 404 and the page in %s', async (path, lang) => {
    const answer = await ask(demo.server, path, { accept: 'text/html' })
    expect([answer.status, langOf(answer)]).toEqual([404, lang])
    expect(words(answer.dom.querySelector('h1'))).not.toBe('')
  })

  test('R2.64 of a language without any page gets the Turkish one', async () => {
    const world = await siteOf('noRussian')
    const other = await world.serve()
    const answer = await ask(other, '/ru/hotels/x', { accept: 'text/html' })
    await other.close()
    expect([answer.status, langOf(answer)]).toEqual([404, 'tr'])
  })

  test.each([
    ['a missing file that a page shows', '/logos/none.svg', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a missing picture', '/img/0000000000000000-640.webp', {}],
    ['a client that wants no page', '/en/x', { accept: 'application/json' }],
  ])('R2.67 %s is answered in one line', async (_, path, headers) => {
    const answer = await ask(demo.server, path, headers)
    expect(answer.status).toBe(404)
    expect(answer.body.trim()).toBe('This page could not be found')
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  })

  test.each(['/%', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/%00'])('%s is no error of the server', async (path) => {
    expect((await ask(demo.server, path)).status).toBe(404)
  })
})

test('a page that the site has no more is gone, in its language, until it comes back; one that moved leads on', async () => {
  const site = await siteOf('fewPages')
  const { world } = site.provider
  const server = await site.serve()
  onTestFinished(() => server.close())
  const [path, moved] = ['/en/hotels/deniz-kizi/about-us', '/en/hotels/deniz-kizi/rooms/sea-room-1']
  const status = async (from: string) => (await ask(server, from, { accept: 'text/html' })).status
  const page = world.pages.get('en', path.slice('/en/'.length))!
  expect([await status(path), await status(moved)]).toEqual([200, 200])

  world.pages.delete('en', page.url)
  world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.slug = 'lighthouse-room'))
  const built = await site.rebuild()
  await expect.poll(() => status(path)).toBe(410)
  const answer = await ask(server, path, { accept: 'text/html' })
  expect([langOf(answer), answer.body]).toEqual(['en', await built.html('/en/410/51')])
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(words(answer.dom.querySelector('h1'))).toBe('This page is no longer here')
  expect(words(answer.dom.querySelector('title'))).toBe('This page is no longer here | Deniz Kızı')
  expect(words(mainOf(answer.dom))).toContain('no longer among the pages of Deniz Kızı.')
  expect(buttons(answer.dom)).toEqual(['/en/hotels/deniz-kizi/rooms', '/en/hotels/deniz-kizi'])
  const line = await ask(server, path, { accept: 'application/json' })
  expect([line.status, line.body.trim()]).toEqual([410, 'This page could not be found'])
  expect([await status(moved), await status(`${path}/x`)]).toEqual([301, 404])

  world.addPage(page)
  await site.rebuild()
  await expect.poll(() => status(path)).toBe(200)
})

const GONE: Record<Lang, string> = {
  tr: 'Bu sayfa artık yok',
  en: 'This page is no longer here',
  de: 'Diese Seite gibt es nicht mehr',
  ru: 'Этой страницы больше нет',
}

describe.each(LANGS)('the page in %s for what is gone', (lang) => {
  test('says so and leads to all hotels and home', async () => {
    const page = await demo.site.dom(pathIn(lang, '410/0'))
    expect(words(page.querySelector('h1'))).toBe(GONE[lang])
    expect(hrefs(mainOf(page))).toEqual(expect.arrayContaining([HOTEL_LISTS[lang], CONTACTS[lang]]))
    expect(buttons(page)[0]).toBe(pathIn(lang, ''))
    expect(page.querySelectorAll('link[rel="alternate"]')).toEqual([])
    expect(attribute(page.querySelector('meta[name="robots"]'), 'content')).toContain('noindex')
    expect((await ask(demo.server, pathIn(lang, '410/0'), { accept: 'text/html' })).status).toBe(404)
  })

  test('of a hotel names it and leads to its rooms, its home and its contact page, for every hotel', async () => {
    const { manifest } = demo.site
    const homes = [...manifest.routes].filter(([, { home }]) => home?.endsWith(`/${lang}`))
    expect(homes).toHaveLength(18)
    for (const [path, { propertyId }] of homes) {
      const page = await demo.site.dom(pathIn(lang, `410/${propertyId}`))
      const name = words((await demo.site.dom(path)).querySelector('h1'))
      const rooms = `${path}/${lang === 'tr' ? 'odalar' : 'rooms'}`
      expect(words(page.querySelector('h1'))).toBe(GONE[lang])
      expect(words(mainOf(page))).toContain(name)
      expect(buttons(page)).toEqual([rooms, path])
      expect(hrefs(mainOf(page))).toContain(`${path}/${lang === 'tr' ? 'iletisim' : 'contact'}`)
      expect(manifest.routes.has(rooms), rooms).toBe(true)
    }
  })
})

describe.each(LANGS)('the not-found page in %s', (lang) => {
  const path = pathIn(lang, '404')

  test('R2.68 links to a page that lists the hotels, and to contact', async () => {
    const links = hrefs(mainOf(await demo.site.dom(path)))
    expect(links).toContain(HOTEL_LISTS[lang])
    expect(links).toContain(CONTACTS[lang])
    for (const href of [HOTEL_LISTS[lang], CONTACTS[lang]])
      expect((await ask(demo.server, href)).status, href).toBe(200)
    const hotels = hrefs(mainOf((await ask(demo.server, HOTEL_LISTS[lang])).dom)).filter((href) =>
      href.startsWith(`${HOTEL_LISTS[lang]}/crystal-`),
    )
    expect(hotels.length).toBeGreaterThan(0)
  })

  test('R2.70 has a button to the home page', async () => {
    const button = mainOf(await demo.site.dom(path))
      .querySelectorAll('a.btn')
      .filter((link) => attribute(link, 'href') === pathIn(lang, ''))
    expect(button).toHaveLength(1)
  })

  test('R2.74 R4.27 has a message and a way home, and nothing of another page', async () => {
    const main = mainOf(await demo.site.dom(path))
    expect(words(main.querySelector('p'))).not.toBe('')
    expect(main.querySelectorAll('form:not([data-finder]), nav, img, video')).toEqual([])
    expect(words(main).length).toBeLessThan(900)
  })
})

test('R2.69 the booking site is linked with a language that is the page’s', async () => {
  const queries = await Promise.all(
    LANGS.map(async (lang) => {
      const outside = hrefs(mainOf(await demo.site.dom(pathIn(lang, '404')))).filter((href) =>
        href.startsWith('https:'),
      )
      return outside.map((href) => new URL(href).search)
    }),
  )
  expect(queries).toEqual([['?lang=tr'], ['?lang=en'], ['?lang=de'], ['?lang=ru']])
})

describe('the words of the not-found page', () => {
  let built: WorldSite
  beforeAll(async () => void (built = await buildSiteOf(withoutNotFound())))
  afterAll(() => built.close())

  test('R2.65 R2.66 R2.68 R2.72 are its own where the provider has no page, around the header and footer of home', async () => {
    const page = await built.dom('/en/404')
    expect(words(page.querySelector('title'))).toBe("SORRY, WE CAN'T FIND THE PAGE YOU'RE LOOKING FOR.")
    expect(words(page.querySelector('h1'))).toBe('Page not found')
    const home = await built.dom('/en')
    for (const part of ['#menu nav', 'body > footer']) {
      expect(hrefs(page.querySelector(part)), part).toEqual(hrefs(home.querySelector(part)))
      expect(hrefs(page.querySelector(part)).length, part).toBeGreaterThan(3)
    }
    expect(hrefs(mainOf(page))).toEqual(expect.arrayContaining(['/en/hotels', '/en/contact', '/en']))
    const titles = await Promise.all(
      LANGS.map(async (lang) => words((await built.dom(pathIn(lang, '404'))).querySelector('title'))),
    )
    expect(new Set(titles).size).toBe(4)
  })

  test("R2.71 are the provider's where it has such a page", async () => {
    expect(words(mainOf(await built.dom('/de/404')))).toMatch(/Verlaufen\s*Der Steg endet hier\./)
    expect(words(mainOf(await built.dom('/en/404')))).not.toContain('Verlaufen')
  })
})

/** But in German, where it has other words than the site's. */
function withoutNotFound() {
  const world = makeWorld({ hotels: [] })
  for (const lang of ['tr', 'en', 'ru'] as const) world.pages.delete(lang, '404')
  world.editPage('de', '404', (page) => {
    page.contents = { lost: { title: 'Verlaufen', html: '<p>Der Steg endet hier.</p>' } }
  })
  return world
}

function buttons(page: HTMLElement) {
  return mainOf(page)
    .querySelectorAll('a.btn')
    .map((link) => attribute(link, 'href'))
}
