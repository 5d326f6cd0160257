/** Shares the pages of a release among the machine's processors: this thread makes pages too, others take theirs a few dozen at a time. */
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { openPageMaker, type MadePages, type PageMakerInput, type PageTask } from './page-maker.ts'
import { startPageThread, threadInput, type PageThread } from './page-threads.ts'

export interface MakePagesInput extends PageMakerInput {
  tasks: readonly PageTask[]
  onProgress?: ((done: number, known: number) => void) | undefined
}

/** Below this, starting a thread takes longer than it saves. */
const LEAST_TO_SHARE = 400
/** What surrounds a hotel's pages is made once in each thread that makes some of them. */
const LEAST_AT_ONCE = 24
/** Each thread has its own routes and compiled components. */
const MOST_THREADS = 4

/** In task order, independent of the thread. */
export async function makePages(input: MakePagesInput): Promise<MadePages> {
  const { tasks, onProgress } = input
  const parts = partsOf(tasks)
  const made: MadePages[] = []
  let next = 0
  let done = 0
  const onPages = (count: number) => onProgress?.((done += count), tasks.length)

  // Before the threads: if this throws, none is left running.
  const maker = openPageMaker(input)
  const shared = tasks.length < LEAST_TO_SHARE ? undefined : await threadInput(input)
  const others = shared ? Math.min(availableParallelism(), MOST_THREADS) - 1 : 0
  const threads = await Promise.all(Array.from({ length: others }, () => startPageThread(shared!)))

  async function work(): Promise<void> {
    for (let part = next++; part < parts.length; part = next++) {
      made[part] = await maker.make(parts[part]!, async () => {
        onPages(1)
        // Lets the threads' messages in.
        if (others > 0) await setImmediate()
      })
    }
  }
  async function handOut(thread: PageThread): Promise<void> {
    for (let part = next++; part < parts.length; part = next++) {
      made[part] = await thread.make(parts[part]!)
      onPages(parts[part]!.length)
    }
    await thread.over()
  }

  // Two parts each, so that none waits for the next.
  const all = [work(), ...threads.flatMap((thread) => [handOut(thread), handOut(thread)])]
  try {
    await Promise.all(all)
  } finally {
    next = parts.length
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

/** In order: a hotel's pages stay adjacent. */
function partsOf(tasks: readonly PageTask[]): PageTask[][] {
  const parts: PageTask[][] = []
  for (let start = 0; start < tasks.length; start += LEAST_AT_ONCE)
    parts.push(tasks.slice(start, start + LEAST_AT_ONCE))
  return parts
}
