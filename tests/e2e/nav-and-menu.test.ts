// @module-tag chromium
/** The states of the nav bar and the menu. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { scrollTo, stopTime, told, wheel } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const HERO = '/en/hotels/crystal-palace'
const EVENT = '/en/events/night-swim-for-families'
const WITHOUT_HERO = '/en/hotels/crystal-palace/rooms'
const WHITE = 'rgb(255, 255, 255)'

const demo = useDemoPage()

const { open } = demo

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property)
const background = (page: Page) => style(page, '[data-nav]', 'background-color')
const openMenu = (page: Page) => page.locator('[data-nav] .nav__toggle').click()
const menuIsOpen = (page: Page) => page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))

describe('nav bar', () => {
  test.each(sample([HERO, EVENT], 0))(
    'R4.5 R4.7 over a picture it is transparent with the white logo, from the first pixel on white with the dark one (%s)',
    async (path) => {
      const page = await open(path)
      const look = async () => [
        await background(page),
        await page.locator('.brand__white').first().isVisible(),
        await page.locator('.brand__dark').first().isVisible(),
        await style(page, '[data-nav]', 'color'),
      ]
      const top = await look()
      expect(top).toEqual(['rgba(0, 0, 0, 0)', true, false, WHITE])
      await scrollTo(page, 1)
      expect(await look()).toEqual([WHITE, false, true, 'rgb(74, 63, 56)'])
      await scrollTo(page, 0)
      expect(await look()).toEqual(top)
    },
  )

  test('R4.6 at scroll 0 it is white while the mobile menu is open', async () => {
    const page = await open(HERO, { viewport: PHONE })
    await openMenu(page)
    expect(await background(page)).toBe(WHITE)
    await page.keyboard.press('Escape')
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)')
  })

  test('R2.96 on a page without hero it is white from the start and stays in view', async () => {
    const page = await open(WITHOUT_HERO)
    expect(await background(page)).toBe(WHITE)
    await scrollTo(page, 900)
    expect((await page.locator('[data-nav]').boundingBox())?.y).toBe(0)
  })

  const isHeld = (page: Page) => style(page, '[data-nav]', 'position').then((position) => position === 'fixed')

  test('R4.8 on desktop it is held from 400 px on', async () => {
    const page = await open(HERO)
    await scrollTo(page, 399)
    expect(await isHeld(page)).toBe(false)
    await scrollTo(page, 400)
    expect(await isHeld(page)).toBe(true)
  })

  test('R4.8 with a header higher than that it is held from its end on', async () => {
    const page = await open(HERO)
    await page.evaluate(() => {
      // The site's policy allows no style element that is not its own.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-nav] { height: 450px !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    await scrollTo(page, 449)
    expect(await isHeld(page)).toBe(false)
    await scrollTo(page, 450)
    expect(await isHeld(page)).toBe(true)
  })

  test("R4.9 on mobile it is held from the bar's own height on", async () => {
    const page = await open(HERO, { viewport: PHONE })
    const height = await page.locator('[data-nav]').evaluate((nav: HTMLElement) => nav.offsetHeight)
    await scrollTo(page, height - 1)
    expect(await isHeld(page)).toBe(false)
    await scrollTo(page, height)
    expect(await isHeld(page)).toBe(true)
  })

  const resize = (page: Page, size: typeof PHONE) => told(page, 'resize', () => page.setViewportSize(size))

  test('R9.19 R4.9 50 ms after the last resize, and no sooner, the other threshold holds, without a reload', async () => {
    const page = await demo.newPage()
    await stopTime(page)
    await page.goto(demo.at(HERO))
    await scrollTo(page, 100)
    expect(await isHeld(page)).toBe(false)
    const quick = page.locator('.nav__quick')
    expect(await quick.isVisible()).toBe(true)
    await resize(page, PHONE)
    expect(await quick.isVisible()).toBe(false)
    await page.clock.runFor(49)
    expect(await isHeld(page)).toBe(false)
    await page.clock.runFor(1)
    expect(await isHeld(page)).toBe(true)
    await resize(page, DESKTOP)
    expect(await quick.isVisible()).toBe(true)
    await page.clock.runFor(49)
    expect(await isHeld(page)).toBe(true)
    // Another one begins the time anew.
    await resize(page, { ...DESKTOP, width: DESKTOP.width + 1 })
    await page.clock.runFor(49)
    expect(await isHeld(page)).toBe(true)
    await page.clock.runFor(1)
    expect(await isHeld(page)).toBe(false)
  })
})

describe('menu', () => {
  test('R4.1 its toggles open and close it, and say so', async () => {
    const page = await open(HERO)
    const toggle = page.locator('[data-nav] .nav__toggle')
    // Of a button with a popover browsers say it by themselves: no attribute does.
    const tree = await page.context().newCDPSession(page)
    const saysOpen = async () => {
      const { nodes } = await tree.send('Accessibility.getFullAXTree')
      const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
      return button?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown
    }
    expect([await menuIsOpen(page), await saysOpen()]).toEqual([false, false])
    await toggle.press('Enter')
    expect(await menuIsOpen(page)).toBe(true)
    await page.locator('#menu').getByRole('button', { name: 'Close' }).press('Enter')
    expect([await menuIsOpen(page), await saysOpen()]).toEqual([false, false])
    expect(await toggle.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test('R4.1 while it is open the keyboard stays in it', async () => {
    const page = await open(HERO)
    await openMenu(page)
    const inMenu = () => page.evaluate(() => !!document.activeElement?.closest('#menu, body:focus, html:focus'))
    expect(await inMenu()).toBe(true)
    const count = await page.locator('#menu :is(a, button, summary)').count()
    for (let turn = 0; turn <= count; turn++) {
      await page.keyboard.press('Tab')
      const behind = await page.evaluate(() => document.activeElement!.closest('header, main, footer, aside') !== null)
      expect(behind).toBe(false)
    }
  })

  test('R4.2 the page does not scroll behind it, and goes on where it was', async () => {
    const page = await open(HERO, { viewport: PHONE })
    await scrollTo(page, 300)
    await openMenu(page)
    const scrolling = () => style(page, 'html', 'overflow-y')
    await expect.poll(scrolling).toBe('hidden')
    await page.mouse.move(200, 30)
    await wheel(page, 400)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await page.keyboard.press('Escape')
    await expect.poll(scrolling).toBe('visible')
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await wheel(page, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

  test('R2.98 R4.3 R4.4 several items are open at once, each with its arrow turned', async () => {
    const page = await open(HERO, { reducedMotion: 'reduce' })
    await openMenu(page)
    const items = page.locator('#menu .menu__list details')
    expect(await items.count()).toBeGreaterThan(1)
    const state = () =>
      items.evaluateAll((all) =>
        all
          .slice(0, 2)
          .map((item) => [(item as HTMLDetailsElement).open, getComputedStyle(item.querySelector('.icon')!).transform]),
      )
    const shut = [false, 'none']
    const turned = [true, 'matrix(-1, 0, 0, -1, 0, 0)']
    expect(await state()).toEqual([shut, shut])
    await items.nth(0).locator('summary').click()
    expect(await state()).toEqual([turned, shut])
    await items.nth(1).locator('summary').click()
    expect(await state()).toEqual([turned, turned])
    await items.nth(0).locator('summary').click()
    expect(await state()).toEqual([shut, turned])
  })

  test('R9.21 it comes in 0.3 s, and at once under reduced motion', async () => {
    const page = await open(HERO)
    const duration = () => style(page, '#menu', 'transition-duration')
    expect((await duration()).split(', ')[0]).toBe('0.3s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await style(page, '#menu', 'transition-property')).toBe('none')
  })

  test('R2.95 its reservation button closes it and opens the search bar, with the focus in it', async () => {
    const page = await open(HERO, { viewport: PHONE })
    await openMenu(page)
    await page.locator('#menu [data-book]').click()
    expect(await menuIsOpen(page)).toBe(false)
    expect(await page.locator('[data-search]').isVisible()).toBe(true)
    await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('[data-search]'))).toBe(true)
  })
})

test('R2.136 a landing page, which has no menu, leads a narrow phone to the search', async () => {
  const page = await open('/ru/summer-vacation-hotel-deals', { viewport: { width: 320, height: 640 } })
  await page.locator('.nav__find').click()
  await page.waitForURL(/#q$/)
})
