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
