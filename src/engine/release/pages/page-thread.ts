/** A thread that makes pages: see page-threads.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { MustNotPublish } from '../../../config/problems/table.ts'
import { loadRenderer } from '../../render/renderer.ts'
import { buildRoutes } from '../../../routes/build.ts'
import { StoredSnapshot } from '../../../records/snapshot.ts'
import { ChangedMap } from '../../../records/changed-map.ts'
import { DamagedRecord, DamagedState } from '../../state/database/disk.ts'
import { openState } from '../../state/state.ts'
import { openPageMaker, type MadePages, type PageMaker } from './page-maker.ts'
import type { Failure, ThreadRequest, Reply, ThreadInput } from './thread-messages.ts'
import { openStore } from '../files/store.ts'

const port = parentPort!
const maker = openMaker(workerData as ThreadInput)
// If opening fails, every request gets that error.
maker.catch(() => {})
let last: Promise<unknown> = maker

port.on('message', ({ id, tasks }: ThreadRequest) => {
  const result = last.then(async (): Promise<MadePages | undefined> => {
    const { make, over } = await maker
    return tasks ? make(tasks) : void (await over())
  })
  last = result.catch(() => {})
  result.then(
    (made) => port.postMessage({ id, made } satisfies Reply),
    (error: unknown) => port.postMessage({ id, failure: failureOf(error) } satisfies Reply),
  )
})

async function openMaker({ stateFolder, changes, site, renderer, storeFolder }: ThreadInput): Promise<PageMaker> {
  const stored = new StoredSnapshot(openState(stateFolder).records)
  const changed = changes.map(([key, row]) => [key, row && stored.recordOf(row)] as const)
  const snapshot = new ChangedMap(stored, new Map(changed))
  return openPageMaker({
    snapshot,
    site,
    routes: buildRoutes(snapshot),
    renderer: await loadRenderer(renderer),
    store: openStore(storeFolder),
  })
}

function failureOf(error: unknown): Failure {
  const { message, stack, code, path } = error as NodeJS.ErrnoException
  const problems = error instanceof MustNotPublish ? error.problems : undefined
  const isRecord = error instanceof DamagedRecord
  const damaged = error instanceof DamagedState ? (isRecord ? 'record' : 'state') : undefined
  return { message, stack, code, path, problems, damaged }
}
