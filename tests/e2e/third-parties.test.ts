// @module-tag chromium
/** What is asked of other companies, in a browser and before one looks at the page. */
import type { Page, ViewportSize } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Locale } from '../../src/config/locales.ts'
import { atDepth } from '../harness/depth.ts'
import { SITE } from '../harness/settings.ts'
import { useThirdPartySite, THIRD_PARTIES } from './page/third-parties.ts'
import { islandsAnswer, resize, scrollTo } from './page/ready.ts'
import { siteOf } from '../harness/site.ts'
import { DESKTOP, PHONE, useVisit } from '../harness/visit.ts'
import { makeWorld } from '../worlds/index.ts'

const world = useThirdPartySite()
const { at, newPage } = useVisit(
  () => world.running.url,
  (window) => world.answer(window),
)

const hotel = (locale: Locale, slug: string) => (locale === 'tr' ? `/oteller/${slug}` : `/${locale}/hotels/${slug}`)
async function agree(page: Page) {
  await page.locator('.ask [data-consent-answer=all]').click()
  await page.locator('.ask').waitFor({ state: 'hidden' })
}

test('R1.9 before the visitor agrees, no page asks anybody but the site', async () => {
  const page = await newPage({ pictures: () => false })
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const english = world.site.paths.filter((path) => /^\/en(?!\/hotels\/(?!crystal-aura))/.test(path))
  const reservation = '/en/hotels/crystal-aura/online-reservation'
  expect(english).toContain(reservation)
  // What pages name in their HTML is asked of all of them below.
  const sample = atDepth([reservation, ...english.filter((_, index) => index % 32 === 0)], english)
  const homes = atDepth(['tr', 'ru'], ['tr', 'en', 'de', 'ru']).map((locale) => hotel(locale as Locale, 'crystal-aura'))
  for (const path of ['/', '/de', '/ru/contact', '/iletisim', ...sample, ...homes]) {
    await page.goto(at(path))
    await page.locator('.ask').waitFor()
    await scrollTo(page, 20_000)
    await islandsAnswer(page, { ofWindow: true })
  }
  expect([...origins]).toEqual([world.running.url])
  expect(world.asked).toEqual([])
}, 120_000)

test('R1.9 no page names a script, style, picture, film or frame of another origin', async () => {
  const { site } = world
  const loading = 'script[src], link[href], img, source, video, audio, iframe, embed, object, track'
  for (const path of [...site.manifest.pages.keys()]) {
    const page = await site.dom(path)
    const addresses = page
      .querySelectorAll(loading)
      .filter((element) => !['canonical', 'alternate'].includes(element.getAttribute('rel') ?? ''))
      .flatMap((element) => ['src', 'href', 'srcset', 'poster', 'data'].map((name) => element.getAttribute(name)))
    for (const address of addresses) if (address) expect(address, path).toMatch(/^\/(?!\/)/)
    for (const link of page.querySelectorAll('link[rel=canonical], link[rel=alternate]')) {
      expect(link.getAttribute('href')?.startsWith(SITE.siteUrl), path).toBe(true)
    }
  }
})

test('R1.8 after it, a page asks once for the chat of its language, and German never has one', async () => {
  const page = await newPage()
  await page.goto(at('/'))
  await agree(page)
  await page.locator('#live-chat').waitFor()
  expect(world.asked).toEqual(['/crystal-chat-tr.js'])
  for (const locale of ['en', 'ru']) {
    world.asked.length = 0
    await page.goto(at(`/${locale}`))
    await page.locator('#live-chat').waitFor()
    expect(world.asked).toEqual([`/crystal-chat-${locale}.js`])
  }
  world.asked.length = 0
  await page.goto(at(hotel('de', 'crystal-aura')))
  await page.waitForFunction(() => 'tagManagerRan' in window)
  expect(world.asked).toEqual(['/gtm.js?id=GTM-AURA024'])
})

/** As real ones do: beside the body, with a place that no style sheet overrides, named in the end. */
const LATE_CHAT = `
  const box = document.createElement('div')
  box.append(Object.assign(document.createElement('p'), { textContent: 'Chat' }))
  for (const [name, value] of [['position', 'fixed'], ['right', '0'], ['bottom', '0'], ['z-index', '9999']])
    box.style.setProperty(name, value, 'important')
  document.documentElement.append(box)
  setTimeout(() => { box.title = 'Ask us' }, 50)
`

test('R1.8 R2.130 a chat whose script and element are configured is asked for once, and gets its place', async () => {
  const chat = { chatScript: `${THIRD_PARTIES}/load?widget={id}&l={lang}`, chatSelector: 'div[title="Ask us"]' }
  const site = await siteOf(makeWorld({ langs: ['tr', 'en'], hotels: [], groupPages: ['home'] }), {
    site: { ...SITE, chatHost: THIRD_PARTIES, ...chat },
  })
  const running = await site.serve()
  onTestFinished(() => running.close())
  const page = await newPage()
  await page.setViewportSize({ width: 390, height: 800 })
  const asked: string[] = []
  await page.route(`${THIRD_PARTIES}/**`, async (route) => {
    asked.push(route.request().url().slice(THIRD_PARTIES.length))
    await route.fulfill({ contentType: 'text/javascript', body: LATE_CHAT })
  })
  await page.goto(`${running.url}/en`)
  await agree(page)
  const box = page.locator('[title="Ask us"]')
  await expect.poll(() => box.evaluate((element) => getComputedStyle(element).right)).not.toBe('0px')
  expect(asked).toEqual(['/load?widget=crystal-chat-en&l=en'])
  const { y, height } = (await box.boundingBox())!
  expect(y + height, 'above the bar of the phone').toBeLessThan(800 - 56)
})

const TAG_MANAGERS: Record<string, string> = {
  'crystal-aura': 'GTM-AURA024',
  'crystal-paraiso-verde': 'GTM-VERDE18',
  'crystal-world-of-colours': 'GTM-COLOR38',
}

test('R2.85 three hotels have a tag manager, under both prefixes and on their sub-pages, and no other page has one', async () => {
  const { site } = world
  const found = new Set<string>()
  for (const path of site.paths) {
    const asking = (await site.dom(path)).querySelector('[data-consent]')!.getAttribute('data-consent')!
    const { scripts } = JSON.parse(asking) as { scripts: { statistics?: string } }
    const id = TAG_MANAGERS[/^\/(?:oteller|\w+\/hotels)\/([^/]+)/.exec(path)?.[1] ?? '']
    expect(scripts.statistics, path).toBe(id && `${THIRD_PARTIES}/gtm.js?id=${id}`)
    if (scripts.statistics) found.add(scripts.statistics)
  }
  expect(found.size).toBe(3)
})

test('R2.85 where the visitor has agreed, a hotel with a tag manager asks for it, and another does not', async () => {
  const page = await newPage()
  await page.goto(at('/en'))
  await agree(page)
  await page.locator('#live-chat').waitFor()
  for (const path of [hotel('tr', 'crystal-paraiso-verde'), `${hotel('en', 'crystal-world-of-colours')}/rooms`]) {
    world.asked.length = 0
    await page.goto(at(path))
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect(
      world.asked.filter((each) => each.startsWith('/gtm')),
      path,
    ).toEqual([`/gtm.js?id=${TAG_MANAGERS[path.split(/hotels\/|oteller\/|\/rooms/)[1]!]}`])
  }
  world.asked.length = 0
  for (const path of [hotel('tr', 'deniz-kizi'), '/en/hotels']) {
    await page.goto(at(path))
    await page.locator('#live-chat').waitFor()
  }
  expect(world.asked.filter((each) => each.startsWith('/gtm'))).toEqual([])
})

test('R1.9 where the address says the ages of children nobody else is asked, whatever was agreed to', async () => {
  const page = await newPage()
  await page.goto(at(`${hotel('en', 'crystal-aura')}/day?age=4`))
  await page.locator('[data-fits]').first().waitFor()
  await agree(page)
  await page.locator('.ask').waitFor({ state: 'hidden' })
  expect(await page.locator(`script[src^="${THIRD_PARTIES}"]`).count()).toBe(0)
  await page.goto(at(hotel('en', 'crystal-aura')))
  await page.waitForFunction(() => 'tagManagerRan' in window)
  await page.locator('#live-chat').waitFor()
  // Both by the second page alone.
  expect([...world.asked].sort()).toEqual(['/crystal-chat-en.js', '/gtm.js?id=GTM-AURA024'])
})

describe('a trip that is said where others could read the address', () => {
  /** Says it in the line of the list of hotels, beside a chat. */
  async function say(viewport: ViewportSize, before: (page: Page) => Promise<void> = async () => {}): Promise<Page> {
    const page = await newPage({ viewport })
    await page.addInitScript((trip) => {
      if (sessionStorage.getItem('stay') === null) sessionStorage.setItem('stay', trip)
    }, 'kids=1')
    await page.goto(at('/en/hotels'))
    await agree(page)
    await page.locator('#live-chat').waitFor()
    await page.locator('.trip').getByRole('button', { name: 'Change' }).click()
    const entered = { adult: '3', checkIn: '2027-07-10', checkOut: '2027-07-17' }
    for (const [name, value] of Object.entries(entered)) await page.locator(`.trip__panel [name=${name}]`).fill(value)
    await before(page)
    await page.locator('.trip__panel').getByRole('button', { name: 'Save' }).click()
    return page
  }

  async function isAnsweredAlone(page: Page): Promise<void> {
    await page.waitForURL(/checkin=2027-07-10/)
    expect(await page.locator('main [name=room-adults]').inputValue()).toBe('3')
    expect(await page.locator(`#live-chat, script[src^="${THIRD_PARTIES}"]`).count()).toBe(0)
  }

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('R1.9 is answered by a page without them (%s)', async (_, viewport) => isAnsweredAlone(await say(viewport)))

  test('R1.9 is answered when the line is back', async () => {
    const page = await say(DESKTOP, (each) => each.context().setOffline(true))
    await expect.poll(() => page.locator('.trip__said').textContent()).toContain('3 adults')
    expect(new URL(page.url()).search).toBe('?kids=1')
    await page.context().setOffline(false)
    await isAnsweredAlone(page)
  })

  test('R1.9 that was cleared before the line is back is not brought back', async () => {
    const page = await say(DESKTOP, (each) => each.context().setOffline(true))
    await page.locator('.trip').getByRole('button', { name: 'Clear' }).click()
    await page.context().setOffline(false)
    await page.waitForFunction(() => navigator.onLine)
    await page.reload()
    expect([new URL(page.url()).search, await page.evaluate(() => sessionStorage.getItem('stay'))]).toEqual(['', ''])
  })
})

test('R1.9 a map is a link until the visitor asks for it, and nothing but the map is agreed to', async () => {
  const page = await newPage()
  await page.goto(at('/en/hotels/deniz-kizi/contact'))
  expect(await page.locator('.map .go').getAttribute('href')).toMatch(/^https:.*36\.6/)
  await page.locator('.map iframe').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show the map here' }).click()
  const frame = page.frameLocator('iframe[title="Map of the area"]')
  expect(await frame.locator('p').textContent()).toBe('A map')
  await page.locator('.ask').waitFor({ state: 'hidden' })
  const asked = [...world.asked]
  expect(asked).toHaveLength(1)
  expect(new URL(asked[0]!, THIRD_PARTIES).searchParams.get('marker')).toBe('36.6,30.56')

  await page.goto(at('/en/hotels/deniz-kizi'))
  await page.locator('.map').scrollIntoViewIfNeeded()
  await page.locator('.map iframe').waitFor()
  expect(await page.locator('#live-chat').count()).toBe(0)
})

test('R2.130 the chat covers no other fixed control, however wide the window is', async () => {
  const page = await newPage()
  await page.goto(at('/en/hotels/deniz-kizi'))
  await agree(page)
  await page.locator('#live-chat').waitFor()
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    await resize(page, { width, height })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await page.locator(width < 992 ? '.dock__price' : '[data-float] [data-top]').waitFor()
    const controls = page.locator('.dock a:visible, [data-float] a:visible, [data-nav]:visible')
    const boxes = await controls.evaluateAll(async (elements) => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished))
      return elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    })
    expect(boxes.length).toBeGreaterThanOrEqual(4)
    const chat = (await page.locator('#live-chat button').boundingBox())!
    expect([chat.width, chat.height]).toEqual([56, 56])
    const covered = boxes.filter(
      (box) => box.left < chat.x + 56 && box.right > chat.x && box.top < chat.y + 56 && box.bottom > chat.y,
    )
    const isWhole = chat.x >= 0 && chat.y >= 0 && chat.x + 56 <= width && chat.y + 56 <= height
    expect({ isWhole, covered }, `${width} × ${height}`).toEqual({ isWhole: true, covered: [] })
  }
})
