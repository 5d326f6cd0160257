/**
 * A state that servers share. PostgreSQL holds it as a log of changesets; each server answers from a copy in its own file and follows change by change.
 * A write is tried on the copy, and its changeset is committed to the log, then applied here and by everybody else.
 */
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { hasProblem, MustNotPublish, problem } from '../../../config/problems/table.ts'
import { namedContents } from '../database/contents.ts'
import type { SharedWriter } from '../database/database.ts'
import { STATE_FILE } from '../database/schema.ts'
import { inFile, withFile } from '../database/snapshot.ts'
import { openConnections, type Query } from './connection.ts'
import { fetchContents, storeContents, type Contents } from './contents.ts'
import { append, changesAfter, cutLog, headOf, ONE_MOMENT, readInto, type Head } from './log.ts'
import { prepare } from './prepare.ts'
import { Replica } from './replica.ts'
import { openVersions, PROGRAM, type Version, type Versions } from '../versions.ts'

export interface SharedState extends SharedWriter, Versions {
  /** Id of this server process; new at each start. */
  readonly server: string
  /** Whether the last query succeeded and this server is up to date with it. */
  isReachable(): boolean
  /** Brings the copy up to date. */
  catchUp(): Promise<void>
  /** Fetches a content that this disk lost; false if the database does not have it. */
  restore(hash: string): Promise<boolean>
  /** Runs while the copy does not change and fetches nothing. */
  undisturbed<T>(run: () => Promise<T>): Promise<T>
  /** Runs under a lock across servers; 'busy' if a different server holds it for `wait` milliseconds, or when `signal` aborts the wait. */
  takeTurn<T>(
    of: Turn,
    run: () => Promise<T>,
    options: { wait: number; signal?: AbortSignal | undefined },
  ): Promise<T | 'busy'>
  close(): Promise<void>
}

/** Advisory locks: any numbers that no other program uses in this database. */
const TURNS = { publish: 7_301_002, notify: 7_301_003, submit: 7_301_004 }
export type Turn = keyof typeof TURNS

/** Milliseconds between polls for missed notifications, between attempts to take a lock, and between looks at the log's length. */
const LOOK = 500
const ATTEMPT = 50
const CUT = 60_000

/** By folder, per thread: threads that only read need none. */
const shared = new Map<string, SharedState>()

export function sharedIn(folder: string): SharedState | undefined {
  return shared.get(resolve(folder))
}

/**
 * From now on the state in this folder is a copy of that in the database `url` (`postgres://…`), for all that open it in this process. Resolves when the
 * copy is up to date, or is one and the database does not answer. Rejects with `MustNotPublish` where there is no copy to go on with, and where the
 * folder has a state of its own; with `isServing` it goes on with what the folder has, whatever problem the database has.
 */
export async function shareState(
  folder: string,
  url: string,
  contents: Contents,
  version: Version = {},
  isServing = false,
): Promise<SharedState> {
  const server = randomUUID()
  const database = openConnections(url, PROGRAM + server)
  const { query, transaction } = database
  const versions = openVersions(query, server, version)
  const replica = new Replica(join(folder, STATE_FILE))
  const ending = new AbortController()
  let isPrepared = false
  /** What keeps this server from following. */
  let trouble: unknown
  let last: Promise<unknown> = Promise.resolve()

  /** Runs one at a time: each depends on the copy's last change. */
  function alone<T>(run: () => Promise<T>): Promise<T> {
    const mine = last.then(run)
    last = mine.catch(() => {})
    return mine
  }

  /** Logs a new trouble once, such as that the database is of a newer version. */
  function note(error?: unknown): void {
    if (isAway(error) && !isAway(trouble)) console.error((error as MustNotPublish).problems[0]!.message)
    else if (isAway(trouble) && !isAway(error)) console.error('The database that servers share answers again.')
    if (error && (error as Error).message !== (trouble as Error | undefined)?.message) logFailure(error)
    trouble = error
  }

  function noting<T>(run: Promise<T>): Promise<T> {
    run.catch((error: unknown) => isAway(error) && note(error))
    return run
  }

  /** Throws `MustNotPublish` if this copy belongs to a different database: it may be that database's last copy. */
  function refuseOther({ id }: Head): void {
    if (replica.lastChange(id) === undefined && !replica.isEmpty)
      throw new MustNotPublish([problem('state-not-shared', replica.path, replica.path)])
  }

  /** Change by change, or with a full copy if the log does not go on from this one. Files first, so that a visible release is complete. */
  async function follow(head: Head): Promise<void> {
    refuseOther(head)
    const change = replica.lastChange(head.id)
    if (change === head.change) return
    const changes = change ? await changesAfter(query, change) : undefined
    if (!changes) return fill()
    await fetchContents(query, new Set(changes.flatMap((each) => each.contents)), contents)
    if (!(await replica.apply({ id: head.id, change: change! }, changes))) await fill()
  }

  async function fill(): Promise<void> {
    await withFile(async (file) => {
      const head = await transaction(async (asked) => {
        const read = await readInto(asked, file)
        await fetchContents(asked, inFile(file, namedContents), contents)
        return read
      }, ONE_MOMENT)
      await replica.replace(file, head)
    })
  }

  async function begin(): Promise<void> {
    // Before the database holds anything permanent.
    await transaction(async (asked) => refuseOther(await prepare(asked)))
    await follow(await headOf(query))
    // The disk may have lost some.
    await fetchContents(query, replica.contents(), contents)
    isPrepared = true
  }

  const catchUp = () => noting(alone(async () => (isPrepared ? follow(await headOf(query)) : begin())))
  const look = () => catchUp().then(() => note(), note)
  const listen = () => database.listen(() => void look()).catch(() => {})
  const cut = async () =>
    isPrepared && cutLog(transaction).catch((error: unknown) => isAway(error) || logFailure(error))

  async function repeat(run: () => Promise<unknown>, interval: number): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(interval, undefined, { ref: false, signal: ending.signal }).catch(() => {})
      if (!ending.signal.aborted) await run()
    }
  }

  try {
    await catchUp()
    // Known to the others before it serves: what they are asked from then on is published by the newest.
    await noting(versions.isSuperseded())
  } catch (error) {
    const mayFollow = replica.isCopy && hasProblem(error, 'database-unreachable', 'database-newer')
    if (!mayFollow && !(isServing && error instanceof MustNotPublish)) {
      replica.close()
      await database.close()
      throw error
    }
    note(error)
  }
  const working = [repeat(look, LOOK), cut().then(() => repeat(cut, CUT))]
  const listening = listen().then(() => repeat(listen, LOOK))

  const state: SharedState = {
    server,
    connected: () => noting(versions.connected()),
    isSuperseded: () => noting(versions.isSuperseded()),
    isReachable: () => trouble === undefined,
    catchUp,
    async restore(hash) {
      await noting(fetchContents(query, [hash], contents))
      return contents.has(hash)
    },
    undisturbed: alone,
    write: (change) =>
      noting(
        alone(async () => {
          const { result, head, added } = await transaction(async (asked) => {
            // Locks out other writers until the end.
            const head = await headOf(asked, 'FOR UPDATE')
            await follow(head)
            const { result, ...changes } = await change()
            if (changes.changeset.length === 0) return { result, head }
            const storing = storeContents(asked, changes.named, contents)
            const [added] = await Promise.all([append(asked, head, changes), storing])
            return { result, head, added }
          })
          if (added && !(await replica.apply(head, [added]))) await fill()
          return result
        }),
      ),
    takeTurn: (of, run, { wait, signal }) => {
      const until = performance.now() + wait
      return database.alone(async (asked) => {
        for (;;) {
          // Read the head under the lock: statements of one round trip run in order.
          const [isMine, head] = await Promise.all([isTaken(asked, of), headOf(asked)])
          if (isMine) {
            await noting(alone(() => follow(head)))
            return run()
          }
          if (performance.now() >= until || signal?.aborted) return 'busy'
          await pause(ATTEMPT)
        }
      })
    },
    async close() {
      shared.delete(resolve(folder))
      ending.abort()
      // A pool that is closed while it connects waits for seconds.
      await Promise.all([last, ...working])
      await database.close()
      await listening
      replica.close()
    },
  }
  shared.set(resolve(folder), state)
  return state
}

const isAway = (error: unknown) => hasProblem(error, 'database-unreachable')

/** Locks are the connection's: they end with it at the latest. */
async function isTaken(query: Query, of: Turn): Promise<boolean> {
  const [row] = await query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [TURNS[of]])
  return row!.taken
}
