import { rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePages } from '../../../src/engine/release/manifest.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { manifestOf } from '../../harness/manifest.ts'
import { emptyFolder } from '../../harness/folder.ts'

test('a content is kept once, by its digest, and comes back', async () => {
  const folder = await emptyFolder()
  const store = openStore(folder)
  const first = await store.put('A')
  expect(first.written).toBe(true)
  expect(await store.put(Buffer.from('A'))).toEqual({ hash: first.hash, written: false })
  expect(await openStore(folder).put('A')).toEqual({ hash: first.hash, written: false })
  expect((await store.get(first.hash)).toString()).toBe('A')
  expect((await store.put('B')).hash).not.toBe(first.hash)
  expect(await store.has(first.hash)).toBe(true)
  expect(await store.has('0'.repeat(64))).toBe(false)
  await expect(store.get('0'.repeat(64))).rejects.toThrow('ENOENT')
})

test('contents are found together, wherever the folder is to be', async () => {
  const store = openStore(join(await emptyFolder(), 'state', 'store'))
  expect(await store.all()).toEqual(new Set())
  const hashes = await Promise.all(['A', 'B', 'C'].map(async (text) => (await store.put(text)).hash))
  expect(await store.all()).toEqual(new Set(hashes))
  const [folder, ...parts] = store.pathOf(hashes[0]!).split('/').slice(-3)
  expect([folder, parts[0]!.length, parts.join('')]).toEqual(['store', 2, hashes[0]])
})

test('a content that the disk has changed is an error once, and can be kept anew', async () => {
  const store = openStore(await emptyFolder())
  const { hash } = await store.put('A')
  await writeFile(store.pathOf(hash), 'other')
  await expect(store.get(hash)).rejects.toThrow(`damaged content: ${store.pathOf(hash)}`)
  await expect(store.get(hash)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await store.has(hash)).toBe(false)
  expect(await store.put('A')).toEqual({ hash, written: true })
  expect((await store.get(hash)).toString()).toBe('A')
})

test('a content that is kept again is young again', async () => {
  const store = openStore(await emptyFolder())
  const { hash } = await store.put('A')
  await utimes(store.pathOf(hash), new Date(0), new Date(0))
  const now = Date.now()
  await store.put('A')
  expect((await stat(store.pathOf(hash))).mtimeMs).toBeGreaterThan(now - 1000)
})

test('a folder that could not be made is made when it can be', async () => {
  const folder = join(await emptyFolder(), 'store')
  const store = openStore(folder)
  await writeFile(folder, '')
  await expect(store.put('A')).rejects.toMatchObject({ code: expect.stringMatching(/ENOTDIR|EEXIST/) })
  await rm(folder)
  expect((await store.put('A')).written).toBe(true)
})

test('two that keep the same content at once do not harm it', async () => {
  const store = openStore(await emptyFolder())
  const text = 'x'.repeat(100_000)
  const results = await Promise.all(Array.from({ length: 20 }, () => store.put(text)))
  expect(new Set(results.map(({ hash }) => hash)).size).toBe(1)
  expect((await store.get(results[0]!.hash)).toString()).toBe(text)
})

test('a manifest is named by its content, in whatever order it was made', () => {
  expect(manifestOf({ '/a': '1', '/b': '2' })).toEqual(manifestOf({ '/b': '2', '/a': '1' }))
  expect(JSON.stringify(manifestOf({ '/b': '2', '/a': '1' }))).toBe(
    JSON.stringify(manifestOf({ '/a': '1', '/b': '2' })),
  )
  expect(manifestOf({ '/a': '1' }).id).not.toBe(manifestOf({ '/a': '2' }).id)
  expect(manifestOf({ '/a': '1' }).id).not.toBe(manifestOf({ '/b': '1' }).id)
})

test('two releases differ in what was added, changed and removed, and in nothing else', () => {
  const pages = fc.dictionary(fc.constantFrom('/a', '/b', '/c', '/d'), fc.constantFrom('1', '2'))
  fc.assert(
    fc.property(pages, pages, (before, after) => {
      const { added, changed, removed } = comparePages(manifestOf(before), manifestOf(after))
      const moved: Record<string, string> = { ...before }
      for (const path of removed) delete moved[path]
      for (const path of [...added, ...changed]) {
        expect(path in before).toBe(changed.includes(path))
        expect(moved[path]).not.toBe(after[path])
        moved[path] = after[path]!
      }
      expect(moved).toEqual(after)
    }),
  )
  expect(comparePages(undefined, manifestOf({ '/a': '1' }))).toEqual({ added: ['/a'], changed: [], removed: [] })
})
