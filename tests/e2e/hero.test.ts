// @module-tag chromium
/** The hero as it plays, is stopped and is steered. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { heroAnswers, stopTime } from './page/ready.ts'
import { DESKTOP, useDemoPage, type WindowOptions } from '../harness/visit.ts'

const PICTURES = '/en/hotels/crystal-palace'
const FILM = '/en/hotels/crystal-sunrise-queen'
/** Milliseconds in which a frame is drawn. */
const FRAME = 20

const demo = useDemoPage()

/** Time stands still until the test moves it. */
async function openHero(path: string, options: WindowOptions = {}): Promise<Page> {
  const page = await demo.newPage(options)
  await stopTime(page)
  await page.goto(demo.at(path))
  await page.clock.runFor(100)
  await heroAnswers(page)
  return page
}

const slides = (page: Page) => page.locator('.hero .slides > li')
const shownSlide = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => Math.round(slide.getBoundingClientRect().left) === 0))
const currentBar = (page: Page) =>
  page.locator('[data-hero-bar]').evaluateAll((bars) => bars.findIndex((bar) => bar.ariaCurrent === 'true'))

test('the slides keep the focus that they had before their script came', async () => {
  const page = await demo.newPage({ viewport: DESKTOP })
  const held = Promise.withResolvers<void>()
  await page.route(/\/mount\.[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(demo.at(PICTURES))
  await page.locator('.hero .slides').focus()
  held.resolve()
  await heroAnswers(page)
  expect(await page.evaluate(() => document.activeElement!.className)).toContain('slides')
})

describe('pictures', () => {
  test('R2.107 R9.13 the next slide comes after 11,000 ms, and after the last the first', async () => {
    const page = await openHero(PICTURES)
    await page.locator('[data-hero-bar]').last().click()
    const last = (await slides(page).count()) - 1
    await page.clock.runFor(10_999)
    expect(await shownSlide(page)).toBe(last)
    await page.clock.runFor(1 + FRAME)
    expect(await shownSlide(page)).toBe(0)
    await page.clock.runFor(11_000 + FRAME)
    expect(await shownSlide(page)).toBe(1)
    expect(await currentBar(page)).toBe(1)
  })

  test('R2.108 R9.14 a new slide is in place with the next frame, and fills the hero', async () => {
    const page = await openHero(PICTURES)
    await page.locator('[data-hero-bar]').nth(1).click()
    await page.clock.runFor(FRAME)
    expect(await shownSlide(page)).toBe(1)
    const [picture, place] = [slides(page).nth(1).locator('img'), page.locator('[data-hero-media]')]
    expect(await picture.boundingBox()).toEqual(await place.boundingBox())
    expect(
      await slides(page)
        .nth(1)
        .evaluate((slide) => slide.getAnimations().length),
    ).toBe(0)
  })

  test('R2.107 the pause control stops it, and sets it going again', async () => {
    const page = await openHero(PICTURES)
    const pause = page.getByRole('button', { name: 'Pause the slideshow' })
    await pause.click()
    await page.clock.runFor(60_000)
    expect(await shownSlide(page)).toBe(0)
    await page.getByRole('button', { name: 'Resume the slideshow' }).click()
    await page.clock.runFor(11_000 + FRAME)
    expect(await shownSlide(page)).toBe(1)
    expect(await pause.count()).toBe(1)
  })

  test('R4.32 the slide that has the pointer or the focus stays, until neither is there', async () => {
    const page = await openHero(PICTURES)
    const turned = async () => {
      await page.clock.runFor(60_000)
      return (await shownSlide(page)) !== 0
    }
    await page.mouse.move(900, 300)
    expect(await turned()).toBe(false)
    await page.locator('.hero__cloth .go').first().focus()
    await page.mouse.move(900, 20)
    expect(await turned()).toBe(false)
    await page.locator('[data-nav] a').first().focus()
    await page.clock.runFor(10_999)
    expect(await shownSlide(page)).toBe(0)
    await page.clock.runFor(1 + FRAME)
    expect(await shownSlide(page)).toBe(1)
  })

  test('R4.32 the one under the pointer when its script comes stays, too', async () => {
    const page = await demo.newPage()
    await stopTime(page)
    await page.mouse.move(900, 300)
    await page.goto(demo.at(PICTURES))
    await page.clock.runFor(100)
    await heroAnswers(page)
    await page.mouse.move(901, 300)
    await page.clock.runFor(60_000)
    expect(await shownSlide(page)).toBe(0)
  })

  test('R2.107 under reduced motion nothing plays until the visitor says so', async () => {
    const page = await openHero(PICTURES, { reducedMotion: 'reduce' })
    await page.clock.runFor(60_000)
    expect(await shownSlide(page)).toBe(0)
    await page.getByRole('button', { name: 'Resume the slideshow' }).click()
    await page.clock.runFor(11_000 + FRAME)
    expect(await shownSlide(page)).toBe(1)
  })

  test('R2.107 slides out of sight can neither be reached by key nor be read', async () => {
    const page = await openHero(PICTURES)
    const inert = () => slides(page).evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert))
    expect(await inert()).toEqual([false, true, true])
    await page.locator('[data-hero-bar]').nth(2).press('Enter')
    expect(await inert()).toEqual([true, true, false])
  })

  test('R9.15 there is a control for each slide, and none for the one before or after', async () => {
    const page = await openHero(PICTURES)
    const names = await page
      .locator('[data-hero-controls] button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel))
    expect(names).toEqual(['Pause the slideshow', 'Picture 1 of 3', 'Picture 2 of 3', 'Picture 3 of 3'])
  })

  test('R2.109 the words beside the home page’s slides are those of the slide on show, and its link names where it leads', async () => {
    const page = await openHero('/en')
    const shown: string[][] = []
    for (const bar of await page.locator('[data-hero-bar]').all()) {
      await bar.click()
      await page.clock.runFor(FRAME)
      shown.push(await page.locator('.hero__cloth :is(.hero__slogan p, .go):visible').allInnerTexts())
    }
    expect(shown).toEqual([
      ['A ship moored in sand', 'Crystal Admiral'],
      ['The floor above the underground city', 'Crystal Kaymakli'],
      ['Fourteen slides, one long wave', 'Crystal Waterworld'],
    ])
  })

  test.each([PICTURES, '/en/hotels/crystal-kaymakli'])(
    'the controls stand whole above the search of %s',
    async (path) => {
      const page = await openHero(path, { viewport: DESKTOP })
      const [pause, search] = await Promise.all([
        page.locator('[data-hero-pause]').boundingBox(),
        page.locator('.hero .search').boundingBox(),
      ])
      expect(pause!.y + pause!.height).toBeLessThanOrEqual(search!.y)
    },
  )
})

describe('film', () => {
  const film = (page: Page) => page.locator('.hero video').first()
  const state = (page: Page) =>
    film(page).evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }))

  test('R2.110 a film plays by itself, muted and without end', async () => {
    const page = await openHero(FILM)
    await expect.poll(() => state(page)).toEqual({ muted: true, loop: true, paused: false })
  })

  test('R2.110 under reduced motion its first picture stands', async () => {
    const page = await openHero(FILM, { reducedMotion: 'reduce' })
    expect((await state(page)).paused).toBe(true)
  })

  test('R2.110 with data saver its first picture stands until the visitor plays it', async () => {
    const page = await openHero(FILM, { connection: { saveData: true } })
    expect((await state(page)).paused).toBe(true)
    await page.getByRole('button', { name: 'Resume the slideshow' }).click()
    await expect.poll(async () => (await state(page)).paused).toBe(false)
  })

  test('R2.111 a click on it toggles its sound, and so does a button', async () => {
    const page = await openHero(FILM)
    await film(page).click({ position: { x: 900, y: 200 } })
    expect((await state(page)).muted).toBe(false)
    await page.getByRole('button', { name: 'Turn sound off' }).click()
    expect((await state(page)).muted).toBe(true)
    await page.getByRole('button', { name: 'Turn sound on' }).press('Enter')
    expect((await state(page)).muted).toBe(false)
  })

  test('R2.111 its sound and its button end with its turn', async () => {
    const page = await openHero(FILM)
    await page.getByRole('button', { name: 'Turn sound on' }).click()
    await page.locator('[data-hero-bar]').nth(1).click()
    expect(await state(page)).toMatchObject({ muted: true, paused: true })
    expect(await page.locator('[data-hero-sound]').isVisible()).toBe(false)
  })

  test('R4.18 after its end it starts again from its beginning', async () => {
    const page = await openHero(FILM)
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
    // A browser that does not loop a film stops at its end.
    const after = await film(page).evaluate(async (video: HTMLVideoElement) => {
      video.loop = false
      const ended = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }))
      video.currentTime = video.duration - 0.05
      await ended
      await new Promise((resolve) => video.addEventListener('playing', resolve, { once: true }))
      return { paused: video.paused, early: video.currentTime < video.duration / 2 }
    })
    expect(after).toEqual({ paused: false, early: true })
  })
})
