/** Earlier releases: going back to them, and what is removed with those that nobody goes back to. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { isPruneDue, KEPT, listReleases, NoSuchRelease, prune, rollBack } from '../../src/release/history.ts'
import type { Manifest } from '../../src/release/manifest.ts'
import { openReleases } from '../../src/release/releases.ts'
import { openStore } from '../../src/release/store.ts'
import { digest } from '../../src/snapshot/digest.ts'
import { manifestOf } from '../harness/manifest.ts'

const MINUTE = 60_000

let state: string
beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), 'crystal-history-'))
  onTestFinished(() => rm(state, { recursive: true, force: true }))
})
const releases = () => openReleases(join(state, 'releases'))

/** Page contents by release: one of its own, one of all. */
const release = (index: number) => manifestOf({ '/': digest(`home ${index}`), '/about': digest('about') })

async function published(count: number): Promise<Manifest[]> {
  const all = Array.from({ length: count }, (_, index) => release(index))
  const open = releases()
  for (const manifest of all) await open.publish(manifest)
  return all
}
const shown = async () => (await listReleases(state)).filter(({ current }) => current).map((each) => each.release)

describe('going back', () => {
  test('leads to the release before, again and again, until there is none', async () => {
    const [first, second] = await published(3)
    expect(await rollBack(state)).toEqual(second)
    expect(await shown()).toEqual([second!.id])
    expect(await rollBack(state)).toEqual(first)
    expect(await releases().current()).toEqual(first)
    await expect(rollBack(state)).rejects.toThrow(new NoSuchRelease('There is no earlier release to go back to.'))
    expect(await shown()).toEqual([first!.id])
  })

  test('is remembered with its time until the next publish', async () => {
    const [first] = await published(2)
    const started = Date.now()
    await rollBack(state)
    const pointer = (await releases().pointer())!
    expect(pointer).toMatchObject({ release: first!.id, rolledBack: true })
    expect(Date.parse(pointer.publishedAt)).toBeGreaterThanOrEqual(started)
  })

  test('leads to the release whose id begins so', async () => {
    const [first, , third] = await published(3)
    expect(await rollBack(state, first!.id.slice(0, 6))).toEqual(first)
    expect(await rollBack(state, third!.id)).toEqual(third)
    expect(await shown()).toEqual([third!.id])
  })

  test('says which releases there are, where none or several are meant', async () => {
    const all = await published(2)
    const ids = all.map(({ id }) => id).reverse()
    const failure = async (wanted?: string) => (await rollBack(state, wanted).catch((error: unknown) => error)) as Error
    expect((await failure('none')).message).toBe(`There is no release none. There are: ${ids.join(', ')}`)
    expect((await failure('')).message).toBe(`There is more than one release . There are: ${ids.join(', ')}`)
    expect(await failure('none')).toMatchObject({ name: 'NoSuchRelease' })
    expect(await shown()).toEqual([ids[0]])
  })

  test('leads nowhere where nothing was published', async () => {
    expect(await listReleases(state)).toEqual([])
    await expect(rollBack(state)).rejects.toThrow(NoSuchRelease)
  })
})

describe('old releases are removed', () => {
  const STORED = [...Array(KEPT + 3).keys()].map((index) => `home ${index}`)
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

  test('but the last ten, with all that they name', async () => {
    const all = await published(KEPT + 3)
    for (const text of [...STORED, 'about']) await put('store', digest(text), 120 * MINUTE)
    for (const end of ['.br', '.gz']) await put('encoded', digest('about') + end, 120 * MINUTE)
    for (const end of ['.br', '.gz', '.br.77.new']) await put('encoded', digest('home 0') + end, 120 * MINUTE)
    await prune(state)
    const kept = all.slice(3)
    expect((await listReleases(state)).map((each) => each.release)).toEqual(kept.map(({ id }) => id).reverse())
    expect(await openStore(join(state, 'store')).all()).toEqual(
      new Set([...STORED.slice(3), 'about'].map((text) => digest(text))),
    )
    const copies = [...(await openStore(join(state, 'encoded')).all())].sort()
    expect(copies).toEqual(['.br', '.gz'].map((end) => digest('about') + end))
  })

  test('but the one that is shown', async () => {
    const [first, second] = await published(KEPT + 3)
    await rollBack(state, first!.id)
    await put('store', digest('home 0'), 120 * MINUTE)
    await put('store', digest('home 1'), 120 * MINUTE)
    await prune(state)
    const left = (await listReleases(state)).map((each) => each.release)
    expect(left).toHaveLength(KEPT + 1)
    expect(left.at(-1)).toBe(first!.id)
    expect(left).not.toContain(second!.id)
    expect(await releases().current()).toEqual(first)
    expect(await isThere('store', digest('home 0'))).toBe(true)
    expect(await isThere('store', digest('home 1'))).toBe(false)
  })

  test.each(folders)('but contents of the last hour, which a publish may be about to name: %s', async (folder) => {
    await published(1)
    await put(folder, digest('young'), 50 * MINUTE)
    await put(folder, digest('old'), 70 * MINUTE)
    await prune(state)
    expect(await isThere(folder, digest('young'))).toBe(true)
    expect(await isThere(folder, digest('old'))).toBe(false)
    await prune(state, { young: 0 })
    expect(await isThere(folder, digest('young'))).toBe(false)
  })

  test('by whoever publishes, who goes on afterwards', async () => {
    const open = releases()
    for (let index = 0; index < KEPT + 3; index++) await open.publish(release(index))
    await prune(state, { releases: open })
    expect(await open.publish(release(99))).toMatchObject({ releases: KEPT + 1 })
    expect(await releases().current()).toEqual(release(99))
  })

  test('when there are many more than are kept, and they take much more than one', () => {
    const due = (count: number, growth: number) => isPruneDue({ releases: count, growth })
    expect([due(21, 2.1), due(20, 9), due(500, 2), due(1, 1)]).toEqual([true, false, false, false])
  })
})
