/**
 * A state that servers share. PostgreSQL holds it; each server has a copy in its own file, answers from that, and follows change by change. A
 * write is tried on the copy, and what it would change is committed in PostgreSQL, then applied here and by everybody else. So queries are the same
 * for one server and for many, and a server that cannot reach the database serves what it has.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { hasProblem, MustNotPublish, problem } from '../../../config/problems/table.ts'
import type { SharedWriter } from '../database/database.ts'
import { fetchAll, type Contents } from './contents.ts'
import { openConnections, Unreachable, type Query } from './connection.ts'
import { followWith } from './follow.ts'
import { CHANNEL, headOf, ping, prepare, store } from './postgres.ts'
import { Replica } from './replica.ts'
import { openVersions, PROGRAM, type Version, type Versions } from './versions.ts'

export interface SharedState extends SharedWriter, Versions {
  /** Id of this server process; new at each start. */
  readonly server: string
  /** Whether the last query succeeded and this server is up to date with it. */
  isReachable(): boolean
  /** Brings the copy up to date. */
  catchUp(): Promise<void>
  /** Fetches a content that this disk lost. False if the database does not have it. */
  restore(hash: string): Promise<boolean>
  /** Runs while the copy does not change and fetches nothing. */
  undisturbed(run: () => Promise<void>): Promise<void>
  /** Runs under a lock across servers; 'busy' if a different server holds it for too long. */
  takeTurn<T>(of: Turn, run: () => Promise<T>, options: TurnOptions): Promise<T | 'busy'>
  close(): Promise<void>
}

/** Advisory locks: any numbers that no other program uses in this database. */
const TURNS = { publish: 7_301_002, notify: 7_301_003, submit: 7_301_004 }
export type Turn = keyof typeof TURNS

export interface TurnOptions {
  /** Milliseconds. */
  wait: number
  /** Aborts the wait. */
  signal?: AbortSignal | undefined
}

/** Milliseconds between polls for missed notifications, and between attempts to take a lock. */
const LOOK = 500
const ATTEMPT = 50

export interface ConnectOptions {
  /** `postgres://…`. */
  url: string
  /** The file of the copy. */
  path: string
  /** Store of the files that the copy names. */
  contents: Contents
  /** This server's code version. */
  version?: Version | undefined
  /** Goes on with what the folder has, whatever problem the database has: for a server, which has visitors. */
  isServing?: boolean | undefined
}

/**
 * Resolves when the copy is up to date, or is one and the database does not answer. Rejects with `MustNotPublish` where there is no copy to go on with,
 * and where the file has a state of its own.
 */
export async function connectState({
  url,
  path,
  contents,
  version = {},
  isServing,
}: ConnectOptions): Promise<SharedState> {
  const server = randomUUID()
  const database = openConnections(url, PROGRAM + server)
  const { query, transaction } = database
  const versions = openVersions(query, server, version)
  const replica = new Replica(path)
  const { follow, fill, refuseOther } = followWith({ query, transaction, replica, contents, path })
  let reachable = true
  let isClosed = false
  /** The last logged message. */
  let told: string | undefined
  let last: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** Runs one at a time: each depends on the copy's position. */
  function alone<T>(run: () => Promise<T>): Promise<T> {
    const mine = last.then(() => reaching(run))
    last = mine.catch(() => {})
    return mine
  }

  async function reaching<T>(run: () => Promise<T>): Promise<T> {
    try {
      const result = await run()
      if (!reachable) console.error('The database that servers share answers again.')
      reachable = true
      return result
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      const reason = unreachable(error)
      if (reachable) console.error(reason.problems[0]!.message)
      reachable = false
      throw reason
    }
  }

  const catchUp = () => alone(async () => follow(await headOf(query)))

  async function look(): Promise<void> {
    try {
      await catchUp()
      told = undefined
    } catch (error) {
      tell(error)
    }
  }

  /** Once, of what stays so, such as that the database is of a newer version. */
  function tell(error: unknown): void {
    if ((error as Error).message !== told) logFailure(error)
    told = (error as Error).message
  }

  function lookLater(): void {
    timer = setTimeout(() => void look().finally(() => isClosed || lookLater()), LOOK).unref()
  }

  await start()
  lookLater()
  const listening = listen()

  async function listen(): Promise<void> {
    while (!isClosed) {
      await database.listen(CHANNEL, () => void look()).catch(() => {})
      if (!isClosed) await pause(LOOK)
    }
  }

  async function start(): Promise<void> {
    try {
      await alone(async () => {
        await transaction(async ({ query: asked }) => {
          const head = await prepare(asked)
          // Before the database holds anything permanent.
          refuseOther(head)
        })
        await follow(await headOf(query))
        // The disk may have lost some.
        await fetchAll(query, replica.contents(), contents)
      })
    } catch (error) {
      const mayFollow = replica.isCopy && (!reachable || hasProblem(error, 'database-newer'))
      if (mayFollow || (isServing && error instanceof MustNotPublish)) {
        if (reachable) tell(error)
        return
      }
      replica.close()
      await database.close()
      throw error
    }
  }

  return {
    server,
    connected: () => reaching(versions.connected),
    isSuperseded: () => reaching(versions.isSuperseded),
    isReachable: () => reachable && told === undefined,
    catchUp,
    async restore(hash) {
      await reaching(() => fetchAll(query, [hash], contents))
      return contents.has(hash)
    },
    async undisturbed(run) {
      const mine = last.then(run)
      last = mine.catch(() => {})
      return mine
    },
    write: (change) =>
      alone(async () => {
        const { result, changed } = await transaction(async (asking) => {
          // Locks out other writers until the end. Waiting for the lock has no short limit, so a ping ahead of it finds a database that hangs.
          const [, head] = await Promise.all([ping(asking.query), headOf(asking.query, 'FOR UPDATE')])
          await follow(head)
          const { result, changeset } = await change()
          if (changeset.length === 0) return { result }
          const position = await store(asking, head, changeset, contents)
          return { result, changed: { id: head.id, changeset, position } }
        })
        if (changed && !(await replica.apply(changed.id, changed.position, [changed.changeset]))) await fill()
        return result
      }),
    async takeTurn(of, run, { wait, signal }) {
      const until = performance.now() + wait
      // Not `reaching`: that a publish ended well does not show that the database still answers.
      return reported(() =>
        database.alone(async (asked) => {
          for (;;) {
            // Read the head under the lock: statements of one round trip run in order.
            const [isMine, head] = await Promise.all([isTaken(asked, of), headOf(asked)])
            if (isMine) {
              await alone(() => follow(head))
              return run()
            }
            if (performance.now() >= until || signal?.aborted) return 'busy'
            await pause(ATTEMPT)
          }
        }, letGo),
      )
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await last
      await database.close()
      await listening
      replica.close()
    },
  }
}

/** Locks are the connection's: they end with it at the latest. */
async function isTaken(query: Query, of: Turn): Promise<boolean> {
  const [row] = await query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [TURNS[of]])
  return row!.taken
}

const letGo = (query: Query) => query('SELECT pg_advisory_unlock_all()')

/** What `run` resolves to. Rejects with `MustNotPublish` where the database does not answer. */
export async function reported<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof Unreachable ? unreachable(error) : error
  }
}

function unreachable(error: Unreachable): MustNotPublish {
  return new MustNotPublish([problem('database-unreachable', 'DATABASE_URL', error.message)])
}
