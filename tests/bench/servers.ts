/** A state that servers share in PostgreSQL beside one in a file: what a publish costs, how soon all show it, what is lost when servers fall. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider } from '../../src/demo/server.ts'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { plainProject } from '../harness/plain-project.ts'
import { newDatabase, startPostgres } from '../shared/postgres-server.ts'
import { numbers } from '../shared/random-numbers.ts'
import { startServers } from '../shared/servers.ts'
import { tryServers, type Trial } from '../shared/servers-trial.ts'
import { PROJECT, RENDERER_FOLDER } from '../harness/settings.ts'
import { makeWorld, worldPictures } from '../worlds/index.ts'
import { EDITS } from './edits.ts'
import { BENCH_SITE, startProviderProcess } from './measure.ts'
import { median } from './table.ts'

const RUNS = 11
const SERVERS = 3
const SEED = 20_261_124

/** Rejects where there is no PostgreSQL. `edits`: that are published while servers are killed, cut off and restarted. */
export async function serversTable(edits: number): Promise<string> {
  const postgres = await startPostgres()
  try {
    const costs = await costsOf(18, postgres.socket)
    const trial = await trialOf(edits, postgres.socket)
    return [...costs, ...linesOf(trial)].join('\n')
  } finally {
    await postgres.stop()
  }
}

/** Turn about: each edit is published by a resident publisher into a file and by another into a database. */
async function costsOf(hotels: number, socket: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-bench-servers-'))
  const database = await newDatabase(socket)
  const provider = await startProviderProcess(hotels)
  const [alone, first, next] = ['alone', 'first', 'next'].map((name) => join(folder, name)) as [string, string, string]
  const shared = await shareState(first, database, openStore(join(first, 'store')))
  let live = 0
  const publisherOf = (stateFolder: string) =>
    openPublisher({
      ...{ root: PROJECT, stateFolder, rendererFolder: RENDERER_FOLDER, providerUrl: provider.url, site: BENCH_SITE },
      onRelease: () => void (live = performance.now()),
    })
  const publishers = { file: publisherOf(alone), database: publisherOf(first) }
  const [whole, room] = [
    { file: 0, database: 0 },
    { file: [] as number[], database: [] as number[] },
  ]
  const publish = async (kind: 'file' | 'database', changes = EDITS.nothing.changes) => {
    const began = performance.now()
    await publishers[kind].publish({ changes })
    return live - began
  }
  for (const kind of ['file', 'database'] as const) whole[kind] = await publish(kind)
  for (let run = 0; run < RUNS; run++) {
    await provider.edit('room')
    for (const kind of ['file', 'database'] as const) room[kind].push(await publish(kind, EDITS.room.changes))
  }
  const began = performance.now()
  const joined = await shareState(next, database, openStore(join(next, 'store')))
  const ready = performance.now() - began
  await joined.close()
  await shared.close()
  provider.close()
  await rm(folder, { recursive: true, force: true })
  const [inFile, inDatabase] = [median(room.file), median(room.database)]
  return [
    `${hotels} hotels, resident, until live, one room: file ${inFile.toFixed(0)} ms, PostgreSQL ${inDatabase.toFixed(0)} ms (${(inDatabase / inFile).toFixed(2)} ×), medians of ${RUNS} turn about`,
    `${hotels} hotels, everything, once: file ${(whole.file / 1000).toFixed(1)} s, PostgreSQL ${(whole.database / 1000).toFixed(1)} s`,
    `${hotels} hotels, a new server has its copy and all contents after ${(ready / 1000).toFixed(1)} s`,
  ]
}

async function trialOf(edits: number, socket: string): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-bench-servers-'))
  const world = makeWorld({ langs: ['tr', 'en'] })
  const provider = await startProvider(world, { pictures: worldPictures })
  const database = await newDatabase(socket)
  const options = { ...(await plainProject(folder)), stateFolder: '', providerUrl: provider.url, site: BENCH_SITE }
  const { all, close } = await startServers(SERVERS, database, options)
  try {
    return await tryServers({ servers: all, database, world: provider.world, edits, random: numbers(SEED) })
  } finally {
    await close()
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function linesOf({ edits, published, visits, failed, torn, lost, double, delays, disturbances }: Trial): string[] {
  const done = Object.entries(disturbances).map(([name, count]) => `${name} ${count}`)
  const most = Math.max(...delays)
  return [
    `${SERVERS} servers, ${edits} edits (${done.join(', ')}): ${published} releases published, ${double} of them twice; ${lost} edits lost`,
    `${visits} pages read meanwhile, ${failed} not answered with the page, ${torn} torn`,
    `shown by each server ${median(delays).toFixed(0)} ms after the publish in the median, ${most} ms at most (${delays.length} undisturbed)`,
  ]
}
