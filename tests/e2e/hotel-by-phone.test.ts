// @module-tag chromium
/** Pages of a hotel that takes reservations by telephone alone. */
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { atDepth } from '../harness/depth.ts'
import { useDemoPage, DESKTOP, PHONE } from '../harness/visit.ts'

const demo = useDemoPage()

const HOTEL = '/en/hotels/crystal-kaymakli'
const SAYS = {
  tr: 'telefonla rezervasyon',
  en: 'reservations by telephone',
  de: 'Reservierungen telefonisch',
  ru: 'бронирования по телефону',
}

test.each(atDepth<readonly Locale[]>(LOCALES.slice(0, 2), LOCALES))(
  'R2.137 its home, rooms, a room and the reservation page say so, and lead to no other hotel (%s)',
  async (locale) => {
    const rooms = demo.built().paths.find((path) => path.startsWith(`${HOTEL}/rooms/`))!
    for (const [path, viewport] of [
      [HOTEL, DESKTOP],
      [HOTEL, PHONE],
      [`${HOTEL}/rooms`, DESKTOP],
      [rooms, PHONE],
      [`${HOTEL}/online-reservation`, DESKTOP],
    ] as const) {
      const page = await demo.open(await demo.pathIn(locale, path), { viewport })
      const search = page.locator('#search')
      if (!(await search.isVisible())) await page.locator('[data-nav] [data-book]').click()
      expect(await search.textContent(), path).toContain(SAYS[locale])
      expect(await search.locator('[data-phone]').isVisible(), path).toBe(true)
      expect(await search.locator('a[href^="https://wa.me/"]').isVisible(), path).toBe(true)
      expect(await page.locator('[data-search-form], [data-stay-form], [data-reservation-form]').count(), path).toBe(0)
      await page.context().close()
    }
  },
)

test('R2.137 its button opens the number, which has the focus', async () => {
  const page = await demo.open(`${HOTEL}/rooms`, { viewport: PHONE })
  await page.locator('[data-nav] [data-book]').click()
  expect(await page.locator('#search [data-phone]').evaluate((link) => link === document.activeElement)).toBe(true)
})
