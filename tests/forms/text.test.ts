import { describe, expect, test } from 'vitest'
import {
  email,
  lettersAndSpaces,
  lettersOnly,
  otherPhone,
  phoneIn,
  required,
  turkishMobile,
} from '../../src/forms/text.ts'
import { translator } from '../../src/i18n/index.ts'

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
  const names = ['Şükrü Çağ', 'Ağaoğlu İĞÜŞÖÇ ığüşöç', 'Анна Щёголева', 'Jürgen Groß', 'Mary Ann Lee', 'Ёж']

  test('R5.2 letters of all four languages and spaces pass, composed or not', () => {
    for (const name of names) {
      expect(lettersAndSpaces(name), name).toBeUndefined()
      expect(lettersAndSpaces(name.normalize('NFD')), name).toBeUndefined()
    }
  })

  test('R5.2 anything else says "Please use only spaces and letters."', () => {
    for (const name of ['R2D2', 'Ana-Maria', "O'Neill", 'a_b', 'x@y', 'Ana\tMaria', '<b>', '²', '\u0308', '']) {
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

  test('on a Turkish page a number without plus is a Turkish mobile number, elsewhere any digits are', () => {
    expect(phoneIn('tr')('5321234567')).toBeUndefined()
    expect(phoneIn('tr')('+4915112345678')).toBeUndefined()
    expect(phoneIn('tr')('4915112345678')).toBe('validation.phone')
    for (const locale of ['en', 'de', 'ru'] as const) expect(phoneIn(locale)('4915112345678')).toBeUndefined()
  })
})
