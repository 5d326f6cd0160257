// @module-tag chromium
/** What a page is on paper. */
import { expect, test } from 'vitest'
import { heroAnswers } from './page/ready.ts'
import { useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

test('paper has the words of a page, and nothing that only a screen can do', async () => {
  const page = await demo.newPage({ viewport: { width: 794, height: 1123 }, reducedMotion: 'reduce' })
  await page.goto(demo.at('/de/hotels/crystal-flora'))
  await heroAnswers(page)
  await page.emulateMedia({ media: 'print' })
  for (const part of ['header', 'footer', '.dock', '[data-search]', 'form', 'main button', '.tabs'])
    expect(await page.locator(`${part}:visible`).count(), part).toBe(0)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.locator('main dl.facts').first().isVisible()).toBe(true)

  const [picture, title] = await Promise.all([
    page.locator('.hero img:visible').first().boundingBox(),
    page.locator('h1').boundingBox(),
  ])
  expect(picture!.y + picture!.height).toBeLessThanOrEqual(title!.y)
})

test('questions are printed with their answers', async () => {
  const page = await demo.newPage()
  await page.goto(demo.at('/de'))
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('main details > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(0)
  expect(await answers.filter({ visible: true }).count()).toBe(await answers.count())
})
