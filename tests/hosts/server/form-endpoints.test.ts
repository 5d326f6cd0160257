/** The form endpoints over HTTP: what they hand to the provider, and what they refuse. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../../../src/demo/server.ts'
import { CONTACT, JSON_ANSWER, NEWSLETTER, openFormSite, type FormSite } from '../../harness/form-site.ts'

let forms: FormSite
beforeAll(async () => {
  forms = await openFormSite()
})
afterAll(() => forms?.close())
beforeEach(() => forms.reset())

describe('what the provider gets', () => {
  test('R7.24 a subscription is one POST with e-mail, property and language', async () => {
    expect((await forms.post('newsletter', NEWSLETTER)).status).toBe(200)
    expect(forms.sent()).toEqual([
      {
        method: 'POST',
        path: '/v1/web/subscribe-newsletter',
        body: { email: 'anna@example.com', propertyId: 23, lang: 'en' },
      },
    ])
    expect(forms.site.provider.requests[0]!.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    })
  })

  test('R7.25 a message is one POST with the fields of the contract', async () => {
    expect((await forms.post('contact', CONTACT)).status).toBe(200)
    const { season: _trap, ...fields } = CONTACT
    expect(forms.sent()).toEqual([
      { method: 'POST', path: '/web/contact-form', body: { ...fields, propertyId: 51, consent: true } },
    ])
  })

  test('R7.24 R7.25 JSON is taken like a form, and types may be JSON’s own', async () => {
    const json = (form: string, body: object) =>
      fetch(`${forms.url}/forms/${form}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...JSON_ANSWER, 'content-type': 'application/json; charset=utf-8' },
      })
    const answers = [
      await json('newsletter', { ...NEWSLETTER, propertyId: 23, consent: true }),
      await json('contact', { ...CONTACT, propertyId: 51, consent: true, fullName: 'Анна' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(forms.sent().map(({ body }) => body)).toMatchObject([
      { propertyId: 23 },
      { consent: true, fullName: 'Анна' },
    ])
  })

  test('R5.7 nothing where a field is wrong: 422 with the key of each message', async () => {
    const newsletter = await forms.post('newsletter', { ...NEWSLETTER, email: 'anna@' }, JSON_ANSWER)
    const contact = await forms.post('contact', { ...CONTACT, fullName: 'R2D2', phone: '', consent: '' }, JSON_ANSWER)
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
    expect(forms.sent()).toEqual([])
  })

  test.each(['', 'null', '0'])('R5.22 R5.23 nothing, and no success, with propertyId "%s"', async (propertyId) => {
    for (const [form, fields] of [
      ['newsletter', NEWSLETTER],
      ['contact', CONTACT],
    ] as const) {
      expect((await forms.post(form, { ...fields, propertyId }, JSON_ANSWER)).status, form).toBe(422)
      const { propertyId: _none, ...rest } = fields
      expect((await forms.post(form, rest, JSON_ANSWER)).status, form).toBe(422)
    }
    expect(forms.sent()).toEqual([])
  })

  test('R5.34 nothing where the honeypot, a hidden field, is filled in, which is said to have failed', async () => {
    const answer = await forms.post('contact', { ...CONTACT, season: 'https://spam.example' }, JSON_ANSWER)
    expect([answer.status, await answer.json()]).toEqual([502, { ok: false, message: 'Somethings went wrong!' }])
    expect(forms.sent()).toEqual([])
  })
})

describe('what is refused before it is read', () => {
  test('a page of another site', async () => {
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:1', 'x']) {
      expect((await forms.post('newsletter', NEWSLETTER, { origin })).status, origin).toBe(403)
    }
    expect(forms.sent()).toEqual([])
    expect((await forms.post('newsletter', NEWSLETTER, { origin: forms.url })).status).toBe(200)
  })

  test('another content type, or none', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', '']) {
      const answer = await fetch(`${forms.url}/forms/contact`, {
        method: 'POST',
        body: new TextEncoder().encode(new URLSearchParams(CONTACT).toString()),
        headers: type ? { 'content-type': type } : {},
      })
      expect(answer.status, type).toBe(415)
    }
    expect(forms.sent()).toEqual([])
  })

  test('more than 64 kB, announced or not', async () => {
    const body = new URLSearchParams({ ...CONTACT, message: 'x'.repeat(64 * 1024) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = `${forms.url}/forms/contact`
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(413)
    const stream = new Blob([body]).stream()
    const options = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit
    expect((await fetch(url, options)).status).toBe(413)
    expect(forms.sent()).toEqual([])
    expect((await forms.post('contact', { ...CONTACT, message: '字'.repeat(5000) })).status).toBe(200)
  })

  test('JSON that is none, and JSON that is no object, have no fields', async () => {
    for (const body of ['{', '[]', '"x"', 'null', '7']) {
      const headers = { 'content-type': 'application/json', ...JSON_ANSWER }
      const answer = await fetch(`${forms.url}/forms/newsletter`, { method: 'POST', body, headers })
      expect(answer.status, body).toBe(422)
      expect(Object.keys((await answer.json()).errors).sort(), body).toEqual(['consent', 'email', 'lang', 'propertyId'])
    }
  })
})

describe('what a failing provider makes of it', () => {
  test.each<{ name: string; fault: Fault }>([
    { name: '200 with HTML', fault: { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>thanks' } },
    { name: '204', fault: { status: 204, body: '' } },
    { name: '202 with an error in its body', fault: { status: 202, body: { status: 500, message: 'broken' } } },
    { name: '201 that breaks off', fault: { status: 201, headers: { 'content-encoding': 'gzip' }, body: 'no gzip' } },
  ])('R7.26 $name is success', async ({ fault }) => {
    forms.site.provider.faults = () => fault
    expect((await forms.post('newsletter', NEWSLETTER, JSON_ANSWER)).status).toBe(200)
    expect(await (await forms.post('contact', CONTACT, JSON_ANSWER)).json()).toMatchObject({ ok: true })
  })

  test.each<{ name: string; fault: Fault }>([
    { name: '400', fault: { status: 400 } },
    { name: '500', fault: { status: 500 } },
    { name: '503 with Retry-After', fault: { status: 503, headers: { 'retry-after': '0' } } },
    { name: 'a redirect', fault: { status: 307, headers: { location: '/v1/web/subscribe-newsletter' } } },
    { name: 'a cut connection', fault: { reset: true } },
  ])('R8.2 R8.4 $name is a failure, and the message is not sent again', async ({ fault }) => {
    forms.site.provider.faults = () => fault
    const answers = [
      await forms.post('newsletter', NEWSLETTER, JSON_ANSWER),
      await forms.post('contact', CONTACT, JSON_ANSWER),
    ]
    expect(answers.map(({ status }) => status)).toEqual([502, 502])
    expect(await answers[1]!.json()).toEqual({ ok: false, message: 'Somethings went wrong!' })
    expect(forms.sent()).toHaveLength(2)
  })
})
