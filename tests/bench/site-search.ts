/** The search of the site over the judged queries. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { startDemo } from '../../src/demo/start.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { searchSite } from '../../src/features/search/engine/query.ts'
import { openState } from '../../src/engine/state/state.ts'
import { judgedQueries, type JudgedQuery } from '../harness/judged-queries.ts'
import { buildDemo } from './demo-site.ts'

/** The first five of each query. */
interface Answers {
  answer(query: string, locale: Locale): Promise<string[]>
  /** Told after all queries of a language. */
  costs(): { bytes: number; milliseconds: number }
}

/** `folder`: of judged queries, if not the project's own. */
export async function siteSearchTable(folder?: string): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'crystal-search-'))
  const stateFolder = join(work, 'state')
  const provider = await startDemo()
  const rows: string[] = []
  try {
    await buildDemo({ stateFolder, providerUrl: provider.url })
    for (const locale of LOCALES) {
      rows.push(await rowOf(await ownSearch(stateFolder), judgedQueries(locale, folder), locale))
    }
  } finally {
    await provider.close()
    await rm(work, { recursive: true, force: true })
  }
  const head =
    '| language | queries | right page in the first five | mean reciprocal rank | without an answer | kB a query | CPU ms a query |'
  return [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n')
}

async function rowOf({ answer, costs }: Answers, judged: readonly JudgedQuery[], locale: Locale): Promise<string> {
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
  return `| ${[locale, judged.length, share, each(ranks).toFixed(2), empty, kilobytes, each(milliseconds).toFixed(2)].join(' | ')} |`
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
