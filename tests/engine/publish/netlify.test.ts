/** What is asked of Netlify before a deploy, and what its edge functions find beside the pages. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MustNotPublish } from '../../../src/config/problems/table.ts'
import { checkSite, readNetlifySettings } from '../../../src/engine/publish/netlify/api.ts'
import { MANY_RULES, manyRules } from '../../../src/engine/publish/netlify/rules.ts'
import { writeEdgeFiles } from '../../../src/engine/publish/netlify/edge-files.ts'
import type { PublishedRelease } from '../../../src/engine/release/manifest.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { manifestOf, pageOf } from '../../harness/manifest.ts'
import { emptyFolder } from '../../harness/folder.ts'
import { listening } from '../../harness/listening.ts'

const problemsOf = (error: unknown) => {
  expect(error).toBeInstanceOf(MustNotPublish)
  return (error as MustNotPublish).problems.map(({ code, resource, message }) => ({ code, resource, message }))
}
const said = (code: string, resource: string, detail: string) => ({
  ...{ code, resource, message: expect.stringContaining(detail) },
})

describe('settings', () => {
  const GOOD = { NETLIFY_AUTH_TOKEN: ' token ', NETLIFY_SITE_ID: ' site ' }
  const faultsOf = (env: Record<string, string | undefined>) => {
    try {
      readNetlifySettings(env)
    } catch (error) {
      return problemsOf(error)
    }
    return []
  }

  test("are the token and the site; the API is Netlify's own unless another is named", () => {
    const api = 'https://api.netlify.com/api/v1'
    expect(readNetlifySettings(GOOD)).toEqual({ token: 'token', siteId: 'site', apiUrl: api })
    const apiUrl = 'http://127.0.0.1:8080/api'
    for (const ending of ['', '/', '//'])
      expect(readNetlifySettings({ ...GOOD, NETLIFY_API_URL: apiUrl + ending }).apiUrl).toBe(apiUrl)
  })

  test('that are missing are named, all of them', () => {
    const missing = (name: string) => said('netlify-setting', name, `${name} is not set`)
    expect(faultsOf({})).toEqual([missing('NETLIFY_AUTH_TOKEN'), missing('NETLIFY_SITE_ID')])
    expect(faultsOf({ ...GOOD, NETLIFY_SITE_ID: ' ' })).toEqual([missing('NETLIFY_SITE_ID')])
  })

  test.each(['ftp://api.example', 'xhttps://api.example', 'httpsx://api.example', 'api.example'])(
    'name no API at %s',
    (address) => {
      const fault = said('netlify-setting', 'NETLIFY_API_URL', 'must be an http or https address')
      expect(faultsOf({ ...GOOD, NETLIFY_API_URL: address })).toEqual([fault])
    },
  )
})

describe('the site', () => {
  /** Answers with the statuses in turn, then with 200. */
  async function apiOf(...statuses: number[]) {
    const requests: IncomingMessage[] = []
    const server = createServer((request, response) => {
      requests.push(request)
      response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}')
    })
    const address = await listening(server)
    const apiUrl = `${address}/api/v1`
    return { requests, settings: { token: 'secret', siteId: 'a b', apiUrl } }
  }
  const quick = { retryDelay: 1 }

  test('is asked for with the token', async () => {
    const { requests, settings } = await apiOf()
    expect(await checkSite(settings, quick)).toBeUndefined()
    const [{ url, headers } = {} as never, ...more] = requests
    expect(more).toEqual([])
    expect(url).toBe('/api/v1/sites/a%20b')
    expect(headers).toMatchObject({ authorization: 'Bearer secret', accept: 'application/json' })
  })

  test('is asked for again where Netlify is in trouble, three times at most', async () => {
    const mended = await apiOf(503, 429, 500)
    await checkSite(mended.settings, quick)
    expect(mended.requests).toHaveLength(4)
    const { settings, requests } = await apiOf(503, 503, 503, 503, 503)
    const problems = problemsOf(await checkSite(settings, quick).catch((error: unknown) => error))
    expect(problems).toEqual([said('netlify-unreachable', settings.apiUrl, 'status 503')])
    expect(requests).toHaveLength(4)
  })

  test.each([
    [401, 'netlify-refused', 'status 401'],
    [403, 'netlify-refused', 'status 403'],
    [404, 'netlify-site-missing', 'NETLIFY_SITE_ID is a b'],
  ])('that Netlify answers with %d is refused at once', async (status, code, detail) => {
    const { settings, requests } = await apiOf(status)
    const problems = problemsOf(await checkSite(settings, quick).catch((error: unknown) => error))
    expect(problems).toEqual([said(code, 'a b', detail)])
    expect(requests).toHaveLength(1)
  })

  test('is not there where the connection breaks', async () => {
    const server = createServer((request) => void request.destroy())
    const apiUrl = await listening(server)
    const checking = checkSite({ token: 't', siteId: 's', apiUrl }, quick)
    const [problem] = problemsOf(await checking.catch((error: unknown) => error))
    expect(problem).toMatchObject({ code: 'netlify-unreachable', resource: apiUrl })
    expect(problem!.message).not.toMatch(/status|undefined/)
  })
})

test('edge functions find languages, sources, the state of the release and the pages that answer forms', async () => {
  const stateFolder = await emptyFolder()
  const folder = join(stateFolder, 'dist')
  const store = openStore(join(stateFolder, 'store'))
  const hashOf = async (text: string) => (await store.put(text)).hash
  const page = await hashOf('page')
  const notice = { ...pageOf(await hashOf('Thank you')), status: 200 as const }
  const manifest = manifestOf(
    {},
    {
      pages: new Map([
        ['/', pageOf(page)],
        ['/de', pageOf(page)],
        ['/en/about-us', pageOf(page)],
        ['/404', { ...pageOf(page), status: 404 as const }],
        ['/500', { ...pageOf(page), status: 500 as const }],
        ['/en/forms/contact-success', notice as never],
      ]),
      sources: new Map([
        ['one', { source: '/base/a.jpg' } as never],
        ['two', { source: 'https://pictures.example/b.jpg' } as never],
        ['three', { source: 'c.jpg' } as never],
      ]),
    },
  )
  const release = { ...manifest, number: 1, publishedAt: '2027-01-01T00:00:00.000Z' } as PublishedRelease
  await mkdir(join(folder, 'data/notices'), { recursive: true })
  await writeFile(join(folder, 'data/notices/old.html'), 'old')
  await writeEdgeFiles(release, { stateFolder, folder, providerUrl: 'https://provider.example/base//' })

  const read = (name: string) => readFile(join(folder, 'data', name), 'utf8')
  const json = async (name: string) => JSON.parse(await read(name)) as unknown
  expect(await json('languages.json')).toEqual(['tr', 'de'])
  expect(await json('sources.json')).toEqual({
    one: 'https://provider.example/base/a.jpg',
    two: 'https://pictures.example/b.jpg',
    three: 'https://provider.example/base/c.jpg',
  })
  expect(await json('health.json')).toEqual({ release: release.id, publishedAt: release.publishedAt, pages: 6 })
  expect(await read('notices/en/forms/contact-success.html')).toBe('Thank you')
  for (const none of ['old.html', '404.html', '500.html', 'index.html'])
    expect(existsSync(join(folder, 'data/notices', none)), none).toBe(false)
})

test('more rules than Netlify recommends are said, with their number and size', () => {
  const rules = (count: number) => '/old /new 301\n'.repeat(count)
  expect(manyRules('')).toBeUndefined()
  expect(manyRules(rules(MANY_RULES - 1))).toBeUndefined()
  expect(manyRules(rules(23_412))).toContain('_redirects has 23,412 rules (321 KiB)')
})
