/** Real web servers with the configurations of `deploy/`: those of the machine, in folders and on ports of their own. */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from '../harness/machine.ts'
import { PROJECT } from '../harness/settings.ts'
import { ask, type HostedSite, type RunningHost } from './host.ts'

const DEPLOY = join(PROJECT, 'deploy')

/** Starts a server in the foreground and waits until it answers. What it says is shown where it does not. */
async function run(
  command: string,
  args: string[],
  { env, url, folder }: { env?: Record<string, string>; url: string; folder: string },
): Promise<RunningHost> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const host: RunningHost = {
    url,
    visitorFrom: (country) => ({ 'x-test-country': country }),
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const isUp = await ask(host, '/robots.txt').then(
      () => true,
      () => false,
    )
    if (isUp) return host
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await host.close()
  throw new Error(`${command} does not answer:\n${said}`)
}

/** What a web server is told of a site. */
export type ServedFolders = Pick<HostedSite, 'distFolder' | 'stateFolder'> & {
  origin: Pick<HostedSite['origin'], 'port'>
}

export async function startCaddy({ distFolder, stateFolder, origin }: ServedFolders): Promise<RunningHost> {
  const caddy = programPath('caddy')
  const folder = await mkdtemp(join(tmpdir(), 'crystal-caddy-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const config = join(folder, 'Caddyfile')
  await writeFile(config, `{\n\tadmin off\n}\nimport ${join(DEPLOY, 'Caddyfile')}\n`)
  return run(caddy, ['run', '--config', config, '--adapter', 'caddyfile'], {
    url,
    folder,
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: url,
      SITE_DIST: distFolder,
      SITE_STATE: stateFolder,
      SITE_SERVER: `127.0.0.1:${origin.port}`,
      VISITOR_COUNTRY: '{header.X-Test-Country}',
    },
  })
}

export async function startNginx({ distFolder, stateFolder, origin }: ServedFolders): Promise<RunningHost> {
  const nginx = programPath('nginx')
  const folder = await mkdtemp(join(tmpdir(), 'crystal-nginx-'))
  const port = await freePort()
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
      `access_log off; include /etc/nginx/mime.types; include ${folder}/site.conf;`,
      '}',
    ].join('\n'),
  )
  return run(nginx, ['-c', join(folder, 'nginx.conf')], { url: `http://127.0.0.1:${port}`, folder })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
