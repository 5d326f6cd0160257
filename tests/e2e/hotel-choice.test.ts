// @module-tag chromium
/** Choosing a hotel from the list: with script without a load. */
import { expect, test } from 'vitest'
import { PHONE, useDemoPage, ZOOMED } from '../harness/visit.ts'
import { box, stayed, total } from './answers/form.ts'
import { addressOf, LIST, openList, PALE, shown, tick } from './hotel-choice/list.ts'

const demo = useDemoPage()

test('R4.34 each choice shows its hotels at once, and the address says it in one order', async () => {
  const page = await openList(demo)
  // Assistive technology clicks without a touch.
  await box(page, 'kids', '1').evaluate((each: HTMLElement) => each.click())
  await page.waitForURL(/kids=1/)
  await tick(page, 'region', 'SIDE')
  await tick(page, 'sea')
  await tick(page, 'region', 'BELEK')
  expect(addressOf(page)).toBe(`${LIST}?kids=1&region=BELEK&region=SIDE&sea=1`)
  expect(await shown(page)).toEqual(
    'Crystal Waterworld, Crystal Family, Crystal Admiral, Crystal Sunset, Crystal Palace'.split(', '),
  )
  expect(await total(page)).toBe('5 hotels')
  expect(await page.locator('[data-show]').innerText()).toBe('Show 5 hotels')
  expect(await page.locator('[data-group]:visible h2').allInnerTexts()).toEqual(['Belek', 'Side'])
  expect(await stayed(page)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('BELEK')
})

test('a choice of which only a hotel by telephone is left keeps the panel, the focus and the place', async () => {
  for (const viewport of [PHONE, undefined]) {
    const page = await openList(demo, LIST, viewport && { viewport })
    if (viewport) await page.locator('.choose__title').click()
    for (const region of ['CAPPADOCIA', 'KEMER']) {
      const choice = page.locator(`input[name=region][value=${region}]`)
      await choice.focus()
      await page.keyboard.press('Space')
      await page.waitForURL(new RegExp(`region=${region}`))
      await expect
        .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
        .toBe(region)
      expect(await choice.isVisible()).toBe(true)
      expect(await choice.isChecked()).toBe(true)
    }
  }
})

test('from an address with choices they go on, and are cleared at once', async () => {
  const page = await openList(demo, `${LIST}?adults=1`)
  expect(await shown(page)).toEqual(PALE)
  await tick(page, 'beach', 'pebble')
  expect(await shown(page)).toEqual(['Crystal Aura'])
  await page.locator('[data-reset]').click()
  await page.waitForURL(`**${LIST}`)
  expect(await total(page)).toBe('18 hotels')
  expect(await page.locator('[data-queried] :checked').count()).toBe(0)
  expect(await page.locator('[data-reset]').isVisible()).toBe(false)
  expect(await stayed(page)).toBe(true)
})

test('where no hotel fits, a click drops the choice that is in the way', async () => {
  const page = await openList(demo, `${LIST}?adults=1`)
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
  const page = await openList(demo)
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

test('on a phone the form opens over the list, and its button leads to the hotels; at 400 % it can be filled in', async () => {
  const page = await openList(demo, LIST, { viewport: PHONE, hasTouch: true })
  await page.locator('.choose__title').click()
  // Opened above the list's middle it would end below the window.
  const end = () => page.locator('[data-show]').evaluate((button) => button.getBoundingClientRect().bottom)
  await expect.poll(end).toBeLessThanOrEqual(PHONE.height)
  await tick(page, 'region', 'BELEK')
  await page.getByRole('button', { name: 'Show 5 hotels' }).click()
  await page.locator('.choose__panel:not([open])').waitFor()
  expect(await page.locator('[data-chosen]').innerText()).toBe('1 chosen')
  expect(await shown(page)).toHaveLength(5)
  expect(await stayed(page)).toBe(true)
  await page.setViewportSize(ZOOMED)
  await page.locator('.choose__title').click()
  await tick(page, 'aquapark')
})

test('on a phone the form closes when the focus leaves it, and covers nothing that has it', async () => {
  const page = await openList(demo, LIST, { viewport: PHONE })
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
