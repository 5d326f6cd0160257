// @module-tag chromium
/** What a hotel's pages say of the visit's trip: drawn for an address that says it, else shown by script, where nothing moves. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { holdAnswers } from './answers/form.ts'
import { movedParts, NO_SHIFT, shiftOf, watchShifts } from './every-kind/arrival.ts'
import { wakeSearch } from '../harness/search-bar.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const TRIP = 'adult=2&child=2&checkin=2027-07-10&checkout=2027-07-17&childages=2023-02-01,2018-02-01'
const HOTEL = '/en/hotels/crystal-family'

const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const
test.each(sample(SCREENS, 1))(
  'on a %s a hotel and its rooms answer the kept trip, and their addresses stay bare',
  async (_, viewport) => {
    const page = await demo.newPage({ viewport })
    await watchShifts(page)
    await page.addInitScript((trip) => sessionStorage.setItem('stay', trip), TRIP)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await page.goto(demo.at(HOTEL))
    await page.locator('.suits').waitFor({ state: 'attached' })
    expect(await page.locator('.suits h2').textContent()).toContain('2 adults, 2 children (4 and 9 years)')
    expect(new URL(page.url()).search).toBe('')
    expect(await shiftOf(page), await movedParts(page)).toBeLessThan(NO_SHIFT)

    await page.goto(demo.at(`${HOTEL}/rooms`))
    await page.locator('.suits__room').first().waitFor({ state: 'attached' })
    expect(await page.locator('.suits__room.suits--no').first().locator('a').count()).toBe(1)
    expect(await page.locator('.suits__room').first().textContent()).toContain('Suits you')
    expect(await shiftOf(page), await movedParts(page)).toBeLessThan(NO_SHIFT)

    await page.goto(demo.at(`${HOTEL}/rooms/siblings-room`))
    await page.locator('.sleeping').waitFor({ state: 'attached' })
    expect(await page.locator('.sleeping__beds li').allInnerTexts()).toHaveLength(3)
    expect(await shiftOf(page), await movedParts(page)).toBeLessThan(NO_SHIFT)

    await page.goto(demo.at(HOTEL))
    await page.locator(`main a[href^="${HOTEL}/crispy-kids-world"]`).first().click()
    await page.waitForURL(/crispy-kids-world\?.*age=4&age=9/)
    expect(page.url()).not.toContain('childages')
    await wakeSearch(page)
    expect(await page.locator('[data-search][data-open]').count(), 'the answer is not covered').toBe(0)
    expect(await page.locator('.suits dt').first().textContent()).toContain('Rabbits')
    expect(await shiftOf(page), await movedParts(page)).toBeLessThan(NO_SHIFT)

    const withAges = asked.filter((address) => /age=/.test(address))
    expect(withAges.filter((address) => !address.startsWith(demo.at('/')))).toEqual([])
    expect(asked.filter((address) => address.includes('childages'))).toEqual([])
  },
)

/** Opened without a link of the site, and what each says of the trip. */
const OPENED: [path: string, says: (page: Page) => Promise<unknown>, said: unknown][] = [
  ['/en/hotels?beach=sand', (page) => values(page, 'room-adults, room-children, checkin'), ['2', '2', '2027-07-10']],
  [`${HOTEL}/day`, (page) => values(page, 'age'), ['4', '9', '']],
  [`${HOTEL}/week`, (page) => values(page, 'checkin, checkout, age'), ['2027-07-10', '2027-07-17', '4', '9', '']],
  ['/en/compare?hotel=crystal-family', (page) => values(page, 'adult, child'), ['2', '2']],
  [`${HOTEL}/crispy-kids-world`, (page) => page.locator('main .suits dt').count().then(Boolean), true],
  ['/en/summer-vacation-hotel-deals', (page) => page.locator('body[data-private]').count(), 1],
]
const values = (page: Page, names: string) =>
  Promise.all(
    names
      .split(', ')
      .map((name) =>
        page
          .locator(`main form:not(.tray) [name=${name}]`)
          .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
      ),
  ).then((all) => all.flat())

test.each(OPENED)('R2.161 %s answers the trip when it is typed, and in another tab', async (path, says, said) => {
  const page = await demo.newPage()
  await page.goto(demo.at('/en/contact'))
  await page.evaluate((trip) => sessionStorage.setItem('stay', trip), TRIP)
  await page.goto(demo.at(path))
  await expect.poll(() => says(page)).toEqual(said)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => void window.open(address, '_blank', 'noopener'), path),
  ])
  await expect.poll(() => says(tab)).toEqual(said)
})

test('R2.161 what is opened before the trip is answered stays open', async () => {
  const page = await demo.newPage({ viewport: PHONE })
  await page.addInitScript((trip) => sessionStorage.setItem('stay', trip), TRIP)
  const { next } = await holdAnswers(page)
  await page.goto(demo.at('/en/hotels'))
  await page.locator('.choose__title').click()
  await (await next()).continue()
  await expect.poll(() => values(page, 'checkin')).toEqual(['2027-07-10'])
  expect(await page.locator('.choose__panel').evaluate((panel: HTMLDetailsElement) => panel.open)).toBe(true)
})

test('a room that answers the trip opens the search as it did before', async () => {
  const page = await demo.newPage()
  await page.addInitScript((trip) => sessionStorage.setItem('stay', trip), TRIP)
  await page.goto(demo.at(`${HOTEL}/rooms`))
  await page.locator('.suits__room').first().waitFor({ state: 'attached' })
  const card = page.locator('.room', { has: page.locator('.suits__room') }).last()
  await card.getByRole('button').click()
  await page.locator('[data-search][data-open]').waitFor()
  expect(new URL(page.url()).pathname).toBe(`${HOTEL}/rooms`)
})

test('a trip that is cleared while its answer is on the way is not shown', async () => {
  const page = await demo.newPage({ viewport: PHONE })
  await page.addInitScript((trip) => sessionStorage.setItem('stay', trip), TRIP)
  await page.route(/age=4/, () => {})
  const request = page.waitForRequest(/age=4/)
  await page.goto(demo.at(HOTEL))
  await request
  const ended = page.waitForEvent('requestfailed', (each) => each.url().includes('age=4'))
  await page.evaluate(() => {
    sessionStorage.setItem('stay', '')
    dispatchEvent(new Event('stay'))
  })
  await ended
  expect(await page.locator('.suits').count()).toBe(0)
})

test('without script the address carries it', async () => {
  const page = await demo.newPage({ viewport: PHONE, javaScriptEnabled: false })
  await page.goto(demo.at(`${HOTEL}/rooms/baby-room?adult=2&child=2&age=1&age=6`))
  expect(await page.locator('.sleeping__beds li').allInnerTexts()).toEqual([
    expect.stringContaining('2 adults'),
    expect.stringContaining('6 years'),
    expect.stringContaining('1 year'),
  ])
  await page.goto(demo.at('/en/hotels?adult=2&age=4&age=9&month=2027-12'))
  const kept = page.locator('[data-queried=hotels] > [type=hidden]')
  expect(await kept.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    '2027-12',
    '4',
    '9',
  ])
  expect(await page.locator('.choose__others li').count()).toBeGreaterThan(3)
})
