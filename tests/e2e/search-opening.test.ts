// @module-tag chromium
/** The search bar, opened and closed from the nav bar, on wide and narrow screens. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { ON_DESKTOP, ON_PHONE, useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

const book = (page: Page) => page.locator('[data-nav] [data-book]')
const bar = (page: Page) => page.locator('[data-search]')
const focusIsInBar = (page: Page) => bar(page).evaluate((element) => element.contains(document.activeElement))

const SCREENS = [
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
] as const
describe.each(sample(SCREENS, 1))('on a %s', (_, options) => {
  test('R4.10 the button of the nav bar opens the search and closes it, twice over', async () => {
    const page = await search.openPage('/en/hotels/crystal-aura/rooms', options)
    await wakeSearch(page)
    for (let time = 1; time <= 2; time++) {
      await book(page).click()
      expect(await bar(page).isVisible()).toBe(true)
      expect(await book(page).getAttribute('aria-expanded')).toBe('true')
      await book(page).click()
      expect(await bar(page).isVisible()).toBe(false)
      expect(await book(page).getAttribute('aria-expanded')).toBe('false')
    }
  })

  test('R4.10 the first Escape closes a panel, the next one the search', async () => {
    const page = await search.openPage('/en/hotels/crystal-aura/rooms', options)
    await wakeSearch(page)
    await book(page).click()
    await field(page, 'guests').click()
    await page.keyboard.press('Escape')
    expect(await field(page, 'guests').getAttribute('aria-expanded')).toBe('false')
    expect(await bar(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await bar(page).isVisible()).toBe(false)
  })

  test('R4.10 an address with a search shows it at once, on a page that answers no trip', async () => {
    const page = await search.openPage('/en/about-us?checkin=2027-06-12', options)
    await field(page, 'checkIn').waitFor()
    expect(await field(page, 'checkIn').inputValue()).toBe('12.06.2027')
  })
})

test('an address that names the search opens it, and it closes as otherwise', async () => {
  const page = await search.openPage('/en/hotels/crystal-aura/rooms#search', ON_PHONE)
  await page.locator('[data-search][data-open] [data-live]').waitFor()
  expect(await focusIsInBar(page)).toBe(true)
  await page.locator('[data-search-close]').click()
  expect(await bar(page).isVisible()).toBe(false)
  await book(page).click()
  expect(await bar(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await bar(page).isVisible()).toBe(false)
  expect(new URL(page.url()).hash).toBe('')
})

test('what was entered before the script came is kept, and the focus too', async () => {
  const page = await search.openPage(undefined)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/SearchBar\.[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(search.at('/en'))
  await page.locator('#search-hotel').selectOption('crystal-flora')
  await page.locator('#search-checkin').fill('2027-07-01')
  await page.locator('#search-adults').fill('4')
  release()
  await wakeSearch(page)
  expect((await field(page, 'hotel').textContent())!.trim()).toBe('Crystal Flora')
  expect(await field(page, 'checkIn').inputValue()).toBe('01.07.2027')
  expect((await field(page, 'guests').textContent())!.trim()).toBe('4 adults')
  expect(await field(page, 'guests').evaluate((element) => element === document.activeElement)).toBe(true)
})
