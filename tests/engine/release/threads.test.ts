/** The pages of a release, made by one thread and by several. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startProvider } from '../../../src/demo/server.ts'
import { crawl } from '../../../src/provider/crawl/crawl.ts'
import { createClient } from '../../../src/provider/client.ts'
import { makePages, type MakePagesInput } from '../../../src/engine/release/pages/make-pages.ts'
import { planPages } from '../../../src/engine/release/pages/page-plan.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { compileRenderer } from '../../../src/engine/render/compile.ts'
import { loadRenderer } from '../../../src/engine/render/renderer.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import { DamagedRecord } from '../../../src/engine/state/database/disk.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { plainProject } from '../../harness/plain-project.ts'
import { SITE } from '../../harness/settings.ts'
import { manyHotels } from '../../worlds/index.ts'

let folder: string
let input: Omit<MakePagesInput, 'store'>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crystal-threads-'))
  const provider = await startProvider(manyHotels(4))
  // As a first publish does: the records are in the state, and no release names them.
  const { records } = openState(join(folder, 'state'))
  const { snapshot } = await crawl({ client: createClient({ baseUrl: provider.url }), values: records })
  await provider.close()
  const routes = buildRoutes(snapshot)
  const { root, rendererFolder } = await plainProject(folder)
  const renderer = await loadRenderer(await compileRenderer(root, rendererFolder))
  const tasks = planPages(routes)
    .paths()
    .map((path) => ({ path }))
  input = { snapshot, records, routes, renderer, site: SITE, tasks }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const storeAt = (name: string) => openStore(join(folder, name))

describe('pages made by several threads', () => {
  test('are those that one makes, in their order, and all are kept', async () => {
    const progress: number[] = []
    const [one, many] = [storeAt('one'), storeAt('many')]
    const { folder: _folder, ...alone } = input.renderer
    const made = await makePages({ ...input, store: one, renderer: alone })
    const shared = await makePages({ ...input, store: many, onProgress: (done) => void progress.push(done) })

    expect(made.pages.length).toBeGreaterThan(400)
    expect(shared).toEqual(made)
    expect(await many.all()).toEqual(await one.all())
    expect(progress.at(-1)).toBe(made.pages.length)
    // Others did their part: what they make arrives many pages at a time.
    expect(progress.length).toBeLessThan(made.pages.length)
  })

  test('fail with the reason of the thread that failed', async () => {
    const store = storeAt('here')
    // The other threads open a store of their own, in a folder that cannot be.
    const below = join(folder, 'file')
    await writeFile(below, '')
    const torn = { ...store, folder: below }
    await expect(makePages({ ...input, store: torn })).rejects.toMatchObject({
      code: 'ENOTDIR',
      path: expect.stringContaining(below),
    })
  })

  test('fail where a thread cannot start', async () => {
    const renderer = { ...input.renderer, folder: join(folder, 'no-renderer') }
    await expect(makePages({ ...input, store: storeAt('there'), renderer })).rejects.toThrow(/no-renderer/)
  })

  test('leave no thread running where this one cannot begin', async () => {
    const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
    const before = threads()
    const routes = { ...input.routes, find: () => failing() }
    const failing = () => {
      throw new Error('no routes')
    }
    await expect(makePages({ ...input, store: storeAt('none'), routes })).rejects.toThrow('no routes')
    expect(threads()).toBeLessThanOrEqual(before)
  })

  test('fail where a record that a thread reads is no longer what was saved', async () => {
    await input.records!.flush()
    // All of them: which pages a thread makes is chance, and this thread still holds what it crawled.
    const database = new DatabaseSync(join(folder, 'state', 'site.db'))
    onTestFinished(() => {
      database.exec('UPDATE record_value SET json = rtrim(json)')
      database.close()
    })
    database.exec("UPDATE record_value SET json = json || ' '")
    const made = makePages({ ...input, store: storeAt('damaged') })
    await expect(made).rejects.toThrow(DamagedRecord)
  })
})
