/** What is taken for a telephone number, in which country, and as which it is sent. */
import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../src/config/locales.ts'
import { contactChecks, firstFault } from '../../../src/features/forms/checks.ts'
import { possiblePhone, sentPhone } from '../../../src/features/forms/sent-phone.ts'
import { LONGEST, oneNumber, otherPhone, phoneIn, turkishMobile } from '../../../src/features/forms/text.ts'
import { said } from './said.ts'

const WRONG = 'Please enter a valid phone number.'
const judged = (text: string, locale: Locale) => firstFault(text, contactChecks(locale).phone)
const oneOf = (texts: string) => fc.constantFrom(...texts.split('|'))

test('R5.8 R5.10 a Turkish mobile number is exactly 10 digits and starts with 5', () => {
  expect(turkishMobile('5321234567')).toBeUndefined()
  for (const text of '532123456|53212345678|4321234567|05321234567|+5321234567|532 123 4567|'.split('|'))
    expect(said(turkishMobile(text)), text).toBe(WRONG)
})

test('R5.32 R5.10 any other number is an optional plus, then digits only', () => {
  for (const text of ['+4915112345678', '004915112345678', '02425550558', '1'])
    expect(otherPhone(text), text).toBeUndefined()
  for (const text of '+49 151 123|+49151-123|call me|++49151|49+151|+||٠١٢'.split('|'))
    expect(said(otherPhone(text)), text).toBe(WRONG)
})

const label = oneOf('|Cep |Cep tel. |Mob. |Tel. |tel.: |Tel.- |GSM |Handy |тел. |моб. тел. |WhatsApp  |Cep No: |Tel./ ')
const sign = oneOf(' |-|.||/|\u00a0|\u2011| · |•|_')
const rest = fc.stringMatching(/^\d{7}$/)

test('R5.32 R5.8 a Turkish number is judged and sent without label, separators, a leading 0 and the country', () => {
  const prefix = oneOf('|0|0 |(0)|+90 |+90|+90 0|+90 (0)|(+90) |0090 |00 90 |90 ')
  fc.assert(
    fc.property(label, prefix, oneOf('532|242|505'), rest, sign, (name, before, area, digits, between) => {
      for (const shown of [area, `(${area})`]) {
        if (before === '' && !area.startsWith('5')) continue
        const number = [shown, digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].join(between)
        const text = name + before + number
        if (text.length > LONGEST.phone) continue
        for (const locale of /\+|^00/.test(before) ? LOCALES : (['tr'] as const)) {
          expect(judged(text, locale), text).toBeUndefined()
          expect(sentPhone(text, locale), text).toBe(area + digits)
          expect(phoneIn(locale)(`${text}1`), text).toBe('validation.phone')
        }
        expect(phoneIn('tr')(text.slice(0, -1)), text).toBe('validation.phone')
      }
    }),
  )
})

test('R5.32 so is a number of another country, which keeps its code', () => {
  const prefix = oneOf('+49 |0049 |+49|+49 (0)|(+49) |+49 0|00490')
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), label, prefix, rest, sign, (locale, name, before, digits, between) => {
      const text = name + before + ['170', digits.slice(0, 3), digits.slice(3)].join(between)
      fc.pre(text.length <= LONGEST.phone)
      expect(judged(text, locale), text).toBeUndefined()
      expect(sentPhone(text, locale), text).toBe(`+49170${digits}`)
    }),
  )
})

test.each([
  ['tr', '０５３２ ５５５ ０１ ２８', '5325550128'],
  ['tr', '444 0 558', '4440558'],
  ['tr', '( 212 ) 3102030', '2123102030'],
  ['tr', '5321234567', '5321234567'],
  ['de', '0170 1234567,', '01701234567'],
  ['de', '01 23/45 67', '01234567'],
  ['de', 'Tel.030 1234567', '0301234567'],
  ['de', '+49 [0]170 123456', '+49170123456'],
  ['de', '4915112345678', '4915112345678'],
  ['en', '\u202a+90 532 555 01 28\u202c', '5325550128'],
  ['en', "+41 79'555'01'28 (mobile)", '+41795550128'],
  ['ru', '8 (916) 123-45-67', '89161234567'],
  ['ru', '+8 (916) 123-45-67', '+79161234567'],
  ['ru', '+84 912 345 678', '+84912345678'],
  ['ru', '+7 (8) 916 123-45-67', '+79161234567'],
  ['en', '+39 (0)6 6981 2345', '+390669812345'],
  ['en', '+39 (0)347 1234567', '+393471234567'],
  ['en', '+378 (0)549 882345', '+3780549882345'],
  ['en', '+225 (0)7 07 12 34 56', '+2250707123456'],
  ['en', '+36 (06) 1 234 5678', '+3612345678'],
  ...['0+90 ', '0 +90', '(0)+90 ', '00+90 ', '(0) (+90) ', '0+90 (0)'].flatMap((zero) =>
    LOCALES.map((locale) => [locale, `${zero}532 310 20 30`, '5323102030'] as const),
  ),
  ['de', '0+49 170 1234567', '+491701234567'],
  // Of no plan.
  ['en', '+999 0 1234567', '+99901234567'],
] as const)('R5.32 in %s "%s" is taken, and sent as %s', (locale, text, sent) => {
  expect([phoneIn(locale)(text), sentPhone(text, locale)]).toEqual([undefined, sent])
})

test('R5.32 R5.8 what cannot be a number is refused in every language', () => {
  const wrong = fc.oneof(
    ...[/^[+(]?0[0 ()-]{0,12}$/, /^(?:\+|00)0 ?[1-9][0-9]{3,10}$/, /^\+[1-9][0-9]{0,5}$/, /^\+[1-9][0-9]{15}$/].map(
      (shape) => fc.stringMatching(shape),
    ),
    oneOf('0000|+90 000 000 00 00|+00 49 170 123456|(0)(0)(0)(0)|call me|++49 151|49+151|+|0532 555 01 28 x2|٠١٢'),
    oneOf('https://1234567|Anruf bitte|Zimmer zwölf im dritten Stockwerk 1234567'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), wrong, (locale, text) => {
      expect(phoneIn(locale)(text), text).toBe('validation.phone')
    }),
  )
  for (const text of ['212 310 20 30', '4915112345678']) expect(phoneIn('tr')(text), text).toBe('validation.phone')
})

test('R5.32 the zero that is dialled at home is no part of a number with its country, wherever that has none', () => {
  const keep = ['AC', 'IT', 'VA', 'SM', 'BF', 'BJ', 'CG', 'CI', 'GA', 'NE']
  for (const country of getCountries()) {
    const number = getExampleNumber(country, mobiles)
    if (!number) continue
    expect(possiblePhone('en')(number.formatInternational()), country).toBeUndefined()
    if (['1', '7', '90'].includes(number.countryCallingCode)) continue
    const [code, national] = [`+${number.countryCallingCode}`, number.nationalNumber]
    expect(sentPhone(code + national, 'en'), country).toBe(code + national)
    // There a number with a zero is another one, where there is one.
    const own = keep.includes(country) && parsePhoneNumberFromString(`${code}0${national}`)
    const sent = own && own.isValid() ? `${code}0${national}` : code + national
    for (const zero of [' 0', ' 0-', '0', ' (0)']) expect(sentPhone(code + zero + national, 'en'), country).toBe(sent)
  }
})

test('R5.32 a number with its country is refused where its length is not possible there, and nowhere else', () => {
  const impossible = '+7 916 123 45|+7 916 123 45 67 89|+44 79111|+1 212 555'
  const possible = '5321234567|0170 1234567|+90 532 555 01 28|444 0 558|+999 0 1234567|+49 (0)2234 55501|call me'
  for (const locale of LOCALES) {
    for (const text of impossible.split('|')) expect(possiblePhone(locale)(text), text).toBe('validation.phone')
    for (const text of possible.split('|')) expect(possiblePhone(locale)(text), text).toBeUndefined()
  }
})

test('is one number: two in one field are no longer one', () => {
  const number = fc
    .tuple(oneOf('+49 170 |0532 |(0242) |+7 (912) |0044 7700-|0171/|+90 (0)532 '), rest)
    .map((parts) => parts.join(''))
  const between = fc.constantFrom(', ', ',', '; ', ' / ', ' oder ', ' or ', ' и ', ' veya ', ' und ', '|', '\n', ' & ')
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), number, number, between, (locale, one, other, and) => {
      expect(judged(one + and + other, locale), one + and + other).toBe('validation.onePhone')
      expect(judged(`${one} ${other}`.replace(/^\D+/, ''), locale)).toBe('validation.onePhone')
      expect(oneNumber(one), one).toBeUndefined()
    }),
  )
  for (const text of '0221 / 1234567|+49 (0)170 / 1234567|0 33234 / 55501|+43 (0)5523 / 6 20 99'.split('|'))
    expect(judged(text, 'de'), text).toBeUndefined()
  for (const text of ['+49 170 1234567 +49 171 7654321', '01701234567 01717654321', '4917012345674917176543'])
    expect(said(oneNumber(text)), text).toBe('Please enter one phone number only.')
})

test('R5.32 a run of signs is read once, however long it is', () => {
  for (const each of ')+,;') {
    const text = `a${each.repeat(1_000_000)}1`
    expect([oneNumber(text), said(phoneIn('en')(text))], each).toEqual([undefined, WRONG])
  }
})
