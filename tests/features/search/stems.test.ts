/** Words that look alike and are others. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { termOf } from '../../../src/features/search/engine/stems.ts'
import { languageTerms } from '../../../src/features/search/engine/words/index.ts'
import { pageOf, siteIndex } from './site-index.ts'

const letters = (units: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...units), minLength: length, maxLength: length })
const CONSONANTS = 'bdfglmnprt'

test('a longer word does not find a shorter one that begins as it does, but for the last letter', async () => {
  // 'ramadan' and 'ramp'.
  const pair = fc.tuple(letters('aeou', 1), letters(CONSONANTS, 1), letters(CONSONANTS, 2), letters('aeou', 2))
  await fc.assert(
    fc.asyncProperty(pair, fc.constantFrom(...LOCALES), async ([first, middle, ends, vowels], locale) => {
      const begin = `h${first}${middle}`
      const short = begin + ends[0]!
      const long = `${begin}${vowels[0]!}${ends[1]!}${vowels[1]!}k`
      fc.pre(ends[0] !== middle && ends[0] !== ends[1])
      fc.pre([short, long].every((word) => termOf(word, locale).stem === word))
      const index = await siteIndex([pageOf({ path: '/short', text: short }, locale)])
      expect((await index.search(`${long} `, locale)).results, `${long} ${short}`).toEqual([])
    }),
  )
})

test('a short Turkish word finds itself before what it could be a form of, and is found by its forms', async () => {
  const noun = fc.tuple(letters(CONSONANTS, 1), letters('aeiu', 1), letters('bdgklmnprt', 1)).map((all) => all.join(''))
  await fc.assert(
    fc.asyncProperty(noun, letters('aeiu', 1), async (short, vowel) => {
      const long = short + vowel
      const { stopWords, rewrites } = languageTerms('tr')
      // 'bir' is left out of every search, and 'nere' asks for an address.
      fc.pre(![short, long].some((word) => stopWords.has(word) || rewrites.has(termOf(word, 'tr').stem)))
      const index = await siteIndex([
        pageOf({ path: '/long', text: long }, 'tr'),
        pageOf({ path: '/short', title: short, text: short }, 'tr'),
      ])
      const paths = async (query: string) => (await index.search(query, 'tr')).results.map(({ path }) => path)
      expect(termOf(long, 'tr').stem).not.toBe(termOf(short, 'tr').stem)
      expect((await paths(short))[0]).toBe('/short')
      expect(await paths(long)).toContain('/short')
      expect(await paths(short)).toContain('/long')
    }),
  )
})

test('the ending of a noun in -s is not taken for the word’s end: it is found either way', async () => {
  const index = await siteIndex([pageOf({ path: '/page', text: 'Oda servisi' }, 'tr')])
  for (const query of ['servis', 'servisi', 'servisimiz'])
    expect((await index.search(query, 'tr')).results, query).toHaveLength(1)
})

test('a phrase takes its words from the shorter phrases within it', async () => {
  const index = await siteIndex([
    pageOf({ path: '/any', title: 'Check out', headings: ['When must we check out?'], text: 'By noon.' }),
    pageOf({ path: '/late', text: 'Members have a late check-out.' }),
  ])
  expect((await index.search('late check out')).results[0]?.path).toBe('/late')
  expect((await index.search('check out')).results[0]?.path).toBe('/any')
})

test('a word that is known is no misheard name', async () => {
  const index = await siteIndex([
    pageOf({ path: '/elite', title: 'Crystal Elite', topic: 'hotel', hotel: 'Crystal Elite', text: 'Pines.' }),
    pageOf({ path: '/late', text: 'A late supper.' }),
  ])
  expect((await index.search('late')).results.map(({ path }) => path)).toEqual(['/late'])
})
