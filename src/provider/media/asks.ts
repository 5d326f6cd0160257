/** A publish's requests for pictures, videos and documents: each source at most once, conditionally, for a limited time. Sources beyond that stay as known. */
import pLimit from 'p-limit'
import { logFailure } from '../../config/problems/log.ts'
import type { FileFault } from '../../config/problems/values.ts'
import type { HostLists } from '../hosts.ts'
import type { MediaRow, MediaTable } from '../../engine/state/media.ts'
import { checked, Unfit, type MediaFile } from './fitness.ts'
import { contentName, lastStored, readSource, storeSource } from './folder.ts'
import { askSource, NoSource, OutOfTime, type SourceContent } from './source.ts'

export interface MediaAsksOptions {
  /** Optional: without it nothing is known yet. */
  table: Pick<MediaTable, 'get' | 'oldest'> | undefined
  /** Folder of stored sources. */
  folder: string
  providerUrl: string
  hosts?: HostLists | undefined
  /** Milliseconds from the first request, for all of them. */
  timeLimit: number
}

/** A host that did not answer for some of its files. */
export interface FailingHost {
  host: string
  reason: string
  /** Number of files that keep their last content, and of those that are not shown. */
  kept: number
  left: number
}

export interface MediaAsks {
  /** The current row of a source; a fault without a content means that it must not be shown. */
  known(id: string): MediaRow | undefined
  /** The row from before this publish. */
  before(id: string): MediaRow | undefined
  /** Settles when every file is requested or given up. Never rejects. */
  ask(files: readonly MediaFile[]): Promise<void>
  /** Requests this many of the least recently requested sources. */
  askOldest(count: number): Promise<void>
  /** Ids of files with a fault, or whose content differs from before this publish. */
  news(): string[]
  /** Hosts that are no longer called, or whose files may be outdated. */
  failing(): FailingHost[]
  /** Whether a host is no longer called and most requested files have no content. */
  isWithoutMost(): boolean
  /** Everything that was learnt. */
  readonly rows: ReadonlyMap<string, MediaRow>
}

const CONCURRENCY = 8
/** For one source. */
const SOURCE_TIMEOUT_MS = 60_000
/** For one source without a byte, but only this share of the time for all: so a silent host differs from one that was not reached in time. */
const PATIENCE_MS = 10_000
const PATIENCE_SHARE = 0.8
/** Failures in a row after which a host is no longer called. */
const MOST_FAILURES = 8

type Host = FailingHost & { failures: number }

export function openMediaAsks(options: MediaAsksOptions): MediaAsks {
  const { table, providerUrl, timeLimit } = options
  const limit = pLimit(CONCURRENCY)
  const requests = new Map<string, Promise<void>>()
  const rows = new Map<string, MediaRow>()
  const byHost = new Map<string, Host>()
  let end: number | undefined

  const before = (id: string) => table?.get(id)

  function hostOf({ source }: MediaFile): Host {
    const { host } = new URL(source, providerUrl)
    const entry = byHost.get(host) ?? { host, reason: '', kept: 0, left: 0, failures: 0 }
    byHost.set(host, entry)
    return entry
  }

  async function request(file: MediaFile, isTurn: boolean): Promise<void> {
    const left = (end ??= performance.now() + timeLimit) - performance.now()
    const row = await askOnce({ file, last: before(file.id), host: hostOf(file), left, isTurn }, options)
    rows.set(row.id, row)
  }

  async function ask(files: readonly MediaFile[], isTurn = false): Promise<void> {
    for (const file of files) {
      const start = () => limit(() => request(file, isTurn))
      if (!requests.has(file.id)) requests.set(file.id, start())
    }
    await Promise.all(files.map(({ id }) => requests.get(id)!))
  }

  return {
    known: (id) => rows.get(id) ?? before(id),
    before,
    ask: (files) => ask(files),
    rows,
    askOldest(count) {
      const oldest = table?.oldest(count + requests.size) ?? []
      return ask(oldest.filter(({ id }) => !requests.has(id)).slice(0, count), true)
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
      const empty = [...rows.values()].filter(({ content }) => content === undefined).length
      return [...byHost.values()].some(({ failures }) => failures >= MOST_FAILURES) && empty > rows.size / 2
    },
  }
}

interface Ask {
  file: MediaFile
  last: MediaRow | undefined
  host: Host
  /** Milliseconds for all files. */
  left: number
  isTurn: boolean
}

async function askOnce({ file, last, host, left, isTurn }: Ask, options: MediaAsksOptions): Promise<MediaRow> {
  const { folder, providerUrl, hosts, timeLimit } = options
  const askedAt = new Date().toISOString()
  const postponed = { ...(last ?? { id: file.id }), askedAt: '' }
  const patience = Math.min(PATIENCE_MS, PATIENCE_SHARE * timeLimit)
  if (host.failures >= MOST_FAILURES) return givenUp(host, await lastGood(folder, file, last), isTurn ? askedAt : '')
  if (left <= 0) return postponed
  const deadline = AbortSignal.timeout(Math.ceil(left))
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(SOURCE_TIMEOUT_MS)])
  try {
    const answer = await askSource(file.source, { providerUrl, hosts, signal, patience }, last ?? {})
    host.failures = 0
    if (answer === 'same') return { ...last!, fault: undefined, askedAt }
    return { id: file.id, ...(await stored(answer, { folder, file, last })), askedAt }
  } catch (error) {
    const fault = faultOf(error)
    if (fault !== undefined) {
      host.failures = 0
      return { ...(await lastGood(folder, file, last)), fault, askedAt }
    }
    if (error instanceof OutOfTime && deadline.aborted) return postponed
    host.failures++
    host.reason = (error as Error).message
    return givenUp(host, await lastGood(folder, file, last))
  }
}

/** `askedAt`: of a file that is here and was to be asked in its turn, but was not: it makes way for other hosts' files, or those of a dead one would stand first at each crawl. */
function givenUp(host: Host, { fault, ...row }: MediaRow, askedAt = ''): MediaRow {
  const hasContent = row.content !== undefined
  host[hasContent ? 'kept' : 'left']++
  return { ...row, fault: hasContent ? fault : 'unanswered', askedAt: hasContent ? askedAt : '' }
}

/** The row from before. If it has no content, the disk may still have one that the state has lost. */
async function lastGood(folder: string, file: MediaFile, last: MediaRow | undefined): Promise<MediaRow> {
  const { id } = file
  const row = last ?? { id, askedAt: '' }
  if (row.content !== undefined) return row
  const content = await lastStored(folder, id)
  if (content === undefined) return row
  try {
    return { id, content, ...(await checked(await readSource(folder, id, content), file)), askedAt: '' }
  } catch {
    return row
  }
}

/** Checks and stores an answer. */
async function stored(
  { content, etag, modified }: SourceContent,
  { folder, file, last }: { folder: string; file: MediaFile; last: MediaRow | undefined },
) {
  const name = contentName(content)
  if (name === last?.content) return { ...last, fault: undefined, etag, modified }
  const size = await checked(content, file)
  // Servers without the stored source fetch it themselves.
  await storeSource(folder, file.id, content).catch(logFailure)
  return { content: name, etag, modified, ...size }
}

/** `undefined` if the error says nothing about the file. */
function faultOf(error: unknown): FileFault | undefined {
  if (error instanceof Unfit) return error.fault
  return error instanceof NoSource ? 'missing' : undefined
}
