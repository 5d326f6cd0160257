/** Connections to PostgreSQL. */
import pg from 'pg'
import { NAMESPACE } from './tables.ts'

/** Asks, and resolves to the rows of the answer. Rejects with `Unreachable` where there is none. */
export type Query = <R = Record<string, unknown>>(sql: string, values?: readonly unknown[]) => Promise<R[]>

/** The database does not answer, or the connection was lost. What was asked may have been done. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

export interface Connections {
  query: Query
  /** `mode`: as in BEGIN. */
  transaction<T>(run: (query: Query) => Promise<T>, mode?: string): Promise<T>
  /** Runs with a connection of its own, which is closed after it. */
  alone<T>(run: (query: Query) => Promise<T>): Promise<T>
  /** Calls for each notice on a channel, and whenever it has begun to listen. Resolves when it listens no longer. */
  listen(channel: string, onNotice: () => void): Promise<void>
  close(): Promise<void>
}

/** Milliseconds. A publish of everything is one transaction of many queries, each far shorter. */
const TIMEOUTS = { connectionTimeoutMillis: 5000, query_timeout: 60_000 }
const BIGINT = 20
const MOST = 8

/** Opens none yet. `name`: what the database lists them by. */
export function openConnections(url: string, name: string): Connections {
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: name,
    options: `-c search_path=${NAMESPACE}`,
    keepAlive: true,
    ...TIMEOUTS,
    types: {
      getTypeParser: ((type: number, format?: 'text') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  }
  const pool = new pg.Pool({ ...config, max: MOST })
  // Who asks next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const listening = new Set<pg.Client>()
  let isClosed = false

  return {
    query: queryOf(pool),
    async transaction(run, mode = '') {
      const client = await pool.connect().catch(rethrown)
      const query = queryOf(client)
      try {
        await query(`BEGIN ${mode}`)
        const result = await run(query)
        await query('COMMIT')
        client.release()
        return result
      } catch (error) {
        // Its end is the transaction's.
        client.release(true)
        throw error
      }
    },
    async alone(run) {
      const client = await pool.connect().catch(rethrown)
      try {
        return await run(queryOf(client))
      } finally {
        client.release(true)
      }
    },
    async listen(channel, onNotice) {
      const client = new pg.Client(config)
      const ended = new Promise<void>((resolve) => client.on('end', resolve).on('error', () => resolve()))
      try {
        await client.connect()
        // One that is ended while it connects would never say so.
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
  return async (sql, values = []) => {
    const { rows } = await asked.query(sql, [...values]).catch(rethrown)
    return rows
  }
}

/** Connection exceptions; too many connections; the server ends, or begins; the database takes none. */
const UNREACHABLE = /^(?:08|53300|57P0|55000)/

function rethrown(error: unknown): never {
  const answered = error instanceof pg.DatabaseError && !UNREACHABLE.test(error.code ?? '')
  throw answered ? error : new Unreachable((error as Error).message)
}
