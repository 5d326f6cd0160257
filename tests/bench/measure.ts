/** Runs publishes in processes of their own and tells what each took. */
import { fork, type ChildProcess } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentChange } from '../../src/provider/crawl/changes.ts'
import type { SiteInputs } from '../../src/views/context.ts'
import type { Edit } from './edits.ts'

export const BENCH_SITE: SiteInputs = { siteUrl: 'https://www.crystalhotels.example', copyrightYear: 2026 }

/** Milliseconds and MiB. `live`: until visitors could see it. `crawl`: until everything was asked for and read. */
export interface Taken {
  wall: number
  live: number
  cpu: number
  peak: number
  rendered: number
  pages: number
  requests: number
  crawl: number
}

export interface Measured extends Taken {
  /** Files in `dist/` that are new. */
  written: number
  /** In which the provider had something to answer. */
  provider: number
  /** That 16 MiB took to be digested just before: how fast the machine was then. */
  hash: number
}

const HASHED = Buffer.alloc(1 << 24)

export interface Folders {
  root: string
  stateFolder: string
  distFolder: string
}

export interface ProviderProcess {
  url: string
  edit(edit: Edit): Promise<void>
  /** Milliseconds since the last edit in which it had something to answer. */
  busy(): Promise<number>
  close(): void
}

export async function startProviderProcess(hotels: number): Promise<ProviderProcess> {
  const child = start('provider-process.ts', String(hotels))
  const url = await message<string>(child)
  return {
    url,
    async edit(edit) {
      child.send(edit)
      await message(child)
    },
    async busy() {
      child.send('busy')
      return message<number>(child)
    },
    close: () => child.kill(),
  }
}

/** From the start of a process to its last file. `changes`: what it is told of, as by a build hook; without them it asks for everything. */
export async function publishCold(
  folders: Folders,
  provider: ProviderProcess,
  changes?: ContentChange[],
): Promise<Measured> {
  const hash = hashTime()
  const since = Date.now()
  const started = performance.now()
  const options = JSON.stringify({ ...folders, providerUrl: provider.url })
  const child = start('publish-process.ts', options, ['--min-semi-space-size=64', '--max-semi-space-size=64'])
  await message(child)
  const before = performance.now() - started
  child.send({ ...(changes && { changes }) })
  const taken = await message<Taken>(child)
  await ended(child)
  const written = await filesSince(folders.distFolder, since)
  const [wall, live] = [taken.wall + before, taken.live + before]
  return { ...taken, wall, live, written, provider: await provider.busy(), hash }
}

export interface Resident {
  publish(changes: ContentChange[] | undefined): Promise<Measured>
  close(): void
}

/** One process for many publishes. */
export async function startResident(folders: Folders, provider: ProviderProcess): Promise<Resident> {
  const child = start('publish-process.ts', JSON.stringify({ ...folders, providerUrl: provider.url }))
  await message(child)
  return {
    async publish(changes) {
      const hash = hashTime()
      const since = Date.now()
      child.send({ ...(changes && { changes }) })
      const taken = await message<Taken>(child)
      return { ...taken, written: await filesSince(folders.distFolder, since), provider: await provider.busy(), hash }
    },
    close: () => child.kill(),
  }
}

/** Milliseconds for a fixed piece of work without a line of JavaScript in it. */
function hashTime(): number {
  const started = performance.now()
  hash('sha256', HASHED)
  return performance.now() - started
}

/** Runs a file of this folder, which answers with messages. What Node compiles is kept, as it is for the project's commands. `flags`: Node's. */
export function start(file: string, argument: string, flags: string[] = []): ChildProcess {
  return fork(join(import.meta.dirname, file), [argument], {
    execArgv: ['--disable-warning=ExperimentalWarning', ...flags],
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'crystal-bench-code') },
  })
}

/** By itself, and not by a signal: what Node compiled is kept for the next one then. */
async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.disconnect()
  await exit
}

export function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the process ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (value) => {
      child.off('exit', ended)
      resolve(value as T)
    })
  })
}

async function filesSince(folder: string, since: number): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let count = 0
  for (const entry of entries) {
    if (entry.isFile() && (await stat(join(entry.parentPath, entry.name))).mtimeMs >= since) count++
  }
  return count
}
