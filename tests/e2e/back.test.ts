// @module-tag chromium
/** "Back" on a phone closes what covers the page before it leaves it; a desktop's history has pages alone. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const HOTEL = '/en/hotels/crystal-palace'
const GALLERY = `${HOTEL}/gallery`
const LIST = '/en/hotels'
const BEFORE = '/en/about-us'

interface Cover {
  path: string
  open(page: Page): Promise<unknown>
  isOpen(page: Page): Promise<boolean>
  /** By its own button. */
  close(page: Page): Promise<unknown>
  /** By other means; if missing, by Escape. */
  closeOtherwise?(page: Page): Promise<unknown>
}

const COVERS: Record<string, Cover> = {
  menu: {
    path: HOTEL,
    open: (page) => page.locator('[data-nav] [popovertarget=menu]').click(),
    isOpen: (page) => page.locator('#menu').evaluate((menu) => menu.matches(':popover-open')),
    close: (page) => page.locator('#menu .menu__top button').click(),
  },
  search: {
    path: HOTEL,
    open: (page) => page.locator('[data-nav] [data-book]').click(),
    isOpen: (page) => page.locator('[data-search][data-open]').isVisible(),
    close: (page) => page.locator('[data-search-close]').click(),
  },
  filters: {
    path: LIST,
    open: (page) => page.locator('.choose__title').click(),
    isOpen: (page) => page.locator('.choose__panel[open]').isVisible(),
    close: (page) => page.locator('[data-show]').click(),
    closeOtherwise: (page) => page.locator('.choose__title').click(),
  },
  picture: {
    path: GALLERY,
    open: (page) => page.locator('a[data-picture]:visible').nth(1).click(),
    isOpen: (page) => page.locator('.lightbox[open]').isVisible(),
    close: (page) => page.locator('.lightbox[open] [data-lightbox-close]').click(),
  },
  story: {
    path: HOTEL,
    async open(page) {
      await page.locator('[data-near=stories]').scrollIntoViewIfNeeded()
      await page.locator('.viewer[data-viewer]').first().waitFor({ state: 'attached' })
      await page.locator('.story').first().click()
    },
    isOpen: (page) => page.locator('.viewer[open]').isVisible(),
    close: (page) => page.locator('.viewer[open] [data-viewer-close]').click(),
  },
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const atCover = (page: Page) => page.evaluate(() => (history.state as { covered?: boolean } | null)?.covered === true)

async function openAfter(path: string, viewport = PHONE): Promise<Page> {
  const page = await demo.open(BEFORE, { viewport, hasTouch: true })
  await page.goto(demo.at(path), { waitUntil: 'load' })
  return page
}

describe.each(Object.entries(COVERS))('%s', (_, cover) => {
  test('R2.154 closed by its own means it leaves nothing in the history; back closes it, forward opens it again, and the next back leaves the page', async () => {
    const page = await openAfter(cover.path)
    const { close, closeOtherwise = () => page.keyboard.press('Escape') } = cover
    for (const closes of [close, closeOtherwise]) {
      await cover.open(page)
      await expect.poll(() => atCover(page)).toBe(true)
      await closes(page)
      await expect.poll(() => cover.isOpen(page)).toBe(false)
      await expect.poll(() => atCover(page)).toBe(false)
    }
    await cover.open(page)
    await expect.poll(() => cover.isOpen(page)).toBe(true)
    await expect.poll(() => atCover(page)).toBe(true)
    await page.goBack()
    await expect.poll(() => cover.isOpen(page)).toBe(false)
    expect(pathOf(page)).toBe(cover.path)
    await page.goForward()
    await expect.poll(() => cover.isOpen(page)).toBe(true)
    await page.goBack()
    await expect.poll(() => cover.isOpen(page)).toBe(false)
    await page.goBack()
    await page.waitForURL(`**${BEFORE}`)
  })
})

/** A desktop has the filters beside the list. */
const OPENED = Object.entries(COVERS).filter(([name]) => name !== 'filters')

test.each(sample(OPENED, 0, 1))('a desktop has no entry of its %s', async (_, cover) => {
  const page = await openAfter(cover.path, DESKTOP)
  const entries = await page.evaluate(() => history.length)
  await cover.open(page)
  // A desktop's search stands in the hero.
  await expect.poll(() => cover.isOpen(page)).toBe(true)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await page.waitForURL(`**${BEFORE}`)
})

test('R2.154 back from a page that the menu led to shows the page without it, and forward leads there again', async () => {
  const page = await openAfter(HOTEL)
  const { open, isOpen } = COVERS.menu!
  await open(page)
  const link = page.locator('#menu a.menu__item').first()
  const next = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${next}`)
  await page.goBack()
  await page.waitForURL(`**${HOTEL}`)
  await expect.poll(() => atCover(page)).toBe(false)
  expect(await isOpen(page)).toBe(false)
  await page.goForward()
  await page.waitForURL(`**${next}`)
  await page.goBack()
  await page.waitForURL(`**${HOTEL}`)
  await expect.poll(() => atCover(page)).toBe(false)
  await page.goBack()
  await page.waitForURL(`**${BEFORE}`)
})

test('R2.154 a search that was opened from the menu is closed by one back, and keeps what was chosen in it', async () => {
  const page = await openAfter(HOTEL)
  await COVERS.menu!.open(page)
  await page.locator('#menu [data-book]').click()
  await expect.poll(() => COVERS.search!.isOpen(page)).toBe(true)
  expect(await COVERS.menu!.isOpen(page)).toBe(false)
  await wakeSearch(page)
  await field(page, 'hotel').click()
  await page.getByRole('option', { name: 'Crystal Centro' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('hotel')).toBe('crystal-centro')
  await page.goBack()
  await expect.poll(() => COVERS.search!.isOpen(page)).toBe(false)
  expect(pathOf(page)).toBe(HOTEL)
  expect((await field(page, 'hotel').textContent())!.trim()).toBe('Crystal Centro')
  await page.goBack()
  await page.waitForURL(`**${BEFORE}`)
})

test('R2.154 filters chosen before the back that closes them stay chosen, and hotels shown by their button leave no entry', async () => {
  const page = await openAfter(LIST)
  const { open, isOpen } = COVERS.filters!
  const show = page.locator('[data-show]')
  const addressOf = () => page.evaluate(() => location.pathname + location.search)
  await open(page)
  await page.locator('[data-queried] [name=kids]').check()
  await expect.poll(addressOf).toBe(`${LIST}?kids=1`)
  const total = await show.textContent()
  await page.goBack()
  await expect.poll(() => isOpen(page)).toBe(false)
  expect([await addressOf(), await show.textContent()]).toEqual([`${LIST}?kids=1`, total])
  await open(page)
  await page.locator('[data-queried] [name=aquapark]').check()
  await expect.poll(addressOf).toBe(`${LIST}?aquapark=1&kids=1`)
  await show.click()
  await expect.poll(() => atCover(page)).toBe(false)
  await expect.poll(addressOf).toBe(`${LIST}?aquapark=1&kids=1`)
  await page.goBack()
  await page.waitForURL(`**${BEFORE}`)
})
