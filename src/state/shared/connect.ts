/**
 * A state that servers share. PostgreSQL holds it; each server has a copy in its own file, answers from that, and follows change by change. A
 * write is tried on the copy, and what it would change is committed in PostgreSQL, then applied here and by everybody else. So queries are the same
 * for one server and for many, and a server that cannot reach the database serves what it has.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { MustNotPublish, problem } from '../../problems/table.ts'
import type { SharedWriter } from '../database.ts'
import { rowChanges } from './changeset.ts'
import { fetchAll, fetchNamed, type Contents } from './contents.ts'
import { openConnections, Unreachable, type Query } from './connection.ts'
import { CHANNEL, changesAfter, copyAll, headOf, lockedHead, prepare, store, type Head } from './postgres.ts'
import { Replica } from './replica.ts'

export interface SharedState extends SharedWriter {
  /** What others know this server by; another one after each start. */
  readonly server: string
  /** Servers that are connected, this one among them. Rejects where the database does not answer. */
  connected(): Promise<Set<string>>
  /** Whether the database answered when it was asked last. */
  isReachable(): boolean
  /** Brings the copy up to date. */
  catchUp(): Promise<void>
  /** Runs while no other server has the turn for this; 'busy' where another's is not over in time. */
  takeTurn<T>(of: Turn, run: () => Promise<T>, options: TurnOptions): Promise<T | 'busy'>
  close(): Promise<void>
}

/** What one server does at a time, by the number of its lock: any that no other program takes in this database. */
const TURNS = { publish: 7_301_002, notify: 7_301_003, submit: 7_301_004 }
export type Turn = keyof typeof TURNS

export interface TurnOptions {
  /** Milliseconds. */
  wait: number
  /** Ends the wait. */
  signal?: AbortSignal | undefined
}

/** What the database lists a server by, before its id. */
export const PROGRAM = 'crystal-site '

/** Milliseconds between two looks at a database that should have told of a change, and between two attempts at a turn. */
const LOOK = 500
const ATTEMPT = 50

export interface ConnectOptions {
  /** `postgres://…`. */
  url: string
  /** The file of the copy. */
  path: string
  /** The files that the copy names. */
  contents: Contents
}

/**
 * Resolves when the copy is up to date, or is one and the database does not answer. Rejects with `MustNotPublish` where there is no copy to go on with,
 * and where the file has a state of its own.
 */
export async function connectState({ url, path, contents }: ConnectOptions): Promise<SharedState> {
  const server = randomUUID()
  const database = openConnections(url, PROGRAM + server)
  const { query, transaction } = database
  const replica = new Replica(path)
  let reachable = true
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** One after another: each relies on where the copy stands. */
  function alone<T>(run: () => Promise<T>): Promise<T> {
    const mine = last.then(() => reaching(run))
    last = mine.catch(() => {})
    return mine
  }

  async function reaching<T>(run: () => Promise<T>): Promise<T> {
    try {
      const result = await run()
      reachable = true
      return result
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      reachable = false
      throw unreachable(error)
    }
  }

  async function follow({ id, position }: Head): Promise<void> {
    const held = replica.position(id)
    if (held === position) return
    // Another process of this machine was faster; or the database was restored, and this copy has changes that are gone.
    if (held !== undefined && held > position) return (await headOf(query)).position < held ? fill() : undefined
    const changes = held === undefined ? undefined : await changesAfter(query, held, position)
    if (!changes || !(await applyAll(id, held!, changes))) await fill()
  }

  async function applyAll(id: string, held: number, changes: readonly Uint8Array[]): Promise<boolean> {
    for (const [index, changeset] of changes.entries()) {
      // The files first: who sees a release has all of it.
      await fetchNamed(query, [...rowChanges(changeset)], contents)
      if (!(await replica.apply(id, held + index + 1, changeset))) return false
    }
    return true
  }

  async function fill(): Promise<void> {
    await copyAll(transaction, ({ id, position }, parts, asked) =>
      replica.fill(id, position, parts, (hashes) => fetchAll(asked, hashes, contents)),
    )
  }

  const catchUp = () => alone(async () => follow(await headOf(query)))

  async function look(): Promise<void> {
    const was = reachable
    await catchUp().catch((error: unknown) => {
      if (was) console.error((error as Error).message)
    })
    if (!was && reachable) console.error('The database that servers share answers again.')
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
        const head = await transaction(prepare)
        if (replica.position(head.id) === undefined && !replica.isCopyOf(head.id) && !replica.isEmpty)
          throw new MustNotPublish([problem('state-not-shared', path, path)])
        await follow(head)
      })
    } catch (error) {
      if (!reachable && replica.isCopy) return console.error((error as Error).message)
      replica.close()
      await database.close()
      throw error
    }
  }

  return {
    server,
    connected: () => reaching(() => connectedTo(query)),
    isReachable: () => reachable,
    catchUp,
    write: (change) =>
      alone(async () => {
        const { result, changed } = await transaction(async (asked) => {
          const head = await lockedHead(asked)
          await follow(head)
          const { result, changeset } = await change()
          if (changeset.length === 0) return { result }
          return {
            result,
            changed: { id: head.id, changeset, position: await store(asked, head, changeset, contents) },
          }
        })
        if (changed && !(await replica.apply(changed.id, changed.position, changed.changeset))) await fill()
        return result
      }),
    async takeTurn(of, run, { wait, signal }) {
      const until = performance.now() + wait
      return database.alone(async (asked) => {
        while (!(await reaching(() => isTaken(asked, of)))) {
          if (performance.now() >= until || signal?.aborted) return 'busy'
          await pause(ATTEMPT)
        }
        await catchUp()
        return run()
      })
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

/** Locks are the connection's: they end with it. */
async function isTaken(query: Query, of: Turn): Promise<boolean> {
  const [row] = await query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [TURNS[of]])
  return row!.taken
}

/** Servers that are connected. */
async function connectedTo(query: Query): Promise<Set<string>> {
  const sql = 'SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database()'
  const names = (await query<{ name: string }>(sql)).map(({ name }) => name)
  return new Set(names.filter((name) => name.startsWith(PROGRAM)).map((name) => name.slice(PROGRAM.length)))
}

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
