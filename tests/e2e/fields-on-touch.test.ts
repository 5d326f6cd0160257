// @module-tag chromium
/** Fields and focus on a phone: what an iPhone would enlarge, and what bars and buttons would cover. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { atDepth, DEEP } from '../harness/depth.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { useDemoPage, ZOOMED } from '../harness/visit.ts'
import { heroAnswers, painted } from './page/ready.ts'

const demo = useDemoPage()

const TOUCH = { hasTouch: true, isMobile: true }
/** With the keys of a phone. */
const LOW = { viewport: { width: 375, height: 740 }, ...TOUCH }

/** Fields with text that is smaller than 16 px. */
const smallFields = (page: Page) =>
  page
    .locator(':is(input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea)')
    .evaluateAll((fields) =>
      fields
        .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
        .map((each) => `${each.getAttribute('name')} ${each.closest('form')?.className}`),
    )

/** The control that has the focus, if its middle is under something else. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement!
    const { left, top, width, height } = control.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    if (width < 2 || !found || control.contains(found) || found.contains(control)) return []
    return [`${control.className} ${control.textContent.trim()} under ${found.className}`]
  })

async function openGuests(page: Page): Promise<void> {
  await wakeSearch(page)
  await page.locator('[data-nav] [data-book]').click()
  await field(page, 'guests').click()
}

/** The deep run looks at every kind: each of these has fields that the one before lacks. */
const WITH_FIELDS = ['hotel-list', 'contact', 'reservation', 'day', 'week', 'search', 'compare', 'group-meeting']

test('R2.159 no field has text under 16 px', async () => {
  const page = await demo.newPage(LOW)
  for (const { name, path } of PAGE_KINDS.filter((kind) => DEEP || WITH_FIELDS.includes(kind.name))) {
    await page.goto(demo.at(path))
    expect(await smallFields(page), name).toEqual([])
  }
  await page.goto(demo.at('/en/hotels/crystal-flora'))
  await openGuests(page)
  await page.locator('[data-search] .guest:nth-of-type(2) .step button:last-child').click()
  expect(await smallFields(page)).toEqual([])
})

test.each(atDepth<readonly string[]>(['hotel'], ['home', 'hotel', 'hotel-list', 'week', 'reservation']))(
  'R2.160 at 400 %% no control that has the focus lies under a bar: %s',
  async (name) => {
    const { path } = PAGE_KINDS.find((kind) => kind.name === name)!
    const page = await demo.open(path, { viewport: ZOOMED, reducedMotion: 'reduce' })
    if (name === 'home' || name === 'hotel') await heroAnswers(page)
    const found: string[] = []
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('Tab')
      await painted(page)
      found.push(...(await covered(page)))
    }
    expect(found).toEqual([])
  },
)

test('R2.160 the button of the search covers no birth date that has the focus', async () => {
  const page = await demo.open('/de/hotels/crystal-flora', LOW)
  await openGuests(page)
  const more = page.locator('[data-search] .guest:nth-of-type(2) .step button:last-child')
  for (let child = 0; child < 3; child++) await more.click()
  const dates = page.locator('[data-search] .pop:not([hidden]) input')
  expect(await dates.count()).toBeGreaterThanOrEqual(3)
  for (const date of await dates.all()) {
    await page.evaluate(() => document.querySelector('[data-search]')!.scrollTo(0, 0))
    await date.focus()
    expect(await covered(page)).toEqual([])
  }
})
