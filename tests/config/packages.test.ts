/** What the project is made of: exact versions, each with its digest, from the public registry, under known licences, without scripts of their own. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  inBundle?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as any
const FOLDERS = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: PROJECT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .map((file) => file.replace('package-lock.json', ''))
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** Licences that ask for no more than to be named, and those of fonts, tools and data that are not part of what is published. */
const LICENCES =
  /\b(?:MIT|MIT-0|ISC|BSD|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|Unlicense|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|WTFPL|Zlib|Artistic-2\.0)\b/

describe.each(FOLDERS)('./%s', (folder) => {
  const manifest = read(`${folder}package.json`)
  const lock = read(`${folder}package-lock.json`)
  const locked = Object.entries(lock.packages as Record<string, LockedPackage>).filter(([path]) => path !== '')

  test('names exact versions, and the lockfile the same', () => {
    for (const kind of KINDS) {
      expect(lock.packages[''][kind] ?? {}).toEqual(manifest[kind] ?? {})
      for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
        expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
      }
    }
  })

  test('has a digest for each package, and no address but the public registry', () => {
    expect(locked.length).toBeGreaterThan(0)
    for (const [path, { version, integrity, resolved, link, inBundle }] of locked) {
      // A package of the project's own, or one that came within another.
      if (link || inBundle || version === undefined) continue
      expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
      if (resolved !== undefined) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//)
    }
  })
})

test('the project and what it is made of have licences that allow it', () => {
  const others = Object.entries(read('package-lock.json').packages as Record<string, LockedPackage>)
    .filter(([, { license = '' }]) => !LICENCES.test(license))
    .map(([path, { license }]) => `${path}: ${license}`)
  expect(others).toEqual([])
})

test('the documentation says of every package what it is for, and of no other', () => {
  const [, table = ''] =
    /\n## What it is made of\n([\s\S]*)$/.exec(readFileSync(join(PROJECT, 'docs/packages.md'), 'utf8')) ?? []
  const said = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    cell.split(', ').map((name) => name.replaceAll('`', '')),
  )
  const manifest = read('package.json')
  const names = KINDS.flatMap((kind) => Object.keys(manifest[kind]))
  const isMeant = (name: string, words: string) =>
    words.endsWith('*') ? name.startsWith(words.slice(0, -1)) : name === words
  expect(names.filter((name) => !said.some((words) => isMeant(name, words)))).toEqual([])
  expect(said.filter((words) => !names.some((name) => isMeant(name, words)))).toEqual([])
})

test('no package runs a script when it is installed', () => {
  expect(readFileSync(join(PROJECT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('the list of what is inside names every package with its licence', () => {
  const run = execFileSync('node', ['scripts/run.mjs', 'sbom'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { bomFormat, components } = JSON.parse(run.slice(run.indexOf('{'))) as any
  expect(bomFormat).toBe('CycloneDX')
  const named = new Set(components.map(({ name }: any) => name))
  for (const name of Object.keys(read('package.json').dependencies)) expect(named).toContain(name)
  const incomplete = components.filter(({ licenses, hashes }: any) => !licenses?.length || !hashes?.length)
  expect(incomplete.map(({ name }: any) => name)).toEqual([])
})
