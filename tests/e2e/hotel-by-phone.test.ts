// @module-tag chromium
/** Pages of a hotel that takes reservations by telephone alone. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { useDemoPage, DESKTOP, PHONE } from '../harness/visit.ts'

const demo = useDemoPage()

const HOTEL = '/en/hotels/crystal-kaymakli'
const SAYS = {
  tr: 'telefonla rezervasyon',
  en: 'reservations by telephone',
  de: 'Reservierungen telefonisch',
  ru: 'бронирования по телефону',
}

test('R2.116 a stay in the address of its page is kept for the next pages and said in chats, though it has no search', async () => {
  const page = await demo.newPage({ viewport: DESKTOP })
  const stay = () => page.evaluate(() => sessionStorage.getItem('stay'))
  const query = 'checkInDate=05.07.2027&checkOutDate=12.07.2027&adult=3&child=1&childages=2021-02-03'
  await page.goto(demo.at(`${HOTEL}?${query}`))
  await expect.poll(stay).toBe('checkin=2027-07-05&checkout=2027-07-12&adult=3&child=1&childages=2021-02-03')
  expect(page.url()).not.toContain('childages')
  await page.goto(demo.at(`${HOTEL}/rooms?utm_source=a`))
  const chat = page.locator('main a[href^="https://wa.me/"]').first()
  await chat.dispatchEvent('pointerdown')
  await expect
    .poll(async () => {
      await chat.dispatchEvent('pointerdown')
      return new URL((await chat.getAttribute('href'))!).searchParams.get('text')
    })
    .toBe('Crystal Kaymakli, 05.07.2027 – 12.07.2027, 3 adults, 1 child')
  await page.goto(demo.at('/en/hotels/crystal-flora'))
  const field = (name: string) => page.locator(`#search [data-field=${name}]`)
  await field('guests').waitFor()
  expect(await field('checkIn').inputValue()).toBe('05.07.2027')
  expect(await field('checkOut').inputValue()).toBe('12.07.2027')
  expect(await field('guests').innerText()).toContain('3 adults, 1 child')
})

test('R2.116 chats begin with the hotel that was chosen in the search, which may not be the page’s', async () => {
  for (const [path, hotel] of [
    ['/en/hotels/crystal-admiral', 'Crystal Admiral'],
    ['/en/hotels/crystal-admiral?hotel=crystal-flora', 'Crystal Flora'],
    ['/en/hotels/crystal-flora?hotel=crystal-flora', 'Crystal Flora'],
  ] as const) {
    const page = await demo.open(path, { viewport: DESKTOP })
    const chat = page.locator('a[href^="https://wa.me/"]').first()
    await expect
      .poll(
        async () => {
          await chat.dispatchEvent('pointerdown')
          return new URL((await chat.getAttribute('href'))!).searchParams.get('text')
        },
        { message: path },
      )
      .toMatch(new RegExp(`^${hotel}\\b(?!.*Crystal)`))
    await page.context().close()
  }
})

test('R2.137 its button opens the number, which has the focus', async () => {
  const page = await demo.open(`${HOTEL}/rooms`, { viewport: PHONE })
  await page.locator('[data-nav] [data-book]').click()
  expect(await page.locator('#search [data-phone]').evaluate((link) => link === document.activeElement)).toBe(true)
})

test.each(LOCALES)(
  'R2.137 R2.127 its rooms say so before anything is opened, and its bar calls (%s)',
  async (locale) => {
    const rooms = demo.built().paths.find((path) => path.startsWith(`${HOTEL}/rooms/`))!
    for (const path of [`${HOTEL}/rooms`, rooms]) {
      const html = parse(await demo.built().html(await demo.pathIn(locale, path)))
      const main = html.querySelector('main')!
      expect(main.text, path).toContain(SAYS[locale])
      expect(main.querySelector('[data-phone]'), path).not.toBeNull()
      const bar = html.querySelector('.dock')!
      expect(bar.text).not.toContain(translator(locale)('components.common.book'))
      expect(bar.querySelectorAll('a[href^="tel:"]').map((link) => link.text.trim())).toEqual([
        translator(locale)('components.common.fixed.call'),
      ])
      expect(bar.querySelectorAll('[data-book]')).toEqual([])
    }
  },
)

test('R2.115 R2.127 a landing page has one label for one action, and one number', async () => {
  for (const path of demo.built().paths.filter((each) => /otel-firsatlari|hotel-deals|rezervasyon/.test(each))) {
    const html = parse(await demo.built().html(path))
    if (!html.querySelector('.land__acts')) continue
    const labels = new Map<string, Set<string>>()
    for (const link of html.querySelectorAll('main a, .dock a')) {
      const { href = '', ['aria-label']: label } = link.attributes
      const action = 'data-book' in link.attributes ? 'search' : href
      const text = (label ?? link.text).trim().replace(/\s+/g, ' ')
      if (action === 'search' || text === html.querySelector('.dock__price')!.text.trim())
        labels.set(action, (labels.get(action) ?? new Set()).add(text))
    }
    expect(
      [...labels].map(([action, texts]) => [action, texts.size]),
      path,
    ).toEqual([['search', 1]])
    const numbers = html.querySelectorAll('main .land__acts a[href^="tel:"], .dock a[href^="tel:"]')
    expect(numbers.length, path).toBeGreaterThan(1)
    expect(new Set(numbers.map((link) => link.getAttribute('href'))).size, path).toBe(1)
  }
})
