// @module-tag chromium
/** Scripts that do not come: once, because a connection broke, or ever, because their release is gone. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DEEP } from '../harness/depth.ts'
import { field } from '../harness/search-bar.ts'
import { ON_DESKTOP, ON_PHONE, useSearchPage, type OpenOptions } from './page/search-page.ts'

const search = useSearchPage()

const HOTEL = '/en/hotels/crystal-flora'
const CONTACT = `${HOTEL}/contact`

interface Part {
  /** Name of its file. */
  script: RegExp
  path: string
  /** What a guest does so that it is asked for. */
  use: (page: Page) => Promise<unknown>
  /** What is there with its script, and never without. */
  live: string
  /** What a guest goes on with if it never comes. */
  plain: (page: Page) => Promise<unknown>
}

const openSearch = async (page: Page) => {
  if (!(await page.locator('[data-search-form]').isVisible())) await page.locator('[data-nav] [data-book]').click()
  await page.locator('[data-search-form]').hover()
}

async function usePlainSearch(page: Page): Promise<void> {
  await openSearch(page)
  await page.locator('[data-search-form] select[name=hotel]').selectOption('crystal-aura')
  await page.locator('[data-search-form] [name=checkin]').fill('2027-08-01')
  await page.locator('[data-search-form] [name=checkout]').fill('2027-08-08')
  await page.locator('[data-search-form] [name=child]').fill('1')
  await page.locator('[data-search-form] [name=childages]').first().fill('2020-09-03')
  const answer = page.context().waitForEvent('response', (response) => response.url().includes('/edge/search'))
  await page.locator('[data-search-form] [type=submit]').click()
  const asked = new URL((await answer).url()).searchParams
  expect([asked.get('hotel'), asked.get('checkin'), asked.get('child')]).toEqual(['crystal-aura', '2027-08-01', '1'])
  expect(asked.get('childages')).toBe('2020-09-03')
}

const isLive = '[data-search-form][data-live]'
const PARTS: Record<string, Part> = {
  'search bar': { script: /\/SearchBar\./, path: HOTEL, use: openSearch, live: isLive, plain: usePlainSearch },
  'what search and reservation share': {
    script: /\/use-search\./,
    path: HOTEL,
    use: openSearch,
    live: isLive,
    plain: usePlainSearch,
  },
  React: { script: /\/react\./, path: HOTEL, use: openSearch, live: isLive, plain: usePlainSearch },
  texts: { script: /\/en\./, path: HOTEL, use: openSearch, live: isLive, plain: usePlainSearch },
  panels: {
    script: /\/panels\./,
    path: HOTEL,
    async use(page) {
      await openSearch(page)
      await page.locator(`${isLive}, [data-search-form] .search__births`).first().waitFor({ state: 'attached' })
      await page.locator('[data-search-form] :is([data-field=guests], [name=adult])').first().focus()
    },
    live: '[data-search-form] .pop--guests .guest',
    plain: usePlainSearch,
  },
  newsletter: {
    script: /\/NewsletterForm\./,
    path: HOTEL,
    use: (page) => page.locator('form[data-newsletter] [name=email]').focus(),
    live: 'form[data-newsletter][data-live]',
    plain: (page) => page.locator('form[data-newsletter] [name=email]').fill('anna@example.com'),
  },
  'contact form': {
    script: /\/ContactForm\./,
    path: CONTACT,
    use: (page) => page.locator('form[data-contact] [name=fullName]').focus(),
    live: 'form[data-contact][data-live]',
    plain: (page) => page.locator('form[data-contact] [name=fullName]').fill('Anna'),
  },
  'language switcher': {
    script: /\/LanguageSwitcher\./,
    path: HOTEL,
    use: (page) => page.locator('#menu-languages').dispatchEvent('pointerdown'),
    live: '#menu-languages[data-live]',
    plain: (page) => page.locator('#menu-languages a[lang=de]').getAttribute('href'),
  },
}

/** Without one of these the search fails as without its own script. */
const SHARED = ['what search and reservation share', 'texts']
const NAMES = Object.keys(PARTS).filter((name) => DEEP || !SHARED.includes(name))

const touch = async (page: Page, { use }: Part) => {
  await use(page)
  await page.locator('body').dispatchEvent('pointermove')
}

describe.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
] as [string, OpenOptions][])('on a %s', (device, options) => {
  async function open(name: string, blocked: (asked: number) => boolean) {
    const part = PARTS[name]!
    const page = await search.openPage(undefined, options)
    const seen = { asked: 0, loads: 0 }
    page.on('request', (request) => {
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
      seen.loads += Number(isPage && request.method() === 'GET')
    })
    await page.route(part.script, (route) => (blocked(++seen.asked) ? route.abort() : route.continue()))
    await page.goto(search.at(part.path))
    return { page, part, seen }
  }

  // Each on one of them by turns, where it comes late, and on the other, where it never comes; in the deep run both on both.
  const ofTurn = (turn: number) => NAMES.filter((_, index) => DEEP || (index + turn) % 2 === Number(device === 'phone'))

  test.each(ofTurn(0))('R4.31 %s, blocked once, is tried once more', async (name) => {
    const { page, part, seen } = await open(name, (asked) => asked === 1)
    await touch(page, part)
    await page.locator(part.live).first().waitFor({ state: 'attached' })
    expect(seen.asked).toBeGreaterThan(1)
    expect(seen.loads).toBe(1)
  })

  test.each(ofTurn(1))('R4.31 %s, always blocked, reloads once; then its plain form stays whole', async (name) => {
    const { page, part, seen } = await open(name, () => true)
    const reloaded = page.waitForEvent('load')
    // The page may be gone before the guest is done.
    touch(page, part).catch(() => {})
    await reloaded
    await expect.poll(() => seen.loads).toBe(2)
    await touch(page, part)
    await expect.poll(() => seen.asked).toBeGreaterThanOrEqual(4)
    await part.plain(page)
    expect(await page.locator(part.live).count()).toBe(0)
    expect(seen.loads).toBe(2)
  })
})

test('R4.31 where something was typed or chosen, the page is not reloaded, and the plain form has it', async () => {
  const page = await search.openPage(undefined, ON_PHONE)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(/\/panels\./, async (route) => {
    asked.resolve()
    await held.promise
    await route.abort()
  })
  await page.goto(search.at(HOTEL))
  await openSearch(page)
  await page.locator(isLive).waitFor()
  await field(page, 'hotel').click()
  await page.locator('[data-search] [role=option]').filter({ hasText: 'Crystal Aura' }).click()
  await field(page, 'checkIn').fill('01.08.2027')
  await asked.promise
  held.resolve()
  const plain = page.locator('[data-search-form]:not([data-live])')
  await plain.waitFor()
  expect(await plain.locator('[name=hotel]').inputValue()).toBe('crystal-aura')
  expect(await plain.locator('[name=checkin]').inputValue()).toBe('2027-08-01')
  expect(loads).toBe(1)
})
