// @module-tag chromium
/** axe on pages that no address leads to: of an unknown path, and of the server's answer to a form. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { DEEP, sample } from '../harness/depth.ts'
import { missingPath } from '../harness/page-kinds.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'

const SIZES = { desktop: DESKTOP, phone: PHONE }
type Device = keyof typeof SIZES

const DEVICES = Object.keys(SIZES) as Device[]

const demo = useDemoPage()
let page: Page

beforeAll(async () => {
  page = await (await demo.openWindow({ reducedMotion: 'reduce' })).newPage()
})

/** The deep run looks on both screens. */
const devicesOf = (locale: Locale) => (DEEP ? DEVICES : [DEVICES[LOCALES.indexOf(locale) % DEVICES.length]!])

async function findings(device: Device): Promise<string[]> {
  await page.setViewportSize(SIZES[device])
  return axeFindings(page)
}

/** A page must be ready before it is judged: its fonts change colours' sizes, its islands change names and states. */
async function open(path: string) {
  await page.goto(demo.at(path), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await putAxe(page)
}

test.each(sample(LOCALES, 3))('axe finds nothing on the page of an unknown path (%s)', async (locale) => {
  await open(missingPath(locale))
  for (const device of devicesOf(locale)) expect(await findings(device), device).toEqual([])
})

/** What the server says to a form that was sent without script. */
async function sendWithoutScript(locale: Locale) {
  await page.goto(demo.at(locale === 'tr' ? '/' : `/${locale}`), { waitUntil: 'domcontentloaded' })
  const answer = page.waitForNavigation()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-newsletter]')!
    form.querySelector<HTMLInputElement>('[name=email]')!.value = 'not an address'
    form.submit()
  })
  await answer
  await putAxe(page)
}

test.each(sample(LOCALES, 2))("axe finds nothing on a form's answer (%s)", async (locale) => {
  await sendWithoutScript(locale)
  expect(await page.locator('form[data-newsletter] [aria-invalid=true]').count()).toBe(2)
  for (const device of devicesOf(locale)) expect(await findings(device), device).toEqual([])
})
