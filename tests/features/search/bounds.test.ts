/** What a query may cost, whatever is typed: counted, since times say little. */
import { describe, expect, test } from 'vitest'
import { queryWords } from '../../../src/features/search/engine/query-words.ts'
import type { VocabularyFile } from '../../../src/features/search/engine/files.ts'
import { searchSite } from '../../../src/features/search/engine/query.ts'
import type { ReadJson } from '../../../src/views/queried/query.ts'
import { openVocabulary, type Vocabulary } from '../../../src/features/search/engine/vocabulary.ts'
import { pageOf, siteIndex } from './site-index.ts'

/** Words that differ by a letter here and there, so that each is near to many others. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const WORDS = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}orn${second}lo`))
const index = siteIndex(WORDS.map((word, place) => pageOf({ path: `/page-${place}`, text: word }, 'en', 51)))
/** No word of these is a term, and each is one letter from many. */
const UNKNOWN = LETTERS.slice(0, 12)
  .map((letter) => `${letter}orn1lo`)
  .join(' ')

async function vocabulary(): Promise<Vocabulary> {
  const { files } = await index
  return openVocabulary(JSON.parse(files.get('data/search/en/vocabulary.json')!) as VocabularyFile, 'en')
}

describe('a query of twelve unknown words', () => {
  test('compares eight of them with the vocabulary, and each of these once', async () => {
    const whole = await vocabulary()
    const compared: string[] = []
    queryWords(UNKNOWN, 'en', { ...whole, near: (word) => (compared.push(word), whole.near(word)) })
    expect(compared).toHaveLength(8)
    expect(new Set(compared).size).toBe(8)
  })

  test('means sixty terms at most, the surest first', async () => {
    const words = queryWords(`${UNKNOWN} korntlo`, 'en', await vocabulary())
    const terms = new Set(words.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.terms)))
    expect(terms.size).toBeLessThanOrEqual(60)
    const known = queryWords(`korntlo ${UNKNOWN}`, 'en', await vocabulary())[0]!
    expect(known.meanings[0]).toEqual({ terms: ['korntlo'], weight: 1 })
  })

  test('reads no more files than it has terms, besides the vocabulary and the documents it shows', async () => {
    const { files } = await index
    const read: string[] = []
    const json: ReadJson = async <T>(name: string) => {
      read.push(name)
      const text = files.get(name)
      return text === undefined ? undefined : (JSON.parse(text) as T)
    }
    await searchSite(UNKNOWN, 'en', json, { limit: 10 })
    expect(new Set(read).size).toBe(read.length)
    expect(read.filter((name) => name.includes('/terms/')).length).toBeLessThanOrEqual(60)
    expect(read.filter((name) => name.includes('/documents/')).length).toBeLessThanOrEqual(10)
  })
})
