/** Of the demo's pages: none shows one picture twice, and a hotel's show that hotel. */
import { beforeAll, expect, test } from 'vitest'
import { demoSite, type BuiltSite } from '../harness/site.ts'

let site: BuiltSite
/** Sources of the pictures of each page, in its order; not those of a story's viewer, which opens with the picture of the story's button. */
const shown = new Map<string, string[]>()
beforeAll(async () => {
  site = await demoSite()
  for (const path of site.paths) {
    const html = (await site.html(path)).replaceAll(/<dialog class="viewer[^]*?<\/dialog>/g, '')
    const ids = [...html.matchAll(/<img\b[^>]*? src="\/img\/([0-9a-z]{9})/g)].map(([, id]) => id!)
    shown.set(
      path,
      ids.map((id) => site.manifest.sources.get(id)!.source),
    )
  }
})

test('no page shows one picture twice', () => {
  expect([...shown.values()].filter((sources) => sources.length > 20).length).toBeGreaterThan(40)
  const twice = [...shown].flatMap(([path, sources]) =>
    sources.filter((source, index) => sources.indexOf(source) < index).map((source) => `${path}: ${source}`),
  )
  expect(twice).toEqual([])
})
