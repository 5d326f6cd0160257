/** Pages that a query changes, on the demo's site: each is drawn from the view beside it, whatever the query says. */
import fc from 'fast-check'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { loadRenderer } from '../../src/engine/render/renderer.ts'
import queried from '../../src/hosts/netlify/functions/queried.ts'
import { queriedAt } from '../../src/routes/queried.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { difference, parametersOf, QUERIED_SAMPLES, queriesOf } from '../harness/queries.ts'
import { RENDERER_FOLDER } from '../harness/settings.ts'
import { useDemo } from '../harness/site.ts'

const demo = useDemo()

test('the page is published as its view is drawn', async () => {
  const paths = demo.site.paths.filter((path) => queriedAt(path))
  expect(paths.length).toBeGreaterThan(100)
  const { renderer: key } = await demo.site.viewFile(paths[0]!)
  const { render } = await loadRenderer({ key, folder: join(RENDERER_FOLDER, key) })
  // The pages of one hotel stand for those of all.
  const some = paths.filter((path) => DEEP || !/\/(?:hotels|oteller)\/(?!crystal-flora)/.test(path))
  for (const path of some) {
    const { view } = await demo.site.viewFile(path)
    expect(String(await render(view)), path).toBe(await demo.site.html(path))
  }
})

test('only the search has an answer without the page around it', async () => {
  const answerTo = async (path: string) => (await fetch(demo.url + path)).text()
  expect(await answerTo('/en/search?q=pool&part=results')).toMatch(/^<h2 /)
  for (const path of ['/en/hotels?sea=1', '/en/compare?hotel=crystal-flora', '/en/hotels/crystal-flora/day?age=5'])
    expect(await answerTo(`${path}&part=results`), path).toMatch(/<\/html>\s*$/)
})

/** What Netlify's function answers in the place of our server, whose files it reads; `undefined`: the published page. */
const answerOfNetlify = (address: string) =>
  queried(new Request(address), { deploy: { id: demo.url }, next: () => Promise.reject(new Error('not asked for')) })

const scriptsIn = (html: string) => parse(html).querySelectorAll('script, [onload], [onerror]').length

describe.each(QUERIED_SAMPLES)('any query of $path', { timeout: 600_000 }, ({ path, values }) => {
  test('is answered alike by our server and by Netlify’s function, and nothing of it becomes markup', async () => {
    const published = await demo.site.html(path)
    const most = scriptsIn(published)
    let visitors = 0
    await fc.assert(
      fc.asyncProperty(queriesOf({ values }), async (query) => {
        const address = `${demo.url}${path}?${query}`
        // A visitor may ask for no more than 500 at once.
        const headers = { 'x-forwarded-for': `2001:db8:${(++visitors).toString(16)}::1` }
        const [ours, theirs] = await Promise.all([fetch(address, { headers }), answerOfNetlify(address)])
        const html = await ours.text()
        expect(ours.status).toBe(200)
        expect(difference(html, theirs ? await theirs.text() : published)).toBe('')
        if (theirs) {
          expect(theirs.status).toBe(200)
          for (const name of ['content-type', 'cache-control', 'x-robots-tag', 'content-security-policy'])
            expect(ours.headers.get(name), name).toBe(theirs.headers.get(name))
        }
        if (parametersOf(query).size === 0) expect(difference(html, published)).toBe('')
        // A page that shows what was asked for may need one island's script less or more, never one of the query.
        const isPart = !html.includes('</html>')
        expect(scriptsIn(html)).toBeLessThanOrEqual(isPart ? 0 : most + 1)
      }),
      { numRuns: atDepth(10, 500) },
    )
  })
})
