// @module-tag chromium
/** Stories and the gallery's pictures in the whole window: by hand, by key and by finger. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { painted } from './page/ready.ts'
import { PHONE, useDemoPage, type WindowOptions } from '../harness/visit.ts'

const demo = useDemoPage()

/** A finger drawn sideways over an element. */
const swipe = (page: Page, selector: string, from: number, to: number) =>
  page.locator(selector).evaluate(
    (element, [start, end]) => {
      const at = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
      element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [at(start!)] }))
      element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [at(end!)] }))
    },
    [from, to],
  )

const isFocused = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => each === document.activeElement)

/** Tabs through everything that can be reached, and says whether the focus ever left the element. */
async function holdsFocus(page: Page, selector: string): Promise<boolean> {
  for (let turn = 0; turn < 12; turn++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate((held) => {
      const focused = document.activeElement!
      return focused !== document.body && !focused.closest(held)
    }, selector)
    if (outside) return false
  }
  return true
}

describe('stories', () => {
  async function openStories(options = {}): Promise<Page> {
    const page = await demo.newPage(options)
    await page.goto(demo.at('/en'))
    await page.locator('.story').first().scrollIntoViewIfNeeded()
    await page.locator('.viewer[data-viewer]').first().waitFor({ state: 'attached' })
    return page
  }
  const viewer = (page: Page) => page.locator('.viewer[open]')
  const title = (page: Page) => viewer(page).locator('h2').textContent()
  const count = (page: Page) => viewer(page).locator('[data-viewer-count]').textContent()
  const finishTurn = (page: Page) =>
    viewer(page)
      .locator('[data-viewer-bars]')
      .evaluate((bars) => {
        const [turn] = bars.getAnimations({ subtree: true })
        turn!.finish()
      })

  test('a story fills the window, holds the focus and gives it back', async () => {
    const page = await openStories({ reducedMotion: 'reduce' })
    const first = page.locator('.story').first()
    await first.click()
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
    expect(await title(page)).toBe((await first.textContent())?.trim())
    expect(await holdsFocus(page, '.viewer[open]')).toBe(true)
    await page.keyboard.press('Escape')
    expect(await viewer(page).count()).toBe(0)
    expect(await isFocused(page, '.story')).toBe(true)
    expect(await first.getAttribute('data-seen')).toBe('')
  })

  test('its items go on by key, by tap and by finger', async () => {
    const page = await openStories({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
    await page.locator('.story').first().tap()
    const total = await viewer(page).locator('.slides > li').count()
    expect(await count(page)).toBe(`Picture 1 of ${total}`)
    await page.keyboard.press('ArrowRight')
    expect(await count(page)).toBe(`Picture 2 of ${total}`)
    await page.keyboard.press('ArrowLeft')
    expect(await count(page)).toBe(`Picture 1 of ${total}`)
    await page.touchscreen.tap(360, 400)
    expect(await count(page)).toBe(`Picture 2 of ${total}`)
    await page.touchscreen.tap(30, 400)
    expect(await count(page)).toBe(`Picture 1 of ${total}`)
    await swipe(page, '.viewer[open]', 300, 100)
    expect(await count(page)).toBe(`Picture 2 of ${total}`)
    expect(await viewer(page).locator('.slides > li:visible').count()).toBe(1)
  })

  test('it goes on by itself, and from its last item to the next story', async () => {
    const page = await openStories()
    await page.locator('.story').first().click()
    const total = await viewer(page).locator('.slides > li').count()
    for (let item = 2; item <= total; item++) {
      await finishTurn(page)
      await expect.poll(() => count(page)).toBe(`Picture ${item} of ${total}`)
    }
    await finishTurn(page)
    await expect.poll(() => title(page)).toBe((await page.locator('.story').nth(1).textContent())?.trim())
  })

  test('a pause stops it; under reduced motion it stands from the start', async () => {
    const page = await openStories()
    await page.locator('.story').first().click()
    const turn = () =>
      viewer(page)
        .locator('[data-viewer-bars]')
        .evaluate((bars) => bars.getAnimations({ subtree: true })[0]!.playState)
    expect(await turn()).toBe('running')
    await viewer(page).getByRole('button', { name: 'Pause' }).click()
    expect(await turn()).toBe('paused')
    await viewer(page).getByRole('button', { name: 'Resume' }).click()
    expect(await turn()).toBe('running')
    await page.keyboard.press('Escape')
    // More turns than a story has items.
    for (let item = 0; item < 10; item++) {
      await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()))
      await painted(page)
    }
    expect(await viewer(page).count(), 'none that was closed goes on').toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.locator('.story').first().click()
    expect(await turn()).toBe('paused')
  })
})

describe('gallery', () => {
  async function openGallery(options: WindowOptions = {}): Promise<Page> {
    const page = await demo.newPage(options)
    await page.goto(demo.at('/en/hotels/crystal-palace/gallery'))
    await page.locator('[data-gallery]').scrollIntoViewIfNeeded()
    await page.locator('[data-gallery] .tabs [aria-current]').waitFor()
    return page
  }
  const box = (page: Page) => page.locator('.lightbox[open]')
  const count = (page: Page) => box(page).locator('.lightbox__words b').textContent()
  const pictures = (page: Page) => page.locator('a[data-picture]:visible')

  test('a tab shows one kind of pictures, and "back" all of them', async () => {
    const page = await openGallery()
    const all = await pictures(page).count()
    const tab = page.locator('[data-gallery] .tabs a').nth(1)
    await tab.click()
    const group = page.locator('.gallery-group:visible')
    expect(await group.count()).toBe(1)
    expect((await group.locator('h2').textContent())?.trim()).toBe((await tab.textContent())?.trim())
    expect(await pictures(page).count()).toBeLessThan(all)
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('true')
    const shown = await pictures(page).count()
    await pictures(page).last().click()
    expect(await count(page)).toBe(`${shown} / ${shown}`)
    await page.keyboard.press('Escape')
    await page.goBack()
    expect(await pictures(page).count()).toBe(all)
  })

  test('a picture opens in the whole window with its count, description and caption', async () => {
    let isAsked = false
    const page = await openGallery({ pictures: () => isAsked })
    const second = pictures(page).nth(1)
    isAsked = true
    await second.click()
    expect(await count(page)).toBe(`2 / ${await pictures(page).count()}`)
    const shown = box(page).locator('img')
    expect(await shown.getAttribute('alt')).toBe(await second.locator('img').getAttribute('alt'))
    await shown.evaluate((image: HTMLImageElement) => image.decode())
    const caption = second.locator('xpath=..').locator('figcaption')
    const said = (await caption.count()) > 0 ? await caption.textContent() : ''
    expect(await box(page).locator('[data-lightbox-caption]').textContent()).toBe(said)
  })

  test('it holds the focus, turns by key and finger, and gives the focus to the picture seen last', async () => {
    const page = await openGallery({ viewport: PHONE, hasTouch: true })
    const total = await pictures(page).count()
    await pictures(page).first().press('Enter')
    expect(await holdsFocus(page, '.lightbox[open]')).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await count(page)).toBe(`2 / ${total}`)
    await page.keyboard.press('End')
    expect(await count(page)).toBe(`${total} / ${total}`)
    expect(await box(page).locator('img').getAttribute('alt')).toBe(
      await pictures(page).last().locator('img').getAttribute('alt'),
    )
    await page.keyboard.press('ArrowRight')
    expect(await count(page)).toBe(`1 / ${total}`)
    await swipe(page, '.lightbox[open]', 300, 100)
    await swipe(page, '.lightbox[open]', 300, 100)
    await swipe(page, '.lightbox[open]', 100, 300)
    expect(await count(page)).toBe(`2 / ${total}`)
    await page.keyboard.press('Escape')
    expect(await box(page).count()).toBe(0)
    expect(
      await pictures(page)
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
  })

  test('a finger moves over a picture that was zoomed in on, and turns none', async () => {
    const page = await openGallery({ viewport: PHONE, hasTouch: true, isMobile: true })
    await pictures(page).first().press('Enter')
    const before = await count(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await page.waitForFunction(() => visualViewport!.scale === 2)
    await swipe(page, '.lightbox[open]', 300, 100)
    expect(await count(page)).toBe(before)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await page.waitForFunction(() => visualViewport!.scale === 1)
    await swipe(page, '.lightbox[open]', 300, 100)
    expect(await count(page)).not.toBe(before)
  })

  test('with a key held the picture opens as the browser opens files', async () => {
    const page = await openGallery()
    const opened = page.context().waitForEvent('page')
    await pictures(page)
      .first()
      .click({ modifiers: ['Control'] })
    await (await opened).close()
    expect(await box(page).count()).toBe(0)
  })
})
