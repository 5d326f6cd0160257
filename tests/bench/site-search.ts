/** The search of the site over the judged queries, with Pagefind beside it where that is installed: `npm install --no-save pagefind@1.6.0`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { startDemo } from '../../src/demo/start.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { searchSite } from '../../src/features/search/engine/query.ts'
import { openState } from '../../src/engine/state/state.ts'
import { launchBrowser } from '../harness/browser.ts'
import { judgedQueries, type JudgedQuery } from '../harness/judged-queries.ts'
import { buildDemo } from './demo-site.ts'

/** The first five of each query. */
interface Answers {
  name: string
  answer(query: string, locale: Locale): Promise<string[]>
  /** Told after all queries of a language. */
  costs(): { bytes: number; milliseconds?: number }
}

/** `folder`: of judged queries, if not the project's own. */
export async function siteSearchTable(folder?: string): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'crystal-search-'))
  const [stateFolder, distFolder] = [join(work, 'state'), join(work, 'dist')]
  const provider = await startDemo()
  const rows: string[] = []
  const others = await openPagefind(distFolder)
  try {
    await buildDemo({ stateFolder, distFolder, providerUrl: provider.url })
    for (const locale of LOCALES) {
      const judged = judgedQueries(locale, folder)
      rows.push(await rowOf(await ownSearch(stateFolder), judged, locale))
      if (others) rows.push(await rowOf(await others.search(locale), judged, locale))
    }
  } finally {
    await others?.close()
    await provider.close()
    await rm(work, { recursive: true, force: true })
  }
  const head =
    '| search | language | queries | right page in the first five | mean reciprocal rank | without an answer | kB a query | CPU ms a query |'
  return [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n')
}

async function rowOf(
  { name, answer, costs }: Answers,
  judged: readonly JudgedQuery[],
  locale: Locale,
): Promise<string> {
  let [found, ranks, empty] = [0, 0, 0]
  for (const { query, isAnsweredBy } of judged) {
    const paths = await answer(query, locale)
    const place = paths.findIndex(isAnsweredBy)
    if (place !== -1) found++
    if (place !== -1) ranks += 1 / (place + 1)
    if (paths.length === 0) empty++
  }
  const { bytes, milliseconds } = costs()
  const share = `${((100 * found) / judged.length).toFixed(1)} %`
  const each = (value: number) => value / judged.length
  const kilobytes = (each(bytes) / 1000).toFixed(0)
  const time = milliseconds === undefined ? '' : each(milliseconds).toFixed(2)
  return `| ${[name, locale, judged.length, share, each(ranks).toFixed(2), empty, kilobytes, time].join(' | ')} |`
}

/** Files are counted as Brotli sends them, as if no query had come before; CPU time is that of a process that has them parsed. */
async function ownSearch(stateFolder: string): Promise<Answers> {
  const manifest = (await openState(stateFolder).releases.current())!
  const store = openStore(join(stateFolder, 'store'))
  const files = new Map<string, { value: unknown; size: number }>()
  const cost = { bytes: 0, milliseconds: 0 }
  async function fileOf(name: string) {
    const known = files.get(name)
    if (known) return known
    const hash = manifest.assets.get(name)
    if (hash === undefined) return undefined
    const content = await store.get(hash)
    const file = { value: JSON.parse(content.toString()) as unknown, size: brotliCompressSync(content).length }
    files.set(name, file)
    return file
  }
  return {
    name: 'ours',
    async answer(query, locale) {
      const asked = new Set<string>()
      const json = async <T>(name: string) => (asked.add(name), (await fileOf(name))?.value as T | undefined)
      await searchSite(query, locale, json, { limit: 5 })
      for (const name of asked) cost.bytes += files.get(name)?.size ?? 0
      const before = process.cpuUsage()
      const { results } = await searchSite(query, locale, json, { limit: 5 })
      const { user, system } = process.cpuUsage(before)
      cost.milliseconds += (user + system) / 1000
      return results.map(({ path }) => path)
    },
    costs: () => cost,
  }
}

const BENCH = 'http://search.test'

/** What is asked of Pagefind. */
interface Pagefind {
  createIndex(options: { rootSelector: string }): Promise<{
    index: {
      addDirectory(from: { path: string }): Promise<unknown>
      writeFiles(to: { outputPath: string }): Promise<unknown>
    }
  }>
  close(): Promise<unknown>
}

/** Pagefind's own script in a browser, over an index of what stands in `main`; `undefined`: it is not installed. */
async function openPagefind(distFolder: string) {
  const name = 'pagefind'
  const pagefind = await import(name).then(
    (module: Pagefind) => module,
    () => undefined,
  )
  if (!pagefind) return undefined
  const { createIndex, close } = pagefind
  const browser = await launchBrowser()
  let isIndexed = false
  async function open(locale: Locale, cost: { bytes: number }): Promise<Page> {
    if (!isIndexed) {
      const { index } = await createIndex({ rootSelector: 'main' })
      await index.addDirectory({ path: distFolder })
      await index.writeFiles({ outputPath: join(distFolder, 'pagefind') })
      await close()
      isIndexed = true
    }
    const page = await browser.newPage()
    await page.route(`${BENCH}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: `<html lang="${locale}"></html>` })
      const body = await readFile(join(distFolder, decodeURIComponent(pathname)))
      cost.bytes += body.length
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
      return route.fulfill({ contentType, body })
    })
    return page
  }
  return {
    async search(locale: Locale): Promise<Answers> {
      const cost = { bytes: 0 }
      const page = await open(locale, cost)
      return {
        name: 'Pagefind 1.6',
        async answer(query) {
          // A guest's first query, as ours is counted.
          await page.goto(`${BENCH}/`)
          const urls = await page.evaluate(async (text) => {
            const pagefind = await import(/* @vite-ignore */ `${location.origin}/pagefind/pagefind.js`)
            const { results } = await pagefind.search(text)
            const first = results.slice(0, 5) as { data(): Promise<{ url: string }> }[]
            return Promise.all(first.map(async (each) => (await each.data()).url))
          }, query)
          return urls.map((url) => url.replace(/\.html$/, '').replace(/\/index$/, '/') || '/')
        },
        costs: () => cost,
      }
    },
    close: () => browser.close(),
  }
}
