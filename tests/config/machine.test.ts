/** What `npm test` does on machines that lack the programs that tests need. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { preparePrograms, remedy, type Machine } from '../run/machine-install.ts'
import { PROGRAM_NAMES, type ProgramName } from '../run/machine.ts'
import { PROJECT } from '../harness/settings.ts'

interface Trial {
  commands: string[]
  lines: string[]
  found: string[]
  browser: string | undefined
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** `works`: whether a command installs what it names. `browser`: the one that is here, if Chromium is. */
async function prepare(
  machine: Partial<Machine>,
  here: readonly ProgramName[],
  works: (command: string) => boolean = () => true,
  browser = HEADLESS_SHELL,
): Promise<Trial> {
  const commands: string[] = []
  const lines: string[] = []
  const paths = new Map<string, string>(here.map((name) => [name, name === 'chromium' ? browser : `/usr/bin/${name}`]))
  const found = await preparePrograms(
    {
      isRoot: true,
      isDebian: true,
      hasApt: true,
      async run(command, args) {
        const line = [command.split('/').at(-1), ...args.map((each) => each.split('/').at(-1))].join(' ')
        commands.push(line)
        if (!works(line)) return 100
        if (args.includes('install'))
          for (const name of args) paths.set(name.replace('-headless-shell', ''), `/added/${name}`)
        return 0
      },
      ...machine,
    },
    (name) => paths.get(name),
    (line) => lines.push(line),
  )
  return { commands, lines, found: Object.keys(found), browser: found.chromium }
}

const APT = 'apt-get -o DPkg::Lock::Timeout=600'

describe('what a machine lacks', () => {
  test('is nothing: no command is run', async () => {
    const found = [...PROGRAM_NAMES]
    expect(await prepare({}, found)).toEqual({ commands: [], lines: [], found, browser: HEADLESS_SHELL })
  })

  test('is installed by root on Debian, one after the other, waiting for the lock', async () => {
    const { commands, lines, found } = await prepare({}, ['systemd'])
    expect(commands).toEqual([
      `${APT} update -qq`,
      `${APT} install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation`,
      `${APT} install -y -qq --no-install-recommends caddy`,
      `${APT} install -y -qq --no-install-recommends nginx libnginx-mod-http-brotli-static`,
      `${APT} install -y -qq --no-install-recommends varnish varnish-modules`,
      `${APT} install -y -qq --no-install-recommends postgresql`,
    ])
    expect(lines).toHaveLength(5)
    expect(found).toEqual([...PROGRAM_NAMES])
  })

  test('is named when apt-get fails, and the others are installed all the same', async () => {
    const { lines, found } = await prepare({}, ['chromium', 'systemd'], (command) => !command.includes('caddy'))
    expect(lines).toContain('This ended with 100.')
    expect(found).toEqual(['chromium', 'nginx', 'varnish', 'postgresql', 'systemd'])
  })

  test('Chromium comes from Playwright where apt-get has none', async () => {
    const here = ['caddy', 'nginx', 'varnish', 'postgresql', 'systemd'] as const
    const { commands } = await prepare({}, here, (command) => !command.includes('apt-get'))
    expect(commands).toEqual([
      `${APT} update -qq`,
      `${APT} install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation`,
      'node cli.js install chromium',
    ])
  })

  test('is tried without root where no rights are needed', async () => {
    const { commands, found } = await prepare({ isRoot: false }, [], () => false)
    expect(commands).toEqual(['node cli.js install chromium'])
    expect(found).toEqual([])
  })
})

test.each<[string, Partial<Machine>, ProgramName, string]>([
  ['a user of Debian', { isRoot: false }, 'caddy', 'sudo apt-get install caddy'],
  ['a user of Debian', { isRoot: false }, 'chromium', 'sudo apt-get install chromium-headless-shell fonts-liberation'],
  ['root', {}, 'nginx', 'apt-get install nginx libnginx-mod-http-brotli-static'],
  ['another system', { isDebian: false, hasApt: false }, 'chromium', 'npx playwright install chromium'],
  [
    'another system',
    { isDebian: false, hasApt: false },
    'nginx',
    'on Debian: apt-get install nginx libnginx-mod-http-brotli-static',
  ],
])('%s is told how to add what is missing: %j %s', (_who, machine, name, command) => {
  expect(remedy(name, { isRoot: true, isDebian: true, hasApt: true, run: () => Promise.resolve(0), ...machine })).toBe(
    command,
  )
})

test('a test that opens a page is skipped where there is no Chromium', () => {
  const opening = globSync('tests/**/*.test.ts', { cwd: PROJECT })
    .map((file) => ({ file, text: readFileSync(`${PROJECT}/${file}`, 'utf8') }))
    .filter(({ text }) => /from '[./]*\/harness\/(?:browser|visit|search-page|search-bar|axe)\.ts'/.test(text))
  expect(opening.length).toBeGreaterThan(20)
  const untagged = opening.filter(({ text }) => !/@module-tag chromium|tags: 'chromium'/.test(text))
  expect(untagged.map(({ file }) => file)).toEqual([])
})
