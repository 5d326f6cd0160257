/** Asks an old site for its pages: one at a time, as its robots.txt allows, and no more than a bound. */
import { setTimeout as wait } from 'node:timers/promises'
import { ofetch } from 'ofetch'
import robotsParser from 'robots-parser'
import { boundedBody } from '../../provider/http/body.ts'
import { factsOf, type PageFacts } from './page-facts.ts'

const ROBOT = 'crystal-move-in'
export const USER_AGENT = `${ROBOT}/1.0`

export interface OldSiteOptions {
  /** The old site's address, without a slash at its end. */
  url: string
  /** Pages that are asked for at most. */
  limit: number
  /** Milliseconds between two pages, unless robots.txt wants more. */
  pause?: number
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface AskedSite {
  /** By path and query. */
  pages: Map<string, PageFacts>
  /** Pages that robots.txt forbids. */
  forbidden: number
  /** Pages beyond the limit. */
  left: number
}

const PAUSE = 250
const LONGEST_PAUSE = 30_000
const TIMEOUT = 20_000
/** Bytes of a page. What search engines know of it stands in its head. */
const LARGEST = 4 * 1024 * 1024

/** `addresses`: paths with their queries. Rejects if its robots.txt cannot be had: then nothing may be asked. */
export async function askOldSite(addresses: readonly string[], options: OldSiteOptions): Promise<AskedSite> {
  const { url, limit, pause = PAUSE, onProgress } = options
  const robots = robotsParser(`${url}/robots.txt`, await robotsText(url))
  const delay = Math.min(LONGEST_PAUSE, Math.max(pause, (robots.getCrawlDelay(ROBOT) ?? 0) * 1000))
  const allowed = addresses.filter((address) => robots.isAllowed(url + address, ROBOT) !== false)
  const pages = new Map<string, PageFacts>()
  for (const address of allowed.slice(0, limit)) {
    if (pages.size > 0) await wait(delay)
    pages.set(address, await pageAt(url + address))
    onProgress?.(pages.size, Math.min(limit, allowed.length))
  }
  return {
    pages,
    forbidden: addresses.length - allowed.length,
    left: Math.max(0, allowed.length - limit),
  }
}

/** As RFC 9309 has it: without such a file all is allowed, and where the server fails nothing is. */
async function robotsText(url: string): Promise<string> {
  const answer = await ask(`${url}/robots.txt`, 'follow')
  if (answer.status >= 500) throw new Error(`${url}/robots.txt answers ${answer.status}`)
  return answer.ok ? bodyOf(answer) : ''
}

/** A page that cannot be had counts as a failed one (0). */
async function pageAt(address: string): Promise<PageFacts> {
  try {
    const answer = await ask(address, 'manual')
    const isPage = answer.headers.get('content-type')?.includes('html')
    return factsOf(answer.status, isPage ? await bodyOf(answer) : '', answer.headers.get('x-robots-tag') ?? '')
  } catch {
    return factsOf(0, '')
  }
}

function ask(address: string, redirect: RequestRedirect): Promise<Response> {
  return ofetch.raw(address, {
    redirect,
    responseType: 'stream',
    ignoreResponseError: true,
    retry: 0,
    timeout: TIMEOUT,
    headers: { 'user-agent': USER_AGENT, accept: 'text/html' },
  }) as Promise<Response>
}

async function bodyOf(answer: Response): Promise<string> {
  const charset = /charset=["']?([\w-]+)/i.exec(answer.headers.get('content-type') ?? '')?.[1]
  const bytes = await boundedBody((answer as { _data?: ReadableStream<Uint8Array> })._data ?? null, LARGEST)
  return decoderOf(charset).decode(bytes ?? undefined)
}

function decoderOf(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
