/** Files of the index in a release. Documents and terms are named by what they are, never by a position, so that a change touches the files of what changed alone. */
import type { Locale } from '../config/locales.ts'
import type { SearchDocument, TermWeights } from './document.ts'
import { topicLetter, topicOfLetter, type SearchTopic } from './topics.ts'

const FOLDER = 'data/search'

/** Documents of a property by their names. */
export type DocumentsFile = Record<string, SearchDocument>
/** Postings by term. */
export type TermsFile = Record<string, string>
export interface VocabularyFile {
  /** How many documents there are. */
  documents: number
  /** Every term, in order, with a space between. */
  terms: string
  /** Names of hotels and regions, which are written in many ways, by the documents that are about them. */
  names: Record<string, string>
}

export function documentsFile(locale: Locale, propertyId: number): string {
  return `${FOLDER}/${locale}/documents/${propertyId}.json`
}

/**
 * The file with the postings of a term: those of all terms that begin with the same letter and a second one of the same third of the alphabet. Smaller
 * files would be too many, larger ones too much to rewrite for one word.
 */
export function termsFile(locale: Locale, term: string): string {
  const [first = '', second = ''] = term
  const name = !/[a-z]/.test(first) ? '0' : first + (second < 'i' ? 'a' : second < 'q' ? 'i' : 'q')
  return `${FOLDER}/${locale}/terms/${name}.json`
}

export function vocabularyFile(locale: Locale): string {
  return `${FOLDER}/${locale}/vocabulary.json`
}

/** `digest`: of its path, some letters and digits. */
export function documentName(propertyId: number, topic: SearchTopic, digest: string): string {
  return `${propertyId}${topicLetter(topic)}${digest}`
}

/** A document that has a term. */
export interface Posting {
  document: string
  weight: number
}

export function propertyOfDocument(name: string): number {
  return Number.parseInt(name, 10)
}

export function topicOfDocument(name: string): SearchTopic {
  return topicOfLetter(/[a-zA-Z]/.exec(name)![0])
}

/** One text for each term: a file of many small values takes several times as long to read. */
export function writtenPostings(postings: ReadonlyMap<string, number>): string {
  return [...postings]
    .map(([document, weight]) => document + weight)
    .sort()
    .join(' ')
}

export function readPostings(text: string): Posting[] {
  return text.split(' ').map((posting) => ({ document: posting.slice(0, -1), weight: Number(posting.at(-1)) }))
}

/** A change of one document: what it was found by, and is. */
export interface DocumentChange {
  document: string
  before?: TermWeights | undefined
  after?: TermWeights | undefined
}

/** New weights by document by term, where they differ; 0: no longer. */
export type TermChanges = Map<string, Map<string, number>>

export function termChanges(changes: Iterable<DocumentChange>): TermChanges {
  const byTerm: TermChanges = new Map()
  const set = (term: string, document: string, weight: number) => {
    const known = byTerm.get(term)
    if (known) known.set(document, weight)
    else byTerm.set(term, new Map([[document, weight]]))
  }
  for (const { document, before, after } of changes) {
    if (before) for (const term of before.keys()) if (!after?.has(term)) set(term, document, 0)
    if (after) for (const [term, weight] of after) if (before?.get(term) !== weight) set(term, document, weight)
  }
  return byTerm
}

/** The postings of a term after a change of some documents; '' where none is left. */
export function changedPostings(text: string | undefined, changes: ReadonlyMap<string, number>): string {
  if (text === undefined) return writtenPostings(new Map([...changes].filter(([, weight]) => weight > 0)))
  const weights = new Map(readPostings(text).map(({ document, weight }) => [document, weight]))
  for (const [document, weight] of changes) {
    if (weight > 0) weights.set(document, weight)
    else weights.delete(document)
  }
  return writtenPostings(weights)
}
