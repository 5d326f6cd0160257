// @module-tag chromium
/** Arrival and departure in the search bar. */
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { DEEP, sample } from '../harness/depth.ts'
import { day, field, opened, send, stayOf, wakeSearch } from '../harness/search-bar.ts'
import { ON_PHONE, useSearchPage } from './page/search-page.ts'

const search = useSearchPage()
const home = (lang: Locale = 'en') => buildPath(lang, '')
const june = '?checkin=2027-06-12&checkout=2027-06-19'

const OPEN_ALL_YEAR = '/en/hotels/crystal-centro'
const ZONES = ['America/Los_Angeles', 'Pacific/Apia', 'Europe/Istanbul']

test.each(sample(ZONES, 0, 1))(
  'R9.2 R9.3 R9.6 the usual stay is from today in Istanbul on, for three nights, and a day is the same in the address (%s)',
  async (timezoneId) => {
    const page = await search.openSearch(OPEN_ALL_YEAR, { timezoneId, now: '2027-12-29T22:00:00Z' })
    expect(await stayOf(page), 'over the end of a month').toEqual({ checkIn: '30.12.2027', checkOut: '02.01.2028' })
    // In Istanbul 1 July began two and a half hours ago; in Los Angeles it is the afternoon of the day before, in Apia noon.
    await page.clock.setFixedTime('2027-06-30T23:30:00Z')
    await page.reload()
    await wakeSearch(page)
    expect(await stayOf(page)).toEqual({ checkIn: '01.07.2027', checkOut: '04.07.2027' })
    await field(page, 'checkIn').click()
    expect(await day(page, '2027-07-01').getAttribute('aria-current')).toBe('date')
    expect(await page.locator('[aria-disabled=true]:visible').count()).toBe(0)
    expect(await page.locator('.flatpickr-day[aria-pressed=true]:visible').allTextContents()).toEqual(['1', '4'])
    await day(page, '2027-07-31').click()
    await day(page, '2027-08-04').click()
    expect(await stayOf(page)).toEqual({ checkIn: '31.07.2027', checkOut: '04.08.2027' })
    const { searchParams } = new URL(await page.evaluate(() => location.href))
    expect([searchParams.get('checkin'), searchParams.get('checkout')]).toEqual(['2027-07-31', '2027-08-04'])
  },
)

const HOTELS = ['crystal-admiral', 'crystal-palace', 'crystal-waterworld', 'crystal-aura']
const FIRST_SIGHTS: [now: string, admiral: { checkIn: string; checkOut: string }][] = [
  ['2026-11-28T12:00:00Z', { checkIn: '01.04.2027', checkOut: '04.04.2027' }],
  ['2027-07-14T12:00:00Z', { checkIn: '14.07.2027', checkOut: '19.07.2027' }],
]
test.each(FIRST_SIGHTS)(
  'R2.156 R4.13 the search begins with the first days of the hotel shown, without a warning (%s)',
  async (now, admiral) => {
    const page = await search.openPage(undefined, { now })
    const hotels = HOTELS.flatMap((slug) => [`/en/hotels/${slug}`, `/en/hotels/${slug}/online-reservation`])
    // Each first sight at half of them, and in the deep run at all.
    const half = FIRST_SIGHTS.findIndex(([moment]) => moment === now)
    for (const path of [...LOCALES.map(home), ...hotels].filter((_, index) => DEEP || index % 4 < 2 === (half === 0))) {
      await page.goto(search.at(path), { waitUntil: 'domcontentloaded' })
      await wakeSearch(page)
      await page.locator('[data-live] .search__season').last().waitFor({ state: 'attached' })
      expect(await page.locator('.search__season').allTextContents(), path).toSatisfy((all: string[]) => !all.join(''))
      expect(await page.locator(':is([data-search], [data-reservation]) [aria-invalid=true]').count(), path).toBe(0)
      expect(await page.evaluate(() => sessionStorage.getItem('stay')), path).toBeNull()
      if (!path.includes('/hotels/')) expect(await stayOf(page), path).toEqual(admiral)
    }
    // The days follow a chosen hotel as long as nobody has chosen them.
    await page.goto(search.at(home()))
    await wakeSearch(page)
    await field(page, 'hotel').click()
    await page.getByRole('option', { name: 'Crystal Boutique' }).click()
    expect((await stayOf(page)).checkIn).toBe(now.slice(0, 10).split('-').reverse().join('.'))
    expect(await page.evaluate(() => sessionStorage.getItem('stay'))).not.toContain('checkin')
  },
)

// In the first of them the clocks change in these nights.
test.each(sample(ZONES, 0))(
  'R4.17 on a phone the departure follows three days later, over a change of clocks and the end of a month (%s)',
  async (timezoneId) => {
    const page = await search.openSearch(home(), { timezoneId, now: '2027-03-01T12:00:00Z', ...ON_PHONE })
    for (const [checkIn, checkOut] of [
      ['13.03.2027', '16.03.2027'],
      ['30.03.2027', '02.04.2027'],
      ['06.11.2027', '09.11.2027'],
    ] as const) {
      await field(page, 'checkIn').fill(checkIn)
      expect(await stayOf(page)).toEqual({ checkIn, checkOut })
    }
  },
)

test('R9.4 R9.5 weeks begin on Monday and dates read DD.MM.YYYY, in every language', async () => {
  const page = await search.openPage(undefined)
  for (const [lang, monday, month] of [
    ['tr', 'Pzt', 'Haziran'],
    ['en', 'Mo', 'June'],
    ['de', 'Mo', 'Juni'],
    ['ru', 'пн', 'Июнь'],
  ] as const) {
    await page.goto(search.at(home(lang) + june), { waitUntil: 'domcontentloaded' })
    await wakeSearch(page)
    expect(await stayOf(page), lang).toEqual({ checkIn: '12.06.2027', checkOut: '19.06.2027' })
    await field(page, 'checkIn').click()
    expect((await page.locator('.flatpickr-weekday:visible').first().textContent())!.trim()).toBe(monday)
    expect((await page.locator('.cur-month:visible').first().textContent())!.trim()).toBe(month)
    // 7 June 2027 is a Monday: it stands in the first column.
    const columns = await day(page, '2027-06-07').evaluate(
      (element) => [...element.parentElement!.children].indexOf(element) % 7,
    )
    expect(columns, lang).toBe(0)
  }
})

describe('on the desktop', () => {
  test('R4.16 R2.105 choosing an arrival clears the departure, the calendar goes on to it, and a month is chosen at once', async () => {
    const page = await search.openSearch(home() + june)
    await field(page, 'checkIn').click()
    await day(page, '2027-06-14').click()
    expect(await stayOf(page)).toEqual({ checkIn: '14.06.2027', checkOut: '' })
    expect(await field(page, 'checkOut').getAttribute('aria-expanded')).toBe('true')
    // Until now the calendar may still be that of the arrival.
    await expect.poll(() => day(page, '2027-06-14').getAttribute('aria-disabled')).toBe('true')
    await day(page, '2027-06-15').click()
    expect(await stayOf(page)).toEqual({ checkIn: '14.06.2027', checkOut: '15.06.2027' })
    expect(await page.locator('.pop:visible').count()).toBe(0)

    await field(page, 'checkIn').click()
    const month = page.getByLabel('Month', { exact: true })
    await month.selectOption({ label: 'March 2028' })
    await day(page, '2028-03-15').waitFor()
    await page.getByRole('button', { name: 'Previous month' }).click()
    expect(await month.locator('option:checked').textContent()).toBe('February 2028')
    await day(page, '2028-02-29').click()
    expect(await stayOf(page)).toEqual({ checkIn: '29.02.2028', checkOut: '' })
  })

  test('R4.16 R9.5 typed dates are taken in every way of writing, and others refused with a reason', async () => {
    const page = await search.openSearch(home() + june)
    const [arrival, departure] = [field(page, 'checkIn'), field(page, 'checkOut')]
    await arrival.fill('1.7.2027')
    await arrival.press('Tab')
    expect(await stayOf(page)).toEqual({ checkIn: '01.07.2027', checkOut: '' })
    await departure.fill('2027-07-09')
    await departure.press('Tab')
    expect(await stayOf(page)).toEqual({ checkIn: '01.07.2027', checkOut: '09.07.2027' })
    await departure.fill('31.07')
    await departure.press('Enter')
    expect(await departure.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByRole('alert').filter({ hasText: 'DD.MM.YYYY' }).isVisible()).toBe(true)
    await departure.fill('01.07.2027')
    await departure.press('Tab')
    expect(await page.getByText('The earliest departure is 02.07.2027.').isVisible()).toBe(true)
    await arrival.fill('03.06.2027')
    await arrival.press('Tab')
    expect(await page.getByText('The earliest arrival is 04.06.2027.').isVisible()).toBe(true)
    expect(page.context().pages()).toHaveLength(1)
  })

  test('R5.30 Enter after the arrival goes on to the departure, which is not called wrong', async () => {
    const page = await search.openSearch(home() + june)
    await field(page, 'checkIn').fill('01.07.2027')
    await field(page, 'checkIn').press('Enter')
    const departure = field(page, 'checkOut')
    expect(await departure.evaluate((element) => element === document.activeElement)).toBe(true)
    expect([await departure.getAttribute('aria-expanded'), await departure.getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ])
    await departure.fill('08.07.2027')
    expect(await opened(page, () => departure.press('Enter'))).toContain('checkin=2027-07-01&checkout=2027-07-08')
  })
})

test('R1.17 on a tablet two nights are taken', async () => {
  const page = await search.openSearch(home() + june, { viewport: { width: 820, height: 1180 }, hasTouch: true })
  await field(page, 'checkOut').tap()
  await expect.poll(() => day(page, '2027-06-14').getAttribute('aria-disabled')).toBe(null)
  await day(page, '2027-06-14').tap()
  expect(await stayOf(page)).toEqual({ checkIn: '12.06.2027', checkOut: '14.06.2027' })
  expect(await opened(page, () => send(page))).toContain('checkin=2027-06-12&checkout=2027-06-14')
})

describe('on a phone', () => {
  test('R5.20 days before the third are disabled, and typed ones refused', async () => {
    const page = await search.openSearch(home() + june, ON_PHONE)
    await field(page, 'checkOut').tap()
    // Until now the calendar may still be that of the arrival.
    await expect.poll(() => day(page, '2027-06-14').getAttribute('aria-disabled')).toBe('true')
    await day(page, '2027-06-14').tap({ force: true })
    expect(await stayOf(page)).toEqual({ checkIn: '12.06.2027', checkOut: '19.06.2027' })
    await day(page, '2027-06-15').tap()
    expect(await stayOf(page)).toEqual({ checkIn: '12.06.2027', checkOut: '15.06.2027' })
    await field(page, 'checkOut').fill('14.06.2027')
    await field(page, 'checkOut').press('Enter')
    expect(await page.getByText('The earliest departure is 15.06.2027.').isVisible()).toBe(true)
    await page.locator('[data-search] [type=submit]').tap()
    expect(page.context().pages()).toHaveLength(1)
    expect(new URL(await page.evaluate(() => location.href)).searchParams.get('checkout')).toBe('2027-06-15')
  })

  test('R4.17 a tapped arrival in the one month sets the departure, and the focus brings up no keyboard that nobody asked for', async () => {
    const page = await search.openSearch(home() + june, ON_PHONE)
    const keyboard = () => field(page, 'checkOut').evaluate((input: HTMLInputElement) => input.inputMode)
    const isOnDeparture = () => field(page, 'checkOut').evaluate((input) => input === document.activeElement)
    await field(page, 'checkIn').tap()
    await day(page, '2027-06-29').waitFor()
    expect(await page.locator('.dayContainer:visible').count()).toBe(1)
    await day(page, '2027-06-29').tap()
    expect(await stayOf(page)).toEqual({ checkIn: '29.06.2027', checkOut: '02.07.2027' })
    expect([await isOnDeparture(), await keyboard()]).toEqual([true, 'none'])
    expect(await field(page, 'checkOut').getAttribute('aria-expanded')).toBe('true')

    // Who asked for the keyboard and then takes a day does not get it again.
    await field(page, 'checkOut').tap()
    expect(await keyboard()).toBe('numeric')
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        document.documentElement.dataset.keyboard = (target as HTMLElement).inputMode
      }),
    )
    await expect.poll(() => day(page, '2027-07-01').getAttribute('aria-disabled')).toBe('true')
    await day(page, '2027-07-03').tap()
    expect(await stayOf(page)).toEqual({ checkIn: '29.06.2027', checkOut: '03.07.2027' })
    expect([await isOnDeparture(), await keyboard()]).toEqual([true, 'none'])
    expect(await page.locator('html').getAttribute('data-keyboard')).toBe('none')
    expect(await page.locator('.pop:visible').count()).toBe(0)
  })
})
