import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, shortened } from '../../../src/desk/comparisons/text-difference.ts'

describe('a text that is cut', () => {
  const word = fc.oneof(
    fc.constantFrom('40', '1 000', '2.588', 'adım', 'genişliğinde', 'Ölüdeniz’e', '12\u00a0m²', 'день,', '1 234 567'),
    fc.string({ unit: fc.constantFrom('a', 'ğ', 'ж', '7', '-'), minLength: 1, maxLength: 40 }),
  )
  const text = fc.array(word, { minLength: 2, maxLength: 40 }).map((words) => ({ words, whole: words.join(', ') }))

  test('keeps whole words and numbers, from its start and to its end, within its length', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 120 }), ({ words, whole }, most) => {
        const [cut] = shortened([{ kind: 'kept', text: whole }], { kept: most, other: 9 })
        fc.pre(whole.length > most)
        const [start = '', end = ''] = cut!.text.split(' … ')
        expect(start.length + end.length).toBeLessThanOrEqual(most)
        const prefixes = words.map((_, index) => words.slice(0, index).join(', ') + (index > 0 ? ',' : ''))
        const suffixes = [...words.map((_, index) => words.slice(index).join(', ')), '']
        expect(prefixes).toContain(start)
        expect(suffixes).toContain(end)
        const beginning = beginningOf(whole, most)
        expect(prefixes).toContain(beginning.slice(0, -2))
      }),
    )
  })

  test('of a hall that is 40 steps wide says 40', () => {
    const [cut] = shortened([{ kind: 'added', text: '40 adım uzunluğunda ve otuz adım genişliğinde' }], {
      kept: 9,
      other: 36,
    })
    expect(cut!.text).toBe('40 adım … adım genişliğinde')
  })

  test('that is one word keeps its start', () => {
    expect(beginningOf('Sonnenuntergangsterrasse', 12)).toBe('Sonnenunterg …')
  })
})
