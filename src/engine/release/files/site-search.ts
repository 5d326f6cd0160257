/** The files of the site search's index, built from search documents. A changed page rewrites its property's documents and the affected terms. */
import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import type { JsonFile } from '../../../config/data-files.ts'
import { LOCALES, type Locale } from '../../../config/locales.ts'
import type { Route } from '../../../routes/table.ts'
import {
  documentTerms,
  nameOf,
  type SearchDocument,
  type WeighedTerms,
} from '../../../features/search/engine/document.ts'
import {
  changedPostings,
  documentName,
  documentsFile,
  termChanges,
  termsFile,
  vocabularyFile,
  type DocumentChange,
  type DocumentsFile,
  type TermChange,
  type TermsFile,
  type VocabularyFile,
} from '../../../features/search/engine/files.ts'
import { shortDigest } from '../../../records/digest.ts'
import type { ReadJson } from '../../../views/queried/query.ts'
import type { Manifest } from '../manifest.ts'
import type { ContentStore } from './store.ts'

/** A file of the last release's index is missing or damaged; rebuilding it takes all pages. */
export class LostIndexFile extends Error {
  override name = 'LostIndexFile'
}

export interface IndexedPage {
  locale: Locale
  propertyId: number
  document: SearchDocument
  terms: WeighedTerms
}

/** Characters of a document's digest; unique within a property. */
const NAME_LENGTH = 7
const MAX_PARALLEL_WRITES = 32

export function indexedPage(
  document: SearchDocument,
  { locale, propertyId }: Pick<Route, 'locale' | 'propertyId'>,
): IndexedPage {
  return { locale, propertyId, document, terms: documentTerms(document, locale) }
}

/** Returns digests by file name; `undefined`: removed. Rejects with `LostIndexFile`. `pages`: all or, with the last release's files, those that may have changed. */
export async function siteSearchFiles(
  pages: readonly IndexedPage[],
  store: Pick<ContentStore, 'get' | 'put'>,
  last?: Manifest['assets'],
): Promise<Map<string, string | undefined>> {
  const read: ReadJson = async <Content>(name: JsonFile<Content>) => {
    const hash = last?.get(name)
    if (hash === undefined) return undefined
    const content = await store.get(hash).catch((cause: unknown) => {
      throw new LostIndexFile(name, { cause })
    })
    return JSON.parse(content.toString()) as Content
  }
  const files = new Map<string, unknown>()
  for (const locale of LOCALES) {
    const changes: ChangedDocument[] = []
    for (const [propertyId, own] of Map.groupBy(
      pages.filter((page) => page.locale === locale),
      (page) => page.propertyId,
    )) {
      const name = documentsFile(locale, propertyId)
      const before = (await read(name)) ?? {}
      const changed = changedDocuments(before, own, locale)
      if (changed.length === 0) continue
      changes.push(...changed)
      files.set(name, withDocuments(before, changed))
    }
    if (changes.length > 0) await addTermFiles(locale, changes, read, files)
  }
  return writeFiles(files, store)
}

interface ChangedDocument {
  change: DocumentChange
  old?: SearchDocument | undefined
  /** Missing if the document was removed. */
  document?: SearchDocument
}

function changedDocuments(before: DocumentsFile, pages: readonly IndexedPage[], locale: Locale): ChangedDocument[] {
  const nameOfPath = new Map(Object.entries(before).map(([name, { path }]) => [path, name]))
  return pages.flatMap(({ propertyId, document, terms }): ChangedDocument[] => {
    const name = documentName(propertyId, document.topic, shortDigest(document.path).slice(0, NAME_LENGTH))
    const oldName = nameOfPath.get(document.path)
    const old = oldName === undefined ? undefined : before[oldName]
    if (oldName === name && isDeepStrictEqual(old, document)) return []
    const oldTerms = old && documentTerms(old, locale)
    if (oldName === undefined || oldName === name)
      return [{ change: { document: name, before: oldTerms, after: terms }, old, document }]
    return [
      { change: { document: oldName, before: oldTerms }, old },
      { change: { document: name, after: terms }, document },
    ]
  })
}

function withDocuments(before: DocumentsFile, changed: readonly ChangedDocument[]): DocumentsFile {
  const documents = new Map(Object.entries(before))
  for (const { change, document } of changed) {
    if (document) documents.set(change.document, document)
    else documents.delete(change.document)
  }
  return sortedRecord(documents)
}

async function addTermFiles(
  locale: Locale,
  changed: readonly ChangedDocument[],
  read: ReadJson,
  files: Map<string, unknown>,
): Promise<void> {
  const byFile = Map.groupBy(termChanges(changed.map(({ change }) => change)), ([term]) => termsFile(locale, term))
  const added: string[] = []
  const removed: string[] = []
  async function change(
    name: JsonFile<TermsFile>,
    terms: readonly [term: string, change: TermChange][],
  ): Promise<void> {
    const postings = new Map(Object.entries((await read(name)) ?? {}))
    for (const [term, termChange] of terms) {
      const before = postings.get(term)
      const text = changedPostings(before, termChange)
      if (text === '') {
        postings.delete(term)
        removed.push(term)
      } else {
        postings.set(term, text)
        if (before === undefined) added.push(term)
      }
    }
    files.set(name, postings.size === 0 ? undefined : sortedRecord(postings))
  }
  await Promise.all([...byFile].map(([name, terms]) => change(name, terms)))

  const isSame = ({ change: { before, after }, old, document }: ChangedDocument) =>
    (before === undefined) === (after === undefined) && nameIn(old) === nameIn(document)
  if (added.length === 0 && removed.length === 0 && changed.every(isSame)) return
  const name = vocabularyFile(locale)
  files.set(name, changedVocabulary((await read(name)) ?? EMPTY, changed, { added, removed }))
}

const EMPTY: VocabularyFile = { documents: 0, terms: '', names: {} }

const nameIn = (document: SearchDocument | undefined) => document && nameOf(document)

function changedVocabulary(
  before: VocabularyFile,
  changed: readonly ChangedDocument[],
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): VocabularyFile {
  const terms = new Set(before.terms.split(' '))
  for (const term of ['', ...removed]) terms.delete(term)
  for (const term of added) terms.add(term)
  const names = new Map(Object.entries(before.names))
  let { documents } = before
  for (const { change, document } of changed) {
    documents += Number(change.after !== undefined) - Number(change.before !== undefined)
    const name = nameIn(document)
    if (name) names.set(change.document, name)
    else names.delete(change.document)
  }
  return { documents, terms: [...terms].sort().join(' '), names: sortedRecord(names) }
}

/** Sorted, so that equal entries give equal JSON. */
function sortedRecord<T>(entries: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)))
}

async function writeFiles(
  files: ReadonlyMap<string, unknown>,
  store: Pick<ContentStore, 'put'>,
): Promise<Map<string, string | undefined>> {
  const limit = pLimit(MAX_PARALLEL_WRITES)
  const hashes = await limit.map(files, async ([name, content]) => {
    const hash = content === undefined ? undefined : (await store.put(JSON.stringify(content))).hash
    return [name, hash] as const
  })
  return new Map(hashes)
}
