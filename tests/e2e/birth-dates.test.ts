// @module-tag chromium
/** Children's birth dates: for the reservation alone, whatever the visitor agreed to. */
import type { BrowserContext, Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { field, opened, send, wakeSearch } from '../harness/search-bar.ts'
import { useThirdPartySite, THIRD_PARTIES } from './page/third-parties.ts'
import { PHONE, useVisit } from '../harness/visit.ts'

const HOTEL = '/en/hotels/crystal-paraiso-verde'
/** Unlike the home, it answers no trip: an answer that names dates has no other companies beside it. */
const CONTACT = `${HOTEL}/contact`
const DATES = 'checkin=2027-06-12&checkout=2027-06-19&adult=2'
/** However it is written. */
const BIRTH = /2020-09-03|03\.09\.2020|20200903|childages/

const world = useThirdPartySite()
/** All that third parties could read, and what they were asked for. */
let seen: string[]
const visits = useVisit(
  () => world.running.url,
  async (window: BrowserContext) => {
    await window.exposeBinding('tell', (_source, text: string) => void seen.push(text))
    await window.route(`${THIRD_PARTIES}/**`, async (route) => {
      const request = route.request()
      seen.push(request.url(), JSON.stringify(await request.allHeaders()))
      const body =
        'tell(JSON.stringify([location.href, document.referrer, ...[...document.links].map((link) => link.href)]))'
      await route.fulfill({ contentType: 'text/javascript', body })
    })
  },
)

beforeEach(() => {
  seen = []
})

async function agreed(): Promise<Page> {
  const page = await visits.open('/en')
  await page.locator('.ask [data-consent-answer=all]').click()
  // The home page has no tag manager.
  await expect.poll(told).toBe(1)
  return page
}

/** How many third parties told what they read. */
const told = () => seen.filter((text) => text.startsWith('[')).length

/** On a hotel's page: chat and tag manager. */
async function thirdPartiesRan(page: Page, act: () => Promise<unknown>): Promise<void> {
  seen.length = 0
  await act()
  await expect.poll(told).toBe(2)
  expect(seen.filter((text) => BIRTH.test(text))).toEqual([])
  expect(page.url()).not.toMatch(BIRTH)
}

const guests = async (page: Page) => (await field(page, 'guests').textContent())!.trim()

test('R5.35 those of an address are gone from it before chat and tag manager load, and are kept for the visit', async () => {
  const page = await agreed()
  const address = visits.at(`${CONTACT}?utm_source=a%20b&${DATES}&child=1&childages=2020-09-03#contact`)
  await thirdPartiesRan(page, () => page.goto(address))
  expect(page.url()).toBe(visits.at(`${CONTACT}?utm_source=a+b&${DATES}&child=1#contact`))
  await wakeSearch(page)
  expect(await guests(page)).toBe('2 adults, 1 child')
  await thirdPartiesRan(page, () => page.reload())
  await wakeSearch(page)
  await page.context().route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: 'Booking' }))
  expect(await opened(page, () => send(page))).toContain(`${DATES}&child=1&childages=2020-09-03`)
})

test.each([
  [
    'as in a page’s source',
    `adult=2&amp;child=1&amp;childages=2020-09-03&amp;checkin=2027-06-12&amp;checkout=2027-06-19`,
  ],
  ['encoded', `adult%3D2%26child%3D1%26childages%3D2020-09-03%26checkin%3D2027-06-12%26checkout%3D2027-06-19`],
  ['as once was usual', `adult=2;child=1;childages=2020-09-03;checkin=2027-06-12;checkout=2027-06-19`],
])('R5.35 those of an address whose "&" is written %s are read by nobody else, and go', async (_name, query) => {
  const page = await agreed()
  seen.length = 0
  await page.goto(visits.at(`${CONTACT}?${query}`))
  await expect.poll(() => page.url()).toBe(visits.at(`${CONTACT}?adult=2&child=1&${DATES.replace('&adult=2', '')}`))
  await wakeSearch(page)
  expect(await guests(page)).toBe('2 adults, 1 child')
  await thirdPartiesRan(page, () => page.reload())
  expect(seen.filter((text) => BIRTH.test(text))).toEqual([])
})

const MANGLED = `${CONTACT}?adult=2&amp;child=1&amp;childages=2020-09-03`
/** The script that reads such an address. */
const READER = /\/carried-trip\./

test('R5.35 those behind such an "&" are in no referrer, though the code that reads them never comes', async () => {
  const page = await agreed()
  await page.route(READER, (route) => route.abort())
  await page.goto(visits.at(MANGLED))
  await thirdPartiesRan(page, () => page.locator(`a[href="${HOTEL}/rooms"]:visible`).first().click())
})

test('R5.35 those behind such an "&" do not come back on a phone when what covered the page closes', async () => {
  const page = await visits.newPage({ viewport: PHONE })
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(READER, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(visits.at(`${MANGLED}#search`))
  await page.locator('#search').waitFor()
  go()
  await expect.poll(() => page.url()).not.toMatch(BIRTH)
  await page.locator('[data-search-close]').click()
  await page.locator('#search').waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => history.state?.covered)).not.toBe(true)
  expect(page.url()).not.toMatch(BIRTH)
})

test('R5.35 those that are typed never stand there, on this page or the next', async () => {
  const page = await agreed()
  await page.goto(visits.at(`${CONTACT}?${DATES}`))
  await wakeSearch(page)
  await field(page, 'guests').click()
  await page.getByRole('button', { name: 'More children' }).click()
  await page.getByLabel('Date of birth, child 1').fill('03.09.2020')
  expect(page.url()).toBe(visits.at(`${CONTACT}?hotel=crystal-paraiso-verde&${DATES}&child=1`))
  await page.locator('[data-search] .pop__done').click()
  await thirdPartiesRan(page, () => page.reload())
  await wakeSearch(page)
  // The open search lies over the links.
  await page.keyboard.press('Escape')
  await thirdPartiesRan(page, () => page.locator(`a[href="${HOTEL}/rooms"]:visible`).first().click())
  await wakeSearch(page)
  expect(await guests(page)).toBe('2 adults, 1 child')
  await page.goBack()
  await wakeSearch(page)
  expect(await guests(page)).toBe('2 adults, 1 child')
})
