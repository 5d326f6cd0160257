/** What Netlify's edge functions need to know of the release: files beside its pages. Our own server has the release itself. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HEALTH_FILE, LANGUAGES_FILE, NOTICES_FOLDER, SOURCES_FILE } from '../../../config/data-files.ts'
import { LOCALES } from '../../../config/locales.ts'
import { stageOf } from '../../../config/stage.ts'
import { compileRenderer } from '../../render/compile.ts'
import type { Manifest, PublishedRelease } from '../../release/manifest.ts'
import type { HostStage } from '../stage-files.ts'
import { openStore } from '../../release/files/store.ts'
import { buildPath, fileOf } from '../../../routes/paths.ts'

interface EdgeFilesOptions {
  /** `.site`. */
  stateFolder: string
  /** Where the release's files are. */
  folder: string
  /** Base that relative sources are resolved with. */
  providerUrl: string
}

export async function writeEdgeFiles(manifest: PublishedRelease, options: EdgeFilesOptions): Promise<void> {
  const { stateFolder, folder, providerUrl } = options
  const { publishedAt } = manifest
  const files = new Map<string, string | Uint8Array>([
    [LANGUAGES_FILE, JSON.stringify(LOCALES.filter((locale) => manifest.pages.get(buildPath(locale, ''))))],
    [SOURCES_FILE, JSON.stringify(absoluteSources(manifest, providerUrl))],
    [
      HEALTH_FILE,
      JSON.stringify({ release: manifest.id, publishedAt, pages: manifest.pages.size, stage: stageOf(manifest) }),
    ],
  ])
  const store = openStore(join(stateFolder, 'store'))
  for (const [path, { hash, status }] of [...manifest.pages]) {
    if (status === 200 || status === 502) files.set(`${NOTICES_FOLDER}/${fileOf(path)}`, await store.get(hash))
  }
  await rm(join(folder, NOTICES_FOLDER), { recursive: true, force: true })
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

/** Puts what renders pages beside the edge functions that it is bundled with. `root`: of the project. */
export async function writeRenderer(root: string, rendererFolder: string): Promise<void> {
  const { folder } = await compileRenderer(root, rendererFolder)
  const edge = join(root, 'src', 'hosts', 'netlify')
  await rm(join(edge, 'renderer'), { recursive: true, force: true })
  await cp(join(folder, 'server'), join(edge, 'renderer'), { recursive: true })
  await writeFile(join(edge, 'renderer.js'), "export { answers } from './renderer/entry.mjs'\n")
}

const ACCESS = 'access.js'

/** Puts what lets visitors in before all other functions: those run in the order of their names. Netlify reads the path where it stands. */
export async function writeAccess(root: string, { stage, password }: HostStage): Promise<void> {
  const file = join(root, 'src', 'hosts', 'netlify', 'functions', ACCESS)
  if (!stage) return rm(file, { force: true })
  const lines = [
    `import { accessTo } from ${JSON.stringify('../access.ts')}`,
    `export default accessTo(${password !== undefined})`,
    "export const config = { path: '/*' }",
    '',
  ]
  await writeFile(file, lines.join('\n'))
}

function absoluteSources({ sources }: Manifest, providerUrl: string): Record<string, string> {
  const base = `${providerUrl.replace(/\/+$/, '')}/`
  return Object.fromEntries([...sources].map(([id, { source }]) => [id, new URL(source, base).href]))
}
