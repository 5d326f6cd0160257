// @module-tag chromium
/** The visit's trip in one line above every page: seen, changed, cleared, taken back. */
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { sample } from '../harness/depth.ts'
import { missingPath } from '../harness/page-kinds.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { DESKTOP, PHONE, useDemoPage, type WindowOptions } from '../harness/visit.ts'
import { movedParts, NO_SHIFT, shiftOf, unaskedShiftOf, watchShifts } from './every-kind/arrival.ts'
import { painted, scrollTo } from './page/ready.ts'

const demo = useDemoPage()

const BORN = '2023-02-01,2018-02-01'
const TRIP = `checkin=2027-07-10&checkout=2027-07-17&adult=2&child=2&childages=${BORN}&kids=1`
const HOTEL = '/en/hotels/crystal-family'
const IN_WORDS = '2 adults, 2 children (4, 9) · 10–17 Jul 2027 · Kids’ club'

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('stay'))
const text = (page: Page) => page.locator('.trip__said .trip__text')
/** Without what holds a day beside the other and its month. */
const words = async (line: Locator) => (await line.textContent())!.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
const button = (page: Page, name: string) => page.locator('.trip').getByRole('button', { name })

/** A page of a visit that has the trip since the page before. */
async function visit(path: string, options: WindowOptions = {}): Promise<Page> {
  const page = await demo.newPage(options)
  await watchShifts(page)
  await page.addInitScript((trip) => {
    if (sessionStorage.getItem('stay') === null) sessionStorage.setItem('stay', trip)
  }, TRIP)
  await page.goto(demo.at(path))
  await text(page).waitFor()
  return page
}

/** One of each layout. */
test.each([
  [PHONE, ['/en', '/ru/hotels/crystal-flora/rooms', '/en/events/night-swim-for-families', missingPath('en')]],
  [
    DESKTOP,
    ['/de/hotels/crystal-flora/online-reservation', '/en/summer-vacation-hotel-deals', '/oteller/crystal-flora', HOTEL],
  ],
])('on a screen of %j pages of all layouts have it in one line, and nothing moves', async (viewport, paths) => {
  const page = await visit(paths[0]!, { viewport })
  for (const path of paths) {
    await page.goto(demo.at(path))
    await text(page).waitFor()
    await painted(page)
    expect(await page.locator('.trip').evaluate((bar) => bar.getBoundingClientRect().height)).toBeLessThanOrEqual(46)
    expect(await text(page).textContent()).toMatch(/^2 .+ 2 .+ \(4, 9\) · .*2027/)
    expect(await shiftOf(page), await movedParts(page)).toBeLessThan(NO_SHIFT)
    expect(page.url()).not.toContain('childages')
  }
  await putAxe(page)
  expect(await axeFindings(page)).toEqual([])
})

const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const
test.each(sample(SCREENS, 0))('on a %s it is changed in place, and the page follows', async (_, viewport) => {
  const page = await visit(HOTEL, { viewport })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await expect.poll(() => words(text(page))).toBe(IN_WORDS)
  await wakeSearch(page)
  await page.locator('.suits').waitFor({ state: 'attached' })
  await button(page, 'Change').click()
  const form = page.getByRole('dialog', { name: 'Your trip' })
  await putAxe(page)
  expect(await axeFindings(page)).toEqual([])

  // Wrong days are told as the search tells them.
  await form.getByLabel('Departure').fill('2027-07-09')
  await form.getByRole('button', { name: 'Save' }).click()
  expect(await form.getByRole('alert').allTextContents()).toEqual([
    `The earliest departure is ${viewport === PHONE ? '13' : '11'}.07.2027.`,
  ])
  await form.getByLabel('Departure').fill('2027-07-20')
  await form.getByLabel('Child 2').selectOption('11')
  await form.getByLabel('Kids’ club').uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })

  expect(await words(text(page))).toBe('2 adults, 2 children (4, 11) · 10–20 Jul 2027')
  await expect.poll(() => page.locator('.suits h2').textContent()).toContain('(4 and 11 years)')
  await expect.poll(() => field(page, 'checkOut').inputValue()).toBe('20.07.2027')
  expect(await unaskedShiftOf(page), await movedParts(page)).toBeLessThan(NO_SHIFT)
  // The birth date of the child whose age stays is kept, in no address.
  expect(await kept(page)).toContain('childages=2023-02-01')
  expect(await kept(page)).not.toContain('2018-02-01')
  expect(new URL(page.url()).search).toBe('')
  expect(
    asked.filter((address) => !address.startsWith(demo.at('/')) || /childages|20(?:23|18)-/.test(address)),
  ).toEqual([])
})

test('one touch clears it for the tabs of the visit, another brings it back whole', async () => {
  const page = await visit(HOTEL)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((path) => void window.open(path, '_blank', 'noopener'), `${HOTEL}/contact`),
  ])
  await expect.poll(() => kept(tab)).toBe(await kept(page))
  await button(page, 'Clear').click()
  expect(await button(page, 'Undo').evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => kept(tab)).toBe('')
  expect(await kept(page)).toBe('')
  await button(page, 'Undo').click()
  expect(await kept(page)).toContain(BORN)
  await expect.poll(() => kept(tab)).toContain(BORN)
})

test('R5.38 an address that says who travels or when replaces what the visit had', async () => {
  const page = await visit('/en/contact')
  await page.goto(demo.at('/en/hotels/crystal-flora?adult=1&child=1&age=15'))
  await expect
    .poll(() => words(text(page)))
    .toBe('2 adults · 12 and over count as adults · 10–17 Jul 2027 · Kids’ club')
  // A birth date stays with its child, to be mended where the stay is asked for.
  await page.goto(demo.at('/en/compare?adult=2&child=1&childages=2014-05-01&checkin=2027-07-10&checkout=2027-07-17'))
  await expect.poll(() => words(text(page))).toContain('2 adults, 1 child · 12 and over count as adults · 10')
  await page.goto(demo.at('/en/hotels/crystal-flora?adult=2&child=0'))
  await wakeSearch(page)
  await page.goto(demo.at('/en/contact?checkin=2027-08-01'))
  await expect.poll(() => words(text(page))).toBe('2 adults · 1 Aug 2027 · Kids’ club')
  // Days that have gone by are nobody's plan.
  await page.goto(demo.at('/en/about-us?checkin=2020-08-01&checkout=2020-08-08'))
  await expect.poll(() => words(text(page))).toBe('2 adults · 1 Aug 2027 · Kids’ club')
})

test('R5.38 every form takes three children of up to eleven years, and says so', async () => {
  const page = await demo.newPage({ viewport: DESKTOP })
  const asked = 'adult=2&child=4&age=3&age=4&age=5&age=6&checkin=2027-07-10&checkout=2027-07-17'
  const hint = page.getByText('Up to 3 children aged 0 to 11. From 12 on, guests count as adults.')
  for (const path of [`${HOTEL}/day`, `${HOTEL}/week`]) {
    await page.goto(demo.at(`${path}?${asked}`))
    const ages = page.locator('main [name=age]')
    expect(await ages.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).max))).toEqual(
      Array.from({ length: 3 }, () => '11'),
    )
    expect(await hint.first().isVisible(), path).toBe(true)
  }
  for (const path of ['/en/hotels', '/en/compare']) {
    await page.goto(demo.at(`${path}?${asked}`))
    const children = page.locator('main :is([name=child], [name=room-children]):not([type=hidden])')
    expect([await children.inputValue(), await children.getAttribute('max')], path).toEqual(['4', '3'])
    expect(await hint.first().isVisible(), path).toBe(true)
  }
  const more = page.getByText('Up to 3 children can be searched for here. For more, please call us.')
  await text(page).click()
  await more.waitFor()
  expect(await page.locator('.trip__panel [name=age]').count()).toBe(3)
  expect(await page.locator('.trip__panel [name=age]').first().locator('option').last().textContent()).toBe('11')
  await page.keyboard.press('Escape')
  await page.goto(demo.at(`/en/hotels/crystal-centro/online-reservation?${asked}`))
  await page.locator('#stay-guests').click()
  await more.last().waitFor()
})

test('a page that the browser kept for "back" has the trip as it is by now, unless its address says one', async () => {
  const goAndReturn = (page: Page, trip: string) =>
    page.evaluate((changed) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      sessionStorage.setItem('stay', changed)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, trip)
  const page = await demo.open('/en/contact')
  await wakeSearch(page)
  await goAndReturn(page, TRIP)
  await expect.poll(() => field(page, 'checkOut').inputValue()).toBe('17.07.2027')
  await scrollTo(page, 600)
  await expect.poll(() => words(text(page))).toBe(IN_WORDS)
  await goAndReturn(page, TRIP.replaceAll('2027-07', '2027-08'))
  await expect.poll(() => field(page, 'checkOut').inputValue()).toBe('17.08.2027')
  await expect.poll(() => words(text(page))).toBe(IN_WORDS.replace('Jul', 'Aug'))

  await page.goto(demo.at('/en/contact?checkin=2027-09-01'))
  await expect.poll(() => kept(page)).toContain('checkin=2027-09-01')
  await goAndReturn(page, TRIP)
  await expect.poll(() => kept(page)).toContain('checkin=2027-09-01')
  await expect.poll(() => words(text(page))).toMatch(/1 Sept? 2027/)
})

test('a form that did not come is asked for again', async () => {
  const page = await visit('/en/contact')
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/trip-form.'))
  const told = page.waitForEvent('console', (message) => message.text().includes('trip-form'))
  await button(page, 'Change').click()
  await failed
  await told
  await page.context().setOffline(false)
  await button(page, 'Change').click()
  await page.getByRole('dialog', { name: 'Your trip' }).waitFor()
})

test('a list that was asked for the trip answers what it is changed to, and is as published without it', async () => {
  const page = await demo.open('/en/hotels?kids=1&room-adults=2&room-children=1&age=4&utm_source=letter')
  await expect.poll(() => words(text(page))).toBe('2 adults, 1 child (4) · Kids’ club')
  await button(page, 'Change').click()
  await page.locator('.trip__panel').getByLabel('Child 2').selectOption('9')
  await page.locator('.trip__panel').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.locator('main [name=room-children]').inputValue()).toBe('2')
  await button(page, 'Clear').click()
  await expect.poll(() => page.locator('main [name=kids]').isChecked()).toBe(false)
  expect(new URL(page.url()).search).toBe('?utm_source=letter')
  expect(await kept(page)).toBe('')
})

test('R2.161 a list follows the search of its page, and what its filter takes back is gone from the search', async () => {
  const page = await demo.open('/en/hotels?kids=1')
  await wakeSearch(page)
  await page.locator('[data-nav] [data-book]').click()
  await field(page, 'guests').click()
  await page.getByRole('button', { name: 'More children' }).click()
  await page.getByLabel('Date of birth, child 1').fill('03.09.2020')
  const children = page.locator('main [name=room-children]')
  await expect.poll(() => children.inputValue()).toBe('1')
  await expect.poll(() => page.locator('main .hotel dt').first().innerText()).toBe('Room for you')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await children.fill('')
  await children.press('Tab')
  await expect.poll(() => field(page, 'guests').textContent()).toContain('2 adults')
  await expect.poll(() => field(page, 'guests').textContent()).not.toContain('child')
  expect(await kept(page)).toBe('adult=2&kids=1')
  expect(new URL(page.url()).searchParams.has('room-children')).toBe(false)
})

test('a trip that is said on this page has its line once that moves nothing', async () => {
  const page = await demo.newPage({ viewport: { width: 1280, height: 1000 } })
  await watchShifts(page)
  await page.goto(demo.at(HOTEL))
  await wakeSearch(page)
  await field(page, 'guests').click()
  await page.getByRole('button', { name: 'More adults' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => kept(page)).toContain('adult=3')
  await painted(page)
  expect(await text(page).count()).toBe(0)
  const before = await shiftOf(page)
  await scrollTo(page, 600)
  await text(page).waitFor({ state: 'attached' })
  await painted(page)
  expect((await shiftOf(page)) - before, await movedParts(page)).toBeLessThan(NO_SHIFT)
})

test('it is changed by keyboard', async () => {
  const page = await visit('/en/contact')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Change')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('adult')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => text(page).textContent()).toContain('3 adults')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Change')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.locator('.trip__panel').waitFor({ state: 'hidden' })
})

test('without script an address that says a trip has the line, which leads to the list with its form filled', async () => {
  const page = await demo.open(`${HOTEL}?adult=2&child=2&age=4&age=9&checkin=2027-07-10&checkout=2027-07-17`, {
    javaScriptEnabled: false,
    viewport: PHONE,
  })
  const line = page.getByRole('region', { name: 'Your trip' })
  expect(await words(line.locator('p'))).toBe('2 adults, 2 children (4, 9) · 10–17 Jul 2027')
  expect(await line.getByRole('link', { name: 'Clear' }).getAttribute('href')).toBe(HOTEL)
  await line.getByRole('link', { name: 'Change' }).click()
  expect(await page.locator('main [name=room-children]').inputValue()).toBe('2')
  expect(await words(line.locator('p'))).toBe('2 adults, 2 children (4, 9) · 10–17 Jul 2027')
})
