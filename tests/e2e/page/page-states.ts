/** Pages in use: what opens, what is filled in, what is complained of. Each state is reached in any language, on a phone and on a desktop. */
import type { Page } from 'playwright'
import { wakeSearch } from '../../harness/search-bar.ts'

export interface PageState {
  name: string
  /** English address; the other languages' are those that the page itself names. */
  path: string
  query?: string
  open(page: Page): Promise<void>
}

const HOTEL = '/en/hotels/crystal-flora'

async function openSearch(page: Page) {
  await wakeSearch(page)
  const first = page.locator('[data-search] [data-field=hotel]')
  if (!(await first.isVisible())) await page.locator('[data-nav] [data-book]').click()
  await first.waitFor()
}

const openField = (name: string) => async (page: Page) => {
  await openSearch(page)
  await page.locator(`[data-search] [data-field=${name}]`).click()
}

async function openGuests(page: Page) {
  await openField('guests')(page)
  const more = page.locator('[data-search] .guest:nth-of-type(2) .step button:last-child')
  for (let child = 0; child < 3; child++) await more.click()
  const births = page.locator('[data-search] .child input')
  await births.nth(0).fill('31.02.2020')
  await births.nth(1).fill('01.06.2001')
  await births.nth(2).focus()
}

async function failSearch(page: Page) {
  await openField('checkIn')(page)
  for (const name of ['checkIn', 'checkOut']) {
    await page.locator(`[data-search] [data-field=${name}]`).fill('99.99.2027')
    await page.keyboard.press('Enter')
  }
  await page.locator('[data-search] [aria-invalid=true]').nth(1).waitFor()
}

async function openMenu(page: Page) {
  await page.locator('[data-nav] .nav__toggle').click()
  const items = page.locator('#menu details summary')
  for (const item of (await items.all()).slice(0, 2)) await item.click()
}

/** Results as one types, with one of them chosen. */
async function typeQuery(page: Page, field: string) {
  await page.locator(field).pressSequentially('crystal')
  await page.locator('.finder [role=status]', { hasText: 'crystal' }).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.locator('.finder [role=option][aria-selected=true]').waitFor()
}

async function typeInMenu(page: Page) {
  await page.locator('[data-nav] .nav__toggle').click()
  await typeQuery(page, '#menu-q')
}

async function openLanguages(page: Page) {
  const list = page.locator('[data-nav] .lang summary')
  if (await list.isVisible()) await list.click()
}

async function sendEmpty(page: Page, form: string) {
  // On a phone the form's script comes with the first touch.
  await page.locator(`${form} [name=email]`).focus()
  await page.locator(`${form}[novalidate]`).waitFor()
  const consent = page.locator(`${form} [name=consent]`)
  if (form.includes('newsletter')) await consent.check()
  await page.locator(`${form} [type=submit]`).click()
  await page.locator(`${form} [aria-invalid=true]`).first().waitFor()
}

async function openPicture(page: Page) {
  await page.locator('[data-gallery]').scrollIntoViewIfNeeded()
  await page.locator('[data-gallery] .tabs [aria-current]').waitFor()
  await page.locator('a[data-picture]').first().click()
  await page.locator('.lightbox[open]').waitFor()
}

async function openStory(page: Page) {
  await page.locator('.story').first().scrollIntoViewIfNeeded()
  await page.locator('.viewer[data-viewer]').first().waitFor({ state: 'attached' })
  await page.locator('.story').first().click()
  await page.locator('.viewer[open]').waitFor()
}

async function changeStay(page: Page) {
  await page.locator('.stay .alert').waitFor()
  await page.locator('.stay [data-field=checkIn]').click()
}

async function openChoice(page: Page) {
  const title = page.locator('.choose__title')
  if (await title.isVisible()) await title.click()
  await page.locator('[data-queried] [name=aquapark]').check()
  await page.locator('[data-queried] [data-reset]').waitFor()
}

async function chooseTooMuch(page: Page) {
  await openChoice(page)
  await page.locator('[data-queried] [name=hall]').fill('90000')
  await page.keyboard.press('Enter')
  await page.locator('[data-none] [data-ways] a').first().waitFor()
}

async function giveAges(page: Page) {
  for (const [index, age] of ['4', '11'].entries())
    await page.locator('[data-queried=day] [name=age]').nth(index).fill(age)
  await page.keyboard.press('Enter')
  // The answer to both: that to the first alone may come before.
  await page.locator('[data-answer] dl > div').nth(1).waitFor()
  await page.waitForLoadState('load')
}

async function findHall(page: Page, persons: string, mark: string) {
  await page.locator('[data-queried=halls] [name=persons]').fill(persons)
  await page.keyboard.press('Enter')
  await page.locator(mark).first().waitFor()
}

export const PAGE_STATES: readonly PageState[] = [
  { name: 'menu', path: HOTEL, open: openMenu },
  { name: 'menu-search', path: HOTEL, open: typeInMenu },
  { name: 'search', path: '/en/search', open: (page) => typeQuery(page, '#q') },
  { name: 'found', path: '/en/search', query: '?q=crystal', open: (page) => page.locator('[data-summary]').waitFor() },
  { name: 'languages', path: '/en/about-us', open: openLanguages },
  { name: 'hotels', path: '/en', open: openField('hotel') },
  { name: 'calendar', path: '/en', open: openField('checkIn') },
  { name: 'guests', path: `${HOTEL}/rooms`, open: openGuests },
  { name: 'search-errors', path: '/en', open: failSearch },
  { name: 'hotel-choice', path: '/en/hotels', open: openChoice },
  { name: 'no-hotel', path: '/en/hotels', open: chooseTooMuch },
  { name: 'ages', path: `${HOTEL}/day`, open: giveAges },
  {
    name: 'halls',
    path: '/en/meeting-and-corporate',
    open: (page) => findHall(page, '300', '[data-queried] ~ * [data-reset]'),
  },
  { name: 'no-hall', path: '/en/meeting-and-corporate', open: (page) => findHall(page, '2500', '[data-ways] a') },
  { name: 'lightbox', path: `${HOTEL}/gallery`, open: openPicture },
  { name: 'story', path: '/en', open: openStory },
  { name: 'contact-errors', path: `${HOTEL}/contact`, open: (page) => sendEmpty(page, 'form[data-contact]') },
  { name: 'newsletter-errors', path: '/en', open: (page) => sendEmpty(page, 'form[data-newsletter]') },
  {
    name: 'reservation-errors',
    path: `${HOTEL}/online-reservation`,
    query: '?adult=0&child=9&checkInDate=31.02.2027&checkOutDate=19.06.2027&childages=abc',
    open: changeStay,
  },
]
