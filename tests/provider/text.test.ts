/** Plain text of a CMS as readers should see it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, isBlank } from '../../src/provider/text.ts'
import { BLANK_TEXTS } from '../worlds/index.ts'

const read = (raw: string) => cleanText(raw).text

describe('a plain text', () => {
  test.each([
    ['Spa &amp; Wellness', 'Spa & Wellness'],
    ['Chef&#39;s Table &ndash; &#x2019;27', "Chef's Table – ’27"],
    ['Sea &amp;amp; Sun &amp;amp;amp; Sand', 'Sea & Sun & Sand'],
    ['I &lt;3 Kemer', 'I <3 Kemer'],
    ['40&nbsp;m²', '40\u00a0m²'],
  ])('has no entities: %j', (raw, text) => expect(cleanText(raw)).toEqual({ text, faults: [{ code: 'entities' }] }))

  test.each(['AT&T', 'R&D; Lab', '&copy 2027', 'a && b', '<b>Bold</b> & "quoted"', '40\u00a0m²', 'Auf\u00adbau'])(
    'is as it was written: %j',
    (raw) => expect(cleanText(raw)).toEqual({ text: raw, faults: [] }),
  )

  test.each(['👨‍👩‍👧 Family', 'Sevgi ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم'])('keeps what joins its letters: %j', (raw) =>
    expect(cleanText(raw)).toEqual({ text: raw, faults: [] }),
  )

  test.each(['\ufeffSea', 'Sea\u200b', '\u2060Sea\u00ad', 'S\u0007ea', 'S\ufeffea'])(
    'loses characters that show nothing: %j',
    (raw) => expect(cleanText(raw)).toEqual({ text: 'Sea', faults: [{ code: 'invisible' }] }),
  )

  test.each(BLANK_TEXTS)('that says nothing is empty: %j', (raw) => {
    const { text, faults } = cleanText(raw)
    expect([text, faults.at(-1)]).toEqual(['', { code: 'empty' }])
  })

  test.each(['', ' ', '\n'])('that was left empty is no fault: %j', (raw) =>
    expect(cleanText(raw)).toEqual({ text: '', faults: [] }),
  )

  test.each([
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->Sea',
    '&lt;xml&gt;&lt;w:WordDocument&gt;x&lt;/w:WordDocument&gt;&lt;/xml&gt;Sea',
    '<w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument>Sea<o:p></o:p>',
    '<style>p.MsoNormal {mso-style-parent:""}</style>Sea',
    '<st1:place w:st="on">Sea</st1:place>',
  ])('loses what Word left: %j', (raw) => {
    const { text, faults } = cleanText(raw)
    expect([text, faults]).toEqual(['Sea', expect.arrayContaining([{ code: 'word-markup' }])])
  })

  test.each(['\r\n', '\r', '\v', '\f'])('keeps lines apart that end with %j', (end) => {
    expect(cleanText(`Sea${end}view`)).toEqual({ text: 'Sea\nview', faults: [] })
  })

  test('R7.47 has its letters composed, however they were written', () => {
    for (const text of ['Höhlenzimmer', 'Şömineli çatı', 'Чай в ёлках', 'Crème brûlée'])
      for (const raw of [text, text.normalize('NFD'), text.normalize('NFD').replace('\u0308', '&#x308;')])
        expect(read(raw)).toBe(text)
    expect(cleanText('Höhle'.normalize('NFD')).faults).toEqual([])
  })

  test('is cleaned once for all, and says so exactly if it was changed', () => {
    const parts = [
      '&amp;',
      '&',
      'amp;',
      '#39;',
      '\u200b',
      '\u202e',
      '\u0007',
      '\ufeff',
      ' ',
      'Sea',
      '<o:p>',
      '❤️',
      '&lt;',
    ]
    const texts = fc.array(fc.constantFrom(...parts)).map((each) => each.join(''))
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (raw) => {
        const { text, faults } = cleanText(raw)
        expect(cleanText(text)).toEqual({ text, faults: [] })
        const lines = raw.replace(/\r\n?|[\v\f\u0085]/g, '\n').normalize('NFC')
        expect(faults.length === 0).toBe(text === lines.replace(/^[^\S\ufeff]+|[^\S\ufeff]+$/g, ''))
        expect(text === '').toBe(isBlank(text))
        expect(read(` ${raw}\n`)).toBe(text)
      }),
    )
  })
})
