/** Netlify's own build and deploy, offline: what they make of the project, and what a second one does anew. */
import { appendFile, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import type { Report } from '../../src/engine/release/report.ts'
import { oneHotel, worldPictures } from '../worlds/index.ts'
import { SITE_ID, startNetlifyApi, TOKEN, type NetlifyApi } from './api.ts'
import { digestsBelow, INSTALL_TIMEOUT, openProject, RUN_TIMEOUT, type NetlifyProject } from './project.ts'

const SITE_URL = 'https://www.crystalhotels.example'
const HOTEL = 51

/** Addresses that a search engine was told of. */
const told: string[][] = []
const searchEngine = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  told.push((JSON.parse(body) as { urlList: string[] }).urlList)
  response.writeHead(200).end()
})

let project: NetlifyProject
let provider: Provider
let api: NetlifyApi
beforeAll(async () => {
  project = await openProject()
  provider = await startProvider(oneHotel(), { pictures: worldPictures })
  api = await startNetlifyApi()
  await new Promise<void>((resolve) => searchEngine.listen(0, '127.0.0.1', resolve))
}, INSTALL_TIMEOUT)
afterAll(async () => {
  searchEngine.close()
  await api?.close()
  await provider?.close()
  await project?.close()
})

const settings = () => ({
  PROVIDER_API_URL: provider.url,
  SITE_URL,
  COPYRIGHT_YEAR: '2026',
  INDEXNOW_KEY: '0f3c9a7b5d214e86',
  INDEXNOW_HOST: `http://127.0.0.1:${(searchEngine.address() as AddressInfo).port}`,
})
const account = () => ({ NETLIFY_AUTH_TOKEN: TOKEN, NETLIFY_SITE_ID: SITE_ID, NETLIFY_API_URL: api.url })
const at = (...names: string[]) => join(project.folder, ...names)
const readJson = async <T>(...names: string[]) => JSON.parse(await readFile(at(...names), 'utf8')) as T
const report = () => readJson<Report>('.site', 'report.json')

function renameRoom(name: string): number {
  const room = provider.world.rooms.get(HOTEL, 'en')![1]!
  provider.world.editRoom(HOTEL, 'en', room.slug, (each) => void (each.name = name))
  return room.id
}

describe('netlify build --offline', { timeout: RUN_TIMEOUT }, () => {
  test('publishes the site, with all edge functions on their ways', async () => {
    const { code, output } = await project.netlify(['build', '--offline'], settings())
    expect([code, output]).toEqual([0, expect.stringContaining('Netlify Build Complete')])
    expect(await report()).toMatchObject({ mode: 'full' })
    expect(await readFile(at('dist', 'index.html'), 'utf8')).toContain('<html lang="tr')

    const functions = (await readdir(at('src', 'hosts', 'netlify', 'functions'))).map((file) =>
      file.replace(/\.ts$/, ''),
    )
    const {
      bundles,
      routes,
      post_cache_routes: cached,
    } = await readJson<any>('.netlify/edge-functions-dist/manifest.json')
    const routed = [...routes, ...cached] as {
      function: string
      pattern: string
      excluded_patterns: string[]
      methods?: string[]
    }[]
    expect(bundles).toHaveLength(1)
    expect([...new Set(routed.map((route) => route.function))].sort()).toEqual(functions.sort())
    const runAt = (path: string, method = 'GET') =>
      routed
        .filter(({ pattern, methods = [method] }) => new RegExp(pattern).test(path) && methods.includes(method))
        .filter((route) => !route.excluded_patterns.some((pattern) => new RegExp(pattern).test(path)))
        .map((route) => route.function)
    expect({
      '/': runAt('/'),
      '/en': runAt('/en'),
      '/en/': runAt('/en/'),
      '/img/x-320.webp': runAt('/img/x-320.webp'),
      'GET /forms/contact': runAt('/forms/contact'),
      'POST /forms/contact': runAt('/forms/contact', 'POST'),
    }).toEqual({
      '/': ['language'],
      '/en': [],
      '/en/': ['address'],
      '/img/x-320.webp': ['pictures'],
      'GET /forms/contact': ['forms'],
      'POST /forms/contact': ['forms'],
    })
  })

  test('takes up the state of the build before, and asks for what the build hook names alone', async () => {
    const id = renameRoom('The Harbour Room')
    const changes = [{ resource: 'room', id, lang: 'en' }]
    // A build starts without what the one before left; only the cache is kept.
    for (const folder of ['dist', '.site']) await rm(at(folder), { recursive: true })
    provider.requests.length = 0
    const { code } = await project.netlify(['build', '--offline'], {
      ...settings(),
      INCOMING_HOOK_BODY: JSON.stringify({
        type: 'content.changed',
        timestamp: '2026-11-20T10:00:00Z',
        data: { changes },
      }),
    })
    expect(code).toBe(0)
    const { mode, changed } = await report()
    expect(mode).toBe('incremental')
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.every(({ path }) => path.startsWith('/en/hotels/deniz-kizi'))).toBe(true)
    const calls = provider.requests.filter(({ path }) => !path.startsWith('/media/'))
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length).toBeLessThan(6)
    expect(told, 'of what is new since the build before').toEqual([changed.map(({ path }) => SITE_URL + path).sort()])
    expect(await readFile(at('dist', 'en/hotels/deniz-kizi/rooms.html'), 'utf8')).toContain('The Harbour Room')
  })
})

describe('npm run publish:netlify', { timeout: RUN_TIMEOUT }, () => {
  const publish = (env = {}) => project.run('publish-netlify', { ...settings(), ...account(), ...env })
  const published = () => at('.site', 'netlify')
  const build = () => project.run('build', settings())
  let first: { code: number | null; output: string; written: Record<string, string>; files: object; bundles: number }

  beforeAll(async () => {
    api.forget()
    expect((await build()).code).toBe(0)
    const ended = await publish()
    first = { ...ended, written: await digestsBelow(published()), files: api.live!.files, bundles: api.bundles.length }
  }, RUN_TIMEOUT)

  test.each([
    ['without a token', { NETLIFY_AUTH_TOKEN: '' }, 'NETLIFY_AUTH_TOKEN is not set'],
    ['with a wrong token', { NETLIFY_AUTH_TOKEN: 'other' }, 'does not accept the token'],
    ['for a site that is not there', { NETLIFY_SITE_ID: 'other' }, 'no such site'],
  ])('%s nothing is sent, and why is said in words', async (_, env, words) => {
    const before = api.deploys.length
    const { code, output } = await publish(env)
    expect([code, output]).toEqual([1, expect.stringContaining(words)])
    expect(output).toContain('Nothing was published')
    expect(output).not.toContain(TOKEN)
    expect(api.deploys).toHaveLength(before)
  })

  test('sends every file once, and the edge functions', () => {
    expect(first.output).toContain('is live')
    expect(first.code).toBe(0)
    // Redirects and headers go into the settings.
    const { _redirects, _headers, ...files } = first.written
    const own = Object.entries(first.files).filter(([name]) => !name.startsWith('.netlify/'))
    expect(Object.fromEntries(own)).toEqual({ ...files, 'netlify.toml': expect.any(String) })
    expect(first.bundles).toBe(1)
    expect(api.unknown).toEqual([])
  })

  test('after a change of one room sends what changed and nothing else, and tells search engines', async () => {
    const before = await digestsBelow(published())
    renameRoom('The Garden Room')
    expect((await build()).code).toBe(0)
    api.forget()
    told.length = 0
    // A deploy that breaks off in the middle leaves the live site as it is …
    const live = api.live
    let uploads = 0
    api.fault = (method, path) => (method === 'PUT' && path.includes('/files/') && ++uploads > 2 ? 422 : undefined)
    const broken = await publish()
    expect([broken.code, api.live]).toEqual([1, live])
    expect(broken.output).toContain('uploads only missing files')
    expect(told).toEqual([])
    expect(api.sent).toHaveLength(2)
    api.fault = undefined
    // … and what was sent is not sent again.
    expect((await publish()).code).toBe(0)

    const after = await digestsBelow(published())
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    expect(api.sent.toSorted()).toEqual(changed.sort())
    expect(changed).toContain('en/hotels/deniz-kizi/rooms.html')
    expect(changed.filter((file) => file.endsWith('.html')).every((file) => file.startsWith('en/'))).toBe(true)
    expect(api.bundles).toEqual([])
    const pages = (await report()).changed.map(({ path }) => SITE_URL + path)
    expect(told).toEqual([pages.sort()])
  })

  test('after a change of style still has the files that open pages ask for, and does not send them again', async () => {
    const hashed = () => Object.keys(api.live!.files).filter((name) => name.startsWith('_astro/'))
    const before = hashed()
    await appendFile(at('src', 'styles', 'base.css'), '\nbody { accent-color: teal }\n')
    expect((await build()).code).toBe(0)
    api.forget()
    expect((await publish()).code).toBe(0)
    const fresh = hashed().filter((name) => !before.includes(name))
    expect(fresh.length).toBeGreaterThan(0)
    expect(hashed()).toEqual(expect.arrayContaining(before))
    expect(api.sent.filter((name) => name.startsWith('_astro/')).sort()).toEqual(fresh.sort())
  })
})
