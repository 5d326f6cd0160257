// @module-tag chromium
/** A hotel's page on paper: its fact sheet, on one side of A4. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { CATALOGUE, GROUP_ENTRY } from '../../src/site/hotels.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

async function sides(page: Page): Promise<number> {
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
  return [...sheet.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

const LONG_WORDS = ['de', 'ru']
/** Whose page is longest; the deep run prints all. */
const LONGEST = 6
const HOTELS = CATALOGUE.filter(({ key }) => key !== GROUP_ENTRY.key).map(({ key }) => `hotels/crystal-${key}`)

async function longestFirst(hotels: readonly string[]): Promise<string[]> {
  const lengths = new Map<string, number>()
  for (const hotel of hotels)
    lengths.set(hotel, (await demo.built().dom(`/de/${hotel}`)).querySelector('main')!.text.length)
  return [...hotels].sort((a, b) => lengths.get(b)! - lengths.get(a)!)
}

test('has one side for every hotel, in the languages with the longest words', async () => {
  expect(HOTELS).toHaveLength(18)
  const page = await demo.newPage()
  const counts: Record<string, number> = {}
  const hotels = await longestFirst(HOTELS)
  for (const [index, hotel] of hotels.slice(0, atDepth(LONGEST, HOTELS.length)).entries()) {
    // In turn; the deep run prints both.
    const ofTurn = LONG_WORDS[index % LONG_WORDS.length]!
    for (const lang of DEEP ? LONG_WORDS : [ofTurn]) {
      await page.goto(demo.at(`/${lang}/${hotel}`), { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready)
      counts[`${lang} ${hotel}`] = await sides(page)
    }
  }
  expect(Object.entries(counts).filter(([, count]) => count !== 1)).toEqual([])
}, 180_000)

test('says what is looked up, and leaves the rest to the screen', async () => {
  const page = await demo.newPage()
  await page.goto(demo.at('/en/hotels/crystal-flora'), { waitUntil: 'domcontentloaded' })
  await page.emulateMedia({ media: 'print' })
  const shown = 'h1, .house .facts, .room h3, .room__facts, .outlet h3, .hours, table, #contact .facts'
  const hidden = 'main .faq, main .house .rich, main .search, main .btn, header, footer, main .mosaic'
  for (const each of shown.split(', ')) expect(await page.locator(`main ${each}:visible`).count(), each).not.toBe(0)
  expect(await page.locator(`:is(${hidden}):visible`).count()).toBe(0)
  const contact = await page.locator('#contact .facts').innerText()
  expect(contact).toContain('@')
  expect(contact).toMatch(/WhatsApp\s+\+90 \d/)
  expect(await page.locator('.house .facts').innerText()).toContain('14:00')
})

test('R2.155 another page is printed whole: a stay with its dates, questions with answers, a hero with its first slide, whichever is on show', async () => {
  const page = await demo.newPage()
  await page.goto(demo.at('/en/privacy-policy'), { waitUntil: 'domcontentloaded' })
  expect(await sides(page)).toBeGreaterThan(1)
  await page.goto(demo.at('/en/hotels/crystal-flora/online-reservation?checkin=2027-07-11&checkout=2027-07-18'))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[data-stay]').innerText()).toContain('11.07.2027')
  expect(await page.locator('main form :is(input, button):visible').count()).toBe(0)
  await page.goto(demo.at('/en/hotels/crystal-waterworld/online-reservation?checkin=2027-07-12&checkout=2027-07-19'))
  await expect.poll(() => page.locator('main form').innerText()).toMatch(/Sunday to Sunday: 11.+July/)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(demo.at('/en'))
  await page.locator('[data-hero-bar]').nth(1).click()
  await page.locator('.hero__words > :nth-child(2)[data-shown]').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(
    await page.locator('.hero__words > :visible').evaluateAll((all) => all.map((each) => each.matches(':first-child'))),
  ).toEqual([true])
  expect((await page.locator('.slides > li').first().boundingBox())!.x).toBe(0)
  const answers = page.locator('main details > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(0)
  expect(await answers.filter({ visible: true }).count()).toBe(await answers.count())
})
