/** Real web servers with the configurations of `deploy/`: those of the machine, in folders and on ports of their own. */
import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programPath } from '../run/machine.ts'
import { freePort } from '../harness/ports.ts'
import { PROJECT } from '../harness/settings.ts'
import { ask, type HostedSite, type RunningHost } from './host.ts'

const DEPLOY = join(PROJECT, 'deploy')

/** How a server is started in the foreground. */
interface Command {
  path: string
  args: string[]
  env?: Record<string, string>
  /** Its own, removed when it ends. */
  folder: string
  /** File in which it writes down requests, if any. */
  log?: string
  counters?: () => Promise<Record<string, number>>
}

/** Milliseconds for a server to answer, on a machine that does other things, too. */
const START_TIMEOUT = 60_000

/**
 * Starts a server and waits until it answers. A web server must be told its port, and another program may take a free one before it listens: then it is
 * started on the next.
 */
async function startOn(command: (port: number) => Promise<Command>): Promise<RunningHost> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const started = await start(await command(port), `http://127.0.0.1:${port}`)
    if ('close' in started) return started
    if (attempt === 5 || !/address already in use/i.test(started.said)) throw new Error(started.said)
  }
}

async function start(command: Command, url: string): Promise<RunningHost | { said: string }> {
  const { path, args, env, folder, log, counters } = command
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const host: RunningHost = {
    url,
    visitorFrom: (country) => ({ 'x-test-country': country }),
    ...(log !== undefined && { log: () => readFile(log, 'utf8') }),
    ...(counters && { counters }),
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
  const latest = performance.now() + START_TIMEOUT
  while (performance.now() < latest && child.exitCode === null) {
    const isUp = await ask(host, '/robots.txt').then(
      () => true,
      () => false,
    )
    // Where it has ended meanwhile, another program answered.
    if (isUp && child.exitCode === null && !/address already in use/i.test(said)) return host
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await host.close()
  return { said: `${path} does not answer:\n${said}` }
}

/** What a web server is told of a site. */
export type ServedFolders = Pick<HostedSite, 'distFolder' | 'stateFolder'> & {
  origin: Pick<HostedSite['origin'], 'port'>
}

export const startCaddy = (site: ServedFolders) => startOn((port) => caddyOn(port, site))
export const startNginx = (site: ServedFolders) => startOn((port) => nginxOn(port, site))

/** `purgePort`: where it is told what to forget. */
export const startVarnish = (site: Pick<ServedFolders, 'origin'> & { purgePort: number }) =>
  startOn((port) => varnishOn(port, site))

/** What stands in front of several servers, by their ports. */
export const startBalancer = (servers: readonly number[]) => startOn((port) => balancerOn(port, servers))

async function balancerOn(port: number, servers: readonly number[]): Promise<Command> {
  const caddy = await caddyWith('balancer.Caddyfile', port)
  return { ...caddy, env: { ...caddy.env, SITE_SERVERS: servers.map((each) => `127.0.0.1:${each}`).join(' ') } }
}

async function caddyOn(port: number, { distFolder, stateFolder, origin }: ServedFolders): Promise<Command> {
  const caddy = await caddyWith('Caddyfile', port)
  const site = { SITE_DIST: distFolder, SITE_STATE: stateFolder, SITE_SERVER: `127.0.0.1:${origin.port}` }
  return { ...caddy, env: { ...caddy.env, ...site } }
}

async function caddyWith(file: string, port: number): Promise<Command> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-caddy-'))
  const config = join(folder, 'Caddyfile')
  await writeFile(config, `{\n\tadmin off\n}\nimport ${join(DEPLOY, file)}\n`)
  return {
    path: programPath('caddy'),
    args: ['run', '--config', config, '--adapter', 'caddyfile'],
    folder,
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      VISITOR_COUNTRY: '{header.X-Test-Country}',
    },
  }
}

async function nginxOn(port: number, { distFolder, stateFolder, origin }: ServedFolders): Promise<Command> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-nginx-'))
  const site = (await readFile(join(DEPLOY, 'nginx.conf'), 'utf8'))
    .replaceAll('/srv/crystal/dist', distFolder)
    .replaceAll('/srv/crystal/.site', stateFolder)
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${origin.port}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('default Unknown;', 'default $http_x_test_country;')
  await mkdir(join(folder, 'logs'))
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    [
      'include /etc/nginx/modules-enabled/*.conf;',
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 2;`,
      // Whoever runs the tests owns the folders.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      'http {',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
      // As Debian's own configuration has it.
      'sendfile on; tcp_nopush on;',
      `access_log ${folder}/logs/access.log; include /etc/nginx/mime.types; include ${folder}/site.conf;`,
      '}',
    ].join('\n'),
  )
  return {
    path: programPath('nginx'),
    args: ['-c', join(folder, 'nginx.conf')],
    folder,
    log: join(folder, 'logs', 'access.log'),
  }
}

/** As the drop-in of its unit starts it, with addresses and a folder of its own. */
async function varnishOn(port: number, { origin, purgePort }: Parameters<typeof startVarnish>[0]): Promise<Command> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-varnish-'))
  const vcl = join(folder, 'site.vcl')
  const site = await readFile(join(DEPLOY, 'varnish.vcl'), 'utf8')
  await writeFile(
    vcl,
    site
      .replace('.port = "4321"', `.port = "${origin.port}"`)
      .replace('X-Country = "Unknown"', 'X-Country = req.http.X-Test-Country'),
  )
  const unit = await readFile(join(DEPLOY, 'varnish.service.conf'), 'utf8')
  const [, ...args] = /^ExecStart=(\S+ .*)$/m.exec(unit.replaceAll('\\\n', ' '))![1]!.split(/\s+/)
  const own: Record<string, string> = {
    'visitors=:6081,HTTP': `visitors=127.0.0.1:${port},HTTP`,
    'purge=127.0.0.1:6083,HTTP': `purge=127.0.0.1:${purgePort},HTTP`,
    'unix,user=vcache': 'none',
    '/srv/crystal/deploy/varnish.vcl': vcl,
  }
  const unknown = Object.keys(own).filter((each) => !args.includes(each))
  if (unknown.length > 0) throw new Error(`The unit does not say ${unknown.join(', ')}`)
  return {
    path: programPath('varnish'),
    args: [...args.map((each) => own[each] ?? each), '-n', folder],
    folder,
    async counters() {
      const { stdout } = await promisify(execFile)('varnishstat', ['-n', folder, '-j'], { maxBuffer: 1 << 24 })
      const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> }
      return Object.fromEntries(Object.entries(counters).map(([name, { value }]) => [name, value]))
    },
  }
}
