/** The pages of a release as they are asked for: in which order they come, which are rendered, and what becomes of failures. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/config/problems/table.ts'
import { makePages, type MakePagesInput } from '../../../src/engine/release/pages/make-pages.ts'
import type { PageEntry } from '../../../src/engine/release/manifest.ts'
import type { Renderer } from '../../../src/engine/render/renderer.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import type { PageRecord } from '../../../src/records/records.ts'
import { storedRecord, type StoredRecord } from '../../../src/records/snapshot.ts'
import { memoryStore } from '../../harness/memory-store.ts'
import { rendererOf } from './plain-renderer.ts'
import { SITE } from '../../harness/settings.ts'
import { snapshotOf } from '../../harness/snapshots.ts'

let input: Omit<MakePagesInput, 'tasks'>
beforeAll(async () => {
  const snapshot = await snapshotOf('sparse')
  const routes = buildRoutes(snapshot)
  input = { snapshot, routes, site: SITE, renderer: rendererOf(), store: memoryStore() }
})

const tasksOf = (asked: string[]) => asked.map((path) => ({ path }))
const noted = (more: Partial<Renderer> = {}) => {
  const rendered: string[] = []
  const { key, render } = rendererOf()
  const renderer: Renderer = {
    key,
    render: (view) => {
      rendered.push(view.path)
      return render(view)
    },
    ...more,
  }
  return { renderer, rendered }
}

describe('pages', () => {
  test('say what is wrong with them, where they lead to no page, and what no other page should say', async () => {
    const renderer = rendererOf('x', { '/en': '/en/no-such', '/en/404': '/de' })
    const made = await makePages({ ...input, tasks: tasksOf(['/en', '/en/404']), renderer })
    const [home, answer] = made.rendered
    expect(home).toStrictEqual({ path: '/en', links: ['/en/no-such', '/img/x.webp'] })
    const title = expect.stringContaining('Bay Hotels') as string
    expect(made.pages.map(([, { words }]) => words)).toEqual([{ locale: 'en', title, description: '' }, undefined])
    expect(answer).toStrictEqual({ path: '/en/404', links: ['/img/x.webp'] })
    expect(made.pages[0]![1].faults!.map(({ code, resource }) => `${code} ${resource}`)).toContain('page-faulty /en')
  })

  test('say what they could not show, apart from what surrounds them', async () => {
    const nowhere = (text: string) => ({ id: 1, text, target: { site: `no-${text}` }, items: [] })
    const home = {
      ...input.snapshot.get('page/en/')!.value,
      sections: [{ key: '', layout: 'TEXT', link: nowhere('page'), items: [] }],
    }
    const snapshot = new Map<string, StoredRecord>([
      ...input.snapshot,
      ['menus/en/23', storedRecord<'menus'>({ header: [nowhere('menu')], footer: [] })],
      ['page/en/', storedRecord(home as PageRecord)],
    ])
    const made = await makePages({ ...input, snapshot, routes: buildRoutes(snapshot), tasks: tasksOf(['/en', '/de']) })
    const told = (problems: Problem[] = []) => problems.map(({ resource, message }) => `${resource} ${message}`)
    const [[, en], [, de]] = made.pages as [[string, PageEntry], [string, PageEntry]]
    const chromes = new Map(made.chromes)
    expect(told(en.problems)).toEqual([expect.stringMatching(/^page\/en\/ .*no-page/)])
    expect(told(chromes.get(en.chrome)!.problems)).toEqual([expect.stringMatching(/^menus\/en\/23 .*no-menu/)])
    expect(de.problems).toBeUndefined()
    expect(chromes.get(de.chrome)!.problems).toBeUndefined()
  })

  test('are taken over where they are what they were, and rendered where they are not', async () => {
    const first = await makePages({ ...input, tasks: tasksOf(['/', '/en', '/de']) })
    const kept = new Map(first.pages)
    const old = { ...kept.get('/de')!, key: 'another' }
    const { renderer, rendered } = noted()
    const tasks = [
      { path: '/', kept: kept.get('/') },
      { path: '/en', kept: { ...kept.get('/en')!, hash: 'as it was', policy: ["style-src 'x'"] } },
      { path: '/de', kept: old },
    ]
    const next = await makePages({ ...input, tasks, renderer })
    expect(rendered).toEqual(['/de'])
    expect(next.pages).toEqual([
      first.pages[0],
      ['/en', { ...kept.get('/en')!, hash: 'as it was', policy: ["style-src 'x'"] }],
      first.pages[2],
    ])
  })
})

describe('pages are made by this thread alone', () => {
  const elsewhere = () => ({
    renderer: { ...rendererOf(), folder: '/nowhere/renderer' },
    store: { ...memoryStore(), folder: '/nowhere/store' },
  })

  /** Nearly all of them are soon made. */
  const many = (count: number) => tasksOf(Array.from({ length: count }, (_, index) => (index === 0 ? '/en' : '/none')))

  test('where they are too few for others to be worth their start', async () => {
    const { pages } = await makePages({ ...input, ...elsewhere(), tasks: many(399) })
    expect(pages.map(([path]) => path)).toEqual(['/en'])
  })

  test('where others could not have its renderer or its store', async () => {
    const { renderer, store } = elsewhere()
    for (const own of [{ renderer }, { store }]) {
      const { pages } = await makePages({ ...input, ...own, tasks: many(400) })
      expect(pages.map(([path]) => path)).toEqual(['/en'])
    }
  })
})

test('pages that cannot be made are none as long as one of them is not on the disk', async () => {
  const full = new Error('no room')
  let put = 0
  const store = { ...memoryStore(), put: () => (++put === 3 ? Promise.reject(full) : memoryStore().put('x')) }
  await expect(makePages({ ...input, tasks: tasksOf(['/', '/en', '/de']), store })).rejects.toBe(full)

  const [asked, written] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  const slow = {
    ...memoryStore(),
    put: () => {
      asked.resolve()
      return written.promise
    },
  }
  let isMade = false
  const making = makePages({ ...input, tasks: tasksOf(['/']), store: slow }).then(() => void (isMade = true))
  await asked.promise
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(isMade).toBe(false)
  written.resolve(undefined as never)
  await making
})
