// @module-tag chromium
/** Pages whose texts a browser's translator has wrapped and replaced, before and after their islands come alive. */
import fc from 'fast-check'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { atDepth } from '../harness/depth.ts'
import { day, field } from '../harness/search-bar.ts'
import { useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

interface Translation {
  /** Chance of each text node to be wrapped. */
  share: number
  seed: number
  /** Chrome nests two `font` elements, others one. */
  depth: number
  replaced: boolean
  /** In place of a wrapped text only its words are new. */
  inPlace: boolean
}

const translations = fc.record({
  isEarly: fc.boolean(),
  share: fc.constantFrom(0.2, 0.5, 1),
  seed: fc.nat(1e6),
  depth: fc.constantFrom(1, 2, 3),
  replaced: fc.boolean(),
  inPlace: fc.boolean(),
})

/** What a translator does, to the islands and all else of the page. */
function translate(page: Page, translation: Translation): Promise<void> {
  return page.evaluate(({ share, seed, depth, replaced, inPlace }: Translation) => {
    document.documentElement.lang = 'fr'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    let random = seed
    const next = () => (random = (random * 16_807 + 11) % 2_147_483_647) / 2_147_483_647
    for (const text of texts) {
      // A translator leaves its own words alone, of which the marks tell.
      if (
        !text.data.trim() ||
        text.data.startsWith('«') ||
        text.parentElement!.closest('script, style, noscript, astro-slot, font')
      )
        continue
      if (next() >= share) continue
      const words = replaced ? `« ${text.data} »` : text.data
      if (inPlace) {
        text.data = words
        continue
      }
      let inner: Node = document.createTextNode(words)
      for (let level = 0; level < depth; level += 1) {
        const font = document.createElement('font')
        font.append(inner)
        inner = font
      }
      text.replaceWith(inner)
    }
  }, translation)
}

const HOTEL = '/en/hotels/crystal-flora?checkin=2027-07-05&checkout=2027-07-12'
const CONTACT = '/en/hotels/crystal-flora/contact'

async function open(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await search.openPage(undefined)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/forms/*', (route) => route.fulfill({ status: 500, json: { ok: false } }))
  await page.goto(search.at(path), { waitUntil: 'domcontentloaded' })
  return { page, errors }
}

type Step = (page: Page) => Promise<unknown>

const input = (page: Page, form: 'contact' | 'newsletter', name: string) =>
  page.locator(`form[data-${form}] [name=${name}]`)
const submit = (page: Page, form: 'contact' | 'newsletter') => page.locator(`form[data-${form}] [type=submit]`).click()
const guest = (page: Page, row: number) => page.locator('[data-search] .guest').nth(row).locator('button').last()
const birth = (page: Page) => page.locator('[data-search] .child input')

/** Every control of a page's islands, used so that texts come, change and go. */
const JOURNEYS: Record<string, Step[]> = {
  [HOTEL]: [
    (page) => field(page, 'checkIn').fill('99.07.2027'),
    (page) => field(page, 'checkOut').click(),
    (page) => field(page, 'checkIn').fill('06.07.2027'),
    (page) => field(page, 'checkOut').fill('20.07.2027'),
    (page) => field(page, 'checkIn').click(),
    (page) => day(page, '2027-07-10').click(),
    (page) => day(page, '2027-07-17').click(),
    (page) => field(page, 'guests').click(),
    (page) => guest(page, 1).click(),
    (page) => birth(page).fill('01.02.2099'),
    (page) => guest(page, 0).click(),
    (page) => birth(page).fill('01.02.2020'),
    (page) => field(page, 'hotel').click(),
    (page) => page.locator('[data-search] [role=option]').nth(4).click(),
    (page) => input(page, 'newsletter', 'email').fill('anna@'),
    (page) => input(page, 'newsletter', 'consent').check(),
    (page) => submit(page, 'newsletter'),
    (page) => input(page, 'newsletter', 'email').fill('anna@example.com'),
    (page) => submit(page, 'newsletter'),
    (page) => page.locator('form[data-newsletter] .alert').waitFor(),
    (page) => page.locator('[data-nav] .lang summary').click(),
  ],
  [CONTACT]: [
    (page) => input(page, 'contact', 'fullName').fill('R2'),
    (page) => submit(page, 'contact'),
    (page) => page.locator('form[data-contact] .error:visible').first().waitFor(),
    (page) => input(page, 'contact', 'fullName').fill('Anna'),
    (page) => input(page, 'contact', 'email').fill('anna@example.com'),
    (page) => input(page, 'contact', 'phone').fill('4915112345678'),
    (page) => input(page, 'contact', 'subject').fill('A cot'),
    (page) => input(page, 'contact', 'message').fill('One cot please'),
    (page) => input(page, 'contact', 'consent').check(),
    (page) => submit(page, 'contact'),
    (page) => page.locator('form[data-contact] .alert').waitFor(),
  ],
}

/** What the guest has chosen and typed, and can go on with. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent!.replace(/[«»]/g, '').trim())
    const values = (selector: string) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value)
    return {
      query: location.search,
      chosen: texts('[data-search] :is([data-field=hotel], [data-field=guests])'),
      dates: values('[data-search] input[data-field]'),
      typed: values('form:is([data-contact], [data-newsletter]) :is(input, textarea)'),
      errors: texts('form:is([data-contact], [data-newsletter]) .error:not([hidden])'),
      languages: document.querySelectorAll('[data-language]').length,
      languagesAreOpen: document.querySelector<HTMLDetailsElement>('[data-nav] .lang')!.open,
    }
  })

test.each([
  [HOTEL, '[data-search-form]', 'search, newsletter and languages'],
  [CONTACT, 'form[data-contact]', 'the contact form'],
])('R2.146 translated, %s keeps every field of %s', async (path, form) => {
  async function use(again?: Translation & { isEarly: boolean }) {
    const { page, errors } = await open(path)
    const translateAgain = async () => void (again && (await translate(page, again)))
    if (again?.isEarly) await translateAgain()
    await page.locator(form).evaluate((each) => each.scrollIntoView())
    await page.locator(`${form}[data-live]`).waitFor()
    for (const step of JOURNEYS[path]!) {
      await translateAgain()
      await step(page)
    }
    const found = await kept(page)
    await page.context().close()
    return { found, errors }
  }
  const { found: expected } = await use()
  if (path === HOTEL) {
    expect(expected.chosen).toEqual([expect.any(String), '3 adults, 1 child'])
    expect(expected.languagesAreOpen).toBe(true)
  }

  await fc.assert(
    fc.asyncProperty(translations, async (translation) => {
      expect(await use(translation)).toEqual({ found: expected, errors: [] })
    }),
    { numRuns: atDepth(2, 30), endOnFailure: true },
  )
})

test('R2.146 what was typed before the script had come is kept, with the focus', async () => {
  const { page, errors } = await open(HOTEL)
  const held = Promise.withResolvers<void>()
  await page.route(/\/(?:NewsletterForm|SearchBar)\.[^/]*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.locator('[data-search-form] [name=checkin]').fill('2027-08-01')
  await page.locator('[data-search-form] [name=adult]').fill('4')
  await input(page, 'newsletter', 'consent').check()
  await input(page, 'newsletter', 'email').fill('anna@example.com')
  await translate(page, { share: 1, seed: 1, depth: 2, replaced: true, inPlace: false })
  held.resolve()
  for (const form of ['[data-search-form]', 'form[data-newsletter]']) await page.locator(`${form}[data-live]`).waitFor()
  expect(await field(page, 'checkIn').inputValue()).toBe('01.08.2027')
  expect(await field(page, 'guests').textContent()).toBe('4 adults')
  expect(await input(page, 'newsletter', 'consent').isChecked()).toBe(true)
  expect(await input(page, 'newsletter', 'email').inputValue()).toBe('anna@example.com')
  expect(await input(page, 'newsletter', 'email').evaluate((each) => each === document.activeElement)).toBe(true)
  expect(errors).toEqual([])
})

test('R2.146 an island that fails gives way to its plain form', async () => {
  const { page, errors } = await open(HOTEL)
  await page.locator('[data-search-form][data-live]').waitFor()
  // The next render of the search throws, whatever causes it: so the press is part of the same step.
  await field(page, 'hotel').evaluate((button: HTMLElement) => {
    Object.defineProperty(Array.prototype, 'findIndex', { value: undefined })
    button.click()
  })
  const plain = page.locator('[data-search-form]:not([data-live])')
  await plain.locator('[name=checkin]').fill('2027-08-01')
  await plain.locator('select[name=hotel]').selectOption({ index: 4 })
  expect(await plain.getAttribute('action')).toBe('/edge/search')
  expect(errors).toEqual([])
})
