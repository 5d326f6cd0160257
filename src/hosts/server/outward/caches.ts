/** How each kind of shared cache is told what to forget, by its public documentation. */
import { FetchError, ofetch } from 'ofetch'
import type { PurgeSettings } from '../../../config/purge.ts'
import { reasonOf } from '../../../provider/http/reason.ts'

export interface SharedCache {
  /** Names it in the state and to operators. No secret. */
  url: string
  /** Tags that one message takes. */
  batch: number
  /** Changed paths above which the whole site is purged. */
  mostPaths: number
  /** Milliseconds before the purge is repeated. */
  repeatDelay: number
  /** Whether it says by 4xx that this server's settings are wrong. */
  hasAccount: boolean
  /** Sends one message. Rejects unless the cache has accepted it. `release`: tag of the only release whose responses it may keep from now on. */
  purge(tags: readonly string[], about: { release?: string | undefined; signal: AbortSignal }): Promise<void>
}

export function cachesOf(settings: PurgeSettings): SharedCache[] {
  switch (settings.cache) {
    case 'varnish':
      return settings.urls.map(varnish)
    case 'fastly':
      return [fastly(settings)]
    case 'cloudflare':
      return [cloudflare(settings)]
  }
}

/** 250 tags are 6 kB, of the 8 that Varnish takes in a header. A message without tags still names the release. */
function varnish(url: string): SharedCache {
  return {
    ...{ url, batch: 250, mostPaths: 2_000, repeatDelay: 400, hasAccount: false },
    async purge(tags, { release, signal }) {
      const headers = { xkey: tags.join(' '), ...(release && { 'release-tag': release }) }
      await ofetch(url, { method: 'PURGE', headers, responseType: 'text', retry: 0, signal })
    },
  }
}

/** An answer may still be on its way from our server to a place of a network when that place is purged. */
const NETWORK = { repeatDelay: 5_000, hasAccount: true }

/** https://www.fastly.com/documentation/reference/api/purging/: up to 256 keys; purges by key have no limit of their own. */
function fastly({ api, service, token }: Extract<PurgeSettings, { cache: 'fastly' }>): SharedCache {
  const url = `${api}/service/${service}/purge`
  return {
    ...{ url, batch: 256, mostPaths: 2_000, ...NETWORK },
    async purge(tags, { signal }) {
      const headers = { 'fastly-key': token, 'fastly-soft-purge': '1' }
      await post(url, { headers, body: { surrogate_keys: tags }, signal })
    },
  }
}

/** https://developers.cloudflare.com/cache/how-to/purge-cache/: up to 100 tags; on the smallest plan 25 messages at once and 5 more a minute. */
function cloudflare({ api, zone, token }: Extract<PurgeSettings, { cache: 'cloudflare' }>): SharedCache {
  const url = `${api}/zones/${zone}/purge_cache`
  return {
    ...{ url, batch: 100, mostPaths: 1_000, ...NETWORK },
    async purge(tags, { signal }) {
      const answer = await post(url, { headers: { authorization: `Bearer ${token}` }, body: { tags }, signal })
      if ((JSON.parse(answer) as { success?: unknown }).success !== true) throw new Error(`it says ${answer}`)
    },
  }
}

interface Posted {
  headers: Record<string, string>
  body: { surrogate_keys: readonly string[] } | { tags: readonly string[] }
  signal: AbortSignal
}

/** Redirects are not followed: the token is for this address alone. */
async function post(url: string, { headers, body, signal }: Posted): Promise<string> {
  if (Object.values(body).flat().length === 0) return '{"success":true}'
  return ofetch(url, { method: 'POST', headers, body, responseType: 'text', retry: 0, redirect: 'error', signal })
}

const LONGEST_REASON = 300
const LONGEST_TOLD_WAIT_MS = 600_000

/** What an operator is told: the services say the cause in the body. */
export function refusalReason(error: unknown): string {
  const said = error instanceof FetchError && typeof error.data === 'string' ? error.data.trim() : ''
  return [reasonOf(error), said].filter(Boolean).join(': ').slice(0, LONGEST_REASON)
}

/** Whether trying again does not help until somebody mends the settings. */
export function isRefusal({ hasAccount }: SharedCache, error: unknown): boolean {
  return hasAccount && error instanceof FetchError && [400, 401, 403, 404].includes(error.status ?? 0)
}

/** Milliseconds that the cache asks to wait. 0: it does not say. */
export function waitOf(error: unknown, now = Date.now()): number {
  const headers = error instanceof FetchError ? error.response?.headers : undefined
  const after = headers?.get('retry-after')
  const reset = headers?.get('fastly-ratelimit-reset')
  const wait = after
    ? /^\d+$/.test(after)
      ? Number(after) * 1000
      : Date.parse(after) - now
    : Number(reset) * 1000 - now
  return Math.min(Math.max(wait || 0, 0), LONGEST_TOLD_WAIT_MS)
}
