/** The site search: a query → pages. Runs wherever the release's files can be read. */
import type { JsonFile } from '../../../config/data-files.ts'
import type { Locale } from '../../../config/locales.ts'
import type { ReadJson } from '../../../views/queried/query.ts'
import { queryWords } from './query-words.ts'
import { excerptOf, type ExcerptPart } from './excerpt.ts'
import { documentsFile, propertyOfDocument, termsFile, vocabularyFile } from './files.ts'
import type { SearchKind } from './kinds.ts'
import type { QueryWord } from './meaning.ts'
import { OPTIONAL_FACTOR, ranked } from './rank.ts'
import { kindOfTopic } from './topics.ts'
import { openVocabulary } from './vocabulary.ts'
import { wordsOfTerm } from './words/index.ts'

/** In longer queries, which are questions, no page with all words is no sign of a misspelling. */
const MAX_DOUBTED_WORDS = 2

export interface SearchResult {
  path: string
  title: string
  kind: SearchKind
  /** Name of its hotel, for pages of a hotel. */
  hotel?: string
  /** About 160 characters around the best match, or the start of the page's text. */
  excerpt: ExcerptPart[]
}

export interface SearchAnswer {
  total: number
  /** Best first. */
  results: SearchResult[]
  /** No page has all words; these are the closest. */
  isNearest: boolean
}

/** `query`: as typed. Rejects if files cannot be read. */
export async function searchSite(
  query: string,
  locale: Locale,
  json: ReadJson,
  { offset = 0, limit = 10 }: { offset?: number; limit?: number } = {},
): Promise<SearchAnswer> {
  const file = await json(vocabularyFile(locale))
  if (!file) return { total: 0, results: [], isNearest: true }
  const documentCount = file.documents
  const vocabulary = openVocabulary(file, locale)
  const words = queryWords(query, locale, vocabulary)
  const asTyped = await documentsWith(words)
  // A known word may be a misspelling if no page has all words.
  const isDoubtful = !asTyped.hasAll && words.filter(({ isOptional }) => !isOptional).length <= MAX_DOUBTED_WORDS
  const corrected = isDoubtful
    ? await documentsWith(queryWords(query, locale, vocabulary, { doubtsTerms: true }))
    : asTyped
  const { documents, hasAll, weights } = corrected.hasAll ? corrected : asTyped
  const names = documents.slice(offset, offset + limit)
  const files = await filesByName(
    names.map((name) => documentsFile(locale, propertyOfDocument(name))),
    json,
  )
  const results = names.flatMap((name): SearchResult[] => {
    const document = files.get(documentsFile(locale, propertyOfDocument(name)))?.[name]
    if (!document) return []
    const { path, title, topic, hotel, text, facts } = document
    const excerpt = excerptOf([text, facts.join(' · ')].join(' ').trim(), weights, locale)
    return [{ path, title, kind: kindOfTopic(topic), ...(hotel && { hotel }), excerpt }]
  })
  return { total: documents.length, results, isNearest: !hasAll }

  async function documentsWith(words: readonly QueryWord[]) {
    const terms = words.flatMap(({ meanings, places }) => [...meanings.flatMap((meaning) => meaning.terms), ...places])
    const postings = await postingsOf(new Set(terms), locale, json)
    return { ...ranked(words, postings, documentCount), weights: wordWeights(words) }
  }
}

/** How surely the guest means each word of a page. Those of a phrase share its weight. */
function wordWeights(words: readonly QueryWord[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { meanings, isOptional } of words)
    for (const { terms, weight } of meanings)
      for (const parts of terms.map(wordsOfTerm)) {
        const each = (isOptional ? OPTIONAL_FACTOR : 1) * (weight / parts.length)
        for (const part of parts) weights.set(part, Math.max(each, weights.get(part) ?? 0))
      }
  return weights
}

async function postingsOf(terms: ReadonlySet<string>, locale: Locale, json: ReadJson): Promise<Map<string, string>> {
  const files = await filesByName(
    [...terms].map((term) => termsFile(locale, term)),
    json,
  )
  const postings = new Map<string, string>()
  for (const term of terms) {
    const file = files.get(termsFile(locale, term))
    if (file && Object.hasOwn(file, term)) postings.set(term, file[term]!)
  }
  return postings
}

/** Reads each file once, all in parallel. */
async function filesByName<T>(names: readonly JsonFile<T>[], json: ReadJson): Promise<Map<string, T | undefined>> {
  const read = [...new Set(names)].map(async (name) => [name, await json(name)] as const)
  return new Map(await Promise.all(read))
}
