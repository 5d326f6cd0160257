import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { readContact, readNewsletter } from '../../../src/features/forms/schemas.ts'
import { LONGEST } from '../../../src/features/forms/text.ts'
import { translator } from '../../../src/i18n/index.ts'

const newsletter = { email: 'anna@example.com', propertyId: '23', lang: 'en', consent: 'true', season: '' }
const contact = {
  fullName: 'Jürgen Groß',
  email: 'juergen@example.com',
  phone: '+4915112345678',
  subject: 'Cot in room 4',
  message: 'One cot,\nplease.',
  consent: 'true',
  propertyId: '14',
  lang: 'de',
}

test('R7.24 a subscription is e-mail, property and language, and nothing else that was posted', () => {
  expect(readNewsletter({ ...newsletter, extra: 'x' })).toEqual({
    ok: true,
    message: { email: 'anna@example.com', propertyId: 23, lang: 'en' },
  })
})

test('R5.33 an address is sent without what was copied around it', () => {
  for (const email of ['<anna＠example.com>', 'mailto:anna@example。com', 'Anna <anna@example.com>']) {
    expect(readNewsletter({ ...newsletter, email })).toMatchObject({ message: { email: newsletter.email } })
    expect(readContact({ ...contact, email })).toMatchObject({ message: { email: newsletter.email } })
  }
})

test('R7.25 a message is the fields of the contract, and nothing else that was posted', () => {
  expect(readContact({ ...contact, extra: 'x' })).toEqual({
    ok: true,
    message: { ...contact, propertyId: 14, consent: true },
  })
})

test.each([
  ['tr', 'tel: 0532 555 01 28', '5325550128'],
  ['en', "+41 79'555'01'28 (mobile)", '+41795550128'],
  ['de', '+90 (532) 555 01 28', '5325550128'],
  ['ru', '8 (916) 123-45-67', '89161234567'],
])('R5.32 in a %s form the number %s is sent as %s', (lang, phone, sent) => {
  expect(readContact({ ...contact, lang, phone })).toMatchObject({ ok: true, message: { phone: sent } })
})

test('what a browser adds around a text is no part of it', () => {
  const typed = { ...contact, fullName: '  Ju\u0308rgen   Groß ', subject: ' a\r\nb ', message: ' x\ny ' }
  expect(readContact(typed)).toMatchObject({ message: { fullName: 'Jürgen Groß', subject: 'a b', message: 'x\ny' } })
})

test('R5.32 R5.33 characters without width that a copied text brings along are no part of it', () => {
  for (const sign of ['\u200b', '\u200e', '\u202a', '\u2060', '\ufeff', '\u00ad'])
    for (const [field, value] of Object.entries({ fullName: 'Jürgen Groß', email: 'info@müller.de' }))
      for (const typed of [sign + value, value + sign, value.slice(0, 3) + sign + value.slice(3)])
        expect(readContact({ ...contact, [field]: typed })).toMatchObject({ message: { [field]: value } })
  // Letters of some alphabets need these.
  expect(readContact({ ...contact, subject: 'می\u200cخواهم' })).toMatchObject({ message: { subject: 'می\u200cخواهم' } })
})

test('R5.1 every empty required field is named, and the message may be left out', () => {
  expect(readContact({ lang: 'en', propertyId: 14, fullName: ' ', subject: '' })).toEqual({
    ok: false,
    errors: {
      fullName: 'validation.required',
      email: 'validation.required',
      phone: 'validation.required',
      subject: 'validation.required',
      consent: 'validation.consent',
    },
  })
  const { message: _none, ...rest } = contact
  expect(readContact(rest)).toMatchObject({ ok: true, message: { message: '' } })
})

test('each wrong field has its own message', () => {
  const wrong = { ...contact, fullName: 'R2D2', email: 'x', phone: '12 x', message: 7 }
  expect(readContact(wrong)).toEqual({
    ok: false,
    errors: {
      fullName: 'validation.letters',
      email: 'validation.email',
      phone: 'validation.phone',
      message: 'validation.required',
    },
  })
  expect(readContact({ ...contact, lang: 'tr', phone: '4321234567' })).toMatchObject({
    errors: { phone: 'validation.phone' },
  })
})

test('each text is taken up to its longest, as browsers count it, and no longer', () => {
  const texts = { fullName: 'ş', phone: '1-', subject: 'x', message: 'ы' }
  for (const [field, letter] of Object.entries(texts)) {
    const text = (length: number) => letter.repeat(length).slice(0, length)
    const most = LONGEST[field as keyof typeof texts]
    expect(readContact({ ...contact, [field]: text(most) }).ok, field).toBe(true)
    expect(readContact({ ...contact, [field]: text(most + 1) }), field).toEqual({
      ok: false,
      errors: { [field]: 'validation.long' },
    })
  }
  const lines = 'x\r\n'.repeat(LONGEST.message / 2 - 1) + 'xx'
  expect(readContact({ ...contact, message: lines }).ok).toBe(true)
  expect(readContact({ ...contact, message: `${lines}x` }).ok).toBe(false)
})

test('what people can type at most is never more than is read', () => {
  const longest = Object.entries(LONGEST).map(([field, most]) => [field, '字'.repeat(most)])
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(60 * 1024)
})

test('R5.11 a consent that is not given says so', () => {
  for (const consent of [undefined, '', 'false', false, null]) {
    const reading = readContact({ ...contact, consent })
    expect(reading, String(consent)).toEqual({ ok: false, errors: { consent: 'validation.consent' } })
    expect(readNewsletter({ ...newsletter, consent })).toMatchObject({ errors: { consent: 'validation.consent' } })
  }
  expect(translator('en')('validation.consent')).toBe('You must accept the Personal Data Protection Law.')
  for (const consent of [true, 'true', 'on']) expect(readContact({ ...contact, consent }).ok).toBe(true)
})

test('R5.6 the newsletter has messages of its own, with words in every language', () => {
  const keys = ['', 'nobody'].map((email) => {
    const reading = readNewsletter({ ...newsletter, email })
    return reading.ok ? undefined : reading.errors.email
  })
  expect(keys).toEqual(['components.common.footer.newsletter.required', 'components.common.footer.newsletter.invalid'])
  for (const locale of LOCALES) for (const key of keys) expect(translator(locale)(key!)).not.toContain('newsletter.')
})

test('R5.22 R5.23 without a property there is nothing to send', () => {
  for (const propertyId of [undefined, null, '', 'null', '0', 0, -1, 1.5, '1e3', 'NaN']) {
    expect(readNewsletter({ ...newsletter, propertyId }), String(propertyId)).toEqual({
      ok: false,
      errors: { propertyId: 'validation.required' },
    })
    expect(readContact({ ...contact, propertyId }).ok, String(propertyId)).toBe(false)
  }
})

test('a language that the site does not speak is refused', () => {
  expect(readNewsletter({ ...newsletter, lang: 'fr' })).toMatchObject({ errors: { lang: 'validation.required' } })
})
