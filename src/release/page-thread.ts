/** A thread that makes pages: see page-threads.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { MustNotPublish } from '../problems/table.ts'
import { loadRenderer } from '../render/renderer.ts'
import { buildRoutes } from '../routes/table.ts'
import { unpacked } from '../snapshot/packed.ts'
import { DamagedSnapshot } from '../snapshot/record-file.ts'
import { openPageMaker, type MadePages, type PageMaker } from './page-maker.ts'
import type { Failure, Question, Reply, ThreadInput } from './page-threads.ts'
import { openStore } from './store.ts'

const port = parentPort!
const maker = openMaker(workerData as ThreadInput)
// Why it cannot be opened is the answer to whatever is asked.
maker.catch(() => {})
let last: Promise<unknown> = maker

port.on('message', ({ id, tasks }: Question) => {
  const answer = last.then(async (): Promise<MadePages | undefined> => {
    const { make, over } = await maker
    return tasks ? make(tasks) : void (await over())
  })
  last = answer.catch(() => {})
  answer.then(
    (made) => port.postMessage({ id, made } satisfies Reply),
    (error: unknown) => port.postMessage({ id, failure: failureOf(error) } satisfies Reply),
  )
})

async function openMaker({ snapshot: there, site, renderer, storeFolder }: ThreadInput): Promise<PageMaker> {
  const snapshot = unpacked(there)
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
  return { message, stack, code, path, problems, isDamaged: error instanceof DamagedSnapshot }
}
