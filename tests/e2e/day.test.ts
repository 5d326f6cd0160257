// @module-tag chromium
/** A hotel's day in a browser: what is open now, and what fits children, with script and without. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { useDemoPage, type WindowOptions } from '../harness/visit.ts'

const demo = useDemoPage()
const FAMILY = '/en/hotels/crystal-family/day'

/** The page at a moment, its clock shown. */
async function openAt(time: string, path = FAMILY, options?: WindowOptions): Promise<Page> {
  const page = await demo.newPage(options)
  await page.clock.setFixedTime(new Date(time))
  await page.goto(demo.at(path))
  await page.locator('[data-clock]:not(:empty)').waitFor()
  return page
}
const clock = (page: Page) => page.locator('[data-clock]').innerText()
const open = (page: Page) => page.locator('[data-lane][data-open] [data-name]').allInnerTexts()
/** Where the line stands, in parts of the ruler; `undefined`: it is not there. */
const line = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[data-near=day]')!
    return 'ticks' in root.dataset ? Number(root.style.getPropertyValue('--now')) : undefined
  })

describe('now', () => {
  const MOMENTS = [
    ['in the afternoon', '2026-07-14T10:40:00Z', 'Now 13:40 at the hotel', 460 / 1200],
    ['in winter, too', '2026-01-14T10:40:00Z', 'Now 13:40 at the hotel', 460 / 1200],
    ['after midnight', '2026-07-14T22:30:00Z', 'Now 01:30 at the hotel', 1170 / 1200],
    ['at midnight', '2026-07-14T21:00:00Z', 'Now 00:00 at the hotel', 1080 / 1200],
    ['before the ruler begins', '2026-07-15T01:00:00Z', 'Now 04:00 at the hotel', undefined],
  ] as const
  test.each(sample(MOMENTS, 1, 2, 4))(
    '%s is a line on the ruler, wherever the guest is',
    async (_, time, said, place) => {
      for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
        const page = await openAt(time, FAMILY, { timezoneId })
        expect(await clock(page)).toBe(said)
        expect(await line(page)).toEqual(place === undefined ? undefined : expect.closeTo(place, 6))
      }
    },
  )

  test('what is open says so, up to the minute before it closes, and past midnight', async () => {
    const afternoon = await openAt('2026-07-14T10:40:00Z')
    const now = await open(afternoon)
    expect(now).toEqual(expect.arrayContaining(['The Big Table', 'Rabbits', 'Spa']))
    for (const closed of ['Barbecue Garden', 'Aquapark', 'Nöbet, the night watch']) expect(now).not.toContain(closed)
    expect(await afternoon.locator('[data-lane]', { hasText: 'The Big Table' }).innerText()).toContain('open now')
    expect(await open(await openAt('2026-07-14T11:29:00Z'))).toContain('The Big Table')
    expect(await open(await openAt('2026-07-14T11:30:00Z'))).not.toContain('The Big Table')
    expect(await open(await openAt('2026-07-15T01:00:00Z'))).toEqual(['Kaşık, the baby kitchen'])
  })

  test('it moves with the clock', async () => {
    const page = await demo.newPage()
    // Far enough from the end for a slow machine.
    await page.clock.install({ time: new Date('2026-07-14T09:30:00Z') })
    await page.goto(demo.at(FAMILY))
    await page.locator('[data-lane][data-open]', { hasText: 'Aquapark' }).waitFor()
    await page.clock.runFor(31 * 60_000)
    await page.locator('[data-clock]', { hasText: 'Now 13:' }).waitFor()
    await page.locator('[data-lane]:not([data-open])', { hasText: 'Aquapark' }).waitFor()
    expect(await open(page)).not.toContain('Aquapark')
    expect(await page.locator('[data-lane]', { hasText: 'Aquapark' }).innerText()).not.toContain('open now')
  })

  test('without script the page says no time of its own', async () => {
    const page = await demo.open(FAMILY, { javaScriptEnabled: false })
    expect(await clock(page)).toBe('')
    expect(await page.locator('[data-open=""]').count()).toBe(0)
    expect(await page.locator('.clock').innerText()).toContain('All times are local time at the hotel.')
  })
})

/** What the page says of ages, and where. Until its script has come a form sends its empty fields, too. */
const said = (page: Page) =>
  page.evaluate(() => ({
    answer: document.querySelector('[data-answer]')!.textContent,
    lanes: [...document.querySelectorAll<HTMLElement>('[data-ruled]')].map(({ dataset, innerText }) => [
      dataset.fits,
      innerText.replace(/\s*open now/, ''),
    ]),
    fields: [...document.querySelectorAll<HTMLInputElement>('[name=age]')].map(({ value }) => value),
    clear: !document.querySelector<HTMLElement>('[data-clear]')!.hidden,
    address: (location.pathname + location.search).replace(/&age=(?=&|$)/g, ''),
    languages: [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map(({ href }) =>
      href.replace(/&age=(?=&|$)/g, ''),
    ),
  }))

const field = (page: Page, child: number) => page.getByLabel(`Age of child ${child}`)
const answered = (page: Page, words: string) => page.locator('[data-answer] h2', { hasText: words }).waitFor()

describe('ages', () => {
  test('follow back, forward and the way to none, and the clock goes on', async () => {
    const page = await openAt('2026-07-14T10:40:00Z')
    await field(page, 1).fill('2')
    // Enter before the script is there loads the page, and its answer may come beside it.
    await page.keyboard.press('Tab')
    await answered(page, 'For children aged 2 years')
    await field(page, 1).fill('9')
    await page.keyboard.press('Enter')
    await answered(page, 'For children aged 9 years')
    await page.goBack()
    await answered(page, 'For children aged 2 years')
    expect(await field(page, 1).inputValue()).toBe('2')
    expect(await open(page)).toContain('Rabbits')
    await page.locator('[data-clear]').click()
    await page.locator('[data-answer]:empty').waitFor({ state: 'attached' })
    expect(await said(page)).toMatchObject({ fields: ['', '', ''], clear: false, address: FAMILY })
    expect(await page.locator('[data-fits]').count()).toBe(0)
  })

  test('are kept nowhere but in the address and in the visit', async () => {
    const page = await openAt('2026-07-14T10:40:00Z')
    const kept = async () => ({
      storage: await page.evaluate(() => ({ ...localStorage })),
      cookies: (await page.context().cookies()).map(({ name, value }) => [name, value]),
    })
    const before = await kept()
    await field(page, 1).fill('6')
    await page.keyboard.press('Enter')
    await answered(page, 'For children aged 6 years')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stay'))).toBe('child=1&age=6')
    expect(await kept()).toEqual(before)
  })

  test('are not told to the next page', async () => {
    const page = await demo.open(`${FAMILY}?age=4&age=9`)
    await page.getByRole('navigation').getByRole('link', { name: 'Rooms', exact: true }).first().click()
    await page.waitForURL(/\/rooms$/)
    expect(await page.evaluate(() => document.referrer)).toBe(`${new URL(page.url()).origin}/`)
  })
})

test('on paper all hours are there, and no form', async () => {
  const page = await demo.open(FAMILY)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[data-queried=day]').isVisible()).toBe(false)
  expect(await page.locator('[data-lane] time').first().isVisible()).toBe(true)
  expect(await page.locator('.lane__track').first().isVisible()).toBe(false)
})
