/**
 * What a publish asks the hosts of pictures, videos and documents: each source at most once, conditionally, for a limited time. What cannot be
 * asked for in that time stays as it is known.
 */
import pLimit from 'p-limit'
import { logFailure } from '../../config/problems/log.ts'
import type { FileFault } from '../../config/problems/values.ts'
import type { HostLists } from '../hosts.ts'
import type { MediaRow, MediaTable } from '../../engine/state/media.ts'
import { checked, Unfit, type MediaFile } from './fitness.ts'
import { contentName, lastStored, readSource, storeSource } from './folder.ts'
import { askSource, NoSource, OutOfTime, type SourceContent } from './source.ts'

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

/** A host that gave no answer for some of its files. */
export interface FailingHost {
  host: string
  reason: string
  /** Files that are shown as they were, and such as are not shown. */
  kept: number
  left: number
}

export interface MediaAsks {
  /** What is known of a source; a fault without a content means that it must not be shown. */
  known(id: string): MediaRow | undefined
  /** What was known before this publish. */
  before(id: string): MediaRow | undefined
  /** Resolves when all are known as well as they can be. Never rejects. */
  ask(files: readonly MediaFile[]): Promise<void>
  /** Asks for so many of the sources that were asked for longest ago. */
  askOldest(count: number): Promise<void>
  /** Files whose content, or fault, is a different one than before this publish, and those with a fault. */
  news(): string[]
  /** Hosts that were left alone, or because of which files are shown that may have changed. */
  failing(): FailingHost[]
  /** Whether a host was left alone, and most files that were asked for were never had. */
  isWithoutMost(): boolean
  /** Everything that was learnt. */
  readonly rows: ReadonlyMap<string, MediaRow>
}

const AT_ONCE = 8
/** Milliseconds for one source, and without a byte of it: less than all of them have, so that one that never answers is told from one that was not asked. */
const EACH = 60_000
const PATIENCE = 10_000
const SHARE = 0.8
/** After so many of its sources in a row that could not be had, a host is left alone. */
const MOST_FAILURES = 8

export function openMediaAsks({ table, folder, providerUrl, hosts, timeLimit }: MediaAsksOptions): MediaAsks {
  const limit = pLimit(AT_ONCE)
  const asked = new Map<string, Promise<void>>()
  const rows = new Map<string, MediaRow>()
  const byHost = new Map<string, FailingHost & { failures: number }>()
  let end: number | undefined

  const before = (id: string) => table?.get(id)
  const known = (id: string) => rows.get(id) ?? before(id)

  function hostOf({ source }: MediaFile) {
    const { host } = new URL(source, providerUrl)
    const known = byHost.get(host) ?? { host, reason: '', kept: 0, left: 0, failures: 0 }
    byHost.set(host, known)
    return known
  }

  async function askFor(file: MediaFile): Promise<void> {
    const last = before(file.id)
    const { etag, modified } = last ?? {}
    const host = hostOf(file)
    const now = new Date().toISOString()
    const left = (end ??= performance.now() + timeLimit) - performance.now()
    if (host.failures >= MOST_FAILURES) return unanswered(file, host)
    if (left <= 0) return later(file)
    const publish = AbortSignal.timeout(Math.ceil(left))
    const signal = AbortSignal.any([publish, AbortSignal.timeout(EACH)])
    try {
      const options = { providerUrl, hosts, signal, patience: Math.min(PATIENCE, SHARE * timeLimit) }
      const answer = await askSource(file.source, options, { etag, modified })
      host.failures = 0
      if (answer === 'same') return put({ ...last!, fault: undefined, askedAt: now })
      put({ id: file.id, ...(await taken(answer, file, last)), askedAt: now })
    } catch (error) {
      const fault = faultOf(error)
      if (fault !== undefined) {
        host.failures = 0
        return put({ ...(await lastGood(file)), fault, askedAt: now })
      }
      if (error instanceof OutOfTime && publish.aborted) return later(file)
      host.failures++
      host.reason = (error as Error).message
      await unanswered(file, host)
    }
  }

  function later({ id }: MediaFile): void {
    put({ ...(before(id) ?? { id }), askedAt: '' })
  }

  async function unanswered(file: MediaFile, host: FailingHost): Promise<void> {
    const { fault, ...good } = await lastGood(file)
    const isKnown = good.content !== undefined
    host[isKnown ? 'kept' : 'left']++
    put({ ...good, fault: isKnown ? fault : 'unanswered', askedAt: '' })
  }

  /** What was known before, without a content where it never had one: the state may have forgotten one that is on disk. */
  async function lastGood(file: MediaFile): Promise<MediaRow> {
    const { id } = file
    const known = before(id) ?? { id, askedAt: '' }
    if (known.content !== undefined) return known
    const content = await lastStored(folder, id)
    if (content === undefined) return known
    try {
      return { id, content, ...(await checked(await readSource(folder, id, content), file)), askedAt: '' }
    } catch {
      return known
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
    failing: () =>
      [...byHost.values()]
        .filter(({ failures, kept }) => failures >= MOST_FAILURES || kept > 0)
        .map(({ failures: _, ...host }) => host),
    isWithoutMost() {
      const never = [...rows.values()].filter(({ content }) => content === undefined).length
      return [...byHost.values()].some(({ failures }) => failures >= MOST_FAILURES) && never > rows.size / 2
    },
  }
}

/** `undefined`: nothing is known of the file. */
function faultOf(error: unknown): FileFault | undefined {
  if (error instanceof Unfit) return error.fault
  return error instanceof NoSource ? 'missing' : undefined
}
