import { describe, expect, test } from 'vitest'
import { excerptOf } from '../../../src/features/search/engine/excerpt.ts'

const FILLER = 'plain words without any meaning stand here and follow each other for a while until they end. '
const shown = (text: string, ...terms: string[]) => excerptOf(text, new Map(terms.map((term) => [term, 1])), 'en')
const marked = (text: string, ...terms: string[]) =>
  shown(text, ...terms).flatMap(({ text, isMatch }) => (isMatch ? [text] : []))

describe('an excerpt', () => {
  test('is where the most different words stand together, not where one stands most often', () => {
    const text = `Pool pool pool. ${FILLER.repeat(3)}A pool by the sea. ${FILLER.repeat(3)}Sea.`
    expect(marked(text, 'pool', 'sea')).toEqual(['pool', 'sea'])
  })

  test('of a short text is all of it, with no sign that something was left out', () => {
    expect(shown('A pool by the sea.', 'pool')).toEqual([
      { text: 'A ' },
      { text: 'pool', isMatch: true },
      { text: ' by the sea.' },
    ])
  })

  test('is the first of equal places', () => {
    const text = `${FILLER.repeat(2)}The first pool. ${FILLER.repeat(3)}The second pool.`
    expect(
      shown(text, 'pool')
        .map(({ text }) => text)
        .join(''),
    ).toContain('The first pool')
  })

  test('of a text with thousands of matches marks those that it shows', () => {
    expect(marked('pool sea '.repeat(5_000), 'pool', 'sea').length).toBeLessThan(40)
  })

  test('counts no word that is longer than itself', () => {
    const giant = `${'a'.repeat(150)}`
    const text = `${giant} ${FILLER.repeat(3)}A pool by the sea.`
    expect(marked(text, giant, 'pool', 'sea')).toEqual(['pool', 'sea'])
  })
})
