/**
 * Varnish before our server, under wrk, while edits are published: how much of what visitors ask it has, how long it shows what changed as it was, and
 * whether it is told of exactly that.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { isForever } from '../../src/config/headers.ts'
import type { PublishedRelease } from '../../src/engine/release/manifest.ts'
import { hrefOf } from '../../src/routes/paths.ts'
import { pathTag, releaseTag } from '../../src/hosts/server/files/shared-cache.ts'
import { openState, type State } from '../../src/engine/state/state.ts'
import { freePort } from '../harness/ports.ts'
import { receivePurges, type PurgeReceiver } from '../harness/purges.ts'
import type { RunningHost } from '../hosts/host.ts'
import { startVarnish } from '../hosts/web-servers.ts'
import { buildDemo } from './demo-site.ts'
import { message, start } from './measure.ts'
import { needWrk, type Load } from './serving.ts'
import { publishNext, SECRET } from './soak/editor.ts'
import { startSite } from './site.ts'
import { median } from './table.ts'

/** Each rests before it asks again, so that the machine's cores are not all theirs: some 5,000 requests a second. */
const CONNECTIONS = 32
const REST = 6
/** Milliseconds after which nobody may be shown what was before. */
const LATEST = 1000
/** Pages that did not change and are compared after each edit. */
const SAMPLE = 50

interface Counts {
  edits: number
  compared: number
  /** Answers of the cache that were not the server's later than `LATEST` after a publish. */
  stale: number
  /** Milliseconds from a publish until the cache has forgotten what it changed. */
  forgotten: number[]
  /** Paths whose answers changed, and those that the cache was told of. */
  changed: number
  told: number
  /** Edits after which these two were not the same. */
  different: number
}

interface Setting {
  state: State
  provider: ChildProcess
  server: Pool
  cache: Pool
  purges: PurgeReceiver
}

/** Rejects where a request fails. */
export async function sharedCacheTable(edits: number): Promise<string> {
  await needWrk()
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-shared-'))
  const provider = start('soak/provider-process.ts', '')
  const open: { close(): unknown }[] = []
  try {
    const providerUrl = await message<string>(provider)
    await buildDemo({ stateFolder, providerUrl })
    const purgePort = await freePort()
    const purges = await receivePurges(purgePort)
    open.push(purges)
    const site = await startSite({
      stateFolder,
      providerUrl,
      secret: SECRET,
      purge: { cache: 'varnish', urls: [purges.url] },
    })
    open.push(site)
    const varnish = await startVarnish({ origin: site, purgePort })
    open.push(varnish)
    const [server, cache] = [new Pool(site.url, { connections: 4 }), new Pool(varnish.url, { connections: 4 })]
    open.push(server, cache)
    const setting = { state: openState(stateFolder), provider, server, cache, purges }
    while (!isTold(setting)) await wait(20)
    // What is fetched from now on is not forgotten by the repeated message.
    await wait(LATEST)
    return await measure(setting, varnish, edits, join(stateFolder, 'addresses.txt'))
  } finally {
    for (const each of open.toReversed()) await each.close()
    provider.kill()
    await rm(stateFolder, { recursive: true, force: true })
  }
}

async function measure(setting: Setting, varnish: RunningHost, edits: number, list: string): Promise<string> {
  const pages = pagesOf((await setting.state.releases.current())!)
  await writeFile(list, pages.map((path) => `${hrefOf(path)}\n`).join(''))
  for (const path of pages) await etagOf(setting.cache, path)
  const before = await varnish.counters!()
  const counts: Counts = { edits: 0, compared: 0, stale: 0, forgotten: [], changed: 0, told: 0, different: 0 }
  const visitors = startWrk(varnish.url, list)
  for (let edit = 0; edit < edits; edit++) await publishOne(setting, counts)
  const load = await visitors.stop()
  if (load.failed > 0) throw new Error(`${load.failed} of ${load.requests} requests failed.`)
  await compare(setting, pagesOf((await setting.state.releases.current())!), counts)
  const after = await varnish.counters!()
  const [hits, misses] = ['MAIN.cache_hit', 'MAIN.cache_miss'].map((name) => after[name]! - before[name]!)
  return tableOf(counts, load, hits!, misses!)
}

/** One edit: published, told of, and looked for on each page that it changed, and on some others. */
async function publishOne(setting: Setting, counts: Counts): Promise<void> {
  const { state, server, provider } = setting
  const was = (await state.releases.current())!
  const { report } = await publishNext(server, provider)
  if (!report) return
  counts.edits++
  const live = Date.parse((await state.releases.live())!.publishedAt)
  const is = (await state.releases.current())!
  const changed = changedPaths(was, is)
  await wait(Math.max(0, live + LATEST - Date.now()))
  const pages = changed.filter((path) => is.pages.has(path))
  await compare(setting, pages, counts)
  while (!isTold(setting)) await wait(1)
  countTold(setting, is, { changed, live }, counts)
  const all = pagesOf(is)
  const sample = Array.from({ length: SAMPLE }, (_, index) => all[(counts.edits * SAMPLE + index) % all.length]!)
  await compare(setting, [...pages, ...sample], counts)
}

async function compare({ server, cache }: Setting, paths: readonly string[], counts: Counts): Promise<void> {
  for (const path of paths) {
    counts.compared++
    if ((await etagOf(cache, path)) !== (await etagOf(server, path))) counts.stale++
  }
}

function countTold(
  { purges }: Setting,
  { number, id }: PublishedRelease,
  { changed, live }: { changed: string[]; live: number },
  counts: Counts,
): void {
  const messages = purges.first().filter((each) => each.release === releaseTag({ number, release: id }))
  const told = new Set(messages.flatMap(({ tags }) => tags))
  counts.forgotten.push(messages.at(-1)!.at - live)
  counts.changed += changed.length
  counts.told += told.size
  counts.different += Number(told.size !== changed.length || changed.some((path) => !told.has(pathTag(path))))
}

function isTold({ state, purges }: Setting): boolean {
  return purges.first().at(-1)?.release === releaseTag(state.live.get()!)
}

/** The start page leads visitors to their language. */
function pagesOf({ pages }: PublishedRelease): string[] {
  return [...pages].filter(([path, { status }]) => path !== '/' && !status).map(([path]) => path)
}

/** Of all answers that a shared cache may keep, one by one. */
function changedPaths(was: PublishedRelease, is: PublishedRelease): string[] {
  const answers = ({ pages, assets, redirects }: PublishedRelease) =>
    new Map([
      ...Object.entries(redirects),
      ...[...assets].filter(([name]) => !isForever(name)).map(([name, hash]) => [`/${name}`, hash] as const),
      ...[...pages].filter(([, { status }]) => !status).map(([path, { hash }]) => [path, hash] as const),
    ])
  const [before, after] = [answers(was), answers(is)]
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
}

async function etagOf(pool: Pool, path: string): Promise<string> {
  const headers = { 'accept-encoding': 'br' }
  const answer = await pool.request({ method: 'GET', path: hrefOf(path), headers })
  await answer.body.dump()
  return `${answer.statusCode} ${String(answer.headers.etag)}`
}

/** Until it is stopped: it tells what it counted when it is interrupted, too. */
function startWrk(url: string, list: string) {
  const script = join(import.meta.dirname, 'walk.lua')
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, '-d1h', '-s', script, url, '--', list, String(REST)])
  const said = text(child.stdout)
  return {
    async stop(): Promise<Load> {
      child.kill('SIGINT')
      return JSON.parse((await said).trim().split('\n').at(-1)!) as Load
    },
  }
}

function tableOf(counts: Counts, load: Load, hits: number, misses: number): string {
  const { edits, compared, stale, forgotten, changed, told, different } = counts
  const rows = [
    ['edits published', edits],
    ['requests of wrk, a second', `${load.requests}, ${(load.requests / load.seconds).toFixed(0)}`],
    ['hit rate', `${((100 * hits) / (hits + misses)).toFixed(2)} % (${misses} misses)`],
    [
      `what changed is forgotten after, ms: median, most; later than ${LATEST}`,
      `${median(forgotten)}, ${Math.max(...forgotten)}; ${forgotten.filter((each) => each > LATEST).length}`,
    ],
    [`answers compared later than ${LATEST} ms, stale`, `${compared}, ${stale}`],
    ['paths changed, told of, edits where these differ', `${changed}, ${told}, ${different}`],
  ]
  return [['behind Varnish', ''], ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
