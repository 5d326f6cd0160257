/** What `npm test` does on machines that lack the programs that tests need. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { preparePrograms, type Machine } from '../run/machine-install.ts'
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

describe('what a machine lacks', () => {
  test('is nothing: no command is run', async () => {
    const found = [...PROGRAM_NAMES]
    expect(await prepare({}, found)).toEqual({ commands: [], lines: [], found, browser: HEADLESS_SHELL })
  })

  test('is named when apt-get fails, and the others are installed all the same', async () => {
    const { lines, found } = await prepare({}, ['chromium', 'systemd'], (command) => !command.includes('caddy'))
    expect(lines).toContain('This ended with 100.')
    expect(found).toEqual(['chromium', 'nginx', 'varnish', 'postgresql', 'systemd'])
  })

  test('is tried without root where no rights are needed', async () => {
    const { commands, found } = await prepare({ isRoot: false }, [], () => false)
    expect(commands).toEqual(['node cli.js install chromium'])
    expect(found).toEqual([])
  })
})

test('a test that opens a page is skipped where there is no Chromium', () => {
  const opening = globSync('tests/**/*.test.ts', { cwd: PROJECT })
    .map((file) => ({ file, text: readFileSync(`${PROJECT}/${file}`, 'utf8') }))
    .filter(({ text }) => /from '[./]*\/harness\/(?:browser|visit|search-page|search-bar|axe)\.ts'/.test(text))
  expect(opening.length).toBeGreaterThan(20)
  const untagged = opening.filter(({ text }) => !/@module-tag chromium|tags: 'chromium'/.test(text))
  expect(untagged.map(({ file }) => file)).toEqual([])
})
