/** The pages that answer forms which were sent without script. */
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { CONTACT, NEWSLETTER, openFormSite, type FormSite } from '../harness/form-site.ts'

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
    main: page.querySelector('main')?.textContent ?? '',
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
    heading: failed,
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
    heading: failed,
  })
})

test('a page that says what is wrong tells the way back', async () => {
  const page = await pageOf(await forms.post('contact', { ...CONTACT, phone: '1 2' }))
  expect(page).toMatchObject({ status: 422, lang: 'en', heading: 'Please check what you typed' })
  expect(page.main).toContain('what you typed is still there')
  expect(page.main).toContain('Please use only spaces and letters.')
})

test('no other visitor gets such a page: not kept, not listed, not found by GET', async () => {
  const answer = await forms.post('contact', CONTACT)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('rel="alternate"')
  const notices = [...forms.site.manifest.pages.keys()].filter((path) => path.includes('/forms/'))
  expect(notices).toHaveLength(32)
  for (const path of [...notices, '/forms/contact', '/forms/newsletter']) {
    expect((await fetch(forms.url + path)).status, path).toBe(404)
  }
  expect((await forms.post('elsewhere', CONTACT)).status).toBe(405)
})
