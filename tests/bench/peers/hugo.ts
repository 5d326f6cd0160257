/**
 * Hugo on our views: its templates print every text, list and link of a page, and what surrounds pages once for each hotel and language. So it
 * has the same pages with the same content, without what our components do about it (pictures' widths, icons, structured data).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRoutes } from '../../../src/routes/build.ts'
import type { Snapshot } from '../../../src/records/snapshot.ts'
import { createViewBuilder } from '../../../src/features/kinds/build.ts'
import type { SiteInputs } from '../../../src/views/context.ts'

/** The program, where it is to be had: `HUGO`, else the one on the path. */
const HUGO = process.env.HUGO ?? 'hugo'

export async function writeHugoSite(folder: string, snapshot: Snapshot, site: SiteInputs): Promise<void> {
  await cp(join(import.meta.dirname, 'hugo'), folder, { recursive: true })
  for (const name of ['content', 'data']) await mkdir(join(folder, name), { recursive: true })
  const routes = buildRoutes(snapshot)
  const builder = createViewBuilder(snapshot, routes, site)
  const written = new Set<string>()
  for (const [index, route] of routes.all().entries()) {
    const { view, chrome: built } = builder.page(route)
    const { chrome: around, ...page } = view
    const chrome = built.name.replaceAll('/', '-')
    const front = { title: view.head.title, url: route.path === '/' ? '/start' : route.path, chrome, view: page }
    await writeFile(join(folder, 'content', `page-${index}.md`), `${JSON.stringify(front)}\n`)
    if (written.has(chrome)) continue
    written.add(chrome)
    await writeFile(join(folder, 'data', `${chrome}.json`), JSON.stringify(around))
  }
}

/** Milliseconds of the whole process; rejects where there is no Hugo. `cold`: with nothing of an earlier run. */
export async function runHugo(folder: string, cold: boolean): Promise<number> {
  const output = ['public', 'resources', '.hugo_build.lock']
  if (cold) for (const name of output) await rm(join(folder, name), { recursive: true, force: true })
  const started = performance.now()
  const child = spawn(HUGO, ['--quiet', '--source', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`hugo ended with ${code}`)
  return performance.now() - started
}

/** Another title for one page. */
export async function editHugoPage(folder: string, title: string): Promise<void> {
  const file = join(folder, 'content', 'page-100.md')
  const page = JSON.parse(await readFile(file, 'utf8')) as { title: string }
  await writeFile(file, `${JSON.stringify({ ...page, title })}\n`)
}

/** HTML files of a folder, and their bytes. */
export async function htmlIn(folder: string): Promise<{ pages: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size))
  return { pages: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
