/** The form endpoints over HTTP, before a provider that keeps what it gets. */
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import type { RunningSite } from '../../src/server/serve.ts'
import { buildWorld, type WorldSite } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'

const NEWSLETTER = { email: 'anna@example.com', propertyId: '23', lang: 'en', consent: 'true', website: '' }
const CONTACT = {
  fullName: 'Şükrü Çağ',
  email: 'sukru@example.com',
  phone: '+4915112345678',
  subject: 'A cot',
  message: 'One cot,\r\nplease.',
  consent: 'true',
  propertyId: '51',
  lang: 'en',
  website: '',
}
const JSON_ANSWER = { accept: 'application/json' }

let site: WorldSite
let running: RunningSite

beforeAll(async () => {
  site = await buildWorld(oneHotel())
  running = await site.serve()
})
afterAll(async () => {
  await running?.close()
  await site?.close()
})
beforeEach(() => {
  site.provider.requests.length = 0
  site.provider.faults = undefined
})

function post(form: string, body: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${running.url}/forms/${form}`, { method: 'POST', body: new URLSearchParams(body), headers })
}

const sent = () => site.provider.requests.map(({ method, path, body }) => ({ method, path, body: JSON.parse(body) }))

async function pageOf(response: Response) {
  const page = parse(await response.text())
  return {
    status: response.status,
    lang: page.querySelector('html')?.getAttribute('lang'),
    heading: page.querySelector('h1')?.textContent,
    main: page.querySelector('main')?.textContent ?? '',
  }
}

describe('what the provider gets', () => {
  test('R7.24 a subscription is one POST with e-mail, property and language', async () => {
    expect((await post('newsletter', NEWSLETTER)).status).toBe(200)
    expect(sent()).toEqual([
      {
        method: 'POST',
        path: '/v1/web/subscribe-newsletter',
        body: { email: 'anna@example.com', propertyId: 23, lang: 'en' },
      },
    ])
    expect(site.provider.requests[0]!.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    })
  })

  test('R7.25 a message is one POST with the fields of the contract', async () => {
    expect((await post('contact', CONTACT)).status).toBe(200)
    const { website: _trap, ...fields } = CONTACT
    expect(sent()).toEqual([
      { method: 'POST', path: '/web/contact-form', body: { ...fields, propertyId: 51, consent: true } },
    ])
  })

  test('R7.24 R7.25 JSON is taken like a form, and types may be JSON’s own', async () => {
    const json = (form: string, body: object) =>
      fetch(`${running.url}/forms/${form}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...JSON_ANSWER, 'content-type': 'application/json; charset=utf-8' },
      })
    const answers = [
      await json('newsletter', { ...NEWSLETTER, propertyId: 23, consent: true }),
      await json('contact', { ...CONTACT, propertyId: 51, consent: true, fullName: 'Анна' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(sent().map(({ body }) => body)).toMatchObject([{ propertyId: 23 }, { consent: true, fullName: 'Анна' }])
  })

  test('R5.7 nothing where a field is wrong: 422 with the key of each message', async () => {
    const newsletter = await post('newsletter', { ...NEWSLETTER, email: 'anna@' }, JSON_ANSWER)
    const contact = await post('contact', { ...CONTACT, fullName: 'R2D2', phone: '', consent: '' }, JSON_ANSWER)
    expect([newsletter.status, contact.status]).toEqual([422, 422])
    expect(await newsletter.json()).toEqual({
      ok: false,
      errors: { email: 'components.common.footer.newsletter.invalid' },
      message: 'Please check what you typed',
    })
    expect(await contact.json()).toMatchObject({
      ok: false,
      errors: { fullName: 'validation.letters', phone: 'validation.required', consent: 'validation.consent' },
    })
    expect(sent()).toEqual([])
  })

  test.each(['', 'null', '0'])('R5.22 R5.23 nothing, and no success, with propertyId "%s"', async (propertyId) => {
    for (const [form, fields] of [
      ['newsletter', NEWSLETTER],
      ['contact', CONTACT],
    ] as const) {
      expect((await post(form, { ...fields, propertyId }, JSON_ANSWER)).status, form).toBe(422)
      const { propertyId: _none, ...rest } = fields
      expect((await post(form, rest, JSON_ANSWER)).status, form).toBe(422)
    }
    expect(sent()).toEqual([])
  })

  test('nothing from a machine that fills in the hidden field, which is told that all went well', async () => {
    const answer = await post('contact', { ...CONTACT, website: 'https://spam.example' }, JSON_ANSWER)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ok: true, message: 'Your Message Was Sent Successfully.' },
    ])
    expect(sent()).toEqual([])
  })
})

describe('what is refused before it is read', () => {
  test('a page of another site', async () => {
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:1', 'x']) {
      expect((await post('newsletter', NEWSLETTER, { origin })).status, origin).toBe(403)
    }
    expect(sent()).toEqual([])
    expect((await post('newsletter', NEWSLETTER, { origin: running.url })).status).toBe(200)
  })

  test('another content type, or none', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', '']) {
      const answer = await fetch(`${running.url}/forms/contact`, {
        method: 'POST',
        body: new TextEncoder().encode(new URLSearchParams(CONTACT).toString()),
        headers: type ? { 'content-type': type } : {},
      })
      expect(answer.status, type).toBe(415)
    }
    expect(sent()).toEqual([])
  })

  test('more than 64 kB, announced or not', async () => {
    const body = new URLSearchParams({ ...CONTACT, message: 'x'.repeat(64 * 1024) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = `${running.url}/forms/contact`
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(413)
    const stream = new Blob([body]).stream()
    const options = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit
    expect((await fetch(url, options)).status).toBe(413)
    expect(sent()).toEqual([])
    expect((await post('contact', { ...CONTACT, message: 'x'.repeat(60 * 1024) })).status).toBe(200)
  })

  test('JSON that is none, and JSON that is no object, have no fields', async () => {
    for (const body of ['{', '[]', '"x"', 'null', '7']) {
      const headers = { 'content-type': 'application/json', ...JSON_ANSWER }
      const answer = await fetch(`${running.url}/forms/newsletter`, { method: 'POST', body, headers })
      expect(answer.status, body).toBe(422)
      expect(Object.keys((await answer.json()).errors).sort(), body).toEqual(['consent', 'email', 'lang', 'propertyId'])
    }
  })
})

describe('what a failing provider makes of it', () => {
  test.each([
    { name: '200 with HTML', fault: { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>thanks' } },
    { name: '204', fault: { status: 204, body: '' } },
    { name: '202 with an error in its body', fault: { status: 202, body: { status: 500, message: 'broken' } } },
    { name: '201 that breaks off', fault: { status: 201, headers: { 'content-encoding': 'gzip' }, body: 'no gzip' } },
  ])('R7.26 $name is success', async ({ fault }) => {
    site.provider.faults = () => fault
    expect((await post('newsletter', NEWSLETTER, JSON_ANSWER)).status).toBe(200)
    expect(await (await post('contact', CONTACT, JSON_ANSWER)).json()).toMatchObject({ ok: true })
  })

  test.each([
    { name: '400', fault: { status: 400 } },
    { name: '500', fault: { status: 500 } },
    { name: '503 with Retry-After', fault: { status: 503, headers: { 'retry-after': '0' } } },
    { name: 'a redirect', fault: { status: 307, headers: { location: '/v1/web/subscribe-newsletter' } } },
    { name: 'a cut connection', fault: { reset: true } },
  ])('R8.2 R8.4 $name is a failure, and the message is not sent again', async ({ fault }) => {
    site.provider.faults = () => fault
    const answers = [await post('newsletter', NEWSLETTER, JSON_ANSWER), await post('contact', CONTACT, JSON_ANSWER)]
    expect(answers.map(({ status }) => status)).toEqual([502, 502])
    expect(await answers[1]!.json()).toEqual({ ok: false, message: 'Somethings went wrong!' })
    expect(sent()).toHaveLength(2)
  })
})

describe('pages for visitors without script', () => {
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
    expect(await pageOf(await post('newsletter', { ...NEWSLETTER, lang }))).toMatchObject({
      status: 200,
      lang,
      heading: success,
    })
    site.provider.faults = () => ({ status: 500 })
    expect(await pageOf(await post('newsletter', { ...NEWSLETTER, lang }))).toMatchObject({
      status: 502,
      lang,
      heading: failed,
    })
  })

  test.each([
    ['en', 'Your Message Was Sent Successfully.', 'Somethings went wrong!'],
    ['tr', 'Mesajınız Başarıyla İletildi!', 'İletişim formunuzu alırken bir sorun oluştu!'],
  ])('R8.3 R8.4 the contact form is answered in its language (%s)', async (lang, success, failed) => {
    expect(await pageOf(await post('contact', { ...CONTACT, lang }))).toMatchObject({
      status: 200,
      lang,
      heading: success,
    })
    site.provider.faults = () => ({ status: 500 })
    expect(await pageOf(await post('contact', { ...CONTACT, lang }))).toMatchObject({
      status: 502,
      lang,
      heading: failed,
    })
  })

  test('a page that says what is wrong tells the way back', async () => {
    const page = await pageOf(await post('contact', { ...CONTACT, phone: '1 2' }))
    expect(page).toMatchObject({ status: 422, lang: 'en', heading: 'Please check what you typed' })
    expect(page.main).toContain('what you typed is still there')
    expect(page.main).toContain('Please use only spaces and letters.')
  })

  test('no other visitor gets such a page: not kept, not listed, not found by GET', async () => {
    const answer = await post('contact', CONTACT)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('rel="alternate"')
    const notices = Object.keys(site.manifest.pages).filter((path) => path.includes('/forms/'))
    expect(notices).toHaveLength(24)
    for (const path of [...notices, '/forms/contact', '/forms/newsletter']) {
      expect((await fetch(running.url + path)).status, path).toBe(404)
    }
    expect((await post('elsewhere', CONTACT)).status).toBe(405)
  })
})
