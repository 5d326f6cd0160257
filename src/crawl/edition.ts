/** What makes records of answers: the code, and whom answers may name. Records of another edition are not taken for what the provider says now. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostLists } from '../provider/hosts.ts'
import { shortDigest } from '../snapshot/digest.ts'

/** Folders whose code decides what an answer becomes. */
const FOLDERS = ['../crawl', '../provider', '../routes', '../snapshot'].map((folder) =>
  join(import.meta.dirname, folder),
)

let code: string | undefined

function codeDigest(): string {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return shortDigest(
    files
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  )
}

/** Puts the edition before a validator, and takes it away again: a validator of another edition is none. */
export function createEdition(hosts: HostLists): {
  mark(etag: string): string
  unmark(etag?: string): string | undefined
} {
  const prefix = `${shortDigest((code ??= codeDigest()) + JSON.stringify(hosts))} `
  return {
    mark: (etag) => prefix + etag,
    unmark: (etag) => (etag?.startsWith(prefix) ? etag.slice(prefix.length) : undefined),
  }
}
