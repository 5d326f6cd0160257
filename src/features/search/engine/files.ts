/** Files of the index in a release. Documents and terms are named by what they are, never by a position, so that a change touches the files of what changed alone. */
import { DEFAULT_PROPERTY_ID } from '../../../config/constants.ts'
import type { Locale } from '../../../config/locales.ts'
import type { SearchDocument, WeighedTerms } from './document.ts'
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

export function isOfGroup(property: number): boolean {
  return property === 0 || property === DEFAULT_PROPERTY_ID
}

export function topicOfDocument(name: string): SearchTopic {
  return topicOfLetter(/[a-zA-Z]/.exec(name)![0])
}

export function readPostings(text: string): Posting[] {
  return text.split(' ').map((posting) => ({ document: posting.slice(0, -1), weight: Number(posting.at(-1)) }))
}

/** A change of one document: what it was found by, and is. */
export interface DocumentChange {
  document: string
  before?: WeighedTerms | undefined
  after?: WeighedTerms | undefined
}

/** What documents have no longer of a term, and have now, as postings are written. */
export interface TermChange {
  gone: string[]
  come: string[]
}

export function termChanges(changes: Iterable<DocumentChange>): Map<string, TermChange> {
  const byTerm = new Map<string, TermChange>()
  const changeOf = (weighed: string): TermChange => {
    const term = weighed.slice(0, -1)
    let change = byTerm.get(term)
    if (!change) byTerm.set(term, (change = { gone: [], come: [] }))
    return change
  }
  for (const { document, before, after } of changes) {
    const [had, has] = [weighedTerms(before), weighedTerms(after)]
    for (const weighed of had) if (!has.has(weighed)) changeOf(weighed).gone.push(document + weighed.at(-1))
    for (const weighed of has) if (!had.has(weighed)) changeOf(weighed).come.push(document + weighed.at(-1))
  }
  return byTerm
}

function weighedTerms(terms: WeighedTerms | undefined): Set<string> {
  return new Set(terms ? terms.split(' ') : [])
}

/** The postings of a term after a change, one text, in the order of documents; '' where none is left. A file of many small values takes several times as long to read. */
export function changedPostings(text: string | undefined, { gone, come }: TermChange): string {
  if (text === undefined) return come.sort().join(' ')
  const postings = new Set(text.split(' '))
  for (const posting of gone) postings.delete(posting)
  for (const posting of come) postings.add(posting)
  return [...postings].sort().join(' ')
}
