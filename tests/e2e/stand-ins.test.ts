// @module-tag chromium
/** Consent as it can be tried with `npm start`: the embedded provider's stand-ins for chat, tag manager and map. */
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { translator } from '../../src/i18n/index.ts'
import { startStandIns, type StandIns } from '../../src/demo/stand-ins.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { DEEP, sample } from '../harness/depth.ts'
import { settled } from './page/ready.ts'
import { send, wakeSearch } from '../harness/search-bar.ts'
import { renderAhead, showRendered } from '../harness/rendered-ahead.ts'
import { SITE } from '../harness/settings.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { DESKTOP, PHONE, useVisit } from '../harness/visit.ts'
import { makeWorld } from '../worlds/index.ts'
import { arrivalOn, inlineScript, type Arrival } from './every-kind/arrival.ts'
import { watchForbidden } from './every-kind/policy.ts'

const HOTEL = '/en/hotels/crystal-aura'
const CONTACT = `${HOTEL}/contact`

const KB = 1000
/** Script with the panel's own, which comes with no act of the guest. */
const WITH_ISLANDS = 98 * KB
const WITHOUT = 25 * KB

let standIns: StandIns
let site: WorldSite
let running: RunningSite
let forbidden: string[]
const visits = useVisit(
  () => running.url,
  async (window: BrowserContext) => {
    forbidden = await watchForbidden(window)
  },
)

beforeAll(async () => {
  standIns = await startStandIns(0)
  const reservationUrl = `${standIns.hosts.bookingHost}/crystal-aura`
  const world = makeWorld({ hotels: [{ id: 51, slug: 'crystal-aura', name: 'Crystal Aura', reservationUrl }] })
  site = await buildSiteOf(world, { site: { ...SITE, ...standIns.hosts } })
  running = await site.serve()
})
afterAll(async () => {
  await running?.close()
  await site?.close()
  await standIns?.close()
})
beforeEach(() => {
  standIns.asked.length = 0
})

const places = () => standIns.asked.map((address) => address.split('?')[0])
const chat = (page: Page) => page.locator('#live-chat button')

test('R2.152 the button for the map holds its words on a small phone, in text of twice the size', async () => {
  const page = await visits.open(CONTACT, { viewport: { width: 360, height: 740 } })
  const button = page.locator('[data-map-show]')
  const hidden = await button.evaluate((element, words) => {
    document.documentElement.style.fontSize = '200%'
    element.textContent = words
    return element.scrollHeight - element.clientHeight
  }, translator('ru')('pages.contact.mapShow'))
  expect(hidden).toBeLessThanOrEqual(1)
})

const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const
test.each(sample(SCREENS, 0))(
  'R1.16 with the panel a page stays within its budget of script, on a %s',
  async (_screen, viewport) => {
    const paths = ['/en', HOTEL, CONTACT, `${HOTEL}/online-reservation`]
    for (const path of paths.filter((_, index) => DEEP || index % 2 === Number(viewport === DESKTOP))) {
      const page = await visits.newPage({ viewport, pictures: () => false })
      await page.goto(visits.at(path))
      await page.locator('.ask').waitFor()
      await settled(page)
      const found = await arrivalOn(page)
      expect(found.scriptAtOnce + inlineScript(await site.html(path)), path).toBeLessThanOrEqual(6.75 * KB)
      // An island's script may be there a moment before it has started.
      const isWithin = ({ script, startsIslands }: Arrival) => script <= (startsIslands ? WITH_ISLANDS : WITHOUT)
      await expect.poll(async () => isWithin(await arrivalOn(page)), { message: path }).toBe(true)
    }
  },
)

test('R1.16 after an agreement all of them run, and the policy allows just their hosts', async () => {
  const page = await visits.newPage()
  const response = await page.goto(visits.at(CONTACT))
  const { chatHost, tagManagerHost, mapHost, bookingHost, serviceOrigins } = standIns.hosts
  const policy = response!.headers()['content-security-policy']!
  const named = new Set(policy.match(/http:\/\/[\w.]+localhost:\d+/g))
  expect(named).toEqual(new Set([chatHost, tagManagerHost, mapHost, bookingHost, ...serviceOrigins.tagManager]))

  await page.locator('.ask [data-consent-answer=all]').click()
  await chat(page).click()
  await page.getByText('This chat is for trials').waitFor()
  await page.locator('html[data-tag-manager=GTM-AURA024][data-statistics=on]').waitFor()
  await page.locator('.map').scrollIntoViewIfNeeded()
  await page.frameLocator('.map iframe').locator('p').waitFor()
  expect(new Set(places())).toEqual(
    new Set([
      'chat.localhost/crystal-chat-en.js',
      'tags.localhost/gtm.js',
      'statistics.localhost/count.js',
      'map.localhost/export/embed.html',
    ]),
  )
  expect(forbidden).toEqual([])
})

test('R1.16 one thing alone can be agreed to, and another beside it', async () => {
  const page = await visits.open(CONTACT)
  await page.locator('.ask [data-consent-change]').click()
  await page.locator('.section__toggle[value=chat]').check()
  await page.locator('.pm [data-role=save]').click()
  await chat(page).waitFor()
  expect(places()).toEqual(['chat.localhost/crystal-chat-en.js'])
  await page.getByRole('button', { name: 'Show the map here' }).click()
  await page.frameLocator('.map iframe').locator('p').waitFor()
  expect(places().slice(1)).toEqual(['map.localhost/export/embed.html'])
  const place = await page.locator('[data-map]').boundingBox()
  expect(await page.locator('[data-map] iframe').boundingBox(), 'the map fills its place').toEqual(place)
  await page.goto(visits.at('/en'))
  await chat(page).waitFor()
})

test('R1.16 of a page that is rendered ahead nothing is asked before the guest sees it, whatever was agreed to', async () => {
  const page = await visits.open(CONTACT)
  await page.locator('.ask [data-consent-answer=all]').click()
  await expect.poll(() => places().length).toBeGreaterThan(0)
  await renderAhead(page)
  await page.goto('about:blank')
  standIns.asked.length = 0
  await page.goto(visits.at(CONTACT), { waitUntil: 'networkidle' })
  expect(places()).toEqual([])
  expect(await page.locator('.ask').isVisible()).toBe(false)
  await showRendered(page)
  await expect.poll(() => places().length).toBeGreaterThan(0)
})

test('R7.35 "Find rooms" opens a page that shows what was handed over, with script and without', async () => {
  const query = '?checkin=2027-06-12&checkout=2027-06-19&adult=3'
  for (const javaScriptEnabled of [true, false]) {
    const page = await visits.newPage({ javaScriptEnabled, locale: 'de-DE' })
    await page.goto(visits.at(HOTEL + (javaScriptEnabled ? query : '')))
    if (javaScriptEnabled) await wakeSearch(page)
    else await page.locator('#search-adults').fill('3')
    const [tab] = await Promise.all([page.context().waitForEvent('page'), send(page)])
    await tab.getByRole('heading', { name: 'Beispiel einer Buchungsseite' }).waitFor()
    const facts = await tab.locator('dd').allTextContents()
    expect(facts).toEqual(expect.arrayContaining(['Crystal Aura', '3', '0']))
    if (javaScriptEnabled) expect(facts).toContain('Samstag, 12. Juni 2027')
    await page.context().close()
  }
})
