// @module-tag chromium
/** Choosing a hotel from the list: with script without a load, without script by the form. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { atDepth } from '../harness/depth.ts'
import { DESKTOP, PHONE, useDemoPage, type WindowOptions } from '../harness/visit.ts'

const demo = useDemoPage()

const LIST = '/en/hotels'
const PALE = ['Crystal Aura', 'Crystal Boutique']

const shown = (page: Page) => page.locator('.choose__list .hotel:visible h3').allInnerTexts()
const box = (page: Page, name: string, value = '1') => page.locator(`[data-choose] [name=${name}][value="${value}"]`)
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const total = (page: Page) => page.locator('[data-total]').innerText()

/** A page that says whether it was loaded again. */
async function openList(path = LIST, options?: WindowOptions): Promise<Page> {
  const page = await demo.open(path, options)
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true))
  return page
}
const stayed = (page: Page) => page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed === true)

/** Ticks a box and waits for the address to say so. */
async function tick(page: Page, name: string, value = '1'): Promise<void> {
  await box(page, name, value).check()
  await page.waitForURL((url) => url.searchParams.getAll(name).includes(value))
}

describe('with script', () => {
  test('each choice shows its hotels at once, and the address says it in one order', async () => {
    const page = await openList()
    await tick(page, 'kids')
    await tick(page, 'region', 'SIDE')
    await tick(page, 'sea')
    await tick(page, 'region', 'BELEK')
    expect(addressOf(page)).toBe(`${LIST}?kids=1&region=BELEK&region=SIDE&sea=1`)
    expect(await shown(page)).toEqual([
      'Crystal Waterworld',
      'Crystal Family',
      'Crystal Admiral',
      'Crystal Sunset',
      'Crystal Palace',
    ])
    expect(await total(page)).toBe('5 hotels')
    expect(await page.locator('[data-show]').innerText()).toBe('Show 5 hotels')
    expect(await page.locator('[data-group]:visible h2').allInnerTexts()).toEqual(['Belek', 'Side'])
    expect(await stayed(page)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('BELEK')
  })

  test('shows what the server answers to the same address', async () => {
    const page = await openList()
    await tick(page, 'beach', 'sand')
    await page.locator('[name=room-adults]').fill('2')
    await page.locator('[name=room-children]').fill('3')
    await page.locator('[name=hall]').fill('300')
    await page.keyboard.press('Enter')
    await page.waitForURL(/hall=300/)
    const says = async () => ({
      hotels: await shown(page),
      total: await total(page),
      counts: await page.locator('[data-count]').allInnerTexts(),
      chosen: await page.locator('[data-chosen]').textContent(),
      fields: await page
        .locator('[data-number]')
        .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value)),
    })
    const before = await says()
    expect(before.hotels.length).toBeGreaterThan(1)
    await page.reload()
    expect(await says()).toEqual(before)
    expect(await box(page, 'beach', 'sand').isChecked()).toBe(true)
  })

  test('"back" takes the choices back one by one, and "forward" makes them again', async () => {
    const page = await openList()
    await tick(page, 'aquapark')
    await tick(page, 'airport')
    const both = await shown(page)
    await page.goBack()
    await page.waitForURL(`**${LIST}?aquapark=1`)
    await expect.poll(() => total(page)).toBe('7 hotels')
    expect(await box(page, 'airport').isChecked()).toBe(false)
    await page.goBack()
    await expect.poll(() => total(page)).toBe('18 hotels')
    await page.goForward()
    await page.goForward()
    await expect.poll(() => shown(page)).toEqual(both)
    expect(await box(page, 'airport').isChecked()).toBe(true)
    expect(await stayed(page)).toBe(true)
  })

  test('from an address with choices they go on, and are cleared at once', async () => {
    const page = await openList(`${LIST}?adults=1`)
    expect(await shown(page)).toEqual(PALE)
    await tick(page, 'beach', 'pebble')
    expect(await shown(page)).toEqual(['Crystal Aura'])
    await page.locator('[data-reset]').click()
    await page.waitForURL(`**${LIST}`)
    expect(await total(page)).toBe('18 hotels')
    expect(await page.locator('[data-choose] :checked').count()).toBe(0)
    expect(await page.locator('[data-reset]').isVisible()).toBe(false)
    expect(await stayed(page)).toBe(true)
  })

  test('where no hotel fits, a click drops the choice that is in the way', async () => {
    const page = await openList(`${LIST}?adults=1`)
    await tick(page, 'kids')
    const none = page.locator('[data-none]')
    expect(await none.isVisible()).toBe(true)
    expect(await none.locator('a[href^="tel:"]').isVisible()).toBe(true)
    await none.getByText('Without “Kids’ club”: 2 hotels').click()
    await page.waitForURL(`**${LIST}?adults=1`)
    expect(await shown(page)).toEqual(PALE)
    expect(await none.isVisible()).toBe(false)
    expect(await box(page, 'kids').isChecked()).toBe(false)
    expect(await stayed(page)).toBe(true)
  })

  test('by keyboard: the focus stays where it is, and the number of hotels is announced', async () => {
    const page = await openList()
    await box(page, 'aquapark').focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/aquapark=1/)
    expect(await page.getByRole('status').filter({ hasText: '7 hotels' }).count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('aquapark')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.waitForURL(/kids=1/)
    await page.keyboard.press('Space')
    await page.waitForURL((url) => !url.searchParams.has('kids'))
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('kids')
  })

  test('on a phone the form opens over the list, and its button leads to the hotels', async () => {
    const page = await openList(LIST, { viewport: PHONE, hasTouch: true })
    await page.locator('.choose__title').click()
    await tick(page, 'region', 'BELEK')
    await page.getByRole('button', { name: 'Show 5 hotels' }).click()
    await page.locator('.choose__panel:not([open])').waitFor()
    expect(await page.locator('[data-chosen]').innerText()).toBe('1 chosen')
    expect(await shown(page)).toHaveLength(5)
    expect(await stayed(page)).toBe(true)
  })

  test('on a phone the form closes when the focus leaves it, and covers nothing that has it', async () => {
    const page = await openList(LIST, { viewport: PHONE })
    await page.locator('.choose__title').click()
    await tick(page, 'kids')
    await page.locator('[data-reset]').focus()
    await page.keyboard.press('Tab')
    await page.locator('.choose__panel:not([open])').waitFor()
    const isSeen = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect()
      return document.activeElement!.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Kemer')
    expect(isSeen).toBe(true)
  })

  test('that does not come leaves the form', async () => {
    const page = await demo.newPage()
    await page.route(/\/_astro\/query-forms\.[^/]+\.js$/, (route) => route.abort())
    await page.goto(demo.at(LIST))
    await box(page, 'adults').check()
    await page.getByRole('button', { name: 'Show 18 hotels' }).click()
    await page.waitForURL(/adults=1/)
    expect(await shown(page)).toEqual(PALE)
  })
})

describe('without script', () => {
  const options = { javaScriptEnabled: false }

  test('the form is sent, and its answer has what was chosen', async () => {
    const page = await demo.open('/ru/hotels', options)
    await box(page, 'kids').check()
    await page.locator('[name=hall]').fill('700')
    await page.locator('[data-show]').click()
    expect(await shown(page)).toEqual([
      'Crystal Waterworld',
      'Crystal Palace',
      'Crystal World of Colours',
      'Crystal Centro',
    ])
    expect(await total(page)).toBe('4 отеля')
    expect(await box(page, 'kids').isChecked()).toBe(true)
    expect(await page.locator('[name=hall]').inputValue()).toBe('700')
    await page.locator('[data-reset]').click()
    expect(addressOf(page)).toBe('/ru/hotels')
    expect(await total(page)).toBe('18 отелей')
  })

  test('on a phone, too', async () => {
    const page = await demo.open('/oteller', { ...options, viewport: PHONE })
    await page.locator('.choose__title').click()
    await box(page, 'adults').check()
    await page.locator('[data-show]').click()
    expect(await shown(page)).toEqual(PALE)
  })
})

describe('the cards', () => {
  const usual = new Set(['Walk to the beach', 'Beach', 'Airport', 'Largest room'])

  /** Rows of each card that are seen, as they stand: what is higher, then what is more to the left. */
  const rows = (page: Page) =>
    page.locator('.choose__list .hotel:visible').evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll<HTMLElement>('.facts > div')]
          .filter((row) => row.checkVisibility())
          .map((row) => ({ row, box: row.getBoundingClientRect() }))
          .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
          .map(({ row }) => ({ facet: row.dataset.facet, label: row.querySelector('dt')!.textContent })),
      ),
    )

  test.each([
    ['', []],
    ['?beach=sand', ['beach']],
    ['?kids=1&aquapark=1', ['aquapark', 'kids']],
    ['?adults=1', ['adults']],
    ['?airport=1&hall=300&room-children=2', ['airport', 'hall', 'room']],
  ])('have the same four rows, and first what was chosen: %s', async (query, chosen) => {
    const ofTurn = chosen.length % 2 === 0 ? DESKTOP : PHONE
    for (const viewport of atDepth([ofTurn], [DESKTOP, PHONE])) {
      const cards = await rows(await openList(LIST + query, { viewport }))
      expect(cards.length).toBeGreaterThan(1)
      const [first = []] = cards
      expect(first).toHaveLength(4 + first.slice(0, chosen.length).filter(({ label }) => !usual.has(label)).length)
      for (const card of cards) {
        expect(card.map(({ label }) => label)).toEqual(first.map(({ label }) => label))
        expect(
          card
            .slice(0, chosen.length)
            .map(({ facet }) => facet)
            .sort(),
        ).toEqual(chosen)
      }
    }
  })
  test('follow a choice without a load', async () => {
    const page = await openList()
    await tick(page, 'kids')
    for (const [first] of await rows(page)) expect(first!.facet).toBe('kids')
    expect(await stayed(page)).toBe(true)
  })

  test.each([true, false])('that are ticked are compared, with script: %s', async (javaScriptEnabled) => {
    const page = await demo.open('/de/hotels', { viewport: PHONE, javaScriptEnabled })
    expect(await page.getByRole('button', { name: 'Ausgewählte Hotels vergleichen' }).isVisible()).toBe(false)
    for (const name of ['Crystal Aura', 'Crystal De Luxe'])
      await page.getByRole('checkbox', { name: new RegExp(`^Vergleichen\\s*: ${name}$`) }).check()
    // On a first visit the consent panel stands before it until it is answered.
    await page.getByRole('button', { name: 'Ausgewählte Hotels vergleichen' }).press('Enter')
    await page.waitForURL('**/de/compare?hotel=crystal-aura&hotel=crystal-de-luxe')
    expect(await page.locator('.compare__table thead th > a').allInnerTexts()).toEqual([
      'Crystal Aura',
      'Crystal De Luxe',
    ])
  })

  test.each(atDepth<readonly Locale[]>(['de', 'ru'], LOCALES))(
    'make a list on a phone of at most 8,100 px, with every hotel (%s)',
    async (locale) => {
      const page = await demo.open(await demo.pathIn(locale, LIST), { viewport: PHONE })
      expect(await page.locator('.choose__list .hotel:visible').count()).toBe(18)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8100)
    },
  )
})

test('whom a hotel is for and what it has are asked before its region', async () => {
  const page = await openList(LIST, { viewport: DESKTOP })
  const [region] = await page.locator('[data-choose] [name=region]').evaluateAll(tops)
  for (const name of ['room-adults', 'room-children', 'kids', 'aquapark', 'sea'])
    expect((await page.locator(`[data-choose] [name=${name}]`).evaluateAll(tops))[0], name).toBeLessThan(region!)
  const first = (await page.locator('[data-choose] [name=room-adults]').evaluateAll(tops))[0]!
  expect(first).toBeLessThan(DESKTOP.height)
})
const tops = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().top)
