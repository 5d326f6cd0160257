/** Lists of telephone numbers of every country, as people write them one after another. */
import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'
import { describe, expect, onTestFinished, test } from 'vitest'
import { catalogueEntry } from '../../src/config/catalogue.ts'
import { LOCALES } from '../../src/config/locales.ts'
import { numberViews } from '../../src/views/phones.ts'
import { readNumbers } from '../../src/views/text/numbers.ts'
import { contextOf } from './made.ts'

const COUNTRIES = getCountries().filter((country) => getExampleNumber(country, mobiles)?.isValid())

/** One like it, where the country has it. */
function neighbour(example: PhoneNumber, last: number): PhoneNumber {
  const other = parsePhoneNumberFromString(example.number.slice(0, -2) + String(last).padStart(2, '0'))
  return other?.isValid() ? other : example
}

const inGroups = (number: PhoneNumber) =>
  number
    .formatInternational()
    .split(/[\s-]+/)
    .slice(1)
const inPairs = ({ nationalNumber: digits }: PhoneNumber) => [
  digits.slice(0, 2 + (digits.length % 2)),
  ...(digits.slice(2 + (digits.length % 2)).match(/../g) ?? []),
]

type Spelling = (number: PhoneNumber, sign: string) => string
const ABROAD: Spelling[] = [
  (number, sign) => `+${number.countryCallingCode} ${inGroups(number).join(sign)}`,
  (number, sign) => `00${number.countryCallingCode} ${inGroups(number).join(sign)}`,
  (number, sign) => `+${number.countryCallingCode} (0)${inGroups(number).join(sign)}`,
  (number, sign) => `+${number.countryCallingCode} ${inPairs(number).join(sign)}`,
]
/** Behind a number of their country. */
const AT_HOME: Spelling[] = [
  (number) => number.formatNational(),
  (number, sign) => inGroups(number).join(sign),
  (number, sign) => inPairs(number).join(sign),
]

const one = (spellings: Spelling[]) =>
  fc.record({
    last: fc.nat(99),
    spelling: fc.constantFrom(...spellings),
    sign: fc.constantFrom(' ', ' ', '-', '.', '/', '', '\u00a0', '\u2011'),
    label: fc.constantFrom('', '', 'Tel. ', 'Tel: ', 'Fax: ', 'GSM ', 'Mobil: ', 'Whatsapp: '),
    extension: fc.constantFrom('', '', '', ' dahili 112', ' (112)', ' ext. 12', ' Durchwahl 5', ' доб. 1122', ' x12'),
  })
const between = fc.constantFrom(
  ...[' / ', '/', ', ', ',', '; ', ' - ', ' – ', ' ve ', ' und ', ' and ', ' и ', '\n', '|', ' | ', ' · '],
)
const list = fc.record({
  country: fc.constantFrom(...COUNTRIES),
  first: one(ABROAD),
  others: fc.array(fc.tuple(between, one([...ABROAD, ...AT_HOME])), { maxLength: 2 }),
})

test('R7.42 numbers of every country are dialled exactly, however they are written one after another', () => {
  fc.assert(
    fc.property(list, ({ country, first, others }) => {
      const example = getExampleNumber(country, mobiles)!
      const all = [first, ...others.map(([, each]) => each)].map((each) => ({
        ...each,
        number: neighbour(example, each.last),
      }))
      const written = all.map(
        ({ label, spelling, number, sign, extension }) => label + spelling(number, sign) + extension,
      )
      const signs = ['', ...others.map(([sign]) => sign)]
      const text = written.map((each, place) => signs[place]! + each).join('')
      const read = readNumbers(text)
      const dialled = read.numbers.map(({ number }) => number.number)
      const meant = all.map(({ number }) => number.number)
      // A zero in brackets that makes a number too, or one sign for both: text where it cannot be told, but nothing wrong.
      const isUnsure = written.some((each) => each.includes('(0)')) && ['IT', 'VA', 'AC'].includes(country)
      const isOneSign = signs.includes('/') && all.some(({ sign }) => sign === '/')
      if ((isUnsure || isOneSign) && read.isUnclear) expect(meant, text).toEqual(expect.arrayContaining(dialled))
      else expect([dialled, read.isUnclear], text).toEqual([meant, false])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['+49 (0)69 123 45 67 / 069 123 45 68', '+49691234567 +49691234568'],
  ['+45 33 12 34 56 / 33 12 34 57', '+4533123456 +4533123457'],
  ['+33 1 42 68 53 00 / 1 42 68 53 01 / 02', '+33142685300 +33142685301 +33142685302'],
  ['+49 69 1234-567, -568', '+49691234567 +49691234568'],
  ['+49 69 1234-0 / -568', '+496912340 +49691234568'],
  ['+49 30 5550128 / 5550129', '+49305550128 +49305550129'],
  ['+49 30 4440557 / 4440558', '+49304440557 +49304440558'],
  ['+49 30 5550128 / 444 0 558', '+49305550128 +904440558'],
  ['+49 30 5550128 / 0242 555 02 29', '+49305550128 +902425550229'],
  ['+49 30 5550128 030 5550129', '+49305550128 +49305550129'],
  ['+49 212 123456 / 0212 1234567', '+49212123456 +492121234567'],
  ['+49 2234 / 55501, +43 1 / 555 01 28', '+49223455501 +4315550128'],
  ['+49/30/555/01/28', '+49305550128'],
  ['+1-555-010-0199, +1/555/010/0199', '+15550100199 +15550100199'],
  ['+1 212 555 0100 / 212 555 0101', '+12125550100 +12125550101'],
  ['+7 (495) 123-45-67, 8 (495) 123-45-68 доб. 12', '+74951234567 +74951234568'],
  ['0242 710 00 00 (2215) 0242 710 00 01 (2216)', '+902427100000 +902427100001'],
  ['0242 710 00 00 dahili 2215, 2216, 0549 710 00 01', '+902427100000 +905497100001'],
  ['0242 555 02 29 dahili 212 / 444 0 558', '+902425550229 +904440558'],
  ['0532/555/01/28 / 0532/555/01/29', '+905325550128 +905325550129'],
  ['0242 / 555 02 29 / 0242 / 555 02 30', '+902425550229 +902425550230'],
])('R7.42 %s is %s', (text, dialled) => {
  const read = readNumbers(text)
  expect(read.numbers.map(({ number }) => number.number).join(' ')).toBe(dialled)
  expect(read.isUnclear).toBe(false)
})

test('R7.42 what could be more than one number is text', () => {
  for (const text of [
    // Of Varese, or a mobile.
    '+39 (0)331 123456',
    '+39 (0)331-123456 / 0242 555 02',
    '0242 555 02 29 30',
    '0242 555 02 29 112',
    '+49 30 1234567 12345678901234',
    // Of the country that cannot be read, or Turkish.
    '+39 (0)312 345 6708 / 312 345 6751',
  ])
    expect(readNumbers(text), text).toEqual({ numbers: [], isUnclear: true })
  const text = '+49 170 1234567 / 30 5550129'
  expect(readNumbers(text)).toMatchObject({ numbers: [{ after: '30 5550129' }], isUnclear: true })
})

test('R7.42 long runs of digits are read in a moment', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('0', '3', '03', '030', '+49 30 ', ' ', '-', '/', ' / ', '('), { maxLength: 120 }),
      (parts) => {
        for (const { number } of readNumbers(parts.join('')).numbers) expect(number.isPossible()).toBe(true)
      },
    ),
  )
})

describe('R7.42 a number that is free to call', () => {
  const SOME = ['DE', 'GB', 'RU', 'AT', 'NL', 'KZ', 'US', 'CH'] as const
  const named = fc
    .tuple(fc.constantFrom(...LOCALES), fc.constantFrom(...SOME))
    .map(([locale, country]) => new Intl.DisplayNames(locale, { type: 'region' }).of(country)!)
  const name = fc.oneof(named, fc.constantFrom('UK', 'England', 'aus Deutschland', 'из Германии', 'Almanya’dan'))

  test('is not dialled in Türkiye where a label names another country', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('0800 123 4567', '0800 123 45 67', '08001234567'), (country, free) => {
        for (const text of [`${country}: ${free}`, `${free} (${country})`])
          expect(readNumbers(text), text).toEqual({ numbers: [], isUnclear: true })
        const { numbers } = readNumbers(`${country}: ${free}, Antalya: 0242 310 20 30`)
        expect(numbers.map((each) => each.number.number)).toEqual(['+902423102030'])
      }),
    )
  })

  test.each(['0800 123 45 67', 'Türkiye: 0800 123 45 67', 'Turkey: 0800 123 45 67', 'Antalya 0800 123 45 67'])(
    'is Turkish in %s',
    (text) => expect(readNumbers(text).numbers.map((each) => each.number.number)).toEqual(['+908001234567']),
  )

  test('is known by its own code whatever its label says', () =>
    expect(readNumbers('Germany: +90 242 310 20 30').numbers[0]!.number.number).toBe('+902423102030'))
})

describe('R7.53 national numbers of a hotel', () => {
  test.each([
    ['HR', '021 555 123', '+38521555123'],
    ['HR', '091 234 5678 / 679', '+385912345678'],
    ['GR', '2241 0 55512', '+302241055512'],
    ['GR', 'Tel: 694 123 4567, dahili 12', '+306941234567'],
    ['DE', '030 23125 000', '+493023125000'],
    ['IT', '06 6982 1234', '+390669821234'],
    ['HR', '0532 555 01 33', undefined],
    ['HR', '+90 532 555 01 33', '+905325550133'],
  ] as const)('of %s: %s is %s', (country, written, number) =>
    expect(readNumbers(written, country).numbers[0]?.number.number).toBe(number),
  )

  test('are those of its country in every country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), (country) => {
        const example = getExampleNumber(country, mobiles)!
        const read = readNumbers(example.formatNational(), country).numbers.map(({ number }) => number.number)
        // Some countries share a plan, or write numbers that other words of a list take.
        if (read.length > 0) expect(read).toEqual([example.number])
      }),
    )
  })

  test('are linked with its country’s code', () => {
    const entry = catalogueEntry(14)
    entry.country = 'HR'
    onTestFinished(() => void delete entry.country)
    const at = { from: 'x', field: ['phone'] }
    expect(numberViews(contextOf(), '021 555 123', { ...at, propertyId: 14 })).toMatchObject([
      { href: 'tel:+38521555123' },
    ])
    expect(numberViews(contextOf(), '0242 555 01 33', { ...at, propertyId: 18 })).toMatchObject([
      { href: 'tel:+902425550133' },
    ])
  })
})
