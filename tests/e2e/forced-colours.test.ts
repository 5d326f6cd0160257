// @module-tag chromium
/** With the few colours that a guest's system forces upon every page, what is chosen and where something ends is seen by its shape. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DEEP } from '../harness/depth.ts'
import { boxesOf, FRAMED, painted, type Frame } from './page/pixels.ts'
import { heroAnswers, settled } from './page/ready.ts'
import { day, field, wakeSearch } from '../harness/search-bar.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()

const NONE: Frame = { top: false, right: false, bottom: false, left: false }
const STAY = '?checkin=2027-06-14&checkout=2027-06-18'

async function open(path: string, viewport: typeof DESKTOP, colorScheme: 'dark' | 'light'): Promise<Page> {
  const page = await demo.open(path, {
    viewport,
    colorScheme,
    forcedColors: 'active',
    reducedMotion: 'reduce',
    pictures: () => false,
  })
  await settled(page)
  return page
}

const schemes = [
  ['a desktop', DESKTOP, 'light'],
  ['a phone', PHONE, 'dark'],
] as const

/** Each on one of them by turns, and on both in the deep run. */
const schemesOf = (turn: number) => schemes.filter((_, index) => DEEP || index === turn % schemes.length)

test.each(schemesOf(0))(
  'R2.151 chosen dates and the nights between them have different shapes on %s',
  async (...given) => {
    const page = await open(`/en/hotels/crystal-flora${STAY}`, given[1], given[2])
    await wakeSearch(page)
    if (!(await field(page, 'checkIn').isVisible())) await page.locator('[data-nav] [data-book]').click()
    await field(page, 'checkIn').click()
    await day(page, '2027-06-18').scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    const window = await painted(page)
    const frameOf = async (date: string) => window.frame((await boxesOf(day(page, `2027-06-${date}`)))[0]!)
    expect(await frameOf('14')).toEqual(FRAMED)
    expect(await frameOf('18')).toEqual(FRAMED)
    for (const night of ['15', '16', '17']) expect(await frameOf(night)).toEqual({ ...NONE, top: true, bottom: true })
    expect(await frameOf('21')).toEqual(NONE)
  },
)

/** Lists in which one option is the one that Enter takes. */
const lists = [
  {
    name: 'hotels of the search',
    async open(page: Page) {
      await wakeSearch(page)
      if (!(await field(page, 'hotel').isVisible())) await page.locator('[data-nav] [data-book]').click()
      await field(page, 'hotel').click()
      await page.keyboard.press('ArrowDown')
    },
    options: '.pop--hotels [role=option]',
    active: '[data-active]',
  },
  {
    name: 'suggestions of the menu',
    async open(page: Page) {
      await page.locator('[data-nav] .nav__toggle').click()
      await page.locator('#menu-q').pressSequentially('crystal')
      // Suggestions for each letter come one after the other.
      await page.locator('.menu .finder [role=status]', { hasText: 'crystal' }).waitFor({ state: 'attached' })
      await page.keyboard.press('ArrowDown')
    },
    options: '.menu .finder [role=option]',
    active: '[aria-selected=true]',
  },
]

test.each(
  lists.flatMap((list, turn) =>
    schemesOf(turn + 1).map(([screen, viewport, scheme]) => ({ ...list, screen, viewport, scheme })),
  ),
)('R2.151 of the $name the active one is framed on $screen', async (list) => {
  const page = await open('/en', list.viewport, list.scheme)
  await list.open(page)
  await page.locator(`${list.options}${list.active}`).scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  const window = await painted(page)
  const [active] = await boxesOf(page.locator(`${list.options}${list.active}`))
  const others = await boxesOf(page.locator(`${list.options}:not(${list.active})`))
  expect(window.frame(active!, 8)).toEqual(FRAMED)
  expect(others.length).toBeGreaterThan(2)
  for (const other of others) expect(window.frame(other, 8)).not.toEqual(FRAMED)
})

test.each(schemesOf(1))('R2.151 the hero says which picture is shown on %s', async (...given) => {
  const page = await open('/en', given[1], given[2])
  await heroAnswers(page)
  await page.mouse.move(2, 2)
  const window = await painted(page)
  const inks = (await boxesOf(page.locator('.hero__bars button'))).map((bar) => window.ink(bar))
  const [most = 0, second = 0] = inks.toSorted((one, other) => other - one)
  expect(inks.length).toBeGreaterThan(1)
  expect(inks.every((ink) => ink > 20)).toBe(true)
  expect(most).toBeGreaterThan(1.8 * second)
})

/** Borders that are blocks. */
function thickBorders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    const sides = ['top', 'right', 'bottom', 'left'] as const
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element)
        const is = (side: string, what: string) => style.getPropertyValue(`border-${side}-${what}`)
        return sides.some((side) => parseFloat(is(side, 'width')) > 6 && is(side, 'color') !== ground)
      })
      .map((element) => element.className)
  })
}

const BUTTONS = '.btn, .disc, .step button, .cm__btn, .dock a, .float a, .nav__toggle, .search__close'

test.each(
  [
    { path: '/en', opens: undefined, panel: '.cloth' },
    { path: `/en${STAY}`, opens: 'guests' as const, panel: '.pop--guests' },
    { path: `/de${STAY}`, opens: 'checkIn' as const, panel: '.pop--dates' },
    { path: '/ru/contact', opens: undefined, panel: undefined },
    { path: '/oteller', opens: undefined, panel: '.choose__form' },
    { path: '/en/hotels/crystal-flora/rooms/night-swimmers-family-room', opens: undefined, panel: undefined },
  ].flatMap((each, turn) =>
    schemesOf(turn).map(([screen, viewport, scheme]) => ({ ...each, screen, viewport, scheme })),
  ),
)(
  'R2.151 buttons and panels have edges: $path, $opens, on $screen',
  async ({ path, opens, panel, viewport, scheme }) => {
    const page = await open(path, viewport, scheme)
    if (opens) {
      await wakeSearch(page)
      if (!(await field(page, opens).isVisible())) await page.locator('[data-nav] [data-book]').click()
      await field(page, opens).click()
      await settled(page)
    }
    await page.mouse.move(2, 2)
    expect(await thickBorders(page), 'a border that was transparent is none').toEqual([])
    const window = await painted(page)
    const uncovered = page.locator(BUTTONS).filter({ visible: true })
    const bare = []
    for (const button of await uncovered.all()) {
      const isOnTop = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.1, 0.9].every((share) =>
          element.contains(document.elementFromPoint(left + width * share, top + height / 2)),
        )
      })
      const [box] = await boxesOf(button)
      if (!isOnTop || !box) continue
      const { top, bottom, left, right } = window.frame(box)
      // A circle has no straight sides: something is painted at each of them.
      const isRound = await button.evaluate(
        (element) =>
          parseFloat(getComputedStyle(element).borderRadius) >= 20 || getComputedStyle(element).borderRadius === '50%',
      )
      const isEdged = isRound ? window.ink(box) > box.width * 2 : top && bottom && left && right
      if (!isEdged) bare.push(await button.evaluate((element) => element.outerHTML.slice(0, 120)))
    }
    expect(bare).toEqual([])

    if (!panel) return
    const sides = await page
      .locator(panel)
      .filter({ visible: true })
      .evaluateAll((panels) =>
        panels.map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect()
          const box = { x: Math.max(0, left), y: Math.max(0, top) }
          const isSeen = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y))
          return {
            box: { ...box, width: Math.min(innerWidth, right) - box.x, height: Math.min(innerHeight, bottom) - box.y },
            isSeen: { top: isSeen(top + 1), bottom: isSeen(bottom - 2) },
          }
        }),
      )
    expect(sides.length).toBeGreaterThan(0)
    for (const { box, isSeen } of sides) {
      const { top, bottom } = window.frame(box, 3)
      expect([top || !isSeen.top, bottom || !isSeen.bottom], JSON.stringify(box)).toEqual([true, true])
    }
  },
)
