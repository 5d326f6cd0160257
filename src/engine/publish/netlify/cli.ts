/**
 * Netlify's command line and Deno, which bundles the edge functions: pinned by a lock file, installed into the user's cache when they are first
 * needed. They are too large to be dependencies of the site, and nothing but a deploy needs them.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import { takeTurn } from '../../state/turn.ts'

const PINNED = fileURLToPath(new URL('../../../../deploy/netlify-cli', import.meta.url))
/** Milliseconds that an installation of another process is waited for. */
const LONGEST_WAIT = 10 * 60_000

export interface NetlifyCli {
  /** Folder with its `node_modules`. */
  folder: string
  /** Program and first arguments of a command. */
  command: readonly [string, string]
  /** Environment that it runs in: Deno is found, nothing is reported to anybody. */
  env: Record<string, string | undefined>
}

/** `onInstall` is told before an installation, which takes a minute. Rejects with `MustNotPublish`. */
export async function openCli(onInstall: () => void = () => {}): Promise<NetlifyCli> {
  const lockfile = await readFile(join(PINNED, 'package-lock.json'))
  const name = `netlify-${createHash('sha256').update(lockfile).digest('hex').slice(0, 12)}`
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hotel-site')
  const folder = join(cache, name)
  if (!existsSync(folder)) {
    await takeTurn(cache, LONGEST_WAIT, async () => {
      if (existsSync(folder)) return
      onInstall()
      await install(folder)
    })
  }
  const packages = join(folder, 'node_modules')
  // Deno's own program, not the script around it, which does not hand signals on.
  const platforms = await readdir(join(packages, '@deno'))
  const programs = platforms.map((name) => join(packages, '@deno', name))
  return {
    folder,
    command: [process.execPath, join(packages, 'netlify-cli', 'bin', 'run.js')],
    env: {
      ...process.env,
      PATH: [...programs, process.env.PATH].join(delimiter),
      NETLIFY_TELEMETRY_DISABLED: '1',
      CI: '1',
    },
  }
}

type FailedCommand = Error & { stdout?: string; stderr?: string }

/** Whole or not there at all. No package's own scripts are run. */
async function install(folder: string): Promise<void> {
  const beside = `${folder}.new`
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(PINNED, file), join(beside, file))
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: beside, shell: process.platform === 'win32' }
  await promisify(execFile)('npm', args, options).catch(({ stdout = '', stderr = '', message }: FailedCommand) => {
    const output = `${stdout}${stderr}`.trim() || message
    throw new MustNotPublish([problem('netlify-cli-missing', 'netlify-cli', output.slice(-500))])
  })
  await rename(beside, folder)
}
