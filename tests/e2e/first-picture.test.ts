// @module-tag chromium
/** What a phone asks for before the picture that its first screen shows, and how much that picture weighs. */
import { expect, test } from 'vitest'
import { atDepth, sample } from '../harness/depth.ts'
import { heroAnswers } from './page/ready.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const SAMPLE = ['/en', '/en/hotels/crystal-palace', '/en/hotels/crystal-flora', '/en/hotels/crystal-flora/rooms']
const hotels = () => demo.built().paths.filter((path) => /^\/en\/hotels\/[^/]+(?:\/rooms)?$/.test(path))

/** Kilobytes: 0.7 s of a slow 3G connection. */
const MOST = 35

test.each(sample([2, 3], 1))(
  'a phone with %i pixels for each of CSS asks for a small first picture, and for it first',
  async (deviceScaleFactor) => {
    for (const path of atDepth(SAMPLE, undefined) ?? hotels()) {
      const page = await demo.newPage({ viewport: PHONE, deviceScaleFactor, pictures: true })
      const asked: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/img/')) asked.push(request.url())
      })
      await page.goto(demo.at(path))
      const first = page.locator('main img[fetchpriority=high]')
      if ((await first.count()) === 0) continue
      const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(asked[0], path).toBe(source)
      const response = await page.request.get(source, { headers: { accept: 'image/avif' } })
      expect((await response.body()).length, source).toBeLessThanOrEqual(MOST * 1000)
      await page.close()
    }
  },
  // The deep run opens every hotel, whose pictures are made at the first request.
  atDepth(60_000, 300_000),
)

test("a hero's other pictures are asked for once the first is there", async () => {
  const page = await demo.newPage({ viewport: PHONE, pictures: true })
  const asked = new Set<string>()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/img/**', async (route, request) => {
    asked.add(new URL(request.url()).pathname)
    if (asked.size === 1) await held
    await route.continue()
  })
  const others = page.locator('.hero .slides > li + li img, .hero .slides > li + li source')
  // Not `currentSrc`, which is empty until the answer has begun.
  const askedOthers = async () => {
    const sets = await others.evaluateAll((all) => all.map((each) => each.getAttribute('srcset')!))
    return sets.flatMap((set) => set.match(/\/img\/[^ ]+/g) ?? []).filter((path) => asked.has(path)).length
  }
  await page.goto(demo.at('/en'), { waitUntil: 'domcontentloaded' })
  // What is below the first screen has its turn before them: the whole style sheet and every font is there by then.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded')
  await expect.poll(() => asked.size).toBeGreaterThan(1)
  expect(await others.count()).toBeGreaterThan(0)
  expect(await askedOthers()).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  release()
  await heroAnswers(page)
  await expect.poll(askedOthers).toBeGreaterThan(0)
})
