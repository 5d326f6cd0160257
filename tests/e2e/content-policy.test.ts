/** The content security policy in a browser: pages as they come and in use, and what loads after consent, do nothing that it forbids. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningSite } from '../../src/server/serve.ts'
import { launchBrowser } from '../harness/browser.ts'
import { alternatePaths, missingPath, PAGE_KINDS } from '../harness/page-kinds.ts'
import { PAGE_STATES } from '../harness/page-states.ts'
import { demoSite, serveDemo, type BuiltSite } from '../harness/site.ts'
import { openThirdPartySite } from '../harness/third-parties.ts'

let built: BuiltSite
let site: RunningSite
let browser: Browser

beforeAll(async () => {
  built = await demoSite()
  site = await serveDemo()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A window whose pages tell what was forbidden, with or without a listener of their own. */
async function openWindow(): Promise<{ context: BrowserContext; forbidden: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const forbidden: string[] = []
  await context.exposeBinding(
    'tellForbidden',
    ({ page }, text: string) => void forbidden.push(`${page.url()}: ${text}`),
  )
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      (window as unknown as { tellForbidden(text: string): void }).tellForbidden(
        `${effectiveDirective} forbids ${blockedURI} at ${sourceFile}:${lineNumber}`,
      ),
    ),
  )
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) forbidden.push(message.text())
  })
  return { context, forbidden }
}

/** To the end and back, so that what waits until it is seen is loaded. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

test('every kind of page, in two languages, does nothing that is forbidden', async () => {
  const { context, forbidden } = await openWindow()
  await context.route('**/img/**', (route) => route.abort())
  const page = await context.newPage()
  for (const { path } of PAGE_KINDS) {
    await page.goto(site.url + path)
    await readThrough(page)
  }
  for (const path of ['/', alternatePaths(await built.html('/en/hotels/crystal-flora')).ru, missingPath('de')]) {
    await page.goto(site.url + path)
    await readThrough(page)
  }
  expect(forbidden).toEqual([])
  await context.close()
}, 180_000)

test('nor does a page in use', async () => {
  const { context, forbidden } = await openWindow()
  await context.route('**/img/**', (route) => route.abort())
  for (const { path, query = '', open } of PAGE_STATES) {
    const page = await context.newPage()
    await page.goto(site.url + path + query)
    await open(page)
    await page.close()
  }
  expect(forbidden).toEqual([])
  await context.close()
}, 180_000)

test('what the visitor agrees to may load: chat, statistics and the map', async () => {
  const world = await openThirdPartySite()
  const { context, forbidden } = await openWindow()
  try {
    const page = await context.newPage()
    await page.goto(`${world.running.url}/en/hotels/crystal-aura/contact`)
    await page.locator('.cm [data-role=all]').click()
    await page.locator('#live-chat button').waitFor()
    await page.locator('[data-map] iframe').waitFor()
    await expect.poll(() => page.evaluate(() => (window as { tagManagerRan?: boolean }).tagManagerRan)).toBe(true)
    expect(forbidden).toEqual([])
  } finally {
    await context.close()
    await world.close()
  }
})

test('what is not the site’s own does not run', async () => {
  const { context, forbidden } = await openWindow()
  const page = await context.newPage()
  await page.goto(`${site.url}/en/about-us`)
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/x.png"><p style="color: red">')
    await new Promise((resolve) => setTimeout(resolve, 50))
    return (window as { ran?: boolean }).ran === true
  })
  expect(ran).toBe(false)
  await expect
    .poll(() =>
      forbidden
        .filter((text) => / forbids /.test(text))
        .map((text) => / (\S+) forbids/.exec(text)?.[1])
        .sort(),
    )
    .toEqual(['img-src', 'script-src-elem', 'style-src-attr'])
  await context.close()
})
