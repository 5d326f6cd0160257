/** Queries in words that no page has: of another language, with slips, or for what a page is asked for without saying it. Over the demo's site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import type { SearchDocument } from '../../src/features/search/engine/document.ts'
import { placedWords } from '../../src/features/search/engine/fold.ts'
import type { VocabularyFile } from '../../src/features/search/engine/files.ts'
import { searchSite } from '../../src/features/search/engine/query.ts'
import type { ReadJson } from '../../src/views/queried/query.ts'
import { termOf } from '../../src/features/search/engine/stems.ts'
import { openSearch } from './demo-search.ts'
import { demoSite } from '../harness/site.ts'

let json: ReadJson
let documents: (locale: Locale) => Promise<SearchDocument[]>

beforeAll(async () => {
  ;({ json, documents } = openSearch(await demoSite()))
})

interface Asked {
  query: string
  /** Of the path of the first page. */
  page: RegExp
  /** What the found part of it says. */
  answer: RegExp
}

/** Lines of `asked-otherwise`: `page: query, query`, or `page “answer”: query, query`. */
const asked = (locale: Locale): Asked[] =>
  readFileSync(join(import.meta.dirname, 'asked-otherwise', `${locale}.txt`), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, page = '', answer = '', queries = ''] = /^(\S+)(?: “(.+)”)?: (.+)$/.exec(line)!
      return queries.split(', ').map((query) => ({ query, page: RegExp(page), answer: RegExp(answer, 'i') }))
    })

test.each(LOCALES)('a query finds its page first, and the part of it that answers: %s', async (locale) => {
  const wrong: string[] = []
  for (const { query, page, answer } of asked(locale)) {
    const [first] = (await searchSite(query, locale, json, { limit: 1 })).results
    const part = first?.excerpt.map(({ text }) => text).join('') ?? ''
    if (!page.test(first?.path ?? '') || !answer.test(part)) wrong.push(`${query}: ${first?.path} “${part}”`)
  }
  expect(wrong).toEqual([])
})

test('a word that is known as a whole finds no page of one of its halves', async () => {
  const { results } = await searchSite('Haustiere', 'de', json, { limit: 5 })
  for (const { path, excerpt } of results) expect(excerpt.map(({ text }) => text).join(''), path).toMatch(/Haustier/)
})

describe.each(LOCALES)('in %s', (locale) => {
  test('a title with two letters of a word exchanged, or one lost, finds the page as the title does in 98 of 100', async () => {
    const titled = (await documents(locale)).filter(({ title }) => longWords(title).length > 0)
    const { terms } = (await json<VocabularyFile>(`data/search/${locale}/vocabulary.json`))!
    const known = new Set(terms.split(' '))
    const first = async (query: string) =>
      (await searchSite(query, locale, json, { limit: 5 })).results.map(({ path }) => path)
    const samples = fc.sample(fc.tuple(fc.constantFrom(...titled), fc.nat(), fc.nat(), fc.boolean()), 200)
    const missed: string[] = []
    for (const [{ title, path }, place, letter, isLost] of samples) {
      const mistyped = mistypedTitle(title, place, letter, isLost)
      const { stem, plain } = termOf(mistyped.word, locale)
      // Another word, as far as anybody can tell.
      if (known.has(stem) || known.has(plain) || !(await first(title)).includes(path)) continue
      if (!(await first(mistyped.title)).includes(path)) missed.push(mistyped.title)
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(samples.length * 0.02)
  })
})

const longWords = (title: string) => placedWords(title).filter(({ word }) => /^\p{L}{5,}$/u.test(word))

/** The first letter stays: it is seldom wrong. */
function mistypedTitle(title: string, place: number, letter: number, isLost: boolean) {
  const words = longWords(title)
  const { word, index } = words[place % words.length]!
  const at = 1 + (letter % (word.length - 2))
  const [before, here, next] = [word.slice(0, at), word[at]!, word[at + 1]!]
  const mistyped = before + (isLost ? next : next + here) + word.slice(at + 2)
  return { word: mistyped, title: title.slice(0, index) + mistyped + title.slice(index + word.length) }
}
