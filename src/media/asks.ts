/**
 * What a publish asks the hosts of pictures, videos and documents: each source at most once, conditionally, for a limited time. What cannot be had
 * in that time stays as it is known.
 */
import pLimit from 'p-limit'
import { logFailure } from '../problems/log.ts'
import type { HostLists } from '../provider/hosts.ts'
import type { MediaRow, MediaTable } from '../state/media.ts'
import { checked, Unfit, type MediaFile } from './fitness.ts'
import { contentName, storeSource } from './folder.ts'
import { askSource, NoSource, type SourceContent } from './source.ts'

export interface MediaAsksOptions {
  /** `undefined`: nothing is known yet. */
  table: Pick<MediaTable, 'get' | 'oldest'> | undefined
  /** Where sources are stored. */
  folder: string
  providerUrl: string
  hosts?: HostLists | undefined
  /** Milliseconds from the first request, for all of them. */
  timeLimit: number
}

export interface MediaAsks {
  known(id: string): MediaRow | undefined
  /** What was known before this publish. */
  before(id: string): MediaRow | undefined
  /** Resolves when all are known as well as they can be. Never rejects. */
  ask(files: readonly MediaFile[]): Promise<void>
  /** Asks for so many of the sources that were asked for longest ago. */
  askOldest(count: number): Promise<void>
  /** Files whose content, or fault, is a different one than before this publish, and those with a fault. */
  news(): string[]
  /** Everything that was learnt. */
  readonly rows: ReadonlyMap<string, MediaRow>
}

const AT_ONCE = 8
/** Milliseconds for one source, and without a byte of it. */
const EACH = 60_000
const PATIENCE = 5_000
/** After so many sources in a row that could not be had, the hosts are left alone. */
const MOST_FAILURES = 8

export function openMediaAsks({ table, folder, providerUrl, hosts, timeLimit }: MediaAsksOptions): MediaAsks {
  const limit = pLimit(AT_ONCE)
  const asked = new Map<string, Promise<void>>()
  const rows = new Map<string, MediaRow>()
  let end: number | undefined
  let failures = 0

  const before = (id: string) => table?.get(id)
  const known = (id: string) => rows.get(id) ?? before(id)

  async function askFor(file: MediaFile): Promise<void> {
    const last = before(file.id)
    const { content, etag, modified, width, height } = last ?? {}
    const good = { id: file.id, content, etag, modified, width, height }
    const now = new Date().toISOString()
    const left = (end ??= performance.now() + timeLimit) - performance.now()
    if (left <= 0 || failures >= MOST_FAILURES) return put({ ...good, fault: last?.fault, askedAt: '' })
    const signal = AbortSignal.timeout(Math.min(EACH, Math.ceil(left)))
    try {
      const options = { providerUrl, hosts, signal, patience: PATIENCE }
      const answer = await askSource(file.source, options, { etag, modified })
      failures = 0
      if (answer === 'same') return put({ ...good, askedAt: now })
      put({ id: file.id, ...(await taken(answer, file, last)), askedAt: now })
    } catch (error) {
      if (error instanceof Unfit || error instanceof NoSource) failures = 0
      if (error instanceof Unfit) return put({ ...good, fault: error.fault, askedAt: now })
      if (error instanceof NoSource) return put({ ...good, askedAt: now })
      failures++
      put({ ...good, fault: last?.fault, askedAt: '' })
    }
  }

  async function taken({ content, etag, modified }: SourceContent, file: MediaFile, last: MediaRow | undefined) {
    const name = contentName(content)
    if (name === last?.content) return { ...last, fault: undefined, etag, modified }
    const size = await checked(content, file)
    // A server that has not got it asks for it.
    await storeSource(folder, file.id, content).catch(logFailure)
    return { content: name, etag, modified, ...size }
  }

  const put = (row: MediaRow) => void rows.set(row.id, row)

  function ask(files: readonly MediaFile[]): Promise<void> {
    for (const file of files)
      if (!asked.has(file.id))
        asked.set(
          file.id,
          limit(() => askFor(file)),
        )
    return Promise.all(files.map(({ id }) => asked.get(id))).then(() => {})
  }

  return {
    known,
    before,
    ask,
    rows,
    askOldest(count) {
      const oldest = table?.oldest(count + asked.size) ?? []
      return ask(oldest.filter(({ id }) => !asked.has(id)).slice(0, count))
    },
    news() {
      const isNews = ({ id, content, fault }: MediaRow) => fault !== undefined || content !== before(id)?.content
      return [...rows.values()].filter(isNews).map(({ id }) => id)
    },
  }
}
