/** E-mail addresses as people write them into records, one after another. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactView } from '../../src/views/contact.ts'
import { reachableHref } from '../../src/views/phones.ts'
import { readAddresses } from '../../src/views/text/mailboxes.ts'
import { contextOf } from './made.ts'
import { listed } from '../harness/listed.ts'

const HOSTS = listed(`
  koy.example | crystal-hotels.com.tr | mail.koy.ru | münchen.de | почта.рф | a1.io | b.com | c.at`)
const PLAIN = ['info', 'a', 'satış', 'front.office', 'резерв', '7gun', 'o.und.o']
/** Behind a word without spaces they could be part of it. */
const SIGNED = ['sales_de', 'book-ing', 'x+y', 'r&d']
const SIGNS = [
  ...'&;/,|–—−·•‧\\+<>()[]"„“«»*=',
  ' & ',
  ' / ',
  ' – ',
  '; ',
  '\n',
  ' ',
  '\u00a0',
  '-',
  ' - ',
  '&amp; ',
  '--',
  '..',
  '...',
  '.-',
  '%20',
  '%2C',
  '%C2%A0',
]
const WORDS = ['ve', 'veya', 'and', 'or', 'und', 'oder', 'и', 'или']
const parted = fc.tuple(fc.constantFrom(' ', '\n', '&', '–', '-'), fc.constantFrom(...WORDS))
const sign = fc.oneof(
  fc.constantFrom(...SIGNS),
  parted.map(([around, word]) => around + word + around),
)
const address = (names: string[]) =>
  fc.tuple(fc.constantFrom(...names), fc.constantFrom(...HOSTS)).map((parts) => parts.join('@'))
const first = address([...PLAIN, ...SIGNED])
const next = fc.oneof(fc.tuple(sign, first), fc.tuple(fc.constantFrom(...WORDS), address(PLAIN)))

describe('R7.42 a text with e-mail addresses', () => {
  test('gives each of them, whatever stands between them', () => {
    const list = fc.tuple(first, fc.array(next, { maxLength: 3 }), fc.constantFrom('', '.', ';', '?', ' '))
    fc.assert(
      fc.property(list, ([one, others, end]) => {
        const text = one + others.map((parts) => parts.join('')).join('') + end
        const all = [one, ...others.map(([, each]) => each)]
        expect(readAddresses(text), text).toEqual(all)
        const { emails } = contactView(contextOf(), { email: text }, { propertyId: 5, from: 'contact/en/1' })
        expect(
          emails.map((each) => each.address),
          text,
        ).toEqual(all)
        for (const each of emails) expect(each.href, text).toMatch(/^mailto:[^@]+@[a-z0-9.-]+$/)
      }),
    )
  })

  test.each([
    ['a@b.com&c@d.com', 'a@b.com c@d.com'],
    ['a@b.com–c@d.com', 'a@b.com c@d.com'],
    ['a@b.comundc@d.com', 'a@b.com c@d.com'],
    ['a@mail.sound.deundb@sound.de', 'a@mail.sound.de b@sound.de'],
    ['a@b.my-hotel.com-c@d.com', 'a@b.my-hotel.com c@d.com'],
    ['a@b.xn--p1ai--c@d.tr', 'a@b.xn--p1ai c@d.tr'],
    ['‘info@koy.example’', 'info@koy.example'],
    ['Satış: info@koy.example (7/24)', 'info@koy.example'],
    ['info@koy\u00ad.example', 'info@koy.example'],
    ['mailto:info@koy.example?subject=x', 'info@koy.example'],
    ['mailto:a@b.com,c@d.com?cc=e@f.com', 'a@b.com c@d.com'],
    ['info @ koy.example', 'info@koy.example'],
    ['call us', ''],
  ])('%s is %s', (text, all) => expect(readAddresses(text).join(' ')).toBe(all))

  test('is shown as it is where no address can be read', () => {
    for (const email of ['info(at)koy.example', '@koy', 'koy@', 'info@koy']) {
      const { emails } = contactView(contextOf(), { email }, { propertyId: 5, from: 'contact/en/1' })
      expect(emails).toEqual([{ address: email }])
    }
  })

  test('of any kind is read in a moment', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a1@.-&;и –', 'und', '@b.com'), maxLength: 300 }), (text) => {
        for (const each of readAddresses(text)) expect(each.split('@')).toHaveLength(2)
      }),
    )
  })

  test.each([
    ['mailto:a@b.com&c@d.com', 'mailto:a@b.com,c@d.com'],
    ['mailto:a@b.com%E2%80%93c@d.com?subject=x', 'mailto:a@b.com,c@d.com?subject=x'],
    ['mailto:sat%C4%B1%C5%9F@koy.example', 'mailto:sat%C4%B1%C5%9F@koy.example'],
    ['mailto:a@koy', undefined],
  ])('of a link, %s leads to %s', (written, href) => expect(reachableHref(written)).toBe(href))
})
