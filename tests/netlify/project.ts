/** A copy of the project for Netlify's own tools, which write beside what they read. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { openCli, type NetlifyCli } from '../../src/engine/publish/netlify/cli.ts'
import { PROJECT } from '../harness/settings.ts'

/** What a build needs; the embedded provider is not among it. */
const FILES = ['deploy', 'src', 'scripts', 'public', 'astro.config.mjs', 'tsconfig.json', 'netlify.toml', '.npmrc']
const PACKAGE_FILES = ['package.json', 'package-lock.json']
const DEMO = join(PROJECT, 'src', 'demo')

/** Milliseconds for installing Netlify's tools, and for running one of them, on a machine that does other things, too. */
export const INSTALL_TIMEOUT = 600_000
export const RUN_TIMEOUT = 240_000

export interface Ended {
  code: number
  output: string
}

export interface NetlifyProject {
  folder: string
  cli: NetlifyCli
  /** Runs Netlify's command line to its end. */
  netlify(args: string[], env?: Record<string, string>): Promise<Ended>
  /** Runs one of the project's own commands to its end: 'build-netlify'. */
  run(command: string, env?: Record<string, string>): Promise<Ended>
  /** Starts Netlify's command line. End it with `end`. */
  start(args: string[], env?: Record<string, string>): ChildProcess
  close(): Promise<void>
}

export async function openProject(): Promise<NetlifyProject> {
  const cli = await openCli()
  const folder = await mkdtemp(join(tmpdir(), 'crystal-netlify-'))
  const filter = (path: string) => path !== DEMO
  for (const file of [...FILES, ...PACKAGE_FILES]) {
    await cp(join(PROJECT, file), join(folder, file), { recursive: true, filter })
  }
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))

  const options = (env: Record<string, string> = {}) => ({
    cwd: folder,
    env: {
      ...cli.env,
      PATH: `${dirname(process.execPath)}${delimiter}${cli.env.PATH}`,
      XDG_CONFIG_HOME: join(folder, '.config'),
      NO_COLOR: '1',
      // Deno may write below the usual folder alone.
      TMPDIR: undefined,
      // The test runner's own.
      NODE_ENV: undefined,
      VITEST: undefined,
      ...env,
    },
    // A group of its own, so that what it starts ends with it.
    detached: true,
  })
  const [program, script] = cli.command
  return {
    folder,
    cli,
    netlify: (args, env) => ended(spawn(program, [script, ...args], options(env))),
    run: (command, env) => ended(spawn(program, [join(folder, 'scripts', `${command}.ts`)], options(env))),
    start: (args, env) => spawn(program, [script, ...args], { ...options(env), stdio: ['ignore', 'pipe', 'pipe'] }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

function ended(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Ends a process and all that it started. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.on('close', () => resolve())
    process.kill(-child.pid!, 'SIGKILL')
  })
}

/** SHA-1 of every file below a folder, by its name there. */
export async function digestsBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const digests = files.map(async (file) => {
    const digest = createHash('sha1')
      .update(await readFile(file))
      .digest('hex')
    return [relative(folder, file), digest] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}
