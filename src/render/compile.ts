/** Compiles the components once for each state of the code, and keeps the result. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Folders and files that the compiled renderer is made of. */
const INPUTS = [
  'src/pages',
  'src/layouts',
  'src/components',
  'src/islands',
  'src/styles',
  'src/i18n',
  'src/config',
  'src/forms',
  'src/routes',
  'src/search',
  'src/render',
  'src/views',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

export interface CompiledRenderer {
  /** Digest of the code: part of every page's key. */
  key: string
  /** Folder with `server/` and `client/`. */
  folder: string
  /** False when the kept one could be used. */
  compiled: boolean
}

/** The renderer that was compiled of the code as it is now, where there is one. As for `compileRenderer`. */
export async function keptRenderer(root: string, stateFolder: string): Promise<CompiledRenderer | undefined> {
  const key = codeKey(root)
  const folder = join(stateFolder, key)
  return (await exists(join(folder, 'server', 'entry.mjs'))) ? { key, folder, compiled: false } : undefined
}

/** `root`: of the project. `stateFolder`: where compiled renderers are kept, one folder for each key. */
export async function compileRenderer(root: string, stateFolder: string): Promise<CompiledRenderer> {
  const kept = await keptRenderer(root, stateFolder)
  if (kept) return kept

  const key = codeKey(root)
  const folder = join(stateFolder, key)
  const beside = join(stateFolder, `${key}.${process.pid}`)
  await mkdir(beside, { recursive: true })
  // Astro is heavy and needed for compiling alone.
  const { build } = await import('astro')
  const environment = process.env.NODE_ENV
  // Libraries for the browser look at it, and a test run names another: what is compiled is the same in both.
  process.env.NODE_ENV = 'production'
  try {
    await build({ root, outDir: beside, cacheDir: join(stateFolder, 'cache'), logLevel: 'error', mode: 'production' })
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
  // Another process may have compiled the same code meanwhile: its result is as good.
  await rename(beside, folder).catch(() => rm(beside, { recursive: true, force: true }))
  return { key, folder, compiled: true }
}

/** Digest of the code below the project's root. Read at once: hundreds of small files take several times as long one promise after the other. */
export function codeKey(root: string): string {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`)
  for (const input of INPUTS) {
    for (const file of filesBelow(join(root, input))) {
      hash
        .update(`${relative(root, file)}\n`)
        .update(readFileSync(file))
        .update('\n')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** All files below a folder, or the file itself, in order; none where there is nothing. */
function filesBelow(path: string): string[] {
  try {
    return [...walk(path)].sort()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}

/** Half the time of a recursive `readdirSync`. */
function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
