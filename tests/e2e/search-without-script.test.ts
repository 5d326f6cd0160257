// @module-tag chromium
/** The search form in a browser that runs no script: it leads where the script leads. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { INTERNAL_RESERVATIONS } from '../../src/site/reservation.ts'
import { sample } from '../harness/depth.ts'
import { opened, send } from '../harness/search-bar.ts'
import { ON_PHONE, useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

const { slug, countries } = INTERNAL_RESERVATIONS[0]!
const open = (path: string, country: string, options = {}) =>
  search.openPage(path, { javaScriptEnabled: false, country, ...options })

async function fillIn(page: Page): Promise<void> {
  await page.locator('#search-hotel').selectOption(slug)
  await page.locator('#search-checkin').fill('2027-06-12')
  await page.locator('#search-checkout').fill('2027-06-19')
  await page.locator('#search-adults').fill('1')
  await page.locator('#search-children').fill('2')
  await page.locator('[data-search] [name=childages]').first().fill('2020-09-03')
}

const SCREENS = [
  ['desktop', {}],
  ['phone', ON_PHONE],
] as const

const WAYS = [
  ['/oteller/crystal-flora', `/oteller/${slug}/online-rezervasyon`],
  ['/ru', `/ru/hotels/${slug}/online-reservation`],
] as const
test.each(sample(WAYS, 0))(
  'R2.105 R7.31 R7.32 R7.33 from %s it leads to the internal page by the rule',
  async (from, to) => {
    const page = await open(from, countries[0]!)
    await fillIn(page)
    expect(await opened(page, () => send(page))).toBe(
      search.at(`${to}?adult=1&child=2&checkInDate=12.06.2027&checkOutDate=19.06.2027&childages=2020-09-03`),
    )
  },
)

test('R2.51 R7.36 R7.40 the reservation page is a form that leads on, too', async () => {
  const page = await open('/en/hotels/crystal-flora/online-reservation', 'gb')
  const lead = async () => {
    const answer = page.context().waitForEvent('response', (response) => response.url().includes('/edge/search'))
    await page.locator('[data-stay-form] [type=submit]').click()
    return (await answer).headers().location
  }
  expect(await lead()).toMatch(/^https:\/\/booking\.[^?]*\?checkin=[\d-]{10}&checkout=[\d-]{10}&adult=2&child=0$/)
  await page.locator('#stay-checkin').fill('2027-06-12')
  await page.locator('#stay-checkout').fill('2027-06-19')
  expect(await lead()).toBe(
    'https://booking.crystalhotels.example/crystal-flora?checkin=2027-06-12&checkout=2027-06-19&adult=2&child=0',
  )
})

test.each(sample([320, 375], 0))('R2.51 its fields stay within a window of %i pixels', async (width) => {
  const page = await open(`/en/hotels/${slug}/online-reservation`, 'gb', { viewport: { width, height: 812 } })
  const over = await page.locator('.stay__plain').evaluate((form) => {
    const fields = [...form.querySelectorAll('.field')]
    return fields.map(
      (each) => each.querySelector('input')!.getBoundingClientRect().right - each.getBoundingClientRect().right,
    )
  })
  expect(over).toHaveLength(4)
  expect(Math.max(...over)).toBeLessThanOrEqual(0.5)
})

test.each(sample(SCREENS, 0))(
  "R2.105 R7.35 R7.36 a search that is folded away opens where the page leads to it, and leads to the hotel's own address (%s)",
  async (_, options) => {
    const page = await open('/en/corporate', 'gb', options)
    const search = page.locator('[data-search]')
    expect(await search.isVisible()).toBe(false)
    await page.locator('[data-nav] [data-book]').click()
    await fillIn(page)
    const answer = page.context().waitForEvent('response', (response) => response.url().includes('/edge/search'))
    await send(page)
    expect((await answer).headers().location).toBe(
      `https://booking.crystalhotels.example/${slug}?checkin=2027-06-12&checkout=2027-06-19&adult=1&child=2&childages=2020-09-03`,
    )
    await search.locator('[data-search-close]').click()
    expect(await search.isVisible()).toBe(false)
  },
)

test('R2.105 from a room’s page the room goes to its own hotel, and to no other', async () => {
  const page = await open('/de/hotels/crystal-flora/rooms/wipfelzimmer#search', 'gb')
  const room = await page.locator('[data-room]').getAttribute('data-room')
  const lead = async () => {
    const answer = page.context().waitForEvent('response', (response) => response.url().includes('/edge/search'))
    await send(page)
    return new URL((await answer).headers().location!)
  }
  const own = await lead()
  expect([own.pathname, own.searchParams.get('room')]).toEqual(['/crystal-flora', room])
  await page.locator('#search-hotel').selectOption(slug)
  const other = await lead()
  expect([other.pathname, other.searchParams.has('room')]).toEqual([`/${slug}`, false])
})
