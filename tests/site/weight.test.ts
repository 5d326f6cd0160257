/** What a page weighs before anything else of it is asked for, counted in bytes as they are sent. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { alternatePaths, missingPath, PAGE_KINDS } from '../harness/page-kinds.ts'
import { sent } from '../harness/sent.ts'
import { useDemo } from '../harness/site.ts'

/** All of a page, as sent. */
const PAGE = 18.5 * 1024
/** What a server sends before it has to wait for the client. */
const FIRST_ROUND_TRIP = 14 * 1024

const demo = useDemo()

const pathsOf = async (path: string) => Object.values(alternatePaths(await demo.site.html(path)))

test.each(PAGE_KINDS)(
  '$name: the page and the styles of its first screen are few bytes in every language',
  async ({ path }) => {
    for (const each of await pathsOf(path)) {
      const { headers, bytes } = await sent(demo.url + each)
      expect(headers['content-encoding'], each).toBe('br')
      expect(bytes, each).toBeLessThanOrEqual(PAGE)
    }
  },
)

test("every hotel's own page, which shows something of everything, is few bytes too", async () => {
  const hotels = demo.site.paths.filter((path) => /^\/(?:oteller|\w\w\/hotels)\/[^/]+$/.test(path))
  expect(hotels.length).toBeGreaterThan(4 * 17)
  for (const path of hotels) expect((await sent(demo.url + path)).bytes, path).toBeLessThanOrEqual(PAGE)
})

test('a page that is not there is few bytes too', async () => {
  for (const locale of LOCALES) {
    const { status, bytes } = await sent(demo.url + missingPath(locale))
    expect(status).toBe(404)
    expect(bytes).toBeLessThanOrEqual(PAGE)
  }
})

test('the styles of the first screen stand in the page, nothing before them is waited for, and its scripts are the same everywhere', async () => {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const paths = (await Promise.all(PAGE_KINDS.map(({ path }) => pathsOf(path)))).flat()
  for (const each of paths) {
    const html = await demo.site.html(each)
    const [head, body] = html.split('</head>') as [string, string]
    const inline = [...head.matchAll(/<style>(.*?)<\/style>/g)].map(([, style]) => style!)
    for (const style of inline) styles.add(style)
    expect(inline, each).toHaveLength(2)
    expect(head.match(/<link[^>]*rel="(?:stylesheet|modulepreload)"|<script(?![^>]*ld\+json)/g), each).toBeNull()
    expect(body.match(/<link[^>]*rel="stylesheet"/g), each).toHaveLength(1)
    // The heading and the header are painted before the whole sheet is there.
    const start = html.slice(0, html.indexOf('rel="stylesheet"'))
    expect(start, each).toContain('<h1')
    expect(brotliCompressSync(start).length, each).toBeLessThanOrEqual(FIRST_ROUND_TRIP)
    for (const [, script] of body.matchAll(/<script>(.*?)<\/script>/gs)) scripts.add(script!)
    for (const [script] of body.matchAll(/<script [^>]*>/g))
      expect(script, each).toMatch(/type="(?:module|application\/ld\+json)"/)
    expect(html, each).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/)
  }
  // Two for the scripts, one for each part that draws a heading.
  expect(styles.size).toBe(7)
  // What starts Astro's islands, and what keeps the trip's place.
  const others = [...scripts].filter((script) => !/astro-island|self\.Astro/.test(script))
  expect(others).toEqual([expect.stringContaining('dataset.trip')])
  expect(others.join('').length).toBeLessThan(80)
  expect(scripts.size).toBeLessThanOrEqual(4)
})
