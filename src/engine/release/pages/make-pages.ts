/** Distributes pages over threads, this one included, in batches of a few dozen. */
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { openPageMaker, type MadePages, type PageMakerInput, type PageTask } from './page-maker.ts'
import { startPageThread, threadInput, type PageThread } from './page-threads.ts'

export interface MakePagesInput extends PageMakerInput {
  tasks: readonly PageTask[]
  onProgress?: ((done: number, known: number) => void) | undefined
}

/** For fewer pages, starting a thread takes longer than it saves. */
const MIN_PAGES_FOR_THREADS = 400
/** Each thread computes the chrome of a hotel for itself, so batches should not split a hotel too often. */
const BATCH_SIZE = 24
/** Each thread has its own route table and compiled components in memory. */
const MAX_THREADS = 4

/** In task order, independent of the thread. */
export async function makePages(input: MakePagesInput): Promise<MadePages> {
  const { tasks, onProgress } = input
  const batches = batchesOf(tasks)
  const made: MadePages[] = []
  let next = 0
  let done = 0
  const onPages = (count: number) => onProgress?.((done += count), tasks.length)

  // Before the threads: if this throws, none is left running.
  const maker = openPageMaker(input)
  const shared = tasks.length < MIN_PAGES_FOR_THREADS ? undefined : await threadInput(input)
  const others = shared ? Math.min(availableParallelism(), MAX_THREADS) - 1 : 0
  const threads = await Promise.all(Array.from({ length: others }, () => startPageThread(shared!)))

  async function work(): Promise<void> {
    for (let index = next++; index < batches.length; index = next++) {
      made[index] = await maker.make(batches[index]!, async () => {
        onPages(1)
        // Lets messages of the threads be handled.
        if (others > 0) await setImmediate()
      })
    }
  }
  async function handOut(thread: PageThread): Promise<void> {
    for (let index = next++; index < batches.length; index = next++) {
      made[index] = await thread.make(batches[index]!)
      onPages(batches[index]!.length)
    }
    await thread.over()
  }

  // Two batches each, so that no thread waits for its next batch.
  const all = [work(), ...threads.flatMap((thread) => [handOut(thread), handOut(thread)])]
  try {
    await Promise.all(all)
  } finally {
    next = batches.length
    await Promise.all(threads.map((thread) => thread.end()))
    await Promise.allSettled(all)
    await maker.over()
  }
  return {
    pages: made.flatMap(({ pages }) => pages),
    chromes: made.flatMap(({ chromes }) => chromes),
    sources: made.flatMap(({ sources }) => sources),
    rendered: made.flatMap(({ rendered }) => rendered),
    indexed: made.flatMap(({ indexed }) => indexed),
    views: made.flatMap(({ views }) => views),
  }
}

/** In order, so that a hotel's pages stay together. */
function batchesOf(tasks: readonly PageTask[]): PageTask[][] {
  const batches: PageTask[][] = []
  for (let start = 0; start < tasks.length; start += BATCH_SIZE) batches.push(tasks.slice(start, start + BATCH_SIZE))
  return batches
}
