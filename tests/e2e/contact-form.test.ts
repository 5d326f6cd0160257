// @module-tag chromium
/** The contact form with script. */
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { translator } from '../../src/i18n/index.ts'
import { useSite } from '../harness/site.ts'
import { sample } from '../harness/depth.ts'
import { stopTime } from './page/ready.ts'
import { useVisit } from '../harness/visit.ts'

const PATHS = { tr: '/oteller/deniz-kizi/iletisim', en: '/en/hotels/deniz-kizi/contact' } as const

const served = useSite('oneHotel')
const visits = useVisit(() => served.url)

beforeEach(() => {
  served.site.provider.faults = undefined
  served.site.provider.world.received.contact.length = 0
})

const received = () => served.site.provider.world.received.contact
const form = (page: Page) => page.locator('form[data-contact]')
const input = (page: Page, name: string) => form(page).locator(`[name=${name}]`)
const send = (page: Page) => form(page).locator('[type=submit]').click()
const answer = (page: Page) => form(page).locator('[data-answer]')

/** Text of a field's error as assistive technology finds it: by the field's description. */
async function errorOf(page: Page, name: string): Promise<string | undefined> {
  const ids = ((await input(page, name).getAttribute('aria-describedby')) ?? '').split(' ')
  const error = page.locator(`#${ids.at(-1)}`)
  return (await error.isVisible()) ? (await error.textContent())?.trim() : undefined
}

const TYPED = {
  fullName: 'Şükrü Çağ',
  email: 'sukru@example.com',
  phone: '5321234567',
  subject: 'Bebek yatağı',
  message: 'Bir bebek yatağı lütfen.',
}

async function openForm(locale: keyof typeof PATHS, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await visits.newPage()
  await prepare?.(page)
  await page.goto(visits.at(PATHS[locale]))
  await form(page).scrollIntoViewIfNeeded()
  await page.locator('form[data-contact][novalidate]').waitFor()
  return page
}

async function fill(page: Page, values: Partial<typeof TYPED>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value)
}
const typed = (page: Page) =>
  form(page)
    .locator('.input')
    .evaluateAll((all) => Object.fromEntries((all as HTMLInputElement[]).map(({ name, value }) => [name, value])))

test.each(sample(['tr', 'en'] as const, 1))(
  'R5.1 R5.7 R5.11 nothing is sent while a required field is empty (%s)',
  async (locale) => {
    const page = await openForm(locale)
    let requests = 0
    page.on('request', (request) => (requests += Number(request.method() === 'POST')))
    await send(page)
    const t = translator(locale)
    for (const name of ['fullName', 'email', 'phone', 'subject']) {
      expect(await errorOf(page, name), name).toBe(t('validation.required'))
    }
    expect(await errorOf(page, 'consent')).toBe(t('validation.consent'))
    expect(await input(page, 'fullName').evaluate((each) => each === document.activeElement)).toBe(true)
    expect(requests).toBe(0)
  },
)

test('R5.2 R5.4 R5.10 R5.11 each wrong field says what it takes, until it does', async () => {
  const page = await openForm('en')
  await fill(page, { ...TYPED, fullName: 'R2D2', email: 'anna@', phone: '49 151 x' })
  await send(page)
  expect(await errorOf(page, 'fullName')).toBe('Please use only spaces and letters.')
  expect(await errorOf(page, 'email')).toBe('Please enter a valid e-mail address.')
  expect(await errorOf(page, 'phone')).toBe('Please enter a valid phone number.')
  expect(await errorOf(page, 'consent')).toBe('You must accept the Personal Data Protection Law.')
  expect(await errorOf(page, 'subject')).toBeUndefined()
  await fill(page, { fullName: 'Anna', email: 'anna@example.com', phone: '4915112345678' })
  await input(page, 'consent').check()
  for (const name of ['fullName', 'email', 'phone', 'consent']) expect(await errorOf(page, name), name).toBeUndefined()
  expect(received()).toEqual([])
})

const SUCCESS = [
  ['tr', 'Mesajınız Başarıyla İletildi!'],
  ['en', 'Your Message Was Sent Successfully.'],
] as const
const FAILED = 'İletişim formunuzu alırken bir sorun oluştu!'
const UNKNOWN = translator('tr')('notice.unknown')
const gateway = (status: number) => ({ status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
const ADDRESS = '**/forms/contact'

// The English words are read of the page without script, too.
test.each(sample(SUCCESS, 0))('R8.3 success is said where it is seen and heard (%s)', async (locale, text) => {
  const page = await openForm(locale)
  await fill(page, TYPED)
  await input(page, 'consent').check()
  await send(page)
  await expect.poll(async () => (await answer(page).textContent())?.trim()).toBe(text)
  expect(await answer(page).getAttribute('role')).toBe('alert')
  await expect.poll(() => answer(page).evaluate((place) => place.getBoundingClientRect().top >= 0)).toBe(true)
  expect(received()).toEqual([{ ...TYPED, consent: true, propertyId: 51, lang: locale }])
})

const MESSAGE = 'The text is too long: please shorten it'
test.each([
  ['an error', async () => void (served.site.provider.faults = () => ({ status: 500 })), FAILED],
  ['a line that is down', (page: Page) => page.context().setOffline(true), FAILED],
  ['a reset', (page: Page) => page.route(ADDRESS, (route) => route.abort('connectionreset')), UNKNOWN],
  [
    'a gateway without its server',
    (page: Page) => page.route(ADDRESS, (route) => route.fulfill(gateway(502))),
    UNKNOWN,
  ],
  ['a host that gave up', (page: Page) => page.route(ADDRESS, (route) => route.fulfill(gateway(524))), UNKNOWN],
  ['a provider that hangs up', async () => void (served.site.provider.faults = () => ({ reset: true })), UNKNOWN],
  [
    'a refusal in words',
    (page: Page) =>
      page.route(ADDRESS, (route) => route.fulfill({ status: 413, json: { ok: false, message: MESSAGE } })),
    MESSAGE,
  ],
] as const)(
  'R7.4 R8.4 %s is said, the typed text stays, and the next try can succeed',
  async (_name, breakIt, said) => {
    const page = await openForm('tr')
    await breakIt(page)
    await fill(page, TYPED)
    await input(page, 'consent').check()
    await send(page)
    await expect.poll(async () => (await answer(page).textContent())?.trim()).toBe(said)
    expect([await typed(page), await input(page, 'consent').isChecked()]).toEqual([TYPED, true])
    served.site.provider.faults = undefined
    await page.unroute(ADDRESS)
    await page.context().setOffline(false)
    await send(page)
    await expect.poll(() => received().length).toBe(1)
  },
)

test('R7.4 after no answer in 25 s it is not known whether it arrived, and the typed text stays', async () => {
  const page = await openForm('en', stopTime)
  const asked = Promise.withResolvers<void>()
  await page.route(ADDRESS, () => asked.resolve())
  await fill(page, { ...TYPED, phone: '4915112345678' })
  await input(page, 'consent').check()
  await send(page)
  await asked.promise
  await page.clock.runFor(25_000)
  await expect.poll(async () => (await answer(page).textContent())?.trim()).toBe(translator('en')('notice.unknown'))
  expect(await typed(page)).toEqual({ ...TYPED, phone: '4915112345678' })
})

test('R5.7 a submit before the script has come is checked by it and not lost', async () => {
  const page = await visits.newPage()
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(/\/ContactForm\.[^/]*\.js$/, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await page.goto(visits.at(PATHS.en))
  await fill(page, { ...TYPED, fullName: 'R2D2', phone: '4915112345678' })
  await input(page, 'consent').check()
  await asked.promise
  await send(page)
  held.resolve()
  await expect.poll(() => errorOf(page, 'fullName')).toBe('Please use only spaces and letters.')
  expect(received()).toEqual([])
})
