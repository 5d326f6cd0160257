/** Copies a site's state with all contents from a folder into a shared database, or back. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MustNotPublish, problem, type ProblemCode } from '../../../config/problems/table.ts'
import { STATE_FILE } from '../database/schema.ts'
import { reported } from './connect.ts'
import { openConnections } from './connection.ts'
import { fetchAll, storeAll, type Contents } from './contents.ts'
import { copyAll, fillAll, hasParts, headOf, isEmpty, prepare } from './postgres.ts'
import { Replica } from './replica.ts'
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
  if (!existsSync(join(folder, STATE_FILE))) throw refusal('state-missing', folder)
  const replica = new Replica(join(folder, STATE_FILE))
  const { transaction, close } = openConnections(url, PROGRAM)
  try {
    if (replica.isEmpty) throw refusal('state-missing', folder)
    return await reported(async () => {
      await transaction(({ query }) => prepare(query))
      let copied: Copied | undefined
      await replica.become(() =>
        transaction(async ({ query, send }) => {
          const head = await headOf(query, 'FOR UPDATE')
          const isFilled = !(await isEmpty(query))
          if (isFilled && !(await hasParts(query, replica.parts()))) throw refusal('state-in-the-way', nameOf(url))
          const named = replica.contents()
          const missing = new Set(await unreadable(named, contents))
          copied = { contents: named.size, missing: [...missing] }
          if (isFilled) return head
          await storeAll(
            { query, send },
            [...named].filter((hash) => !missing.has(hash)),
            contents,
          )
          return fillAll(send, head, replica.parts())
        }),
      )
      return copied!
    })
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
  const { query, transaction, close } = openConnections(url, PROGRAM)
  try {
    return await reported(async () => {
      if (await isEmpty(query)) throw refusal('state-missing', nameOf(url))
      const replica = new Replica(join(folder, STATE_FILE))
      try {
        if (!replica.isEmpty && !replica.isCopyOf((await headOf(query)).id)) throw refusal('state-in-the-way', folder)
        await copyAll(transaction, ({ id, position }, parts, asked) =>
          replica.fill(id, position, parts, (hashes) => fetchAll(asked, hashes, contents)),
        )
        await replica.becomeNoCopy()
        const named = replica.contents()
        return { contents: named.size, missing: await unreadable(named, contents) }
      } finally {
        replica.close()
      }
    })
  } finally {
    await close()
  }
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
