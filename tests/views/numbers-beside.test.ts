/** Telephone numbers with hours, floors, prices, dates, names and marks of lists beside them. */
import fc from 'fast-check'
import { getCountries, getExampleNumber, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { readNumbers } from '../../src/views/text/numbers.ts'
import { BEFORE, COUNTS, DATES_AND_PRICES, HOURS, NAMES, SIGNS, UNCLEAR } from './words-beside.ts'

const TURKISH = '0242 310 20 30'
const GERMAN = '+49 221 2345678'
const RUSSIAN = '+7 495 123-45-67'
const IN_FULL: Record<string, string> = {
  [TURKISH]: '+902423102030',
  [GERMAN]: '+492212345678',
  [RUSSIAN]: '+74951234567',
}

/** All but islands whose numbers are so short that two digits behind them make it unclear. */
const COUNTRIES = getCountries().filter((country) => {
  const example = getExampleNumber(country, mobiles)
  return example?.isValid() && example.nationalNumber.length > 5
})
const inGroups = (number: PhoneNumber) => number.formatInternational().split(/[\s-]+/)
const written = fc
  .record({
    country: fc.constantFrom('TR' as const, 'DE' as const, 'AT' as const, 'RU' as const, ...COUNTRIES),
    last: fc.nat(99),
    sign: fc.constantFrom(' ', ' ', '-', '.', ''),
    isNational: fc.boolean(),
  })
  .map(({ country, last, sign, isNational }) => {
    const example = getExampleNumber(country, mobiles)!
    const other = parsePhoneNumberFromString(example.number.slice(0, -2) + String(last).padStart(2, '0'))
    const number = other?.isValid() ? other : example
    const [code = '', ...groups] = inGroups(number)
    const text = isNational && country === 'TR' ? number.formatNational() : `${code} ${groups.join(sign)}`
    return { text, dialled: number.number }
  })

const beside = fc.oneof(
  fc.constantFrom(...HOURS, ...DATES_AND_PRICES, ...NAMES).map((words) => ` ${words}`),
  fc
    .tuple(fc.constantFrom(...SIGNS), fc.constantFrom(...HOURS, ...DATES_AND_PRICES, ...NAMES, ...COUNTS))
    .map(([sign, words]) => sign + words + (sign.includes('(') ? ')' : '')),
)
const next = fc.constantFrom(', ', ' / ', '; ', '\n', ' | ')

describe('R7.42 what stands beside a number', () => {
  test('is not dialled, and keeps no number from being dialled', () => {
    const list = fc.array(fc.tuple(fc.constantFrom(...BEFORE), written, beside, next), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(list, (all) => {
        const text = all.map(([before, { text: number }, after, sign]) => before + number + after + sign).join('')
        const { numbers, isUnclear } = readNumbers(text)
        const dialled = numbers.map(({ number }) => number.number)
        expect([dialled, isUnclear], text).toEqual([all.map(([, each]) => each.dialled), false])
      }),
      { numRuns: 500 },
    )
  })

  test('and could be its last digits makes it text at most', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...UNCLEAR), ({ text: number, dialled }, count) => {
        const text = number + count
        const { numbers, isUnclear } = readNumbers(text)
        const found = numbers.map((each) => each.number.number)
        expect(found, text).toEqual(isUnclear ? [] : [dialled])
        // Where all numbers have one length.
        if (/^\+(?:90|7|1|33|34)/.test(dialled)) expect(isUnclear, text).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  const alone = (number: string, ...words: string[]): [string, string][] =>
    words.map((each) => [number + each, IN_FULL[number]!])
  test.each([
    ...alone(
      TURKISH,
      ', 9-18',
      ', 7 gün 24 saat',
      ', 7 days a week',
      ', 1. kat',
      ' - 2. kat',
      ', 18 yaş üzeri',
      ', 3 dil',
    ),
    ...alone(
      TURKISH,
      ', 1’e basın',
      ',,1',
      ' 9h-18h',
      ' 24h',
      ' 8 am – 10 pm',
      ' 07500 Serik',
      ' / 9-18',
      ',9-18',
      ' / 31 Rezervasyon',
    ),
    ...alone(
      TURKISH,
      ' 9 ile 18 arası',
      ' 1. kat',
      ' 2 hat',
      ' 18+',
      ' 5*',
      ' 2026 sezonu',
      ' 100 m',
      ' / 1',
      ', 1',
      ' Faks 31',
    ),
    ...alone(
      GERMAN,
      ' 10-18 Uhr',
      ' 24h',
      ' 24 Std.',
      ' 2. Stock',
      ', 1. Etage',
      ' 50667 Köln',
      ', 50667 Köln',
      ' 9-18',
    ),
    ...alone(GERMAN, ' 10 Leitungen', ' Leitung 1', ' Etage 2', ' 5 Tage vorher', ' (max. 5 Personen)', ' Saison 2026'),
    ...alone(RUSSIAN, ', 9–21', ' 9-21', ', 2 этаж', ' 2-й этаж', ' 24 часа', ', с 9 до 21 ч', ' 3 языка'),
    ['+49 89 2180-2180 9-18 Uhr', '+498921802180'],
    ['+43 1 5880020 8-20 Uhr', '+4315880020'],
    ['+31 20 624 6480 9-17 uur', '+31206246480'],
    ['+44 7911 123 456 hours 9-5', '+447911123456'],
    ['+49 89 2180 21 80 Stunden-Hotline', '+498921802180'],
    ['+49 30 231 25 00 Leitung Reservierung', '+49302312500'],
    ['+43 662 8044 50 lines open 9-5', '+43662804450'],
    ['+43 1 588 0020 Rezeption', '+4315880020'],
    ['+49 221 2345 6789 Frau Müller', '+4922123456789'],
    ['+44 20 7946 0958 9-5', '+442079460958'],
    ['0242 310 10-18', '+902423101018'],
    ['0242 310 24 24 saat 9-18', '+902423102424'],
    ['444 0 558 / 1', '+904440558'],
    ['444 0 558 / 59', '+904440558'],
    ['+49 180 5 123456 (0,14 €/Min. aus dem Festnetz)', '+491805123456'],
    ['0 (0242) 310 20 30', '+902423102030'],
    ['0242 310 20 30 / 31 (Rezervasyon)', '+902423102030 +902423102031'],
    ['0242 310 20 30 - 31 Fax: 0242 310 20 32', '+902423102030 +902423102031 +902423102032'],
    ['0242 310 20 30, 31, 32', '+902423102030 +902423102031 +902423102032'],
    ['0242 310 20 30/31/32 pbx', '+902423102030 +902423102031 +902423102032'],
    ['+972-50-123-4567 / 050-1234568', '+972501234567 +972501234568'],
    ['+49 30 5550128, Fax 2 0242 310 20 30', '+49305550128 +902423102030'],
    ['0242 310 20 30 dahili 112 0242 310 20 31', '+902423102030 +902423102031'],
    ['+49 221 2345678 9-18 Uhr, 0221 2345679 18-24 Uhr', '+492212345678 +492212345679'],
    [`${'a'.repeat(184)} +49 221 23 45 67 89`, '+4922123456789'],
    ...['1- A  2- B', '1 - A / 2 - B', '(1) A (2) B', '1) A 2) B', '1.) A 2.) B', '1: A 2: B', 'Hat 1: A Hat 2: B'].map(
      pair,
    ),
    ...[
      '1. hat: A 2. hat: B',
      'Line 1: A Line 2: B',
      'Cep 1: A Cep 2: B',
      'Tel1 A Tel2 B',
      'A (1. hat), B (2. hat)',
    ].map(pair),
  ])('%s is %s', (text, dialled) => {
    const { numbers, isUnclear } = readNumbers(text)
    expect(numbers.map(({ number }) => number.number).join(' ')).toBe(dialled)
    expect(isUnclear).toBe(false)
  })

  test.each([
    '+43 662 8044 10 Leitungen',
    '+43 1 5880020 1010 Wien',
    '0242 310 20 30 31',
    `${'a'.repeat(490)} ${GERMAN}`,
  ])('%s is text', (text) => expect(readNumbers(text)).toEqual({ numbers: [], isUnclear: true }))

  test('goes with the number to which it belongs', () => {
    const { numbers } = readNumbers('Cep 1: 0533 710 20 30 9-18 Cep 2: 0533 710 20 31, 2. kat')
    expect(numbers.map(({ before, written: number, after }) => [before, number, after])).toEqual([
      ['Cep 1:', '0533 710 20 30', undefined],
      ['9-18 Cep 2:', '0533 710 20 31', '2. kat'],
    ])
  })
})

function pair(text: string): [text: string, dialled: string] {
  return [text.replace('A', TURKISH).replace('B', '0242 310 20 31'), '+902423102030 +902423102031']
}

describe('a number', () => {
  const noun = fc.constantFrom('bina', 'Restoran', 'Haus', 'Gebäude', 'villa', 'корпус', 'ofis')
  const ordinal = fc.constantFrom('1.', '2.', '12.', '2', '3-й')
  const number = fc.constantFrom(...Object.keys(IN_FULL))
  const label = fc.constantFrom('Tel', 'Fax', 'Hat', 'GSM', 'Линия')

  test('with an ordinal in brackets behind it is dialled without it, and so is the next', () => {
    fc.assert(
      fc.property(number, number, ordinal, noun, (one, other, count, word) => {
        const { numbers, isUnclear } = readNumbers(`${one} (${count} ${word}) / ${other} (2. ${word})`)
        expect(numbers.map((each) => each.number.number)).toEqual([IN_FULL[one], IN_FULL[other]])
        expect(numbers[0]!.after).toContain(word)
        expect(isUnclear).toBe(false)
      }),
    )
  })

  test('behind a numbered label is dialled without the label’s digit', () => {
    fc.assert(
      fc.property(label, fc.integer({ min: 1, max: 9 }), fc.constantFrom(' ', ': '), (name, count, sign) => {
        const text = `${name}-${count}${sign}${TURKISH} ${name}-${count + 1 > 9 ? 1 : count + 1}${sign}${GERMAN}`
        const { numbers } = readNumbers(text)
        expect(numbers.map((each) => each.number.number)).toEqual([IN_FULL[TURKISH], IN_FULL[GERMAN]])
      }),
    )
  })

  test.each([
    [`${TURKISH} (2250 / 2251)`, [TURKISH]],
    [`Bis 31.03. ${GERMAN}, ab 01.04. ${RUSSIAN}`, [GERMAN, RUSSIAN]],
    [TURKISH.replaceAll(' ', '&nbsp;'), [TURKISH]],
    [`Tel 1-${TURKISH}`, [TURKISH]],
  ])('is read in %s', (text, numbers) => {
    const read = readNumbers(text)
    expect(read.numbers.map((each) => each.number.number)).toEqual(numbers.map((each) => IN_FULL[each]))
    expect(read.isUnclear).toBe(false)
  })
})
