/** Purges shared caches as soon as this server shows another release: what differs from the release that they were last purged for. */
import { setTimeout as pause } from 'node:timers/promises'
import { logFailure } from '../../../config/problems/log.ts'
import { problem } from '../../../config/problems/table.ts'
import { inBackground, type Background } from '../../../engine/publish/in-background.ts'
import type { ReleaseName } from '../../../records/release.ts'
import type { PurgedRelease } from '../../../engine/state/purges.ts'
import type { State } from '../../../engine/state/state.ts'
import { isRefusal, refusalReason, waitOf, type SharedCache } from './caches.ts'
import { purgeList } from './purge-list.ts'
import { HEADERS_DIGEST, releaseTag, SITE_TAG } from '../files/shared-cache.ts'

interface PurgeOptions {
  state: State
  /** The release that this server serves. */
  shown(): ReleaseName
  /** Called for each accepted purge, with its number of tags. */
  onPurge?: ((tags: number) => void) | undefined
  /** Called for each failed message. */
  onFailure?: (() => void) | undefined
  /** Milliseconds before the second attempt. */
  retryDelay?: number | undefined
  /** In place of the cache's own. */
  repeatDelay?: number | undefined
}

const TIMEOUT_MS = 10_000
const LONGEST_WAIT_MS = 10_000
/** Releases read for one message. */
const MOST_COMPARED = 20
const FINDINGS = ['cache-untold', 'cache-forbidden'] as const

/**
 * Each run purges the difference between the last purged release and the served one. Caches are purged independently, so that one that fails does not
 * block the others.
 */
export function openPurges({ caches, ...options }: PurgeOptions & { caches: readonly SharedCache[] }): Background {
  const opened = caches.map((cache) => openCache(cache, options))
  const all = (run: (cache: Background) => Promise<void>) => async () => void (await Promise.all(opened.map(run)))
  const dropped = dropFindings(options.state, new Set(caches.map(({ url }) => url))).catch(logFailure)
  return {
    ask: () => opened.forEach((cache) => cache.ask()),
    idle: all((cache) => cache.idle()),
    async close() {
      await dropped
      await all((cache) => cache.close())()
    },
  }
}

/** Findings of caches that the settings no longer name. Whoever shares the state and still fails there adds them again. */
async function dropFindings({ findings }: State, urls: ReadonlySet<string>): Promise<void> {
  for (const { problem } of findings.all()) {
    const isOfCache = (FINDINGS as readonly string[]).includes(problem.code)
    if (isOfCache && !urls.has(problem.resource)) await findings.remove(problem)
  }
}

function openCache(cache: SharedCache, options: PurgeOptions): Background {
  const { state, shown, onPurge, retryDelay = 250, repeatDelay = cache.repeatDelay } = options
  const closing = new AbortController()
  const { signal } = closing
  const sender = openSender(cache, { ...options, signal })
  const held = trackShown(shown)
  const repeats = new Set<Promise<void>>()
  /** The release of the last purge. */
  let purged: PurgedRelease | undefined
  /** Whether the state says that the cache has to be purged of everything. */
  let isNotedAsFailing = false

  async function purgeChanged(): Promise<void> {
    state.refresh()
    purged ??= await state.purges.read(cache.url)
    const { release, accepted, name } = held.note()
    const now: PurgedRelease = { ...name, headers: HEADERS_DIGEST }
    const noted = new Map(held.since)
    held.since.clear()
    try {
      const tags = await changedSince(state, cache, purged, [...noted.values()])
      if (!tags) return
      await sender.send(tags, accepted, release)
      onPurge?.(tags.length)
      purged = now
      isNotedAsFailing = false
      accepted.clear()
      const repeated = repeat(sender, tags, repeatDelay, signal).finally(() => repeats.delete(repeated))
      repeats.add(repeated)
    } catch (error) {
      for (const [tag, each] of noted) held.since.set(tag, each)
      // The next process knows neither what the cache took nor the releases between: it begins anew.
      const failing = { ...now, headers: '' }
      if (!isNotedAsFailing && (accepted.size > 0 || noted.size > 1))
        await state.purges.save(cache.url, failing).then(() => void (isNotedAsFailing = true), logFailure)
      throw error
    }
    await state.purges.save(cache.url, now).catch(logFailure)
  }

  const changes = inBackground(purgeChanged, {
    delay: retryDelay,
    longest: LONGEST_WAIT_MS,
    onFailure: (error) => sender.fail(error).then(() => waitOf(error)),
  })
  return {
    ask() {
      held.note()
      changes.ask()
    },
    async idle() {
      await changes.idle()
      while (repeats.size > 0) await Promise.all([changes.idle(), ...repeats])
    },
    async close() {
      closing.abort()
      await Promise.all([changes.close(), ...repeats])
    },
  }
}

function trackShown(shown: () => ReleaseName) {
  /** Releases shown since the last purge, by their tags: the cache may hold answers of each. */
  const since = new Map<string, ReleaseName>()
  /** What was accepted of an unfinished purge for the newest of them. */
  let begun = { release: '', accepted: new Set<string>() }
  /** Notes the shown release as one that the cache may hold. */
  function note() {
    const name = shown()
    const release = releaseTag(name)
    // After another switch of releases, what was accepted before may have been stored again.
    if (begun.release !== release) begun = { release, accepted: new Set() }
    since.set(release, name)
    return { name, ...begun }
  }
  return { since, note }
}

/** What the cache may hold of these releases that differs from the one it was purged for; `undefined` if it was for this one alone. */
async function changedSince(
  { releases }: State,
  { mostPaths }: SharedCache,
  before: PurgedRelease | undefined,
  shown: readonly ReleaseName[],
): Promise<string[] | undefined> {
  /** Compares ids: in a state that was lost and recreated, the number may belong to a different release. */
  async function read({ number, release }: ReleaseName) {
    const manifest = await releases.read(number)
    return manifest?.id === release ? manifest : undefined
  }
  const hasSameHeaders = before?.headers === HEADERS_DIGEST
  if (hasSameHeaders && shown.every((each) => releaseTag(each) === releaseTag(before))) return undefined
  if (shown.length > MOST_COMPARED) return [SITE_TAG]
  const was = hasSameHeaders ? await read(before) : undefined
  const lists = await Promise.all(shown.map(async (each) => purgeList(was, await read(each), mostPaths)))
  const tags = [...new Set(lists.flat())]
  return tags.includes(SITE_TAG) || tags.length > mostPaths ? [SITE_TAG] : tags
}

/** Purges again: the cache may have stored a stale response fetched before the first purge. */
async function repeat(
  { send, fail }: ReturnType<typeof openSender>,
  tags: readonly string[],
  delay: number,
  signal: AbortSignal,
): Promise<void> {
  const accepted = new Set<string>()
  let told = 0
  for (let wait = delay; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      await pause(Math.max(wait, told), undefined, { signal })
      return await send(tags, accepted)
    } catch (error) {
      told = waitOf(error)
      if (!signal.aborted) await fail(error)
    }
  }
}

/** Sends messages to one cache, and keeps the finding of whether it takes them. */
function openSender(cache: SharedCache, { state, onFailure, signal }: PurgeOptions & { signal: AbortSignal }) {
  const { url, batch } = cache
  const findingOf = (code: (typeof FINDINGS)[number], reason: string) => problem(code, url, { url, reason })
  const remove = (code: (typeof FINDINGS)[number]) => state.findings.remove(findingOf(code, '')).catch(logFailure)
  let logged: string | undefined
  return {
    /** Leaves out what is `accepted`, and adds to it. */
    async send(tags: readonly string[], accepted: Set<string>, release?: string): Promise<void> {
      const left = tags.filter((tag) => !accepted.has(tag))
      for (let first = 0; first === 0 || first < left.length; first += batch) {
        const part = left.slice(first, first + batch)
        await cache.purge(part, { release, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
        part.forEach((tag) => accepted.add(tag))
      }
      logged = undefined
      for (const code of FINDINGS) await remove(code)
    },
    async fail(error: unknown): Promise<void> {
      onFailure?.()
      const [code, other] = isRefusal(cache, error) ? FINDINGS.toReversed() : FINDINGS
      const finding = findingOf(code!, refusalReason(error))
      if (logged !== code) console.error(`Purge: ${finding.message}`)
      logged = code
      await remove(other!)
      await state.findings.add(finding).catch(logFailure)
    },
  }
}
