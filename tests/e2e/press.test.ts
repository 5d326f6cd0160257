// @module-tag chromium
/** What is pressed stays where it is until it is released, whatever else then loses the focus, and gets its click. */
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { painted, stopTime } from './page/ready.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const onPhone = (path: string) => demo.open(path, { viewport: PHONE, hasTouch: true })

/** Presses, looks at what is pressed, and lets it go. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await painted(page)
  const before = (await target.boundingBox())!
  await page.mouse.move(before.x + Math.min(before.width / 2, 60), before.y + before.height / 2)
  await page.mouse.down()
  await painted(page)
  expect(await target.isVisible()).toBe(true)
  expect(await target.boundingBox()).toEqual(before)
  expect(
    await target.evaluate((element, { x, y }) => {
      const top = document.elementFromPoint(x, y)
      return element.contains(top) || top?.contains(element)
    }, at(before)),
  ).toBe(true)
  await page.mouse.up()
}

const at = (box: { x: number; y: number; width: number; height: number }) => ({
  x: box.x + Math.min(box.width / 2, 60),
  y: box.y + box.height / 2,
})

async function openFacets(page: Page): Promise<Locator> {
  await page.locator('[data-queried] summary').click()
  const panel = page.locator('[data-queried] details')
  await expect.poll(() => panel.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
  return panel
}

describe('the choice of a hotel', () => {
  test('R2.147 the words of a row tick it, and the panel stays', async () => {
    const page = await onPhone('/de/hotels')
    const panel = await openFacets(page)
    for (const index of [1, 4]) {
      const row = panel.locator('.pick:has([type=checkbox])').nth(index)
      await press(page, row.locator('span').first())
      await expect.poll(() => row.locator('input').isChecked()).toBe(true)
      expect(await panel.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
    }
  })

  test('R2.147 its number is followed once what was pressed has its click; with a key the panel makes way', async () => {
    const page = await onPhone('/en/hotels')
    const panel = await openFacets(page)
    await panel.locator('[data-number]').first().fill('1')
    const heading = panel.locator('legend').first()
    await press(page, heading)
    await page.waitForURL((url) => url.search !== '')
    expect(await panel.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
    await page.locator('[data-show]').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => panel.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false)
  })
})

test("R2.147 a hall's link has its click, though the number of guests before it asks for other halls", async () => {
  const page = await onPhone('/en/meeting-and-corporate')
  const persons = page.locator('[data-queried=halls] [name=persons]')
  await persons.fill('20')
  await persons.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('persons') === '20')
  await persons.fill('300')
  const link = page.locator('[data-halls] [data-ask]:visible').first()
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href)
  await press(page, link)
  await page.waitForURL((url) => url.searchParams.get('ask') === new URL(address).searchParams.get('ask'))
})

describe('the search', () => {
  async function openSheet(): Promise<Page> {
    const page = await onPhone('/en/hotels/crystal-flora')
    await wakeSearch(page)
    await page.locator('[data-nav] [data-book]').click()
    return page
  }

  test('R2.147 a wrong date tells so once the field that was pressed has its click', async () => {
    const page = await openSheet()
    await field(page, 'checkIn').fill('31.02.2030')
    await press(page, field(page, 'guests'))
    await expect.poll(() => field(page, 'guests').getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => page.locator('#search-checkin-error').textContent()).not.toBe('')
  })

  test('R2.147 a hotel, a day and a stepper have their clicks, though a panel closes or a child has no date', async () => {
    const page = await openSheet()
    await field(page, 'hotel').click()
    await press(page, page.getByRole('option', { name: 'Crystal Centro' }))
    await expect.poll(() => field(page, 'hotel').textContent()).toContain('Crystal Centro')
    await field(page, 'checkIn').click()
    await press(page, field(page, 'guests'))
    await expect.poll(() => field(page, 'guests').getAttribute('aria-expanded')).toBe('true')
    const more = page.getByRole('button', { name: 'More children' })
    await more.click()
    await page.getByLabel('Date of birth, child 1').fill('1.2')
    await press(page, more)
    await page.getByLabel('Date of birth, child 2').waitFor()
    expect(await page.locator('.child [data-problem]').count()).toBeGreaterThan(0)
  })
})

test('R2.147 results of the site stay under the finger where a press takes the focus from the field', async () => {
  const page = await onPhone('/en/search')
  await page.locator('main [data-finder] input').fill('pool')
  const list = page.locator('main .finder__list')
  await list.waitFor()
  // Safari focuses no link that is pressed.
  await list.evaluate((element) => element.addEventListener('mousedown', (event) => event.preventDefault()))
  const option = list.locator('a').first()
  const href = await option.evaluate((link: HTMLAnchorElement) => link.pathname)
  await option.hover()
  await page.mouse.down()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await list.isVisible()).toBe(true)
  await page.mouse.up()
  await page.waitForURL(`**${href}`)
})

test('R2.147 a story does not go on while it is pressed', async () => {
  const page = await demo.newPage({ viewport: PHONE, hasTouch: true })
  await stopTime(page)
  await page.goto(demo.at('/en'))
  await page.locator('[data-near=stories]').scrollIntoViewIfNeeded()
  await page.locator('.viewer[data-viewer]').first().waitFor({ state: 'attached' })
  await page.locator('.story').first().click()
  const turns = () =>
    page
      .locator('.viewer[open]')
      .evaluate((dialog) => dialog.getAnimations({ subtree: true }).map(({ playState }) => playState))
  await expect.poll(turns).toContain('running')
  await page.mouse.move(180, 300)
  await page.mouse.down()
  expect(await turns()).not.toContain('running')
  await page.mouse.up()
  await expect.poll(turns).toContain('running')
})
