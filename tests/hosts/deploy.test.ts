/** The files of `deploy/` that no other test runs: what can be known of them without a machine of their own. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../src/config/environment.ts'
import { serverSettings } from '../shared/deployed.ts'
import { PROJECT } from '../harness/settings.ts'

const read = (name: string) => readFileSync(join(PROJECT, name), 'utf8')
const packages = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

describe('the container file', () => {
  /** Instructions with their words; lines that go on are one. */
  const instructions = read('deploy/Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ')[0]!, line.slice(line.indexOf(' ') + 1).trim()] as const)
  const of = (name: string) => instructions.filter(([each]) => each === name).map(([, words]) => words)

  test('copies what there is, and all that the site is made of', () => {
    const copied = of('COPY').flatMap((words) =>
      words
        .split(/\s+/)
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    )
    const own = copied.filter((name) => !name.startsWith('/'))
    for (const name of own) expect(existsSync(join(PROJECT, name)), name).toBe(true)
    expect(own).toEqual(expect.arrayContaining(['src', 'scripts', 'public', 'astro.config.mjs', 'tsconfig.json']))
  })

  test('runs as no administrator, tells its health, and takes signals itself', () => {
    const order = instructions.map(([name]) => name)
    expect(of('USER')).toEqual(['node'])
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'))
    expect(of('HEALTHCHECK')[0]).toContain('/healthz')
    const command = JSON.parse(of('CMD')[0]!) as string[]
    expect(command.at(-1)).toMatch(/; exec node scripts\/serve\.ts$/)
  })

  test('installs every package that the site imports', () => {
    const imported = new Set<string>()
    for (const name of readdirSync(join(PROJECT, 'src'), { recursive: true }) as string[]) {
      if (!/\.(ts|tsx|astro)$/.test(name) || name.includes('.test.')) continue
      for (const [, from] of read(join('src', name)).matchAll(/^import (?!type\b)[^'"]*?['"]([^.'"][^'"]*)['"]/gm)) {
        if (/^(?:(?:node|astro):|@\/)/.test(from!)) continue
        imported.add(
          from!
            .split('/')
            .slice(0, from!.startsWith('@') ? 2 : 1)
            .join('/'),
        )
      }
    }
    expect([...imported].filter((name) => !packages.dependencies![name])).toEqual([])
    expect(imported.size).toBeGreaterThan(10)
  })
})

/** Settings of a unit by section. */
function sectionsOf(name: string): Map<string, [string, string][]> {
  const sections = new Map<string, [string, string][]>()
  let settings: [string, string][] | undefined
  for (const line of read(`deploy/${name}`).split('\n')) {
    if (line === '' || /^[#;]/.test(line)) continue
    const section = /^\[(\w+)\]$/.exec(line)?.[1]
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (section) sections.set(section, (settings = []))
    else if (key && settings) settings.push([key, value!])
    else throw new Error(`${name}: ${line}`)
  }
  return sections
}

describe('the units of systemd', () => {
  const units = readdirSync(join(PROJECT, 'deploy')).filter((name) => /\.(service|path)$/.test(name))

  test('are understood by systemd', { tags: 'systemd' }, () => {
    const paths = units.map((name) => join(PROJECT, 'deploy', name))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
    const about = stderr.split('\n').filter((line) => units.some((name) => line.includes(name)))
    expect([status, about]).toEqual([0, []])
  })

  test('name what there is: scripts, folders, each other, and the file of settings that the unit says', () => {
    for (const name of units) {
      for (const [key, value] of [...sectionsOf(name).values()].flat()) {
        const inProject = /^(?:file:\/\/)?\/srv\/crystal\/(?!\.site)(.+)$/.exec(value)?.[1]
        if (key === 'ReadWritePaths') continue
        if (inProject) expect(existsSync(join(PROJECT, inProject)), value).toBe(true)
        if (/^Exec/.test(key)) expect(value, name).toMatch(/^-?\/usr\/bin\//)
      }
      // A path unit starts the service of its name.
      if (name.endsWith('.path')) expect(units).toContain(name.replace('.path', '.service'))
    }
    const [writes] = sectionsOf('crystal-site-headers.path').get('Path')!
    expect(writes).toEqual(['PathChanged', '/srv/crystal/.site/hosts'])
  })

  test('read settings that the commands know, as those of several servers stand there', async () => {
    const settings = await serverSettings({})
    expect(readEnvironment(settings)).toMatchObject({
      databaseUrl: settings.DATABASE_URL,
      trustedProxies: [settings.TRUSTED_PROXIES],
      port: 4321,
    })
    const table = read('docs/operate.md')
    for (const name of Object.keys(settings)) expect(table, name).toMatch(new RegExp(`^\\|.*\`${name}\``, 'm'))
  })

  test('write what the project makes, and no file of its own: code, packages and settings stay as they were installed', () => {
    const settings = Object.fromEntries(sectionsOf('crystal-site.service').get('Service')!)
    const made = new Set(read('.gitignore').split('\n'))
    const written = settings.ReadWritePaths!.split(' ').map((path) => path.replace(/^\/srv\/crystal\//, ''))
    expect(written.filter((folder) => folder === 'node_modules' || !made.has(`${folder}/`))).toEqual([])
    expect(written).toContain('.site')
  })

  test('start what there is', () => {
    const unit = read('deploy/crystal-site.service')
    for (const [, script] of unit.matchAll(/scripts\/run\.mjs (\w+)/g))
      expect(existsSync(join(PROJECT, 'scripts', `${script}.ts`)), script).toBe(true)
    for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=true', 'User=crystal'])
      expect(unit).toContain(`\n${line}\n`)
  })
})
