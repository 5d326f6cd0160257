/** Answers at addresses of the site before this one. */
import { LRUCache } from 'lru-cache'
import { logFailure } from '../../../config/problems/log.ts'
import { redirectCaching } from '../../../config/headers.ts'
import type { ServedManifest } from '../../../engine/release/live-copy.ts'
import {
  addressOf,
  destinationOf,
  IMPORTED_FILE,
  pathOfOld,
  readImported,
  type ImportedRedirect,
  type ImportedTable,
} from '../../../routes/imported.ts'
import { inOldLanguage } from '../../../routes/old-language.ts'
import type { Contents } from './contents.ts'
import type { ServedRelease } from './files.ts'
import { notFound } from './lost.ts'
import { sharedHeaders } from './shared-cache.ts'

/** The live release and those beside it mostly have the same. */
const tables = new LRUCache<string, ImportedTable>({ max: 3 })

/** Without them where they cannot be read: pages are worth more. */
export async function importedOf({ assets }: ServedManifest, contents: Contents): Promise<ImportedTable | undefined> {
  const hash = assets.get(IMPORTED_FILE)
  if (hash === undefined) return undefined
  try {
    const table = tables.get(hash) ?? readImported((await contents.get(hash)).toString())
    tables.set(hash, table)
    return table
  } catch (error) {
    logFailure(error)
    return undefined
  }
}

/** `undefined` where a page stands, or the page is known that stood there. */
export async function importedAnswer(request: Request, release: ServedRelease): Promise<Response | undefined> {
  if (!release.imported) return undefined
  const url = new URL(request.url)
  const [path = ''] = addressOf(url).split('?')
  const redirect = usedAt(release, path, url.search)
  if (!redirect || release.stands(path) || release.redirect(path) !== undefined) return undefined
  const standing = { stands: release.stands, moved: release.redirect }
  const { status, location, takesQuery } = destinationOf(redirect, release.imported, standing) ?? {}
  if (status === undefined) return undefined
  if (location === undefined) return notFound(request, release, inOldLanguage(redirect.from), '')
  const headers = {
    location: location + (takesQuery ? url.search : ''),
    'cache-control': redirectCaching(status),
    ...(status !== 302 && sharedHeaders('redirect', release.tag, { path })),
  }
  return new Response(null, { status, headers })
}

/** None where its own address has a page, or had one that moved: other spellings of that lead there, too. */
function usedAt(release: ServedRelease, path: string, search?: string): ImportedRedirect | undefined {
  const redirect = release.imported?.at(path, search)
  const from = redirect && pathOfOld(redirect)
  return from === undefined || release.stands(from) || release.redirect(from) !== undefined ? undefined : redirect
}

/** The page that an address leads to for good, if any. */
export function importedPage(release: ServedRelease, path: string): string | undefined {
  const redirect = usedAt(release, path)
  const standing = { stands: release.stands, moved: release.redirect }
  const location = redirect && destinationOf(redirect, release.imported!, standing)?.location
  return location?.startsWith('/') && !/[?#]/.test(location) ? decodeURI(location) : undefined
}
