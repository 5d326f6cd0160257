/** A telephone number, its country, and the zero that is dialled at home. */
import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { phoneIn } from '../../../src/features/forms/text.ts'
import { possiblePhone, sentPhone } from '../../../src/features/forms/sent-phone.ts'
import { said } from './said.ts'

describe('phone', () => {
  const wrong = 'Please enter a valid phone number.'
  const groups = fc.constantFrom(' ', '-', '.', '', '/', '\u00a0', '\u2011', ' · ', '•', '_')
  const digits = fc.stringMatching(/^\d{7}$/)
  const written = (sign: string, parts: string[]) => parts.join(sign)

  test('R5.32 R5.8 a Turkish number is judged and sent without separators, a leading 0 and the country', () => {
    const prefix = fc.constantFrom(
      '',
      '0',
      '0 ',
      '(0)',
      '+90 ',
      '+90',
      '+90 0',
      '+90 (0)',
      '(+90) ',
      '0090 ',
      '00 90 ',
      '90 ',
    )
    fc.assert(
      fc.property(prefix, fc.constantFrom('532', '242', '505'), digits, groups, (before, area, rest, sign) => {
        for (const shown of [area, `(${area})`]) {
          if (before === '' && !area.startsWith('5')) continue
          const text = before + written(sign, [shown, rest.slice(0, 3), rest.slice(3, 5), rest.slice(5)])
          expect(phoneIn('tr')(text), text).toBeUndefined()
          expect(sentPhone(text, 'tr'), text).toBe(area + rest)
          expect(phoneIn('tr')(text.slice(0, -1)), text).toBe('validation.phone')
          expect(phoneIn('tr')(`${text}1`), text).toBe('validation.phone')
          if (!/^\D*(?:\+|00)/.test(text)) continue
          for (const locale of ['en', 'de', 'ru'] as const) {
            expect(sentPhone(text, locale), text).toBe(area + rest)
            expect(phoneIn(locale)(`${text}1`), text).toBe('validation.phone')
          }
        }
      }),
    )
  })

  test('R5.32 so is a number of another country, which keeps its code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.constantFrom('+49 ', '0049 ', '+49', '+49 (0)', '(+49) ', '+49 0', '00490'),
        digits,
        groups,
        (locale, before, rest, sign) => {
          const text = before + written(sign, ['170', rest.slice(0, 3), rest.slice(3)])
          expect(phoneIn(locale)(text), text).toBeUndefined()
          expect(sentPhone(text, locale), text).toBe(`+49170${rest}`)
        },
      ),
    )
    for (const text of ['0170 1234567', '8 (916) 123-45-67', '01 23/45 67', '+49 [0]170 123456', '0170 1234567,'])
      expect(phoneIn('de')(text), text).toBeUndefined()
    for (const text of ['call me', '++49 151', '49+151', '+', '0532 555 01 28 x2', '٠١٢'])
      for (const locale of LOCALES) expect(said(phoneIn(locale)(text)), text).toBe(wrong)
    // As some programs copy a number.
    expect(sentPhone('\u202a+90 532 555 01 28\u202c', 'en')).toBe('5325550128')
    expect(sentPhone('+49 [0]170 123456', 'de')).toBe('+49170123456')
    for (const text of ['+8 916 123 45 67', '+8 (916) 123-45-67', '+8 903 7654321'])
      expect(sentPhone(text, 'ru'), text).toMatch(/^\+79(?:16|03)\d{7}$/)
    expect(sentPhone('+84 912 345 678', 'ru'), 'Vietnam').toBe('+84912345678')
  })

  test('R5.32 the zero that is dialled at home is no part of a number with its country, wherever that has none', () => {
    const keep = ['AC', 'IT', 'VA', 'SM', 'BF', 'BJ', 'CG', 'CI', 'GA', 'NE']
    for (const country of getCountries()) {
      const number = getExampleNumber(country, mobiles)
      if (!number || ['1', '7', '90'].includes(number.countryCallingCode)) continue
      const [code, rest] = [`+${number.countryCallingCode}`, number.nationalNumber]
      expect(sentPhone(code + rest, 'en'), country).toBe(code + rest)
      // There a number with a zero is another one, where there is one.
      const own = keep.includes(country) && parsePhoneNumberFromString(`${code}0${rest}`)
      const sent = own && own.isValid() ? `${code}0${rest}` : code + rest
      for (const zero of [' 0', ' 0-', '0', ' (0)']) expect(sentPhone(code + zero + rest, 'en'), country).toBe(sent)
    }
    const numbers = {
      '+39 (0)6 6981 2345': '+390669812345',
      '+39 06 1234567': '+39061234567',
      '+39 (0)347 1234567': '+393471234567',
      '+378 (0)549 882345': '+3780549882345',
      '+225 (0)7 07 12 34 56': '+2250707123456',
      '+7 (8) 916 123-45-67': '+79161234567',
      '+36 (06) 1 234 5678': '+3612345678',
      '+61 [0]412 345 678': '+61412345678',
      // Of no plan.
      '+999 0 1234567': '+99901234567',
    }
    for (const [text, sent] of Object.entries(numbers)) {
      for (const locale of LOCALES) {
        expect(phoneIn(locale)(text), text).toBeUndefined()
        expect(sentPhone(text, locale), text).toBe(sent)
      }
    }
  })

  test('R5.32 a number with its country is refused where its length is not possible there, and nowhere else', () => {
    for (const text of ['+7 916 123 45', '+7 916 123 45 67 89', '+44 79111', '+1 212 555'])
      for (const locale of LOCALES) expect(possiblePhone(locale)(text), text).toBe('validation.phone')
    for (const text of [
      '5321234567',
      '0170 1234567',
      '+90 532 555 01 28',
      '444 0 558',
      '+999 0 1234567',
      '+49 (0)2234 55501',
      'call me',
    ])
      for (const locale of LOCALES) expect(possiblePhone(locale)(text), text).toBeUndefined()
    for (const country of getCountries()) {
      const number = getExampleNumber(country, mobiles)
      if (number) expect(possiblePhone('en')(number.formatInternational()), country).toBeUndefined()
    }
  })
})
