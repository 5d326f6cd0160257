/** The pages that answer forms which were sent without script: thanks, or the page itself with what was typed. */
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { FORM_NAMES } from '../../../src/features/forms/schemas.ts'
import { translator } from '../../../src/i18n/index.ts'
import { refusedView } from '../../../src/features/forms/refused.ts'
import { CONTACT, NEWSLETTER, openFormSite, type FormSite } from '../../harness/form-site.ts'

let forms: FormSite
beforeAll(async () => {
  forms = await openFormSite()
})
afterAll(() => forms?.close())
beforeEach(() => forms.reset())

async function pageOf(response: Response) {
  const page = parse(await response.text())
  return {
    status: response.status,
    lang: page.querySelector('html')?.getAttribute('lang'),
    heading: page.querySelector('h1')?.textContent,
    alert: page.querySelector('.alert')?.textContent ?? '',
    typed: page.querySelector('form:has(.alert) [name=email]')?.getAttribute('value'),
  }
}

const texts = {
  tr: ['Teşekkür ederiz. Adresiniz listeye eklendi.', 'Kayıt yapılamadı. Lütfen daha sonra yeniden deneyin.'],
  en: ['Thank you. Your address is on the list.', 'That did not work. Please try again later.'],
  de: [
    'Vielen Dank. Ihre Adresse steht auf der Liste.',
    'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  ],
  ru: ['Спасибо. Ваш адрес добавлен в список.', 'Не получилось. Попробуйте, пожалуйста, позже.'],
}

test.each(LOCALES)('R8.1 R8.2 the newsletter is answered in its language (%s)', async (lang) => {
  const [success, failed] = texts[lang]
  expect(await pageOf(await forms.post('newsletter', { ...NEWSLETTER, lang }))).toMatchObject({
    status: 200,
    lang,
    heading: success,
  })
  forms.site.provider.faults = () => ({ status: 500 })
  expect(await pageOf(await forms.post('newsletter', { ...NEWSLETTER, lang }))).toMatchObject({
    status: 502,
    lang,
    alert: expect.stringContaining(failed!),
    typed: NEWSLETTER.email,
  })
})

test.each([
  ['en', 'Your Message Was Sent Successfully.', 'Somethings went wrong!'],
  ['tr', 'Mesajınız Başarıyla İletildi!', 'İletişim formunuzu alırken bir sorun oluştu!'],
])('R8.3 R8.4 the contact form is answered in its language (%s)', async (lang, success, failed) => {
  expect(await pageOf(await forms.post('contact', { ...CONTACT, lang }))).toMatchObject({
    status: 200,
    lang,
    heading: success,
  })
  forms.site.provider.faults = () => ({ status: 500 })
  expect(await pageOf(await forms.post('contact', { ...CONTACT, lang }))).toMatchObject({
    status: 502,
    lang,
    alert: expect.stringContaining(failed),
    typed: CONTACT.email,
  })
})

const pageFor = { newsletter: '/hotels/deniz-kizi', contact: '/hotels/deniz-kizi/contact' }
const pathIn = (lang: string, path: string) =>
  lang === 'tr' ? path.replace('hotels', 'oteller').replace('contact', 'iletisim') : `/${lang}${path}`

test.each(LOCALES)('R5.31 a refused form is its page with what was typed and what is wrong (%s)', async (lang) => {
  const t = translator(lang)
  for (const [form, fields, wrong] of [
    ['newsletter', { ...NEWSLETTER, email: 'anna@' }, { email: 'components.common.footer.newsletter.invalid' }],
    [
      'contact',
      {
        ...CONTACT,
        fullName: 'R2D2 "<b>',
        phone: '+49 "1"',
        subject: '$& $1 </textarea> bookingCode=',
        message: '\n<i>&amp;',
      },
      { fullName: 'validation.letters', phone: 'validation.phone' },
    ],
  ] as const) {
    const path = pathIn(lang, pageFor[form])
    const own = parse(await (await fetch(forms.url + path)).text())
    const answer = await forms.post(form, { ...fields, lang }, { referer: forms.url + path })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('content-security-policy')).toBe(forms.site.manifest.policy)
    const page = parse(await answer.text())
    expect(page.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(
      own.querySelector('link[rel=canonical]')!.getAttribute('href'),
    )
    const place = page.querySelector(`form[data-${form}]`)!
    const controls = place.querySelectorAll('input:not([type=hidden]):not([name=season])')
    const typed: Record<string, string> = fields
    for (const control of controls.filter((each) => each.getAttribute('type') !== 'checkbox'))
      expect(control.getAttribute('value')).toBe(typed[control.getAttribute('name')!])
    expect(place.querySelector('[name=consent]')!.hasAttribute('checked')).toBe(true)
    // Browsers drop the first line break.
    expect(place.querySelector('textarea')?.text).toBe(form === 'contact' ? `\n${fields.message}` : undefined)
    const faulty = controls.filter((each) => each.getAttribute('aria-invalid') === 'true')
    const said = faulty.map((control) => [
      control.getAttribute('name'),
      place.querySelector(`#${control.getAttribute('aria-describedby')!.split(' ').at(-1)}:not([hidden])`)!.text.trim(),
    ])
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(Object.entries(wrong).map(([name, key]) => [name, t(key)])),
    )
    expect(place.querySelectorAll('[autofocus]')).toEqual([faulty[0]])
    expect(place.querySelector('.alert')!.text.trim()).toBe(t('notice.invalid'))
    expect(place.querySelector('.error .icon use')!.getAttribute('href'), 'a file of the release').toBe(
      page.querySelector('nav .icon use')!.getAttribute('href')!.replace(/#.*/, '#warning'),
    )
    // Everything else is the page as it is published.
    for (const each of [own, page]) each.querySelector(`form[data-${form}]`)!.parentNode!.remove()
    for (const each of [own, page]) each.querySelector('title')!.remove()
    expect(page.outerHTML).toBe(own.outerHTML)
  }
  expect(forms.sent()).toEqual([])
})

test('R5.31 on every page that has a form it can be shown again', async () => {
  const refused = { title: 'Title', values: {}, errors: {}, message: '' }
  const found = { newsletter: 0, contact: 0 }
  for (const path of forms.site.manifest.pages.keys()) {
    const html = parse(await forms.site.html(path))
    const { view } = await forms.site.viewFile(path)
    // A request for a stay is on pages of few hotels: `reservation-request.test.ts` sends it.
    for (const form of ['newsletter', 'contact'] as const) {
      const isThere = html.querySelector(`form[data-${form}]`) !== null
      const again = refusedView(view, { form, action: '/', refused })
      expect(again !== undefined, `${form} on ${path}`).toBe(isThere)
      found[form] += Number(isThere)
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(4)
})

test('no other visitor gets such a page: not kept, not listed, not had by GET', async () => {
  const answer = await forms.post('contact', CONTACT)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('rel="alternate"')
  const notices = [...forms.site.manifest.pages.keys()].filter((path) => path.includes('/forms/'))
  expect(notices).toHaveLength(LOCALES.length * (FORM_NAMES.length + 1))
  for (const path of notices) expect((await fetch(forms.url + path)).status, path).toBe(404)
  for (const form of ['contact', 'newsletter']) {
    const opened = await fetch(`${forms.url}/forms/${form}`, {
      redirect: 'manual',
      headers: { 'accept-language': 'ru' },
    })
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([303, 'no-store'])
    const page = await fetch(forms.url + opened.headers.get('location'))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`data-${form}`)
  }
  expect((await forms.post('elsewhere', CONTACT)).status).toBe(405)
})
