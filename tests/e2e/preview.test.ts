// @module-tag chromium
/** A preview in a browser: the site as it would be, of which nothing is sent and nothing leads out by itself. */
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { sample } from '../harness/depth.ts'
import { DESK_SECRET } from '../harness/desk.ts'
import { publisherOf } from '../harness/publisher.ts'
import { readThrough, scrollTo } from './page/ready.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { PHONE, useVisit } from '../harness/visit.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { testPictures } from '../worlds/pictures.ts'

const HOTEL = '/en/hotels/deniz-kizi'
const ROOM = `${HOTEL}/rooms/sea-room-1`
const SEARCH = '/en/search'

let site: WorldSite
let running: RunningSite
/** Of the preview, without a slash at its end. */
let base: string
const visits = useVisit(() => running.url)

beforeAll(async () => {
  site = await buildSiteOf('oneHotel', { keptAs: 'oneHotel-pictured' }, testPictures)
  site.provider.world.editPage('en', 'about-us', (page) => void (page.title = 'A quiet house'))
  await publisherOf(site).publish({ preview: true })
  running = await site.serve({ deskSecret: DESK_SECRET })
  base = running.url + running.desk.previewAddress('next')!.slice(0, -1)
})
afterAll(async () => {
  await running?.close()
  await site?.close()
})

interface Watched {
  page: Page
  /** What the console complains of and what could not be had. */
  faults: string[]
  /** Addresses outside the preview that were asked for. */
  outside: Set<string>
}

/** A page whose window tells what goes wrong. Another company's site is an empty page. */
async function watched(options: Parameters<typeof visits.newPage>[0] = {}): Promise<Watched> {
  const page = await visits.newPage({ pictures: true, locale: 'en-GB', ...options })
  const [faults, outside]: [string[], Set<string>] = [[], new Set()]
  const context: BrowserContext = page.context()
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }))
  context.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  context.on('weberror', (error) => void faults.push(error.error().message))
  context.on('response', (answer) => void (answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`)))
  context.on('request', (request) => {
    if (!request.url().startsWith(`${base}/`) && !request.url().startsWith('data:')) outside.add(request.url())
  })
  return { page, faults, outside }
}

/** Files whose names are digests, and where the visitor is: the same for every release. */
const COUNTRY = () => `${running.url}/edge/country`
const isMeant = (url: string) => url === COUNTRY() || url.startsWith(`${running.url}/_astro/`)

test.each(sample(['/en', HOTEL, ROOM, SEARCH, '/en/about-us'], 0, 2))(
  '%s is whole, and asks nothing of the live site',
  async (path) => {
    const { page, faults, outside } = await watched()
    await Promise.all([page.waitForResponse(COUNTRY()), page.goto(base + path)])
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    await putAxe(page)
    expect(await axeFindings(page)).toEqual([])
    expect(faults).toEqual([])
    expect([...outside].filter((url) => !isMeant(url))).toEqual([])
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0)
    const pictures = await page.evaluate(
      () => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length,
    )
    expect(pictures).toBeGreaterThan(0)
  },
)

test('the search of the site answers inside', async () => {
  const { page, faults } = await watched()
  await page.goto(base + SEARCH)
  await page.locator('main input[name=q]').fill('quiet house')
  await page.keyboard.press('Enter')
  await page.waitForURL(/[?&]q=quiet/)
  await page.locator('[data-results] a[href$="/en/about-us"]').first().click()
  await page.waitForURL(`${base}/en/about-us`)
  expect(await page.title()).toContain('A quiet house')
  expect(faults).toEqual([])
})

test('the note of what it is covers nothing: neither the bar at the top of the page nor that of phones', async () => {
  const { page } = await watched({ viewport: PHONE, hasTouch: true })
  await page.goto(base + HOTEL)
  await readThrough(page)
  const overlaps = () =>
    page.evaluate(() => {
      const note = document.querySelector('[data-preview]')!.getBoundingClientRect()
      return ['.nav', '.dock', '[data-nav] [data-book]'].filter((selector) => {
        const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
        return top < note.bottom && bottom > note.top
      })
    })
  const hits = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(() => hits('.dock__price')).toBe(true)
  await expect.poll(overlaps).toEqual([])
  await scrollTo(page, 0)
  await expect.poll(() => hits('[data-preview]')).toBe(true)
  await expect.poll(overlaps).toEqual([])
})
