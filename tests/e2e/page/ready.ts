/** When a page is ready to be judged: conditions to wait for, in place of a time. */
import type { Page } from 'playwright'

/** What an element has once its module has it: itself, or within. One without the first has nothing to show. */
const SIGNS: Record<string, { has?: string; sign: string }> = {
  '[data-hero=moves]': { has: '[data-hero-controls]', sign: '[data-hero-controls]:not([hidden])' },
  '[data-near=stories]': { sign: '.viewer[data-viewer]' },
  '[data-gallery]': { has: '.tabs', sign: '.tabs [aria-current]' },
}

/**
 * Until everything that starts by itself is alive, unless it is folded away: on the whole page, or in what the window shows. Islands that wait for
 * the guest are not waited for.
 */
export async function islandsAnswer(page: Page, { ofWindow = false } = {}): Promise<void> {
  await page.waitForFunction(
    ([signs, seenOnly]) => {
      const isAwaited = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return element.checkVisibility() && !(seenOnly && (bottom < 0 || top > innerHeight))
      }
      const parts = Object.entries(signs).every(([selector, { has, sign }]) =>
        [...document.querySelectorAll<HTMLElement>(selector)].every((element) => {
          if (!isAwaited(element) || (has && !element.querySelector(has))) return true
          return element.matches(sign) || element.querySelector(sign) !== null
        }),
      )
      const islands = [...document.querySelectorAll('astro-island')].every((island) => {
        const { value } = JSON.parse(island.getAttribute('opts')!) as { value: unknown }
        const startsByItself = value === 'stay' || (value !== 'links' && matchMedia('(width >= 992px)').matches)
        return !startsByItself || !isAwaited(island.firstElementChild!) || island.querySelector('[data-live]') !== null
      })
      return parts && islands
    },
    [SIGNS, ofWindow] as const,
  )
}

/** Until what the window shows is whole: islands, fonts and pictures, and the browser has nothing left to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await islandsAnswer(page, { ofWindow: true })
  await page.evaluate(async () => {
    // One that is not seen may be loaded late, and is not waited for.
    const inWindow = (image: HTMLImageElement) => {
      const { left, top, right, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    await document.fonts.ready
    await Promise.all([...document.images].filter(inWindow).map((image) => image.decode().catch(() => undefined)))
    // One that has nothing to draw may never tell that it is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  })
}

/** An island's markup is there before it answers. */
export const heroAnswers = (page: Page) => page.locator('[data-hero-controls]:not([hidden])').waitFor()

/** Until what was changed before is on the screen. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Scrolls to a place in CSS pixels, and waits until the page has noticed. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (Math.min(top, scrollHeight - clientHeight) === scrollY) return
    const noticed = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    window.scrollTo({ top, behavior: 'instant' })
    return noticed
  }, y)
}

/** Gives the window another size, and waits until the page has it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
}

/** To the page's end, so that what waits until it is seen is loaded, and until all of it answers. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await islandsAnswer(page)
}

/** Does something, and waits until the page has been told of it by an event of the window. */
export async function told(page: Page, event: string, act: () => Promise<void>): Promise<void> {
  const listening = await page.evaluateHandle((type) => {
    const heard = new Promise<void>((resolve) => addEventListener(type, () => resolve(), { once: true }))
    return { heard }
  }, event)
  await act()
  await listening.evaluate(({ heard }) => heard)
}

/** Turns the wheel, and waits until the page has had the time to follow. */
export async function wheel(page: Page, down: number): Promise<void> {
  await told(page, 'wheel', () => page.mouse.wheel(0, down))
  await painted(page)
}

/** From here on time stands still in all pages of the window, until the test moves it. Before the first page. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now()
  // Until it stands still it goes on: however slow the machine is, it must not be later by then.
  await page.clock.install({ time: now - 3_600_000 })
  await page.clock.pauseAt(now)
}
