/** axe on every kind of page, in every language, on a phone and on a desktop. States that open have a file of their own. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import type { RunningSite } from '../../src/server/serve.ts'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { launchBrowser } from '../harness/browser.ts'
import { alternatePaths, missingPath, PAGE_KINDS } from '../harness/page-kinds.ts'
import { demoSite, serveDemo, type BuiltSite } from '../harness/site.ts'

const WIDTHS = [1280, 375]

let built: BuiltSite
let site: RunningSite
let browser: Browser
let page: Page

beforeAll(async () => {
  built = await demoSite()
  site = await serveDemo()
  browser = await launchBrowser()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // What a picture shows is no matter of axe's, and drawing hundreds would be most of the test.
  await context.route('**/img/**', (route) => route.abort())
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function findings(at: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const finding of await axeFindings(page)) found.push(`${at} at ${width}: ${finding}`)
  }
  return found
}

/** A page must be ready before it is judged: its fonts change colours' sizes, its islands change names and states. */
async function open(path: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site.url + path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await putAxe(page)
}

test.each(PAGE_KINDS)('axe finds nothing on $name in any language', async ({ path }) => {
  const paths = alternatePaths(await built.html(path))
  const found: string[] = []
  for (const locale of LOCALES) {
    await open(paths[locale])
    found.push(...(await findings(paths[locale])))
  }
  expect(found).toEqual([])
})

test('axe finds nothing on the page of an unknown path in any language', async () => {
  const found: string[] = []
  for (const locale of LOCALES) {
    await open(missingPath(locale))
    found.push(...(await findings(missingPath(locale))))
  }
  expect(found).toEqual([])
})

test.each(LOCALES)("axe finds nothing on a form's answer (%s)", async (locale) => {
  await open(locale === 'tr' ? '/' : `/${locale}`)
  const answer = page.waitForNavigation()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-newsletter]')!
    form.querySelector<HTMLInputElement>('[name=email]')!.value = 'not an address'
    form.submit()
  })
  await answer
  await putAxe(page)
  expect(await page.locator('main form').count()).toBe(0)
  expect(await findings(`the notice in ${locale}`)).toEqual([])
})
