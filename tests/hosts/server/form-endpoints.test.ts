/** The form endpoints over HTTP: what they hand to the provider, and what they refuse. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
