/** A version of what turns answers into records: the code, the mapping, and the hosts that answers may name. Records of a different version are fetched again. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProviderClient } from '../client.ts'
import { shortDigest } from '../../records/digest.ts'

/** Folders whose code decides what an answer becomes. */
const FOLDERS = ['..', '../../records', '../../routes'].map((folder) => join(import.meta.dirname, folder))

let code: string | undefined

/** Digest of the code as it is at the first call, which a long-lived process makes at its start: later the files may be newer than what it runs. */
export function codeDigest(): string {
  return (code ??= readCode())
}

function readCode(): string {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  return shortDigest(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  )
}

/** Prefixes ETags with the version, and removes the prefix; `unmark` returns `undefined` for an ETag of a different version. */
export function createEdition({ hosts, mapping }: Pick<ProviderClient, 'hosts' | 'mapping'>): {
  mark(etag: string): string
  unmark(etag?: string): string | undefined
} {
  const prefix = `${shortDigest(codeDigest() + JSON.stringify(mapping ? [hosts, mapping] : hosts))} `
  return {
    mark: (etag) => prefix + etag,
    unmark: (etag) => (etag?.startsWith(prefix) ? etag.slice(prefix.length) : undefined),
  }
}
