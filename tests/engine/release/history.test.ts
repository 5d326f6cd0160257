/** Earlier releases: going back to them, and what is removed with those that nobody goes back to. */
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  dropUnnamed,
  MOST_KEPT,
  listReleases,
  NoSuchRelease,
  prune,
  rollBack,
  sweep,
} from '../../../src/engine/publisher/history.ts'
import { rollBackSite } from '../../../src/engine/publisher/rollback.ts'
import type { PublishedRelease } from '../../../src/engine/release/manifest.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { digest } from '../../../src/records/digest.ts'
import { contentsOf, manifestOf, publishedIn } from '../../harness/manifest.ts'
import { emptyFolder } from '../../harness/folder.ts'

const MINUTE = 60_000

let state: string
let opened: State
beforeEach(async () => {
  state = await emptyFolder()
  opened = openState(state)
})
const releases = () => openState(state).releases

/** Page contents by release: one of its own, one of all. */
const release = (index: number) => manifestOf({ '/': digest(`home ${index}`), '/about': digest('about') })

async function published(count: number): Promise<PublishedRelease[]> {
  const all: PublishedRelease[] = []
  for (let index = 0; index < count; index++) all.push(await publishedIn(opened, release(index)))
  return all
}
const shown = async () => (await listReleases(releases())).filter(({ current }) => current).map((each) => each.release)

describe('going back', () => {
  test('leads to the release before, again and again, until there is none', async () => {
    const [first, second] = await published(3)
    expect((await rollBack(openState(state))).id).toBe(second!.id)
    expect(await shown()).toEqual([second!.id])
    expect((await rollBack(openState(state))).id).toBe(first!.id)
    expect(contentsOf((await releases().current())!)).toEqual(contentsOf(first!))
    await expect(rollBack(openState(state))).rejects.toThrow(
      new NoSuchRelease('There is no earlier release to go back to.'),
    )
    expect(await shown()).toEqual([first!.id])
  })

  test('is remembered with its time until the next publish', async () => {
    const [first] = await published(2)
    const started = Date.now()
    await rollBack(openState(state))
    const pointer = (await releases().live())!
    expect(pointer).toMatchObject({ release: first!.id, rolledBack: true })
    expect(Date.parse(pointer.publishedAt)).toBeGreaterThanOrEqual(started)
  })

  test('leads to the release whose id begins so', async () => {
    const [first, , third] = await published(3)
    expect((await rollBack(openState(state), first!.id.slice(0, 6))).id).toBe(first!.id)
    expect((await rollBack(openState(state), third!.id)).id).toBe(third!.id)
    expect(await shown()).toEqual([third!.id])
  })

  test('says which releases there are, where none or several are meant', async () => {
    const all = await published(2)
    const ids = all.map(({ id }) => id).reverse()
    const failure = async (wanted?: string) =>
      (await rollBack(openState(state), wanted).catch((error: unknown) => error)) as Error
    expect((await failure('none')).message).toBe(`There is no release none. There are: ${ids.join(', ')}`)
    expect((await failure('')).message).toBe(`There is more than one release . There are: ${ids.join(', ')}`)
    expect(await failure('none')).toMatchObject({ name: 'NoSuchRelease' })
    expect(await shown()).toEqual([ids[0]])
  })

  test('is refused if another release goes live while its target is checked', async () => {
    await published(2)
    const { releases } = opened
    const read = releases.read.bind(releases)
    vi.spyOn(releases, 'read').mockImplementationOnce(async (number) => {
      await publishedIn(opened, release(2))
      return read(number)
    })
    const rolling = rollBackSite({ state: opened, stateFolder: state, distFolder: join(state, 'dist') })
    await expect(rolling).rejects.toThrow('Another release went live meanwhile')
    expect(await shown()).toEqual([release(2).id])
  })

  test('leads nowhere where nothing was published', async () => {
    expect(await listReleases(releases())).toEqual([])
    await expect(rollBack(openState(state))).rejects.toThrow(NoSuchRelease)
  })
})

describe('old releases are removed', () => {
  const STORED = [...Array(MOST_KEPT + 3).keys()].map((index) => `home ${index}`)
  const folders = ['store', 'encoded'] as const

  async function put(folder: string, name: string, age: number) {
    const path = join(state, folder, name.slice(0, 2), name.slice(2))
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, 'content')
    const time = new Date(Date.now() - age)
    await utimes(path, time, time)
  }
  const names = async (folder: string) => (await readdir(join(state, folder), { recursive: true })).sort()
  const isThere = async (folder: string, name: string) =>
    (await names(folder)).includes(join(name.slice(0, 2), name.slice(2)))
  /** When the addresses of previews are no longer good. */
  const tomorrow = () => new Date(Date.now() + 25 * 60 * MINUTE)
  const pruned = () => prune(state, openState(state), tomorrow())
  const left = async () => (await listReleases(releases())).map((each) => each.release)

  test('but the last ten, with all that they name', async () => {
    const all = await published(MOST_KEPT + 3)
    for (const text of [...STORED, 'about']) await put('store', digest(text), 0)
    for (const end of ['.br', '.gz']) await put('encoded', digest('about') + end, 0)
    for (const end of ['.br', '.gz']) await put('encoded', digest('home 0') + end, 0)
    const kept = all.slice(3).map((each) => [each, contentsOf(each)] as const)
    await pruned()
    expect(await left()).toEqual(kept.map(([{ id }]) => id).reverse())
    for (const [{ number }, contents] of kept) expect(contentsOf((await releases().read(number))!)).toEqual(contents)
    expect(await openStore(join(state, 'store')).all()).toEqual(
      new Set([...STORED.slice(3), 'about'].map((text) => digest(text))),
    )
    const copies = [...(await openStore(join(state, 'encoded')).all())].sort()
    expect(copies).toEqual(['.br', '.gz'].map((end) => digest('about') + end))
  })

  test('but the one that is shown', async () => {
    const [first, second] = await published(MOST_KEPT + 3)
    await rollBack(openState(state), second!.id)
    for (const text of ['home 0', 'home 1']) await put('store', digest(text), 0)
    await pruned()
    expect(await left()).toHaveLength(MOST_KEPT + 1)
    expect((await left()).at(-1)).toBe(second!.id)
    expect(await left()).not.toContain(first!.id)
    expect(contentsOf((await releases().current())!)).toEqual(contentsOf(second!))
    expect(await isThere('store', digest('home 0'))).toBe(false)
    expect(await isThere('store', digest('home 1'))).toBe(true)
  })

  test('but what a state that is kept aside names', async () => {
    const [first] = await published(1)
    new DatabaseSync(join(state, 'site.db')).prepare('VACUUM INTO ?').run(join(state, 'site.v1.db'))
    for (let index = 1; index < MOST_KEPT + 3; index++) await publishedIn(opened, release(index))
    for (const text of ['home 0', 'home 1']) await put('store', digest(text), 2 * 60 * MINUTE)
    await pruned()
    await dropUnnamed(state, { releases: releases() })
    expect(await left()).not.toContain(first!.id)
    expect(await isThere('store', digest('home 0'))).toBe(true)
  })

  test('but those that somebody may still look at, up to a hundred', async () => {
    await published(105)
    const numbers = async () => (await releases().list()).map(({ number }) => number)
    await prune(state, openState(state))
    expect(await numbers()).toEqual([...Array(100).keys()].map((index) => 105 - index))
    await pruned()
    expect(await numbers(), 'the oldest, and few at once').toEqual([...Array(80).keys()].map((index) => 105 - index))
    for (let count = 0; count < 4; count++) await pruned()
    expect(await numbers()).toHaveLength(MOST_KEPT)
  })

  test('only when there are more than are kept', async () => {
    const [first] = await published(MOST_KEPT)
    await pruned()
    expect(await left()).toContain(first!.id)
    await publishedIn(opened, release(MOST_KEPT))
    await pruned()
    expect(await left()).toHaveLength(MOST_KEPT)
    expect(await left()).not.toContain(first!.id)
  })

  test.each(folders)('and what no release names, but contents of the last hour: %s', async (folder) => {
    await published(1)
    await put(folder, digest('young'), 50 * MINUTE)
    await put(folder, digest('old'), 70 * MINUTE)
    await sweep(state, { releases: releases(), count: 3 })
    expect(await isThere(folder, digest('old')), 'as long as there are few').toBe(true)
    await sweep(state, { releases: releases(), count: 100 })
    expect(await isThere(folder, digest('young'))).toBe(true)
    expect(await isThere(folder, digest('old'))).toBe(false)
    await sweep(state, { releases: releases(), count: 100, young: 0 })
    expect(await isThere(folder, digest('young'))).toBe(false)
  })
})
