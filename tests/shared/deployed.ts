/** Servers as the unit of `deploy/` starts them: each in a folder of its own with its `.site`, told by its environment. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileRenderer } from '../../src/engine/render/compile.ts'
import { freePort } from '../harness/ports.ts'
import { PROJECT, RENDERER_FOLDER } from '../harness/settings.ts'
import { listed } from '../harness/listed.ts'

export interface ServerProcess {
  port: number
  url: string
  /** Resolves when it answers. */
  start(): Promise<void>
  /** Resolves when it has ended. */
  stop(signal: NodeJS.Signals): Promise<void>
  /** What it and its builds have said. */
  said(): string
  /** Builds, as the unit does before it starts the server. */
  build(): Promise<void>
  close(): Promise<void>
}

/** What a folder has of the project besides its scripts, which find `.site` beside themselves. */
const PARTS = listed(`
  src | public | node_modules | package.json | package-lock.json | astro.config.mjs | tsconfig.json`)

/** Settings of `deploy/server.env`, with those that differ where tests run. Throws where one is not in it. */
export async function serverSettings(own: Record<string, string>): Promise<Record<string, string>> {
  const lines = (await readFile(join(PROJECT, 'deploy/server.env'), 'utf8')).split('\n')
  const settings = Object.fromEntries(
    lines
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const unknown = Object.keys(own).filter((name) => !(name in settings))
  if (unknown.length > 0) throw new Error(`deploy/server.env has no ${unknown}`)
  return { ...settings, ...own }
}

/** Name and options of one of the unit's commands, to be run without run.mjs: killing that would leave the server running, where systemd ends every process of a unit. */
async function unitCommand(line: 'ExecStart' | 'ExecStartPre'): Promise<{ name: string; options: string[] }> {
  const unit = await readFile(join(PROJECT, 'deploy/crystal-site.service'), 'utf8')
  const found = new RegExp(`^${line}=-?/usr/bin/env node scripts/run\\.mjs (.+)$`, 'm').exec(unit)
  if (!found) throw new Error(`deploy/crystal-site.service has no ${line} by scripts/run.mjs`)
  const [name = '', ...options] = found[1]!.split(' ')
  return { name, options }
}

/** Not started yet. The components are compiled once for all. */
export async function openServer(settings: Record<string, string>): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-server-'))
  await cp(join(PROJECT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  for (const part of PARTS) await symlink(join(PROJECT, part), join(folder, part))
  await mkdir(join(folder, '.site'))
  await compileRenderer(PROJECT, RENDERER_FOLDER)
  await symlink(RENDERER_FOLDER, join(folder, '.site', 'renderer'))
  const port = await freePort()
  const { NODE_OPTIONS: _suites, ...machine } = process.env
  const env = { ...machine, NODE_ENV: 'production', ...(await serverSettings({ ...settings, PORT: String(port) })) }
  const [serve, build] = await Promise.all([unitCommand('ExecStart'), unitCommand('ExecStartPre')])
  const command = ({ name, options }: typeof serve) => [
    ...['--disable-warning=ExperimentalWarning', join(folder, 'scripts', `${name}.ts`)],
    ...options,
  ]
  let child: ChildProcess | undefined
  let said = ''

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    stop,
    async start() {
      const started = (child = spawn(process.execPath, command(serve), { cwd: folder, env }))
      const ready = new Promise<void>((resolve, reject) => {
        const hear = (text: Buffer) => {
          said += String(text)
          if (/^ready /m.test(String(text))) resolve()
        }
        started.stdout.on('data', hear)
        started.stderr.on('data', hear)
        started.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)))
      })
      await ready
    },
    async build() {
      const { status, stdout, stderr } = await finished(spawn(process.execPath, command(build), { cwd: folder, env }))
      said += stdout + stderr
      if (status !== 0) throw new Error(stderr)
    },
    async close() {
      await stop('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function finished(child: ReturnType<typeof spawn>): Promise<{ status: number; stdout: string; stderr: string }> {
  let [stdout, stderr] = ['', '']
  child.stdout!.on('data', (text) => (stdout += String(text)))
  child.stderr!.on('data', (text) => (stderr += String(text)))
  const [status] = (await once(child, 'close')) as [number]
  return { status, stdout, stderr }
}
