/** Connections to PostgreSQL. */
import pg from 'pg'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'

/** The PostgreSQL schema that holds everything, and the channel of notifications. */
export const NAMESPACE = 'site'
export const CHANNEL = 'site'

/**
 * Runs a query; resolves to its rows. Rejects with the problem `database-unreachable` if there is no answer within `timeout` milliseconds or the
 * connection is lost, when the query may have been executed; with `database-unfit` if a table or a right is missing.
 */
export type Query = <R = object>(sql: string, values?: readonly unknown[], timeout?: number) => Promise<R[]>

export interface Connections {
  query: Query
  /** `mode`: as in BEGIN. */
  transaction<T>(run: (query: Query) => Promise<T>, mode?: string): Promise<T>
  /** Runs with a connection of its own, and releases that connection's advisory locks afterwards. */
  withConnection<T>(run: (query: Query) => Promise<T>): Promise<T>
  /** Calls back for each notification, and when listening starts. Settles when it ends. Once at a time. */
  listen(onNotice: () => void): Promise<void>
  close(): Promise<void>
}

/** For each query; even a full publish consists of much shorter ones. */
const QUERY_TIMEOUT_MS = 60_000
/** For connecting, and for queries of one row without locks. */
export const SHORT_TIMEOUT_MS = 5000
/** A machine that vanishes keeps its locks and counts as connected until TCP keepalive fails: 11 seconds. */
const KEEPALIVE =
  'tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=11000'

const CONFIG: pg.PoolConfig = {
  options: `-c search_path=${NAMESPACE} -c ${KEEPALIVE}`,
  keepAlive: true,
  // Queries of one tick share a round trip.
  pipeline: true,
  connectionTimeoutMillis: SHORT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens no connection yet. `name`: shown in the database's list of connections. */
export function openConnections(url: string, name: string): Connections {
  const config: pg.PoolConfig = { ...CONFIG, connectionString: url, application_name: name }
  const pool = new pg.Pool({ ...config, max: 8 })
  // The next query reports the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let listener: pg.Client | undefined
  let isClosed = false

  return {
    query: queryOf(pool),
    async transaction(run, mode = '') {
      const client = await pool.connect().catch(rethrow)
      const query = queryOf(client)
      try {
        // Shares a round trip with the first query, which may wait for locks; its short timeout detects a database that hangs.
        const [, result] = await Promise.all([query(`BEGIN ${mode}`, [], SHORT_TIMEOUT_MS), run(query)])
        await query('COMMIT')
        client.release()
        return result
      } catch (error) {
        // Closing the connection rolls the transaction back.
        client.release(true)
        throw error
      }
    },
    async withConnection(run) {
      const client = await pool.connect().catch(rethrow)
      const query = queryOf(client)
      try {
        return await run(query)
      } finally {
        const unlocked = await query('SELECT pg_advisory_unlock_all()', [], SHORT_TIMEOUT_MS).catch(() => undefined)
        client.release(unlocked === undefined)
      }
    },
    async listen(onNotice) {
      const client = new pg.Client(config)
      const ended = new Promise<void>((resolve) => client.on('end', resolve).on('error', () => resolve()))
      try {
        await client.connect()
        // A client ended while connecting never settles.
        if (isClosed) return
        listener = client
        client.on('notification', onNotice)
        await client.query(`LISTEN ${CHANNEL}`)
        onNotice()
        await ended
      } finally {
        await client.end().catch(() => {})
      }
    },
    async close() {
      isClosed = true
      await listener?.end().catch(() => {})
      await pool.end()
    },
  }
}

function queryOf(client: pg.Pool | pg.ClientBase): Query {
  return async (text, values = [], timeout = QUERY_TIMEOUT_MS) => {
    const config: pg.QueryConfig & { query_timeout: number } = { text, values: [...values], query_timeout: timeout }
    return (await client.query(config).catch(rethrow)).rows
  }
}

/** SQLSTATEs: connection, authorization, missing database, read-only, resources, object state, shutdown or startup, system error. */
const UNREACHABLE = /^(?:08|25006|28|3D000|53|55000|57P0|58)/
/** SQLSTATEs: a schema, column or table is missing, or the privilege for it. */
const UNFIT = /^(?:3F000|42501|42703|42P01)/

function rethrow(error: unknown): never {
  const { message } = error as Error
  const code = error instanceof pg.DatabaseError && error.code
  if (!code || UNREACHABLE.test(code))
    throw new MustNotPublish([problem('database-unreachable', 'DATABASE_URL', message)])
  throw UNFIT.test(code) ? unfit(message) : error
}

export const unfit = (detail: string) => new MustNotPublish([problem('database-unfit', 'DATABASE_URL', detail)])
