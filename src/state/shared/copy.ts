/** A site moves: its state with all contents, from a folder into a database that servers share, or back. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MustNotPublish, problem, type ProblemCode } from '../../problems/table.ts'
import { STATE_FILE } from '../schema.ts'
import { PROGRAM, reported } from './connect.ts'
import { openConnections } from './connection.ts'
import { fetchAll, storeAll, type Contents } from './contents.ts'
import { copyAll, fillAll, headOf, isEmpty, lockedHead, prepare } from './postgres.ts'
import { Replica } from './replica.ts'

/** `.site` of one server. */
export interface StateFolder {
  folder: string
  /** The files that its state names. */
  contents: Contents
}

export interface Copied {
  /** How many contents the state names. */
  contents: number
  /** Digests of those that were not to be had: a disk lost or changed them, and the next whole build makes what it needs anew. */
  missing: string[]
}

/**
 * The folder is the database's copy from then on. Rejects with `MustNotPublish`, with nothing copied, where the folder has no state, the database is
 * not empty, is of another version or does not answer. Others wait with what they write until it is over.
 */
export async function copyToDatabase({ folder, contents }: StateFolder, url: string): Promise<Copied> {
  if (!existsSync(join(folder, STATE_FILE))) throw refusal('state-missing', folder)
  const replica = new Replica(join(folder, STATE_FILE))
  const { transaction, close } = openConnections(url, PROGRAM)
  try {
    if (replica.isEmpty) throw refusal('state-missing', folder)
    return await reported(async () => {
      await transaction(prepare)
      let copied: Copied | undefined
      await replica.become(() =>
        transaction(async (asked) => {
          const head = await lockedHead(asked)
          if (!(await isEmpty(asked))) throw refusal('state-in-the-way', nameOf(url))
          const named = replica.contents()
          const missing = new Set(await unreadable(named, contents))
          await storeAll(
            asked,
            [...named].filter((hash) => !missing.has(hash)),
            contents,
          )
          copied = { contents: named.size, missing: [...missing] }
          return fillAll(asked, head, replica.parts())
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

/** Without a password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}
