// @module-tag chromium
/** The reservation page of a hotel whose reservations team is asked for a stay, and every way to a reservation without script. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { INTERNAL_RESERVATIONS } from '../../src/site/reservation.ts'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { atDepth } from '../harness/depth.ts'
import { opened, send, wakeSearch } from '../harness/search-bar.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { useVisit } from '../harness/visit.ts'
import { makeWorld } from '../worlds/index.ts'

const { slug, countries } = INTERNAL_RESERVATIONS[0]!
const BOOKED = 'deniz-kizi'
const BOOKING = 'https://booking.example/deniz-kizi'
const FROM_THERE = { extraHTTPHeaders: { 'x-country': countries[0]! } }
const BIRTHS = ['2020-09-03', '2026-01-31']
const WRITER = { fullName: 'Jürgen Groß', email: 'j@example.com', phone: '+4915112345678' }

let site: WorldSite
let running: RunningSite
const visits = useVisit(
  () => running.url,
  async (window) => {
    await window.route(`${BOOKING}*`, (route) => route.fulfill({ contentType: 'text/html', body: 'Booking' }))
  },
)

beforeAll(async () => {
  const hotel = { subPages: ['rooms' as const, 'reservation' as const], rooms: 2 }
  site = await buildSiteOf(
    makeWorld({
      hotels: [
        { id: 51, slug, name: 'Crystal Centro', ...hotel },
        { id: 52, slug: BOOKED, name: 'Deniz Kızı', ...hotel },
      ],
    }),
  )
  running = await site.serve()
})
afterAll(async () => {
  await running?.close()
  await site?.close()
})
beforeEach(() => {
  site.provider.world.received.contact.length = 0
})

const pathOf = (lang: Locale, hotel: string) => (lang === 'tr' ? `/oteller/${hotel}` : `/${lang}/hotels/${hotel}`)
const roomsOf = (lang: Locale, hotel: string) => `${pathOf(lang, hotel)}/${lang === 'tr' ? 'odalar' : 'rooms'}`

async function openPlain(path: string): Promise<Page> {
  const page = await visits.newPage({ javaScriptEnabled: false, ...FROM_THERE })
  await page.goto(visits.at(path))
  return page
}

async function fillStay(page: Page, id: 'stay' | 'search'): Promise<void> {
  await page.locator(`#${id}-checkin`).fill('2027-06-12')
  await page.locator(`#${id}-checkout`).fill('2027-06-19')
  await page.locator(`#${id}-children`).fill('2')
  for (const [at, birth] of BIRTHS.entries())
    await page.locator(`form:has(#${id}-checkin) [name=childages]`).nth(at).fill(birth)
}

async function fillWriter(page: Page, fields = WRITER): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
  await page.locator('main [name=consent]').check()
}

const submit = (page: Page) => page.locator('main form [type=submit]').first().click()
/** Where the site leads a form that is sent: a redirect is followed by the browser alone. */
async function ledTo(page: Page, act: () => Promise<unknown>): Promise<string> {
  const answer = page.context().waitForEvent('response', (each) => each.url().includes('/edge/search'))
  await act()
  return (await answer).headers().location!
}
const answerOf = async (page: Page, act: () => Promise<unknown>) => {
  const [answer] = await Promise.all([page.waitForResponse((each) => each.request().method() === 'POST'), act()])
  await page.waitForLoadState()
  return answer.status()
}

test.each(atDepth<readonly Locale[]>(['de'], LOCALES))(
  'R5.31 R2.73 without script a room, dates, children and who asks are one request, and come back where it is refused (%s)',
  async (lang) => {
    const t = translator(lang)
    const page = await openPlain(roomsOf(lang, slug))
    const name = (await page.locator('.room a[href]').first().textContent())!.trim()
    await page.locator('.room a[href]').first().click()
    await page.locator('.book [data-book]').click()
    expect(await page.locator('[data-stay] dd').first().textContent()).toBe(name)
    await fillStay(page, 'stay')
    await fillWriter(page, { ...WRITER, phone: '12 b' })
    expect(await answerOf(page, () => submit(page))).toBe(422)

    expect(await page.locator('main [name=phone]').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('main [name=fullName]').inputValue()).toBe(WRITER.fullName)
    expect(await page.locator('#stay-checkout').inputValue()).toBe('2027-06-19')
    const births = page.locator('main [name=childages]')
    expect([await births.nth(0).inputValue(), await births.nth(1).inputValue()]).toEqual(BIRTHS)
    await page.locator('#stay-checkin').fill('2020-06-12')
    await page.locator('main [name=phone]').fill(WRITER.phone)
    expect(await answerOf(page, () => submit(page))).toBe(422)
    expect(await page.locator('#stay-checkin-error').count()).toBe(1)
    expect(await page.locator('main .error:visible').allInnerTexts()).toEqual([t('validation.arrival')])

    await page.locator('#stay-checkin').fill('2027-06-12')
    expect(await answerOf(page, () => submit(page))).toBe(200)
    expect(await page.locator('h1').textContent()).toBe(t('pages.reservation.sent'))
    const [message] = site.provider.world.received.contact
    expect(message).toMatchObject({ ...WRITER, propertyId: 51, lang, consent: true })
    const dates = { from: '12.06.2027', until: '19.06.2027' }
    expect(message!.subject).toBe(`${t('pages.reservation.subject', { hotel: 'Crystal Centro', ...dates })}, ${name}`)
    for (const said of [
      'Crystal Centro',
      `${t('pages.reservation.room')}: ${name}`,
      `${t('pages.reservation.nights')}: 7`,
      `${t('counts.adults', { count: 2 })}, ${t('counts.children', { count: 2 })} (6, 1)`,
      '03.09.2020',
      '31.01.2026',
    ])
      expect(message!.message).toContain(said)
  },
)

test('R5.30 R5.31 where scripts are blocked, the birth date that is missing is asked for in a field that is there', async () => {
  const page = await visits.newPage(FROM_THERE)
  await page.route('**/_astro/**/*.js', (route) => route.abort())
  await page.goto(visits.at(`${pathOf('de', slug)}/online-reservation?adult=2&child=1`))
  await page.locator('#stay-checkin').fill('2027-06-12')
  await page.locator('#stay-checkout').fill('2027-06-19')
  await fillWriter(page)
  expect(await answerOf(page, () => submit(page))).toBe(422)
  const birth = page.locator('main [name=childages]').first()
  await birth.fill(BIRTHS[0]!)
  expect(await answerOf(page, () => submit(page))).toBe(200)
  expect(site.provider.world.received.contact[0]!.message).toContain('03.09.2020')
})

test('R5.31 without script the hotel’s booking system is the second way, and learns nothing of who asks', async () => {
  const page = await openPlain(`${pathOf('de', slug)}/online-reservation?room=51501`)
  await fillStay(page, 'stay')
  await fillWriter(page)
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  const url = await ledTo(page, () => page.locator('main [name=direct]').click())
  expect(url).toBe(
    `${BOOKING}?checkin=2027-06-12&checkout=2027-06-19&adult=2&child=2&childages=${BIRTHS.join()}&room=51501`,
  )
  expect(asked.filter((address) => address.includes('example.com') || address.includes('Gro'))).toEqual([])
})

test('R7.32 R7.33 R7.34 without script a search that is handed over stands in the form', async () => {
  const page = await openPlain('/en')
  await page.locator('#search-hotel').selectOption(slug)
  await fillStay(page, 'search')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), send(page)])
  // Playwright forbids a new tab its scripts only after the parser has begun: `noscript` would be left out.
  await tab.reload()
  expect(await tab.locator('[data-stay] dd').allTextContents()).toEqual([
    'Saturday, 12.06.2027',
    'Saturday, 19.06.2027',
    '7',
    '2 adults, 2 children (6, 1)',
  ])
  expect(await tab.locator('#stay-checkin').inputValue()).toBe('2027-06-12')
  expect(await tab.locator('#stay-children').inputValue()).toBe('2')
  await fillWriter(tab)
  const status = await answerOf(tab, () => submit(tab))
  expect(await tab.locator('main .error:visible').allInnerTexts()).toEqual([])
  expect(status).toBe(200)
  expect(site.provider.world.received.contact[0]!.message).toContain('03.09.2020')
})

test.each([
  [
    'the page of a room',
    '/rooms',
    async (page: Page) => {
      await page.locator('.room a[href]').first().click()
      await page.locator('.book [data-book]').click()
    },
  ],
  ['the list of rooms', '/rooms', (page: Page) => page.locator('.room [data-book]').first().click()],
] as const)(
  'R2.105 R7.36 R7.37 without script room and children reach the booking system from %s',
  async (_, from, act) => {
    const page = await openPlain(pathOf('en', BOOKED) + from)
    await act(page)
    await fillStay(page, 'stay')
    const url = new URL(await ledTo(page, () => submit(page)))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      checkin: '2027-06-12',
      checkout: '2027-06-19',
      adult: '2',
      child: '2',
      childages: BIRTHS.join(),
      room: '52501',
    })
  },
)

test('R2.73 with script the stay comes along, the request is sent, and the booking system is the second way', async () => {
  const page = await visits.newPage({ ...FROM_THERE })
  await page.goto(
    visits.at(`${pathOf('de', slug)}?checkin=2027-06-12&checkout=2027-06-19&adult=2&child=1&childages=${BIRTHS[0]}`),
  )
  await wakeSearch(page)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), send(page)])
  await tab.locator('main form[data-live]').waitFor()
  expect(new URL(tab.url()).pathname).toBe(`${pathOf('de', slug)}/online-reservation`)
  expect(tab.url()).not.toContain(BIRTHS[0])
  const facts = ['Samstag, 12.06.2027', 'Samstag, 19.06.2027', '7', '2 Erwachsene, 1 Kind (6)']
  expect(await tab.locator('[data-stay] dd').allTextContents()).toEqual(facts)

  await submit(tab)
  expect(await tab.locator('main .error:visible').count(), 'name, e-mail, telephone and consent').toBe(4)
  await tab.locator('main [data-field=checkOut]').fill('26.06.2027')
  await fillWriter(tab)
  const booked = await opened(tab, () => tab.locator('main [name=direct]').click())
  expect(booked).toBe(`${BOOKING}?checkin=2027-06-12&checkout=2027-06-26&adult=2&child=1&childages=${BIRTHS[0]}`)
  await submit(tab)
  await tab.locator('main [data-answer]').getByText(translator('de')('pages.reservation.sent')).waitFor()
  const [message] = site.provider.world.received.contact
  expect(message).toMatchObject({ ...WRITER, propertyId: 51, lang: 'de' })
  expect(message!.subject).toBe('Reservierungsanfrage: Crystal Centro, 12.06.2027 – 26.06.2027')
  expect(message!.message).toContain('03.09.2020 (6 Jahre bei Anreise)')
  expect(await tab.locator('[data-stay] dd').nth(2).textContent(), 'the stay is still there').toBe('14')
})
