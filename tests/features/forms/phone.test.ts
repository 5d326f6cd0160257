/** What is taken for a telephone number, and as which it is sent. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../src/config/locales.ts'
import { contactChecks, firstFault } from '../../../src/features/forms/checks.ts'
import { oneNumber, otherPhone, phoneIn, turkishMobile } from '../../../src/features/forms/text.ts'
import { sentPhone } from '../../../src/features/forms/sent-phone.ts'
import { said } from './said.ts'

describe('phone', () => {
  const wrong = 'Please enter a valid phone number.'

  test('R5.8 R5.10 a Turkish mobile number is exactly 10 digits and starts with 5', () => {
    expect(turkishMobile('5321234567')).toBeUndefined()
    for (const text of ['532123456', '53212345678', '4321234567', '05321234567', '+5321234567', '532 123 4567', ''])
      expect(said(turkishMobile(text)), text).toBe(wrong)
  })

  test('R5.32 R5.10 any other number is an optional plus, then digits only', () => {
    for (const text of ['+4915112345678', '004915112345678', '02425550558', '1'])
      expect(otherPhone(text), text).toBeUndefined()
    for (const text of ['+49 151 123', '+49151-123', 'call me', '++49151', '49+151', '+', '', '٠١٢'])
      expect(said(otherPhone(text)), text).toBe(wrong)
  })

  test('R5.32 R5.8 what cannot be a number is refused in every language', () => {
    const zeros = fc.stringMatching(/^[+(]?0[0 ()-]{0,12}$/)
    const noCountry = fc.stringMatching(/^(?:\+|00)0 ?[1-9][0-9]{3,10}$/)
    const short = fc.stringMatching(/^\+[1-9][0-9]{0,5}$/)
    const long = fc.stringMatching(/^\+[1-9][0-9]{15}$/)
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.oneof(zeros, noCountry, short, long), (locale, text) => {
        expect(phoneIn(locale)(text), text).toBe('validation.phone')
      }),
    )
    for (const text of [
      '0000',
      '0000000000',
      '+0549 555 01 28',
      '+90 000 000 00 00',
      '+00 49 170 123456',
      '(0)(0)(0)(0)',
    ])
      for (const locale of LOCALES) expect(phoneIn(locale)(text), text).toBe('validation.phone')
  })

  test('R5.32 digits of any width are read, and the short numbers of companies', () => {
    expect(sentPhone('０５３２ ５５５ ０１ ２８', 'tr')).toBe('5325550128')
    expect(phoneIn('tr')('０５３２ ５５５ ０１ ２８')).toBeUndefined()
    expect(phoneIn('tr')('444 0 558')).toBeUndefined()
  })

  test('R5.32 a label before a number is no part of it, with a colon and without', () => {
    const labels = [
      'Cep',
      'Cep tel.',
      'Mob.',
      'Tel.',
      'Tel',
      'tel.:',
      'Tel.-',
      'GSM',
      'Telefon',
      'Handy',
      'тел.',
      'тел',
      'моб. тел.',
      'WhatsApp',
      'Cep No:',
      'Tel./',
    ]
    const numbers: [Locale, string, string][] = [
      ['tr', '0532 555 01 28', '5325550128'],
      ['tr', '(0242) 555 01 10', '2425550110'],
      ['en', '07911 123456', '07911123456'],
      ['de', '030 1234567', '0301234567'],
      ['ru', '+7 916 123-45-67', '+79161234567'],
      ['tr', '+49 170 1234567', '+491701234567'],
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...labels),
        fc.constantFrom(' ', '  '),
        fc.constantFrom(...numbers),
        (label, gap, [locale, text, sent]) => {
          const whole = label + gap + text
          expect(firstFault(whole, contactChecks(locale).phone), whole).toBeUndefined()
          expect(sentPhone(whole, locale), whole).toBe(sent)
        },
      ),
    )
    expect(sentPhone('Tel.030 1234567', 'de')).toBe('0301234567')
    for (const text of ['https://1234567', 'Anruf bitte', 'Zimmer zwölf im dritten Stockwerk 1234567'])
      expect(phoneIn('de')(text), text).toBe('validation.phone')
  })

  test('R5.32 an area in brackets, and a zero before the plus', () => {
    for (const text of ['(212) 310 20 30', '( 212 ) 3102030', '(212)310 20 30']) {
      expect(phoneIn('tr')(text), text).toBeUndefined()
      expect(sentPhone(text, 'tr'), text).toBe('2123102030')
    }
    expect(phoneIn('tr')('212 310 20 30')).toBe('validation.phone')
    for (const zero of ['0+90 ', '0 +90', '(0)+90 ', '00+90 ', '(0) (+90) ', '0+90 (0)'])
      for (const locale of LOCALES) {
        expect(firstFault(`${zero}532 310 20 30`, contactChecks(locale).phone), zero).toBeUndefined()
        expect(sentPhone(`${zero}532 310 20 30`, locale), zero).toBe('5323102030')
      }
    expect(sentPhone('0+49 170 1234567', 'de')).toBe('+491701234567')
  })

  test('is one number: two in one field are no longer one', () => {
    const number = fc
      .tuple(
        fc.constantFrom('+49 170 ', '0532 ', '(0242) ', '+7 (912) ', '0044 7700-', '0171/', '+90 (0)532 '),
        fc.stringMatching(/^\d{3} ?\d{2} ?\d{2}$/),
      )
      .map((parts) => parts.join(''))
    const between = fc.constantFrom(
      ', ',
      ',',
      '; ',
      ' / ',
      ' oder ',
      ' or ',
      ' и ',
      ' veya ',
      ' und ',
      '|',
      '\n',
      ' & ',
    )
    const judged = (text: string, locale: Locale) => firstFault(text, contactChecks(locale).phone)
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), number, number, between, (locale, one, other, sign) => {
        expect(judged(one + sign + other, locale), one + sign + other).toBe('validation.onePhone')
        expect(judged(`${one} ${other}`.replace(/^\D+/, ''), locale)).toBe('validation.onePhone')
        expect(oneNumber(one), one).toBeUndefined()
      }),
    )
    const areas = [
      '0221 / 1234567',
      '+49 (0)170 / 1234567',
      '0049 170 / 1234567',
      '+49 2234 / 55501',
      '0 33234 / 55501',
    ]
    for (const text of [...areas, '0170 1234567,', '+49 (0) 170 123456', '0049 170 12345678', '+43 (0)5523 / 6 20 99'])
      expect(judged(text, 'de'), text).toBeUndefined()
    for (const text of ['+49 170 1234567 +49 171 7654321', '01701234567 01717654321', '4917012345674917176543'])
      expect(said(oneNumber(text)), text).toBe('Please enter one phone number only.')
  })

  test('R5.32 a run of signs is read once, however long it is', () => {
    for (const sign of ')+,;') {
      const text = `a${sign.repeat(1_000_000)}1`
      expect([oneNumber(text), said(phoneIn('en')(text))], sign).toEqual([undefined, wrong])
    }
  })

  test('on a Turkish page a number without plus is a Turkish one, elsewhere any digits are', () => {
    expect(phoneIn('tr')('5321234567')).toBeUndefined()
    expect(phoneIn('tr')('+4915112345678')).toBeUndefined()
    expect(phoneIn('tr')('4915112345678')).toBe('validation.phone')
    for (const locale of ['en', 'de', 'ru'] as const) expect(phoneIn(locale)('4915112345678')).toBeUndefined()
  })
})
