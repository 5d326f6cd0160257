/** A crawler that knows `/` and `robots.txt` and nothing else, on the served site. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningSite } from '../../../src/hosts/serve.ts'
import { atDepth, DEEP } from '../../harness/depth.ts'
import { SITE } from '../../harness/settings.ts'
import { demoSite, serveDemo, type BuiltSite } from '../../harness/site.ts'
import { decoded } from './site.ts'

const CLICKS = 4
const AT_ONCE = 16

interface Visited {
  status: number
  type: string
  /** Whether search engines are asked to leave it out of their lists. */
  unlisted: boolean
  /** Paths that links of a page lead to, each once. */
  links: string[]
  /** Paths of style sheets, scripts, fonts and icons that it names. */
  parts: string[]
}

let site: BuiltSite
let running: RunningSite
let closed: string[]
let visited: Map<string, Visited>

beforeAll(async () => {
  site = await demoSite()
  running = await serveDemo()
  const robots = await text('/robots.txt')
  closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, folder = '']) => folder)
  visited = await crawl('/')
}, 240_000)
afterAll(() => running.close())

/** Of two languages the home page alone, but in the deep run. */
const isFollowed = (path: string) => DEEP || !/^\/(?:de|ru)\//.test(path)

const ask = (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`, { redirect: 'manual' })
const text = async (path: string) => (await ask(path)).text()
const isClosed = (path: string) => closed.some((folder) => path.startsWith(folder))
/** Documents and pictures are no pages, and are made when they are asked for. */
const isMedia = (path: string) => /^\/(?:img|file)\//.test(path)

async function visit(path: string): Promise<Visited> {
  const answer = await ask(path)
  const type = answer.headers.get('content-type') ?? ''
  const html = type.startsWith('text/html') ? await answer.text() : ''
  if (html === '') await answer.body?.cancel()
  const all = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, address = '']) => decoded(address).replace(/[?#].*$/, ''))),
  ]
  return {
    status: answer.status,
    type,
    unlisted: /<meta name="robots" content="[^"]*\bnoindex\b/.test(html),
    links: all(/<a\s[^>]*?href="(\/(?!\/)[^"]*)"/g),
    parts: all(/<(?:link|script)\s[^>]*?(?:href|src)="(\/(?!\/)[^"]*)"/g),
  }
}

/** Everything that plain links lead to, by path. */
async function crawl(start: string): Promise<Map<string, Visited>> {
  const found = new Map<string, Visited>()
  const known = new Set([start])
  for (let step = [start]; step.length > 0;) {
    const next: string[] = []
    const queue = step.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const path of queue) {
          const page = await visit(path)
          found.set(path, page)
          for (const link of page.links) {
            if (known.has(link) || isClosed(link) || isMedia(link) || !isFollowed(link)) continue
            known.add(link)
            next.push(link)
          }
        }
      }),
    )
    step = next
  }
  return found
}

/** Clicks from a page to each that it leads to. */
function distances(home: string): Map<string, number> {
  const clicks = new Map([[home, 0]])
  for (const [path, count] of clicks)
    for (const link of visited.get(path)?.links ?? [])
      if (visited.has(link) && !clicks.has(link)) clicks.set(link, count + 1)
  return clicks
}

/** Pages lead to files for calendars, too. */
const isCalendar = (path: string) => path.endsWith('.ics')

describe('from / and robots.txt alone', () => {
  test('R1.7 every page is reached, and only pages', () => {
    expect([...visited].filter(([, { status }]) => status !== 200)).toEqual([])
    const pages = [...visited].filter(([path]) => !isCalendar(path))
    expect(pages.filter(([, { type }]) => !type.startsWith('text/html'))).toEqual([])
    const reached = new Set(pages.map(([path]) => decodeURIComponent(path)))
    expect([...reached].filter((path) => !site.manifest.pages.has(path))).toEqual([])
    expect(site.paths.filter((path) => isFollowed(path) && !reached.has(path))).toEqual([])
  })

  test('R1.7 every page is at most four clicks from the home page of its language', () => {
    const far = ['/', '/en', '/de', '/ru'].flatMap((home) => {
      const clicks = distances(home)
      const isOwn = (path: string) => (home === '/' ? !/^\/(?:en|de|ru)(?:\/|$)/.test(path) : path.startsWith(home))
      return [...visited.keys()].filter((path) => isOwn(path) && (clicks.get(path) ?? Infinity) > CLICKS)
    })
    expect(far).toEqual([])
  })

  test('the sitemap that robots.txt names lists the same pages, but those that ask to be left out', async () => {
    const address = /^Sitemap: (.+)$/m.exec(await text('/robots.txt'))?.[1] ?? ''
    const pathOf = (url: string) => decodeURI(url.slice(SITE.siteUrl.length))
    const locations = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => pathOf(decoded(url)))
    const parts = await Promise.all(locations(await text(pathOf(address))).map(text))
    const listed = new Set(parts.flatMap(locations))
    const asked = [...visited]
      .filter(([path, { unlisted }]) => !unlisted && !isCalendar(path))
      .map(([path]) => decodeURIComponent(path))
    expect(asked.length).toBeGreaterThan(atDepth(1000, 2000))
    expect([...listed].filter((path) => isFollowed(path) && !asked.includes(path))).toEqual([])
    expect(asked.filter((path) => !listed.has(path))).toEqual([])
  })

  test('every style sheet, script, font and icon that a page names is there', async () => {
    const parts = new Set([...visited.values()].flatMap((page) => page.parts).filter((path) => !visited.has(path)))
    expect(parts.size).toBeGreaterThan(5)
    const missing = await Promise.all([...parts].map(async (path) => ((await ask(path)).status === 200 ? [] : [path])))
    expect(missing.flat()).toEqual([])
  })
})
