/** A compiled renderer is kept as long as its code is the same: all code that pages are made of must count. */
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { codeKey, INPUTS } from '../../../src/engine/render/compile.ts'
import { PROJECT } from '../../harness/settings.ts'

/** Files below the project that a file imports, types aside. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(?:import|export) type [^;]*?from '[^']+'$/gm, '')
  const named = [...text.matchAll(/(?:from|import|url\()\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)].map(([, path]) => path!)
  return named.map((path) => join(dirname(file), path)).filter((path) => existsSync(path) && statSync(path).isFile())
}

/** Everything that the pages and the plugins that compile them import, and what that imports. */
function reachable(): Set<string> {
  const own = ['adapter', 'entry', 'first-screen', 'island-texts'].map((name) => `src/engine/render/${name}.ts`)
  const found = new Set(
    ['[...path]', 'desk', 'part']
      .map((name) => `src/pages/${name}.astro`)
      .concat(own)
      .map((name) => join(PROJECT, name)),
  )
  for (const file of found) for (const each of importsOf(file)) found.add(each)
  return found
}

test.each(INPUTS)('%s is there: code elsewhere would leave pages stale', (input) => {
  expect(existsSync(join(PROJECT, input))).toBe(true)
})

test('a change of any folder that the pages import from makes another renderer', () => {
  const root = mkdtempSync(join(tmpdir(), 'crystal-inputs-'))
  try {
    for (const name of ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'])
      cpSync(join(PROJECT, name), join(root, name), { recursive: true, filter: (path) => !path.endsWith('src/demo') })
    const files = [...reachable()].map((file) => relative(PROJECT, file))
    const oneOfEach = new Map(files.map((file) => [dirname(file), file]))
    expect([...oneOfEach.keys()]).toEqual(expect.arrayContaining(['src/components', 'src/i18n', 'src/styles']))
    for (const file of [
      ...oneOfEach.values(),
      'public/favicon.svg',
      'astro.config.mjs',
      'package-lock.json',
      'tsconfig.json',
    ]) {
      const before = codeKey(root)
      appendFileSync(join(root, file), '\n')
      expect(codeKey(root), file).not.toBe(before)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
