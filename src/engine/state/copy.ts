/** Copies a site's whole state, contents included, from a folder into a shared database, or back. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MustNotPublish, problem, type ProblemCode } from '../../config/problems/table.ts'
import { namedContents } from './database/contents.ts'
import { STATE_FILE } from './database/schema.ts'
import { copyFile, hasNoRows, hasSameRows, inFile, withFile } from './database/snapshot.ts'
import { openConnections, type Query } from './shared/connection.ts'
import { fetchContents, storeContents, type Contents } from './shared/contents.ts'
import { replaceState, headOf, LOCK, CONSISTENT_READ, readInto } from './shared/log.ts'
import { hasSchema, prepare } from './shared/prepare.ts'
import { Replica } from './shared/replica.ts'
import { PROGRAM } from './versions.ts'

/** `.site` of one server. */
export interface StateFolder {
  folder: string
  /** Store of the files that its state names. */
  contents: Contents
}

export interface CopyResult {
  /** Number of contents that the state names. */
  contents: number
  /** Digests of contents that are lost or corrupted; the next full build recreates what it needs. */
  missing: string[]
}

/**
 * From then on the folder holds a copy of the database. Other servers' writes wait until it is done. If a killed process has copied this state already,
 * only the folder is marked. Rejects with `MustNotPublish`, with nothing copied, if the folder has no state, or if the database has a different state,
 * a different version or does not answer.
 */
export async function copyToDatabase({ folder, contents }: StateFolder, url: string): Promise<CopyResult> {
  const path = join(folder, STATE_FILE)
  if (!existsSync(path)) throw refusal('state-missing', folder)
  const replica = new Replica(path)
  const { transaction, close } = openConnections(url, PROGRAM)
  try {
    if (replica.isEmpty) throw refusal('state-missing', folder)
    await transaction(prepare)
    const hashes = replica.contents()
    const missing = await unreadable(hashes, contents)
    const readable = [...hashes].filter((hash) => !missing.includes(hash))
    const fill = async (query: Query) => {
      await query(LOCK)
      const head = await headOf(query)
      return withFile(async (file) => {
        copyFile(path, file)
        const databaseFile = `${file}.database`
        if (await readsEmpty(query, databaseFile)) {
          await storeContents(query, readable, contents)
          return replaceState(query, file)
        }
        if (hasSameRows(file, databaseFile)) return head
        throw refusal('state-in-the-way', nameOf(url))
      })
    }
    await replica.become(() => transaction(fill))
    return { contents: hashes.size, missing }
  } finally {
    replica.close()
    await close()
  }
}

/**
 * From then on the folder has a state of its own. Rejects with `MustNotPublish`, with the folder unchanged, if the database is empty, of a different
 * version or does not answer, or if the folder has a state that is no copy of this database.
 */
export async function copyToFolder(url: string, { folder, contents }: StateFolder): Promise<CopyResult> {
  const { transaction, close } = openConnections(url, PROGRAM)
  const take = (query: Query) =>
    withFile(async (file) => {
      if (!(await hasSchema(query))) throw refusal('state-missing', nameOf(url))
      const { id } = await headOf(query)
      if (await readsEmpty(query, file)) throw refusal('state-missing', nameOf(url))
      const replica = new Replica(join(folder, STATE_FILE))
      try {
        if (!replica.isEmpty && replica.lastChange(id) === undefined) throw refusal('state-in-the-way', folder)
        const hashes = inFile(file, namedContents)
        await fetchContents(query, hashes, contents)
        await replica.replace(file)
        return { contents: hashes.size, missing: await unreadable(hashes, contents) }
      } finally {
        replica.close()
      }
    })
  return transaction(take, CONSISTENT_READ).finally(close)
}

/** Reads the state into a file. Returns whether it has no rows. */
async function readsEmpty(query: Query, file: string): Promise<boolean> {
  await readInto(query, file)
  return hasNoRows(file)
}

async function unreadable(hashes: Iterable<string>, contents: Contents): Promise<string[]> {
  const missing: string[] = []
  for (const hash of hashes) await contents.get(hash).catch(() => missing.push(hash))
  return missing
}

function refusal(code: ProblemCode, where: string): MustNotPublish {
  return new MustNotPublish([problem(code, where, where)])
}

/** The URL without its password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}
