/** A thread that makes pages: see page-threads.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { MustNotPublish } from '../problems/table.ts'
import { loadRenderer } from '../render/renderer.ts'
import { buildRoutes } from '../routes/table.ts'
import type { SharedBytes } from '../snapshot/blocks.ts'
import { StoredRecord } from '../snapshot/snapshot.ts'
import { openPageMaker, type MadePages, type PageMaker } from './page-maker.ts'
import type { Failure, Question, Reply, ThreadInput } from './page-threads.ts'
import { openStore } from './store.ts'

const port = parentPort!
const maker = openMaker(workerData as ThreadInput)
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

async function openMaker({ records, site, renderer, storeFolder }: ThreadInput): Promise<PageMaker> {
  const snapshot = new Map<string, StoredRecord>()
  for (const [key, json, digest, outlineJson] of records) {
    const content = { json: bytesOf(json), outlineJson: outlineJson && bytesOf(outlineJson) }
    snapshot.set(key, new StoredRecord({ content, digest }))
  }
  // Whoever asks for a thread's data gets this very list, as long as the thread lives.
  records.length = 0
  return openPageMaker({
    snapshot,
    site,
    routes: buildRoutes(snapshot),
    renderer: await loadRenderer(renderer),
    store: openStore(storeFolder),
  })
}

/** A buffer arrives as a plain array over the same memory. */
function bytesOf({ buffer, byteOffset, length }: Uint8Array): SharedBytes {
  return Buffer.from(buffer as SharedArrayBuffer, byteOffset, length)
}

function failureOf(error: unknown): Failure {
  const { message, stack, code, path } = error as NodeJS.ErrnoException
  return { message, stack, code, path, ...(error instanceof MustNotPublish && { problems: error.problems }) }
}
