/** Our publisher beside Hugo, in one run: the same pages of the same records. Milliseconds of whole processes, the median of the runs. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StoredSnapshot } from '../../../src/records/snapshot.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { EDITS } from '../edits.ts'
import { BENCH_SITE, publishCold, renderAll, type Folders, type ProviderProcess } from '../measure.ts'
import { median } from '../table.ts'
import { editHugoPage, htmlIn, runHugo, writeHugoSite } from './hugo.ts'

const RUNS = 5

/** `folders`: with a release and its records. */
export async function peersTable(folders: Folders, provider: ProviderProcess, folder: string): Promise<string> {
  const hugo = join(folder, 'hugo')
  const into = join(folder, 'rendered')
  await writeHugoSite(hugo, new StoredSnapshot(openState(folders.stateFolder).records), BENCH_SITE)
  const times: Record<string, number[]> = {}
  const note = (name: string, ms: number) => (times[name] ??= []).push(ms)
  for (let run = 0; run < RUNS; run++) {
    note('hugo full', await runHugo(hugo, true))
    note('hugo nothing', await runHugo(hugo, false))
    await editHugoPage(hugo, `Title ${run}`)
    note('hugo page', await runHugo(hugo, false))
    await rm(into, { recursive: true, force: true })
    note('ours full', await renderAll(folders, into))
    await provider.edit('room')
    note('ours page', (await publishCold(folders, provider, EDITS.room.changes)).wall)
    const nothing = await publishCold(folders, provider)
    note('ours nothing', nothing.wall - nothing.crawl)
  }
  const [theirs, ours] = [await htmlIn(join(hugo, 'public')), await htmlIn(join(into, 'dist'))]
  const row = (name: string, key: string) => {
    const [a, b] = [median(times[`hugo ${key}`]!), median(times[`ours ${key}`]!)]
    return `| ${name} | ${a.toFixed(0)} | ${b.toFixed(0)} | ${(b / a).toFixed(2)} |`
  }
  return [
    '| | Hugo ms | ours ms | ratio |',
    '| --- | --- | --- | --- |',
    `| HTML, files and MB | ${theirs.pages}, ${(theirs.bytes / 1e6).toFixed(0)} | ${ours.pages}, ${(ours.bytes / 1e6).toFixed(0)} | ${(ours.bytes / theirs.bytes).toFixed(2)} |`,
    row('every page from data on disk', 'full'),
    row('nothing changed (ours besides the crawl)', 'nothing'),
    row('one page changed (ours told of it)', 'page'),
  ].join('\n')
}
