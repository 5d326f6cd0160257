// @module-tag chromium
/** A browser without the calls that came after the oldest ones of package.json: a guest still books, writes and looks at pictures. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { opened, send } from '../harness/search-bar.ts'
import { useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

/** What Chrome 109, Firefox 115 or Safari 16.4 do not have. Source: MDN's browser-compat-data. */
const NEWER = [
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Element.prototype.checkVisibility',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.union',
  'Document.prototype.startViewTransition',
  'Navigator.prototype.connection',
  'String.prototype.isWellFormed',
  'requestIdleCallback',
  'scheduler',
  'cookieStore',
  'navigation',
  'trustedTypes',
]

/** All at once, and in a deep run each alone as well. */
const CASES: [string, string[]][] = [['all', NEWER], ...NEWER.map((name): [string, string[]] => [name, [name]])]

async function withoutCalls(names: string[], path: string): Promise<Page> {
  const page = await search.openPage(undefined)
  await page.addInitScript((calls) => {
    for (const call of calls) {
      const way = call.split('.')
      const name = way.pop()!
      const owner = way.reduce<any>((value, key) => value?.[key], globalThis)
      if (owner) delete owner[name]
    }
  }, names)
  await page.goto(search.at(path))
  return page
}

test.each(sample(CASES, 0))(
  'R9.28 without newer calls (%s) "Find rooms" opens the hotel’s booking',
  async (_, names) => {
    const page = await withoutCalls(names, '/en?hotel=crystal-flora&checkin=2027-06-12&checkout=2027-06-19&adult=2')
    await page.locator('[data-nav] [data-book]').dispatchEvent('pointerenter')
    await page.locator('[data-search] [data-live]').waitFor({ state: 'attached' })
    expect(await opened(page, () => send(page))).toContain('checkin=2027-06-12')
  },
)

test.each(sample(CASES, 0))('R9.28 without newer calls (%s) a message is sent', async (_, names) => {
  const page = await withoutCalls(names, '/en/hotels/crystal-flora/contact')
  const form = page.locator('form[data-contact]')
  await form.scrollIntoViewIfNeeded()
  await page.locator('form[data-contact][novalidate]').waitFor()
  const typed = {
    fullName: 'Anna Weiss',
    email: 'anna@example.com',
    phone: '+4915112345678',
    subject: 'Cot',
    message: 'Hi',
  }
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=consent]').check()
  await page.route('**/forms/contact', (route) => route.fulfill({ json: { ok: true } }))
  await form.locator('[type=submit]').click()
  await form.locator('.alert--success').waitFor()
})

test.each(sample(CASES, 0))('R9.28 without newer calls (%s) the gallery opens', async (_, names) => {
  const page = await withoutCalls(names, '/en/hotels/crystal-flora/gallery')
  await page.locator('[data-gallery]').scrollIntoViewIfNeeded()
  await page.locator('[data-gallery] .tabs [aria-current]').waitFor()
  await page.locator('a[data-picture]:visible').first().click()
  await page.locator('.lightbox[open]').waitFor()
})
