/** Connections to PostgreSQL. */
import pg from 'pg'
import { NAMESPACE } from './tables.ts'

/** Runs a query; resolves to its rows. Rejects with `Unreachable` if there is no answer within `timeout` milliseconds. */
export type Query = <R = Record<string, unknown>>(
  sql: string,
  values?: readonly unknown[],
  timeout?: number,
) => Promise<R[]>

/** Pipelines a query: if it fails, its transaction rejects with the error. Resolves when there is room for more. */
export type Send = (sql: string, values?: readonly unknown[]) => Promise<void>

/** Within a transaction. */
export interface Asking {
  query: Query
  send: Send
}

/** The database does not answer, or the connection was lost. The query may have been executed. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

export interface Connections {
  query: Query
  /** `mode`: as in BEGIN. */
  transaction<T>(run: (asking: Asking) => Promise<T>, mode?: string): Promise<T>
  /** Runs with an exclusive connection. `leave` resets it for reuse; if it or `run` rejects, the connection is closed. */
  alone<T>(run: (query: Query) => Promise<T>, leave: (query: Query) => Promise<unknown>): Promise<T>
  /** Calls back for each notification on a channel, and whenever listening (re)starts. Resolves when listening ends. */
  listen(channel: string, onNotice: () => void): Promise<void>
  close(): Promise<void>
}

/** Milliseconds per query. A full publish is one transaction of many queries, each far shorter. */
const TIMEOUTS = { connectionTimeoutMillis: 5000, query_timeout: 60_000 }
/** A machine that vanishes keeps its locks and counts as connected until TCP keepalive fails: 11 seconds. */
const SETTINGS = [
  `search_path=${NAMESPACE}`,
  ...['tcp_keepalives_idle=5', 'tcp_keepalives_interval=2', 'tcp_keepalives_count=3', 'tcp_user_timeout=11000'],
]
const BIGINT = 20
const MOST = 8
/** Limit of pipelined data, in characters and bytes. */
const MOST_SENT = 16_000_000

/** Opens no connection yet. `name`: shown in the database's list of connections. */
export function openConnections(url: string, name: string): Connections {
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: name,
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    keepAlive: true,
    // Queries of one tick share a round trip.
    pipeline: true,
    ...TIMEOUTS,
    types: {
      getTypeParser: ((type: number, format?: 'text') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  }
  const pool = new pg.Pool({ ...config, max: MOST })
  // The next query reports the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const listening = new Set<pg.Client>()
  let isClosed = false

  return {
    query: queryOf(pool),
    async transaction(run, mode = '') {
      const client = await pool.connect().catch(rethrown)
      const query = queryOf(client)
      const sender = senderOf(query)
      try {
        await sender.send(`BEGIN ${mode}`)
        const result = await run({ query, send: sender.send })
        await sender.send('COMMIT')
        await sender.answered()
        client.release()
        return result
      } catch (error) {
        // An earlier failure is the cause of all later ones. An unreachable database would only be waited for.
        const first = error instanceof Unreachable ? error : await sender.answered().catch((failed: unknown) => failed)
        // Its end is the transaction's.
        client.release(true)
        throw first instanceof Error ? first : error
      }
    },
    async alone(run, leave) {
      const client = await pool.connect().catch(rethrown)
      const query = queryOf(client)
      let isFit = false
      try {
        const result = await run(query)
        isFit = await leave(query).then(
          () => true,
          () => false,
        )
        return result
      } finally {
        client.release(!isFit)
      }
    },
    async listen(channel, onNotice) {
      const client = new pg.Client(config)
      const ended = new Promise<void>((resolve) => client.on('end', resolve).on('error', () => resolve()))
      try {
        await client.connect()
        // A client ended while connecting never settles.
        if (isClosed) return
        listening.add(client)
        client.on('notification', onNotice)
        await client.query(`LISTEN ${channel}`)
        onNotice()
        await ended
      } catch (error) {
        rethrown(error)
      } finally {
        listening.delete(client)
        await client.end().catch(() => {})
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...listening].map((client) => client.end().catch(() => {})))
      await pool.end()
    },
  }
}

function queryOf(asked: pg.Pool | pg.ClientBase): Query {
  return async (text, values = [], timeout = TIMEOUTS.query_timeout) => {
    const config: TimedQuery = { text, values: [...values], query_timeout: timeout }
    const { rows } = await asked.query(config).catch(rethrown)
    return rows
  }
}

function senderOf(query: Query): { send: Send; answered(): Promise<void> } {
  const sent: Promise<unknown>[] = []
  let size = 0
  const answered = async () => void (await Promise.all(sent.splice(0)))
  return {
    answered,
    async send(sql, values = []) {
      const answer = query(sql, values)
      answer.catch(() => {})
      sent.push(answer)
      size += sizeOf(values)
      if (size < MOST_SENT) return
      size = 0
      await answered()
    },
  }
}

function sizeOf(values: readonly unknown[]): number {
  const lengths = values.flat().map((value) => (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 8))
  return lengths.reduce((sum, length) => sum + length, 0)
}

interface TimedQuery extends pg.QueryConfig {
  /** Milliseconds. */
  query_timeout: number
}

/**
 * Connection exceptions; who may come in; a database or tables that are not there, as while it is restored; one that takes no writes; the disk,
 * memory or connections that it lacks; it ends, or begins; what it meets outside itself.
 */
const UNREACHABLE = /^(?:08|25006|28|3D000|3F000|42P01|42501|53|55000|57P0|58)/

function rethrown(error: unknown): never {
  const answered = error instanceof pg.DatabaseError && !UNREACHABLE.test(error.code ?? '')
  throw answered ? error : new Unreachable((error as Error).message)
}
