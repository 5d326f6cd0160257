// @module-tag chromium
/** Text at twice its size on a small phone, as a guest sets it in the browser. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { missingPath } from '../harness/page-kinds.ts'
import { painted } from './page/ready.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { useDemoPage } from '../harness/visit.ts'
import { sideways } from './every-kind/layout.ts'

const demo = useDemoPage()

const SMALL = { viewport: { width: 360, height: 740 }, bypassCSP: true }
const THREE = '?hotel=crystal-flora&hotel=crystal-aura&hotel=crystal-kaymakli'

async function enlarge(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await painted(page)
}

// Of each kind of page `every-kind` asks it.
test('R2.152 neither answers to queries nor an error page scroll sideways', async () => {
  const page = await demo.newPage(SMALL)
  const wide: string[] = []
  for (const locale of LOCALES) {
    const found = `${await demo.pathIn(locale, '/en/hotels')}?beach=pebble`
    for (const address of [missingPath(locale), found, ...(DEEP || locale === 'de' ? await queried(locale) : [])]) {
      await page.goto(demo.at(address))
      await enlarge(page)
      if ((await sideways(page)) > 0) wide.push(address)
    }
  }
  expect(wide).toEqual([])
})

const queried = (locale: Locale) =>
  Promise.all(
    [
      ['/en/compare', THREE],
      ['/en/search', '?q=crystal'],
      ['/en/hotels', '?kids=1&hall=300'],
      ['/en/hotels/crystal-waterworld/day', '?age=4&age=9&age=11'],
    ].map(async ([path, query]) => (await demo.pathIn(locale, path!)) + query),
  )

test('R2.152 what stands on a map does not overlap', async () => {
  const page = await demo.newPage(SMALL)
  for (const locale of ['de', 'ru'] as const) {
    await page.goto(demo.at(await demo.pathIn(locale, '/en/hotels')))
    await enlarge(page)
    const overlaps = await page
      .locator('.chart__map')
      .evaluateAll((maps) =>
        maps.map(
          (map) =>
            map.querySelector('.chart__scale')!.getBoundingClientRect().right >
            map.querySelector('small')!.getBoundingClientRect().left,
        ),
      )
    expect(overlaps, locale).not.toEqual([])
    expect(overlaps, locale).not.toContain(true)
  }
})

/** Fields and buttons of a form that are cut off or that nobody can press, and how far it can be moved sideways. */
function outOfReach(page: Page, form = '[data-search]'): Promise<string[]> {
  return page.locator(form).evaluateAll((searches) => {
    const search = searches.find((each) => each.checkVisibility())!
    const faults: string[] = []
    for (const control of search.querySelectorAll<HTMLElement>(
      'input, button, select, a, [role=option], .flatpickr-day',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.vh')) continue
      const name = `${control.getAttribute('data-field') ?? control.className} ${control.textContent.trim()}`
      control.scrollIntoView({ block: 'center' })
      const { left, top, right, width, height } = control.getBoundingClientRect()
      if (width < 2) continue
      if (left < 0 || right > innerWidth) faults.push(`${name} ends at ${right}`)
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!found || !(control.contains(found) || found.contains(control)))
        faults.push(`${name} is under ${found?.className}`)
      const text = control.matches('input') ? control : control.querySelector(':scope.search__value > span')
      if (text && text.scrollWidth > text.clientWidth + 1) faults.push(`${name} is cut off`)
    }
    search.scrollLeft = 1000
    return search.scrollLeft > 0 ? [...faults, 'it scrolls sideways'] : faults
  })
}

test.each([
  ['de', '/de/hotels/crystal-flora'],
  ['ru', '/ru'],
  ...(DEEP ? [['tr', '/oteller/crystal-flora/iletisim'] as const] : []),
] as const)('R2.152 every field of the open search is reached and read (%s)', async (_locale, path) => {
  const page = await demo.open(path, SMALL)
  await enlarge(page)
  await wakeSearch(page)
  await page.locator('[data-nav] [data-book]').click()
  await field(page, 'hotel').waitFor()
  expect(await outOfReach(page)).toEqual([])
  for (const name of ['hotel', 'checkIn', 'guests'] as const) {
    await field(page, name).click()
    await page.locator('[data-search] .pop:not([hidden])').waitFor()
    if (name === 'checkIn') await page.locator('.pop:not([hidden]) .flatpickr-day[data-end]').first().waitFor()
    if (name === 'guests') {
      const more = page.locator('[data-search] .guest:nth-of-type(2) .step button:last-child')
      for (let child = 0; child < 3; child++) await more.click()
    }
    expect(await outOfReach(page), name).toEqual([])
  }
  expect(await sideways(page)).toBe(0)
})

test.each(atDepth<readonly Locale[]>(['de'], ['de', 'ru']))(
  'R2.152 so are the dates and guests of a reservation page (%s)',
  async (locale) => {
    const query = '?checkInDate=05.07.2027&checkOutDate=12.07.2027&adult=12&child=3'
    const page = await demo.open(`/${locale}/hotels/crystal-centro/online-reservation${query}`, SMALL)
    const form = page.locator('main form[data-live]')
    await enlarge(page)
    await form.evaluate((each) => each.scrollIntoView())
    await form.locator('[data-field=guests]').waitFor()
    expect(await outOfReach(page, 'main .stay__fields')).toEqual([])
    expect(await sideways(page)).toBe(0)
  },
)
