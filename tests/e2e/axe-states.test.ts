/** axe and the validator on pages in use: menus, calendar, dialogs and complaints, in every language. */
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import type { RunningSite } from '../../src/server/serve.ts'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { launchBrowser } from '../harness/browser.ts'
import { htmlFaults } from '../harness/html-validator.ts'
import { alternatePaths } from '../harness/page-kinds.ts'
import { PAGE_STATES, type PageState } from '../harness/page-states.ts'
import { demoSite, serveDemo, type BuiltSite } from '../harness/site.ts'
import { openThirdPartySite, type ThirdPartySite } from '../harness/third-parties.ts'

const DEVICES = {
  phone: { viewport: { width: 375, height: 740 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
}

type Device = keyof typeof DEVICES

/** The two languages with the longest words on both devices, the others on one. */
const SEEN_ON: Record<Locale, readonly Device[]> = {
  de: ['phone', 'desktop'],
  ru: ['phone', 'desktop'],
  tr: ['phone'],
  en: ['desktop'],
}

let built: BuiltSite
let site: RunningSite
let browser: Browser
const contexts = {} as Record<Device, BrowserContext>

beforeAll(async () => {
  built = await demoSite()
  site = await serveDemo()
  browser = await launchBrowser()
  for (const device of ['phone', 'desktop'] as const) {
    contexts[device] = await browser.newContext({ ...DEVICES[device], reducedMotion: 'reduce' })
    await contexts[device].route('**/img/**', (route) => route.abort())
  }
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** What both judges find once the page is in the state. */
async function faultsOf(url: string, device: Device, use: PageState['open']): Promise<string[]> {
  const page = await contexts[device].newPage()
  try {
    await page.goto(url, { waitUntil: 'load' })
    await use(page)
    await page.evaluate(() => document.fonts.ready)
    await putAxe(page)
    const found = await axeFindings(page)
    const html = await page.evaluate(() => {
      for (const script of document.querySelectorAll('script')) script.remove()
      return `<!DOCTYPE html>\n${document.documentElement.outerHTML}`
    })
    return [...found, ...(await htmlFaults(html, { serialised: true }))].map((fault) => `${device} ${url}: ${fault}`)
  } finally {
    await page.close()
  }
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PAGE_STATES)(
    'nothing is found with $name',
    async ({ path, query = '', open }) => {
      const url = site.url + alternatePaths(await built.html(path))[locale] + query
      const found = []
      for (const device of SEEN_ON[locale]) found.push(...(await faultsOf(url, device, open)))
      expect(found).toEqual([])
    },
    120_000,
  )
})

describe('consent', () => {
  let world: ThirdPartySite
  beforeAll(async () => {
    world = await openThirdPartySite()
  })
  afterAll(() => world?.close())

  const home = (locale: Locale) => `${world.running.url}${locale === 'tr' ? '/' : `/${locale}`}`
  const asked: PageState['open'] = (page) => page.locator('.cm').waitFor()
  const settings: PageState['open'] = async (page) => {
    await page.locator('.cm [data-role=show]').click()
    await page.locator('.pm').waitFor()
  }

  test.each(LOCALES)('nothing is found with the question and with its settings (%s)', async (locale) => {
    const found = []
    for (const device of SEEN_ON[locale])
      for (const use of [asked, settings]) found.push(...(await faultsOf(home(locale), device, use)))
    expect(found).toEqual([])
  })
})
