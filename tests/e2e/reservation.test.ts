// @module-tag chromium
/** The reservation page: the stay that its address names. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { day, opened } from '../harness/search-bar.ts'
import { ON_PHONE, useSearchPage, type OpenOptions } from './page/search-page.ts'

const search = useSearchPage()

const PATH = '/en/hotels/crystal-flora/online-reservation'
const DATES = 'checkInDate=12.06.2027&checkOutDate=19.06.2027'

async function open(query: string, options?: OpenOptions, path = PATH): Promise<Page> {
  const page = await search.openPage(path + query, options)
  await page.locator('main [data-live]').waitFor()
  return page
}
const stay = (page: Page) => page.locator('[data-stay] dd').allTextContents()
const problems = (page: Page) => page.locator('main .alert li').allTextContents()
const control = (page: Page, name: string) => page.locator(`main [data-field=${name}]`)
const submit = (page: Page) => page.locator('main [data-live] [type=submit]').click()

test('R2.73 a whole query is shown as the stay, without birth dates', async () => {
  const page = await open(`?adult=2&child=0&${DATES}`)
  expect(await stay(page)).toEqual(['Saturday, 12.06.2027', 'Saturday, 19.06.2027', '7', '2 adults'])
  expect(await problems(page)).toEqual([])
  expect(await page.getByRole('group', { name: 'Change dates' }).isVisible()).toBe(true)
})

describe('a bad query', () => {
  test('R2.73 R5.38 takes the defaults for what is wrong, names each as text, and keeps what is right', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const page = await open(`?adult=0&child=9&checkInDate=31.02.2027&checkOutDate=19.06.2027&childages=${markup}`)
    expect(await stay(page)).toEqual(['Friday, 04.06.2027', 'Saturday, 19.06.2027', '15', '1 adult, 3 children'])
    expect(await problems(page)).toEqual([
      'Arrival: we could not read “31.02.2027”. Showing 04.06.2027.',
      'Adults: 0 is not possible. Showing 1 adult.',
      'Children: 9 is not possible. Showing 3 children.',
      `Dates of birth: we could not read “${markup}”. Please correct it.`,
    ])
    expect(await page.locator('main .alert img').count()).toBe(0)
    expect(await control(page, 'checkIn').isVisible()).toBe(true)
  })

  test('R5.28 R5.30 keeps the booking back until each birth date is one of a child', async () => {
    const page = await open(`?adult=14&child=2&${DATES}&childages=2005-01-01`)
    const birth = (number: number) => page.locator('main').getByLabel(`Date of birth, child ${number}`)
    expect(await stay(page)).toContain('14 adults, 2 children')
    for (const number of [1, 2]) {
      await submit(page)
      await expect.poll(() => birth(number).evaluate((input) => input === document.activeElement)).toBe(true)
      await birth(number).fill('03.09.2020')
      await page.locator('main .pop__done').click()
    }
    expect(page.context().pages()).toHaveLength(1)
    expect(await opened(page, () => submit(page))).toContain('&adult=14&child=2&childages=2020-09-03,2020-09-03')
  })

  test('R2.73 the explanation goes when the guest has chosen', async () => {
    const page = await open('?adult=0&child=0&checkInDate=x&checkOutDate=19.06.2027')
    expect(await problems(page)).toHaveLength(2)
    await control(page, 'checkIn').fill('12.06.2027')
    expect(await problems(page)).toEqual(['Adults: 0 is not possible. Showing 1 adult.'])
    await control(page, 'guests').click()
    await page.locator('main').getByRole('button', { name: 'More adults' }).click()
    expect(await problems(page)).toEqual([])
  })
})

test('R5.20 a stay of an address that is too short for a phone is refused, and told so', async () => {
  const short = '?adult=2&child=0&checkInDate=12.06.2027&checkOutDate=13.06.2027'
  expect(await problems(await open(short))).toEqual([])
  const page = await open(short, ON_PHONE)
  expect(await problems(page)).toEqual([
    'Departure: a stay is at least 3 nights, 13.06.2027 is too early. Showing 15.06.2027.',
  ])
  expect((await stay(page))[1]).toBe('Tuesday, 15.06.2027')
})

test('R5.36 R5.37 the chosen room and the days are judged as the guest changes them', async () => {
  const rooms = '/en/hotels/crystal-waterworld/rooms/sliding-door-family-room'
  const link = (await (await fetch(search.at(rooms))).text()).match(/online-reservation\?room=(\d+)/)!
  const dates = 'checkInDate=12.07.2027&checkOutDate=19.07.2027'
  const page = await open(
    `?adult=2&child=0&${dates}&room=${link[1]}`,
    {},
    '/en/hotels/crystal-waterworld/online-reservation',
  )
  const verdict = page.locator('main [data-verdict]')
  await page.locator('main .search__stay').last().click()
  expect((await stay(page)).slice(1, 3)).toEqual(['Sunday, 18.07.2027', 'Sunday, 25.07.2027'])
  expect(await page.locator('main .search__stay').count()).toBe(0)
  expect(await verdict.textContent()).toBe('Suits you')
  await control(page, 'guests').click()
  await page.locator('main').getByRole('button', { name: 'More adults' }).click()
  await expect.poll(() => verdict.textContent()).toContain('1 adult too many.')
})

test('R2.73 without a query the usual stay stands ready to be changed, and nothing is complained of', async () => {
  const page = await open('', ON_PHONE)
  expect(await stay(page)).toEqual(['Friday, 04.06.2027', 'Monday, 07.06.2027', '3', '2 adults'])
  expect(await problems(page)).toEqual([])
  expect(await control(page, 'checkIn').isVisible()).toBe(true)
})

test.each(['', `?adult=2&child=0&${DATES}`])(
  'what was entered before the script came is kept, and the focus too: %j',
  async (query) => {
    const page = await search.openPage(undefined)
    const held = Promise.withResolvers<void>()
    await page.route(/\/Reservation\w+\.[^/]+\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(search.at(PATH + query))
    const plain = (name: string) => page.locator(`main [name=${name}]`)
    await plain('checkin').fill('2027-07-12')
    await plain('checkout').fill('2027-07-19')
    await plain('adult').fill('3')
    held.resolve()
    await page.locator('main [data-live]').waitFor()
    expect(await stay(page)).toEqual(['Monday, 12.07.2027', 'Monday, 19.07.2027', '7', '3 adults'])
    expect(await problems(page)).toEqual([])
    await page.evaluate(() => dispatchEvent(new Event('stay')))
    expect((await stay(page))[0]).toBe('Monday, 12.07.2027')
    expect(await control(page, 'guests').evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

test('on a phone a menu that closes leaves the address of the stay that is shown', async () => {
  const page = await search.openPage(undefined, ON_PHONE)
  const held = Promise.withResolvers<void>()
  await page.route(/\/Reservation\w+\.[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(search.at(`${PATH}?adult=2&child=0&${DATES}`))
  await page.locator('main [name=adult]').fill('3')
  held.resolve()
  await page.locator('main [data-live]').waitFor()
  await control(page, 'guests').click()
  await page.getByRole('button', { name: 'More adults' }).click()
  await page.keyboard.press('Escape')
  await page.waitForURL(/adult=4/)
  await page.locator('[data-nav] .nav__toggle').click()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !(history.state as { covered?: boolean } | null)?.covered)
  expect(new URL(page.url()).searchParams.get('adult')).toBe('4')
})

test('R2.73 the guest changes the stay; address, back button and hand-off follow', async () => {
  const page = await open(`?adult=2&child=0&${DATES}`)
  await control(page, 'checkIn').click()
  await day(page, '2027-06-20').click()
  await page.keyboard.press('Escape')
  await submit(page)
  expect(page.context().pages()).toHaveLength(1)
  await day(page, '2027-06-27').click()
  expect((await stay(page))[2]).toBe('7')
  expect(new URL(await page.evaluate(() => location.href)).search).toBe(
    '?adult=2&child=0&checkInDate=20.06.2027&checkOutDate=27.06.2027',
  )
  expect(await opened(page, () => submit(page))).toContain('?checkin=2027-06-20&checkout=2027-06-27&adult=2&child=0')
  await page.goBack()
  expect((await stay(page))[0]).toBe('Saturday, 12.06.2027')
})
