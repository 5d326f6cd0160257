/** What a guest's first page asks for, and how still it stands. */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { parsePictureUrl } from '../../../src/routes/pictures.ts'
import type { BuiltSite } from '../../harness/site.ts'

/** Shown with two decimals. */
export const NO_SHIFT = 0.005

/** By how much a page may move where its fonts come after the first paint, and a heading's last word goes to another line. */
export const FONTS_LATE_SHIFT = 0.05

export interface Arrival {
  shift: number
  /** A font was ready only after the first paint. */
  hadFontsLate: boolean
  blocking: string[]
  /** Bytes as sent, until the islands in sight follow. */
  scriptAtOnce: number
  script: number
  fonts: number[]
  /** Bytes of the picture that the page asks for first; none where it begins with words. */
  pictures: number[]
  /** Islands have started. */
  startsIslands: boolean
}

/** Adds up by how much the page moves under the guest's eyes, for `shiftOf`, and notes when its fonts are ready. Before the first page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = window as unknown as { shifts: string[]; shift: number; unasked: number; fontsReadyAt: number }
    held.shift = 0
    held.unasked = 0
    held.shifts = []
    held.fontsReadyAt = 0
    document.fonts.addEventListener('loadingdone', ({ timeStamp }) => (held.fontsReadyAt = timeStamp))
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        held.shift += value
        if (!hadRecentInput) held.unasked += value
        for (const { node, previousRect, currentRect } of sources) {
          const part = node instanceof Element ? node : node?.parentElement
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].join(' '),
          )
          held.shifts.push(`${part?.localName}.${part?.className}: ${from} → ${to}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

/** Without what follows a guest's own touch at once, as browsers count. */
export const unaskedShiftOf = (page: Page) => page.evaluate(() => (window as unknown as { unasked: number }).unasked)

/** What moved, from where to where: left, top, width, height. */
export const movedParts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.join('\n'))

/** Of a page that is loaded and settled. */
export async function arrivalOn(page: Page): Promise<Arrival> {
  // The browser may tell of it after the page has settled.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const asked = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string
    })[]
    const bytes = (name: RegExp, until = Infinity) =>
      entries.filter((each) => name.test(each.name) && each.startTime < until).map((each) => each.encodedBodySize)
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const firsts = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
    return {
      blocking: entries.filter((each) => each.renderBlockingStatus === 'blocking').map(({ name }) => name),
      scriptsAtOnce: bytes(/\.js$/, navigation!.domContentLoadedEventStart),
      scripts: bytes(/\.js$/),
      fonts: bytes(/\.woff2$/),
      hadFontsLate: (window as unknown as { fontsReadyAt: number }).fontsReadyAt > painted!.startTime,
      pictures: firsts.map(({ currentSrc }) => entries.find(({ name }) => name === currentSrc)?.encodedBodySize ?? 0),
    }
  })
  return {
    shift: await shiftOf(page),
    blocking: asked.blocking,
    scriptAtOnce: sum(asked.scriptsAtOnce),
    script: sum(asked.scripts),
    fonts: asked.fonts,
    hadFontsLate: asked.hadFontsLate,
    pictures: asked.pictures,
    startsIslands: (await page.locator('astro-island:not([ssr])').count()) > 0,
  }
}

/** Bytes, compressed, of the scripts that stand in a page. */
export function inlineScript(html: string): number {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
  return brotliCompressSync(scripts.map(([, script]) => script).join('')).length
}

export const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Ids of what the page's first picture can be, on any screen. */
export async function firstPictures(site: BuiltSite, path: string): Promise<Set<string>> {
  const found = (await site.dom(path)).querySelectorAll('img[fetchpriority=high]')
  const files = found.flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
  const urls = files.flatMap((each) => `${each.getAttribute('src')}, ${each.getAttribute('srcset')}`.split(/,\s+/))
  return new Set(urls.flatMap((url) => parsePictureUrl(url.split(' ')[0]!)?.id ?? []))
}

/** What the page asks for under these addresses comes once the function that this resolves to is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
