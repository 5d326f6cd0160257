// @module-tag chromium
/** A guest's week in a browser: days are tapped with script and without, on paper it is one sheet. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()
const FLORA = '/en/hotels/crystal-flora/week'
const STAY = `${FLORA}?checkin=2027-07-03&checkout=2027-07-10&age=4&age=9`

const planned = (page: Page) =>
  page.locator('.entry[data-chosen]').evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText.trim()))

test('a tap puts something into its day, and out of it again, by keyboard, with script and without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await demo.open(FLORA, { viewport: PHONE, javaScriptEnabled })
    const send = async () => {
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update the week' }).first().click()
    }
    await page.getByRole('group', { name: 'Spa' }).getByRole('checkbox', { name: 'Tuesday' }).focus()
    await page.keyboard.press('Space')
    await send()
    await page.locator('[data-total]', { hasText: 'In your plan: 1' }).waitFor()
    expect(new URL(page.url()).searchParams.getAll('plan')).toEqual(['spa.2'])
    expect(await planned(page)).toEqual([expect.stringMatching(/^10:00–22:30\s+Spa/)])
    if (javaScriptEnabled) expect(await page.evaluate(() => document.activeElement!.ariaLabel)).toBe('Tuesday')
    await page.getByRole('link', { name: 'Take out of the plan: Spa' }).click()
    await page.locator('[data-total]', { hasText: 'Nothing in your plan' }).waitFor()
    expect(new URL(page.url()).searchParams.has('plan')).toBe(false)
    expect(await page.getByRole('group', { name: 'Spa' }).getByRole('checkbox', { checked: true }).count()).toBe(0)
  }
})

test('the plan stays in view, down to the last thing that can be chosen', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await demo.open(`${FLORA}?plan=spa.2`, { viewport })
    await page
      .locator('.thing')
      .last()
      .evaluate((thing) => thing.scrollIntoView({ block: 'end' }))
    const isSeen = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const plan = page.locator(viewport === PHONE ? '[data-total]' : '.entry[data-chosen]')
    expect(await plan.evaluate(isSeen), String(viewport.width)).toBe(true)
  }
})

test('a stay has its days, keeps them for the visit, and the calendar has what was chosen', async () => {
  const page = await demo.open(`${STAY}&plan=spa.2&plan=e2-9002.7`, { viewport: PHONE })
  expect(await page.locator('.agenda h3').allInnerTexts()).toHaveLength(8)
  expect(await planned(page)).toEqual([expect.stringContaining('Night swim'), expect.stringContaining('Spa')])
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('stay')))
    .toBe('checkin=2027-07-03&checkout=2027-07-10&child=2&age=4&age=9')
  // The search stays closed: the dates are the week's.
  expect(await page.locator('[data-search]').first().getAttribute('data-open')).toBeNull()
  const href = await page.getByRole('link', { name: 'Into your calendar' }).getAttribute('href')
  const response = await fetch(demo.at(href!))
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ])
  expect((await response.text()).match(/SUMMARY:.*/g)).toHaveLength(2)
})

test('two hotels stand side by side, below each other on a phone, and nothing beside the window', async () => {
  const page = await demo.open(`${STAY}&with=crystal-admiral`, { viewport: { width: 768, height: 900 } })
  const places = () =>
    page.locator('.week-house').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  const [left, right] = await places()
  expect(left).toBe(right)
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const isWhole = (all: Element[]) => all.every((field) => field.scrollWidth <= field.clientWidth)
    expect(await page.locator('[name=age]').evaluateAll(isWhole), 'ages are seen').toBe(true)
  }
  await page.setViewportSize({ width: 375, height: 900 })
  const [first, second] = await places()
  expect(second).toBeGreaterThan(first!)
  await putAxe(page)
  expect(await axeFindings(page)).toEqual([])
})

test('on paper a week is one sheet', async () => {
  const page = await demo.open(`${STAY}&plan=spa.2`)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
