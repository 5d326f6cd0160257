/** The documentation says what there is: commands, options, variables, files, functions, links. */
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../src/config/environment.ts'
import { readNetlifySettings } from '../../src/engine/publish/netlify/api.ts'
import { PROJECT } from '../harness/settings.ts'
import { anchorsOf, codeOf, DOCUMENTS, linksOf, PROJECT_FILES, readProject, type Document } from './documents.ts'

const { scripts } = JSON.parse(readProject('package.json')) as { scripts: Record<string, string> }
const sourceOf = (command: string) => `scripts/${/run\.mjs (\S+)/.exec(scripts[command]!)![1]}.ts`

/** What a command reads of its arguments may stand in what it imports beside it. */
function sourcesOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readProject(file)
  const imported = [...text.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => path.startsWith('scripts/'))
  return [text, ...imported.map((path) => sourcesOf(path, seen))].join('\n')
}

/** Options that a source reads: named whole, asked for by name, or declared for `parseArgs`. */
function optionsOf(source: string): Set<string> {
  const code = source.replace(/^ *(?:\/\/|\/?\*).*$/gm, '')
  return new Set([
    ...[...code.matchAll(/argv\.(?:includes|indexOf)\('--([a-z-]+)'\)/g)].map(([, name]) => name!),
    ...[...code.matchAll(/(?:===|!==) '--([a-z-]+)'/g)].map(([, name]) => name!),
    ...[...code.matchAll(/\[((?:'--[a-z-]+'(?:, )?)+)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/--([a-z-]+)/g)].map(([, name]) => name!),
    ),
    ...[...code.matchAll(/\boption\('([a-z-]+)'\)/g)].map(([, name]) => name!),
    ...[...code.matchAll(/\b'?([a-z-]+)'?: \{ type: '(?:string|boolean)'/g)].map(([, name]) => name!),
  ])
}

/** Commands of the project within a document's code, with the options that are given to them. */
function commandsOf(document: Document): { command: string; options: string[] }[] {
  return codeOf(document).flatMap((code) => {
    const [, run, short, rest = ''] = /(?:^|\s)npm (?:run ([a-z:-]+)|(start|test))(?![\w:-])(.*)$/.exec(code) ?? []
    const name = run ?? short
    if (name === undefined) return []
    const [, given = ''] = / -- (.*)$/.exec(rest) ?? []
    return [{ command: name, options: [...given.matchAll(/(?:^|\s)--([a-z-]+)/g)].map(([, option]) => option!) }]
  })
}

describe.each(DOCUMENTS.map((document) => [document.file, document] as const))('%s', (file, document) => {
  test('names commands and options that there are', () => {
    for (const { command, options } of commandsOf(document)) {
      expect(Object.keys(scripts), command).toContain(command)
      const known = optionsOf(sourcesOf(sourceOf(command)))
      for (const option of options) expect([...known], `${command} --${option}`).toContain(option)
    }
  })

  test('leads to files and headings that there are', () => {
    for (const { target } of linksOf(document)) {
      if (/^[a-z]+:/.test(target)) continue
      const [path = '', anchor] = target.split('#')
      const linked = path === '' ? file : normalize(join(dirname(file), path))
      expect(existsSync(join(PROJECT, linked)), target).toBe(true)
      if (anchor === undefined) continue
      const there = DOCUMENTS.find((each) => each.file === linked)
      expect([...(there ? anchorsOf(there) : [])], target).toContain(anchor)
    }
  })

  test('names files that there are', () => {
    const folders = /^(?:src|tests|scripts|docs|deploy|public|\.github)\//
    for (const code of codeOf(document).filter((each) => folders.test(each) && !/[\s…]/.test(each))) {
      const pattern = code
        .replace(/[.+?^$()|[\]\\]/g, '\\$&')
        .replace(/\{([^}]*,[^}]*)\}/g, (_all, list: string) => `(?:${list.split(',').join('|')})`)
        .replace(/\{[a-zA-Z]+\}/g, '[^/]+')
        .replaceAll('*', '[^/]*')
        .replace(/\/$/, '')
      // A name may leave out the ending, or be a folder's; one of tests may be the beginning that vitest is given.
      const ending = code.startsWith('tests/') ? '' : '(?:\\.[a-z]+$|/|$)'
      const isThere = PROJECT_FILES.some((each) => new RegExp(`^${pattern}${ending}`).test(each))
      const isMade = readProject('.gitignore').split('\n').includes(code)
      expect(isThere || isMade, code).toBe(true)
    }
  })
})

test('every command stands in the table of the README, and every option of a command somewhere', () => {
  const readme = DOCUMENTS.find(({ file }) => file === 'README.md')!
  const inReadme = new Set(commandsOf(readme).map(({ command }) => command))
  expect(Object.keys(scripts).filter((command) => !inReadme.has(command))).toEqual([])
  const said = DOCUMENTS.flatMap(codeOf).join('\n')
  // What a command gives to another has no reader of its own.
  const given = Object.values(scripts).join('\n')
  const missing = Object.keys(scripts).flatMap((command) =>
    [...optionsOf(readProject(sourceOf(command)))]
      .filter((option) => !new RegExp(`--${option}(?![a-z-])`).test(`${said}\n${given}`))
      .map((option) => `${command} --${option}`),
  )
  expect(missing).toEqual([])
})

describe('variables of the environment', () => {
  const table = [...readProject('docs/operate.md').matchAll(/^\| (`[A-Z].*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
  )

  test('that the commands read stand in the table', () => {
    const read = new Set<string>()
    const recorded = (values: Record<string, string>) =>
      new Proxy(values, {
        get(target, name) {
          read.add(String(name))
          return Reflect.get(target, name) as unknown
        },
      })
    const secret = `whsec_${'A'.repeat(32)}`
    readEnvironment(recorded({ INDEXNOW_KEY: 'a'.repeat(8), NOTIFY_URL: 'https://a.example', NOTIFY_SECRET: secret }))
    readNetlifySettings(recorded({ NETLIFY_AUTH_TOKEN: 'x', NETLIFY_SITE_ID: 'y' }))
    expect(read.size).toBeGreaterThan(20)
    expect([...read].filter((name) => !table.includes(name))).toEqual([])
  })

  test('that documents name are read somewhere', () => {
    const code = PROJECT_FILES.filter((file) =>
      /^(?:src|scripts|tests|deploy)\/.*(?:\.(?:ts|mjs|js|sql|service)|file)$/.test(file),
    )
      .filter((file) => !file.startsWith('tests/config/documents'))
      .map(readProject)
      .join('\n')
    const named = DOCUMENTS.flatMap((document) =>
      codeOf(document).flatMap((span) => [
        ...[...span.matchAll(/(?:^|\s)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)=/g)].map(([, name]) => name!),
        ...(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(span) ? [span] : []),
      ]),
    )
    expect(named).toContain('PROVIDER_API_URL')
    const unknown = [...new Set([...named, ...table])].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
    expect(unknown).toEqual([])
  })
})
