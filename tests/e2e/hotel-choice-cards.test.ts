// @module-tag chromium
/** The cards of the list of hotels, and what its form asks first. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { atDepth, sample } from '../harness/depth.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'
import { stayed } from './answers/form.ts'
import { LIST, openList, tick } from './hotel-choice/list.ts'

const demo = useDemoPage()

describe('the cards', () => {
  const usual = new Set(['Walk to the beach', 'Beach', 'Airport', 'Largest room', 'Room for you'])

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
  ])(
    'have four rows in the same order, but none without a value, and first what was chosen: %s',
    async (query, chosen) => {
      const ofTurn = chosen.length % 2 === 0 ? DESKTOP : PHONE
      for (const viewport of atDepth([ofTurn], [DESKTOP, PHONE])) {
        const cards = await rows(await openList(demo, LIST + query, { viewport }))
        expect(cards.length).toBeGreaterThan(1)
        const [first = []] = cards
        expect(first).toHaveLength(4 + first.slice(0, chosen.length).filter(({ label }) => !usual.has(label)).length)
        for (const card of cards) {
          const labels = card.map(({ label }) => label)
          expect(labels).toEqual(first.map(({ label }) => label).filter((label) => labels.includes(label)))
          expect(
            card
              .slice(0, chosen.length)
              .map(({ facet }) => facet)
              .sort(),
          ).toEqual(chosen)
        }
      }
    },
  )
  test('follow a choice without a load', async () => {
    const page = await openList(demo)
    await tick(page, 'kids')
    for (const [first] of await rows(page)) expect(first!.facet).toBe('kids')
    expect(await stayed(page)).toBe(true)
  })

  test.each(sample([true, false], 1))('that are ticked are compared, with script: %s', async (javaScriptEnabled) => {
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

  test.each(sample(LOCALES, 3))('make a list on a phone of at most 8,100 px, with every hotel (%s)', async (locale) => {
    const page = await demo.open(await demo.pathIn(locale, LIST), { viewport: PHONE })
    expect(await page.locator('.choose__list .hotel:visible').count()).toBe(18)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8100)
  })
})

test('whom a hotel is for and what it has are asked before its region', async () => {
  const page = await openList(demo, LIST, { viewport: DESKTOP })
  const [region] = await page.locator('[data-queried] [name=region]').evaluateAll(tops)
  for (const name of ['room-adults', 'room-children', 'kids', 'aquapark', 'sea'])
    expect((await page.locator(`[data-queried] [name=${name}]`).evaluateAll(tops))[0], name).toBeLessThan(region!)
  const first = (await page.locator('[data-queried] [name=room-adults]').evaluateAll(tops))[0]!
  expect(first).toBeLessThan(DESKTOP.height)
})
const tops = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().top)
