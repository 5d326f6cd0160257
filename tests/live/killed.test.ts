/** A publish is killed at any point: what is served next is a release, whole, and the next build mends the rest. */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileOf } from '../../src/routes/paths.ts'
import { digest } from '../../src/snapshot/digest.ts'
import { openReleases } from '../../src/release/releases.ts'
import { openPublisher } from '../../src/release/publisher.ts'
import { openStore } from '../../src/release/store.ts'
import { serveSite } from '../../src/server/serve.ts'
import { PROJECT, RENDERER_FOLDER, SITE } from '../harness/settings.ts'
import { siteOf, type WorldSite } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 12)

const options = (stateFolder: string, providerUrl: string) => ({
  root: PROJECT,
  stateFolder,
  rendererFolder: RENDERER_FOLDER,
  distFolder: join(stateFolder, 'dist'),
  providerUrl,
  site: SITE,
})

/** Builds in a process of its own. Tells of each stage; resolves when the process has ended. */
function buildApart(site: WorldSite, killAfter: (stage: string, sinceStart: number) => number | undefined) {
  const settings = JSON.stringify(options(site.stateFolder, site.provider.url))
  const code = `
    import { openPublisher } from ${JSON.stringify(join(PROJECT, 'src/release/publisher.ts'))}
    const say = (stage) => process.stdout.write(stage + '\\n')
    await openPublisher({ ...${settings}, onRelease: () => say('released') }).publish({ onStage: say })
    say('done')`
  const child = spawn(process.execPath, ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', code])
  const stages: string[] = []
  child.stdout.on('data', (text: Buffer) => {
    for (const stage of text.toString().trim().split('\n')) {
      stages.push(stage)
      const wait = killAfter(stage, stages.length)
      if (wait !== undefined) setTimeout(() => child.kill('SIGKILL'), wait)
    }
  })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  return new Promise<{ stages: string[]; errors: string }>((resolve) =>
    child.on('close', () => resolve({ stages, errors })),
  )
}

/** Every page and file of what is served has the bytes that its name says. */
async function expectWhole(site: WorldSite): Promise<string> {
  const server = await serveSite({ stateFolder: site.stateFolder, providerUrl: site.provider.url, port: 0 })
  try {
    const manifest = (await openReleases(join(site.stateFolder, 'releases')).current())!
    for (const [path, { hash, status }] of [...manifest.pages]) {
      if (status) continue
      const answer = await fetch(server.url + encodeURI(path))
      expect(answer.status, path).toBe(200)
      expect(digest(Buffer.from(await answer.arrayBuffer())), path).toBe(hash)
    }
    const store = openStore(join(site.stateFolder, 'store'))
    for (const hash of manifest.assets.values()) expect(digest(await store.get(hash))).toBe(hash)
    return manifest.id
  } finally {
    await server.close()
  }
}

async function expectMended(site: WorldSite) {
  await openPublisher(options(site.stateFolder, site.provider.url)).publish()
  const mended = (await openReleases(join(site.stateFolder, 'releases')).current())!
  const folder = await mkdtemp(join(tmpdir(), 'crystal-killed-'))
  try {
    await openPublisher({ ...options(folder, site.provider.url), distFolder: undefined }).publish()
    const clean = (await openReleases(join(folder, 'releases')).current())!
    expect(mended.pages).toEqual(clean.pages)
    expect(mended.assets).toEqual(clean.assets)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const dist = join(site.stateFolder, 'dist')
  for (const [path, { hash, status }] of [...mended.pages]) {
    if (status && status !== 404) continue
    expect(digest(await readFile(join(dist, fileOf(path)))), path).toBe(hash)
  }
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files.filter(({ name }) => name.endsWith('.new'))).toEqual([])
}

/** Every page is another, so that there is much to be interrupted. */
function editAll(site: WorldSite, word: string) {
  const { world } = site.provider
  for (const lang of ['tr', 'en', 'de', 'ru'] as const) {
    for (const property of [23, 51]) {
      world.menus.edit([property, lang], (menus) => void (menus.at(-1)!.items[0]!.text = word))
    }
  }
}

test(`a publish killed ${ROUNDS} times leaves a whole release each time, and the next build mends everything`, async () => {
  const site = await siteOf(oneHotel(), {})
  await openPublisher(options(site.stateFolder, site.provider.url)).publish()
  const served = new Set([await expectWhole(site)])
  const points = fc.sample(
    fc.record({ stage: fc.constantFrom('crawl', 'render', 'released'), wait: fc.integer({ min: 0, max: 250 }) }),
    { numRuns: ROUNDS, ...(process.env.KILL_SEED && { seed: Number(process.env.KILL_SEED) }) },
  )
  let killed = 0
  for (const [round, { stage, wait }] of points.entries()) {
    editAll(site, `Round ${round}`)
    // What follows the release is short: dist/ and the records.
    const delay = stage === 'released' ? wait % 60 : wait
    const { stages, errors } = await buildApart(site, (each) => (each === stage ? delay : undefined))
    expect(errors, `killed ${delay} ms after ${stage}`).toBe('')
    if (!stages.includes('done')) killed++
    served.add(await expectWhole(site))
    if (round % 4 === 3 || round === points.length - 1) await expectMended(site)
  }
  expect(killed, 'some were killed in time').toBeGreaterThan(0)
  expect(served.size, 'some got as far as the release').toBeGreaterThan(1)
}, 300_000)
