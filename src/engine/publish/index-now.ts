/**
 * IndexNow: search engines are told which pages are new, changed or gone once a release is live. Source: indexnow.org/documentation.
 * The release submitted last is remembered, so that what could not be submitted goes with the next release. The first release is not submitted:
 * the protocol is for what changes from then on.
 */
import { once } from 'node:events'
import { ofetch } from 'ofetch'
import { reasonOf } from '../../provider/http/reason.ts'
import { retrying } from '../../provider/http/retries.ts'
import { type Manifest } from '../release/manifest.ts'
import { inBackground, type Background } from './in-background.ts'
import { hrefOf } from '../../routes/paths.ts'
import { differences } from '../../records/changed-map.ts'
import type { State } from '../state/state.ts'

interface IndexNowSettings {
  /** 8 to 128 letters, digits and hyphens. The release has it at `/{key}.txt`. */
  key: string
  /** Where addresses are sent. */
  endpoint: string
}

export interface IndexNowOptions {
  settings: IndexNowSettings
  /** Canonical origin. */
  siteUrl: string
  /** The releases, and what was told last. */
  state: State
  signal?: AbortSignal | undefined
  /** Milliseconds before the second attempt; before each further one four times as many. */
  retryDelay?: number | undefined
}

interface IndexNowOutcome {
  /** Addresses that were taken. */
  submitted: number
  /** Why some were not; they are told with the next release. */
  failed?: string
}

/** The protocol's most for one message. */
const BATCH = 10_000
const RETRIES = 3
const TIMEOUT = 20_000
/** Nobody waits longer, whatever `Retry-After` says: the next release tells it again. */
const LONGEST_WAIT = 120_000
/** Taken, or taken until the key is checked. */
const TAKEN = new Set([200, 202])

/**
 * Tells what differs between the release that was told last and the current one, which has to be live. Never rejects: a publish does not
 * depend on who hears of it.
 */
export async function submitChangedUrls(options: IndexNowOptions): Promise<IndexNowOutcome> {
  const { siteUrl, state } = options
  const { releases, submissions } = state
  let submitted = 0
  try {
    state.refresh()
    const last = await submissions.last(siteUrl)
    const number = (await releases.live())?.number
    if (number === undefined || last === number) return { submitted }
    const urls = last === undefined ? [] : changedUrls(releases.pagesOf(last), releases.pagesOf(number), siteUrl)
    for (let first = 0; first < urls.length; first += BATCH) {
      const batch = urls.slice(first, first + BATCH)
      await submit(batch, options)
      submitted += batch.length
    }
    await submissions.save(siteUrl, number)
    return { submitted }
  } catch (error) {
    return { submitted, failed: (error as Error).message }
  }
}

/** Absolute addresses of the pages that search engines may list, or might before, and whose content differs, removed pages too. */
function changedUrls(before: Manifest['pages'], after: Manifest['pages'], siteUrl: string): string[] {
  const isTold = (path: string) => {
    const [was, is] = [before.get(path), after.get(path)]
    return was?.hash !== is?.hash && (was?.listing ?? is?.listing) !== undefined
  }
  const paths = [...differences(before, after)].filter(isTold).sort()
  return paths.map((path) => siteUrl + hrefOf(path))
}

/** Rejects as soon as `signal` is aborted, though what is under way or waits to be tried again may outlive that. */
async function submit(urlList: string[], options: IndexNowOptions): Promise<void> {
  const { settings, siteUrl, signal, retryDelay = 2000 } = options
  const { key, endpoint } = settings
  const sent = ofetch.raw(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList },
    responseType: 'stream',
    timeout: TIMEOUT,
    onRequest: () => signal?.throwIfAborted(),
    ...retrying({ retries: RETRIES, delay: retryDelay, factor: 4, longest: LONGEST_WAIT }),
  })
  const settled = new AbortController()
  const { status, body } = await Promise.race([sent, ...(signal ? [abortOf(signal, settled.signal)] : [])])
    .catch((error) => {
      throw new Error(`${endpoint}: ${error.status ? `status ${error.status}` : reasonOf(error)}`)
    })
    .finally(() => settled.abort())
  await body?.cancel()
  if (!TAKEN.has(status)) throw new Error(`${endpoint}: status ${status}`)
}

/** Rejects when `signal` is aborted. `settled`: stops listening. */
async function abortOf(signal: AbortSignal, settled: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort', { signal: settled })
  throw signal.reason
}

type InTurn = <T>(run: () => Promise<T>, signal: AbortSignal) => Promise<T | 'busy'>

/** For a server: what fails is logged, and told with the next release. `inTurn`: runs while no other server submits. */
export function openIndexNow(options: IndexNowOptions, inTurn: InTurn = (run) => run()): Background {
  return inBackground(async (signal) => {
    const outcome = await inTurn(() => submitChangedUrls({ ...options, signal }), signal)
    const failed = outcome !== 'busy' && outcome.failed
    if (failed && !signal.aborted) console.error(`IndexNow: ${failed}`)
  })
}
