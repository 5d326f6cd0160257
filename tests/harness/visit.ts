/** Visitors' windows on a site, for the tests of a file: all of them in the run's one browser, each closed at its test's end. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import type { Locale } from '../../src/config/locales.ts'
import type { RunningSite } from '../../src/server/serve.ts'
import { alternatePaths } from './page-kinds.ts'
import { demoSite, serveDemo, type BuiltSite } from './site.ts'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1280, height: 800 }
/** 1280 × 1024 at 400 %. */
export const ZOOMED = { width: 320, height: 256 }

export interface WindowOptions extends BrowserContextOptions {
  /** Pictures that the site is asked for, by their paths: none, unless told. Something empty stands in for the others. */
  pictures?: boolean | ((path: string) => boolean)
}

export interface Visits {
  browser(): Browser
  /** The address of a path. */
  at(path: string): string
  newPage(options?: WindowOptions): Promise<Page>
  /** A new page that has loaded a path. */
  open(path: string, options?: WindowOptions): Promise<Page>
}

/** A picture without a size or a shape: the width and height that the page names hold. */
const STAND_IN = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** A window that the caller closes. */
export async function openWindow(
  browser: Browser,
  { pictures = false, ...options }: WindowOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'tr-TR', ...options })
  if (pictures === true) return context
  await context.route('**/img/**', (route, request) =>
    pictures && pictures(new URL(request.url()).pathname) ? route.continue() : route.fulfill(STAND_IN),
  )
  return context
}

/** The run's browser. */
export function useBrowser(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'))
  })
  afterAll(() => browser?.close())
  return () => browser
}

/** Windows on a site that the file serves. `prepare`: what is done with each of them before its first page. */
export function useVisit(url: () => string, prepare?: (window: BrowserContext) => Promise<void>): Visits {
  const browser = useBrowser()
  const at = (path: string) => new URL(path, url()).href
  async function newPage(options?: WindowOptions): Promise<Page> {
    const context = await openWindow(browser(), options)
    onTestFinished(() => context.close())
    await prepare?.(context)
    return context.newPage()
  }
  async function open(path: string, options?: WindowOptions): Promise<Page> {
    const page = await newPage(options)
    await page.goto(at(path))
    return page
  }
  return { browser, at, newPage, open }
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
