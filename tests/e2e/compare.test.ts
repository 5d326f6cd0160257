// @module-tag chromium
/** The comparison in a browser. */
import { expect, test } from 'vitest'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { sample } from '../harness/depth.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'
import { brokenWords } from './every-kind/layout.ts'

const demo = useDemoPage()
const FOUR = 'hotel=crystal-flora&hotel=crystal-waterworld&hotel=crystal-aura&hotel=crystal-tat-beach'

test('hotels are chosen and compared by keyboard, without script', async () => {
  const page = await demo.open('/en/compare', { javaScriptEnabled: false })
  for (const hotel of ['crystal-flora', 'crystal-aura']) {
    await page.locator(`input[value=${hotel}]`).focus()
    await page.keyboard.press('Space')
  }
  await page.locator('.compare__party').getByLabel('Children').fill('2')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/compare\?.*hotel=crystal-flora/)
  const table = page.locator('.compare__table')
  expect(await table.locator('thead th').allInnerTexts()).toEqual([
    expect.anything(),
    expect.stringContaining('Crystal Aura'),
    expect.stringContaining('Crystal Flora'),
  ])
  expect(await table.getByRole('rowheader', { name: 'Room for 2 adults, 2 children' }).count()).toBe(1)
  expect(await page.locator('details[data-choice]').getAttribute('open')).toBeNull()
})

const PAGES = [
  ['en', '/en/compare', DESKTOP],
  ['de', '/de/compare', PHONE],
  ['tr', '/karsilastir', PHONE],
  ['ru', '/ru/compare', DESKTOP],
] as const
test.each(sample(PAGES, 1))(
  'axe finds nothing in a comparison of four, all opened (%s)',
  async (_locale, path, viewport) => {
    const page = await demo.open(`${path}?${FOUR}&child=2`, { viewport, pictures: true })
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await putAxe(page)
    expect(await axeFindings(page)).toEqual([])
  },
)

test('the hotels of the address are no search and break no words, and are on paper with all rows and no form', async () => {
  const page = await demo.open(`/en/compare?${FOUR}`)
  // An address with a hotel starts the search's script, which opens it elsewhere.
  await page.locator('[data-search-form][data-live]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  expect(await page.locator('[data-search][data-open]').count()).toBe(0)
  expect(new URL(page.url()).search).toBe(`?${FOUR}`)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(demo.at(`/ru/compare?${FOUR}&child=2`))
  expect(await brokenWords(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.compare__same dl').evaluate((list) => list.clientHeight)).toBeGreaterThan(0)
  expect(await page.locator('details[data-choice]').isVisible()).toBe(false)
})
