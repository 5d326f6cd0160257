/** Servers of one site in processes of their own, which share its state in PostgreSQL. Each reaches it by a way that can be blocked. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { changeOf, HOOK_SECRET, hookMessage } from '../harness/hook-message.ts'
import type { BuildOptions } from '../../src/engine/publisher/build-site.ts'
import { buildSite } from '../../src/engine/publisher/build-site.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { STATE_FILE } from '../../src/engine/state/database/schema.ts'
import { contentsIn } from './made-up-contents.ts'
import { wayTo, type Way } from './postgres-server.ts'
import { PROJECT } from '../harness/settings.ts'
import type { ServerTask } from './server-process.ts'

export interface Server {
  /** Where it answers; the same after a restart. */
  readonly url: string
  readonly stateFolder: string
  readonly way: Way
  isUp(): boolean
  start(): Promise<void>
  /** 'SIGTERM': it ends what it has begun. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** While it is stopped: puts the copy of the state back that it had when it was started first. */
  goStale(): Promise<void>
}

export interface Servers {
  all: Server[]
  /** One more, of other code perhaps. */
  join(built: BuildOptions): Promise<Server>
  close(): Promise<void>
}

/** Builds the site into the database, then starts so many servers of it. `patience`: as in `ServerTask`. */
export async function startServers(
  count: number,
  database: string,
  built: BuildOptions,
  patience?: number,
): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-servers-'))
  const all: Server[] = []
  const first = join(folder, 'builder')
  const shared = await shareState(first, database, contentsIn(first))
  await buildSite({ ...built, stateFolder: first })
  await shared.close()
  const open = (of: BuildOptions) => openServer(database, join(folder, String(all.length)), of, patience)
  for (let index = 0; index < count; index++) all.push(await open(built))
  await Promise.all(all.map((server) => server.start()))
  return {
    all,
    async join(of) {
      const server = await open(of)
      all.push(server)
      await server.start()
      return server
    },
    async close() {
      await Promise.all(all.map((server) => server.stop('SIGKILL').then(() => server.way.block())))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openServer(
  database: string,
  stateFolder: string,
  built: BuildOptions,
  patience: number | undefined,
): Promise<Server> {
  const way = await wayTo(database)
  let child: ChildProcess | undefined
  let url = ''
  const beginning = `${stateFolder}-${STATE_FILE}`

  async function start() {
    const port = url ? Number(new URL(url).port) : 0
    const task: ServerTask = {
      ...{ url: way.url, secret: HOOK_SECRET, deskSecret: 'the secret of the desk in these tests', port, patience },
      options: { ...built, stateFolder },
    }
    const script = join(PROJECT, 'tests/shared/server-process.ts')
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await Promise.race([
      once(createInterface(child.stdout!), 'line'),
      once(child, 'exit').then(() => ['']),
    ])) as [string]
    if (!line) throw new Error('a server ended before it answered')
    const isFirst = url === ''
    url = line
    if (isFirst) await cp(join(stateFolder, STATE_FILE), beginning)
  }

  return {
    stateFolder,
    way,
    get url() {
      return url
    },
    isUp: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    start,
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    async goStale() {
      for (const end of ['-wal', '-shm']) await rm(join(stateFolder, STATE_FILE + end), { force: true })
      await cp(beginning, join(stateFolder, STATE_FILE))
    },
  }
}

/** A signed message of the webhook. */
export const messageOf = (data: object): RequestInit => hookMessage(changeOf(data))
