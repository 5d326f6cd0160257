/**
 * Which servers are connected, and whether any runs newer code. During a rolling deploy only servers with the newest
 * code publish: otherwise pages would alternate between two versions.
 */
import type { Query } from './shared/connection.ts'

export const VERSION_TABLES = [
  // Code versions in the order of first use: later is newer.
  'CREATE TABLE code (number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, inputs text NOT NULL UNIQUE)',
  // Each server's code version, by its connection id.
  'CREATE TABLE server (id text PRIMARY KEY, code integer NOT NULL)',
]

/** Prefix of a server's id in the database's list of connections. */
export const PROGRAM = 'crystal-site '

/** A server's code version. */
export interface Version {
  /** Digest of the inputs of all pages besides the records. Without it a server always publishes. */
  inputs?: string | undefined
  /** Milliseconds to wait for a disconnected newer server: it may be building before its start, or restarting after a crash. */
  patience?: number | undefined
}

const DEFAULT_PATIENCE_MS = 30_000

export interface Versions {
  /** Connected servers, including this one. */
  connected(): Promise<Set<string>>
  /** Whether a server with newer code is connected, or was until recently. */
  isSuperseded(): Promise<boolean>
}

export function openVersions(
  query: Query,
  server: string,
  { inputs, patience = DEFAULT_PATIENCE_MS }: Version,
): Versions {
  let supersededUntil = 0

  /** Registers this server. Returns the number of its code version. */
  async function register(): Promise<number> {
    await query('DELETE FROM server WHERE $1 || id NOT IN (SELECT application_name FROM pg_stat_activity)', [PROGRAM])
    await query(
      'INSERT INTO code (inputs) SELECT $1 WHERE NOT EXISTS (SELECT FROM code WHERE inputs = $1) ON CONFLICT DO NOTHING',
      [inputs],
    )
    const sql =
      'INSERT INTO server (id, code) SELECT $1, number FROM code WHERE inputs = $2 ON CONFLICT (id) DO UPDATE SET code = excluded.code RETURNING code'
    const [row] = await query<{ code: number }>(sql, [server, inputs])
    return row!.code
  }

  return {
    connected: async () => new Set((await connectedServers(query)).map(({ id }) => id)),
    async isSuperseded() {
      if (inputs === undefined) return false
      const servers = await connectedServers(query)
      const own = servers.find(({ id }) => id === server)?.code ?? (await register())
      const isNewerConnected = servers.some(({ code }) => code !== null && code > own)
      if (isNewerConnected) supersededUntil = performance.now() + patience
      return isNewerConnected || performance.now() < supersededUntil
    },
  }
}

async function connectedServers(query: Query): Promise<{ id: string; code: number | null }[]> {
  return query(
    `SELECT DISTINCT there.id, server.code FROM (
      SELECT substr(application_name, length($1) + 1) AS id FROM pg_stat_activity
      WHERE datname = current_database() AND starts_with(application_name, $1)
    ) AS there LEFT JOIN server ON server.id = there.id`,
    [PROGRAM],
  )
}
