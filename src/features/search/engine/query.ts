/** The search of the whole site: what a guest typed → pages. Runs wherever the files of the release can be read. */
import type { Locale } from '../../../config/locales.ts'
import type { ReadJson } from '../../../views/queried/query.ts'
import { askedWords } from './asked.ts'
import { excerptOf, type ExcerptPart } from './excerpt.ts'
import {
  documentsFile,
  propertyOfDocument,
  termsFile,
  vocabularyFile,
  type DocumentsFile,
  type TermsFile,
  type VocabularyFile,
} from './files.ts'
import type { SearchKind } from './kinds.ts'
import type { AskedWord } from './meaning.ts'
import { ranked } from './rank.ts'
import { kindOfTopic } from './topics.ts'
import { openVocabulary } from './vocabulary.ts'

/** A longer query is a question, which may be spelt well and have no page with all its words. */
const MOST_DOUBTED = 2

export interface SearchResult {
  path: string
  title: string
  kind: SearchKind
  /** Name of its hotel, where the page is a hotel's. */
  hotel?: string
  /** Some 160 characters around the best match, or the first words of the page. */
  excerpt: ExcerptPart[]
}

export interface SearchAnswer {
  total: number
  /** Best first. */
  results: SearchResult[]
  /** No page has all words: these are the most similar. */
  isNearest: boolean
}

/** `query`: as typed. Rejects if files cannot be read. */
export async function searchSite(
  query: string,
  locale: Locale,
  json: ReadJson,
  { offset = 0, limit = 10 }: { offset?: number; limit?: number } = {},
): Promise<SearchAnswer> {
  const file = await json<VocabularyFile>(vocabularyFile(locale))
  if (!file) return { total: 0, results: [], isNearest: true }
  const documentCount = file.documents
  const vocabulary = openVocabulary(file, locale)
  const words = askedWords(query, locale, vocabulary)
  const asTyped = await found(words)
  // No page has all words: one of them may be another, misspelt.
  const isDoubtful = !asTyped.hasAll && words.filter(({ isOptional }) => !isOptional).length <= MOST_DOUBTED
  const doubted = isDoubtful ? await found(askedWords(query, locale, vocabulary, true)) : asTyped
  const { documents, hasAll, terms } = doubted.hasAll ? doubted : asTyped
  const shown = documents.slice(offset, offset + limit)
  const files = await filesByName<DocumentsFile>(
    shown.map((name) => documentsFile(locale, propertyOfDocument(name))),
    json,
  )
  const results = shown.flatMap((name): SearchResult[] => {
    const document = files.get(documentsFile(locale, propertyOfDocument(name)))?.[name]
    if (!document) return []
    const { path, title, topic, hotel, text, facts } = document
    const excerpt = excerptOf(text || facts.join(' · '), terms, locale)
    return [{ path, title, kind: kindOfTopic(topic), ...(hotel && { hotel }), excerpt }]
  })
  return { total: documents.length, results, isNearest: !hasAll }

  async function found(asked: readonly AskedWord[]) {
    const terms = new Set(asked.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.terms)))
    const places = asked.flatMap((word) => word.places)
    const postings = await postingsOf(new Set([...terms, ...places]), locale, json)
    return { ...ranked(asked, postings, documentCount), terms }
  }
}

async function postingsOf(terms: ReadonlySet<string>, locale: Locale, json: ReadJson): Promise<Map<string, string>> {
  const files = await filesByName<TermsFile>(
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
async function filesByName<T>(names: readonly string[], json: ReadJson): Promise<Map<string, T | undefined>> {
  const read = [...new Set(names)].map(async (name) => [name, await json<T>(name)] as const)
  return new Map(await Promise.all(read))
}
