import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { placedWords, wordsOf } from '../../../src/features/search/engine/fold.ts'
import { termOf } from '../../../src/features/search/engine/stems.ts'
import { pageOf, siteIndex } from './site-index.ts'

const word = fc.string({ unit: fc.constantFrom(...'aeioöuüşçğıİÖÜŞйёЁéâñжß'), minLength: 4, maxLength: 9 })
const forms = (text: string) => [text.normalize('NFC'), text.normalize('NFD')] as const

test('R7.47 composed and decomposed letters give the same words and terms', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom(...LOCALES), (words, locale) => {
      const [composed, decomposed] = forms(words.join(' '))
      const terms = (text: string) => wordsOf(text).map((each) => termOf(each, locale))
      expect(terms(decomposed)).toEqual(terms(composed))
      expect(terms(composed)).toHaveLength(words.length)
      for (const { word: found, index } of placedWords(decomposed))
        expect(decomposed.startsWith(found, index)).toBe(true)
    }),
  )
})

test('R7.47 a page with the one is found by the other', async () => {
  const texts = { de: 'Höhlenzimmer', tr: 'çocuk şöleni', ru: 'Чай в ёлках', en: 'Crème brûlée' }
  for (const [locale, text] of Object.entries(texts) as [keyof typeof texts, string][])
    for (const written of forms(text)) {
      const index = await siteIndex([pageOf({ path: '/x', title: 'X', text: written }, locale)])
      for (const query of forms(text))
        expect(
          (await index.search(query, locale)).results.map(({ path }) => path),
          query,
        ).toEqual(['/x'])
    }
})
