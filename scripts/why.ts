/** npm run why -- /en/hotels/crystal-flora: why a page changed last: the release, the changed records, and all records that the page reads. */
import { momentText } from '../src/desk/views/moment.ts'
import { newestRelease, NoSuchPage } from '../src/engine/publisher/pages/page-lookup.ts'
import { pageVersions, type PageVersion } from '../src/engine/publisher/pages/page-history.ts'
import { reasonText } from '../src/engine/release/reasons.ts'
import { lineTexts } from '../src/desk/server/pages/history-lines.ts'
import { StoredSnapshot } from '../src/records/snapshot.ts'
import type { PublishedRelease, Reason } from '../src/records/release.ts'
import type { State } from '../src/engine/state/state.ts'
import { pageCommand } from './page-command.ts'

await pageCommand(async ({ state, path }) => {
  const newest = await newestRelease(state)
  const [last, ...earlier] = await pageVersions(state, path)
  if (!last) throw new NoSuchPage(path, state)
  const textOf = reasonText(new StoredSnapshot(state.records))
  const linesOf = (version: PageVersion) => versionLines(version, textOf)
  const lines = [
    path,
    ...linesOf(last),
    ...publishLines(state, last),
    ...(last.hash === undefined ? [] : readLines(newest, path)),
    ...(earlier.length > 0 ? ['', 'Before:', ...earlier.flatMap(linesOf)] : []),
  ]
  return lines.join('\n')
})

function versionLines(
  { number, at, wasLive, mayCome, kind, against, why }: PageVersion,
  textOf: (reason: Reason) => string,
): string[] {
  const moment = momentText(at, 'en')
  const seen = wasLive ? `first live on ${moment}` : `made on ${moment}, ${mayCome ? 'not live yet' : 'never live'}`
  const release = `Release ${number}, ${seen}`
  if (against === undefined) return [`${release}: the oldest release that is kept has the page like this.`]
  return [
    `${release}: the page ${kind === 'changed' ? 'changed' : `was ${kind}`}.`,
    ...why.map((each) => `  ${textOf(each)}`),
  ]
}

/** The release's history and its publish report. */
function publishLines({ history, runs }: State, name: PageVersion): string[] {
  const deeds = history.of(name).map(lineTexts('en'))
  const run = runs.ofRelease(name.number)
  const report = run?.report
  return [
    ...(deeds.length > 0 ? ['', 'What was done with the release:'] : []),
    ...deeds.map(({ at, text }) => `  ${at}: ${text}`),
    ...(report
      ? [`  Its publish rendered ${report.pages.rendered} of ${report.pages.total} pages in ${run.ms / 1000} s.`]
      : []),
  ]
}

function readLines({ pages, chromes }: PublishedRelease, path: string): string[] {
  const page = pages.get(path)
  if (!page) return []
  const around = chromes.get(page.chrome)?.reads ?? []
  const listed = (title: string, reads: readonly string[]) =>
    reads.length > 0 ? ['', title, ...reads.map((key) => `  ${key}`)] : []
  return [
    ...listed('Records that its view reads:', page.reads),
    ...listed('Records that its header and footer read:', around),
  ]
}
