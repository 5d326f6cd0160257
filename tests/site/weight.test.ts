/** What a page weighs before anything else of it is asked for, counted in bytes as they are sent. */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
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

describe('styles and scripts in the page', () => {
  const styles = new Set<string>()
  /** Inline scripts: what starts Astro's islands. */
  const runtime = new Set<string>()

  test.each(PAGE_KINDS)(
    '$name: those of the first screen stand in it, and nothing before them is waited for',
    async ({ path }) => {
      for (const each of await pathsOf(path)) {
        const html = await demo.site.html(each)
        const [head, body] = html.split('</head>') as [string, string]
        const inline = [...head.matchAll(/<style>(.*?)<\/style>/g)].map(([, style]) => style!)
        for (const style of inline) styles.add(style)
        expect(inline, each).toHaveLength(2)
        expect(head.match(/<link[^>]*rel="(?:stylesheet|modulepreload)"|<script(?![^>]*ld\+json)/g), each).toBeNull()
        expect(body.match(/<link[^>]*rel="stylesheet"/g), each).toHaveLength(1)
        // The heading and the header are painted before the whole sheet is there.
        expect(body.indexOf('rel="stylesheet"'), each).toBeGreaterThan(body.indexOf('<h1'))
        for (const [, script] of body.matchAll(/<script>(.*?)<\/script>/gs)) runtime.add(script!)
        for (const [script] of body.matchAll(/<script [^>]*>/g))
          expect(script, each).toMatch(/type="(?:module|application\/ld\+json)"/)
        expect(brotliCompressSync(html.slice(0, html.indexOf('rel="stylesheet"'))).length, each).toBeLessThanOrEqual(
          FIRST_ROUND_TRIP,
        )
        expect(html, each).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/)
      }
    },
  )

  test('they are the same on all pages: two for the scripts, one for each part that draws a heading', () => {
    expect(styles.size).toBe(7)
  })

  test("the only scripts in a page are those that start Astro's islands and keep the trip's place, the same on all pages", () => {
    const others = [...runtime].filter((script) => !/astro-island|self\.Astro/.test(script))
    expect(others).toEqual([expect.stringContaining('dataset.trip')])
    expect(others.join('').length).toBeLessThan(80)
    expect(runtime.size).toBeLessThanOrEqual(4)
  })
})
