// @module-tag chromium
/** What a page does while it, the next one, or a part of it is loaded. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { heroAnswers, stopTime } from './page/ready.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'

const HOTEL = '/en/hotels/crystal-palace'
const OTHER = '/en/hotels/crystal-flora'

const demo = useDemoPage()

describe('progress', () => {
  const bar = (page: Page) => page.locator('[data-progress]')
  /** It begins with no width, so that it is not seen at once. */
  const isHidden = (page: Page) => bar(page).evaluate((element: HTMLElement) => element.hidden)
  const nextPage = (page: Page) => page.locator('.tabs a').first()

  /** Time stands still, and the next page never comes: an answer without content leaves the visitor where he is. */
  async function waitForEver(path = HOTEL): Promise<Page> {
    // One that was fetched ahead would be there at once.
    const page = await demo.newPage({ connection: { saveData: true } })
    await stopTime(page)
    await page.goto(demo.at(path))
    await page.route('**/*', (route, request) =>
      request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
    )
    return page
  }

  test('R2.129 R9.17 a bar shows when the next page takes 200 ms', async () => {
    const page = await waitForEver()
    await nextPage(page).click()
    await page.clock.runFor(199)
    expect(await isHidden(page)).toBe(true)
    await page.clock.runFor(1)
    expect(await isHidden(page)).toBe(false)
    await bar(page).waitFor()
    expect(await page.getByRole('progressbar').getAttribute('aria-label')).toBe('The page is loading')
  })

  test('R9.16 it fills in 5000 ms', async () => {
    const page = await waitForEver()
    await nextPage(page).click()
    await page.clock.runFor(200)
    const widths = await bar(page).evaluate((element) => {
      const [animation] = element.getAnimations()
      animation!.pause()
      return [0, 2500, 5000].map((time) => {
        animation!.currentTime = time
        return element.getBoundingClientRect().width / document.documentElement.clientWidth
      })
    })
    expect(widths.map((width) => Math.round(width * 100))).toEqual([0, 50, 100])
  })

  test('R2.129 a link to another place of the page shows none, and neither does a load that the guest has stopped', async () => {
    const page = await waitForEver()
    await page.locator('.skip').focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    expect(await isHidden(page)).toBe(true)
    await nextPage(page).click()
    await page.clock.runFor(100)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    expect(await isHidden(page)).toBe(true)
  })

  test('a file that is shown or saved shows none', async () => {
    const page = await waitForEver('/en/events/night-swim-for-families')
    await page.locator('a[href$=".ics"]').first().click()
    await page.clock.runFor(1000)
    expect(await isHidden(page)).toBe(true)
  })
})

describe('the page before', () => {
  const brand = (page: Page) => page.locator('.brand').first().getAttribute('aria-label')

  test('R4.23 nothing of it is left, there and back', async () => {
    const page = await demo.newPage({ viewport: PHONE })
    await page.goto(demo.at(HOTEL))
    await page.locator('[data-nav] .nav__toggle').click()
    await page.locator('#menu details summary').first().click()
    await page.evaluate((path) => location.assign(path), OTHER)
    await page.waitForURL(`**${OTHER}`)
    expect(await page.title()).toContain('Crystal Flora')
    expect(await brand(page)).toContain('Crystal Flora')
    await page.goBack()
    await page.waitForURL(`**${HOTEL}`)
    expect(await page.title()).toContain('Crystal Palace')
    expect(await brand(page)).toContain('Crystal Palace')
    const open = await page.evaluate(() => document.querySelectorAll(':popover-open, #menu details[open]').length)
    expect(open).toBe(0)
  })

  test('R4.23 a page that the browser keeps is left as it is first seen', async () => {
    const page = await demo.newPage({ viewport: PHONE })
    await page.goto(demo.at(HOTEL))
    const open = () =>
      page.locator(':popover-open, #menu details[open], [data-search][data-open], [aria-expanded=true]').count()
    const leave = () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await page.locator('[data-nav] [data-book]').click()
    await page.locator('[data-search-form][data-live]').waitFor()
    expect(await open()).toBeGreaterThan(1)
    await leave()
    expect(await open()).toBe(0)
    await page.locator('[data-nav] .nav__toggle').press('Enter')
    await page.locator('#menu details summary').first().click()
    expect(await open(), 'the menu and a part of it').toBe(2)
    await leave()
    expect(await open()).toBe(0)
  })
})

describe('islands', () => {
  const chunk = async (page: Page) => {
    const [found] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/mount\.[^/]*\.js$/.test(name)),
    )
    return found
  }

  test('R9.20 a busy page starts them 2000 ms after it was loaded at the latest', async () => {
    const page = await demo.newPage()
    await stopTime(page)
    await page.addInitScript(() => {
      // A browser that never has time: only what was promised for the latest moment is done.
      window.requestIdleCallback = (act, options) => {
        ;((window as any).latest ??= []).push(options?.timeout)
        return window.setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout ?? 1e9)
      }
    })
    await page.goto(demo.at(HOTEL))
    await page.clock.runFor(1999)
    expect(await page.locator('[data-hero-controls]').isVisible()).toBe(false)
    await page.clock.runFor(1)
    await heroAnswers(page)
    expect(await page.evaluate(() => Math.max(...((window as any).latest as number[])))).toBe(2000)
  })

  test('R8.8 one that cannot be loaded, at the second try either, reloads the page once, and again no sooner than after 60 s', async () => {
    const page = await demo.newPage()
    await page.goto(demo.at(HOTEL))
    await heroAnswers(page)
    const script = await chunk(page)
    expect(script).toBeTruthy()
    let loads = 0
    let tries = 0
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    await page.route(script!, (route) => {
      tries += 1
      return route.abort()
    })
    // The first load fails, and so does the reload: then the page stays as it is.
    await page.goto(demo.at(HOTEL))
    await expect.poll(() => tries).toBe(4)
    expect(loads).toBe(2)
    await page.locator('[data-hero] .slides').focus()
    expect(loads).toBe(2)

    await page.evaluate(() => {
      const minute = Number(sessionStorage.getItem('chunk-reload')) - 60_000
      sessionStorage.setItem('chunk-reload', String(minute))
    })
    await page.goto(demo.at(HOTEL))
    await expect.poll(() => tries).toBe(8)
    expect(loads).toBe(4)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})
