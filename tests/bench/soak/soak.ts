/**
 * A server at work for long: visitors without pause, and every other second an edit that is published and looked for. Tells what its process takes
 * as time goes by, and how much was not as it should be.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { openState } from '../../../src/engine/state/state.ts'
import { hrefOf } from '../../../src/routes/paths.ts'
import { fileUrl, pictureUrl } from '../../../src/routes/pictures.ts'
import { buildDemo } from '../demo-site.ts'
import { message, start } from '../measure.ts'
import { startSite, type Use } from '../site.ts'
import { publishEdit, SECRET } from './editor.ts'
import { visitOf, type Addresses, type Visit } from './visits.ts'

const VISITORS = 16
const SAMPLES = 10
/** Milliseconds between two edits; each tenth time so many that the server asks for everything meanwhile. */
const PAUSE = { usual: 1500, long: 6000 }
const PICTURES = 40
/** What is said of faults: they tend to be alike. */
const TOLD = 10

interface Counts {
  requests: number
  edits: number
  faults: string[]
}

/** Rejects where anything was not as it should be. */
export async function soakTable(minutes: number): Promise<string> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'crystal-soak-'))
  const provider = start('soak/provider-process.ts', '')
  try {
    const providerUrl = await message<string>(provider)
    await buildDemo({ stateFolder, providerUrl })
    const site = await startSite({ stateFolder, providerUrl, secret: SECRET, trustedProxies: ['127.0.0.1'] })
    const pool = new Pool(site.url, { connections: VISITORS + 1 })
    try {
      const counts: Counts = { requests: 0, edits: 0, faults: [] }
      const over = new AbortController()
      const work = [
        visitAll(pool, await addressesOf(stateFolder), counts, over.signal),
        editAll(pool, provider, counts, over.signal),
      ]
      const rows = []
      for (let sample = 1; sample <= SAMPLES; sample++) {
        await wait((minutes * 60_000) / SAMPLES)
        rows.push(row((minutes * sample) / SAMPLES, counts, await site.use()))
        console.error(rows.at(-1))
      }
      over.abort()
      await Promise.all(work)
      const table = [...HEAD, ...rows].join('\n')
      if (counts.faults.length > 0) throw new Error([table, '', ...counts.faults.slice(0, TOLD)].join('\n'))
      return table
    } finally {
      await pool.destroy()
      await site.close()
    }
  } finally {
    provider.kill()
    await rm(stateFolder, { recursive: true, force: true })
  }
}

async function addressesOf(stateFolder: string): Promise<Addresses> {
  const { pages, assets, sources } = (await openState(stateFolder).releases.current())!
  const entries = [...sources]
  const pictures = entries.filter(([, { mimeType }]) => mimeType?.startsWith('image/')).slice(0, PICTURES)
  const others = entries.filter(([, { mimeType }]) => !mimeType?.startsWith('image/'))
  return {
    // The start page leads visitors to their language.
    pages: [...pages].filter(([path, { status }]) => path !== '/' && !status).map(([path]) => hrefOf(path)),
    files: [...assets.keys()].map((name) => `/${name}`).filter((path) => path.startsWith('/_astro/')),
    media: [
      ...pictures.map(([id]) => pictureUrl(id, 640)),
      ...others.map(([id, { source, mimeType }]) => fileUrl(id, source, mimeType)),
    ],
  }
}

async function visitAll(pool: Pool, addresses: Addresses, counts: Counts, over: AbortSignal): Promise<void> {
  // Pictures are made at the first request: that is not what is looked at here.
  for (const path of addresses.media) await (await pool.request({ method: 'GET', path })).body.bytes()
  let next = 0
  const visitor = async () => {
    while (!over.aborted) {
      const visit = visitOf(next++, addresses)
      const fault = await faultOf(pool, visit).catch(String)
      if (fault !== undefined) counts.faults.push(`${visit.method} ${visit.path}: ${fault}`)
      counts.requests++
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
}

async function faultOf(pool: Pool, { expected, leaves, ...request }: Visit): Promise<string | undefined> {
  const { statusCode, headers, body } = await pool.request(request)
  // undici ends the connection with it.
  if (leaves) body.on('error', () => {}).destroy()
  const length = leaves ? undefined : (await body.bytes()).length
  if (!expected.includes(statusCode)) return `status ${statusCode}`
  const told = headers['content-length']
  return length === undefined || told === undefined || Number(told) === length
    ? undefined
    : `${length} of ${told} bytes`
}

async function editAll(pool: Pool, provider: ChildProcess, counts: Counts, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await publishEdit(pool, provider).catch((error: unknown) => counts.faults.push(String(error)))
    counts.edits++
    await wait(counts.edits % 10 === 0 ? PAUSE.long : PAUSE.usual)
  }
}

const COLUMNS = ['minutes', 'requests', 'edits', 'faults', 'resident MiB', 'heap MiB', 'buffers MiB', 'open files']
const HEAD = [line(COLUMNS), line(COLUMNS.map(() => '---'))]

function row(minutes: number, { requests, edits, faults }: Counts, { resident, heap, buffers, files }: Use): string {
  const memory = [resident, heap, buffers].map((each) => each.toFixed(0))
  return line([minutes.toFixed(1), requests, edits, faults.length, ...memory, files])
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
