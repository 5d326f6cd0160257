// @module-tag chromium
/** Releases and pages as the desk shows them in a browser: sound for everybody, and with frames that are seen and do nothing. */
import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK_LOCALES, deskAddress } from '../../src/desk/views/locales.ts'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { DEEP } from '../harness/depth.ts'
import { ABOUT, openDeskSite, type DeskSite } from '../harness/desk.ts'
import { DESKTOP, PHONE, useVisit } from '../harness/visit.ts'

const WIDE = { width: 1600, height: 900 }
const SIDE_BY_SIDE = `releases/2/page?against=1&path=${ABOUT}`

let desk: DeskSite
const visit = useVisit(
  () => desk.server.url,
  (window) => desk.signIn(window),
)

beforeAll(async () => {
  desk = await openDeskSite()
  await desk.change('A house that is quiet')
  await desk.state.runs.add({ at: '2027-01-01T10:00:00Z', by: 'webhook', outcome: 'failed', ms: 2345, error: 'x' })
})
afterAll(() => desk?.close())

/** Each in one language, and heard at one width, by turns; in the deep run in both and at all. */
const looks = [
  ['a release', 'releases/2'],
  ['a page side by side', SIDE_BY_SIDE],
  ['the history', 'history'],
  ['the history of a page', `page?path=${ABOUT}`],
].flatMap(([name, path], turn) =>
  DESK_LOCALES.filter((_, index) => DEEP || index === turn % DESK_LOCALES.length).map((locale) => ({
    name,
    locale,
    path: path!,
    heardAt: DEEP ? [PHONE, DESKTOP, WIDE] : [turn < 2 ? WIDE : PHONE],
  })),
)

test.each(looks)('$name is sound for who hears it, and as wide as its window, in $locale', async (look) => {
  const page = await visit.open(deskAddress(look.locale, look.path))
  for (const details of await page.locator('summary').all()) await details.click()
  for (const size of [PHONE, DESKTOP, WIDE]) {
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `at ${size.width} px`).toBe(0)
    if (!look.heardAt.includes(size)) continue
    await putAxe(page)
    expect(await axeFindings(page), `at ${size.width} px`).toEqual([])
  }
})

describe('a frame', () => {
  const widthOf = (frame: Frame) => frame.evaluate(() => innerWidth)

  async function framesOf(page: Page): Promise<[Frame, Frame]> {
    const frames = page.frames().filter((frame) => frame.parentFrame())
    expect(frames).toHaveLength(2)
    return frames as [Frame, Frame]
  }

  test('shows its release with its pictures, the first difference in sight, and does nothing', async () => {
    const page = await visit.newPage({ viewport: WIDE, pictures: true })
    const [failed, asked]: [string[], string[]] = [[], []]
    page.on('requestfailed', (request) => failed.push(request.url()))
    page.on('request', (request) => asked.push(request.url()))
    page.on('console', (message) => failed.push(message.text()))
    await page.goto(visit.at(`/desk/en/${SIDE_BY_SIDE}`), { waitUntil: 'load' })
    const frames = await framesOf(page)
    const titles = await Promise.all(frames.map((frame) => frame.locator('h1[data-difference=changed]').textContent()))
    expect(titles[1]).toBe('A house that is quiet')
    expect(titles[0]).not.toBe(titles[1])
    for (const frame of frames) {
      expect(await frame.evaluate(() => getComputedStyle(document.querySelector('h1')!).outlineStyle)).toBe('solid')
      const mark = await frame.locator('#difference').boundingBox()
      expect(mark!.y).toBeLessThan(WIDE.height)
      await expect
        .poll(() =>
          frame.evaluate(() =>
            [...document.images]
              .filter((each) => each.currentSrc)
              .every((each) => each.complete && each.naturalWidth > 0),
          ),
        )
        .toBe(true)
      const styles = await frame.evaluate(() => [...document.styleSheets].length)
      expect(styles).toBeGreaterThan(1)
      expect(await frame.locator('a[href], script').count()).toBe(0)
    }
    expect(failed).toEqual([])
    expect(
      asked.filter((address) => !address.startsWith(visit.at('/'))),
      'of nobody else',
    ).toEqual([])
  })

  test('is drawn for a computer or a phone, whichever is chosen, on a phone first as on a phone, without script', async () => {
    const page = await visit.newPage({ viewport: WIDE, javaScriptEnabled: false })
    await page.goto(visit.at(`/desk/en/${SIDE_BY_SIDE}`), { waitUntil: 'load' })
    const [before, after] = await framesOf(page)
    expect([(await widthOf(before)) > 1200, (await widthOf(after)) > 1200]).toEqual([true, true])
    const choose = (name: 'phone' | 'desktop') =>
      page.getByLabel(deskMessages.en.compared[name]).locator('visible=true').check()
    await choose('phone')
    await expect.poll(() => widthOf(after)).toBeLessThan(400)
    await choose('desktop')
    await page.setViewportSize(PHONE)
    await expect.poll(() => widthOf(after)).toBeLessThan(PHONE.width)
    await choose('desktop')
    await expect.poll(() => widthOf(after)).toBeGreaterThan(991)
    const [one, other] = await Promise.all([0, 1].map((at) => page.locator('.pair__page').nth(at).boundingBox()))
    expect(other!.y, 'one above the other').toBeGreaterThan(one!.y + one!.height)
  })
})

test('a word of any length breaks where the window ends', async () => {
  await desk.change('Sonnenuntergangsterrassen'.repeat(8))
  const page = await visit.open('/desk/releases/3?against=1')
  await expect.poll(() => page.locator('.lines a', { hasText: 'Sonnenuntergang' }).count()).toBeGreaterThan(0)
  for (const { width, height } of [PHONE, DESKTOP, WIDE]) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBe(0)
  }
})
