/** The files of the search of a built site, each parsed once. */
import { join } from 'node:path'
import type { Locale } from '../../src/config/locales.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import type { SearchDocument } from '../../src/features/search/engine/document.ts'
import type { ReadJson } from '../../src/views/queried/query.ts'
import type { BuiltSite } from '../harness/site.ts'

export function openSearch({ manifest, stateFolder }: Pick<BuiltSite, 'manifest' | 'stateFolder'>): {
  json: ReadJson
  documents(locale: Locale): Promise<SearchDocument[]>
} {
  const store = openStore(join(stateFolder, 'store'))
  const parsed = new Map<string, unknown>()
  const json: ReadJson = async <T>(name: string) => {
    const hash = manifest.assets.get(name)
    if (hash === undefined) return undefined
    if (!parsed.has(name)) parsed.set(name, JSON.parse((await store.get(hash)).toString()))
    return parsed.get(name) as T
  }
  return {
    json,
    async documents(locale) {
      const names = [...manifest.assets.keys()].filter((name) => name.startsWith(`data/search/${locale}/documents/`))
      const files = await Promise.all(names.map((name) => json<Record<string, SearchDocument>>(name)))
      return files.flatMap((file) => Object.values(file ?? {}))
    },
  }
}
