/** A site that is made for staging. Hosts are asked for it in `tests/hosts/staging.ts`. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'node-html-parser'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { KEPT_OUT, STAGE_FILE, STAGE_STYLES } from '../../src/config/stage.ts'
import { readEnvironment } from '../../src/config/environment.ts'
import { buildSite } from '../../src/engine/publisher/build-site.ts'
import { publishedLine } from '../../src/engine/publisher/publish-line.ts'
import { summary } from '../../src/engine/publisher/summary.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { openState } from '../../src/engine/state/state.ts'
import { atDepth } from '../harness/depth.ts'
import { ENCODED_FOLDER, PROJECT, RENDERER_FOLDER, SITE } from '../harness/settings.ts'
import { siteOf } from '../harness/site.ts'
import { emptyFolder } from '../harness/folder.ts'

const STAGING = { ...SITE, stage: 'staging' } as const
const problemsOf = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code)

async function stagingOfDemo(): Promise<string> {
  const stateFolder = await emptyFolder()
  const folders = { root: PROJECT, stateFolder, rendererFolder: RENDERER_FOLDER, encodedFolder: ENCODED_FOLDER }
  await buildSite({ ...folders, providerUrl: inject('demoProvider'), site: STAGING })
  return stateFolder
}

const stagingOfWorld = async () =>
  (await siteOf('oneHotel', { keptAs: 'one-hotel-staging', site: STAGING })).stateFolder

test(
  'every page keeps search engines out and has a line that says so; nothing invites them, and no other company is asked',
  async () => {
    const stateFolder = await atDepth(stagingOfWorld, stagingOfDemo)()
    const { pages, assets, policy } = (await openState(stateFolder).releases.current())!
    const store = openStore(join(stateFolder, 'store'))
    expect(pages.size).toBeGreaterThan(atDepth(50, 2400))
    for (const [path, { hash }] of pages) {
      const page = parse((await store.get(hash)).toString())
      const robots = page.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
      expect(robots, path).toEqual([KEPT_OUT])
      expect(page.querySelector('aside.stage')?.text.trim(), path).toMatch(
        /^(?:Deneme sitesi|Staging|Testseite|Тестовый сайт)$/,
      )
      expect(page.querySelectorAll(`link[href="/${STAGE_STYLES}"]`), path).toHaveLength(1)
    }
    const text = async (name: string) => (await store.get(assets.get(name)!)).toString()
    expect(await text('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
    expect([...assets.keys()].filter((name) => /sitemap|llms/.test(name))).toEqual([])
    expect(assets.has(STAGE_FILE)).toBe(true)
    expect(policy).toContain("require-trusted-types-for 'script'")
  },
  // The deep run builds the whole demo.
  atDepth(60_000, 600_000),
)

test('another stage is another release of every page, and said; the same bytes as before come back with it', async () => {
  const site = await siteOf('oneHotel', { plain: true })
  const { id } = site.manifest
  expect([...site.manifest.assets.keys()]).not.toContain(STAGE_FILE)
  const staging = await site.rebuild({ site: STAGING })
  expect(problemsOf(staging.report)).toContain('stage-switched')
  expect(staging.report.pages.rendered).toBe(staging.manifest.pages.size)
  expect(publishedLine(staging.report)).toMatchObject({ stage: 'staging' })
  expect(summary(staging.report)).toMatch(
    /for staging: search engines are kept out[^]*the site was production, it is staging now/,
  )
  expect(problemsOf((await site.rebuild({ site: STAGING })).report)).not.toContain('stage-switched')
  const production = await site.rebuild({ site: SITE })
  expect(problemsOf(production.report)).toContain('stage-switched')
  expect(production.manifest.id).toBe(id)
  expect(publishedLine(production.report).stage).toBeUndefined()
})

test('a server for staging does not begin with pages of production; one for production shows those of staging, closed, and says so', async () => {
  const site = await siteOf('oneHotel', { plain: true })
  await expect(site.serve({ stage: 'staging' })).rejects.toThrow('stage-differs')
  await site.rebuild({ site: STAGING })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const server = await site.serve()
  onTestFinished(() => server.close())
  expect(String(said.mock.calls)).toContain('stage-differs: The live release was made for another stage')
  const get = (path: string) => fetch(server.url + path)
  for (const path of ['/en', '/en', '/robots.txt', '/none', '/edge/country'])
    expect((await get(path)).headers.get('x-robots-tag'), path).toBe(KEPT_OUT)
  expect(await (await get('/healthz')).json()).toMatchObject({ stage: 'staging' })
  expect(await (await get('/metrics')).text()).toMatch(/^hotel_site_staging 1$/m)
})

test('a staging site tells nobody and asks no other company, unless it is asked to', () => {
  const outward = {
    INDEXNOW_KEY: 'x'.repeat(8),
    INDEXNOW_HOST: 'no address',
    PURGE_URL: 'http://127.0.0.1:6083',
    PURGE: 'fastly',
  }
  const services = {
    CHAT_HOST: 'https://chat.example',
    CHAT_SELECTOR: '#chat',
    TAG_MANAGER_HOST: 'https://tags.example',
    MAP_HOST: 'https://map.example',
  }
  const plain = readEnvironment({ SITE_URL: 'https://staging.example' })
  const { switchedOff, ...staging } = readEnvironment({
    SITE_URL: 'https://staging.example',
    STAGE: 'staging',
    ...outward,
    ...services,
  })
  expect(staging).toEqual({ ...plain, stage: 'staging' })
  expect(switchedOff).toEqual({ outward: Object.keys(outward).sort(), thirdParties: Object.keys(services).sort() })
  const asked = readEnvironment({ STAGE: 'staging', STAGE_THIRD_PARTIES: 'on', ...outward, ...services })
  expect(asked).toMatchObject({ chatHost: 'https://chat.example', tagManagerHost: 'https://tags.example' })
  expect(asked).not.toHaveProperty('indexNow')
})

test.each([
  [{ STAGE: 'prod' }, 'STAGE must be production or staging; it is "prod"'],
  [{ STAGE: 'Staging' }, 'STAGE must be production or staging; it is "Staging"'],
  [{ STAGE: 'staging', STAGE_THIRD_PARTIES: 'yes' }, 'STAGE_THIRD_PARTIES must be off or on; it is "yes"'],
  [{ STAGE_PASSWORD: 'x' }, 'STAGE_PASSWORD needs STAGE=staging'],
  [{ STAGE: 'production', STAGE_PASSWORD: 'x' }, 'STAGE_PASSWORD needs STAGE=staging'],
  [{ STAGE: 'staging', STAGE_PASSWORD: 'ş'.repeat(37) }, 'STAGE_PASSWORD must be up to 72 bytes'],
  [{ STAGE: 'staging', STAGE_PASSWORD: 'a\nb' }, 'STAGE_PASSWORD must be up to 72 bytes without control characters'],
])('%j is refused: %s', (env, message) => {
  expect(() => readEnvironment(env)).toThrow(message)
})

test('production is the stage that needs no word', () => {
  for (const STAGE of ['', 'production', undefined]) expect(readEnvironment({ STAGE })).toEqual(readEnvironment({}))
})

test('a command says loudly what it goes without, and telling search engines is refused', async () => {
  const env = { STAGE: 'staging', INDEXNOW_KEY: 'x'.repeat(8), PURGE_URL: 'http://127.0.0.1:6083' }
  const run = promisify(execFile)(process.execPath, [join(PROJECT, 'scripts/index-now.ts')], {
    env: { PATH: process.env.PATH, ...env },
  })
  const error = await run.catch((reason: unknown) => reason as { code: number; stderr: string })
  expect(error).toMatchObject({ code: 1 })
  const { stderr } = error
  expect(stderr).toContain('search engines are kept out of every page, and nobody is asked for a password')
  expect(stderr).toContain('WARNING: a production site has INDEXNOW_KEY, PURGE_URL;')
  expect(stderr).toContain('STAGE=staging: search engines are told nothing of this site.')
})
