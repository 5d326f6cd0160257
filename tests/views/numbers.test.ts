/** Telephone numbers as people write them into records. */
import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { readNumbers } from '../../src/views/text/numbers.ts'
import { listed } from '../harness/listed.ts'
import { AT_HOME_OF, CASES, NONE } from './numbers-written.ts'
import { BEFORE, BESIDE, UNCLEAR } from './words-beside.ts'

const read = (...asked: Parameters<typeof readNumbers>) => {
  const { numbers, isUnclear } = readNumbers(...asked)
  return { numbers: numbers.map(({ number }) => number.number), isUnclear }
}

test.each(CASES)('R7.42 %s is %s', (text, numbers) =>
  expect(read(text)).toEqual({ numbers: numbers.split(' '), isUnclear: false }),
)
test.each(NONE)('R7.42 %s is text', (text) => expect(read(text)).toEqual({ numbers: [], isUnclear: true }))
test.each(AT_HOME_OF)('R7.53 in %s %s is %s', (country, text, numbers) =>
  expect(read(text, country).numbers[0]).toBe(numbers),
)

test('R7.42 what is read of a text in part is said to be unclear, and a long text is none', () => {
  expect(read('0242 555 02 29 / 0242 555 02')).toMatchObject({ numbers: [expect.any(String)], isUnclear: true })
  expect(readNumbers('+49 170 1234567 / 30 5550129')).toMatchObject({
    numbers: [{ after: '30 5550129' }],
    isUnclear: true,
  })
  expect(read(`${'a'.repeat(184)} +49 221 23 45 67 89`).numbers).toEqual(['+4922123456789'])
  expect(read(`${'a'.repeat(490)} +49 221 2345678`)).toEqual({ numbers: [], isUnclear: true })
})

test('R7.42 words go with the number to which they belong', () => {
  const { numbers } = readNumbers('Cep 1: 0533 710 20 30 9-18 Cep 2: 0533 710 20 31, 2. kat')
  expect(numbers.map(({ before, written: number, after }) => [before, number, after])).toEqual([
    ['Cep 1:', '0533 710 20 30', undefined],
    ['9-18 Cep 2:', '0533 710 20 31', '2. kat'],
  ])
})

const COUNTRIES = getCountries().filter((country) => getExampleNumber(country, mobiles)?.isValid())
const groupsOf = (number: PhoneNumber) =>
  number
    .formatInternational()
    .split(/[\s-]+/)
    .slice(1)
const pairsOf = ({ nationalNumber: digits }: PhoneNumber) => digits.match(digits.length % 2 ? /^...|../g : /../g) ?? []

type Spelling = (number: PhoneNumber, sign: string) => string
const ABROAD: Spelling[] = [
  (number, sign) => `+${number.countryCallingCode} ${groupsOf(number).join(sign)}`,
  (number, sign) => `00${number.countryCallingCode} ${groupsOf(number).join(sign)}`,
  (number, sign) => `+${number.countryCallingCode} (0)${groupsOf(number).join(sign)}`,
  (number, sign) => `+${number.countryCallingCode} ${pairsOf(number).join(sign)}`,
]
/** Behind a number of their country. */
const AT_HOME: Spelling[] = [
  (number) => number.formatNational(),
  (number, sign) => groupsOf(number).join(sign),
  (number, sign) => pairsOf(number).join(sign),
]
const EXTENSIONS = [
  '',
  '',
  '',
  ...listed('dahili 112 | (112) | ext. 12 | Durchwahl 5 | доб. 1122 | x12').map((each) => ` ${each}`),
]
const one = (spellings: Spelling[]) =>
  fc.record({
    last: fc.nat(99),
    spelling: fc.constantFrom(...spellings),
    sign: fc.constantFrom(' ', ' ', '-', '.', '/', '', '\u00a0', '\u2011'),
    label: fc.constantFrom('', '', 'Tel. ', 'Tel: ', 'Fax: ', 'GSM ', 'Mobil: ', 'Whatsapp: '),
    extension: fc.constantFrom(...EXTENSIONS),
  })
const between = fc.constantFrom(...' / _/_, _,_; _ - _ – _ ve _ und _ and _ и _\n_|_ | _ · '.split('_'))

/** One like the country's example, where the country has it. */
function neighbour(example: PhoneNumber, last: number): PhoneNumber {
  const other = parsePhoneNumberFromString(example.number.slice(0, -2) + String(last).padStart(2, '0'))
  return other?.isValid() ? other : example
}

describe('R7.42 what is written out is read again', () => {
  test('in every country, however numbers are written one after another', () => {
    const list = fc.record({
      country: fc.constantFrom('TR' as const, 'DE' as const, 'RU' as const, ...COUNTRIES),
      first: one(ABROAD),
      others: fc.array(fc.tuple(between, one([...ABROAD, ...AT_HOME])), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(list, ({ country, first, others }) => {
        const example = getExampleNumber(country, mobiles)!
        const all = [first, ...others.map(([, each]) => each)]
        const meant = all.map(({ last }) => neighbour(example, last))
        const parts = all.map(
          ({ label, spelling, sign, extension }, at) => label + spelling(meant[at]!, sign) + extension,
        )
        const signs = ['', ...others.map(([sign]) => sign)]
        const text = parts.map((each, at) => signs[at]! + each).join('')
        const { numbers, isUnclear } = read(text)
        const dialled = meant.map(({ number }) => number)
        // A zero in brackets that makes a number too, one sign for both, or '5 - 10': text where it cannot be told, but nothing wrong.
        const isUnsure = parts.some((each) => each.includes('(0)')) && ['IT', 'VA', 'AC'].includes(country)
        const isOneSign = signs.includes('/') && all.some(({ sign }) => sign === '/')
        const couldBeHours = /\d\)? [-–] \d\d /.test(text)
        if ((isUnsure || isOneSign || couldBeHours) && isUnclear)
          expect(dialled, text).toEqual(expect.arrayContaining(numbers))
        else expect([numbers, isUnclear], text).toEqual([dialled, false])
      }),
      { numRuns: 500 },
    )
  })

  /** All but islands whose numbers are so short that two digits behind them make it unclear. */
  const LONG = COUNTRIES.filter((country) => getExampleNumber(country, mobiles)!.nationalNumber.length > 5)
  const number = fc
    .record({
      country: fc.constantFrom('TR' as const, 'DE' as const, 'AT' as const, 'RU' as const, ...LONG),
      last: fc.nat(99),
      sign: fc.constantFrom(' ', ' ', '-', '.', ''),
      isNational: fc.boolean(),
    })
    .map(({ country, last, sign, isNational }) => {
      const each = neighbour(getExampleNumber(country, mobiles)!, last)
      return {
        dialled: each.number,
        text: isNational && country === 'TR' ? each.formatNational() : ABROAD[0]!(each, sign),
      }
    })

  test('with hours, floors, prices, dates and names beside it, which are not dialled', () => {
    const next = fc.constantFrom(', ', ' / ', '; ', '\n', ' | ')
    const list = fc.array(fc.tuple(fc.constantFrom(...BEFORE), number, fc.constantFrom(...BESIDE), next), {
      minLength: 1,
      maxLength: 2,
    })
    fc.assert(
      fc.property(list, (all) => {
        const text = all.map(([before, each, after, sign]) => before + each.text + after + sign).join('')
        expect(read(text), text).toEqual({ numbers: all.map(([, each]) => each.dialled), isUnclear: false })
      }),
      { numRuns: 500 },
    )
  })

  test('or is text at most, where what stands beside it could be its last digits', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...UNCLEAR), (each, count) => {
        const { numbers, isUnclear } = read(each.text + count)
        expect(numbers, each.text + count).toEqual(isUnclear ? [] : [each.dialled])
        // Where all numbers have one length.
        if (/^\+(?:90|7|1|33|34)/.test(each.dialled)) expect(isUnclear, each.text + count).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('R7.53 a national number of a hotel’s country, in every country', () => {
    for (const country of COUNTRIES) {
      const example = getExampleNumber(country, mobiles)!
      const { numbers } = read(example.formatNational(), country)
      // Some countries share a plan, or write numbers that other words of a list take.
      if (numbers.length > 0) expect(numbers, country).toEqual([example.number])
    }
  })
})

describe('R7.42 nothing else is taken for a number', () => {
  const digits = fc.array(fc.constantFrom('0', '3', '03', '030', '+49 30 ', ' ', '-', '/', ' / ', '('), {
    maxLength: 120,
  })
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789+() -/,.ax:'), maxLength: 400 })

  test('in any run of digits and signs', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          signs,
          digits.map((parts) => parts.join('')),
        ),
        (text) => {
          for (const { number } of readNumbers(text).numbers) {
            expect(number.number).toMatch(/^\+[1-9]\d{6,14}$/)
            expect(number.isPossible()).toBe(true)
          }
        },
      ),
    )
  })

  test('nor is one that is free to call dialled in Türkiye where its label names another country', () => {
    const some = ['DE', 'GB', 'RU', 'AT', 'NL', 'KZ', 'US', 'CH']
    const names = LOCALES.flatMap((locale) =>
      some.map((code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code)!),
    )
    for (const country of [...names, 'UK', 'England', 'aus Deutschland', 'из Германии', 'Almanya’dan'])
      for (const free of ['0800 123 4567', '0800 123 45 67', '08001234567']) {
        for (const text of [`${country}: ${free}`, `${free} (${country})`])
          expect(read(text), text).toEqual({ numbers: [], isUnclear: true })
        expect(read(`${country}: ${free}, Antalya: 0242 310 20 30`).numbers).toEqual(['+902423102030'])
      }
  })
})
