/** npm run move-in -- --sitemap=FILE|URL: says what becomes of an old site's addresses in the newest release; `--help` lists all options. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ofetch } from 'ofetch'
import { EnvironmentError } from '../src/config/environment.ts'
import { decodedText } from '../src/engine/move-in/decoded-text.ts'
import { moveIn, type MoveInReport } from '../src/engine/move-in/move-in.ts'
import { USER_AGENT } from '../src/engine/move-in/old-site.ts'
import { reportPage, unreadText } from '../src/engine/move-in/report-page.ts'
import { MoveInError, sitemapAddresses } from '../src/engine/move-in/sitemap.ts'
import { newestRelease } from '../src/engine/publisher/pages/page-lookup.ts'
import { openStore } from '../src/engine/release/files/store.ts'
import { STATE_FILE } from '../src/engine/state/database/schema.ts'
import { openState } from '../src/engine/state/state.ts'
import { environment, openShared, progressLine, STATE_FOLDER } from './project.ts'

const UNKNOWN = 2
const MOST_SAID = 20

const USAGE = `npm run move-in -- --sitemap=FILE|URL [--sitemap=…] [options]

What becomes of an old site's addresses in the newest release.

  --sitemap=FILE|URL  the old site's sitemap, or one address a line; several may be given
  --redirects=FILE    the file of redirects that there is (by default REDIRECTS)
  --crawl=URL         asks the old site's pages, and compares
  --limit=N           pages that are asked for at most (500)
  --out=FOLDER        for redirects.csv, report.html and report.json (move-in)
  --state=FOLDER      of the release (.site)
  --help              this

Ends with 0: every address leads to a page or was said to be gone; 1: not yet; 2: it could not be found out.`

try {
  if (process.argv.includes('--help')) console.log(USAGE)
  else process.exitCode = await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = UNKNOWN
}

/** Resolves to the exit code. */
async function run(): Promise<number> {
  const { sitemaps, redirects, crawl, limit, out, folder } = asked()
  const settings = environment()
  if (!settings.databaseUrl && !existsSync(join(folder, STATE_FILE)))
    throw new MoveInError('There is no release yet: run "npm run build" first.')
  const shared = await openShared(settings, folder)
  const state = openState(folder)
  try {
    const { addresses, unread } = await sitemapAddresses(sitemaps, readSource)
    sayUnread(unread)
    const progress = progressLine()
    const file = redirects ?? settings.redirectsFile
    const { report, redirects: text } = await moveIn({
      addresses,
      redirects: file === undefined ? '' : decodedText(await readSource(file)),
      siteUrl: settings.siteUrl,
      release: await newestRelease(state),
      state,
      store: openStore(join(folder, 'store')),
      oldSite:
        crawl === undefined
          ? undefined
          : { url: crawl, limit, onProgress: (done, known) => progress('crawl', done, known) },
    })
    await mkdir(out, { recursive: true })
    await writeFile(join(out, 'redirects.csv'), text)
    await writeFile(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
    await writeFile(join(out, 'report.html'), await reportPage(report))
    console.log(summary(report, out))
    return report.compared?.isRead === false ? UNKNOWN : report.isReady ? 0 : 1
  } finally {
    state.close()
    await shared.close()
  }
}

function asked() {
  const { values } = parseArgs({
    options: {
      sitemap: { type: 'string', multiple: true },
      redirects: { type: 'string' },
      crawl: { type: 'string' },
      limit: { type: 'string', default: '500' },
      out: { type: 'string', default: 'move-in' },
      state: { type: 'string', default: STATE_FOLDER },
    },
  })
  const { sitemap = [], redirects, crawl } = values
  const limit = Number(values.limit)
  if (sitemap.length === 0) throw new EnvironmentError('Name the old site’s sitemap: --sitemap=FILE or --sitemap=URL')
  if (!Number.isInteger(limit) || limit < 1) throw new EnvironmentError('--limit must be a whole number of pages')
  if (crawl !== undefined && !(URL.canParse(crawl) && /^https?:$/.test(new URL(crawl).protocol)))
    throw new EnvironmentError('--crawl must be the old site’s address, such as https://www.example.com')
  return {
    ...{ sitemaps: sitemap, redirects, limit },
    ...{ crawl: crawl === undefined ? undefined : new URL(crawl).origin },
    ...{ out: resolve(values.out), folder: resolve(values.state) },
  }
}

function sayUnread(unread: readonly string[]): void {
  for (const each of unread.slice(0, MOST_SAID)) console.error(each)
  if (unread.length > MOST_SAID) console.error(`… and ${unread.length - MOST_SAID} more lines without an address`)
}

async function readSource(source: string): Promise<Uint8Array> {
  try {
    if (!/^https?:\/\//i.test(source)) return await readFile(source)
    return new Uint8Array(
      await ofetch(source, { responseType: 'arrayBuffer', timeout: 60_000, headers: { 'user-agent': USER_AGENT } }),
    )
  } catch (error) {
    throw new MoveInError(`${source} cannot be read: ${(error as Error).message}`)
  }
}

function summary({ counts, isReady, faults, compared }: MoveInReport, out: string): string {
  const { page, mended, moved, imported, gone, proposed, lost, circle } = counts
  const worse = compared?.pages.filter(({ losses }) => losses.length > 0).length
  return [
    `${page} addresses are the same, ${mended} are mended, ${moved} are renamed pages, ${imported} are in the file of redirects, ${gone} are gone.`,
    `${proposed} are proposed, ${lost} lead nowhere, ${circle} lead round; ${counts['other-site']} are of another host; ${faults.length} lines of the file are wrong.`,
    ...(counts['other-page'] > 0
      ? [
          `WARNING: of ${counts['other-page']}, the query may name another page than the one that stands there, and is not read.`,
        ]
      : []),
    ...(compared
      ? [`${worse} of ${compared.pages.length} pages got worse. ${unreadText(compared.unread)}`.trim()]
      : []),
    ...(compared?.isRead === false ? ['The old site could not be read: nothing is known of its pages.'] : []),
    `${isReady ? 'Ready' : 'Not ready'}: see ${join(out, 'report.html')}`,
  ].join('\n')
}
