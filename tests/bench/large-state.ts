/** What a publish of one room costs in the state alone, in a file and in PostgreSQL, at 18 hotels and at a hundred times as many. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  makeManifest,
  type Manifest,
  type PageEntry,
  type PublishedRelease,
} from '../../src/engine/release/manifest.ts'
import { digest } from '../../src/records/digest.ts'
import { ChangedMap } from '../../src/records/changed-map.ts'
import type { RecordRow } from '../../src/records/snapshot.ts'
import type { RouteEntry } from '../../src/records/release.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import type { Contents } from '../../src/engine/state/shared/contents.ts'
import { openState, type State } from '../../src/engine/state/state.ts'
import { manifestOf } from '../harness/manifest.ts'
import { newDatabase, startPostgres } from '../shared/postgres-server.ts'
import { median } from './table.ts'

const SIZES = [18, 1800]
/** As in the bench's worlds. */
const PAGES_OF_A_HOTEL = 132
/** Pages that come with one release while a state is filled. */
const PART = 20_000
/** Of one room's text: the room, the list of rooms, the hotel. */
const CHANGED = 3
const RUNS = 31
/** Bytes of a page that changes, compressed and not. */
const PAGE = 12_000

/** Rejects where there is no PostgreSQL. */
export async function largeStateTable(sizes: readonly number[] = SIZES): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-bench-large-'))
  const postgres = await startPostgres()
  const closing: (() => Promise<void>)[] = []
  try {
    const states = new Map<string, { state: State; hotels: number; took: number[] }>()
    for (const hotels of sizes) {
      for (const engine of ['file', 'PostgreSQL']) {
        const own = join(folder, `${engine}-${hotels}`)
        if (engine === 'PostgreSQL') {
          const shared = await shareState(own, await newDatabase(postgres.socket), MADE_UP)
          closing.push(shared.close)
        }
        const state = openState(own)
        await fill(state, hotels * PAGES_OF_A_HOTEL)
        states.set(`${hotels} hotels, ${engine}`, { state, hotels, took: [] })
      }
    }
    for (let run = 0; run < RUNS; run++) {
      for (const { state, hotels, took } of states.values()) {
        const first = (run * 997 * PAGES_OF_A_HOTEL) % (hotels * PAGES_OF_A_HOTEL - CHANGED)
        const began = performance.now()
        await publishRoom(state, first, run)
        took.push(performance.now() - began)
      }
    }
    return [...states]
      .map(([name, { state, took }]) => `${name}, ${state.records.size} pages: ${timesOf(took)}`)
      .join('\n')
  } finally {
    for (const close of closing) await close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function timesOf(took: readonly number[]): string {
  const [least, middle, most] = [Math.min(...took), median([...took]), Math.max(...took)]
  return `one room stored and live after ${middle.toFixed(1)} ms in the median, ${least.toFixed(1)} to ${most.toFixed(1)}`
}

/** What a page is stored with, of any digest. */
const MADE_UP: Contents = {
  get: async (hash) => Buffer.from(hash.repeat(PAGE / hash.length)),
  has: async () => true,
  put: async () => {},
}

async function fill(state: State, pages: number): Promise<void> {
  for (let first = 0; first < pages; first += PART) {
    const numbers = Array.from({ length: Math.min(PART, pages - first) }, (_, index) => first + index)
    await publish(state, numbers, '')
  }
}

const publishRoom = (state: State, first: number, run: number) =>
  publish(
    state,
    Array.from({ length: CHANGED }, (_, index) => first + index),
    `of run ${run}`,
  )

/** As the publisher does: what changed over what is stored. */
async function publish(state: State, numbers: readonly number[], text: string): Promise<void> {
  const newest: PublishedRelease | Manifest = (await state.releases.read(state.releases.newest())) ?? manifestOf({})
  const pages = new Map(numbers.map((number) => [pathOf(number), pageOf(number, text)]))
  const isFirst = !newest.pages.has(pathOf(numbers[0]!))
  const routes = new Map(isFirst ? numbers.map((number) => [pathOf(number), routeOf(number)]) : [])
  const { id: _id, pagesSum: _pagesSum, assetsSum: _assetsSum, ...rest } = newest
  const changed = numbers.slice(0, isFirst ? undefined : 1)
  const records = changed.map((number): [string, RecordRow] => [recordOf(number), rowOf(state, number, text)])
  const parts = { ...rest, pages: new ChangedMap(newest.pages, pages), routes: new ChangedMap(newest.routes, routes) }
  const release = makeManifest(parts, newest)
  const changes = isFirst ? [] : [...pages.keys()].map((path) => ({ path, why: [{ code: 'links-changed' as const }] }))
  await state.releases.publish({ release, changes, records })
}

const pathOf = (number: number) => `/en/hotels/hotel-${Math.floor(number / PAGES_OF_A_HOTEL)}/page-${number}`
const recordOf = (number: number) => `room/en/${Math.floor(number / PAGES_OF_A_HOTEL)}/room-${number}`

function pageOf(number: number, text: string): PageEntry {
  const hash = digest(Buffer.from(`${number} ${text}`))
  const title = `Page ${number}`
  return {
    ...{ hash, key: hash, chrome: '', thing: `room en ${number}`, lastmod: '2026-11-24T00:00:00Z' },
    reads: [recordOf(number), recordOf(number - 1), recordOf(number + 1)],
    listing: `<url><loc>https://www.crystalhotels.example${pathOf(number)}</loc></url>`,
    words: { locale: 'en', title, description: `${title} of a hotel by the sea, with rooms for all` },
  }
}

function routeOf(number: number): RouteEntry {
  return {
    ...{ record: recordOf(number), id: number, propertyId: Math.floor(number / PAGES_OF_A_HOTEL) + 1 },
    alternates: { en: pathOf(number) },
    sitemap: 'sitemap-en.xml',
  }
}

function rowOf({ records }: State, number: number, text: string): RecordRow {
  const json = JSON.stringify({ title: `Room ${number}`, text: `A room. ${text} `.repeat(40) })
  const hash = digest(Buffer.from(json))
  records.put(hash, json)
  return { digest: hash, names: [`room ${number}`] }
}
