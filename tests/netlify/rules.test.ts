/**
 * What Netlify is told by `netlify.toml`, `_redirects` and `_headers`, read by Netlify's own parsers and compared by the engine of its tools. What its network does by itself, with tags,
 * compression and pages that it keeps, is not among it, and nothing here proves it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RULES_FILE, RULES_TYPE } from '../../src/config/ahead.ts'
import { FOREVER, PAGE_HEADERS } from '../../src/config/headers.ts'
import { writeEdgeFiles } from '../../src/engine/publish/netlify/edge-files.ts'
import { parsePath } from '../../src/routes/paths.ts'
import { PROJECT } from '../harness/settings.ts'
import { buildSiteOf, type BuiltSite, type WorldSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { readRules, type NetlifyRules } from './rules-host.ts'

/** Pages that the release before had, and which page says that they are gone. */
const GONE = [
  ['/de/hotels/deniz-kizi/about-us', '/de/410/51'],
  ['/hakkimizda', '/410/0'],
] as const

let site: WorldSite
let built: BuiltSite
let dist: string
let rules: NetlifyRules
beforeAll(async () => {
  site = await buildSiteOf(makeWorld({ langs: ['tr', 'en', 'de'] }), { plain: true })
  dist = join(site.stateFolder, 'dist')
  site.provider.world.rooms.edit([51, 'de'], (rooms) => void (rooms[0]!.slug = 'leuchtturm-zimmer'))
  for (const [path] of GONE) {
    const { locale, url } = parsePath(path)
    site.provider.world.pages.delete(locale, url)
  }
  built = await site.rebuild({ distFolder: dist })
  await writeEdgeFiles(built.manifest, {
    stateFolder: site.stateFolder,
    folder: dist,
    providerUrl: site.provider.url,
  })
  rules = await readRules(dist)
})
afterAll(() => site?.close())

describe('redirects', () => {
  /** One that is not forced leaves a file of that address alone. */
  function ruleFor(path: string): { to: string; status: number } | undefined {
    const has = existsSync(join(dist, `${path}.html`)) || existsSync(join(dist, path))
    const rule = rules.match(new URL(path, 'https://site.example'))
    return rule && (!has || rule.force) ? { to: rule.to, status: rule.status } : undefined
  }

  test('a renamed page leads to its new address for good', () => {
    expect(ruleFor('/de/hotels/deniz-kizi/rooms/meerzimmer-1')).toEqual({
      to: '/de/hotels/deniz-kizi/rooms/leuchtturm-zimmer',
      status: 301,
    })
  })

  test.each([
    ['/x', '/404.html'],
    ['/hotels/x', '/404.html'],
    ['/en/x', '/en/404.html'],
    ['/de/x/y', '/de/404.html'],
    ['/ru/x', '/ru/404.html'],
    ['/amp/de/x', '/de/404.html'],
    ['/amp/en', '/en/404.html'],
    ['/en/de/x', '/en/404.html'],
    ['/en/404', '/en/404.html'],
    ['/410/0', '/404.html'],
    ['/de/410/51', '/de/404.html'],
    ['/_headers', '/404.html'],
    ['/_redirects', '/404.html'],
  ])('R2.64 %s is not found, in its language: %s', (path, to) => {
    expect(ruleFor(path)).toEqual({ to, status: 404 })
  })

  test.each(GONE)('%s, which was a page of its hotel, is gone, as %s says', (path, page) => {
    expect(ruleFor(path)).toEqual({ to: `${page}.html`, status: 410 })
  })

  test('no rule takes the place of a page', () => {
    for (const path of built.paths.filter((each) => each !== '/')) expect(ruleFor(path), path).toBeUndefined()
  })

  test('the state of the release is a file, and so is all that a rule serves', () => {
    expect(ruleFor('/healthz')).toEqual({ to: '/data/health.json', status: 200 })
    const served = rules.all.filter(({ status, to }) => status !== 301 && !to.startsWith('/ru/'))
    expect(served.length).toBeGreaterThan(5)
    for (const { to } of served) expect(existsSync(join(dist, to)), to).toBe(true)
  })
})

test('every file has the headers of the site, those with a name of their own are kept for ever, and no more is said of caching', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    netlifyConfigPath: join(PROJECT, 'netlify.toml'),
    configHeaders: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  expect(headers).toEqual([
    { for: '/*', values: { ...PAGE_HEADERS, 'content-security-policy': built.manifest.policy } },
    { for: '/_astro/*', values: { 'cache-control': FOREVER } },
    { for: RULES_FILE, values: { 'content-type': RULES_TYPE } },
  ])
})
