/**
 * A state that servers share. PostgreSQL holds a log of changesets; each server reads from a copy in its own file, which follows the log. A write is run
 * on the copy and rolled back; its changeset is committed to the log, then applied by all servers.
 */
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { hasProblem, MustNotPublish } from '../../../config/problems/table.ts'
import type { SharedWriter, Trial } from '../database/transaction.ts'
import { STATE_FILE } from '../database/schema.ts'
import { openConnections, type Connections, type Query } from './connection.ts'
import { fetchContents, storeContents, type Contents } from './contents.ts'
import { Follower } from './follower.ts'
import { append, compactLog, headOf } from './log.ts'
import { isUnreachable, Outages } from './outages.ts'
import { Replica } from './replica.ts'
import { openVersions, PROGRAM, type Version, type Versions } from '../versions.ts'

export interface SharedState extends SharedWriter, Versions {
  /** Id of this server process; new at each start. */
  readonly server: string
  /** Whether the last query succeeded and this server is up to date with it. */
  isReachable(): boolean
  /** Brings the copy up to date. */
  catchUp(): Promise<void>
  /** Fetches a content that this disk has lost; false if the database does not have it. */
  restore(hash: string): Promise<boolean>
  /** Runs while the copy neither changes nor fetches contents. */
  undisturbed<T>(run: () => Promise<T>): Promise<T>
  /** Runs under a lock across servers; 'busy' if a different server holds it for `wait` milliseconds, or when `signal` aborts the wait. */
  takeTurn<T>(
    name: Turn,
    run: () => Promise<T>,
    options: { wait: number; signal?: AbortSignal | undefined },
  ): Promise<T | 'busy'>
  close(): Promise<void>
}

/** Advisory locks: any numbers that no other program uses in this database. */
const LOCKS = { publish: 7_301_002, notify: 7_301_003, submit: 7_301_004 }
export type Turn = keyof typeof LOCKS

/** For missed notifications. */
const POLL_INTERVAL_MS = 500
const LOCK_RETRY_INTERVAL_MS = 50
const COMPACTION_INTERVAL_MS = 60_000

/** By folder, per thread; threads that only read have none. */
const shared = new Map<string, SharedState>()

export function sharedIn(folder: string): SharedState | undefined {
  return shared.get(resolve(folder))
}

/**
 * From now on the state in this folder is a copy of the one in the database `url` (`postgres://…`), for everything in this process that opens it. Resolves
 * when the copy is up to date, or at once if the database does not answer and there is a copy. Rejects with `MustNotPublish` if there is none, or if the
 * folder has a state of its own. With `isServing`, any problem of the database leaves what the folder has.
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
  const versions = openVersions(database.query, server, version)
  const replica = new Replica(join(folder, STATE_FILE))
  const follower = new Follower(database, replica, contents)
  const outages = new Outages()
  const catchUp = () => outages.watch(follower.catchUp())

  try {
    await catchUp()
    // Registers this server before it serves: from then on, older servers leave publishing to it.
    await outages.watch(versions.isSuperseded())
  } catch (error) {
    const mayFollow = replica.isCopy && hasProblem(error, 'database-unreachable', 'database-newer')
    if (!mayFollow && !(isServing && error instanceof MustNotPublish)) {
      replica.close()
      await database.close()
      throw error
    }
    outages.note(error)
  }
  const background = keepUp(database, follower, () =>
    catchUp().then(
      () => outages.note(),
      (error) => outages.note(error),
    ),
  )

  const state: SharedState = {
    server,
    connected: () => outages.watch(versions.connected()),
    isSuperseded: () => outages.watch(versions.isSuperseded()),
    isReachable: () => outages.isReachable,
    catchUp,
    async restore(hash) {
      await outages.watch(fetchContents(database.query, [hash], contents))
      return contents.has(hash)
    },
    undisturbed: (run) => follower.inTurn(run),
    write: (tryChange) => outages.watch(follower.inTurn(() => write(database, follower, tryChange))),
    takeTurn: (name, run, options) => takeTurn({ name, run, ...options }, { database, follower, outages }),
    async close() {
      shared.delete(resolve(folder))
      await background.end()
      replica.close()
    },
  }
  shared.set(resolve(folder), state)
  return state
}

async function takeTurn<T>(
  { name, run, wait, signal }: { name: Turn; run: () => Promise<T>; wait: number; signal?: AbortSignal | undefined },
  { database, follower, outages }: { database: Connections; follower: Follower; outages: Outages },
): Promise<T | 'busy'> {
  const until = performance.now() + wait
  return database.withConnection(async (query) => {
    for (;;) {
      // Read the head under the lock: statements of one round trip run in order.
      const [hasLock, head] = await Promise.all([tryLock(query, name), headOf(query)])
      if (hasLock) {
        await outages.watch(follower.inTurn(() => follower.follow(head)))
        return run()
      }
      if (performance.now() >= until || signal?.aborted) return 'busy'
      await pause(LOCK_RETRY_INTERVAL_MS)
    }
  })
}

/** Commits a change to the log and applies it to the copy. */
async function write<T>(
  { transaction }: Connections,
  follower: Follower,
  tryChange: () => Promise<Trial<T>>,
): Promise<T> {
  const { result, head, change } = await transaction(async (query) => {
    // Locks out other writers until the end.
    const head = await headOf(query, 'FOR UPDATE')
    await follower.follow(head)
    const { result, ...changes } = await tryChange()
    if (changes.changeset.length === 0) return { result, head }
    const storing = storeContents(query, changes.named, follower.contents)
    const [change] = await Promise.all([append(query, head, changes), storing])
    return { result, head, change }
  })
  if (change && !(await follower.replica.apply(head, [change]))) await follower.copyAll(head)
  return result
}

/** Calls `catchUp` at each notification and poll, and compacts the log now and then. `end` closes the database, too. */
function keepUp(database: Connections, follower: Follower, catchUp: () => Promise<void>): { end(): Promise<void> } {
  const ending = new AbortController()
  const { signal } = ending
  const listen = () => database.listen(() => void catchUp()).catch(() => {})
  const compact = async () =>
    follower.isPrepared &&
    compactLog(database.transaction).catch((error: unknown) => isUnreachable(error) || logFailure(error))
  const working = [
    repeat(catchUp, POLL_INTERVAL_MS, signal),
    compact().then(() => repeat(compact, COMPACTION_INTERVAL_MS, signal)),
  ]
  const listening = listen().then(() => repeat(listen, POLL_INTERVAL_MS, signal))
  return {
    async end() {
      ending.abort()
      // A pool that is closed while it connects waits for seconds.
      await Promise.all([follower.inTurn(async () => {}), ...working])
      await database.close()
      await listening
    },
  }
}

async function repeat(run: () => Promise<unknown>, intervalMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(intervalMs, undefined, { ref: false, signal }).catch(() => {})
    if (!signal.aborted) await run()
  }
}

/** The lock ends with the connection at the latest. */
async function tryLock(query: Query, name: Turn): Promise<boolean> {
  const [row] = await query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCKS[name]])
  return row!.taken
}
