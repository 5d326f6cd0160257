/** Files of servers that share a state: what a disk lost comes back, what no release names leaves, and what others show already is waited for. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../src/engine/release/files/store.ts'
import { catchingUp, restoring, sweepHourly } from '../../src/hosts/server/files/among-servers.ts'
import { createApp } from '../../src/hosts/server/app.ts'
import { serveRelease } from '../../src/hosts/server/files/files.ts'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { openState } from '../../src/engine/state/state.ts'
import { contentsIn } from './made-up-contents.ts'
import { manifestOf, publishedIn } from '../harness/manifest.ts'
import { newDatabase } from './postgres.ts'

/** `onPut`: before a content is written. */
async function serverOf(url: string, onPut = async () => {}) {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-files-'))
  const contents = contentsIn(folder)
  const put = (content: Uint8Array, hash: string) => onPut().then(() => contents.put(content, hash))
  const shared = await shareState(folder, url, { ...contents, put })
  const state = openState(folder)
  onTestFinished(async () => {
    state.close()
    await shared.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { folder, shared, state, store: openStore(join(folder, 'store')) }
}

test.each([
  ['lost', (path: string) => rm(path)],
  ['damaged', (path: string) => writeFile(path, 'other')],
])('a content that is %s while a server runs is fetched when it is asked for', async (_how, harm) => {
  const { shared, state, store } = await serverOf(await newDatabase())
  const { hash } = await store.put('a page')
  await publishedIn(state, manifestOf({ '/a': hash }))
  await harm(store.pathOf(hash))
  expect(String(await restoring(store, shared).get(hash))).toBe('a page')
  expect(String(await store.get(hash)), 'and is on the disk again').toBe('a page')
  const nobodys = 'f'.repeat(64)
  await expect(restoring(store, shared).get(nobodys), 'what nobody has').rejects.toThrow('ENOENT')
})

test('a release is shown once its files are there', async () => {
  const url = await newDatabase()
  const shown: unknown[] = []
  const first = await serverOf(url)
  const second = await serverOf(url, async () => void shown.push((await second.state.releases.current())?.id))
  const { hash } = await first.store.put('a page')
  const { id } = await publishedIn(first.state, manifestOf({ '/a': hash }))
  await second.shared.catchUp()
  expect(shown).toEqual([undefined])
  expect((await second.state.releases.current())?.id).toBe(id)
})

test('an upgrade of the database keeps the files that releases and open pages name', async () => {
  const url = await newDatabase()
  const before = await serverOf(url)
  const [style, page] = [await before.store.put('a style'), await before.store.put('a page')]
  await publishedIn(before.state, manifestOf({ '/a': page.hash }, { assets: { '_astro/old.css': style.hash } }))
  const { query, close } = openConnections(url, 'test')
  onTestFinished(close)
  await query('UPDATE head SET version = version - 1')
  const next = await serverOf(url)
  expect(next.state.hashedFiles.hash('_astro/old.css')).toBe(style.hash)
  expect(String(await next.store.get(style.hash))).toBe('a style')
  expect(String(await next.store.get(page.hash)), 'and what is live').toBe('a page')
})

test('contents that no release names any more leave the disk of a server that publishes nothing', async () => {
  const url = await newDatabase()
  const [first, second] = [await serverOf(url), await serverOf(url)]
  const hashes: string[] = []
  for (const text of ['one', 'two', 'three']) {
    const { hash } = await first.store.put(text)
    hashes.push(hash)
    await publishedIn(first.state, manifestOf({ '/a': hash }))
  }
  // The second has fetched all contents before one of them is forgotten.
  await second.shared.catchUp()
  await first.state.releases.forget([1])
  await second.shared.catchUp()
  const old = new Date(Date.now() - 2 * 3_600_000)
  const { hash: young } = await second.store.put('of a publish that is under way')
  for (const hash of hashes) await utimes(second.store.pathOf(hash), old, old)
  const has = (hash: string) => existsSync(second.store.pathOf(hash))
  expect(has(hashes[0]!)).toBe(true)
  onTestFinished(sweepHourly(second.folder, second.state, second.shared))
  await vi.waitUntil(() => !has(hashes[0]!), { timeout: 15_000, interval: 10 })
  expect([...hashes.slice(1), young].map(has)).toEqual([true, true, true])
})

test('a script of a release that only others show yet is waited for, by all who ask in one look', async () => {
  const contents = { cached: () => undefined, get: async () => Buffer.from('x'), encoded: async () => Buffer.from('x') }
  const served = (assets: Record<string, string>) => serveRelease(manifestOf({ '/a': '1' }, { assets }), contents)
  let release = served({})
  let [looks, isReachable] = [0, true]
  const shared = {
    isReachable: () => isReachable,
    async catchUp() {
      looks++
      await new Promise(setImmediate)
      if (looks === 2) release = served({ '_astro/new.js': 'a'.repeat(64) })
    },
  }
  const app = createApp({
    ...{ release: () => release, publishedAt: () => undefined, catchUp: catchingUp(shared) },
    media: { answer: () => Promise.resolve(undefined) },
    answerForm: () => Promise.reject(new Error('no forms')),
  })
  const ask = async (path: string) => (await app.request(`http://localhost${path}`)).status
  expect(await ask('/_astro/new.js'), 'nobody has it yet').toBe(404)
  const asked = Array.from({ length: 9 }, () => ask('/_astro/new.js'))
  expect(await Promise.all(asked)).toEqual(Array(9).fill(200))
  expect(await ask('/no-page'), 'of pages that there are not it asks nobody').toBe(404)
  expect(looks).toBe(2)
  isReachable = false
  expect(await ask('/_astro/newer.js')).toBe(404)
  expect(looks).toBe(2)
})
