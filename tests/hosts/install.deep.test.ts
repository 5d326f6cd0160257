/**
 * The commands of "From a bare Debian to a site with TLS" in docs/operate.md, run one after the other below a folder of its own. What the machine alone can do
 * (packages, users, systemd, a certificate) is done by stand-ins; the service runs as a user who may write nothing but `ReadWritePaths`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import { freePort } from '../harness/ports.ts'
import { PROJECT } from '../harness/settings.ts'
import { makeWorld, worldPictures } from '../worlds/index.ts'
import { listed } from '../harness/listed.ts'

/** Runs as root where the run does: then the service is another user's, as on a server. */
const IS_ROOT = process.getuid?.() === 0
const NOBODY = 65_534

const section = readFileSync(join(PROJECT, 'docs/operate.md'), 'utf8')
  .split('### From a bare Debian to a site with TLS')[1]!
  .split('\n### ')[0]!
const [install, backup, restore, update, command] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(
  (match) => match[1]!,
)

/** Runs a command with the settings and in the folder that it is told, as the user who may write nothing else. */
const SYSTEMD_RUN = `#!/bin/sh
set -a
for option; do
  case "$option" in
    --property=EnvironmentFile=*) . "\${option#*EnvironmentFile=}" ;;
    --working-directory=*) cd "\${option#*=}" ;;
    --*) ;;
    *) break ;;
  esac
  shift
done
exec ${IS_ROOT ? `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups` : ''} "$@"
`

let machine: string
let provider: Provider
let port: number
let service: ChildProcess | undefined
const asked: string[] = []

beforeAll(async () => {
  machine = mkdtempSync(join(tmpdir(), 'crystal-machine-'))
  chmodSync(machine, 0o755)
  provider = await startProvider(makeWorld({ langs: ['tr'], hotels: [], groupPages: ['home', 'about', 'contact'] }), {
    pictures: worldPictures,
  })
  port = await freePort()
  for (const folder of ['bin', 'etc/systemd/system', 'etc/caddy', 'srv', 'var/backups'])
    mkdirSync(join(machine, folder), { recursive: true })
  const systemdRun = join(machine, 'bin/systemd-run')
  writeFileSync(systemdRun, SYSTEMD_RUN)
  chmodSync(systemdRun, 0o755)
  for (const name of ['apt-get', 'useradd', 'systemctl', 'git', 'chown']) standIn(name)
})
afterAll(async () => {
  service?.kill('SIGKILL')
  await provider?.close()
  rmSync(machine, { recursive: true, force: true })
})

/** A command that only says how it was called. */
function standIn(name: string): void {
  const file = join(machine, 'bin', name)
  writeFileSync(file, `#!/bin/sh\necho "stand-in ${name} $*"\n`)
  chmodSync(file, 0o755)
}

/** Runs lines of the page below the machine's folder, one by one. A line that fails throws. */
async function run(lines: string): Promise<void> {
  for (const line of lines
    .replaceAll('&&\n', '&& ')
    .split('\n')
    .filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', here(line)], {
      cwd: existsSync(join(machine, 'srv/crystal')) ? join(machine, 'srv/crystal') : machine,
      env: { ...process.env, PATH: `${join(machine, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`)
    for (const said of stdout.split('\n').filter((each) => each.startsWith('stand-in '))) await obey(said.slice(9))
  }
}

/** The line with this machine's folders, addresses and users. */
function here(line: string): string {
  return line
    .replaceAll(/(?<![\w.])\/(etc|srv|var)\//g, `${machine}/$1/`)
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${port}`)
    .replaceAll('https://api.example.com', provider.url)
    .replaceAll('-o crystal -g crystal', IS_ROOT ? `-o ${NOBODY} -g ${NOBODY}` : '')
}

/** Does what a stand-in was told. */
async function obey(call: string): Promise<void> {
  asked.push(call)
  const folder = join(machine, 'srv/crystal')
  if (call.startsWith('git clone ')) {
    mkdirSync(folder)
    for (const name of listed(`
      src | scripts | public | deploy | package.json | package-lock.json | astro.config.mjs | tsconfig.json`))
      cpSync(join(PROJECT, name), join(folder, name), { recursive: true })
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  }
  if (/^systemctl (?:enable --now|start|restart) crystal-site$/.test(call)) await startService()
  if (call === 'systemctl stop crystal-site') await stopService()
}

/** The unit's commands with the unit's settings, as a user who may write no other folder. */
async function startService(): Promise<void> {
  await stopService()
  const unit = readFileSync(join(machine, 'etc/systemd/system/crystal-site.service'), 'utf8')
  const commandOf = (name: string) => new RegExp(`^${name}=-?(.+)$`, 'm').exec(unit)![1]!.split(' ')
  const settings = readFileSync(join(machine, 'etc/crystal-site.env'), 'utf8').trim().split('\n')
  const options = {
    cwd: join(machine, 'srv/crystal'),
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      NODE_ENV: 'production',
      ...Object.fromEntries(
        settings.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      ),
      PORT: String(port),
    },
    ...(IS_ROOT && { uid: NOBODY, gid: NOBODY }),
  }
  const [build, ...buildArguments] = commandOf('ExecStartPre')
  const built = await ended(spawn(build!, buildArguments, options))
  if (built.status !== 0) throw new Error(built.said)
  const [serve, ...serveArguments] = commandOf('ExecStart')
  const started = (service = spawn(serve!, serveArguments, options))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [started.stdout!, started.stderr!])
      stream.on('data', (text) => /^ready /m.test((said += String(text))) && resolve())
    started.once('exit', () => reject(new Error(said)))
  })
}

async function stopService(): Promise<void> {
  if (!service || service.exitCode !== null) return
  const over = ended(service)
  service.kill('SIGTERM')
  await over
}

async function ended(child: ChildProcess): Promise<{ status: number | null; said: string }> {
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += String(text)))
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, said })))
}

/** A first build compiles the components. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const healthOf = async () =>
  (await fetch(`http://127.0.0.1:${port}/healthz`)).json() as Promise<{ release: string; pages: number }>

test('a bare machine serves the site, with settings that nobody else reads, and code that the service did not write', async () => {
  await run(install!)
  expect((await healthOf()).pages).toBeGreaterThan(3)
  expect(asked).toContain('systemctl enable --now crystal-site')
  expect(statSync(join(machine, 'etc/crystal-site.env')).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(machine, 'srv/crystal')).sort()).toEqual(
    listed(`
    .astro | .cache | .site | astro.config.mjs | deploy | dist | node_modules | package-lock.json | package.json | public | scripts | src
    tsconfig.json`),
  )
  expect(readFileSync(join(machine, 'etc/systemd/system/caddy.service.d/site.conf'), 'utf8')).toBe(
    '[Service]\nEnvironment=SITE_ADDRESS=www.example.com\n',
  )
})

test('a backup that is restored has the history, and the site is served from it', async () => {
  const before = await healthOf()
  await run(backup!)
  await stopService()
  rmSync(join(machine, 'srv/crystal/.site'), { recursive: true })
  mkdirSync(join(machine, 'srv/crystal/.site'))
  if (IS_ROOT) chownSync(join(machine, 'srv/crystal/.site'), NOBODY, NOBODY)
  await run(restore!)
  expect(await healthOf()).toEqual(before)
})

test('a new version of the code is taken', async () => {
  await run(update!)
  expect(asked.slice(-2)).toEqual([expect.stringMatching(/^git .* pull --ff-only$/), 'systemctl restart crystal-site'])
  expect((await healthOf()).pages).toBeGreaterThan(3)
})

test('a command of the runbook is run as the user and with the settings of the service', async () => {
  expect(command).toContain('--uid=crystal --gid=crystal')
  await run(command!)
  const state = join(machine, 'srv/crystal/.site')
  const owners = readdirSync(state, { recursive: true }).map((name) => statSync(join(state, String(name))).uid)
  expect(new Set(owners)).toEqual(new Set([IS_ROOT ? NOBODY : process.getuid!()]))
})
