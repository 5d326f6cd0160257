/** The index of the site's search over documents of a test, in memory, as a release has it. */
import type { Locale } from '../../../src/config/locales.ts'
import { siteSearchFiles, indexedPage, type IndexedPage } from '../../../src/engine/release/files/site-search.ts'
import type { SearchDocument } from '../../../src/features/search/engine/document.ts'
import { searchSite, type SearchAnswer } from '../../../src/features/search/engine/query.ts'
import type { ReadJson } from '../../../src/views/queried/query.ts'
import { memoryStore } from '../../harness/memory-store.ts'

export interface SiteIndex {
  /** Contents by name. */
  files: ReadonlyMap<string, string>
  search(query: string, locale?: Locale): Promise<SearchAnswer>
  /** Of these pages alone, the others as they were. */
  after(pages: readonly IndexedPage[]): Promise<SiteIndex>
}

export function pageOf(document: Partial<SearchDocument> & { path: string }, locale: Locale = 'en', propertyId = 51) {
  const whole = {
    title: '',
    topic: 'other',
    slug: '',
    headings: [],
    facts: [],
    text: '',
    ...document,
  } as SearchDocument
  return indexedPage(whole, { locale, propertyId })
}

export async function siteIndex(pages: readonly IndexedPage[]): Promise<SiteIndex> {
  const store = memoryStore()
  return opened(new Map(present(await siteSearchFiles(pages, store))))

  async function opened(hashes: ReadonlyMap<string, string>): Promise<SiteIndex> {
    const read = async (name: string) => {
      const hash = hashes.get(name)
      return hash === undefined ? undefined : (await store.get(hash)).toString()
    }
    const json: ReadJson = async <T>(name: string) => {
      const text = await read(name)
      return text === undefined ? undefined : (JSON.parse(text) as T)
    }
    const contents = [...hashes.keys()].sort().map(async (name) => [name, (await read(name))!] as const)
    return {
      files: new Map(await Promise.all(contents)),
      search: (query, locale = 'en') => searchSite(query, locale, json),
      after: async (changed) =>
        opened(new Map(present(new Map([...hashes, ...(await siteSearchFiles(changed, store, hashes))])))),
    }
  }
}

function present(files: ReadonlyMap<string, string | undefined>): [string, string][] {
  return [...files].filter((entry): entry is [string, string] => entry[1] !== undefined)
}
