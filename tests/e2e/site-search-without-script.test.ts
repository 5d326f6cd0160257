// @module-tag chromium
/** The search of the whole site in a browser that runs no script, and the bytes of its answers. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { atDepth } from '../harness/depth.ts'
import { missingPath } from '../harness/page-kinds.ts'
import { sent } from '../harness/sent.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'
import { HOTEL, live, SEARCH } from './site-search/field.ts'

const demo = useDemoPage()
const home = (locale: Locale) => (locale === 'tr' ? '/' : `/${locale}`)

describe('without script', () => {
  const found = (page: Page) => page.locator('[data-results] a')

  test.each(atDepth<readonly Locale[]>(['tr'], LOCALES))(
    'the menu of any page leads to what one asks for (%s)',
    async (locale) => {
      const page = await demo.open(home(locale), { javaScriptEnabled: false, viewport: PHONE })
      await page.locator('[data-nav] .nav__toggle').click()
      await page.locator('#menu-q').fill('crystal flora')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${queriedPath('search', locale)}?q=crystal+flora`)
      expect(await page.title()).toContain('crystal flora')
      expect(await page.locator('#q').inputValue()).toBe('crystal flora')
      const flora = await demo.pathIn(locale, HOTEL)
      expect(await found(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(flora)
      await page.locator(`[data-results] a[href="${flora}"]`).first().click()
      await page.waitForURL(`**${flora}`)
    },
  )

  test('the page that is not there has the search', async () => {
    const page = await demo.open(missingPath('en'), { javaScriptEnabled: false })
    await page.locator('main').getByLabel('Search the site').fill('spa')
    await page.locator('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(`**${SEARCH}?q=spa`)
    expect(await found(page).count()).toBeGreaterThan(0)
  })
})

describe('bytes', () => {
  const KB = 1000

  test('the script comes with the first touch of the field, and is small', async () => {
    const page = await demo.open(SEARCH, { viewport: PHONE, hasTouch: true })
    await page.waitForLoadState('networkidle')
    const scripts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      )
    const before = (await scripts()).map(({ name }) => name)
    await live(page)
    const added = (await scripts()).filter(({ name }) => !before.includes(name))
    expect(added.length).toBeGreaterThan(0)
    expect(added.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(5 * KB)
  })

  test.each(LOCALES)('an answer is few bytes (%s)', async (locale) => {
    const query = `${queriedPath('search', locale)}?q=crystal`
    for (const [address, most] of [
      [`${query}&part=results`, 5 * KB],
      [query, 16 * 1024],
    ] as const) {
      const { headers, bytes } = await sent(demo.at(address))
      expect(headers['content-encoding']).toBe('br')
      expect(bytes, address).toBeLessThanOrEqual(most)
    }
  })
})
