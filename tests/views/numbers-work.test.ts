/** How often a text of telephone numbers, which may be anything that somebody pasted, asks the parser. */
import fc from 'fast-check'
import * as real from 'libphonenumber-js/max'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const LENGTH = 500
const CALLS_A_CHARACTER = 4

const PARSER = 'libphonenumber-js/max'
const parser = { calls: 0 }
let readNumbers: (text: string) => unknown

beforeAll(async () => {
  vi.resetModules()
  vi.doMock(PARSER, () => {
    const parse = real.parsePhoneNumberFromString as (...args: unknown[]) => unknown
    return {
      ...real,
      parsePhoneNumberFromString(...args: unknown[]) {
        parser.calls++
        return parse(...args)
      },
    }
  })
  ;({ readNumbers } = await import('../../src/views/text/numbers.ts'))
})
afterAll(() => {
  vi.doUnmock(PARSER)
  vi.resetModules()
})

const callsOf = (text: string) => {
  parser.calls = 0
  readNumbers(text.slice(0, LENGTH))
  return parser.calls
}
const filled = (parts: readonly string[]) => parts.join('').repeat(Math.ceil(LENGTH / parts.join('').length))

test.each(['1 Mai ', '5 €', '12 Mai ', '+49 221 2 Uhr ', '1/', '1-', '9-18 ', '0242 310 20 30 / 31 '])(
  'R7.42 a text of %s alone asks of no part again and again',
  (part) => {
    expect(callsOf(filled([part]))).toBeGreaterThan(0)
    expect(callsOf(filled([part]))).toBeLessThan(LENGTH * CALLS_A_CHARACTER)
  },
)

test('R7.42 the calls of the parser grow with the length of a text', () => {
  const signs = [' ', '/', '-', ' / ', ' - ', '(', ') ', '.', ', ', '; ', '+', ' Mai ', ' h ', ' Uhr ', ' € ', ' hat ']
  const digits = fc.integer({ min: 0, max: 99_999 }).map(String)
  const part = fc.oneof(digits, fc.constantFrom(...signs, '+49 ', '0242 '))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 200 }), (parts) => {
      expect(callsOf(filled(parts))).toBeLessThan(LENGTH * CALLS_A_CHARACTER)
    }),
  )
})
