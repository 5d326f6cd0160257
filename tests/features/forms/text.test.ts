import { describe, expect, test } from 'vitest'
import { lettersAndSpaces, lettersOnly, required } from '../../../src/features/forms/text.ts'
import { said } from './said.ts'

test('R5.1 an empty field, or one of spaces alone, says "Required Field."', () => {
  for (const text of ['', ' ', '\t\n']) expect(said(required(text)), JSON.stringify(text)).toBe('Required Field.')
  expect(required('a')).toBeUndefined()
  expect(required('0')).toBeUndefined()
})

describe('letters', () => {
  const names = [
    'Şükrü Çağ',
    'Ağaoğlu İĞÜŞÖÇ ığüşöç',
    'Анна Щёголева',
    'Jürgen Groß',
    'Mary Ann Lee',
    'Ёж',
    'علی\u200cرضا',
  ]

  test('R5.2 letters of all four languages and spaces pass, composed or not', () => {
    for (const name of names) {
      expect(lettersAndSpaces(name), name).toBeUndefined()
      expect(lettersAndSpaces(name.normalize('NFD')), name).toBeUndefined()
    }
  })

  test('R5.2 anything else says "Please use only spaces and letters."', () => {
    // They show nothing, or a sign around a letter.
    const blank = ['\u3164', 'a\u115f', 'a\u034f', 'a\ufe0f', 'a\u20dd']
    for (const name of [
      ...blank,
      'R2D2',
      'Ana-Maria',
      "O'Neill",
      'a_b',
      'x@y',
      'Ana\tMaria',
      '<b>',
      '²',
      '\u0308',
      '',
    ]) {
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
