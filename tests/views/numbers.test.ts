/** Telephone numbers and e-mail addresses as people write them into records. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactView } from '../../src/views/contact.ts'
import { reachableHref } from '../../src/views/phones.ts'
import { readNumbers } from '../../src/views/text/numbers.ts'
import { contactPoints, placed } from '../../src/views/structured/place.ts'
import { contextOf } from './made.ts'

interface Written {
  text: string
  dialled: string
}

const digits = (count: number) => fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(''))
const separator = fc.constantFrom(' ', ' ', '-', '.', '', '\u00a0', '\u2011')

/** `prefixes`: of the number without a zero in front. `areas`: of plans in which seven more digits are a number. */
function numbers(country: string, prefixes: string[], areas: string[]): fc.Arbitrary<Written> {
  return fc
    .tuple(fc.constantFrom(...prefixes), fc.constantFrom(...areas), digits(4), separator, fc.boolean(), fc.boolean())
    .map(([prefix, area, rest, sign, isPaired, isBracketed]) => {
      const groups = ['555', ...(isPaired ? [rest.slice(0, 2), rest.slice(2)] : [rest])]
      const written = isBracketed && !prefix.includes('(') ? `(${area})${sign || ' '}` : area + sign
      return { text: prefix + written + groups.join(sign), dialled: `+${country}${area}555${rest}` }
    })
}

const TURKISH = ['', '0', '0 ', '(0)', '+90 ', '+90', '+90 (0)', '+90 0', '(+90) ', '0090 ', '00 90 ', '90 ', '+ 90 ']
const number = fc.oneof(
  numbers('90', TURKISH, ['242', '212', '384', '532', '505']),
  numbers('49', ['+49 ', '0049 ', '+49 (0)', '+49'], ['170', '160']),
  numbers('7', ['+7 ', '007 ', '+7'], ['495', '916']),
  fc.constantFrom(...['444 0 558', '4440558', '444.0.558', '+90 444 0 558', '0090 444 0558']).map((text) => ({
    text,
    dialled: '+904440558',
  })),
)
const extension = fc.constantFrom(
  ...['', '', '', ' dahili 112', ' (112)', ' ext. 112', ' x112', ' Durchwahl 5', ' доб. 1122', ' #7', ';ext=112'],
  ...[' (dahili: 12)', ' pbx', ' (09:00-18:00)', ' (09.00-18.00)', ' 8.30 – 24.00', ' 7/24'],
)
const label = fc.constantFrom('', '', '', 'tel:', 'Tel: ', 'T. ', 'Resepsiyon 24/7: ', '(', '1) ', '2. ')
const between = fc.constantFrom(
  ...[
    ' / ',
    '/',
    ', ',
    ',',
    '; ',
    ' | ',
    ' - ',
    ' – ',
    ' • ',
    ' · ',
    ' \\ ',
    ' & ',
    '\n',
    ' ve ',
    ' veya ',
    ' and ',
    ' und ',
    ' oder ',
    ' или ',
    '&',
    ';',
    '|',
    '–',
    '—',
    ' — ',
    '-',
    '·',
    '•',
    've',
    'veya',
    'and',
    'und',
    'oder',
    'и',
    'или',
    ',und',
    ' & ',
    '\u00a0/\u00a0',
  ],
)

describe('R7.42 a text with telephone numbers', () => {
  test('gives each number in E.164, however it is written, without extensions and labels', () => {
    const one = fc.record({ number, extension, label })
    const list = fc.tuple(one, fc.array(fc.tuple(between, one), { maxLength: 2 }))
    fc.assert(
      fc.property(list, ([first, others]) => {
        const all = [first, ...others.map(([, each]) => each)]
        // Behind a foreign number the ten digits of a Turkish one could be of that country.
        const isBare = ({ number: { text } }: typeof first) => /^\(?[2-58]\d\d\D*555/.test(text)
        fc.pre(!all.some((each, place) => isBare(each) && all[place - 1]?.number.dialled.startsWith('+90') === false))
        const write = (each: typeof first) => each.label + each.number.text + each.extension
        const text = write(first) + others.map(([sign, each]) => sign + write(each)).join('')
        const read = readNumbers(text)
        expect(
          read.numbers.map((each) => each.number.number),
          text,
        ).toEqual(all.map((each) => each.number.dialled))
        expect(read.isUnclear, text).toBe(false)
        for (const each of read.numbers) expect(each.written, text).not.toMatch(/\p{L}/u)
      }),
    )
  })

  test.each([
    ['0242 555 02 29 / 30', '+902425550229 +902425550230'],
    ['0242 555 02 29-30-31', '+902425550229 +902425550230 +902425550231'],
    ['0242 555 02 29 ve 30', '+902425550229 +902425550230'],
    ['+90 242 555 02 29 / 555 02 37', '+902425550229 +902425550237'],
    ['0242/555 02 29', '+902425550229'],
    ['444 0 558 Durchwahl 5-007 495 555 0000 Durchwahl 5', '+904440558 +74955550000'],
    ['0242 555 0229 / 0242 555 0230 dahili 3', '+902425550229 +902425550230'],
    ['0242 555 0229, 0242 555 0230 pbx', '+902425550229 +902425550230'],
    ['444-0-558', '+904440558'],
    ['+90 242 824 00 00 (10 hat) - 2 hat', '+902428240000'],
    ['0242555022902425550230', '+902425550229 +902425550230'],
    ['+49 30 5550128 / 030 5550129', '+49305550128 +49305550129'],
    ['+39 (0)6 6981 2345', '+390669812345'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    // An area code that no plan has: dialled as it is written.
    ['+1 555 010 0199', '+15550100199'],
  ])('%s is %s', (text, dialled) => {
    const read = readNumbers(text)
    expect(read.numbers.map((each) => each.number.number).join(' ')).toBe(dialled)
    expect(read.isUnclear).toBe(false)
  })

  test('gives none where it cannot be read', () => {
    const unclear = [
      'call us',
      '112',
      '0242 555 02',
      '555 02 29',
      '+90 111 111 11 11',
      '+999 123456',
      '+98 0000',
      '+90 242 555 02 299',
    ]
    for (const text of [...unclear, 'javascript:alert(1)', '—']) {
      expect(readNumbers(text), text).toEqual({ numbers: [], isUnclear: true })
    }
    expect(readNumbers('0242 555 02 29 / 0242 555 02')).toMatchObject({ numbers: [{}], isUnclear: true })
  })

  test('of any kind is read in a moment', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() -/,.ax:'), maxLength: 400 }), (text) => {
        for (const { number } of readNumbers(text).numbers) expect(number.number).toMatch(/^\+[1-9]\d{6,14}$/)
      }),
    )
  })
})

describe('R7.42 a record', () => {
  const contact = {
    phone: '+90 (0)242 555 02 29 / 0242 555 02 30 dahili 112',
    whatsapp: '0532 555 01 28',
    email: 'info@koy.example, satış@münchen.example',
    fax: '0242 555 02 31',
  }
  const page = {
    departments: [
      { title: 'Spa', phone: '242 555 02 37', email: 'spa@koy.example' },
      { title: 'Bar', phone: 'ask us', email: 'bar at koy' },
    ],
  }

  test('has a link for each address, however it stands in the field', () => {
    const href = 'mailto:info@koy.example'
    for (const email of [
      'mailto:info@koy.example',
      'info@koy.example.',
      '„info@koy.example“',
      'E-Mail:info@koy.example',
    ])
      expect(contactView(contextOf(), { email }, { propertyId: 5, from: 'contact/en/1', page }).emails, email).toEqual([
        { address: 'info@koy.example', href },
      ])
  })

  test('has a link for each number and address, and its first ones in JSON-LD', () => {
    const context = contextOf()
    const view = contactView(context, contact, { propertyId: 5, from: 'contact/en/1', page })
    expect(view).toMatchObject({
      phones: [
        { display: '+90 242 555 02 29', href: 'tel:+902425550229' },
        { display: '+90 242 555 02 30', href: 'tel:+902425550230', after: 'dahili 112' },
      ],
      chats: [{ display: '+90 532 555 01 28', href: 'https://wa.me/905325550128?text=Koy' }],
      emails: [
        { address: 'info@koy.example', href: 'mailto:info@koy.example' },
        { address: 'satış@münchen.example', href: 'mailto:sat%C4%B1%C5%9F@xn--mnchen-3ya.example' },
      ],
    })
    expect(view.departments).toEqual([
      {
        title: 'Spa',
        phones: [{ display: '+90 242 555 02 37', href: 'tel:+902425550237' }],
        emails: [{ address: 'spa@koy.example', href: 'mailto:spa@koy.example' }],
      },
      { title: 'Bar', phones: [{ display: 'ask us' }], emails: [{ address: 'bar at koy' }] },
    ])
    expect(placed(view)).toMatchObject({
      telephone: '+902425550229',
      email: 'info@koy.example',
      faxNumber: '+902425550231',
    })
    expect(contactPoints(view).contactPoint).toEqual([
      { '@type': 'ContactPoint', contactType: 'Spa', telephone: '+902425550237', email: 'spa@koy.example' },
      { '@type': 'ContactPoint', contactType: 'Bar' },
    ])
    expect(context.problems.map(({ code, resource }) => [code, resource])).toEqual([
      ['number-unreadable', 'contact/en/1'],
      ['number-unreadable', 'contact/en/1'],
    ])
    expect(context.problems[0]!.message).toContain('“ask us”')
  })

  test('is shown in Turkish as it is written', () => {
    const { phones } = contactView(contextOf({}, 'tr'), contact, { propertyId: 5, from: 'x' })
    expect(phones.map(({ display }) => display)).toEqual(['+90 (0)242 555 02 29', '0242 555 02 30'])
  })

  test.each([
    ['tel:0242%20555%2002%2029', 'tel:+902425550229'],
    ['tel:02425550229/02425550230', 'tel:+902425550229'],
    ['TEL:+90-242-555-0229;ext=112', 'tel:+902425550229'],
    ['tel:4440558', 'tel:+904440558'],
    ['tel:reception', undefined],
    ['https://wa.me/05325550128?text=Koy', 'https://wa.me/905325550128?text=Koy'],
    ['https://wa.me/+90%20532%20555%2001%2028', 'https://wa.me/905325550128'],
    [
      'https://api.whatsapp.com/send?phone=0532+555+01+28&text=a',
      'https://api.whatsapp.com/send?phone=905325550128&text=a',
    ],
    ['https://www.wa.me/05325550128', 'https://www.wa.me/905325550128'],
    ['mailto: info@koy.example, b@koy.example%20', 'mailto:info@koy.example,b@koy.example'],
    ['https://wa.me/12', undefined],
    ['https://wa.me/message/ABC2', 'https://wa.me/message/ABC2'],
    ['https://example.org/?phone=1', 'https://example.org/?phone=1'],
    ['mailto:a@koy.example;b@koy.example?subject=x', 'mailto:a@koy.example,b@koy.example?subject=x'],
    ['mailto:?subject=x', 'mailto:?subject=x'],
    ['mailto:koy', undefined],
  ])('with a link to %s leads to %s', (written, href) => expect(reachableHref(written)).toBe(href))
})
