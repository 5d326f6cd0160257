// @module-tag chromium
/** Parties of four kinds say their trip once and walk through the site: every page has an answer for them, and none asks again. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { carriedOn } from '../../src/domain/trip/kept.ts'
import { tripQuery } from '../../src/domain/trip/trip.ts'
import { atDepth } from '../harness/depth.ts'
import { wakeSearch } from '../harness/search-bar.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'
import { expectAnswer } from './journey/answers.ts'
import { PARTIES, sayTheRest, type Party, type Place } from './journey/parties.ts'

const demo = useDemoPage()

type Name = keyof typeof PARTIES
type Journey = [name: Name, locale: Locale, width: 375 | 1366, script: 'with' | 'without']

const SCREENS = { 375: PHONE, 1366: { ...DESKTOP, width: 1366 } }
/** A parent goes by keyboard, on a wide screen. */
const SAMPLE: Journey[] = [
  ['couple', 'de', 375, 'with'],
  ['generations', 'ru', 375, 'without'],
]
const JOURNEYS = atDepth(
  SAMPLE,
  (Object.keys(PARTIES) as Name[]).flatMap((name) =>
    LOCALES.flatMap((locale) =>
      ([375, 1366] as const).flatMap((width) =>
        (['with', 'without'] as const).map((script): Journey => [name, locale, width, script]),
      ),
    ),
  ),
)

const WALK: Place[] = ['list', 'hotel', 'rooms', 'room', 'compare', 'day', 'week', 'subject', 'reservation']
/** Pages that ask for a part of the trip alone: without script the guest goes back from them, so many pages. */
const PAGES_ASIDE: Partial<Record<Place, number>> = { compare: 1, week: 2 }

/** English addresses; a room is whichever suits. */
const pathsOf = ({ hotel, subject }: Party): Record<Exclude<Place, 'room'>, string> => ({
  list: '/en/hotels',
  hotel: `/en/hotels/${hotel}`,
  rooms: `/en/hotels/${hotel}/rooms`,
  compare: '/en/compare',
  day: `/en/hotels/${hotel}/day`,
  week: `/en/hotels/${hotel}/week`,
  subject: `/en/hotels/${hotel}/${subject}`,
  reservation: `/en/hotels/${hotel}/online-reservation`,
})

/** Presses a link that the guest sees, once what gives it the trip is there. */
async function press(page: Page, link: string): Promise<boolean> {
  const seen = page.locator(`:is(${link}):visible`).first()
  if ((await seen.count()) === 0) return false
  await seen.click()
  return true
}

const linkTo = (path: string) => [`a[href="${path}"]`, `a[href^="${path}?"]`].join(', ')

/** From a page without a link there the guest goes by the hotel's home. */
async function walkTo(page: Page, path: string, home: string): Promise<void> {
  const isThere = (url: URL) => url.pathname === path
  if (await press(page, linkTo(path))) return page.waitForURL(isThere)
  expect(await press(page, linkTo(home)), `${page.url()} leads to ${home}`).toBe(true)
  await page.waitForURL((url) => url.pathname === home)
  await lineShown(page)
  expect(await press(page, linkTo(path)), `${home} leads to ${path}`).toBe(true)
  await page.waitForURL(isThere)
}

/** Pages that are left sooner may not know it. */
const isKept = (page: Page, { saysLast }: Party) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('stay') ?? '')).toContain(saysLast)

const lineShown = (page: Page) => page.locator('.trip .trip__text').first().waitFor()

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((to) => document.activeElement!.matches(to), selector)) return
  }
  throw new Error(`${page.url()}: Tab does not reach ${selector}`)
}

/** The link of the page's content, or of its path, that a keyboard comes to first. */
async function enter(page: Page, path: string): Promise<void> {
  await tabTo(page, linkTo(path))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === path)
  await lineShown(page)
}

test(
  'by keyboard alone a parent says the trip on a day and in the line, and it is there up to the search',
  { timeout: 900_000 },
  async () => {
    const party = PARTIES.parent
    const { hotel, rooms, week, day } = pathsOf(party)
    const page = await demo.open(day, { viewport: SCREENS[1366] })
    await tabTo(page, 'main [name=age]')
    await page.keyboard.type('11')
    await page.keyboard.press('Enter')
    await page.locator('[data-answer] h2').waitFor()
    await isKept(page, party)
    await tabTo(page, linkTo(week))
    await page.keyboard.press('Enter')
    await page.waitForURL(/week\?age=11/)
    await lineShown(page)

    await tabTo(page, '.trip__said')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('adult')
    await page.keyboard.type('1')
    await tabTo(page, '.trip__panel [name=checkIn]')
    await page.keyboard.type('08012027')
    await tabTo(page, '.trip__panel [name=checkOut]')
    await page.keyboard.type('08082027')
    await page.keyboard.press('Enter')
    await page.locator('.trip__panel').waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('main [name=checkin]').inputValue()).toBe(party.trip.arrival)
    const visitor = { party, locale: 'en', hasScript: true } as const
    await expectAnswer(page, 'week', visitor)

    await enter(page, hotel)
    await expectAnswer(page, 'hotel', visitor)
    await enter(page, rooms)
    await expectAnswer(page, 'rooms', visitor)
    await tabTo(page, `main a[href^="${rooms}/"]`)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith(`${rooms}/`))
    await expectAnswer(page, 'room', visitor)
    await tabTo(page, '[data-nav] [data-book]')
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('[data-search] [data-field=checkIn]').inputValue()).toBe('01.08.2027')
  },
)

test.each(JOURNEYS)(
  'the trip of %s is said once (%s, %i px, %s script)',
  { timeout: 900_000 },
  async (name, locale, width, script) => {
    const party: Party = PARTIES[name]
    const hasScript = script === 'with'
    const visitor = { party, locale, hasScript, ...(!hasScript && { judge: await withoutItsScript(SCREENS[width]) }) }
    const paths = Object.fromEntries(
      await Promise.all(
        Object.entries(pathsOf(party)).map(async ([place, path]) => [place, await demo.pathIn(locale, path)] as const),
      ),
    ) as ReturnType<typeof pathsOf>
    const page = await demo.newPage({ viewport: SCREENS[width], javaScriptEnabled: hasScript })
    const door = paths[party.door as keyof typeof paths]
    let isWhole = !hasScript
    if (hasScript) {
      await page.goto(demo.at(door))
      await party.say(page, translator(locale))
      await isKept(page, party)
    } else await page.goto(demo.at(`${door}?${sharedTrip(party)}`))

    for (const place of WALK) {
      if (place === 'room') await walkToRoom(page, paths.rooms)
      else if (place === 'reservation' && hasScript) await wakeSearch(page)
      else if (new URL(page.url()).pathname !== paths[place]) await walkTo(page, paths[place], paths.hotel)
      if (!isWhole && place !== party.door) {
        await lineShown(page)
        if (name !== 'family') await sayTheRest(page, party)
        isWhole = true
      }
      if (isWhole) await expectAnswer(page, place, visitor)
      if (!hasScript) for (let back = PAGES_ASIDE[place] ?? 0; back > 0; back--) await page.goBack()
    }
  },
)

async function withoutItsScript(viewport: typeof PHONE): Promise<Page> {
  const page = await demo.newPage({ viewport })
  await page.route('**/*.js', (route) => route.abort())
  return page
}

/** As an address of the door says the whole trip. */
function sharedTrip({ door, hotel, trip }: Party): string {
  if (door === 'list') return String(carriedOn(new URLSearchParams(), 'hotels', String(tripQuery(trip))))
  const own = door === 'compare' ? `hotel=${hotel}&hotel=crystal-waterworld&` : ''
  return own + String(tripQuery(trip))
}

/** The first that suits: those stand first. */
async function walkToRoom(page: Page, rooms: string): Promise<void> {
  await page.locator('main .suits__room.suits--yes').first().waitFor({ state: 'attached' })
  expect(await press(page, `main a[href^="${rooms}/"]`)).toBe(true)
  await page.waitForURL((url) => url.pathname.startsWith(`${rooms}/`))
}
