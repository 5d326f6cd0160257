// @module-tag chromium
/** The forms of the built pages in a browser that runs no script. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import type { RunningSite } from '../../src/server/serve.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { openWindow, useBrowser } from '../harness/visit.ts'
import { oneHotel } from '../worlds/index.ts'

let site: WorldSite
let running: RunningSite
let page: Page
const browser = useBrowser()

beforeAll(async () => {
  site = await buildSiteOf(oneHotel())
  running = await site.serve()
  page = await (await openWindow(browser(), { javaScriptEnabled: false })).newPage()
})
afterAll(async () => {
  await running?.close()
  await site?.close()
})
beforeEach(() => {
  site.provider.faults = undefined
  site.provider.world.received.newsletter.length = 0
  site.provider.world.received.contact.length = 0
})

const prefix = (lang: string) => (lang === 'tr' ? '' : `/${lang}`)
const heading = () => page.locator('h1').textContent()

test.each(LOCALES)('R8.1 R7.24 the newsletter of the home page is subscribed to (%s)', async (lang) => {
  await page.goto(running.url + (prefix(lang) || '/'))
  const form = page.locator('form[data-newsletter]')
  await form.locator('[name=email]').fill('anna@example.com')
  await form.locator('[name=consent]').check()
  await form.locator('[type=submit]').click()
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  expect(site.provider.world.received.newsletter).toEqual([{ email: 'anna@example.com', propertyId: 23, lang }])
})

async function fillContact(phone: string) {
  await page.goto(`${running.url}/en/hotels/deniz-kizi/contact`)
  const form = page.locator('form[data-contact]')
  const fields = { fullName: 'Jürgen Groß', email: 'j@example.com', phone, subject: 'A cot', message: 'Please.' }
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=consent]').check()
  await form.locator('[type=submit]').click()
  return fields
}

async function typedAfterGoingBack() {
  await page.goBack()
  return page
    .locator('form[data-contact] .input')
    .evaluateAll((inputs) =>
      Object.fromEntries((inputs as HTMLInputElement[]).map(({ name, value }) => [name, value] as const)),
    )
}

test('R8.3 R7.25 the contact form of a hotel is sent', async () => {
  const fields = await fillContact('4915112345678')
  expect(await heading()).toBe('Your Message Was Sent Successfully.')
  expect(site.provider.world.received.contact).toEqual([{ ...fields, consent: true, propertyId: 51, lang: 'en' }])
})

test('R8.4 after a failure the typed text is there when the visitor goes back', async () => {
  site.provider.faults = () => ({ status: 500 })
  const fields = await fillContact('4915112345678')
  expect(await heading()).toBe('Somethings went wrong!')
  expect(await typedAfterGoingBack()).toEqual(fields)
})

test('R5.7 R5.10 a wrong number is not sent, and stays to be corrected', async () => {
  const fields = await fillContact('49 151')
  expect(await heading()).toBe('Please check what you typed')
  expect(site.provider.world.received.contact).toEqual([])
  expect(await typedAfterGoingBack()).toEqual(fields)
})
