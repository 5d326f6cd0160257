/** Pages that a query changes, on the demo's site: each is drawn from the view beside it, whatever the query says. */
import fc from 'fast-check'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { loadRenderer } from '../../src/render/renderer.ts'
import { queriedAt, queriedPath, type QueriedPage } from '../../src/routes/queried.ts'
import { atDepth } from '../harness/depth.ts'
import { RENDERER_FOLDER } from '../harness/settings.ts'
import { useDemo } from '../harness/site.ts'

const demo = useDemo()

test('the page is published as its view is drawn', async () => {
  const paths = demo.site.paths.filter((path) => queriedAt(path))
  expect(paths.length).toBeGreaterThan(100)
  const { renderer: key } = await demo.site.viewFile(paths[0]!)
  const { render } = await loadRenderer({ key, folder: join(RENDERER_FOLDER, key) })
  for (const path of paths) {
    const { view } = await demo.site.viewFile(path)
    expect(String(await render(view)), path).toBe(await demo.site.html(path))
  }
})

const HOSTILE = [
  '"><script>alert(1)</script>',
  "$& $1 $` $'",
  '</title><script>alert(1)</script>',
  '{{count}}',
  '--><svg onload=alert(1)>',
]
const VALUES = [
  ...HOSTILE,
  '0',
  '4',
  '300',
  '-1',
  '1e9',
  'kemer',
  'banquet',
  'crystal-flora',
  'crystal-flora/family-suite',
  '\0',
  'x'.repeat(500),
]
const NAMES = [
  'q',
  'page',
  'region',
  'kids',
  'hall',
  'hotel',
  'room',
  'adult',
  'child',
  'persons',
  'seating',
  'where',
  'ask',
  'together',
  'age',
]
const PAGES: QueriedPage[] = ['search', 'hotels', 'compare', 'halls']
const addresses = fc.record({
  path: fc
    .tuple(fc.constantFrom(...PAGES), fc.constantFrom(...LOCALES))
    .map(([name, locale]) => queriedPath(name, locale))
    .chain((path) =>
      fc.constantFrom(path, '/en/hotels/crystal-flora/day', '/de/hotels/crystal-centro/online-reservation'),
    ),
  query: fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...VALUES), fc.string())), {
    minLength: 1,
    maxLength: 5,
  }),
})

test('only the search has an answer without the page around it', async () => {
  const answerTo = async (path: string) => (await fetch(demo.url + path)).text()
  expect(await answerTo('/en/search?q=pool&part=results')).toMatch(/^<h2 /)
  for (const path of ['/en/hotels?sea=1', '/en/compare?hotel=crystal-flora', '/en/hotels/crystal-flora/day?age=5'])
    expect(await answerTo(`${path}&part=results`), path).toMatch(/<\/html>\s*$/)
})

test('any query is answered with the page, and nothing of it becomes markup', async () => {
  const scripts = new Map<string, number>()
  const scriptsOf = (html: string) => parse(html).querySelectorAll('script, svg[onload], img[onerror]').length
  await fc.assert(
    fc.asyncProperty(addresses, async ({ path, query }) => {
      const response = await fetch(`${demo.url}${path}?${new URLSearchParams(query)}`)
      expect(response.status).toBe(200)
      const html = await response.text()
      if (!scripts.has(path)) scripts.set(path, scriptsOf(await demo.site.html(path)))
      // A page that shows what was asked for may need one island's script less or more, never one of the query.
      expect(html).not.toMatch(/<(?:script|svg)[^>]*>alert|<svg onload/)
      expect(Math.abs(scriptsOf(html) - scripts.get(path)!)).toBeLessThanOrEqual(1)
    }),
    { numRuns: atDepth(60, 2000) },
  )
})
