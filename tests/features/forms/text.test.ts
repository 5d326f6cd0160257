import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../src/config/locales.ts'
import { contactChecks, firstFault } from '../../../src/features/forms/checks.ts'
import {
  email,
  lettersAndSpaces,
  lettersOnly,
  oneNumber,
  otherPhone,
  plainEmail,
  phoneIn,
  required,
  turkishMobile,
} from '../../../src/features/forms/text.ts'
import { possiblePhone, sentPhone } from '../../../src/features/forms/sent-phone.ts'
import { translator } from '../../../src/i18n/index.ts'

const t = translator('en')
const said = (key: Parameters<typeof t>[0] | undefined) => key && t(key)

describe('required', () => {
  test('R5.1 an empty field, or one of spaces alone, says "Required Field."', () => {
    for (const text of ['', ' ', '\t\n']) expect(said(required(text)), JSON.stringify(text)).toBe('Required Field.')
    expect(required('a')).toBeUndefined()
    expect(required('0')).toBeUndefined()
  })
})

describe('letters', () => {
  const names = [
    'Şükrü Çağ',
    'Ağaoğlu İĞÜŞÖÇ ığüşöç',
    'Анна Щёголева',
    'Jürgen Groß',
    'Mary Ann Lee',
    'Ёж',
    'علی\u200cرضا',
  ]

  test('R5.2 letters of all four languages and spaces pass, composed or not', () => {
    for (const name of names) {
      expect(lettersAndSpaces(name), name).toBeUndefined()
      expect(lettersAndSpaces(name.normalize('NFD')), name).toBeUndefined()
    }
  })

  test('R5.2 anything else says "Please use only spaces and letters."', () => {
    // They show nothing, or a sign around a letter.
    const blank = ['\u3164', 'a\u115f', 'a\u034f', 'a\ufe0f', 'a\u20dd']
    for (const name of [
      ...blank,
      'R2D2',
      'Ana-Maria',
      "O'Neill",
      'a_b',
      'x@y',
      'Ana\tMaria',
      '<b>',
      '²',
      '\u0308',
      '',
    ]) {
      expect(said(lettersAndSpaces(name)), name).toBe('Please use only spaces and letters.')
    }
  })

  test('R5.3 a field for letters only refuses a space with the same message', () => {
    expect(lettersOnly('Ana')).toBeUndefined()
    expect(lettersOnly('Çağ')).toBeUndefined()
    expect(said(lettersOnly('Ana Maria'))).toBe('Please use only spaces and letters.')
    expect(said(lettersOnly('Ana1'))).toBe('Please use only spaces and letters.')
  })
})

describe('e-mail', () => {
  test('R5.4 an address that may exist passes', () => {
    for (const text of [
      'a@b.co',
      'ayse.yilmaz+otel@mail.example.com',
      "o'neill@x-y.example",
      'A_B@EXAMPLE.ORG',
      '1@2.de',
    ])
      expect(email(text), text).toBeUndefined()
  })

  test('R5.4 it has at most 64 characters before the @, and 254 in all', () => {
    const rest = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`
    const address = (name: number, last: number) => `${'a'.repeat(name)}@${rest}.${'e'.repeat(last)}.co`
    expect(address(64, 3).length).toBe(254)
    expect(email(address(64, 3))).toBeUndefined()
    expect(said(email(address(64, 4)))).toBe('Please enter a valid e-mail address.')
    expect(said(email(address(65, 2)))).toBe('Please enter a valid e-mail address.')
  })

  test('R5.33 letters of any alphabet are taken, in the domain also as punycode', () => {
    const domains = ['почта.рф', 'müller.de', 'türkçe.com.tr', 'пример.example', 'भारत.भारत', '例子.公司']
    for (const domain of domains)
      for (const each of [domain, domain.normalize('NFD'), new URL(`http://${domain}`).hostname])
        for (const name of ['info', 'satış', 'жанна', 'müller'.normalize('NFD')])
          expect(email(`${name}@${each}`), `${name}@${each}`).toBeUndefined()
    for (const text of [
      'info@почта',
      'info@-почта.рф',
      'info@почта-.рф',
      'info@почта..рф',
      'info@xn--.xn--',
      'a@b.xn--',
      'info@почта.р',
    ])
      expect(said(email(text)), text).toBe('Please enter a valid e-mail address.')
  })

  test('R5.33 marks stand on letters, labels end in none but letters and digits, and what shows nothing is no letter', () => {
    const mark = fc.constantFrom(
      '\u0308',
      '\u0301',
      '\u20e3',
      '\ufe0f',
      '\u034f',
      '\u3164',
      '\u115f',
      '\u200b',
      '\u200d',
      '\u202e',
      '😀',
    )
    const place = fc.constantFrom('@', 'info.@', '.info@', '1@', '#@', 'info@-', 'info@.')
    fc.assert(
      fc.property(mark, place, (each, before) => {
        expect(email(`${before.replace('@', `${each}@`)}müller.de`), before + each).toBe('validation.email')
      }),
    )
    const long = 'ж'.repeat(60)
    const domains = [
      'почта-.рф',
      '-почта.рф',
      'почта.рф-',
      '😀.de',
      '\u0308b.de',
      'b.\u0308de',
      'xn--.de',
      `${long}.рф`,
      '[1.2.3.4]',
      '1.2.3.4',
    ]
    for (const domain of domains) expect(email(`info@${domain}`), domain).toBe('validation.email')
    for (const name of ['"a"', '"a b"', 'a\u200db', 'a@b'])
      expect(email(`${name}@müller.de`), name).toBe('validation.email')
    for (const domain of [
      'r3---sn.example.com',
      'نامه\u200cای.com',
      'straße.de',
      'இந்தியா.இந்தியா',
      `${'b'.repeat(63)}.de`,
    ])
      expect(email(`info@${domain}`), domain).toBeUndefined()
  })

  test('R5.33 what is copied around an address, and signs of full width, are no part of it', () => {
    const around = fc.constantFrom(
      '*',
      '<*>',
      'mailto:*',
      'MAILTO:*',
      '<mailto:*>',
      'Jane Doe <*>',
      '"Jane" <*>',
      ' * ',
      'mailto:*?subject=x',
    )
    const at = fc.constantFrom('@', '＠', '﹫')
    const dot = fc.constantFrom('.', '。', '．', '｡')
    fc.assert(
      fc.property(around, at, dot, fc.constantFrom('koy', 'müller', 'почта'), (before, sign, point, name) => {
        const text = before.replace('*', `info${sign}${name}${point}com`)
        expect(email(text), text).toBeUndefined()
        expect(plainEmail(text)).toBe(`info@${name}.com`)
      }),
    )
    for (const text of ['<a@b.co> <c@d.de>', 'a@b.co <c@d.de>', '<>', 'mailto:', '<a@b.co', 'mailto:a b@c.de'])
      expect(said(email(text)), text).toBe('Please enter a valid e-mail address.')
  })

  test('R5.4 anything else says "Please enter a valid e-mail address."', () => {
    const wrong = ['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', '.a@b.co', 'a.@b.co', 'a..b@c.de', 'a@-b.co']
    const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.com`
    for (const text of [...wrong, 'a@b.c', 'a@b.co,c@d.de', 'a@b.co\nBcc: c@d.de', 'şükrü@örnek', long])
      expect(said(email(text)), text).toBe('Please enter a valid e-mail address.')
  })
})

describe('phone', () => {
  const wrong = 'Please enter a valid phone number.'

  test('R5.8 R5.10 a Turkish mobile number is exactly 10 digits and starts with 5', () => {
    expect(turkishMobile('5321234567')).toBeUndefined()
    for (const text of ['532123456', '53212345678', '4321234567', '05321234567', '+5321234567', '532 123 4567', ''])
      expect(said(turkishMobile(text)), text).toBe(wrong)
  })

  test('R5.9 R5.10 any other number is an optional plus, then digits only', () => {
    for (const text of ['+4915112345678', '004915112345678', '02425550558', '1'])
      expect(otherPhone(text), text).toBeUndefined()
    for (const text of ['+49 151 123', '+49151-123', 'call me', '++49151', '49+151', '+', '', '٠١٢'])
      expect(said(otherPhone(text)), text).toBe(wrong)
  })

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

  test('R5.32 R5.9 so is a number of another country, which keeps its code', () => {
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

  test('R5.32 R5.8 R5.9 what cannot be a number is refused in every language', () => {
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

  test('on a Turkish page a number without plus is a Turkish one, elsewhere any digits are', () => {
    expect(phoneIn('tr')('5321234567')).toBeUndefined()
    expect(phoneIn('tr')('+4915112345678')).toBeUndefined()
    expect(phoneIn('tr')('4915112345678')).toBe('validation.phone')
    for (const locale of ['en', 'de', 'ru'] as const) expect(phoneIn(locale)('4915112345678')).toBeUndefined()
  })
})
