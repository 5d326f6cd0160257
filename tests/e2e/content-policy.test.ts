// @module-tag chromium
/** The content security policy in a browser: pages as they come and in use, and what loads after consent, do nothing that it forbids. */
import type { BrowserContext, Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { missingPath, PAGE_KINDS } from '../harness/page-kinds.ts'
import { PAGE_STATES } from '../harness/page-states.ts'
import { openThirdPartySite } from '../harness/third-parties.ts'
import { islandsAnswer } from '../harness/ready.ts'
import { openWindow, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

/** A window whose pages tell what was forbidden, with or without a listener of their own. */
async function watchedWindow(): Promise<{ context: BrowserContext; forbidden: string[] }> {
  const context = await openWindow(demo.browser(), { locale: 'en-GB' })
  onTestFinished(() => context.close())
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
  await islandsAnswer(page)
}

test('every kind of page, in two languages, does nothing that is forbidden', async () => {
  const { context, forbidden } = await watchedWindow()
  const page = await context.newPage()
  for (const { path } of PAGE_KINDS) {
    await page.goto(demo.at(path))
    await readThrough(page)
  }
  for (const path of ['/', await demo.pathIn('ru', '/en/hotels/crystal-flora'), missingPath('de')]) {
    await page.goto(demo.at(path))
    await readThrough(page)
  }
  expect(forbidden).toEqual([])
}, 180_000)

test('nor does a page in use', async () => {
  const { context, forbidden } = await watchedWindow()
  for (const { path, query = '', open } of PAGE_STATES) {
    const page = await context.newPage()
    await page.goto(demo.at(path + query))
    await open(page)
    await page.close()
  }
  expect(forbidden).toEqual([])
}, 180_000)

test('what the visitor agrees to may load: chat, statistics and the map', async () => {
  const world = await openThirdPartySite()
  const { context, forbidden } = await watchedWindow()
  try {
    const page = await context.newPage()
    await page.goto(`${world.running.url}/en/hotels/crystal-aura/contact`)
    await page.locator('.cm [data-role=all]').click()
    await page.locator('#live-chat button').waitFor()
    await page.locator('[data-map] iframe').waitFor()
    await expect.poll(() => page.evaluate(() => (window as { tagManagerRan?: boolean }).tagManagerRan)).toBe(true)
    expect(forbidden).toEqual([])
  } finally {
    await world.close()
  }
})

test('what is not the site’s own does not run', async () => {
  const { context, forbidden } = await watchedWindow()
  const page = await context.newPage()
  await page.goto(demo.at('/en/about-us'))
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/x.png"><p style="color: red">')
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
})
