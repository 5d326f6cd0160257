// @module-tag chromium
/** Pages that the browser gets before the guest asks for them. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LIKELIEST, MAY_FETCH, PAGE_LINKS } from '../../src/config/ahead.ts'
import { DEEP } from '../harness/depth.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { heroAnswers, stopTime } from './page/ready.ts'
import { renderAhead, showRendered } from '../harness/rendered-ahead.ts'
import { useDemoPage, type WindowOptions } from '../harness/visit.ts'

const HOTEL = '/en/hotels/crystal-palace'
const SPARED = [
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
  ...(DEEP ? [{ effectiveType: '2g', saveData: false }] : []),
]

const demo = useDemoPage()

const tab = (page: Page, index: number) => page.locator('.tabs a:not([aria-current])').nth(index)
const hrefOf = (page: Page, index: number) => tab(page, index).evaluate((link) => (link as HTMLAnchorElement).href)
const told = (page: Page) =>
  page.locator('link[rel=prefetch]').evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href))
const likeliest = (page: Page) =>
  page.locator(`[${LIKELIEST}]`).evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
const mayFetch = (page: Page) => page.locator(`:root[${MAY_FETCH}]`).count()
/** What looks after it comes with the first pointer. */
async function movePointer(page: Page): Promise<void> {
  await page.locator('h1').first().hover()
  await page.waitForFunction((name) => document.documentElement.hasAttribute(name), MAY_FETCH)
}

describe('which links lead to pages that may be fetched ahead', () => {
  test('pages of the release in the same language, as they are without a query', async () => {
    const pages = new Set(demo.built().paths)
    for (const { path } of PAGE_KINDS) {
      const links = (await demo.built().dom(path)).querySelectorAll(PAGE_LINKS)
      const hrefs = links.map((link) => link.getAttribute('href')!)
      expect(hrefs.length, path).toBeGreaterThan(5)
      expect(
        hrefs.filter((href) => !pages.has(href) || !/^\/en(?:\/|$)/.test(href)),
        path,
      ).toEqual([])
    }
  })

  test('no other language, no reservation, no query, no place of a page, no file, nothing of another site', async () => {
    const page = await demo.open(HOTEL)
    const others = ['a[hreflang]', 'a[data-book]', 'a[href*="?"]', 'a[href*="#"]', 'a[href^=http]', 'a[href^=tel]']
    for (const other of others) {
      expect(await page.locator(other).count(), other).toBeGreaterThan(0)
      expect(await page.locator(other).and(page.locator(PAGE_LINKS)).count(), other).toBe(0)
    }
    const isPageLink = (href: string) =>
      page.evaluate(([to, links]) => Object.assign(document.createElement('a'), { href: to }).matches(links), [
        href,
        PAGE_LINKS,
      ] as const)
    for (const href of ['/file/a.pdf', '/ics/hotels/x.ics', '//evil.example/en', '/preview/next.1.x/en', 'en/x'])
      expect(await isPageLink(href), href).toBe(false)
    expect(await isPageLink('/en/hotels')).toBe(true)
  })
})

describe('where the browser follows rules', () => {
  test('a page says that it may, and tells what has the focus alone, which no rule follows', async () => {
    const page = await demo.open(HOTEL, { connection: { effectiveType: '4g', saveData: false } })
    await tab(page, 0).focus()
    const href = await hrefOf(page, 0)
    await expect.poll(() => told(page)).toEqual([href])
    expect(await mayFetch(page)).toBe(1)
  })

  test.each(SPARED)('R9.22 nothing is fetched with %o', async (connection) => {
    const page = await demo.newPage({ connection })
    const loaded = page.waitForResponse(/\/ahead\.[^/]+\.js$/)
    await page.goto(demo.at(HOTEL))
    await tab(page, 0).focus()
    await (await loaded).finished()
    await tab(page, 0).hover()
    await page.mouse.down()
    expect([await mayFetch(page), await told(page), await likeliest(page)]).toEqual([0, [], []])
  })

  test('the page of the link on which the pointer rests for 200 ms is rendered, and no second one', async () => {
    const page = await demo.newPage()
    await stopTime(page)
    await page.goto(demo.at(HOTEL))
    await movePointer(page)
    await tab(page, 0).hover()
    await page.clock.runFor(199)
    expect(await likeliest(page)).toEqual([])
    await page.clock.runFor(1)
    const first = await hrefOf(page, 0)
    expect(await likeliest(page)).toEqual([first])
    await tab(page, 1).hover()
    await page.clock.runFor(1000)
    expect(await likeliest(page)).toEqual([first])
  })

  test('after one in vain none is rendered any more in the visit', async () => {
    const page = await demo.open(HOTEL)
    await movePointer(page)
    await pressFirst(page)
    await page.goto(demo.at('/en/about-us'))
    await movePointer(page)
    await press(page.locator(`main ${PAGE_LINKS}`).first())
    expect(await likeliest(page)).toEqual([])
  })

  test('after one that was seen the next may be', async () => {
    const page = await demo.open(HOTEL)
    const href = await hrefOf(page, 0)
    await pressFirst(page)
    await page.goto(href)
    await movePointer(page)
    const next = await hrefOf(page, 1)
    await press(tab(page, 1))
    await expect.poll(() => likeliest(page)).toEqual([next])
  })

  /** Without a click, and so without leaving the page. */
  const press = (link: ReturnType<typeof tab>) => link.dispatchEvent('pointerdown', { pointerType: 'mouse' })

  async function pressFirst(page: Page): Promise<void> {
    await press(tab(page, 0))
    const href = await hrefOf(page, 0)
    await expect.poll(() => likeliest(page)).toEqual([href])
  }

  test('a finger on a link renders nothing: it may be about to scroll', async () => {
    const page = await demo.newPage({ hasTouch: true })
    await page.goto(demo.at(HOTEL))
    await movePointer(page)
    await tab(page, 0).dispatchEvent('pointerdown', { pointerType: 'touch' })
    await tab(page, 0).dispatchEvent('pointerover', { pointerType: 'touch' })
    expect(await likeliest(page)).toEqual([])
  })
})

describe('where the browser knows no rules', () => {
  async function withoutRules(options?: WindowOptions): Promise<Page> {
    const page = await demo.newPage({ connection: {}, ...options })
    await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'))
    return page
  }

  test('it is told of what the pointer is on for 65 ms, once', async () => {
    const page = await withoutRules()
    await stopTime(page)
    await page.goto(demo.at(HOTEL))
    await movePointer(page)
    await tab(page, 0).hover()
    await page.clock.runFor(64)
    expect(await told(page)).toEqual([])
    await page.clock.runFor(1)
    const href = await hrefOf(page, 0)
    expect(await told(page)).toEqual([href])
    await page.mouse.down()
    expect([await told(page), await likeliest(page)]).toEqual([[href], []])
  })

  test('and of what a finger touches', async () => {
    const page = await withoutRules({ hasTouch: true })
    await page.goto(demo.at(HOTEL))
    await tab(page, 1).dispatchEvent('pointerdown', { pointerType: 'touch' })
    const href = await hrefOf(page, 1)
    await expect.poll(() => told(page)).toEqual([href])
  })
})

test('a page that is rendered ahead asks for no country, starts nothing and fetches nothing until it is seen', async () => {
  const page = await demo.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await renderAhead(page)
  await page.goto(demo.at(HOTEL), { waitUntil: 'networkidle' })
  const scripts = () => asked.filter((path) => path.endsWith('.js'))
  const islands = () => page.locator('astro-island:not([ssr])').count()
  expect(asked).not.toContain('/edge/country')
  expect(await page.locator('[data-hero-controls]').isVisible()).toBe(false)
  expect([await islands(), await mayFetch(page)]).toEqual([0, 0])
  const before = scripts().length

  await showRendered(page)
  await heroAnswers(page)
  await expect.poll(islands).toBeGreaterThan(0)
  expect(asked.filter((path) => path === '/edge/country')).toHaveLength(1)
  expect(scripts().length).toBeGreaterThan(before)
  await tab(page, 0).focus()
  await expect.poll(() => mayFetch(page)).toBe(1)
})
