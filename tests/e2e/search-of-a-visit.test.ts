// @module-tag chromium
/** Dates and guests that were chosen once are those of every page of the visit. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { day, field, stayOf, wakeSearch } from '../harness/search-bar.ts'
import { ON_DESKTOP, ON_PHONE, useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

const JUNE = { checkIn: '12.06.2027', checkOut: '19.06.2027' }
const FAMILY = '2 adults, 1 child'

async function choose(page: Page): Promise<void> {
  await field(page, 'checkIn').fill(JUNE.checkIn)
  await field(page, 'checkOut').fill(JUNE.checkOut)
  await field(page, 'guests').click()
  await page.getByRole('button', { name: 'More children' }).click()
  await page.getByLabel('Date of birth, child 1').fill('03.09.2020')
}

async function shown(page: Page) {
  await wakeSearch(page)
  return { ...(await stayOf(page)), guests: (await field(page, 'guests').textContent())!.trim() }
}

const follow = (page: Page, path: string) => page.goto(search.at(path), { waitUntil: 'domcontentloaded' })

const SCREENS = [
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
] as const
test.each(sample(SCREENS, 1))(
  'R2.139 on a %s they are there on the next pages, and in a new visit they are not',
  async (_, options) => {
    const page = await search.openSearch('/en/hotels/crystal-flora', options)
    await choose(page)
    for (const path of ['/en/hotels/crystal-palace', '/de/hotels/crystal-centro/rooms', '/en/corporate']) {
      await follow(page, path)
      expect(await shown(page), path).toMatchObject(JUNE)
    }
    expect((await shown(page)).guests).toBe(FAMILY)
    await follow(page, '/en/hotels/crystal-centro/online-reservation')
    await page.locator('main [data-live]').waitFor()
    expect(await page.locator('[data-stay] dd').allTextContents()).toEqual([
      'Saturday, 12.06.2027',
      'Saturday, 19.06.2027',
      '7',
      `${FAMILY} (6)`,
    ])
    const { cookies, origins } = await page.context().storageState({ indexedDB: true })
    expect([...cookies, ...origins], 'nothing that outlives the visit').toEqual([])

    const other = await page.context().newPage()
    await other.clock.setFixedTime('2027-06-04T09:00:00Z')
    await follow(other, '/en/hotels/crystal-flora')
    expect(await shown(other)).toEqual({ checkIn: '04.06.2027', checkOut: '07.06.2027', guests: '2 adults' })
  },
)

const OPENERS = [
  ['a page', '/en/hotels/crystal-flora'],
  ['one that tells the next no more than its origin', '/en/hotels/crystal-flora/day'],
] as const
test.each(sample(OPENERS, 1))(
  'R2.139 they are there in a tab that is opened from %s, and both then go their own way',
  async (_, path) => {
    const page = await search.openSearch('/en/hotels/crystal-flora')
    await choose(page)
    await follow(page, path)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('.tabs a')
        .first()
        .click({ modifiers: ['Control'] }),
    ])
    // Before, it is an empty page, which has no storage.
    await tab.waitForURL(/^http/)
    await tab.waitForURL(/^http/)
    await tab.waitForFunction(() => sessionStorage.getItem('stay'))
    await tab.waitForLoadState()
    expect(await shown(tab)).toEqual({ ...JUNE, guests: FAMILY })
    await tab.locator('[data-nav] [data-book]').click()
    await field(tab, 'checkOut').fill('20.06.2027')
    await follow(tab, '/en/hotels/crystal-palace')
    expect((await shown(tab)).checkOut).toBe('20.06.2027')
    await follow(page, '/en/hotels/crystal-palace')
    expect((await shown(page)).checkOut).toBe(JUNE.checkOut)
  },
)

test('R2.139 an address that says dates or guests wins, and is the visit from then on', async () => {
  const page = await search.openSearch('/en/hotels/crystal-flora')
  await choose(page)
  await follow(page, '/en/hotels/crystal-aura?checkin=2027-07-01&checkout=2027-07-08')
  expect(await shown(page)).toEqual({ checkIn: '01.07.2027', checkOut: '08.07.2027', guests: FAMILY })
  await follow(page, '/en/hotels/crystal-palace?adult=3&child=0')
  expect(await shown(page)).toEqual({ checkIn: '01.07.2027', checkOut: '08.07.2027', guests: '3 adults' })
  await follow(page, '/en')
  expect(await shown(page)).toEqual({ checkIn: '01.07.2027', checkOut: '08.07.2027', guests: '3 adults' })
})

test('R2.139 what was changed on the reservation page is there on the next', async () => {
  const page = await search.openPage('/en/hotels/crystal-centro/online-reservation')
  await page.locator('main [data-field=checkIn]').click()
  await day(page, '2027-06-12').click()
  await day(page, '2027-06-19').click()
  await follow(page, '/en/hotels/crystal-flora')
  expect(await shown(page)).toMatchObject(JUNE)
})
