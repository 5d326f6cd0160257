import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const SOURCE = join(PROJECT, 'src')

/** Files of src that each file of src names, types included. */
const imports = new Map<string, string[]>()

beforeAll(async () => {
  const entries = await readdir(SOURCE, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile() && /\.(ts|tsx|astro|mjs)$/.test(each.name))) {
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    const named = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]((?:\.|@\/)[^'"]+)['"]/g)].map((match) => match[1]!)
    const addresses = [...text.matchAll(/new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g)].map(
      (match) => match[1]!,
    )
    const all = [...named, ...addresses].map((each) =>
      relative(SOURCE, each.startsWith('@/') ? join(SOURCE, each.slice(2)) : join(dirname(file), each)),
    )
    imports.set(relative(SOURCE, file), all)
  }
})
const folderOf = (file: string) => file.split('/')[0]!

const inFolders = (files: Iterable<string>, ...folders: string[]) =>
  [...files].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))

test('a folder of src is taken in at a glance', async () => {
  const entries = await readdir(SOURCE, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(SOURCE, 'demo', 'data')))
  const sizes = Map.groupBy(files, ({ parentPath }) => relative(SOURCE, parentPath))
  expect([...sizes].filter(([, { length }]) => length > 20).map(([folder]) => folder)).toEqual([])
  const folders = entries.filter((entry) => entry.isDirectory() && entry.parentPath === SOURCE)
  expect(folders.length).toBeLessThanOrEqual(16)
})

test('no file imports itself by way of others, types and what is loaded late included', () => {
  const finished = new Set<string>()
  const circles: string[] = []
  function follow(file: string, way: readonly string[]): void {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '))
    else if (!finished.has(file)) for (const next of imports.get(file) ?? []) follow(next, [...way, file])
    finished.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  expect(circles).toEqual([])
})

test('the embedded provider is named by no other folder of src', () => {
  const named = [...imports].filter(([file, list]) => !file.startsWith('demo/') && inFolders(list, 'demo').length > 0)
  expect(named.map(([file]) => file)).toEqual([])
})

test('the site, as it is, is known to no file of the embedded provider', () => {
  const demo = [...imports].filter(([file]) => file.startsWith('demo/'))
  expect(demo.flatMap(([, list]) => list).filter((file) => folderOf(file) !== 'demo')).toEqual([])
})

test('past the crawl nobody knows the shapes of the provider', () => {
  const wire = [...imports].filter(([, list]) => list.includes('provider/wire.ts')).map(([file]) => dirname(file))
  expect(new Set(wire)).toEqual(new Set(['provider/crawl', 'provider/mapping', 'provider/check', 'provider']))
})
