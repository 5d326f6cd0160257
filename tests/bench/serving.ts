/**
 * Our server beside Caddy and nginx, each with its file of `deploy/`, over one release: the same compressed bytes. They take turns, so that
 * what else the machine does falls on all of them; medians of the turns.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EnvironmentError } from '../../src/config/environment.ts'
import { startDemo } from '../../src/demo/start.ts'
import { openState } from '../../src/engine/state/state.ts'
import { hrefOf } from '../../src/routes/paths.ts'
import { startCaddy, startNginx } from '../hosts/web-servers.ts'
import { buildDemo } from './demo-site.ts'
import { startSite } from './site.ts'
import { median } from './table.ts'

const TURNS = 5
const SECONDS = 4
const CONNECTIONS = 64

/** What wrk says of a run. Times in milliseconds; `failed`: requests with no answer, or one with a status that is none of success. */
export interface Load {
  requests: number
  bytes: number
  seconds: number
  failed: number
  p50: number
  p99: number
}

/** Rejects where a host fails to answer. */
export async function servingTable(): Promise<string> {
  await needWrk()
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-serving-'))
  const distFolder = join(stateFolder, 'dist')
  const open: { close(): Promise<void> }[] = []
  try {
    const provider = await startDemo()
    open.push(provider)
    await buildDemo({ stateFolder, distFolder, compress: true, providerUrl: provider.url })
    const origin = await startSite({ stateFolder, providerUrl: provider.url })
    open.push(origin)
    const folders = { stateFolder, distFolder, origin }
    const [caddy, nginx] = [await startCaddy(folders), await startNginx(folders)]
    open.push(caddy, nginx)
    const hosts = { ours: origin.url, Caddy: caddy.url, nginx: nginx.url }
    const lists = await addressLists(stateFolder)
    const tables = []
    for (const [name, file] of Object.entries(lists)) tables.push(loadTable(name, await takeTurns(hosts, file)))
    return tables.join('\n\n')
  } finally {
    for (const each of open.toReversed()) await each.close()
    await rm(stateFolder, { recursive: true, force: true })
  }
}

/** Files with an address a line. The start page is left out: its answer depends on the visitor, so that it is our server's everywhere. */
async function addressLists(stateFolder: string): Promise<Record<string, string>> {
  const { pages, assets } = (await openState(stateFolder).releases.current())!
  const lists = {
    pages: [...pages].filter(([path, { status }]) => path !== '/' && !status).map(([path]) => hrefOf(path)),
    'scripts, styles, fonts': [...assets.keys()].filter((name) => name.startsWith('_astro/')).map((name) => `/${name}`),
  }
  const files: Record<string, string> = {}
  for (const [index, [name, paths]] of Object.entries(lists).entries()) {
    files[name] = join(stateFolder, `addresses-${index}.txt`)
    await writeFile(files[name], `${paths.join('\n')}\n`)
  }
  return files
}

async function takeTurns<Name extends string>(
  hosts: Record<Name, string>,
  file: string,
): Promise<Record<Name, Load[]>> {
  const loads = Object.fromEntries(Object.keys(hosts).map((name) => [name, []])) as unknown as Record<Name, Load[]>
  // The first turn warms up: code gets compiled, contents get into memory.
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [name, url] of Object.entries(hosts) as [Name, string][]) {
      const load = await runWrk(url, file)
      if (load.failed > 0) throw new Error(`${name}: ${load.failed} of ${load.requests} requests failed.`)
      if (turn > 0) loads[name].push(load)
    }
  }
  return loads
}

const run = promisify(execFile)

/** Before minutes go into a build. */
async function needWrk(): Promise<void> {
  const lacks = await run('wrk').catch((error: NodeJS.ErrnoException) => error.code === 'ENOENT')
  if (lacks === true) throw new EnvironmentError("There is no wrk: install Debian's package of that name.")
}

async function runWrk(url: string, file: string): Promise<Load> {
  const script = join(import.meta.dirname, 'walk.lua')
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, url, '--', file]
  const { stdout } = await run('wrk', options)
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Load
}

function loadTable<Name extends string>(what: string, loads: Record<Name, Load[]>): string {
  const perSecond = (runs: Load[]) => median(runs.map(({ requests, seconds }) => requests / seconds))
  const rows = Object.entries<Load[]>(loads).map(([name, runs]) => [
    name,
    perSecond(runs).toFixed(0),
    median(runs.map(({ p50 }) => p50)).toFixed(1),
    median(runs.map(({ p99 }) => p99)).toFixed(1),
    median(runs.map(({ bytes, requests }) => bytes / requests / 1000)).toFixed(1),
    (perSecond(runs) / perSecond((loads as Record<string, Load[]>).Caddy!)).toFixed(2),
  ])
  const columns = [what, 'requests/s', 'p50 ms', 'p99 ms', 'kB an answer', "of Caddy's"]
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
