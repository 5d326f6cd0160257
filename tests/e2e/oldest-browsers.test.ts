// @module-tag chromium
/** A browser without the calls that came after the oldest ones of package.json: a guest still books, writes and looks at pictures. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { opened, send } from '../harness/search-bar.ts'
import { ON_PHONE, useSearchPage, type OpenOptions } from './page/search-page.ts'
import { listed } from '../harness/listed.ts'

const search = useSearchPage()

/** What Chrome 109, Firefox 115 or Safari 16.4 do not have. Source: MDN's browser-compat-data. */
const NEWER = listed(`
  URL.canParse | URL.parse | AbortSignal.any | AbortSignal.timeout | Array.fromAsync | Array.prototype.toReversed | Array.prototype.toSorted
  Array.prototype.toSpliced | Array.prototype.with | Element.prototype.ariaCurrent | Element.prototype.ariaExpanded
  Element.prototype.ariaHidden | Element.prototype.ariaLabel | Element.prototype.ariaLive | Element.prototype.ariaSelected
  Element.prototype.checkVisibility | Element.prototype.role | HTMLButtonElement.prototype.popoverTargetAction
  HTMLButtonElement.prototype.popoverTargetElement | HTMLElement.prototype.hidePopover | HTMLElement.prototype.popover
  HTMLElement.prototype.showPopover | HTMLElement.prototype.togglePopover | Map.groupBy | Object.groupBy | Promise.try
  Promise.withResolvers | RegExp.escape | Set.prototype.difference | Set.prototype.intersection | Set.prototype.union
  Document.prototype.startViewTransition | Navigator.prototype.connection | String.prototype.isWellFormed | ToggleEvent
  requestIdleCallback | scheduler | cookieStore | navigation | trustedTypes`)

/** All at once, and in a deep run each alone as well. */
const CASES: [string, string[]][] = [['all', NEWER], ...NEWER.map((name): [string, string[]] => [name, [name]])]

async function withoutCalls(names: string[], path: string, options?: OpenOptions): Promise<Page> {
  const page = await search.openPage(undefined, options)
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

/** A browser without popovers does not hide them either. */
function showOpenPopovers(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@layer components { .\\:popover-open { display: block } }')
  document.adoptedStyleSheets.push(sheet)
}

const PANELS = [
  { name: 'menu', path: '/en', button: '[data-nav] .nav__toggle', panel: '#menu' },
  {
    name: 'trip',
    path: '/en/hotels/crystal-flora?checkin=2027-06-12&checkout=2027-06-19&adult=2',
    button: '.trip__said',
    panel: '.trip__panel',
  },
  { name: 'story', path: '/en', button: '.story >> nth=0', panel: '.viewer >> nth=0' },
]

test.each(PANELS)(
  'R9.28 without popovers the $name opens over the page, and Esc closes it and gives the focus back',
  async ({ path, button, panel }) => {
    const page = await withoutCalls(NEWER, path, ON_PHONE)
    await page.evaluate(showOpenPopovers)
    expect(await page.locator(panel).isVisible()).toBe(false)
    await page.locator(button).click()
    await page.locator(panel).waitFor()
    await page.waitForFunction(
      (open) => open.contains(document.activeElement),
      await page.locator(panel).elementHandle(),
    )
    await page.keyboard.press('Escape')
    await page.locator(panel).waitFor({ state: 'hidden' })
    await page.waitForFunction(
      (opener) => opener === document.activeElement,
      await page.locator(button).elementHandle(),
    )
  },
)

test('R9.28 without popovers the trip that was changed in its panel is kept', async () => {
  const page = await withoutCalls(NEWER, PANELS[1]!.path, ON_PHONE)
  await page.evaluate(showOpenPopovers)
  await page.locator('.trip__said').click()
  expect(await page.locator('.trip__panel').getAttribute('aria-label')).toBe('Your trip')
  await page.locator('.trip__panel [name=adult]').fill('3')
  await page.locator('.trip__panel').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.locator('.trip__said').textContent()).toContain('3 adults')
})
