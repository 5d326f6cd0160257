/** Page makers in worker threads. */
import { MustNotPublish } from '../../../config/problems/table.ts'
import type { StoredRecord } from '../../../records/snapshot.ts'
import { ChangedMap } from '../../../records/changed-map.ts'
import { DamagedRecord, DamagedState } from '../../state/database/disk.ts'
import type { MadePages, PageMakerInput, PageTask } from './page-maker.ts'
import type { Failure, ThreadRequest, Reply, ThreadInput } from './thread-messages.ts'

export interface PageThread {
  /** As in `PageMaker`; one batch at a time. */
  make(tasks: readonly PageTask[]): Promise<MadePages>
  over(): Promise<void>
  /** Terminates the thread, even during work. */
  end(): Promise<unknown>
}

/** Input of the threads; `undefined` if records, renderer or store exist only in this thread's memory. */
export async function threadInput(input: PageMakerInput): Promise<ThreadInput | undefined> {
  const { snapshot, records, site, renderer, store } = input
  if (!records?.folder || !renderer.folder || !store.folder || !(snapshot instanceof ChangedMap)) return undefined
  await records.flush()
  const { changes } = snapshot as ChangedMap<StoredRecord>
  return {
    stateFolder: records.folder,
    changes: [...changes].map(([key, record]) => [key, record?.row(key)]),
    site,
    renderer: { key: renderer.key, folder: renderer.folder },
    storeFolder: store.folder,
  }
}

export async function startPageThread(input: ThreadInput): Promise<PageThread> {
  // Loaded on demand: small changes need no thread.
  const { Worker } = await import('node:worker_threads')
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), { workerData: input })
  const pending = new Map<number, { resolve(made: MadePages | undefined): void; reject(error: Error): void }>()
  let nextId = 0
  let failure: Error | undefined

  worker.on('message', (reply: Reply) => {
    const { resolve, reject } = pending.get(reply.id)!
    pending.delete(reply.id)
    if ('failure' in reply) reject(errorOf(reply.failure))
    else resolve(reply.made)
  })
  const fail = (error: Error) => {
    failure ??= error
    for (const { reject } of pending.values()) reject(failure)
    pending.clear()
  }
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`a thread that makes pages ended with ${code}`)))

  function send(request: Omit<ThreadRequest, 'id'>): Promise<MadePages | undefined> {
    return new Promise((resolve, reject) => {
      if (failure) return reject(failure)
      const id = nextId++
      pending.set(id, { resolve, reject })
      worker.postMessage({ id, ...request } satisfies ThreadRequest)
    })
  }
  return {
    make: async (tasks) => (await send({ tasks }))!,
    over: async () => void (await send({})),
    end: () => worker.terminate(),
  }
}

function errorOf({ problems, damaged, ...failure }: Failure): Error {
  if (damaged) return new (damaged === 'record' ? DamagedRecord : DamagedState)(failure.message)
  return problems ? new MustNotPublish(problems) : Object.assign(new Error(failure.message), failure)
}
