/**
 * PURGE_URL: caches that many visitors share are told what to forget as soon as this server shows another release. The message is `PURGE` with tags in
 * `xkey`, as `deploy/varnish.vcl` takes it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ofetch } from 'ofetch'
import { reasonOf } from '../../../provider/http/reason.ts'
import { logFailure } from '../../../config/problems/log.ts'
import { problem } from '../../../config/problems/table.ts'
import type { ReleaseName } from '../../../records/release.ts'
import type { Told } from '../../../engine/state/purges.ts'
import type { State } from '../../../engine/state/state.ts'
import { purgeList } from './purge-list.ts'
import { HEADERS_DIGEST, releaseTag } from '../files/shared-cache.ts'

interface PurgeOptions {
  state: State
  /** The release that this server serves. */
  shown(): ReleaseName
  /** Called for each accepted message, with its number of tags. */
  onPurge?: ((tags: number) => void) | undefined
  /** Called for each failed message. */
  onFailure?: (() => void) | undefined
  /** Milliseconds before the second attempt. */
  retryDelay?: number | undefined
}

export interface Purges {
  /** Purges the difference between the last purged release and the served one, in the background. */
  tell(): void
  /** Settles when nothing is left to purge: not while a cache fails. */
  idle(): Promise<void>
  /** Stops; the rest is purged at the next start. */
  close(): Promise<void>
}

/** Tags in one message: 6 kB, of the 8 that Varnish takes in a header. */
const BATCH = 250
/** Milliseconds between retries. */
const AGAIN = 400
const TIMEOUT = 5_000
const LONGEST_WAIT = 10_000

/** Caches are purged independently, so that one that fails does not block the others. */
export function openPurges({ urls, ...options }: PurgeOptions & { urls: readonly string[] }): Purges {
  const caches = urls.map((url) => openCache(url, options))
  const all = (run: (cache: Purges) => Promise<void>) => async () => void (await Promise.all(caches.map(run)))
  return {
    tell: () => caches.forEach((cache) => cache.tell()),
    idle: all((cache) => cache.idle()),
    close: all((cache) => cache.close()),
  }
}

function openCache(url: string, options: PurgeOptions): Purges {
  const { state, shown, onPurge, onFailure, retryDelay = 250 } = options
  const closing = new AbortController()
  const { signal } = closing
  const repeats = new Set<Promise<void>>()
  let told: Told | undefined
  let isAsked = false
  let isFailing = false
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    let wait = retryDelay
    while (isAsked && !signal.aborted) {
      isAsked = false
      try {
        await purge()
        wait = retryDelay
      } catch (error) {
        if (signal.aborted) return
        await fail(error)
        isAsked = true
        await pause(wait, undefined, { signal }).catch(() => {})
        wait = Math.min(wait * 2, LONGEST_WAIT)
      }
    }
  }

  async function purge(): Promise<void> {
    state.refresh()
    told ??= await state.purges.told(url)
    const now: Told = { ...shown(), headers: HEADERS_DIGEST }
    if (told?.number === now.number && told.release === now.release && told.headers === now.headers) return
    const isKnown = told?.headers === now.headers
    const tags = purgeList(isKnown ? await kept(told!) : undefined, await kept(now))
    await send(tags, releaseTag(now))
    onPurge?.(tags.length)
    told = now
    const repeated = repeat(tags).finally(() => repeats.delete(repeated))
    repeats.add(repeated)
    await state.purges.save(url, now).catch(logFailure)
  }

  /** A number alone may be that of a release of a state that was lost. */
  async function kept({ number, release }: ReleaseName) {
    const found = await state.releases.read(number)
    return found?.id === release ? found : undefined
  }

  /** Once more: what a cache had found to be of its release before the message, and stored after it. */
  async function repeat(tags: readonly string[]): Promise<void> {
    for (let wait = AGAIN; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        await pause(wait, undefined, { signal })
        return await send(tags)
      } catch (error) {
        if (!signal.aborted) await fail(error)
      }
    }
  }

  /** `release`: the only one whose answers the cache may keep from now on. */
  async function send(tags: readonly string[], release?: string): Promise<void> {
    for (let first = 0; first === 0 || first < tags.length; first += BATCH) {
      const xkey = tags.slice(first, first + BATCH).join(' ')
      await ofetch(url, {
        method: 'PURGE',
        headers: { xkey, ...(release && { 'release-tag': release }) },
        responseType: 'text',
        retry: 0,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      })
    }
    isFailing = false
    await state.findings.remove(problem('cache-untold', url, { url, reason: '' })).catch(logFailure)
  }

  async function fail(error: unknown): Promise<void> {
    onFailure?.()
    if (isFailing) return
    isFailing = true
    const untold = problem('cache-untold', url, { url, reason: reasonOf(error) })
    console.error(`PURGE_URL: ${untold.message}`)
    await state.findings.add(untold).catch(logFailure)
  }

  function tell(): void {
    isAsked = true
    running ??= work()
      .catch(logFailure)
      .finally(() => {
        running = undefined
        if (isAsked && !signal.aborted) tell()
      })
  }

  return {
    tell,
    async idle() {
      while (running || repeats.size > 0) await Promise.all([running, ...repeats])
    },
    async close() {
      closing.abort()
      await Promise.all([running, ...repeats])
    },
  }
}
