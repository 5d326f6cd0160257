// @module-tag chromium
/** Hotel list and guests panel of the search bar. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { day, field, opened, send, type FieldName } from '../harness/search-bar.ts'
import { ON_PHONE, useSearchPage, type OpenOptions } from './page/search-page.ts'
import { PHONE } from '../harness/visit.ts'

const search = useSearchPage()
const open = (path = '/en', options?: OpenOptions) => search.openSearch(path, options)

const list = (page: Page) => page.locator('[data-search] [role=listbox]')
const expanded = (page: Page, name: FieldName) => field(page, name).getAttribute('aria-expanded')
const chosen = async (page: Page) => (await field(page, 'hotel').textContent())!.trim()
const guests = async (page: Page) => (await field(page, 'guests').textContent())!.trim()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hasFocus = (page: Page, name: 'hotel' | 'guests') =>
  field(page, name).evaluate((element) => element === document.activeElement)

const SCREENS = [
  ['desktop', {}],
  ['phone', ON_PHONE],
] as const
test.each(sample(SCREENS, 0))(
  'R4.11 R4.12 the hotel list opens and closes on click, on a selection and on a click outside (%s)',
  async (_, options) => {
    const page = await open('/en', options)
    const state = async () => [await expanded(page, 'hotel'), await list(page).isVisible()]
    expect(await state()).toEqual(['false', false])
    await field(page, 'hotel').click()
    expect(await state()).toEqual(['true', true])
    await field(page, 'hotel').click()
    expect(await state()).toEqual(['false', false])

    await field(page, 'hotel').click()
    await page.getByRole('option', { name: 'Crystal Flora' }).click()
    expect(await list(page).isVisible()).toBe(false)
    expect(await chosen(page)).toBe('Crystal Flora')
    expect(await hasFocus(page, 'hotel')).toBe(true)

    await field(page, 'hotel').click()
    expect(await page.locator('[role=option][aria-selected=true]').allTextContents()).toEqual(['Crystal Flora'])
    await page.locator('[data-nav]').click({ position: { x: 3, y: 3 } })
    expect(await list(page).isVisible()).toBe(false)
    expect(await chosen(page)).toBe('Crystal Flora')
  },
)

const POINTERS = [
  ['mouse', { viewport: PHONE }],
  ['finger', ON_PHONE],
] as const

describe.each(sample(POINTERS, 0))('at the width of a phone, with a %s', (_, options) => {
  test('a press on another field, beside the fields, and the focus of a keyboard close the calendar', async () => {
    const page = await open('/en', options)
    await field(page, 'checkIn').click()
    await day(page, '2027-06-10').waitFor()
    await field(page, 'guests').click()
    expect(await expanded(page, 'guests')).toBe('true')
    expect(await expanded(page, 'checkIn')).toBe('false')
    await field(page, 'guests').click()
    expect(await expanded(page, 'guests')).toBe('false')

    await field(page, 'checkIn').click()
    await page.locator('.search__top p').click()
    expect(await expanded(page, 'checkIn')).toBe('false')
    await field(page, 'checkIn').click()
    await page.keyboard.press('Shift+Tab')
    expect(await expanded(page, 'checkIn')).toBe('false')
  })
})

describe.each(sample(POINTERS, 1))('at the width of a phone, with a %s', (_, options) => {
  test('the search of a reservation is sent by one press while the guests are open', async () => {
    const path =
      '/en/hotels/crystal-flora/online-reservation?adult=2&child=0&checkInDate=2027-06-14&checkOutDate=2027-06-19'
    const page = await search.openPage(path, options)
    await page.locator('[data-reservation] [data-field=guests]').click()
    await page.locator('[data-reservation] .step').first().waitFor()
    expect(await opened(page, () => page.locator('[data-reservation] [type=submit]').click())).toContain('2027-06-14')
  })

  test('a press on what is fixed below a panel, beside its button, leaves the panel open', async () => {
    const page = await open('/en?checkin=2027-06-12&checkout=2027-06-19', options)
    await field(page, 'guests').click()
    await button(page, 'More children').click()
    await page.getByLabel('Date of birth, child 1').fill('13.06.2020')
    await page.locator('[data-search] .search__send').click({ position: { x: 5, y: 5 } })
    expect(await expanded(page, 'guests')).toBe('true')
    expect(await page.getByText('6 years on arrival').count()).toBe(1)
  })
})

test('R4.11 R4.12 the hotel list is used by keyboard alone', async () => {
  const page = await open()
  const first = await chosen(page)
  await field(page, 'hotel').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  const active = () =>
    field(page, 'hotel').evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant')!)!.textContent,
    )
  expect(await active()).toBe('Crystal World of Colours')
  await page.keyboard.press('Escape')
  expect([await expanded(page, 'hotel'), await chosen(page)]).toEqual(['false', first])
  await page.keyboard.type('sunr')
  expect(await active()).toBe('Crystal Sunrise Queen')
  await page.keyboard.press('Enter')
  expect([await expanded(page, 'hotel'), await chosen(page)]).toEqual(['false', 'Crystal Sunrise Queen'])
  expect(await hasFocus(page, 'hotel')).toBe(true)
})

describe('the guests', () => {
  test('R5.15 R5.16 R5.38 are at most three children, whose ages are not said before their birth dates, and why is told', async () => {
    const page = await open('/en?checkin=2027-06-12&checkout=2027-06-19')
    await field(page, 'guests').click()
    expect(await button(page, 'Fewer children').isDisabled()).toBe(true)
    const ages = page.locator('[data-search] .child .guest__hint')
    for (let count = 1; count <= 3; count++) {
      await button(page, 'More children').click()
      await expect.poll(() => ages.count()).toBe(count)
      expect(await ages.last().textContent()).toBe('')
      expect(await page.getByText(`Date of birth, child ${count}`).isVisible()).toBe(true)
    }
    expect(await guests(page)).toBe('2 adults, 3 children')
    expect(await button(page, 'More children').isDisabled()).toBe(true)
    await page.getByLabel('Date of birth, child 1').fill('12.06.2027')
    expect(await ages.first().textContent()).toBe('0 years on arrival')
    await page.getByLabel('Date of birth, child 2').fill('13.06.2020')
    expect(await page.getByText('6 years on arrival').count()).toBe(1)
    expect(await page.getByText('For more, please call us.').count()).toBe(1)
  })

  test('are as old as the visit knows until their birth dates are typed', async () => {
    const page = await open('/en?checkin=2027-06-12&checkout=2027-06-19')
    await page.evaluate(() => {
      sessionStorage.setItem('stay', 'checkin=2027-06-12&checkout=2027-06-19&adult=2&child=2&age=4&age=9')
      dispatchEvent(new Event('stay'))
    })
    await field(page, 'guests').click()
    const ages = () => page.locator('[data-search] .child .guest__hint').allTextContents()
    await expect.poll(ages).toEqual(['4 years on arrival', '9 years on arrival'])
    await page.getByLabel('Date of birth, child 1').fill('13.06.2017')
    await expect.poll(ages).toEqual(['9 years on arrival', '4 years on arrival'])
  })

  test('R5.18 have their age anew when the day of arrival changes', async () => {
    const page = await open('/en?checkin=2027-06-12&checkout=2027-06-19&child=1&childages=2020-06-13')
    await field(page, 'guests').click()
    await page.getByText('6 years on arrival').waitFor()
    await field(page, 'checkIn').fill('13.06.2027')
    await field(page, 'guests').click()
    await page.getByText('7 years on arrival').waitFor()
  })

  test('R5.13 R5.14 R4.15 R2.106 are two adults at first, never fewer than one, and stay when a click outside closes the panel', async () => {
    const page = await open()
    expect(await guests(page)).toBe('2 adults')
    await field(page, 'guests').click()
    await button(page, 'Fewer adults').click()
    expect(await guests(page)).toBe('1 adult')
    expect(await button(page, 'Fewer adults').isDisabled()).toBe(true)
    await button(page, 'More adults').click()
    expect(await button(page, 'Fewer adults').isDisabled()).toBe(false)
    await button(page, 'More adults').click()
    await button(page, 'More children').click()
    await page.getByLabel('Date of birth, child 1').fill('03.09.2020')
    await page.locator('h1').click()
    expect(await expanded(page, 'guests')).toBe('false')
    expect(await guests(page)).toBe('3 adults, 1 child')
    await field(page, 'guests').click()
    expect(await page.locator('[data-search] output').allTextContents()).toEqual(['3', '1'])
    expect(await page.getByLabel('Date of birth, child 1').inputValue()).toBe('03.09.2020')
  })

  test('R2.106 R5.28 R5.30 R5.38 are what the booking is opened with, once each child is one on arrival', async () => {
    const page = await open('/en?hotel=crystal-flora&checkin=2027-06-12&checkout=2027-06-19')
    const birth = (number: number) => page.getByLabel(`Date of birth, child ${number}`)
    await field(page, 'guests').click()
    await button(page, 'Fewer adults').click()
    for (let count = 1; count <= 3; count++) await button(page, 'More children').click()
    await birth(3).waitFor()
    expect(await page.locator('[aria-invalid], [data-problem]').count(), 'nothing was touched').toBe(0)

    const outside = 'Children are 0 to 11 years old on arrival. From 12 on, please add an adult instead.'
    await field(page, 'hotel').focus()
    for (const [number, wrong, said, right] of [
      [1, undefined, 'Date of birth is missing', '3.9.2020'],
      [2, '01.01.2005', outside, '12.06.2027'],
      [3, '13.06.2027', outside, undefined],
      [3, '05/07/2020', 'Is this 5 July 2020 or 7 May 2020? Please enter it as DD.MM.YYYY.', undefined],
      [3, '31.02.2020', 'There is no such day. Please check the date.', undefined],
      [3, '2020/07/05', 'Please enter a date as DD.MM.YYYY.', '13.06.2015'],
    ] as const) {
      if (wrong) await birth(number).fill(wrong)
      await send(page)
      await expect.poll(() => birth(number).evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await birth(number).getAttribute('aria-invalid')).toBe('true')
      expect((await page.locator('.child').allTextContents())[number - 1]).toContain(said)
      expect(page.context().pages()).toHaveLength(1)
      if (right) await birth(number).fill(right)
    }
    const url = new URL(await opened(page, () => send(page)))
    expect(url.search).toBe(
      '?checkin=2027-06-12&checkout=2027-06-19&adult=1&child=3&childages=2020-09-03,2027-06-12,2015-06-13',
    )
  })

  test('R5.29 are as many adults as the guest says', async () => {
    const page = await open('/en?hotel=crystal-flora&checkin=2027-06-12&checkout=2027-06-19&adult=14')
    expect(await guests(page)).toBe('14 adults')
    await field(page, 'guests').click()
    await button(page, 'More adults').click()
    expect(await opened(page, () => send(page))).toMatch(/adult=15&child=0$/)
  })
})
