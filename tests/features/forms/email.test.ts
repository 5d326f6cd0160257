import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { email, plainEmail } from '../../../src/features/forms/text.ts'
import { said } from './said.ts'

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
    for (const text of 'info@почта info@-почта.рф info@почта-.рф info@почта..рф info@xn--.xn-- a@b.xn-- info@почта.р'.split(
      ' ',
    ))
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

  test('R5.33 marks that are the small form of a letter are read once', () => {
    for (const text of [`α${'\u0345'.repeat(30)}@`, `a@α${'\u0345'.repeat(30)}`, `a@b.α${'\u0345'.repeat(30)}!`])
      expect(said(email(text)), text).toBe('Please enter a valid e-mail address.')
    expect(email('ᾳ@b.co')).toBeUndefined()
    expect(email('A@B.XN--P1AI')).toBeUndefined()
  })

  test('R5.33 a link of mail without an end is read once', () => {
    const text = `mailto:${'a'.repeat(1_000_000)}?\nb`
    expect(plainEmail(text)).toHaveLength(1_000_000)
    expect(said(email(text))).toBe('Please enter a valid e-mail address.')
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
