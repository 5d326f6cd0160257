import { describe, expect, onTestFinished, test } from 'vitest'
import { catalogueEntry } from '../../src/config/catalogue.ts'
import { CATALOGUE } from '../../src/site/hotels.ts'
import { LOCALES } from '../../src/config/locales.ts'
import { chatViews, numberViews, phoneView, reachableHref } from '../../src/views/phones.ts'
import { contextOf } from './made.ts'

describe('R9.27 a number', () => {
  test.each([
    ['444 0 558', '+90 444 0 558', '+904440558'],
    ['0242 555 05 58', '+90 242 555 05 58', '+902425550558'],
    ['(0242) 555 05 58', '+90 242 555 05 58', '+902425550558'],
    ['0 (242) 555 05 58', '+90 242 555 05 58', '+902425550558'],
    ['+90 242 555 05 58', '+90 242 555 05 58', '+902425550558'],
    ['0090 242 555 05 58', '+90 242 555 05 58', '+902425550558'],
    ['+49 30 23125 000', '+49 30 23125 000', '+493023125000'],
  ])('%s is read as %s outside Turkish, and can be dialled from any country', (written, abroad, dialled) => {
    expect(phoneView('tr', written)).toEqual({ display: written, href: `tel:${dialled}` })
    for (const locale of ['en', 'de', 'ru'] as const)
      expect(phoneView(locale, written)).toEqual({ display: abroad, href: `tel:${dialled}` })
  })

  test.each(CATALOGUE)('of $key has its country in it, in every language but Turkish', ({ callText, callCenter }) => {
    for (const locale of LOCALES) {
      expect(callCenter[locale], locale).toMatch(/^\+90\d{7,10}$/)
      if (locale !== 'tr') expect(callText[locale], locale).toMatch(/^\+90 /)
    }
  })

  test.each([
    ['905325550133', '+90 532 555 01 33'],
    ['+90 (532) 555 01 33', '+90 532 555 01 33'],
    ['493023125000', '+49 30 23125000'],
    ['https://wa.me/905325550133', '+90 532 555 01 33'],
    ['wa.me/905325550133?text=Room%2012345678', '+90 532 555 01 33'],
    ['https://api.whatsapp.com/send?phone=90%20532%20555%2001%2033', '+90 532 555 01 33'],
    ['https://api.whatsapp.com/send?text=12345678&phone=%2B90+532+555+01+33', '+90 532 555 01 33'],
    ['https://web.whatsapp.com/send?phone=+49+30+23125+000', '+49 30 23125000'],
    ['whatsapp://send?phone=0532-555-01-33', '+90 532 555 01 33'],
  ])('of a chat, %s, is read as %s', (number, written) => {
    const digits = written.replace(/\D/g, '')
    expect(chatViews(contextOf(), number, { from: 'x', field: ['whatsapp'], propertyId: 1, about: 'A b' })).toEqual([
      { display: written, href: `https://wa.me/${digits}?text=A%20b` },
    ])
  })

  test.each(['wa.me/message/ABCDEFGH12J1', 'chat.whatsapp.com/Ab12', 'wa.link/abc123', 'whatsapp.com/channel/0029Va'])(
    'of a chat is in no short address, which is a link: %s',
    (address) => {
      for (const written of [address, `https://${address}`, ` https://${address} `])
        expect(
          chatViews(contextOf(), written, { from: 'x', field: ['whatsapp'], propertyId: 1, about: 'A b' }),
        ).toEqual([{ display: address, href: `https://${address}` }])
    },
  )
})

test.each([
  ['tel:0242%20555%2002%2029', 'tel:+902425550229'],
  ['tel:02425550229/02425550230', 'tel:+902425550229'],
  ['TEL:+90-242-555-0229;ext=112', 'tel:+902425550229'],
  ['tel:4440558', 'tel:+904440558'],
  ['tel:reception', undefined],
  ['https://wa.me/05325550128?text=Koy', 'https://wa.me/905325550128?text=Koy'],
  ['https://wa.me/+90%20532%20555%2001%2028', 'https://wa.me/905325550128'],
  ['https://api.whatsapp.com/send?phone=0532+555+01+28', 'https://api.whatsapp.com/send?phone=905325550128'],
  ['https://www.wa.me/05325550128', 'https://www.wa.me/905325550128'],
  ['https://wa.me/12', undefined],
  ['https://wa.me/message/ABC2', 'https://wa.me/message/ABC2'],
  ['https://example.org/?phone=1', 'https://example.org/?phone=1'],
  ['mailto: info@koy.example, b@koy.example%20', 'mailto:info@koy.example,b@koy.example'],
  ['mailto:?subject=x', 'mailto:?subject=x'],
])('R7.42 a link to %s leads to %s', (written, href) => expect(reachableHref(written)).toBe(href))

test('R7.53 national numbers of a hotel are linked with its country’s code', () => {
  const entry = catalogueEntry(14)
  entry.country = 'HR'
  onTestFinished(() => void delete entry.country)
  const hrefOf = (text: string, propertyId: number) =>
    numberViews(contextOf(), text, { from: 'x', field: ['phone'], propertyId })[0]!.href
  expect(hrefOf('021 555 123', 14)).toBe('tel:+38521555123')
  expect(hrefOf('0242 555 01 33', 18)).toBe('tel:+902425550133')
})
