/** Hashed files of earlier releases: an open page finds its own for 20 releases and seven days, whichever is longer, and the disk stays bounded. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDist } from '../../../src/engine/publish/dist.ts'
import { prune } from '../../../src/engine/publisher/history.ts'
import { openEncodings } from '../../../src/engine/release/files/encodings.ts'
import { openStore, type ContentStore } from '../../../src/engine/release/files/store.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { atDepth } from '../../harness/depth.ts'
import { goBackTo, manifestOf } from '../../harness/manifest.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2027-03-01T09:00:00Z')

let folder: string
let store: ContentStore
let state: State
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crystal-hashed-'))
  store = openStore(join(folder, 'store'))
  state = openState(folder)
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  onTestFinished(async () => {
    vi.useRealTimers()
    await rm(folder, { recursive: true, force: true })
  })
})

/** A release whose pages name the style sheet of a name, and what follows each publish. */
async function publish(style: string, { text = `${Math.random()}`, waits = false } = {}): Promise<void> {
  const [page, css] = [await store.put(text), await store.put(`a{color:${style}}`)]
  const release = manifestOf({ '/': page.hash }, { assets: { [`_astro/${style}.css`]: css.hash } })
  await state.releases.publish({ release, records: [], waits })
  await tidied()
}

async function tidied(): Promise<void> {
  const encodings = openEncodings(join(folder, 'encoded'), store)
  await openDist(join(folder, 'dist'), { store, state, encodings }).publish((await state.releases.current())!)
  await prune(folder, state)
}

/** So many releases that differ in a text, one in each of these milliseconds. */
async function texts(style: string, count: number, each = 0): Promise<void> {
  for (let index = 0; index < count; index++) {
    vi.setSystemTime(Date.now() + each)
    await publish(style)
  }
}

/** Style sheets that visitors can have, by their names without the ends; each is whole where they ask for it. */
async function reachable(): Promise<string[]> {
  const names = [...state.hashedFiles.all().keys()].map((name) => /^_astro\/(.*)\.css$/.exec(name)![1]!)
  for (const name of names) {
    const content = await store.get(state.hashedFiles.hash(`_astro/${name}.css`)!)
    expect(content.toString()).toBe(`a{color:${name}}`)
  }
  return names
}

async function inDist(): Promise<string[]> {
  const files = await readdir(join(folder, 'dist', '_astro'))
  const names = files.filter((name) => name.endsWith('.css')).map((name) => name.slice(0, -'.css'.length))
  expect(files.sort()).toEqual(names.flatMap((name) => ['', '.br', '.gz'].map((end) => `${name}.css${end}`)).sort())
  for (const name of names) {
    const copy = await readFile(join(folder, 'dist', '_astro', `${name}.css.br`))
    expect(brotliDecompressSync(copy).toString()).toBe(`a{color:${name}}`)
  }
  return names.sort()
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const releases = async () => (await state.releases.list()).length

describe('a hashed file stays', () => {
  test('for 20 releases after the last that named it, though months pass and that release is forgotten', async () => {
    await publish('old')
    await texts('new', 20, 30 * DAY)
    expect(await releases()).toBe(10)
    expect([await reachable(), await inDist()]).toEqual([
      ['new', 'old'],
      ['new', 'old'],
    ])
    await texts('new', 1, 30 * DAY)
    expect(await reachable()).toEqual(['new'])
    await tidied()
    expect(await inDist()).toEqual(['new'])
  })

  test('for seven days, though there were a hundred releases since', async () => {
    await publish('old')
    await texts('new', 130, HOUR)
    later(7 * DAY - 129 * HOUR)
    expect(await releases()).toBeLessThan(40)
    await tidied()
    expect([await reachable(), await inDist()]).toEqual([
      ['new', 'old'],
      ['new', 'old'],
    ])
    later(1)
    await tidied()
    await tidied()
    expect([await reachable(), await inDist()]).toEqual([['new'], ['new']])
  })

  test('from when visitors no longer see its release, not from when that was made', async () => {
    await publish('old')
    later(300 * DAY)
    await texts('new', 40)
    later(7 * DAY)
    await tidied()
    expect(await reachable()).toEqual(['new', 'old'])
  })

  test('where its release was gone back to, and from when that ends', async () => {
    await publish('old')
    await publish('new')
    await goBackTo(state, 1)
    for (let count = 0; count < 30; count++) {
      later(DAY)
      await publish('newer', { waits: true })
    }
    expect([await reachable(), await inDist()]).toEqual([
      ['new', 'newer', 'old'],
      ['new', 'newer', 'old'],
    ])
    await state.approvals.approve(state.approvals.waiting()!, { by: 'test' })
    await texts('newer', 19, DAY)
    expect(await reachable()).toEqual(['newer', 'old'])
    await texts('newer', 2, DAY)
    expect(await reachable()).toEqual(['newer'])
  })

  test('of a release that only previews have shown', async () => {
    await publish('old')
    await publish('seen', { waits: true })
    later(2 * DAY)
    await texts('new', 15)
    expect((await state.releases.list()).map(({ number }) => number)).not.toContain(2)
    expect(await reachable()).toEqual(['new', 'old', 'seen'])
  })

  test('and is what it was: one that comes back begins anew', async () => {
    await publish('one')
    await publish('two')
    await publish('one')
    await texts('two', 20, DAY)
    expect(await reachable()).toEqual(['one', 'two'])
    await texts('two', 1, DAY)
    expect(await reachable()).toEqual(['two'])
  })
})

const CHANGES = atDepth(80, 240)

test(`${CHANGES} changes of style take no more place than those of 20 releases and seven days`, async () => {
  const sizes: number[] = []
  for (let count = 0; count < CHANGES; count++) {
    later(36 * HOUR)
    await publish(`style-${count}`)
    sizes.push((await store.all()).size)
  }
  // Each release that is kept has its own page.
  expect(new Set(sizes.slice(40))).toEqual(new Set([21 + 10]))
  expect(await reachable()).toHaveLength(21)
  await tidied()
  expect(await inDist()).toHaveLength(21)
  expect((await openStore(join(folder, 'encoded')).all()).size).toBeLessThanOrEqual(2 * (21 + 10))
})

test('a lost content of an earlier release stops no publish, and is not in dist', async () => {
  await publish('old')
  await rm(store.pathOf(state.hashedFiles.hash('_astro/old.css')!))
  await rm(join(folder, 'dist'), { recursive: true })
  await publish('new')
  expect(await inDist()).toEqual(['new'])
})

test('dist has the hashed files of the state, no others: what was half written goes, what was deleted comes back', async () => {
  await publish('old')
  await publish('new')
  await rm(join(folder, 'dist', '_astro', 'old.css'))
  await writeFile(join(folder, 'dist', '_astro', 'old.css.br.new'), 'half')
  await writeFile(join(folder, 'dist', '_astro', 'other.css'), 'of nobody')
  const encodings = openEncodings(join(folder, 'encoded'), store)
  const dist = openDist(join(folder, 'dist'), { store, state, encodings })
  expect(await dist.publish((await state.releases.current())!, { look: false })).toEqual({ written: 1, removed: 2 })
  expect(await inDist()).toEqual(['new', 'old'])
})
