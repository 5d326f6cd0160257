/** Compiles the components once for each version of the code, and keeps the result. */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plainPaths } from './plain-paths.ts'

/** Inputs of the compiled renderer and of a release's other files: a change in them makes everything anew. */
export const INPUTS = [
  'src/components',
  'src/config',
  'src/desk/components',
  'src/desk/messages',
  'src/desk/styles',
  'src/desk/views',
  'src/engine/release',
  'src/engine/render',
  'src/features',
  'src/domain',
  'src/i18n',
  'src/pages',
  'src/provider/read',
  'src/records',
  'src/routes',
  'src/site',
  'src/styles',
  'src/views',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

export interface CompiledRenderer {
  /** Digest of the code: part of every page's key. */
  key: string
  /** Folder with `server/` and `client/`. */
  folder: string
  /** False if a kept one was used. */
  compiled: boolean
}

/** `root`: the project's folder. `stateFolder`: holds a folder of compiled components for each key. `key`: of the code, if it is known. */
export async function compileRenderer(
  root: string,
  stateFolder: string,
  key = codeKey(root),
): Promise<CompiledRenderer> {
  const folder = join(stateFolder, key)
  if (existsSync(join(folder, 'server', 'entry.mjs'))) return { key, folder, compiled: false }

  const name = `${key}.${process.pid}`
  const beside = join(stateFolder, name)
  await mkdir(beside, { recursive: true })
  await compileApart(root, stateFolder, name)
  // Otherwise a power failure could leave empty files under the key, and nobody would compile it again.
  for (const file of filesBelow(beside)) await flushed(file)
  // Another process may have compiled the same code at the same time: use its result.
  await rename(beside, folder).catch(() => rm(beside, { recursive: true, force: true }))
  return { key, folder, compiled: true }
}

const LINKED = ['--preserve-symlinks', '--preserve-symlinks-main']

/** In a separate process, which returns its memory and does not block this one. */
async function compileApart(root: string, stateFolder: string, name: string): Promise<void> {
  const { paths, remove } = await plainPaths(root, stateFolder)
  const entry = fileURLToPath(new URL('./compile-process.ts', import.meta.url))
  const isLinked = paths[0] !== root && entry.startsWith(join(root, 'src'))
  const child = fork(isLinked ? join(paths[0]!, relative(root, entry)) : entry, [...paths, name], {
    // Astro names its own files by the path that it was loaded from.
    execArgv: ['--disable-warning=ExperimentalWarning', ...(isLinked ? LINKED : [])],
    // Libraries check it. Test runs set a different value, but must compile the same code.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let failure: { message: string; stack?: string } | undefined
  child.on('message', (value) => (failure = value as typeof failure))
  const [code, signal] = (await once(child, 'close').finally(remove)) as [number | null, string | null]
  if (failure) throw Object.assign(new Error(failure.message), failure)
  if (code !== 0) throw new Error(`the process that compiles the components ended with ${code ?? signal}`)
}

/** Digest of the code below the project's root. Reads synchronously: hundreds of small files take several times as long with promises. */
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

export interface RunningCode {
  /** As `codeKey` gives it. */
  readonly key: string
  isSame(isThorough: boolean): boolean
}

/**
 * Tells whether the code below the root is the one that was there at this call. Takes a fraction of a millisecond: an update replaces files, which
 * changes the time of their folders. `isThorough`: also notices a file that is overwritten in place, and takes as long as `codeKey`.
 */
export function followCode(root: string): RunningCode {
  const key = codeKey(root)
  const folders = INPUTS.flatMap((input) => foldersBelow(join(root, input)))
  // A copy may keep the time of its content, never that of its change.
  const lastChange = () => Math.max(...folders.map((path) => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0))
  let changed = lastChange()
  return {
    key,
    isSame(isThorough) {
      try {
        const now = lastChange()
        if (now === changed && !isThorough) return true
        if (codeKey(root) !== key) return false
        changed = now
        return true
      } catch {
        // An update is removing files.
        return false
      }
    },
  }
}

/** With the path itself, which may be a file or not there. */
function foldersBelow(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return [path, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))]
}

async function flushed(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}

/** All files below a folder in order, or the file itself; none if the path does not exist. */
function filesBelow(path: string): string[] {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status?.isDirectory()) return status ? [path] : []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
