/** How long a touch is without an answer on the screen, on a processor four times slower: the first touch of its kind on a page. */
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../harness/browser.ts'
import { median } from './table.ts'

const SLOWER = 4
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

interface Touch {
  name: string
  device: typeof PHONE | typeof DESKTOP
  /** What was done before, and the touch itself. */
  before?(page: Page): Promise<void>
  touch(page: Page): Promise<void>
}

const openSheet = async (page: Page) => {
  await page.locator('[data-nav] [data-book]').tap()
  await page.locator('[data-search] [data-live]').waitFor()
}
const isThere = (page: Page) => page.locator('[data-search] [data-live]').waitFor()

const TOUCHES: Touch[] = [
  { name: 'menu, phone', device: PHONE, touch: (page) => page.locator('.nav__toggle').first().tap() },
  { name: 'search, phone', device: PHONE, touch: (page) => page.locator('[data-nav] [data-book]').tap() },
  {
    name: 'calendar, phone',
    device: PHONE,
    before: openSheet,
    touch: (page) => page.locator('[data-field=checkIn]').tap(),
  },
  {
    name: 'guests, phone',
    device: PHONE,
    before: openSheet,
    touch: (page) => page.locator('[data-field=guests]').tap(),
  },
  { name: 'menu, desktop', device: DESKTOP, touch: (page) => page.locator('.nav__toggle').first().click() },
  {
    name: 'calendar, desktop',
    device: DESKTOP,
    before: isThere,
    touch: (page) => page.locator('[data-field=checkIn]').click(),
  },
  {
    name: 'guests, desktop',
    device: DESKTOP,
    before: isThere,
    touch: (page) => page.locator('[data-field=guests]').click(),
  },
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

async function measure(browser: Browser, url: string, { device, before, touch }: Touch): Promise<number> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await before?.(page)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(() => {
      const held = window as unknown as { longest: number }
      held.longest = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) held.longest = Math.max(held.longest, duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await touch(page)
    await page.waitForTimeout(1000)
    return await page.evaluate(() => (window as unknown as { longest: number }).longest)
  } finally {
    await context.close()
  }
}
