// @module-tag chromium
/** What the page remembers of a visitor: the chosen language, and the country for the telephone number. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../src/site/hotels.ts'
import { sample } from '../harness/depth.ts'
import { painted } from './page/ready.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

describe('language', () => {
  test('R2.104 R7.39 R9.1 a choice is kept in a cookie for 365 days', async () => {
    const page = await demo.newPage()
    await page.clock.install({ time: new Date() })
    const written: string[] = []
    await page.exposeFunction('noteCookie', (text: string) => written.push(text))
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
      Object.defineProperty(document, 'cookie', {
        get: () => own.get!.call(document) as string,
        set(text: string) {
          own.set!.call(document, text)
          void (window as any).noteCookie(text)
        },
      })
    })
    await page.goto(demo.at('/en/hotels/crystal-palace'))
    await page.locator('[data-nav] .lang summary').click()
    await page.locator('[data-nav] [data-language=de]').click()
    await page.waitForURL('**/de/hotels/crystal-palace')
    // The island may take over while the click is under way.
    expect([...new Set(written)]).toEqual(['i18n_redirected=de; Max-Age=31536000; SameSite=Lax; Path=/'])
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' })
    expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(364.9 * 86_400)
  })

  test('R2.104 a choice waits for no script', async () => {
    const page = await demo.newPage({ viewport: PHONE, hasTouch: true })
    await page.goto(demo.at('/en/hotels/crystal-palace?adult=3'))
    await page.route('**/_astro/**', () => {})
    await page.locator('[data-nav] .nav__toggle').tap()
    await page.locator('#menu [data-language=ru]').tap()
    await page.waitForURL('**/ru/hotels/crystal-palace?adult=3', { waitUntil: 'commit' })
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'i18n_redirected')).toMatchObject({ value: 'ru' })
  })

  test('R2.148 without cookies Turkish holds too: the logo leads to the Turkish home page', async () => {
    const page = await demo.newPage({ locale: 'de-DE' })
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
    )
    await page.goto(demo.at('/'))
    await page.locator('[data-nav] .lang summary').click()
    await page.locator('[data-nav] [data-language=tr]').click()
    await page.locator('html[lang=tr]').waitFor({ state: 'attached' })
    await page.goto(demo.at('/spa'))
    await page.locator('[data-nav] .brand').click()
    await page.waitForURL(demo.at('/'))
    expect(await page.locator('html').getAttribute('lang')).toBe('tr')
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('tr')
    expect(await page.context().cookies()).toEqual([])
  })

  test('R2.104 a redirect at "/" is no choice: no cookie', async () => {
    const page = await demo.newPage({ locale: 'de-DE' })
    await page.goto(demo.at('/'))
    expect(new URL(page.url()).pathname).toBe('/de')
    await page.locator('[data-nav] .lang summary').click()
    expect(await page.context().cookies()).toEqual([])
  })
})

describe('telephone', () => {
  const number = (page: Page) => page.locator('[data-nav] [data-phone-number]').textContent()
  const from = (country: string) => ({ extraHTTPHeaders: { 'x-country': country } })
  const hotel = (slug: string) => {
    const found = CATALOGUE.find(({ key }) => key === slug)
    if (!found) throw new Error(`${slug} is not in the catalogue`)
    return found
  }

  const VISITORS = [
    ['world-of-colours', 'TR', 'tr'],
    ['world-of-colours', 'DE', 'de'],
    ['palace', 'TR', 'tr'],
    ['palace', 'DE', 'de'],
  ] as const
  test.each(sample(VISITORS, 0, 3))(
    'R7.29 %s has its own number for a visitor from %s',
    async (key, country, locale) => {
      const { callText, callCenter } = hotel(key)
      const page = await demo.newPage(from(country))
      await page.goto(demo.at(`/en/hotels/crystal-${key}`))
      await expect.poll(() => number(page)).toBe(callText[locale])
      expect(await page.locator('[data-nav] [data-phone]').getAttribute('href')).toBe(`tel:${callCenter[locale]}`)
    },
  )

  test('R7.28 the country is asked once for a visit: the second page has its number before it is loaded', async () => {
    const page = await demo.newPage(from('TR'))
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().endsWith('/edge/country'))))
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const slot = document.querySelector('[data-nav] [data-phone-number]')!
        ;(window as any).atLoad = slot.textContent
      })
    })
    await page.goto(demo.at('/en/hotels/crystal-world-of-colours'))
    const { callText } = hotel('world-of-colours')
    await expect.poll(() => number(page)).toBe(callText.tr)
    await page.goto(demo.at('/en/hotels/crystal-world-of-colours/rooms'))
    expect(await page.evaluate(() => (window as any).atLoad as string)).toBe(callText.tr)
    expect(asked).toBe(1)
  })

  test("R7.30 until the country is known the language's number stands, and nothing moves when it changes", async () => {
    const page = await demo.newPage(from('TR'))
    const held = Promise.withResolvers<void>()
    await page.route('**/edge/country', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(demo.at('/en/hotels/crystal-world-of-colours'))
    const { callText } = hotel('world-of-colours')
    expect(await number(page)).toBe(callText.en)
    expect(callText.tr).not.toBe(callText.en)
    const places = () =>
      page
        .locator('[data-nav] :is(a, summary, button), .footer__call, .footer__hours')
        .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().x, each.getBoundingClientRect().y]))
    await painted(page)
    const before = await places()
    const session = await page.context().newCDPSession(page)
    let isBefore = true
    let shift = 0
    session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
      if (!isBefore) shift += event.layoutShiftDetails!.value
    })
    await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] })
    isBefore = false
    held.resolve()
    await expect.poll(() => number(page)).toBe(callText.tr)
    await painted(page)
    expect([await places(), shift]).toEqual([before, 0])
  })

  test("R9.27 where nobody knows the country, the language's number shows", async () => {
    const page = await demo.newPage()
    const answered = page.waitForResponse('**/edge/country')
    await page.goto(demo.at('/en/hotels/crystal-world-of-colours'))
    expect(await (await answered).json()).toEqual({ country: 'tr', known: false })
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('country'))).toBe('')
    expect(await number(page)).toBe(hotel('world-of-colours').callText.en)
  })
})
