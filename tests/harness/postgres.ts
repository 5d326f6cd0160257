/**
 * PostgreSQL for tests: a server of the run's own on a socket in a temporary folder, and in it a database for each site. The project `postgres` runs
 * suites of `tests/live` and `tests/state` a second time, with the states of their sites in it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { openConnections } from '../../src/state/shared/connection.ts'
import { shareState } from '../../src/state/shared/share.ts'
import { programPath } from './machine.ts'
import { contentsIn } from './made-up-contents.ts'
import { PROJECT } from './settings.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the socket; empty where states are files. */
    postgresSocket: string
  }
}

export interface PostgresServer {
  /** Folder of the socket. */
  socket: string
  stop(): Promise<void>
}

/** Nothing of it outlives the run, so it need not wait for the disk. */
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
]

export async function startPostgres(): Promise<PostgresServer> {
  const programs = dirname(programPath('postgresql'))
  const socket = mkdtempSync(join(tmpdir(), 'crystal-pg-'))
  const data = join(socket, 'data')
  // It refuses to run as root.
  const user = userFor('postgres')
  if (user.uid !== undefined) chownSync(socket, user.uid, user.gid!)
  const initdb = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    user,
  )
  if (initdb.status !== 0) throw new Error(`initdb: ${String(initdb.stderr)}`)
  const settings = [...SETTINGS, `unix_socket_directories=${socket}`].flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...user, stdio: 'ignore' })
  await untilReady(urlOf(socket, 'postgres'))
  return {
    socket,
    async stop() {
      const ended = once(server, 'exit')
      // At once: sites that a test left open are connected.
      server.kill('SIGQUIT')
      await ended
      rmSync(socket, { recursive: true, force: true })
    },
  }
}

const urlOf = (socket: string, database: string) => `postgres://test@localhost/${database}?host=${socket}`

function userFor(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((which) => Number(spawnSync('id', [which, name]).stdout))
  return { uid: uid!, gid: gid! }
}

async function untilReady(url: string): Promise<void> {
  for (const until = Date.now() + 30_000; ;) {
    const { query, close } = openConnections(url, 'test')
    try {
      return void (await query('SELECT 1'))
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    } finally {
      await close()
    }
  }
}

/** A database that nobody has used. Resolves to its address. */
export async function newDatabase(socket = inject('postgresSocket')): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  const { query, close } = openConnections(urlOf(socket, 'postgres'), 'test')
  await query(`CREATE DATABASE ${name}`)
  await close()
  return urlOf(socket, name)
}

/** Whether this is the second run of a suite. */
export const isShared = () => Boolean(inject('postgresSocket'))

/** What processes that a test starts are told: addresses of databases by folder. */
const SHARED_VARIABLE = 'TEST_SHARED_STATES'

/** In the second run, moves the state of a folder that has none yet into a database of its own. Resolves to how to close it. */
export async function shareInSecondRun(folder: string): Promise<() => Promise<void>> {
  if (!isShared()) return async () => {}
  const url = await newDatabase()
  const shared = await shareState(folder, url, contentsIn(folder))
  const told = (change: (all: Record<string, string>) => void) => {
    const all = JSON.parse(process.env[SHARED_VARIABLE] ?? '{}') as Record<string, string>
    change(all)
    process.env[SHARED_VARIABLE] = JSON.stringify(all)
    process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(PROJECT, 'tests/harness/shared-states.ts'))}`
  }
  told((all) => void (all[folder] = url))
  return async () => {
    told((all) => void delete all[folder])
    await shared.close()
  }
}

export interface Way {
  /** Of the database, by this way. */
  url: string
  /** Ends all connections and takes no more, until it is opened again. */
  block(): Promise<void>
  open(): Promise<void>
}

/** A way to a database through a port of its own, which can be blocked. */
export async function wayTo(url: string): Promise<Way> {
  const { pathname, searchParams } = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server
  let port = 0
  const open = async () => {
    server = createServer((near) => {
      const far = connect(join(searchParams.get('host')!, '.s.PGSQL.5432'))
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one)
        one
          .on('error', () => {})
          .on('close', () => {
            sockets.delete(one)
            other.destroy()
          })
        one.pipe(other)
      }
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  }
  const block = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await open()
  onTestFinished(() => void (server.listening && block()))
  return { url: `postgres://test@127.0.0.1:${port}${pathname}`, block, open }
}
