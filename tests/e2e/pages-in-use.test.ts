// @module-tag chromium
/** axe, the validator, the content security policy and a zoom of 400 % on pages in use: menus, calendar, dialogs and complaints, in every language. */
import type { BrowserContext } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { DEEP } from '../harness/depth.ts'
import { htmlFaults } from '../harness/html-validator.ts'
import { PAGE_STATES, type PageState } from './page/page-states.ts'
import { resize } from './page/ready.ts'
import { useThirdPartySite } from './page/third-parties.ts'
import { DESKTOP, PHONE, useDemoPage, ZOOMED } from '../harness/visit.ts'
import { sideways } from './every-kind/layout.ts'
import { watchForbidden } from './every-kind/policy.ts'

const DEVICES = {
  phone: { viewport: PHONE, hasTouch: true },
  desktop: { viewport: DESKTOP },
}

type Device = keyof typeof DEVICES

const SCREENS = ['phone', 'desktop'] as const

interface Look {
  device: Device
  locale: Locale
}

/** Each state on one screen and in one language, which change by turns; the deep run takes everything. */
function looksAt<State>(states: readonly State[]): (State & Look)[] {
  return states.flatMap((state, index) => {
    // Every second state is on a phone: half as often another language, so that each is seen on both.
    const ofTurn = LOCALES[(index + (index >> 2)) % LOCALES.length]!
    return SCREENS.filter((_, turn) => DEEP || turn === index % SCREENS.length).flatMap((device) =>
      (DEEP ? LOCALES : [ofTurn]).map((locale) => ({ ...state, device, locale })),
    )
  })
}

const demo = useDemoPage()
const windows = {} as Record<Device, { context: BrowserContext; forbidden: string[] }>

beforeAll(async () => {
  for (const device of SCREENS) {
    const context = await demo.openWindow({ ...DEVICES[device], reducedMotion: 'reduce', pictures: () => false })
    windows[device] = { context, forbidden: await watchForbidden(context) }
  }
})

/** What all of them find once the page is in the state. */
async function faultsOf(url: string, { device }: Look, use: PageState['open']): Promise<string[]> {
  const { context, forbidden } = windows[device]
  const page = await context.newPage()
  try {
    await page.goto(url, { waitUntil: 'load' })
    await use(page)
    // A busy machine may still be loading what the state asked for.
    await page.locator('[data-progress]').waitFor({ state: 'hidden' })
    await page.evaluate(() => document.fonts.ready)
    const found = forbidden.splice(0)
    await putAxe(page)
    found.push(...(await axeFindings(page)))
    const html = await page.evaluate(() => {
      for (const script of document.querySelectorAll('script')) script.remove()
      return `<!DOCTYPE html>\n${document.documentElement.outerHTML}`
    })
    await resize(page, ZOOMED)
    if ((await sideways(page)) > 0) found.push('at 400 % it is scrolled sideways')
    return [...found, ...(await htmlFaults(html, { serialised: true }))].map((fault) => `${device} ${url}: ${fault}`)
  } finally {
    await page.close()
  }
}

test.each(looksAt(PAGE_STATES))(
  'nothing is found with $name in $locale on a $device',
  async ({ path, query = '', open, ...look }) => {
    const url = demo.at((await demo.pathIn(look.locale, path)) + query)
    expect(await faultsOf(url, look, open)).toEqual([])
  },
)

describe('consent', () => {
  const world = useThirdPartySite()

  const states: { name: string; open: PageState['open'] }[] = [
    { name: 'the question', open: (page) => page.locator('.ask').waitFor() },
    {
      name: 'its settings',
      async open(page) {
        await page.locator('.ask [data-consent-change]').click()
        await page.locator('.pm').waitFor()
      },
    },
  ]

  test.each(looksAt(states))('nothing is found with $name in $locale on a $device', async ({ open, ...look }) => {
    const home = `${world.running.url}${look.locale === 'tr' ? '/' : `/${look.locale}`}`
    expect(await faultsOf(home, look, open)).toEqual([])
  })
})
