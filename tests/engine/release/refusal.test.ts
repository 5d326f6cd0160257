import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGS } from '../../../src/demo/contract.ts'
import type { LoggedRequest } from '../../../src/demo/server.ts'
import type { World } from '../../../src/demo/world.ts'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { buildSite } from '../../../src/engine/publisher/build-site.ts'
import { providerOf } from '../../harness/crawl.ts'
import { PROJECT, RENDERER_FOLDER, SITE } from '../../harness/settings.ts'
import { siteOf } from '../../harness/site.ts'
import { makeWorld } from '../../worlds/index.ts'
import { emptyFolder } from '../../harness/folder.ts'

const group = () => makeWorld({ hotels: [], groupPages: ['home', 'about'] })

const MESSAGE = 'ORA-00942 table or view does not exist'
const broken = (applies: (request: LoggedRequest) => boolean) => (request: LoggedRequest) =>
  applies(request) ? { status: 500, body: { status: 500, message: MESSAGE } } : undefined

/** A first build in empty folders; what it refuses with, and what it left in dist. */
async function firstBuild(world: World, faults: ReturnType<typeof broken>) {
  const provider = await providerOf(world)
  provider.faults = faults
  const folder = await emptyFolder()
  const error = await buildSite({
    root: PROJECT,
    stateFolder: join(folder, 'state'),
    distFolder: join(folder, 'dist'),
    rendererFolder: RENDERER_FOLDER,
    providerUrl: provider.url,
    site: SITE,
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { error: error as MustNotPublish, dist: await readdir(join(folder, 'dist')).catch(() => []) }
}

describe('a first build must not publish', () => {
  test.each([
    [
      'a page',
      '/v1/pages/url-lang',
      'page/de/about-us',
      (query: Record<string, string>) => query.url === 'about-us' && query.lang === 'de',
    ],
    ['menus', '/v1/menus', 'menus/ru/23', (query: Record<string, string>) => query.lang === 'ru'],
    ['regions', '/v1/regions/active', 'regions/en', (query: Record<string, string>) => query.lang === 'en'],
  ])('where %s failed, and says what, where and what to do', async (_name, path, key, applies) => {
    const { error, dist } = await firstBuild(
      group(),
      broken((request) => request.path === path && applies(request.query)),
    )
    expect(error).toBeInstanceOf(MustNotPublish)
    expect(error.message).toMatch(/^Nothing was published\./)
    expect(error.message).toContain(key)
    expect(error.message).toContain('status 500')
    expect(error.message).toContain('Build again when the provider answers')
    expect(error.problems.map(({ code }) => code)).toContain('call-failed')
    expect(dist).toEqual([])
  })

  test('where the Turkish home page does not exist', async () => {
    const world = group()
    world.pages.delete('tr', '')
    const { error, dist } = await firstBuild(world, () => undefined)
    expect(error).toBeInstanceOf(MustNotPublish)
    expect(error.problems.map(({ code }) => code)).toEqual(['home-missing'])
    expect(dist).toEqual([])
  })

  test('where the provider answers nothing but errors', async () => {
    const { error } = await firstBuild(
      group(),
      broken(() => true),
    )
    expect(error.problems.map(({ code }) => code)).toEqual(['provider-unreachable'])
    expect(error.message).toContain('PROVIDER_API_URL')
  })
})

describe('failing lists', () => {
  const lists = broken(({ path }) => /^\/v1\/rooms$|\/plans$|^\/v1\/stories|^\/v1\/galleries/.test(path))

  test('R8.11 rooms and gallery that never came leave their pages without them', async () => {
    const site = await siteOf(
      makeWorld({ langs: ['tr', 'en'], hotels: [{ subPages: ['rooms', 'gallery'] }], groupPages: ['home', 'hotels'] }),
    )
    site.provider.faults = lists
    const { report, dom, paths } = await site.rebuild({ stateFolder: await emptyFolder() })
    expect(site.paths).toContain('/en/hotels/deniz-kizi/rooms/sea-room-1')
    expect(paths.filter((path) => path.includes('sea-room'))).toEqual([])
    for (const path of ['/en/hotels/deniz-kizi/rooms', '/en/hotels/deniz-kizi/gallery', '/en/hotels/deniz-kizi']) {
      const page = await dom(path)
      expect(page.querySelector('h1')?.text.trim()).not.toBe('')
      expect(page.text).not.toContain('Sea room 1')
    }
    const codes = new Set(report.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code))
    expect(codes).toEqual(new Set(['call-failed-empty']))
    expect(report.problems.map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(['rooms/en/51', 'galleryFiles/511', 'galleryCategories/en/511', 'stories/en/51']),
    )
  })

  test('R8.11 after a good build the last good lists stay', async () => {
    const site = await siteOf('oneHotel', { plain: true })
    site.provider.faults = lists
    const { report, manifest } = await site.rebuild()
    expect(report.release).toBe(site.report.release)
    expect(manifest).toEqual(site.manifest)
    expect(report.problems.filter(({ code }) => code === 'call-failed-kept').map(({ resource }) => resource)).toEqual(
      expect.arrayContaining([...LANGS.map((lang) => `rooms/${lang}/51`), 'galleryFiles/511']),
    )
    expect(report.crawl.failed).toBeGreaterThan(0)
  })
})

test('R4.28, R8.10 what failed stands in the report with its message, and on no page', async () => {
  const site = await siteOf('oneHotel', { plain: true })
  const about = ({ path, query }: LoggedRequest) => path === '/v1/pages/url-lang' && query.url === 'about-us'
  site.provider.faults = broken((request) => about(request) || request.path === '/v1/stories')
  const { report, paths, html } = await site.rebuild()
  expect(report.problems).toContainEqual({
    severity: 'error',
    code: 'call-failed-kept',
    resource: 'page/de/about-us',
    message: expect.stringMatching(/last good answer is used.*url-lang.*about-us.*status 500/),
    values: { call: expect.stringContaining('url-lang'), reason: 'status 500' },
  })
  expect(paths).toEqual(site.paths)
  for (const path of paths) {
    const page = await html(path)
    expect(page).not.toContain(MESSAGE)
    expect(page).not.toContain('status 500')
  }
})

test('L6 a provider that fails in every call takes nothing off the site', async () => {
  const site = await siteOf('oneHotel', { plain: true })
  site.provider.faults = broken(() => true)
  const { report } = await site.rebuild({ client: { concurrency: 100, retryDelay: 1 } })
  expect(report.release).toBe(site.report.release)
  expect(report.pages).toMatchObject({ rendered: 0, removed: 0 })
})
