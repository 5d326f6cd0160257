/** Copies a site's state with all contents from a folder into a shared database, or back. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MustNotPublish, problem, type ProblemCode } from '../../config/problems/table.ts'
import { namedContents } from './database/contents.ts'
import { STATE_FILE } from './database/schema.ts'
import { copyFile, hasNoRows, hasSameRows, inFile, withFile } from './database/snapshot.ts'
import { openConnections, type Query } from './shared/connection.ts'
import { fetchContents, storeContents, type Contents } from './shared/contents.ts'
import { beginFrom, headOf, LOCK, ONE_MOMENT, readInto } from './shared/log.ts'
import { isDeclared, prepare } from './shared/prepare.ts'
import { Replica } from './shared/replica.ts'
import { PROGRAM } from './versions.ts'

/** `.site` of one server. */
export interface StateFolder {
  folder: string
  /** Store of the files that its state names. */
  contents: Contents
}

export interface Copied {
  /** How many contents the state names. */
  contents: number
  /** Digests of contents that are lost or corrupted; the next full build recreates what it needs. */
  missing: string[]
}

/**
 * The folder is the database's copy from then on; where the database has just this state already, because the process before this one was killed too
 * late, nothing else is done. Rejects with `MustNotPublish`, with nothing copied, where the folder has no state, the database has another one, is of
 * another version or does not answer. Others wait with what they write until it is over.
 */
export async function copyToDatabase({ folder, contents }: StateFolder, url: string): Promise<Copied> {
  const path = join(folder, STATE_FILE)
  if (!existsSync(path)) throw refusal('state-missing', folder)
  const replica = new Replica(path)
  const { transaction, close } = openConnections(url, PROGRAM)
  try {
    if (replica.isEmpty) throw refusal('state-missing', folder)
    await transaction(prepare)
    const named = replica.contents()
    const missing = await unreadable(named, contents)
    const kept = [...named].filter((hash) => !missing.includes(hash))
    const fill = async (query: Query) => {
      await query(LOCK)
      const head = await headOf(query)
      return withFile(async (file) => {
        copyFile(path, file)
        const there = `${file}.there`
        if (await readsEmpty(query, there)) {
          await storeContents(query, kept, contents)
          return beginFrom(query, file)
        }
        if (hasSameRows(file, there)) return head
        throw refusal('state-in-the-way', nameOf(url))
      })
    }
    await replica.become(() => transaction(fill))
    return { contents: named.size, missing }
  } finally {
    replica.close()
    await close()
  }
}

/**
 * The folder has a state of its own from then on. Rejects with `MustNotPublish`, with the folder as it was, where the database has nothing, is of
 * another version or does not answer, and where the folder has a state already that is no copy of this database.
 */
export async function copyToFolder(url: string, { folder, contents }: StateFolder): Promise<Copied> {
  const { transaction, close } = openConnections(url, PROGRAM)
  const take = (query: Query) =>
    withFile(async (file) => {
      if (!(await isDeclared(query))) throw refusal('state-missing', nameOf(url))
      const { id } = await headOf(query)
      if (await readsEmpty(query, file)) throw refusal('state-missing', nameOf(url))
      const replica = new Replica(join(folder, STATE_FILE))
      try {
        if (!replica.isEmpty && replica.lastChange(id) === undefined) throw refusal('state-in-the-way', folder)
        const named = inFile(file, namedContents)
        await fetchContents(query, named, contents)
        await replica.replace(file)
        return { contents: named.size, missing: await unreadable(named, contents) }
      } finally {
        replica.close()
      }
    })
  return transaction(take, ONE_MOMENT).finally(close)
}

/** Reads the state into a file. Whether it has no rows. */
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
