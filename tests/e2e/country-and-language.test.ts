// @module-tag chromium
/** A visitor whose country and language are not each other's: the redirect to a language must not lose the country. */
import { expect, test } from 'vitest'
import { catalogueEntry } from '../../src/config/catalogue.ts'
import { sample } from '../harness/depth.ts'
import { useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const VISITORS = [
  ['RU', 'de-DE', '/de', 'ru'],
  ['DE', 'ru-RU', '/ru', 'de'],
  ['TR', 'en-GB', '/en', 'tr'],
] as const
test.each(sample(VISITORS, 0))(
  'R4.29 a visitor from %s whose browser speaks %s is led to %s, and sees the number of the country',
  async (country, locale, path, number) => {
    const page = await demo.newPage({ locale, extraHTTPHeaders: { 'x-country': country } })
    await page.goto(demo.at('/'))
    expect(new URL(page.url()).pathname).toBe(path)
    const { callText, callCenter } = catalogueEntry(23)
    const phone = page.locator('[data-nav] [data-phone]')
    await expect.poll(() => phone.locator('[data-phone-number]').textContent()).toBe(callText[number])
    expect(await phone.getAttribute('href')).toBe(`tel:${callCenter[number]}`)
  },
)
