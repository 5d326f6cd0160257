// @module-tag chromium
/** What the search says of the hotel it is for: which one it begins with, its season, whom it takes. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { sample } from '../harness/depth.ts'
import { field, opened, send, wakeSearch } from '../harness/search-bar.ts'
import { ON_DESKTOP, ON_PHONE, useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

const hotelIn = async (page: Awaited<ReturnType<typeof search.openPage>>) =>
  (await field(page, 'hotel').textContent())!.trim()

test('R2.145 with script the search follows the list’s filters, until the guest chooses a hotel', async () => {
  const page = await search.openPage('/en/hotels?region=KEMER', ON_DESKTOP)
  /** Ticks a region's box or clears it, and waits for the address to say so. */
  const choose = async (region: string, isTicked: boolean) => {
    await page.locator(`[data-queried] [name=region][value=${region}]`).setChecked(isTicked)
    await page.waitForURL((url) => url.searchParams.getAll('region').includes(region) === isTicked)
  }
  const ofCards = async () => {
    const shown = await page.locator('.choose__list .hotel:visible h3').allInnerTexts()
    const offered = await page.locator('#search-hotels li').allTextContents()
    return offered.find((name) => shown.includes(name))
  }
  // Before the search's script runs, its plain field follows.
  const plain = page.locator('select#search-hotel')
  const before = await plain.inputValue()
  await choose('SIDE', true)
  await choose('KEMER', false)
  await expect.poll(() => plain.inputValue()).not.toBe(before)
  await wakeSearch(page)
  await expect.poll(async () => (await hotelIn(page)) === (await ofCards())).toBe(true)
  await choose('BODRUM', true)
  await choose('SIDE', false)
  await expect.poll(async () => (await hotelIn(page)) === (await ofCards())).toBe(true)
  await page.locator('[data-nav] [data-book]').click()
  await field(page, 'hotel').click()
  await page.getByRole('option', { name: 'Crystal Flora' }).click()
  await page.keyboard.press('Escape')
  await choose('SIDE', true)
  expect(await hotelIn(page)).toBe('Crystal Flora')
})

test('R2.145 with script, too, the search gives way to the number where a filter leaves a hotel by telephone, and comes back', async () => {
  const page = await search.openPage('/de/hotels?region=KEMER', ON_DESKTOP)
  const box = (region: string) => page.locator(`[data-queried] [name=region][value=${region}]`)
  await box('CAPPADOCIA').check()
  await page.waitForURL(/CAPPADOCIA/)
  await box('KEMER').uncheck()
  await expect.poll(() => page.locator('#search .search__call a[href^="tel:"]').count()).toBe(1)
  expect(await page.locator('#search select, #search form').count()).toBe(0)
  await box('KEMER').check()
  await expect.poll(() => page.locator('#search form').count()).toBe(1)
})

describe('the season', () => {
  const DAYS: Record<Locale, [string, string]> = {
    tr: ['1 Nisan', '31 Ekim'],
    en: ['1 April', '31 October'],
    de: ['1. April', '31. Oktober'],
    ru: ['1 апреля', '31 октября'],
  }

  test.each(sample(LOCALES, 3))(
    'R2.145 dates outside it are told beside the dates, before anything opens (%s)',
    async (locale) => {
      const path = await search.pathIn(locale, '/en/hotels/crystal-admiral')
      const phone = locale === 'de' || locale === 'ru'
      const page = await search.openSearch(
        `${path}?checkin=2027-10-28&checkout=2027-11-02`,
        phone ? ON_PHONE : ON_DESKTOP,
      )
      const [from, until] = DAYS[locale]
      const said = translator(locale)('components.common.search.outOfSeason', { from, until })
      const note = page.locator('[data-search] .search__season')
      await expect.poll(() => note.textContent()).toBe(said)
      expect(await note.isVisible()).toBe(true)
      // The calendar says it too.
      await field(page, 'checkIn').click()
      expect(await page.locator('.pop--dates .pop__warning').first().textContent()).toContain(said)
      // On a phone the list of hotels is tried by the others.
      if (phone) return
      await field(page, 'checkIn').fill('20.10.2027')
      await field(page, 'checkOut').fill('31.10.2027')
      // On a phone a typed date closes the calendar, and this key would close the search.
      if (await page.locator('.pop--dates').isVisible()) await field(page, 'checkOut').press('Escape')
      await expect.poll(() => note.textContent()).toBe('')
      // Another hotel has another season, or none.
      await field(page, 'checkOut').fill('05.11.2027')
      await field(page, 'checkOut').press('Escape')
      await expect.poll(() => note.textContent()).toBe(said)
      await field(page, 'hotel').click()
      await page.getByRole('option', { name: 'Crystal Flora' }).click()
      await expect.poll(() => note.textContent()).toBe('')
    },
  )
})

describe('a hotel for adults', () => {
  const VISITORS = [
    ['de', ON_PHONE],
    ['tr', ON_DESKTOP],
  ] as const
  test.each(sample(VISITORS, 0))(
    'names the child of a search as the reason, and the ways on (%s)',
    async (locale, options) => {
      const t = translator(locale)
      const aura = await search.pathIn(locale, '/en/hotels/crystal-aura')
      // Carried over from another hotel, with and without a date of birth.
      const births = locale === 'de' ? '&childages=2020-09-03' : ''
      const page = await search.openSearch(await search.pathIn(locale, '/en/hotels/crystal-flora'), options)
      await page.evaluate(
        (stay) => sessionStorage.setItem('stay', stay),
        `checkin=2027-06-12&checkout=2027-06-19&adult=2&child=1${births}`,
      )
      await page.goto(search.at(aura), { waitUntil: 'domcontentloaded' })
      await wakeSearch(page)
      if (!(await field(page, 'hotel').isVisible())) await page.locator('[data-nav] [data-book]').click()
      await send(page)
      const panel = page.locator('[data-search] .pop--guests')
      const reason = panel.getByText(t('components.common.search.adultsOnlyChildren', { age: 16 }))
      await reason.waitFor()
      expect(await panel.locator('.child').count(), 'no date of birth is asked for').toBe(0)
      const without = panel.getByRole('button', { name: t('components.common.search.withoutChildren') })
      expect(await without.evaluate((button) => button === document.activeElement)).toBe(true)
      const way = panel.getByRole('link', { name: t('components.common.search.hotelsForChildren') })
      const list = new URL((await way.getAttribute('href'))!, page.url())
      expect(list.pathname).toBe(queriedPath('hotels', locale))
      const cards = parse(await (await fetch(list)).text()).querySelectorAll('.choose__list .hotel')
      const isHidden = (slug: string) =>
        cards.find((card) => card.querySelector(`a[href*="/${slug}?"]`))!.hasAttribute('hidden')
      expect(['crystal-flora', 'crystal-aura'].map(isHidden)).toEqual([false, true])
      await without.click()
      expect(await reason.count()).toBe(0)
      expect(await page.evaluate(() => document.activeElement!.matches('.pop--guests button'))).toBe(true)
      const url = new URL(await opened(page, () => send(page)))
      expect([url.searchParams.get('child'), url.searchParams.get('childages')]).toEqual(['0', null])
    },
  )

  test('names the children that came along there as the reason, and leads on without them', async () => {
    for (const locale of LOCALES) {
      const path = await search.pathIn(locale, '/en/hotels/crystal-aura/online-reservation')
      const stay = 'checkInDate=05.07.2099&checkOutDate=12.07.2099&adult=2'
      const asked = async (query: string) => (await fetch(search.at(path + query))).text()
      const reason = translator(locale)('components.common.search.adultsOnlyChildren', { age: 16 })
      const html = await asked(`?${stay}&child=1&childages=2095-01-01`)
      expect(html).toContain(reason)
      const [, without = ''] = /href="(\?[^"]*child=0[^"]*)"/.exec(html) ?? []
      const query = new URLSearchParams(without.replaceAll('&amp;', '&'))
      expect(Object.fromEntries(query)).toEqual({ ...Object.fromEntries(new URLSearchParams(stay)), child: '0' })
      expect(await asked(`?${query}`)).not.toContain(reason)
    }
  })

  test('says so on its reservation page without script, with a link to the others', async () => {
    for (const locale of LOCALES) {
      const path = await search.pathIn(locale, '/en/hotels/crystal-aura/online-reservation')
      const html = await search.built().html(path)
      expect(html).toContain(translator(locale)('components.common.search.adultsOnly', { age: 16 }))
      expect(html).toContain(`href="${queriedPath('hotels', locale)}?room-adults=2&amp;room-children=1"`)
    }
  })
})
