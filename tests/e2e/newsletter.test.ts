// @module-tag chromium
/** The newsletter form with script. */
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { atDepth } from '../harness/depth.ts'
import { useSite } from '../harness/site.ts'
import { stopTime } from './page/ready.ts'
import { PHONE, useVisit } from '../harness/visit.ts'

const served = useSite('oneHotel')
const visits = useVisit(() => served.url)

beforeEach(() => {
  served.site.provider.faults = undefined
  served.site.provider.world.received.newsletter.length = 0
})

const received = () => served.site.provider.world.received.newsletter
const form = (page: Page) => page.locator('form[data-newsletter]')
const field = (page: Page) => form(page).locator('[name=email]')
const consent = (page: Page) => form(page).locator('[name=consent]')
const submit = (page: Page) => form(page).locator('[type=submit]')
const answer = (page: Page) => form(page).locator('[data-answer]')

/** The form of a home page once its script has it. */
async function openForm(locale: Locale, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await visits.newPage()
  await prepare?.(page)
  await page.goto(visits.at(locale === 'tr' ? '/' : `/${locale}`))
  await form(page).scrollIntoViewIfNeeded()
  await page.locator('form[data-newsletter][novalidate]').waitFor()
  return page
}

test('R5.30 R5.12 nothing is marked wrong before it was touched, and it can be sent only while the consent is ticked', async () => {
  const page = await openForm('en')
  for (const each of [field(page), consent(page)])
    expect(await each.evaluate((input) => [input.matches(':invalid'), input.ariaInvalid, input.ariaRequired])).toEqual([
      false,
      null,
      'true',
    ])
  const why = page.locator(`#${await submit(page).getAttribute('aria-describedby')}`)
  const refuses = async () => [await submit(page).isDisabled(), await why.isVisible()]
  expect(await refuses()).toEqual([true, true])
  expect((await why.textContent())?.trim()).toBe(translator('en')('components.common.footer.newsletter.consentFirst'))
  await consent(page).check()
  expect(await refuses()).toEqual([false, false])
  await consent(page).uncheck()
  expect(await refuses()).toEqual([true, true])
})

test('R5.34 whatever filled in the honeypot, a hidden field, it is said to have failed, and the next try is sent', async () => {
  const page = await openForm('en')
  await form(page)
    .locator('.trap input')
    .evaluate((trap: HTMLInputElement) => (trap.value = 'x'))
  await field(page).fill('anna@example.com')
  await consent(page).check()
  await submit(page).click()
  await answer(page).locator('.alert--danger').waitFor()
  expect(received()).toEqual([])
  await submit(page).click()
  await answer(page).locator('.alert--success').waitFor()
  expect(received()).toHaveLength(1)
})

test('on a phone the thanks are above the bar at the bottom', async () => {
  const page = await visits.open('/en', { viewport: { width: PHONE.width, height: 500 } })
  await field(page).click()
  await page.locator('form[data-newsletter][novalidate]').waitFor()
  await field(page).fill('anna@example.com')
  await consent(page).check()
  // The button just above the bar, and what is below it out of sight.
  await submit(page).evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 90))
  await submit(page).click()
  await answer(page).locator('.alert--success').waitFor()
  const [alert, bar] = [answer(page).locator('.alert'), page.locator('.dock')]
  expect(await bar.isVisible()).toBe(true)
  await expect
    .poll(
      async () => (await alert.boundingBox())!.y + (await alert.boundingBox())!.height - (await bar.boundingBox())!.y,
    )
    .toBeLessThanOrEqual(0)
})

test('R5.12 R5.7 Enter without the consent says that it is missing, and sends nothing', async () => {
  const page = await openForm('en')
  let requests = 0
  page.on('request', (request) => (requests += Number(request.method() === 'POST')))
  await field(page).fill('anna@example.com')
  await field(page).press('Enter')
  await page.locator('form[data-newsletter] [name=consent][aria-invalid=true]:focus').waitFor()
  const error = page.locator(`#${await consent(page).getAttribute('aria-describedby')}`)
  expect((await error.innerText()).trim()).toBe(translator('en')('validation.consent'))
  expect([await field(page).inputValue(), requests]).toEqual(['anna@example.com', 0])
  await consent(page).check()
  expect(await error.isVisible()).toBe(false)
  await field(page).press('Enter')
  await expect.poll(received).toEqual([{ email: 'anna@example.com', propertyId: 23, lang: 'en' }])
})

/** The words of a language are its own, what the form does is not: each language is asked for one of the two. */
const complaining = atDepth<Locale[]>(['ru'], [...LOCALES])
const thanking = atDepth<Locale[]>(['de'], [...LOCALES])

test.each(complaining)(
  'R5.5 R5.6 R5.7 an empty or wrong address is said under the field, and not sent (%s)',
  async (locale) => {
    const page = await openForm(locale)
    let requests = 0
    page.on('request', (request) => (requests += Number(request.method() === 'POST')))
    await consent(page).check()
    const t = translator(locale)
    const expectError = async (text: string) => {
      await submit(page).click()
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await field(page).getAttribute('aria-invalid')).toBe('true')
      const described = (await field(page).getAttribute('aria-describedby'))!
      const error = page.locator(`#${described}`)
      expect((await error.textContent())?.trim()).toBe(text)
      const [above, below] = [await field(page).boundingBox(), await error.boundingBox()]
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    }
    await expectError(t('components.common.footer.newsletter.required'))
    await field(page).fill('anna@')
    await expectError(t('components.common.footer.newsletter.invalid'))
    expect(await field(page).inputValue()).toBe('anna@')
    expect(requests).toBe(0)
    await field(page).fill('anna@example.com')
    expect(await form(page).locator('.error:not([hidden])').count()).toBe(0)
    expect(await field(page).getAttribute('aria-invalid')).toBeNull()
  },
)

test.each(thanking)('R8.1 R4.19 R4.21 success is said, and the form is empty again (%s)', async (locale) => {
  const page = await openForm(locale)
  await field(page).fill('anna@example.com')
  await consent(page).check()
  await submit(page).click()
  const text = translator(locale)('components.common.footer.newsletter.success')
  await expect.poll(async () => (await answer(page).textContent())?.trim()).toBe(text)
  expect(await answer(page).locator('.alert--success').isVisible()).toBe(true)
  expect(await answer(page).getAttribute('role')).toBe('status')
  expect(received()).toEqual([{ email: 'anna@example.com', propertyId: 23, lang: locale }])
  expect([await field(page).inputValue(), await consent(page).isChecked()]).toEqual(['', false])
  expect(await submit(page).isDisabled()).toBe(true)
})

const FAILED = 'components.common.footer.newsletter.failed'
test.each([
  ['the provider fails', async () => void (served.site.provider.faults = () => ({ status: 500 })), FAILED],
  ['there is no answer', (page: Page) => page.route('**/forms/newsletter', (route) => route.abort()), 'notice.unknown'],
] as const)('R7.4 R8.2 R4.19 failure is said and the typed text stays when %s', async (_name, breakIt, said) => {
  const page = await openForm('de')
  await breakIt(page)
  await field(page).fill('anna@example.com')
  await consent(page).check()
  await submit(page).click()
  const text = translator('de')(said)
  await expect.poll(async () => (await answer(page).textContent())?.trim()).toBe(text)
  expect(await answer(page).locator('.alert--danger').isVisible()).toBe(true)
  expect([await field(page).inputValue(), await consent(page).isChecked()]).toEqual(['anna@example.com', true])
})

test('R4.20 the alert is gone to the eye after 3 s, and stays for assistive technology until the next submit', async () => {
  const page = await openForm('en', stopTime)
  const seen = () => answer(page).evaluate((place) => getComputedStyle(place).opacity !== '0')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await field(page).fill('anna@example.com')
  await consent(page).check()
  await submit(page).click()
  await expect.poll(() => received().length).toBe(1)
  await page.clock.runFor(200)
  await answer(page).locator('.alert').waitFor()
  await page.clock.runFor(2999)
  expect(await seen()).toBe(true)
  await page.clock.runFor(1)
  expect(await seen()).toBe(false)
  expect(await answer(page).ariaSnapshot()).toContain('Your address is on the list.')
  await consent(page).check()
  await submit(page).click()
  expect(await answer(page).textContent()).toBe('')
})

test('R7.3 R9.18 while it waits it is busy and takes no second submit; the busy state stays 200 ms', async () => {
  const page = await openForm('en', stopTime)
  const held = Promise.withResolvers<void>()
  await page.route('**/forms/newsletter', async (route) => {
    await held.promise
    await route.continue()
  })
  await field(page).fill('anna@example.com')
  await consent(page).check()
  await submit(page).click()
  const busy = () => form(page).getAttribute('aria-busy')
  expect([await busy(), await submit(page).textContent()]).toEqual(['true', 'Sending'])
  await submit(page).click({ force: true })
  await page.clock.runFor(5000)
  expect(await busy()).toBe('true')
  held.resolve()
  await expect.poll(busy).toBeNull()
  expect(received().length).toBe(1)
  expect((await submit(page).textContent())?.trim()).toBe('Subscribe')
})

test('R9.18 an instant answer leaves the busy state for 200 ms', async () => {
  const page = await openForm('en', stopTime)
  await field(page).fill('anna@example.com')
  await consent(page).check()
  const answered = page.waitForResponse('**/forms/newsletter')
  await submit(page).click()
  await (await answered).finished()
  await page.clock.runFor(199)
  expect(await form(page).getAttribute('aria-busy')).toBe('true')
  await page.clock.runFor(1)
  await expect.poll(() => form(page).getAttribute('aria-busy')).toBeNull()
})
