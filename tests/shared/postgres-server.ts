/** PostgreSQL of a run's own, on a socket in a temporary folder. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { programPath } from '../run/machine.ts'
import { PROJECT } from '../harness/settings.ts'
import { listed } from '../harness/listed.ts'

export interface PostgresServer {
  /** Folder of the socket. */
  socket: string
  /** Runs a file of SQL below the project's folder, as the administrator does. */
  run(file: string, env: Record<string, string>): void
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** Nothing of it outlives the run, so it need not wait for the disk. */
const SETTINGS = listed(`
  listen_addresses= | fsync=off | synchronous_commit=off | full_page_writes=off | max_connections=300`)

/** As a machine of its own has it: on a port of loopback, with settings and rules of who may come in as in PostgreSQL's files of these names. */
export interface DeployedPostgres {
  port: number
  conf: string
  hba: string
}

export async function startPostgres(deployed?: DeployedPostgres): Promise<PostgresServer> {
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
  if (deployed) {
    appendFileSync(join(data, 'postgresql.conf'), deployed.conf)
    writeFileSync(join(data, 'pg_hba.conf'), `local all test trust\n${deployed.hba}`)
  }
  const own = deployed ? ['listen_addresses=127.0.0.1', `port=${deployed.port}`, 'fsync=off'] : SETTINGS
  const settings = [...own, `unix_socket_directories=${socket}`].flatMap((setting) => ['-c', setting])
  const url = urlOf(socket, 'postgres', deployed?.port)
  let server: ChildProcess
  const start = () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...user, stdio: 'ignore' })
    return untilReady(url)
  }
  await start()
  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    // At once: sites that a test left open are connected.
    server.kill('SIGQUIT')
    await ended
  }
  return {
    socket,
    run(file, env) {
      const args = ['--no-psqlrc', '--quiet', '--file', join(PROJECT, file), url]
      const { status, stderr } = spawnSync(join(programs, 'psql'), args, { env: { ...process.env, ...env } })
      if (status !== 0) throw new Error(String(stderr))
    },
    start,
    stop,
    async close() {
      await stop()
      rmSync(socket, { recursive: true, force: true })
    },
  }
}

const urlOf = (socket: string, database: string, port = 5432) =>
  `postgres://test@localhost:${port}/${database}?host=${socket}`

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
export async function newDatabase(socket: string): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  const { query, close } = openConnections(urlOf(socket, 'postgres'), 'test')
  await query(`CREATE DATABASE ${name}`)
  await close()
  return urlOf(socket, name)
}

export interface Way {
  /** Of the database, by this way. */
  url: string
  /** Ends all connections and takes no more, until it is opened again; done at the end, too. */
  block(): Promise<void>
  open(): Promise<void>
  /** Lets nothing through any more, and ends nothing: as a machine that hangs. Until it is blocked. */
  hold(): void
}

/** A way to a database through a port of its own, which can be blocked. */
export async function wayTo(url: string): Promise<Way> {
  const { pathname, searchParams } = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server
  let port = 0
  let isHeld = false
  const open = async () => {
    isHeld = false
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
        if (!isHeld) one.pipe(other)
      }
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  }
  const block = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await open()
  const hold = () => {
    isHeld = true
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: `postgres://test@127.0.0.1:${port}${pathname}`, block, open, hold }
}
