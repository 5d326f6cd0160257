/** Asks an old site for its pages: one at a time, as its robots.txt allows, and no more than a bound. */
import { setTimeout as wait } from 'node:timers/promises'
import { ofetch } from 'ofetch'
import robotsParser from 'robots-parser'
import { boundedBody } from '../../provider/http/body.ts'
import { oldLanguage } from '../../routes/old-language.ts'
import { decodedText } from './decoded-text.ts'
import { factsOf, steadyWords, wordsIn, type PageFacts } from './page-facts.ts'

const ROBOT = 'hotel-site-move-in'
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
  /** Pages beyond the limit, or after too many that could not be read. */
  left: number
  /** Why pages could not be read, and how many. */
  unread: Record<string, number>
  /** Whether so many could be read that the comparison says something. */
  isRead: boolean
}

const PAUSE = 250
const LONGEST_PAUSE = 30_000
const TIMEOUT = 20_000
/** Bytes of a page. What search engines know of it stands in its head. */
const LARGEST = 4 * 1024 * 1024
/** After so many pages, of which none could be read, no more are asked for. */
const MOST_UNREAD = 20
/** Of all pages: old sites lead '/en' to '/en/', and refuse hardly any. */
const MOST_REDIRECTED = 0.5
const MOST_REFUSED = 0.1
/** Words in which two answers may differ and still be the same page. */
const MOST_DIFFERENT = { words: 12, share: 0.2 }

interface Asked {
  facts: PageFacts
  /** Of a page that is shown: all of its words. */
  words?: Set<string>
  /** Why it could not be read. */
  why?: string
}

/** `addresses`: paths with their queries. Rejects if its robots.txt cannot be had: then nothing may be asked. */
export async function askOldSite(addresses: readonly string[], options: OldSiteOptions): Promise<AskedSite> {
  const { url, limit, pause = PAUSE, onProgress } = options
  const robots = robotsParser(`${url}/robots.txt`, await robotsText(url))
  const delay = Math.min(LONGEST_PAUSE, Math.max(pause, (robots.getCrawlDelay(ROBOT) ?? 0) * 1000))
  const allowed = addresses.filter((address) => robots.isAllowed(url + address, ROBOT) !== false)
  const asked = new Map<string, Asked>()
  for (const address of allowed.slice(0, limit)) {
    if (asked.size >= MOST_UNREAD && [...asked.values()].every(({ why }) => why !== undefined)) break
    if (asked.size > 0) await wait(delay)
    asked.set(address, await pageAt(url + address))
    onProgress?.(asked.size, Math.min(limit, allowed.length))
  }
  const repeated = pagesForAll(asked)
  const whyOf = (page: Asked) => (repeated.has(page) ? 'answered with the same page as others' : page.why)
  const unread = [...asked.values()].filter((each) => whyOf(each) !== undefined)
  const redirects = unread.filter(({ facts: { status } }) => status >= 300 && status < 400).length
  const hasPage = [...asked.values()].some((each) => each.words !== undefined && whyOf(each) === undefined)
  return {
    pages: new Map([...asked].map(([address, { facts }]) => [address, facts])),
    forbidden: addresses.length - allowed.length,
    left: allowed.length - asked.size,
    unread: Object.fromEntries(
      [...Map.groupBy(unread, (each) => whyOf(each)!)].map(([why, { length }]) => [why, length]),
    ),
    isRead:
      hasPage && redirects <= asked.size * MOST_REDIRECTED && unread.length - redirects <= asked.size * MOST_REFUSED,
  }
}

interface Shown {
  address: string
  page: Asked
  title: string
  words: Set<string>
}

/** The page that most addresses answer with, such as a wall or a site that is closed, in each language; none if pages differ. */
function pagesForAll(asked: ReadonlyMap<string, Asked>): ReadonlySet<Asked> {
  const shown = [...asked].flatMap(([address, page]) =>
    page.words === undefined ? [] : [{ address, page, title: steadyWords(page.facts.title), words: page.words }],
  )
  const languages = Map.groupBy(shown, ({ address }) => oldLanguage(address)).values()
  const repeated = [...languages].flatMap(mostRepeated)
  return new Set(repeated.length > shown.length / 2 ? repeated.map(({ page }) => page) : [])
}

function mostRepeated(shown: readonly Shown[]): Shown[] {
  // If more than half of all are the same page, one of these is it.
  const some = shown.filter((_, at) => at % Math.ceil(shown.length / MOST_UNREAD) === 0)
  const alike = some.map((page) => shown.filter((each) => isAlike(each, page)))
  const [most = []] = alike.sort((left, right) => right.length - left.length)
  // One page may be listed under several spellings.
  const paths = new Set(most.map(({ address }) => address.toLowerCase().replace(/(?:\.\w+|\/)?(?:\?.*)?$/, '')))
  return paths.size > 1 && most.length > shown.length / 2 ? most : []
}

/** A wall may show a code of the incident, or a few other links. */
function isAlike(left: Shown, right: Shown): boolean {
  if (left.title !== right.title) return false
  const all = left.words.size + right.words.size
  const different = all - 2 * [...left.words].filter((each) => right.words.has(each)).length
  return different <= Math.min(MOST_DIFFERENT.words, all * MOST_DIFFERENT.share)
}

/** As RFC 9309 has it: without such a file all is allowed, and where the server fails nothing is. */
async function robotsText(url: string): Promise<string> {
  const answer = await ask(`${url}/robots.txt`, 'follow')
  if (answer.status >= 500) throw new Error(`${url}/robots.txt answers ${answer.status}`)
  return answer.ok ? bodyOf(answer) : ''
}

/** A page that cannot be had counts as a failed one (0). */
async function pageAt(address: string): Promise<Asked> {
  try {
    const answer = await ask(address, 'manual')
    const { status, headers } = answer
    const html = (headers.get('content-type') ?? 'html').includes('html') ? await bodyOf(answer) : undefined
    const facts = factsOf(status, html ?? '', headers.get('x-robots-tag') ?? '')
    if (status === 200) return { facts, ...(html !== undefined && { words: new Set(wordsIn(html).split(' ')) }) }
    return { facts, ...(status !== 404 && status !== 410 && { why: `answered with ${status}` }) }
  } catch {
    return { facts: factsOf(0, ''), why: 'not answered' }
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
  return decodedText(bytes ?? new Uint8Array(), charset)
}
