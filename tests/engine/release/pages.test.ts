/** The pages of a release as they are asked for: in which order they come, which are rendered, and what becomes of failures. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/config/problems/table.ts'
import { makePages, type MakePagesInput } from '../../../src/engine/release/pages/make-pages.ts'
import type { PageEntry } from '../../../src/engine/release/manifest.ts'
import { openPageMaker } from '../../../src/engine/release/pages/page-maker.ts'
import { planPages } from '../../../src/engine/release/pages/page-plan.ts'
import type { Renderer } from '../../../src/engine/render/renderer.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import type { PageRecord } from '../../../src/records/records.ts'
import { storedRecord, type StoredRecord } from '../../../src/records/snapshot.ts'
import { memoryStore } from '../../harness/memory-store.ts'
import { rendererOf } from './plain-renderer.ts'
import { SITE } from '../../harness/settings.ts'
import { snapshotOf } from '../../harness/snapshots.ts'

let input: Omit<MakePagesInput, 'tasks'>
let paths: string[]
beforeAll(async () => {
  const snapshot = await snapshotOf('sparse')
  const routes = buildRoutes(snapshot)
  input = { snapshot, routes, site: SITE, renderer: rendererOf(), store: memoryStore() }
  paths = planPages(routes).paths()
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
  test('come in the order in which they are asked for, one after the other', async () => {
    const asked = [...paths].sort().reverse()
    const seen: [number, number][] = []
    const { renderer, rendered } = noted()
    const tasks = tasksOf(asked)
    const made = await makePages({ ...input, tasks, renderer, onProgress: (...step) => void seen.push(step) })
    expect(asked.length).toBeGreaterThan(40)
    expect(made.pages.map(([path]) => path)).toEqual(asked)
    expect(made.rendered.map(({ path }) => path)).toEqual(asked)
    expect(rendered).toEqual(asked)
    expect(seen).toEqual(asked.map((_, index) => [index + 1, asked.length]))
  })

  test('bring what surrounds them and what their pictures are made from', async () => {
    const made = await makePages({ ...input, tasks: tasksOf(paths) })
    const chromes = new Map(made.chromes)
    for (const [, { chrome }] of made.pages) expect(chromes.has(chrome)).toBe(true)
    expect(new Set(made.pages.map(([, { chrome }]) => chrome)).size).toBe(chromes.size)
    const alone = await makePages({ ...input, tasks: tasksOf(['/en']) })
    expect(alone.pages).toEqual(made.pages.filter(([path]) => path === '/en'))
    expect(alone.chromes).toHaveLength(1)
  })

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

  test('in order, that need nothing of the policy, say nothing of either', async () => {
    const head = '<head><meta name="robots" content="noindex"><title>Sorry</title></head>'
    const html = Buffer.from(`<html lang="en">${head}<body><main><h1>Sorry</h1></main></body></html>`)
    const renderer: Renderer = { key: 'x', render: async () => html }
    const { pages } = await makePages({ ...input, tasks: tasksOf(['/en/404']), renderer })
    expect(Object.keys(pages[0]![1]).sort()).toEqual(['chrome', 'hash', 'key', 'reads', 'status', 'thing'])
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
    expect(de).not.toHaveProperty('problems')
    expect(chromes.get(de.chrome)).not.toHaveProperty('problems')
  })

  test('that are none are left out', async () => {
    const { pages, rendered } = await makePages({ ...input, tasks: tasksOf(['/en/none', '/en', '/none']) })
    expect([pages.map(([path]) => path), rendered.map(({ path }) => path)]).toEqual([['/en'], ['/en']])
    const none = { pages: [], chromes: [], sources: [], rendered: [], indexed: [], views: [] }
    expect(await makePages({ ...input, tasks: [] })).toEqual(none)
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

  test('as they are by any other, which nobody watches', async () => {
    const { make, over } = openPageMaker(input)
    const made = await make(tasksOf(['/en', '/de']))
    await over()
    expect(made).toEqual(await makePages({ ...input, tasks: tasksOf(['/en', '/de']) }))
  })
})

describe('pages that cannot be made', () => {
  test('are told by the page, and nothing after it is rendered', async () => {
    const { renderer, rendered } = noted()
    const render: Renderer['render'] = (view) =>
      view.path === '/de' ? Promise.reject(new Error('no such component')) : renderer.render(view)
    await expect(
      makePages({ ...input, tasks: tasksOf(['/en', '/de', '/ru']), renderer: { key: 'x', render } }),
    ).rejects.toMatchObject({
      problems: [{ code: 'page-failed', resource: '/de', message: expect.stringContaining('no such component') }],
    })
    expect(rendered).toEqual(['/en'])
  })

  test('are none as long as one of them is not on the disk', async () => {
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
})
