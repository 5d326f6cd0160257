// @module-tag chromium
/** The forms of the built pages in a browser that runs no script. */
import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { axeFindings, putAxe } from '../harness/axe.ts'
import { atDepth } from '../harness/depth.ts'
import { useSite } from '../harness/site.ts'
import { useBrowsers } from '../harness/visit.ts'

const served = useSite('oneHotel')
let page: Page
const openWindow = useBrowsers()

beforeAll(async () => {
  page = await (await openWindow({ javaScriptEnabled: false })).newPage()
})
beforeEach(() => {
  served.site.provider.faults = undefined
  served.site.provider.world.received.newsletter.length = 0
  served.site.provider.world.received.contact.length = 0
})

const prefix = (lang: string) => (lang === 'tr' ? '' : `/${lang}`)
const heading = () => page.locator('h1').textContent()

test.each(atDepth<readonly Locale[]>(['en'], LOCALES))(
  'R8.1 R7.24 the newsletter of the home page is subscribed to (%s)',
  async (lang) => {
    await page.goto(served.url + (prefix(lang) || '/'))
    const form = page.locator('form[data-newsletter]')
    await form.locator('[name=email]').fill('anna@example.com')
    await form.locator('[name=consent]').check()
    await form.locator('[type=submit]').click()
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(served.site.provider.world.received.newsletter).toEqual([
      { email: 'anna@example.com', propertyId: 23, lang },
    ])
  },
)

async function fillContact(phone: string) {
  await page.goto(`${served.url}/en/hotels/deniz-kizi/contact`)
  const form = page.locator('form[data-contact]')
  const fields = { fullName: 'Jürgen Groß', email: 'j@example.com', phone, subject: 'A cot', message: 'Please.' }
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=consent]').check()
  await form.locator('[type=submit]').click()
  return fields
}

/** What the fields of a form have, by name. */
const typedIn = (form: string) =>
  page
    .locator(`${form} .input`)
    .evaluateAll((inputs) =>
      Object.fromEntries((inputs as HTMLInputElement[]).map(({ name, value }) => [name, value] as const)),
    )
/** Texts of the faults in sight, by the name of their field. */
const faultsIn = (form: string) =>
  page.locator(`${form} [aria-invalid=true]`).evaluateAll((inputs) =>
    Object.fromEntries(
      (inputs as HTMLInputElement[]).map((input) => {
        const ids = input.getAttribute('aria-describedby')!.split(' ')
        const said = ids.map((id) => document.getElementById(id)!).filter((each) => each.matches('.error'))
        return [input.name, said.map((each) => each.checkVisibility() && each.innerText.trim()).join()]
      }),
    ),
  )
/** Until a field has the focus: a page gives it when it is drawn. */
const focus = (name: string) => page.locator(`[name=${name}]:focus`).waitFor()
/** Whether nothing lies over a field, and all of it is in the window. */
const isInSight = (name: string) =>
  page.locator(`[name=${name}]`).evaluate((field) => {
    const { left, top, bottom } = field.getBoundingClientRect()
    return [top, bottom - 1].every((y) => document.elementFromPoint(left + 9, y) === field)
  })
/** Sends a form and waits for the page that answers it; its status. */
async function answered(on: Page, send: () => Promise<void>): Promise<number> {
  const [response] = await Promise.all([
    on.waitForResponse((each) => each.request().method() === 'POST'),
    on.waitForEvent('load'),
    send(),
  ])
  return response.status()
}

test('R8.3 R7.25 R8.4 the contact form of a hotel is sent; after a failure the page still has the typed text, and can be sent again', async () => {
  served.site.provider.faults = () => ({ status: 500 })
  const fields = await fillContact('4915112345678')
  expect(await page.locator('form[data-contact] [role=alert] .alert').innerText()).toContain('Somethings went wrong!')
  expect(await typedIn('form[data-contact]')).toEqual(fields)
  served.site.provider.faults = undefined
  await page.locator('form[data-contact] [type=submit]').click()
  await page.locator('.answer').waitFor()
  expect(await heading()).toBe('Your Message Was Sent Successfully.')
  expect(served.site.provider.world.received.contact).toEqual([
    { ...fields, consent: true, propertyId: 51, lang: 'en' },
  ])
})

test('R5.31 what was typed is there again for who comes back from another page', async () => {
  await fillContact('12 x')
  const typed = await typedIn('form[data-contact]')
  await page.goto(`${served.url}/en`)
  await page.goBack()
  expect(await typedIn('form[data-contact]')).toEqual({ ...typed, phone: '12 x' })
})

test.each(atDepth<readonly Locale[]>(['tr'], LOCALES))(
  'R5.31 R5.7 R5.10 a refused contact form is its page, to be corrected by keyboard (%s)',
  async (lang) => {
    const t = translator(lang)
    const form = 'form[data-contact]'
    const path = lang === 'tr' ? '/oteller/deniz-kizi/iletisim' : `/${lang}/hotels/deniz-kizi/contact`
    await page.goto(served.url + path)
    const title = await page.title()
    const fields = { fullName: 'R2D2', email: 'anna@example.com', phone: '+49 "1"', subject: '<b>&', message: 'a\n\nb' }
    for (const [name, value] of Object.entries(fields)) await page.locator(`${form} [name=${name}]`).fill(value)
    await page.locator(`${form} [name=consent]`).check()
    expect(await answered(page, () => page.locator(`${form} [type=submit]`).click())).toBe(422)

    expect(await page.title()).toBe(`${t('notice.invalidTitle')} | ${title}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await typedIn(form)).toEqual(fields)
    expect(await faultsIn(form)).toEqual({ fullName: t('validation.letters'), phone: t('validation.phone') })
    expect(await page.locator(`${form} [role=alert]`).innerText()).toBe(t('notice.invalid'))
    expect(await page.locator(`${form} [name=consent]`).isChecked()).toBe(true)

    // The first wrong field has the focus and is in sight; the next ones follow it.
    await focus('fullName')
    await expect.poll(() => isInSight('fullName')).toBe(true)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Anna Ay')
    for (const name of ['email', 'phone']) {
      await page.keyboard.press('Tab')
      await focus(name)
    }
    expect(await answered(page, () => page.keyboard.press('Enter'))).toBe(422)
    await focus('phone')
    expect(await faultsIn(form), 'one is left').toEqual({ phone: t('validation.phone') })
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('+491511234')
    await page.keyboard.press('Enter')
    await page.locator('.answer').waitFor()
    expect(await heading()).toBe(t('contactForm.success'))
    expect(served.site.provider.world.received.contact).toMatchObject([
      { ...fields, fullName: 'Anna Ay', phone: '+491511234', message: 'a\r\n\r\nb', propertyId: 51, lang },
    ])
  },
)

test.each(atDepth<readonly Locale[]>(['ru'], LOCALES))(
  'R5.31 a refused newsletter form is the page that it was sent from (%s)',
  async (lang) => {
    const t = translator(lang)
    const form = 'form[data-newsletter]'
    await page.goto(`${served.url}${lang === 'tr' ? '/oteller' : `/${lang}/hotels`}/deniz-kizi`)
    const h1 = await heading()
    // To the browser it is an address.
    await page.locator(`${form} [name=email]`).fill('anna@example')
    await page.locator(`${form} [name=consent]`).check()
    expect(await answered(page, () => page.keyboard.press('Enter'))).toBe(422)
    expect(await heading()).toBe(h1)
    expect(await typedIn(form)).toEqual({ email: 'anna@example' })
    expect(await faultsIn(form)).toEqual({ email: t('components.common.footer.newsletter.invalid') })
    expect(await page.locator(form).isVisible()).toBe(true)
    await focus('email')
    await page.keyboard.press('End')
    await page.keyboard.type('.com')
    await page.keyboard.press('Enter')
    await page.locator('.answer').waitFor()
    expect(served.site.provider.world.received.newsletter).toEqual([
      { email: 'anna@example.com', propertyId: 51, lang },
    ])
  },
)

test('R5.31 with script the refused page goes on as any other: hydrated, without a mismatch', async () => {
  const window = await openWindow()
  onTestFinished(() => window.close())
  const scripted = await window.newPage()
  const said: string[] = []
  scripted.on('pageerror', ({ message }) => said.push(message))
  scripted.on('console', (message) => /react|hydrat/i.test(message.text()) && said.push(message.text()))
  await scripted.goto(`${served.url}/en/hotels/deniz-kizi/contact`)
  const title = await scripted.title()
  const status = await answered(scripted, () =>
    // Not by the button, whose click the page's script would answer.
    scripted.locator('form[data-contact]').evaluate((form: HTMLFormElement) => {
      const fields = {
        fullName: 'Anna Ay',
        email: 'anna@example.com',
        phone: '1 x',
        subject: '</script>',
        message: '\nx',
      }
      for (const [name, value] of Object.entries(fields))
        (form.elements.namedItem(name) as HTMLInputElement).value = value
      ;(form.elements.namedItem('consent') as HTMLInputElement).checked = true
      form.submit()
    }),
  )
  expect(status).toBe(422)
  await putAxe(scripted)
  expect(await axeFindings(scripted)).toEqual([])
  const form = scripted.locator('form[data-contact]')
  await form.locator('[name=subject]').focus()
  await scripted.locator('form[data-contact][data-live]').waitFor()
  expect(await form.locator('[name=subject]').inputValue()).toBe('</script>')
  expect(await form.locator('[name=subject]').evaluate((input) => input === document.activeElement)).toBe(true)
  await form.locator('[name=phone]').fill('12')
  await form.locator('[aria-invalid]').waitFor({ state: 'detached' })
  await form.locator('[type=submit]').click()
  await form.locator('.alert--success').waitFor()
  expect(await scripted.title()).toBe(title)
  expect(served.site.provider.world.received.contact).toMatchObject([
    { fullName: 'Anna Ay', phone: '12', propertyId: 51 },
  ])
  const left = await form
    .locator('.input')
    .evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value))
  expect([...left, await form.locator('[name=consent]').isChecked()]).toEqual(['', '', '', '', '', false])
  expect(said).toEqual([])
})
