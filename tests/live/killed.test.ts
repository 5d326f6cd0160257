/** A publish is killed at any point: what is served next is a release, whole, and the next build mends the rest. */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileOf } from '../../src/routes/paths.ts'
import { digest } from '../../src/records/digest.ts'
import { openState } from '../../src/engine/state/state.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { atDepth } from '../harness/depth.ts'
import { publisherOf } from '../harness/publisher.ts'
import { PROJECT } from '../harness/settings.ts'
import { siteOf, type WorldSite } from '../harness/site.ts'
import { NAMED_WORLDS } from '../worlds/index.ts'
import { emptyFolder } from '../harness/folder.ts'

/** Where a publish is killed. Without milliseconds it stands still at the stage until then; otherwise it goes on for so long. */
interface Kill {
  stage: 'crawl' | 'render' | 'released'
  after?: number
}

/** One for each stage, and two of a time of their own: in the middle of a crawl, and while `dist/` and the records are written. */
const SAMPLE: Kill[] = [
  { stage: 'crawl' },
  { stage: 'render' },
  { stage: 'released' },
  { stage: 'crawl', after: 60 },
  { stage: 'released', after: 4 },
]

const stages = fc.constantFrom<Kill['stage']>('crawl', 'render', 'released')
const anyKill = stages.chain((stage) =>
  // What follows the release is short.
  fc.integer({ min: 0, max: stage === 'released' ? 60 : 250 }).map((after): Kill => ({ stage, after })),
)
const KILLS = atDepth(SAMPLE, [...SAMPLE, ...fc.sample(anyKill, 40)])

/** Builds in a process of its own, which is killed. Resolves when it has ended. */
function buildKilled({ options }: WorldSite, { stage, after }: Kill) {
  const code = `
    import { openPublisher } from ${JSON.stringify(join(PROJECT, 'src/engine/publisher/publisher.ts'))}
    import { writeSync } from 'node:fs'
    const say = (stage) => {
      writeSync(1, stage + '\\n')
      if (stage === ${JSON.stringify(stage)} && ${after === undefined}) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    await openPublisher({ ...${JSON.stringify(options)}, onRelease: () => say('released') }).publish({ onStage: say })
    say('done')`
  const child = spawn(process.execPath, ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', code])
  const told: string[] = []
  child.stdout.on('data', (text: Buffer) => {
    for (const each of text.toString().trim().split('\n')) {
      told.push(each)
      if (each === stage) setTimeout(() => child.kill('SIGKILL'), after ?? 0)
    }
  })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  return new Promise<{ told: string[]; errors: string }>((resolve) =>
    child.on('close', () => resolve({ told, errors })),
  )
}

/** Every page and file of what is served has the bytes that its name says. */
async function expectWhole(site: WorldSite): Promise<string> {
  const server = await serveSite({ stateFolder: site.stateFolder, providerUrl: site.provider.url, port: 0 })
  try {
    const manifest = (await openState(site.stateFolder).releases.current())!
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
  await publisherOf(site).publish()
  const mended = (await openState(site.stateFolder).releases.current())!
  const folder = await mkdtemp(join(tmpdir(), 'crystal-killed-'))
  try {
    await publisherOf(site, { stateFolder: folder, distFolder: undefined }).publish()
    const clean = (await openState(folder).releases.current())!
    expect(mended.pages).toEqual(clean.pages)
    expect(mended.assets).toEqual(clean.assets)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const dist = site.options.distFolder!
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
  for (const lang of ['tr', 'en'] as const) {
    for (const property of [23, 51]) {
      world.menus.edit([property, lang], (menus) => void (menus.at(-1)!.items[0]!.text = word))
    }
  }
}

test(
  `L3 a publish killed ${KILLS.length} times leaves a whole release each time, and the next build mends everything`,
  async () => {
    const folder = await emptyFolder()
    const site = await siteOf(NAMED_WORLDS.fewPages(), { plain: true, distFolder: join(folder, 'dist') })
    const served = new Set([await expectWhole(site)])
    for (const [round, kill] of KILLS.entries()) {
      editAll(site, `Round ${round}`)
      const { told, errors } = await buildKilled(site, kill)
      expect(errors, `killed at ${JSON.stringify(kill)}`).toBe('')
      if (kill.after === undefined) expect(told.at(-1)).toBe(kill.stage)
      const before = served.size
      served.add(await expectWhole(site))
      if (kill.after === undefined)
        expect(served.size > before, 'the release is live from then on').toBe(kill.stage === 'released')
      if (round % 4 === 2 || round === KILLS.length - 1) await expectMended(site)
    }
  },
  atDepth(300_000, 900_000),
)
