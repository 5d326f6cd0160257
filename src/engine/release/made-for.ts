/** What a release was made for, besides its content: going back to one that was made for something else changes every page, or loses addresses. */
import { stageOf } from '../../config/stage.ts'
import { IMPORTED_FILE, importedKey, readImported } from '../../routes/imported.ts'
import type { ContentStore } from './files/store.ts'
import { siteAddressIn, STATING_FILES } from './files/settings-files.ts'
import type { Manifest } from './manifest.ts'

export interface MadeFor {
  stage: 'production' | 'staging'
  /** Missing where its files cannot be read. */
  siteUrl?: string
  provider?: string
  /** Keys of its imported redirects; `undefined` where they cannot be read. */
  imported?: ReadonlySet<string>
}

type Store = Pick<ContentStore, 'get'>

export async function madeFor(release: Pick<Manifest, 'assets' | 'provider'>, store: Store): Promise<MadeFor> {
  const { assets, provider } = release
  const text = async (name: string) => {
    const hash = assets.get(name)
    // A file that cannot be read must not prevent a rollback.
    return hash === undefined ? undefined : (await store.get(hash).catch(() => undefined))?.toString()
  }
  const stated = await Promise.all(STATING_FILES.map(async (name) => siteAddressIn(name, (await text(name)) ?? '')))
  const siteUrl = stated.find((url) => url !== undefined)
  const redirects = assets.has(IMPORTED_FILE) ? await text(IMPORTED_FILE) : '[]'
  return {
    stage: stageOf(release) ?? 'production',
    siteUrl,
    provider,
    imported: redirects === undefined ? undefined : keysIn(redirects),
  }
}

const keysIn = (redirects: string) => new Set(readImported(redirects).all.map(({ from }) => importedKey(from)))

export interface RollbackLoss {
  /** How many imported redirects the live release has and the other one lacks. */
  redirects: number
  /** In words: 'for https://old.example, not https://new.example'. */
  differences: string[]
}

export function lossBetween(live: MadeFor, other: MadeFor): RollbackLoss {
  const kept = other.imported ?? live.imported
  const differences = [
    difference('for', other.stage, live.stage),
    difference('for', other.siteUrl, live.siteUrl),
    difference('from the provider', other.provider, live.provider),
  ]
  return {
    redirects: [...(live.imported ?? [])].filter((key) => !kept?.has(key)).length,
    differences: differences.filter((each) => each !== undefined),
  }
}

function difference(before: string, other: string | undefined, live: string | undefined): string | undefined {
  return other === undefined || live === undefined || other === live ? undefined : `${before} ${other}, not ${live}`
}

/** Where a release differs from the live one, in words, for a list. */
export function differencesOf(live: MadeFor, other: MadeFor): string[] {
  const { redirects, differences } = lossBetween(live, other)
  const counts = [other, live].map(({ imported }) => (imported?.size ?? 0).toLocaleString('en'))
  const isOther = redirects > 0 || counts[0] !== counts[1]
  return [...differences, ...(isOther ? [`${counts[0]} imported redirects, not ${counts[1]}`] : [])]
}
