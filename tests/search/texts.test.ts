import { describe, expect, test } from 'vitest'
import { counted, fill } from '../../src/search/texts.ts'

describe('a text with places', () => {
  test('gets its values, each as often as it is named', () => {
    expect(fill('{{adults}} + {{children}}: {{adults}}', { adults: 2, children: 'none' })).toBe('2 + none: 2')
  })

  test('shows 0, and keeps the place of a value that is not given', () => {
    expect(fill('{{count}} of {{all}}, { count }', { count: 0 })).toBe('0 of {{all}}, { count }')
  })
})

describe('a counted text', () => {
  const nights = { one: '{{count}} ночь', few: '{{count}} ночи', many: '{{count}} ночей', other: '{{count}} ночи' }

  test.each([
    [1, '1 ночь'],
    [3, '3 ночи'],
    [5, '5 ночей'],
    [21, '21 ночь'],
  ])('has the plural form of its language: %d', (count, text) => {
    expect(counted(nights, count, 'ru')).toBe(text)
  })

  test('falls back to the form for all other numbers, then to the number alone', () => {
    expect(counted({ other: '{{count}} gece' }, 1, 'tr')).toBe('1 gece')
    expect(counted({ many: 'x' }, 4, 'en')).toBe('4')
  })
})
