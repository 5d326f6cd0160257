/** The files of the search index. Documents and terms are never referred to by position, so a change rewrites only the files of what changed. */
import { DEFAULT_PROPERTY_ID } from '../../../site/group.ts'
import type { JsonFile } from '../../../config/data-files.ts'
import type { Locale } from '../../../config/locales.ts'
import type { SearchDocument, WeighedTerms } from './document.ts'
import { topicLetter, topicOfLetter, type SearchTopic } from './topics.ts'

const FOLDER = 'data/search'

/** A property's documents by name. */
export type DocumentsFile = Record<string, SearchDocument>
/** Postings by term. */
export type TermsFile = Record<string, string>
export interface VocabularyFile {
  /** Number of documents. */
  documents: number
  /** All terms, sorted, separated by spaces. */
  terms: string
  /** Names of hotels and regions, by document; guests spell them in many ways. */
  names: Record<string, string>
}

export function documentsFile(locale: Locale, propertyId: number) {
  return `${FOLDER}/${locale}/documents/${propertyId}.json` as JsonFile<DocumentsFile>
}

/**
 * The file with the postings of a term. Terms share a file if their first letters are the same and their second ones are in the same third of the alphabet:
 * smaller files would be too many, larger ones too much to rewrite for one word.
 */
export function termsFile(locale: Locale, term: string) {
  const [first = '', second = ''] = term
  const name = !/[a-z]/.test(first) ? '0' : first + (second < 'i' ? 'a' : second < 'q' ? 'i' : 'q')
  return `${FOLDER}/${locale}/terms/${name}.json` as JsonFile<TermsFile>
}

export function vocabularyFile(locale: Locale) {
  return `${FOLDER}/${locale}/vocabulary.json` as JsonFile<VocabularyFile>
}

/** `digest`: a short one of the page's path. */
export function documentName(propertyId: number, topic: SearchTopic, digest: string): string {
  return `${propertyId}${topicLetter(topic)}${digest}`
}

/** A document with a term. */
export interface Posting {
  document: string
  weight: number
}

export function propertyOfDocument(name: string): number {
  return Number.parseInt(name, 10)
}

export function isOfGroup(property: number): boolean {
  return property === 0 || property === DEFAULT_PROPERTY_ID
}

export function topicOfDocument(name: string): SearchTopic {
  return topicOfLetter(/[a-zA-Z]/.exec(name)![0])
}

export function readPostings(text: string): Posting[] {
  return text.split(' ').map((posting) => ({ document: posting.slice(0, -1), weight: Number(posting.at(-1)) }))
}

/** The terms of a document before and after a change. */
export interface DocumentChange {
  document: string
  before?: WeighedTerms | undefined
  after?: WeighedTerms | undefined
}

/** The postings that a term loses and gains. */
export interface TermChange {
  removed: string[]
  added: string[]
}

export function termChanges(changes: Iterable<DocumentChange>): Map<string, TermChange> {
  const byTerm = new Map<string, TermChange>()
  const changeOf = (weighed: string): TermChange => {
    const term = weighed.slice(0, -1)
    let change = byTerm.get(term)
    if (!change) byTerm.set(term, (change = { removed: [], added: [] }))
    return change
  }
  for (const { document, before, after } of changes) {
    const [earlier, later] = [weighedTerms(before), weighedTerms(after)]
    for (const weighed of earlier) if (!later.has(weighed)) changeOf(weighed).removed.push(document + weighed.at(-1))
    for (const weighed of later) if (!earlier.has(weighed)) changeOf(weighed).added.push(document + weighed.at(-1))
  }
  return byTerm
}

function weighedTerms(terms: WeighedTerms | undefined): Set<string> {
  return new Set(terms ? terms.split(' ') : [])
}

/** The postings of a term after a change, sorted by document; '' if none is left. One string, since JSON of many small values is several times slower to parse. */
export function changedPostings(text: string | undefined, { removed, added }: TermChange): string {
  if (text === undefined) return added.sort().join(' ')
  const postings = new Set(text.split(' '))
  for (const posting of removed) postings.delete(posting)
  for (const posting of added) postings.add(posting)
  return [...postings].sort().join(' ')
}
