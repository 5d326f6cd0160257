// @module-tag chromium
/** Finding a hall: with script without a load, without script by the form; and the inquiry about it. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useDemoPage } from '../harness/visit.ts'
import { total } from './answers/form.ts'

const demo = useDemoPage()
const PATH = '/en/meeting-and-corporate'

const shown = (page: Page) => page.locator('[data-hall]:visible h3').allInnerTexts()
const field = (page: Page, name: string) => page.locator(`[data-queried=halls] [name=${name}]`)

/** As guests do: who opens a list has touched the form, which brings its script. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).focus()
  await field(page, name).selectOption(value)
}

/** What a guest sees and may press. */
const says = async (page: Page) => ({
  halls: await shown(page),
  total: await total(page),
  asks: await page
    .locator('[data-ask]:visible')
    .evaluateAll((links) => links.map((link) => new URLSearchParams((link as HTMLAnchorElement).search).toString())),
  ways: await page.locator('[data-ways] a').allTextContents(),
  asked: await page.locator('[data-halls]').getAttribute('data-asked'),
  values: await page
    .locator('[data-queried=halls] [name]')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value)),
})

test('two halls that share the people stay, and so does their number, as the form is sent again', async () => {
  const page = await demo.open(PATH)
  await choose(page, 'seating', 'theatre')
  await page.waitForURL(/seating=theatre$/)
  await field(page, 'persons').fill('2500')
  await page.keyboard.press('Enter')
  await page.waitForURL(/persons=2500/)
  await page.locator('[data-ways] a[href*="together=1"]').click()
  await page.waitForURL(/together=1&where=/)
  const before = await says(page)
  expect(before.halls).toContain('Divan')
  expect(before.values).toEqual(['2500', 'theatre', 'crystal-palace', '1'])
  await field(page, 'persons').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-total'))
  expect(await says(page)).toEqual(before)
  await page.reload()
  expect(await says(page)).toEqual(before)
})

test('without script by keyboard: from the form to a hall, and to the form that asks for it', async () => {
  const page = await demo.open(PATH, { javaScriptEnabled: false })
  await field(page, 'persons').focus()
  await page.keyboard.type('300')
  await page.keyboard.press('Tab')
  await page.keyboard.press('B')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/persons=300&seating=banquet/)
  const [first] = await shown(page)
  await page.locator('[data-ask]:visible').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/ask=.*#inquiry$/)
  expect(await page.locator('[data-inquiry]').innerText()).toContain(first)
  expect(await page.locator('form[data-contact] [name=subject]').inputValue()).toContain(`${first}, Crystal`)
})
