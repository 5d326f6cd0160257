// @module-tag chromium
/** The parts of a page that React renders: on the server, and again in the browser. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { wakeSearch } from '../harness/search-bar.ts'
import { readThrough, settled } from './page/ready.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'

const visit = useDemoPage()

/** An element of each part: as it is in the page, and as only script makes it. */
const SEARCH_AND_LANGUAGES = {
  'the search bar': ['[data-search-form]', '[data-search-form][data-live]'],
  'the date picker': ['[data-search-form] [name=checkin]', '[data-search-form] [data-field=checkIn]'],
  'the guest picker': ['[data-search-form] [name=adult]', '[data-search-form] [data-field=guests]'],
  'the language switcher': ['[data-language]', '[data-live] [data-language]'],
}
const HOTEL = '/en/hotels/crystal-flora'

describe.each([
  [HOTEL, 'the newsletter form', 'form[data-newsletter]'],
  [`${HOTEL}/contact`, 'the contact form', 'form[data-contact]'],
])('%s', (path, name, form) => {
  const parts = Object.entries({ ...SEARCH_AND_LANGUAGES, [name]: [form, `${form}[data-live]`] })

  test.each(parts)('R1.15 %s stands in an island of Astro', async (_, [markup]) => {
    for (const locale of LOCALES) {
      const html = await visit.built().html(await visit.pathIn(locale, path))
      const found = parse(html).querySelectorAll(markup!)
      expect(found.length, locale).toBeGreaterThan(0)
      for (const each of found)
        expect(each.closest('astro-island')!.getAttribute('renderer-url')).toMatch(/^\/_astro\/.+\.js$/)
    }
  })

  test('an address with a query that is no search starts none of them on a phone', async () => {
    const page = await visit.newPage({ viewport: PHONE, pictures: true })
    await page.goto(`${visit.at(path)}?utm_source=letter`)
    await settled(page)
    await readThrough(page)
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0)
  })

  test('R1.15 all are hydrated by React, which finds the markup that it would have made', async () => {
    const page = await visit.newPage()
    const said: string[] = []
    page.on('pageerror', ({ message }) => said.push(message))
    page.on('console', (message) => /react|hydrat/i.test(message.text()) && said.push(message.text()))
    await page.goto(visit.at(path))
    await wakeSearch(page)
    await page.locator(`${form} [name=email]`).focus()
    await page.locator('[data-nav] .lang summary').focus()
    for (const [part, [, live]] of parts) {
      const element = page.locator(live!).first()
      await element.waitFor({ state: 'attached' })
      const isReact = element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
      expect(await isReact, part).toBe(true)
    }
    expect(said).toEqual([])
  })
})
