/** Visitors' windows on a site, for the tests of a file: all of them in the run's browsers, each closed at its test's end. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import type { Locale } from '../../src/config/locales.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { alternatePaths } from './page-kinds.ts'
import { demoSite, serveDemo, type BuiltSite } from './site.ts'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1280, height: 800 }
/** 1280 × 1024 at 400 %. */
export const ZOOMED = { width: 320, height: 256 }

export interface WindowOptions extends BrowserContextOptions {
  /**
   * None is asked for, unless told: `true`, all of them; a function, those of the site whose paths it takes, while something empty stands in for
   * the site's others. What counts whom a page asks takes one.
   */
  pictures?: boolean | ((path: string) => boolean)
  /** What the browser says of its connection. */
  connection?: { saveData?: boolean; effectiveType?: string }
}

export interface Visits {
  /** A window that the caller closes. */
  openWindow(options?: WindowOptions): Promise<BrowserContext>
  /** The address of a path. */
  at(path: string): string
  newPage(options?: WindowOptions): Promise<Page>
  /** A new page that has loaded a path. */
  open(path: string, options?: WindowOptions): Promise<Page>
}

/** A picture without a size or a shape: the width and height that the page names hold. */
const STAND_IN = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** Opens windows that the caller closes, in the run's browsers. */
export function useBrowsers(): (options?: WindowOptions) => Promise<BrowserContext> {
  let browsers: Record<'pictures' | 'noPictures', Browser>
  beforeAll(async () => {
    const { pictures, noPictures } = inject('browserEndpoints')
    browsers = { pictures: await chromium.connect(pictures), noPictures: await chromium.connect(noPictures) }
  })
  afterAll(() => Promise.all(Object.values(browsers ?? {}).map((browser) => browser.close())))
  return async ({ pictures = false, connection, ...options } = {}) => {
    const browser = pictures ? browsers.pictures : browsers.noPictures
    const window = await browser.newContext({ viewport: DESKTOP, locale: 'tr-TR', ...options })
    if (typeof pictures === 'function')
      await window.route('**/img/**', (route, request) =>
        pictures(new URL(request.url()).pathname) ? route.continue() : route.fulfill(STAND_IN),
      )
    if (connection)
      await window.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { get: () => value })
      }, connection)
    return window
  }
}

/** Windows on a site that the file serves. `prepare`: what is done with each of them before its first page. */
export function useVisit(url: () => string, prepare?: (window: BrowserContext) => Promise<void>): Visits {
  const openWindow = useBrowsers()
  const at = (path: string) => new URL(path, url()).href
  async function newPage(options?: WindowOptions): Promise<Page> {
    const context = await openWindow(options)
    onTestFinished(() => context.close())
    await prepare?.(context)
    return context.newPage()
  }
  async function open(path: string, options?: WindowOptions): Promise<Page> {
    const page = await newPage(options)
    await page.goto(at(path))
    return page
  }
  return { openWindow, at, newPage, open }
}

export interface DemoVisits extends Visits {
  /** What is served. */
  built(): BuiltSite
  /** The path of an English page in another language. */
  pathIn(locale: Locale, path: string): Promise<string>
}

/** Windows on the demo's site. */
export function useDemoPage(): DemoVisits {
  let running: RunningSite
  let site: BuiltSite
  beforeAll(async () => {
    ;[running, site] = await Promise.all([serveDemo(), demoSite()])
  })
  afterAll(() => running?.close())
  return {
    ...useVisit(() => running.url),
    built: () => site,
    pathIn: async (locale, path) => alternatePaths(await site.html(path))[locale],
  }
}
