// @module-tag chromium
/** Keys and presses that come while a part of the search is still on its way: none is lost, and none counts twice. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { field, stayOf, wakeSearch } from '../harness/search-bar.ts'
import { ON_PHONE, useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

const PANELS = /\/panels\.[^/]+\.js$/
const ISLAND = /\/SearchBar\.[^/]+\.js$/

const chosen = async (page: Page, name: 'hotel' | 'guests') => (await field(page, name).textContent())!.trim()
const hasFocus = (page: Page, name: 'checkIn' | 'checkOut' | 'hotel' | 'guests') =>
  field(page, name).evaluate((element) => element === document.activeElement)
const expanded = (page: Page, name: 'checkIn' | 'checkOut' | 'hotel' | 'guests') =>
  field(page, name).getAttribute('aria-expanded')

/** A page whose script of one name waits until it is let go. */
async function openHeld(script: RegExp): Promise<{ page: Page; letGo: (fails?: boolean) => void }> {
  const page = await search.openPage(undefined)
  const held = Promise.withResolvers<boolean>()
  await page.route(script, async (route) => ((await held.promise) ? route.abort() : route.continue()))
  await page.goto(search.at('/en?checkin=2027-06-12&checkout=2027-06-19'))
  return { page, letGo: (fails = false) => held.resolve(fails) }
}

async function openWithoutPanels(): Promise<{ page: Page; letGo: (fails?: boolean) => void }> {
  const held = await openHeld(PANELS)
  await wakeSearch(held.page)
  return held
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

describe('the calendar', () => {
  test('is used by keyboard alone before it has come', async () => {
    const { page, letGo } = await openWithoutPanels()
    await field(page, 'checkIn').focus()
    // 12.06 → 13 → 20 → Monday 14 → 14.07, then from 15.07 to Sunday 18.
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Home', 'PageDown', 'Enter')
    await press(page, 'ArrowDown', 'End', ' ')
    expect(await stayOf(page)).toEqual({ checkIn: '12.06.2027', checkOut: '19.06.2027' })
    expect(page.context().pages()).toHaveLength(1)
    letGo()
    await expect.poll(() => stayOf(page)).toEqual({ checkIn: '14.07.2027', checkOut: '18.07.2027' })
    expect(await hasFocus(page, 'checkOut')).toBe(true)
  })

  test('is left by Escape, after the keys before it', async () => {
    const { page, letGo } = await openWithoutPanels()
    await field(page, 'checkIn').focus()
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter', 'Escape')
    letGo()
    await expect.poll(() => stayOf(page)).toEqual({ checkIn: '13.06.2027', checkOut: '' })
    await expect.poll(() => expanded(page, 'checkOut')).toBe('false')
    expect(await hasFocus(page, 'checkOut')).toBe(true)
  })

  test('does nothing with keys of a guest who went elsewhere meanwhile', async () => {
    const { page, letGo } = await openWithoutPanels()
    await field(page, 'checkIn').focus()
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter')
    await field(page, 'hotel').click()
    letGo()
    await page.locator('.flatpickr-day').first().waitFor({ state: 'attached' })
    expect(await stayOf(page)).toEqual({ checkIn: '12.06.2027', checkOut: '19.06.2027' })
    expect(await hasFocus(page, 'hotel')).toBe(true)
    await press(page, 'End', 'Enter')
    expect(await chosen(page, 'hotel')).toBe('Crystal World of Colours')
  })

  test('that cannot be had keeps no key: the plain form has the dates, and takes others', async () => {
    const { page, letGo } = await openWithoutPanels()
    // A page that was loaded again for this a moment ago is not loaded again.
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())))
    await field(page, 'checkIn').focus()
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight')
    letGo(true)
    const arrival = page.locator('[data-search] input[type=date][name=checkin]')
    await arrival.waitFor()
    expect(await arrival.inputValue()).toBe('2027-06-12')
    await arrival.fill('2027-07-01')
    expect(await arrival.inputValue()).toBe('2027-07-01')
  })
})

test('the guests are set by keyboard alone before their panel has come', async () => {
  const { page, letGo } = await openWithoutPanels()
  await field(page, 'guests').focus()
  // Over "fewer adults" to "more adults", then to "more children" and the child's date of birth.
  await press(page, 'Enter', 'Tab', 'Tab', 'Enter', 'Tab', 'Enter', 'Tab')
  await press(page, '3', '.', '9', '.', '2', '0', '2', '0')
  expect(await chosen(page, 'guests')).toBe('2 adults')
  letGo()
  await expect.poll(() => chosen(page, 'guests')).toBe('3 adults, 1 child')
  await page.getByText('6 years on arrival').waitFor()
  expect(await expanded(page, 'guests')).toBe('true')
})

describe('the hotel list', () => {
  test('is searched by letters before it has come', async () => {
    const { page, letGo } = await openHeld(ISLAND)
    await page.locator('#search-hotel').focus()
    await press(page, 's', 'u', 'n', 'r', 'Enter')
    letGo()
    await expect.poll(() => chosen(page, 'hotel')).toBe('Crystal Sunrise Queen')
    expect([await expanded(page, 'hotel'), await hasFocus(page, 'hotel')]).toEqual(['false', true])
  })

  test('opens where a guest has come by arrow, who moves no further than he pressed', async () => {
    const { page, letGo } = await openHeld(ISLAND)
    const plain = page.locator('#search-hotel')
    const names = await plain.locator('option').allTextContents()
    await plain.focus()
    const at = await plain.evaluate((select: HTMLSelectElement) => select.selectedIndex)
    await plain.press('ArrowDown')
    letGo()
    await expect.poll(() => chosen(page, 'hotel')).toBe(names[at + 1]!.trim())
    expect(await expanded(page, 'hotel')).toBe('true')
  })

  test('opens by a press that came before it', async () => {
    const { page, letGo } = await openHeld(ISLAND)
    await page.locator('#search-hotel').dispatchEvent('pointerdown')
    await page.locator('#search-hotel').focus()
    letGo()
    await expect.poll(() => expanded(page, 'hotel')).toBe('true')
  })
})

test('on a phone Escape closes the calendar, then the search, wherever the focus is; keys on the month keep the year', async () => {
  const page = await search.openSearch('/en/hotels/crystal-flora?checkin=2027-06-12&checkout=2027-06-19', ON_PHONE)
  const isOpen = () => page.locator('#search').evaluate((sheet) => sheet.hasAttribute('data-open'))
  await field(page, 'checkIn').click()
  const month = page.locator('.calendar__month')
  await month.focus()
  await press(page, 'Shift')
  expect(await month.inputValue()).toBe(String(2027 * 12 + 5))
  expect(await page.locator('[data-day="2027-06-12"]').count()).toBe(1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await press(page, 'Escape')
  expect([await expanded(page, 'checkIn'), await isOpen()]).toEqual(['false', true])
  expect(await hasFocus(page, 'checkIn')).toBe(true)
  await press(page, 'Escape')
  expect(await isOpen()).toBe(false)
})
