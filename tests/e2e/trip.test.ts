// @module-tag chromium
/** What a guest says on one page, the others begin with: list of hotels, comparison, a hotel's day, the search. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('stay'))
const keeps = (page: Page, trip: string | null) => expect.poll(() => kept(page)).toBe(trip)
/** Where a link leads once the pointer is on it. */
async function linkTo(page: Page, path: string): Promise<string | null> {
  const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`).first()
  await link.dispatchEvent('pointerover')
  return link.getAttribute('href')
}
const values = (page: Page, name: string) =>
  page.locator(`main [name=${name}]`).evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value))
async function guests(page: Page): Promise<string> {
  await wakeSearch(page)
  return (await field(page, 'guests').textContent())!.trim()
}

const SCREENS = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const
test.each(sample(SCREENS, 1))(
  'on a %s the trip goes from page to page, in every language, and is taken back where it was said',
  async (_, viewport) => {
    const page = await demo.open('/en/hotels', { viewport, hasTouch: viewport === PHONE })
    expect(await kept(page)).toBeNull()
    // The list: a wish and a party.
    if (viewport === PHONE) await page.locator('.choose__title').click()
    await page.locator('[data-queried] [name=kids]').check()
    await page.waitForURL(/kids=1/)
    await page.locator('[name=room-adults]').fill('2')
    await page.locator('[name=room-children]').fill('2')
    await page.keyboard.press('Enter')
    await page.waitForURL(/room-children=2/)
    await keeps(page, 'adult=2&child=2&kids=1')
    // The answer closes the panel, which takes its entry from the history.
    await page.waitForFunction(() => !(history.state as { covered?: boolean } | null)?.covered)

    // A hotel, in another language: its comparison, its day, the list, the search.
    await page.goto(demo.at('/de/hotels/crystal-family'))
    await expect.poll(() => linkTo(page, '/de/compare')).toContain('?hotel=crystal-family&adult=2&child=2')
    expect(await linkTo(page, '/de/hotels')).toBe('/de/hotels?kids=1&room-adults=2&room-children=2')
    expect(await guests(page)).toBe('2 Erwachsene, 2 Kinder')

    // The comparison begins with the party, and another one is the trip from then on.
    await page.goto(demo.at('/de/hotels/crystal-family'))
    await expect.poll(() => linkTo(page, '/de/compare')).toContain('adult=2')
    await page.locator('a[href^="/de/compare"]').first().click()
    await page.waitForURL(/compare/)
    expect([await values(page, 'adult'), await values(page, 'child')]).toEqual([['2'], ['2']])
    await page.goto(demo.at('/de/compare?hotel=crystal-family&hotel=crystal-flora&adult=3&child=2'))
    await keeps(page, 'adult=3&child=2&kids=1')

    // The day asks for ages; with them it opens at the next hotel.
    await page.goto(demo.at('/en/hotels/crystal-family/day'))
    await page.getByLabel('Age of child 1').fill('4')
    await page.getByLabel('Age of child 2').fill('9')
    await page.keyboard.press('Enter')
    await page.locator('[data-answer] h2').waitFor()
    await keeps(page, 'adult=3&child=2&age=4&age=9&kids=1')
    await page.goto(demo.at('/oteller/crystal-admiral'))
    await expect.poll(() => linkTo(page, '/oteller/crystal-admiral/bir-gun')).toContain('?age=4&age=9')
    expect(await guests(page)).toBe('3 yetişkin, 2 çocuk')

    // The list is cleared: its wishes and its party are no longer wished for, by no page.
    await page.goto(demo.at('/en/hotels/crystal-family'))
    await expect.poll(() => linkTo(page, '/en/hotels')).toContain('room-adults=3')
    await page.goto(demo.at((await linkTo(page, '/en/hotels'))!))
    if (viewport === PHONE) await page.locator('.choose__title').click()
    await page.locator('[data-reset]').click()
    await page.waitForURL((url) => url.search === '')
    await keeps(page, '')
  },
)

test('without a trip no link is changed, and what the search is asked without guests says none', async () => {
  const page = await demo.open('/en/hotels/crystal-family?utm_source=letter')
  for (const path of ['/en/hotels', '/en/compare', '/en/hotels/crystal-family/day'])
    expect(await linkTo(page, path), path).not.toMatch(/room-|adult=|age=/)
  expect(await kept(page)).toBeNull()
})

test('without script the list of hotels hands its party to the comparison, and the comparison shows it before a choice', async () => {
  const page = await demo.open('/en/hotels?kids=1&room-adults=2&age=4&age=9', { javaScriptEnabled: false })
  expect(await values(page, 'room-children')).toEqual(['2'])
  await page.locator('.hotel:not([hidden]) .hotel__compare').first().click()
  await page.locator('#compare button').click()
  await page.waitForURL(/\/en\/compare\?.*adult=2&child=2/)
  await page.goto(demo.at('/en/compare?adult=4&child=1'))
  expect([await values(page, 'adult'), await values(page, 'child')]).toEqual([['4'], ['1']])
  expect(await page.locator('a[lang=de]').first().getAttribute('href')).toBe('/de/compare?adult=4&child=1')
})
