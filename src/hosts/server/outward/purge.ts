/**
 * PURGE_URL: purges shared caches as soon as this server shows another release. The message is `PURGE` with tags in `xkey`, as `deploy/varnish.vcl` takes
 * it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ofetch } from 'ofetch'
import { reasonOf } from '../../../provider/http/reason.ts'
import { logFailure } from '../../../config/problems/log.ts'
import { problem } from '../../../config/problems/table.ts'
import type { ReleaseName } from '../../../records/release.ts'
import type { PurgedRelease } from '../../../engine/state/purges.ts'
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
  purge(): void
  /** Settles when nothing is left to purge: not while a cache fails. */
  idle(): Promise<void>
  /** Stops; the rest is purged at the next start. */
  close(): Promise<void>
}

/** Tags in one message: 6 kB, of the 8 that Varnish takes in a header. */
const BATCH = 250
const REPEAT_DELAY_MS = 400
const TIMEOUT_MS = 5_000
const LONGEST_WAIT_MS = 10_000

/** Caches are purged independently, so that one that fails does not block the others. */
export function openPurges({ urls, ...options }: PurgeOptions & { urls: readonly string[] }): Purges {
  const caches = urls.map((url) => openCache(url, options))
  const all = (run: (cache: Purges) => Promise<void>) => async () => void (await Promise.all(caches.map(run)))
  return {
    purge: () => caches.forEach((cache) => cache.purge()),
    idle: all((cache) => cache.idle()),
    close: all((cache) => cache.close()),
  }
}

function openCache(url: string, options: PurgeOptions): Purges {
  const { state, shown, onPurge, retryDelay = 250 } = options
  const closing = new AbortController()
  const { signal } = closing
  const { send, fail } = openSender(url, { ...options, signal })
  const repeats = new Set<Promise<void>>()
  /** The release of the last purge. */
  let purged: PurgedRelease | undefined
  let isDue = false
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    let wait = retryDelay
    while (isDue && !signal.aborted) {
      isDue = false
      try {
        await purgeChanged()
        wait = retryDelay
      } catch (error) {
        if (signal.aborted) return
        await fail(error)
        isDue = true
        await pause(wait, undefined, { signal }).catch(() => {})
        wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      }
    }
  }

  async function purgeChanged(): Promise<void> {
    state.refresh()
    purged ??= await state.purges.read(url)
    const now: PurgedRelease = { ...shown(), headers: HEADERS_DIGEST }
    const hasSameHeaders = purged?.headers === now.headers
    if (purged?.number === now.number && purged.release === now.release && hasSameHeaders) return
    const tags = purgeList(hasSameHeaders ? await readRelease(purged!) : undefined, await readRelease(now))
    await send(tags, releaseTag(now))
    onPurge?.(tags.length)
    purged = now
    const repeated = repeat(tags).finally(() => repeats.delete(repeated))
    repeats.add(repeated)
    await state.purges.save(url, now).catch(logFailure)
  }

  /** Compares ids: in a state that was lost and recreated, the number may belong to a different release. */
  async function readRelease({ number, release }: ReleaseName) {
    const manifest = await state.releases.read(number)
    return manifest?.id === release ? manifest : undefined
  }

  /** Purges again: the cache may have stored a stale response fetched before the first purge. */
  async function repeat(tags: readonly string[]): Promise<void> {
    for (let wait = REPEAT_DELAY_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await pause(wait, undefined, { signal })
        return await send(tags)
      } catch (error) {
        if (!signal.aborted) await fail(error)
      }
    }
  }

  function purge(): void {
    isDue = true
    running ??= work()
      .catch(logFailure)
      .finally(() => {
        running = undefined
        if (isDue && !signal.aborted) purge()
      })
  }

  return {
    purge,
    async idle() {
      while (running || repeats.size > 0) await Promise.all([running, ...repeats])
    },
    async close() {
      closing.abort()
      await Promise.all([running, ...repeats])
    },
  }
}

/** Sends messages to one cache, and keeps the finding of whether it takes them. */
function openSender(url: string, { state, onFailure, signal }: PurgeOptions & { signal: AbortSignal }) {
  let isFailing = false
  return {
    /** `release`: tag of the only release whose responses the cache may keep from now on. */
    async send(tags: readonly string[], release?: string): Promise<void> {
      for (let first = 0; first === 0 || first < tags.length; first += BATCH) {
        const xkey = tags.slice(first, first + BATCH).join(' ')
        await ofetch(url, {
          method: 'PURGE',
          headers: { xkey, ...(release && { 'release-tag': release }) },
          responseType: 'text',
          retry: 0,
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        })
      }
      isFailing = false
      await state.findings.remove(problem('cache-untold', url, { url, reason: '' })).catch(logFailure)
    },
    async fail(error: unknown): Promise<void> {
      onFailure?.()
      if (isFailing) return
      isFailing = true
      const finding = problem('cache-untold', url, { url, reason: reasonOf(error) })
      console.error(`PURGE_URL: ${finding.message}`)
      await state.findings.add(finding).catch(logFailure)
    },
  }
}
