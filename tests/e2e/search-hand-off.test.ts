// @module-tag chromium
/** Where the search bar leads, and what the page's address keeps of it. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { INTERNAL_RESERVATIONS } from '../../src/site/reservation.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { sample } from '../harness/depth.ts'
import { day, field, opened, send, stayOf } from '../harness/search-bar.ts'
import { useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

const { slug, countries } = INTERNAL_RESERVATIONS[0]!
const BIRTHS = '&childages=2020-09-03,2016-02-29,2026-12-31'
const dates = '&checkin=2027-06-12&checkout=2027-06-19&adult=2'

test.each(sample(LOCALES, 0, 2))(
  'R7.31 R7.32 R7.33 R7.34 R5.35 the internal page opens in a new tab, which keeps birth dates (%s)',
  async (lang) => {
    const path = buildPath(lang, '')
    const internal =
      lang === 'tr' ? `/oteller/${slug}/online-rezervasyon` : `/${lang}/hotels/${slug}/online-reservation`
    const page = await search.openSearch(`${path}?hotel=${slug}${dates}&child=3${BIRTHS}`, { country: countries[0]! })
    const request = page.context().waitForEvent('request', (each) => each.url().startsWith(search.at(internal)))
    const url = await opened(page, () => send(page))
    const stay = search.at(`${internal}?adult=2&child=3&checkInDate=12.06.2027&checkOutDate=19.06.2027`)
    expect((await request).url()).toBe(stay + BIRTHS)
    expect(decodeURIComponent(url), 'once script runs').toBe(stay)
    expect(new URL(page.url()).pathname).toBe(path)
  },
)

test("R7.31 R7.35 R7.36 R7.37 elsewhere the hotel's own address opens in a new tab", async () => {
  const page = await search.openSearch(`/en?hotel=${slug}${dates}&child=3${BIRTHS}`, { country: 'gb' })
  expect(await opened(page, () => send(page))).toBe(
    `https://booking.crystalhotels.example/${slug}?checkin=2027-06-12&checkout=2027-06-19&adult=2&child=3${BIRTHS}`,
  )
})

/** Changes the address of the chosen hotel before the script reads it. */
async function withBookingAddress(address: string): Promise<Page> {
  const page = await search.openPage(undefined)
  await page.route(search.at('/en*'), async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/data-url="[^"]*crystal-aura"/, `data-url="${address}"`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(search.at(`/en?hotel=crystal-aura${dates}`))
  await page.locator('[data-search] [data-live]').waitFor()
  return page
}

test('R5.21 without a booking address nothing happens: no tab, no navigation, no error', async () => {
  const page = await withBookingAddress('')
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  let loads = 0
  page.on('load', () => loads++)
  await send(page)
  // What the first press did would be there before what the second one does.
  await field(page, 'hotel').click()
  await page.getByRole('option', { name: 'Crystal Flora' }).click()
  expect(await opened(page, () => send(page))).toContain('/crystal-flora?')
  expect(page.context().pages()).toHaveLength(1)
  expect(loads).toBe(0)
  expect(errors).toEqual([])
})

describe("a room's page", () => {
  const ROOM = `/en/hotels/${slug}/rooms/gulf-room`
  const ROOM_ID = '2602'
  const roomOf = (url: string) => new URL(url).searchParams.get('room')

  const visitors = [
    ['de', countries[0]!],
    ['ru', 'tr'],
  ] as const
  test.each(sample(visitors, 1))(
    'R7.31 R7.36 hands on what its hotel calls it in no language, its id, and to no other hotel (%s from %s)',
    async (lang, country) => {
      const path = await search.pathIn(lang, ROOM)
      const page = await search.openSearch(`${path}?checkin=2027-06-12&checkout=2027-06-19`, { country })
      expect(roomOf(await opened(page, () => send(page)))).toBe(ROOM_ID)
      await field(page, 'hotel').click()
      await page.getByRole('option', { name: 'Crystal Flora' }).click()
      expect(roomOf(await opened(page, () => send(page)))).toBe(null)
    },
  )

  test('R7.36 whose card opened the search in the list of rooms goes along, until the search is opened elsewhere', async () => {
    const page = await search.openSearch(`/en/hotels/${slug}/rooms?checkin=2027-06-12&checkout=2027-06-19`)
    await page.locator(`[data-book="${ROOM_ID}"]`).click()
    expect(roomOf(await opened(page, () => send(page)))).toBe(ROOM_ID)
    await page.locator('[data-nav] [data-book]').dispatchEvent('click')
    await page.locator('[data-nav] [data-book]').dispatchEvent('click')
    expect(roomOf(await opened(page, () => send(page)))).toBe(null)
  })

  test('R2.73 leads to the reservation page, which shows the room and hands it on', async () => {
    const page = await search.openPage(ROOM)
    const name = (await page.locator('h1').textContent())!
    const href = (await page.locator('.book [data-book]').getAttribute('href'))!
    expect(roomOf(search.at(href))).toBe(ROOM_ID)
    await page.goto(search.at(href))
    await page.locator('main [data-live]').waitFor()
    expect((await page.locator('[data-stay] dd').allTextContents())[0]).toBe(name)
    const url = await opened(page, () => page.locator('main [data-live] [name=direct]').click())
    expect(roomOf(url)).toBe(ROOM_ID)
  })

  test.each(sample(['9999999', 'Deluxe%20Room', 'Семейный', ''], 2))(
    'R2.73 the reservation page neither shows nor hands on a room that its hotel does not have: %j',
    async (other) => {
      const page = await search.openPage(`/en/hotels/${slug}/online-reservation?room=${other}`)
      await page.locator('main [data-live]').waitFor()
      expect((await page.locator('[data-stay] dt').allTextContents())[0]).toBe('Arrival')
      const url = await opened(page, () => page.locator('main [data-live] [name=direct]').click())
      expect(roomOf(url)).toBe(null)
    },
  )
})

test.each([
  ['en', '/en/hotels/crystal-flora', 'Crystal Flora, 12.06.2027 – 19.06.2027, 2 adults'],
  ['ru', '/en/hotels/crystal-centro/rooms/gulf-room', ', 12.06.2027 – 19.06.2027, 2 взрослых'],
] as const)(
  'R2.114 a chat begins with the hotel, the room, the dates and the guests, in words of the page (%s)',
  async (locale, path, told) => {
    const page = await search.openSearch(await search.pathIn(locale, path))
    const chat = page.locator('.float__chat')
    const text = async () => new URL((await chat.getAttribute('href'))!).searchParams.get('text')
    const room = path.includes('/rooms/') ? (await page.locator('h1').textContent())! : ''
    const about = room ? `Crystal Centro, ${room}` : ''
    expect(await text()).toBe(about || 'Crystal Flora')
    await field(page, 'checkIn').fill('12.06.2027')
    await field(page, 'checkOut').fill('19.06.2027')
    const said = async () => {
      await chat.dispatchEvent('pointerdown')
      return text()
    }
    await expect.poll(said).toBe(about + told)
    // Another hotel has another room.
    await field(page, 'hotel').click()
    await page.getByRole('option', { name: 'Crystal Palace' }).click()
    await expect.poll(said).toMatch(/^Crystal Palace, 12\.06\.2027/)
  },
)

test('R4.16 without a departure nothing opens, and the field says what is missing', async () => {
  const page = await search.openSearch(`/en?hotel=crystal-aura${dates}`)
  await field(page, 'checkIn').fill('13.06.2027')
  await send(page)
  expect(page.context().pages()).toHaveLength(1)
  expect(await page.getByText('Please choose a date.').isVisible()).toBe(true)
  expect(await field(page, 'checkOut').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('R7.23 the hotel list is in the page: opening it asks for nothing, and nothing goes to the provider', async () => {
  const asked: { url: string; type: string }[] = []
  const page = await search.openPage(undefined, { pictures: () => false })
  page.on('request', (request) => asked.push({ url: request.url(), type: request.resourceType() }))
  await page.goto(search.at('/en'))
  await page.locator('[data-search] [data-live]').waitFor()
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await field(page, 'hotel').click()
  expect(await page.getByRole('option').count()).toBeGreaterThan(10)
  await page.getByRole('option').last().click()
  await field(page, 'checkIn').click()
  await field(page, 'guests').click()
  // The hero's next picture, the browser's own wish for an icon and the script of the panels may come meanwhile.
  const data = asked.slice(before).filter(({ type }) => !['image', 'other', 'script'].includes(type))
  expect(data).toEqual([])
  expect(asked.filter(({ url }) => !url.startsWith(search.at('/')))).toEqual([])
})

describe("the page's address", () => {
  const query = async (page: Page) => Object.fromEntries(new URL(await page.evaluate(() => location.href)).searchParams)

  test('R3.23 holds the search, so that another browser shows the same', async () => {
    const page = await search.openSearch('/en?utm_source=letter')
    await field(page, 'hotel').click()
    await page.getByRole('option', { name: 'Crystal Flora' }).click()
    await field(page, 'checkIn').click()
    await day(page, '2027-06-12').click()
    await day(page, '2027-06-19').click()
    await field(page, 'guests').click()
    await page.getByRole('button', { name: 'More children' }).click()
    await page.getByLabel('Date of birth, child 1').fill('03.09.2020')
    expect(await query(page)).toEqual({
      utm_source: 'letter',
      hotel: 'crystal-flora',
      checkin: '2027-06-12',
      checkout: '2027-06-19',
      adult: '2',
      child: '1',
    })
    const friend = await search.openSearch(await page.evaluate(() => location.href))
    expect((await field(friend, 'hotel').textContent())!.trim()).toBe('Crystal Flora')
    expect(await stayOf(friend)).toEqual({ checkIn: '12.06.2027', checkOut: '19.06.2027' })
    expect((await field(friend, 'guests').textContent())!.trim()).toBe('2 adults, 1 child')
  })

  test('R4.12 the back button takes back a choice, and forward makes it again', async () => {
    const page = await search.openSearch('/en')
    const before = await stayOf(page)
    await field(page, 'hotel').click()
    await page.getByRole('option', { name: 'Crystal Flora' }).click()
    await field(page, 'checkIn').click()
    await day(page, '2027-06-12').click()
    await day(page, '2027-06-19').click()
    await field(page, 'guests').click()
    for (const more of ['More adults', 'More children']) await page.getByRole('button', { name: more }).click()
    await page.goBack()
    expect((await field(page, 'guests').textContent())!.trim()).toBe('2 adults')
    await page.goBack()
    expect(await stayOf(page)).toEqual(before)
    expect((await field(page, 'hotel').textContent())!.trim()).toBe('Crystal Flora')
    await page.goBack()
    expect((await field(page, 'hotel').textContent())!.trim()).toBe('Crystal Admiral')
    for (let step = 0; step < 3; step++) await page.goForward()
    expect(await stayOf(page)).toEqual({ checkIn: '12.06.2027', checkOut: '19.06.2027' })
  })
})
