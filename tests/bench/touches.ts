/** How long a touch is without an answer on the screen, on a processor four times slower: the first touch of its kind on a page. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { launchBrowser } from '../harness/browser.ts'
import { median } from './table.ts'

const SLOWER = 4
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** A pointer comes to rest before it is pressed, and a finger or button stays down for a moment. */
const HOVER_MS = 100
const PRESS_MS = 60

interface Touch {
  name: string
  device: typeof PHONE | typeof DESKTOP
  /** What was done before. */
  before?(page: Page): Promise<void>
  /** What is touched. */
  target: string
}

const openSheet = async (page: Page) => {
  await page.locator('[data-nav] [data-book]').tap()
  await page.locator('[data-search] [data-live]').waitFor()
}
const isThere = (page: Page) => page.locator('[data-search] [data-live]').waitFor()

const MENU = '[data-nav] .nav__toggle'
const CALENDAR = '[data-field=checkIn]'
const GUESTS = '[data-field=guests]'

const TOUCHES: Touch[] = [
  { name: 'menu, phone', device: PHONE, target: MENU },
  { name: 'search, phone', device: PHONE, target: '[data-nav] [data-book]' },
  { name: 'calendar, phone', device: PHONE, before: openSheet, target: CALENDAR },
  { name: 'guests, phone', device: PHONE, before: openSheet, target: GUESTS },
  { name: 'menu, desktop', device: DESKTOP, target: MENU },
  { name: 'calendar, desktop', device: DESKTOP, before: isThere, target: CALENDAR },
  { name: 'guests, desktop', device: DESKTOP, before: isThere, target: GUESTS },
]

/** A Markdown table: the median and the longest of `runs`, in milliseconds until the next picture on the screen. */
export async function touchTable(url: string, runs: number): Promise<string> {
  const browser = await launchBrowser()
  const lines = ['| first touch | median ms | longest ms |', '| --- | --- | --- |']
  try {
    for (const touch of TOUCHES) {
      const taken = []
      for (let run = 0; run < runs; run++) taken.push(await measure(browser, `${url}/en`, touch))
      lines.push(`| ${touch.name} | ${median(taken)} | ${Math.max(...taken)} |`)
      console.error(`${touch.name}: ${taken.join(', ')} ms`)
    }
  } finally {
    await browser.close()
  }
  return lines.join('\n')
}

/** The longest interaction. Where the target is was asked before: looking for it would count as the page's time. */
async function measure(browser: Browser, url: string, { device, before, target }: Touch): Promise<number> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await before?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const held = window as unknown as { longest: number }
      held.longest = 0
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
          if (interactionId) held.longest = Math.max(held.longest, duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    const { x, y, width, height } = (await page.locator(target).first().boundingBox())!
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const point = { x: x + width / 2, y: y + height / 2 }
    await (device === PHONE ? tap(session, point) : click(page, point))
    await page.waitForTimeout(1000)
    return await page.evaluate(() => (window as unknown as { longest: number }).longest)
  } finally {
    await context.close()
  }
}

interface Point {
  x: number
  y: number
}

async function tap(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await sleep(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function click({ mouse }: Page, { x, y }: Point): Promise<void> {
  await mouse.move(x, y)
  await sleep(HOVER_MS)
  await mouse.down()
  await sleep(PRESS_MS)
  await mouse.up()
}
