/** Disks that are full, closed or damaged, clocks that jump, two publishes at once: a clear error, and the release that was is whole. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import type { PublisherOptions } from '../../src/engine/publisher/options.ts'
import { openState } from '../../src/engine/state/state.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { serveSite } from '../../src/hosts/serve.ts'
import { digest } from '../../src/records/digest.ts'
import { sample } from '../harness/depth.ts'
import { PROJECT } from '../harness/settings.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { refusal } from './fault-site.ts'
import { emptyFolder } from '../harness/folder.ts'

let site: WorldSite
beforeAll(async () => void (site = await buildSiteOf('fewPages', { plain: true })))
afterAll(() => site.close())

const optionsFor = (stateFolder: string): PublisherOptions => ({
  ...site.options,
  stateFolder,
  distFolder: join(stateFolder, 'dist'),
})

/** A state folder of its own with the site's release. */
async function copyOfState(): Promise<string> {
  const folder = await emptyFolder()
  await cp(site.stateFolder, folder, { recursive: true })
  return folder
}

/** Builds in a process of its own, after a command of the shell, run by `wrapper` where one is given. */
function buildApart(stateFolder: string, before: string, wrapper: readonly string[] = []) {
  const code = `
    import { openPublisher } from ${JSON.stringify(join(PROJECT, 'src/engine/publisher/publisher.ts'))}
    import { MustNotPublish } from ${JSON.stringify(join(PROJECT, 'src/config/problems/table.ts'))}
    try {
      const report = await openPublisher(${JSON.stringify(optionsFor(stateFolder))}).publish()
      console.log('published ' + report.release)
    } catch (error) {
      console.log(error instanceof MustNotPublish ? error.message : 'unexpected ' + error.stack)
    }`
  const node = [process.execPath, '--input-type=module', '--disable-warning=ExperimentalWarning', '-e', code]
  const child = spawn('/bin/sh', ['-c', `${before}; exec "$@"`, 'sh', ...wrapper, ...node])
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise<string>((resolve) => child.on('close', () => resolve(said.trim())))
}

/**
 * The superuser may write anywhere, unless these rights are taken from it. Another user would not do: the project may stand below a home
 * folder that nobody else may enter.
 */
const RIGHTS = '-dac_override,-dac_read_search'
const AS_OTHERS =
  process.getuid?.() === 0 ? ['setpriv', '--inh-caps', RIGHTS, '--bounding-set', RIGHTS, '--ambient-caps', RIGHTS] : []

/** Everything of the current release has the bytes that its name says. */
async function expectWhole(stateFolder: string): Promise<string> {
  const manifest = (await openState(stateFolder).releases.current())!
  const store = openStore(join(stateFolder, 'store'))
  for (const { hash } of manifest.pages.values()) expect(digest(await store.get(hash))).toBe(hash)
  for (const hash of manifest.assets.values()) expect(digest(await store.get(hash))).toBe(hash)
  return manifest.id
}

function editAll(word: string) {
  for (const lang of ['tr', 'en'] as const) {
    site.provider.world.menus.edit([23, lang], (menus) => void (menus[0]!.items[0]!.text = word))
  }
}

describe('a disk', () => {
  // Blocks of 512 bytes that a file may have: too few for a page, for a manifest, for the records.
  test.each(sample([8, 40, 160], 1))(
    'that is full after %d blocks of a file leaves the release as it was',
    async (blocks) => {
      const folder = await copyOfState()
      const before = await expectWhole(folder)
      editAll(`Full ${blocks}`)
      const said = await buildApart(folder, `ulimit -f ${blocks}`)
      expect(said).toMatch(
        /^Nothing was published\.\n {2}disk-failed .*\n.*(?:EFBIG|disk I\/O error|database or disk is full).*\n.*Free disk space/,
      )
      expect(await expectWhole(folder)).toBe(before)
      const healed = await buildApart(folder, ':')
      expect(healed).toMatch(/^published /)
      expect(await expectWhole(folder)).not.toBe(before)
      const [page] = (await openState(folder).releases.current())!.pages.keys()
      expect(await readFile(join(folder, 'dist', page === '/' ? 'index.html' : `${page}.html`), 'utf8')).toContain(
        'Full',
      )
    },
  )

  test.each([
    ['folders', ['', 'store']],
    ['folders and files', ['', 'store', 'site.db', 'turn.db']],
  ])('whose %s may only be read', async (_name, names) => {
    const folder = await copyOfState()
    const before = await expectWhole(folder)
    editAll('Read only')
    const modes = new Map<string, number>()
    for (const name of names) {
      const path = join(folder, name)
      modes.set(path, (await stat(path)).mode)
      await chmod(path, modes.get(path)! & 0o555)
    }
    const said = await buildApart(folder, ':', AS_OTHERS)
    for (const [path, mode] of modes) await chmod(path, mode)
    expect(said).toMatch(
      /^Nothing was published\.\n {2}disk-failed .*\n.*(?:EACCES|readonly database|unable to open).*\n.*give this user write access/,
    )
    expect(await expectWhole(folder)).toBe(before)
  })

  test('that has a file where a folder should be', async () => {
    const folder = await copyOfState()
    await writeFile(join(folder, 'dist'), 'no folder')
    editAll('No folder')
    const { message } = await refusal(openPublisher(optionsFor(folder)).publish())
    expect(message).toContain('disk-failed')
    await rm(join(folder, 'dist'))
    await openPublisher(optionsFor(folder)).publish()
    expect((await stat(join(folder, 'dist', 'index.html'))).isFile()).toBe(true)
  })
})

describe('two publishes at once', () => {
  test('of two processes take turns, and the second one sees what the first one left', async () => {
    const folder = await copyOfState()
    editAll('Both')
    const said = await Promise.all([buildApart(folder, ':'), buildApart(folder, ':')])
    const ids = said.map((each) => /^published (\w{16})$/.exec(each)?.[1])
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
    expect(await expectWhole(folder)).toBe(ids[0])
  })

  test('are refused where the other does not end in time', async () => {
    const folder = await copyOfState()
    const first = openPublisher(optionsFor(folder))
    const second = openPublisher({ ...optionsFor(folder), lockWait: 0 })
    let isHeld = () => {}
    const held = new Promise<void>((resolve) => (isHeld = resolve))
    const publishing = first.publish({ onStage: () => isHeld() })
    await held
    const { message } = await refusal(second.publish())
    expect(message).toContain(`publish-under-way`)
    await publishing
    await second.publish()
  })

  test('are not kept by one that was killed', async () => {
    const folder = await copyOfState()
    const turn = join(PROJECT, 'src/engine/state/turn.ts')
    const code = `
      import { takeTurn } from ${JSON.stringify(turn)}
      await takeTurn(${JSON.stringify(folder)}, 0, async () => {
        process.stdout.write('held')
        await new Promise((resolve) => setTimeout(resolve, 60_000))
      })`
    const flags = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', code]
    const holder = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(holder.stdout, 'data')
    const second = openPublisher({ ...optionsFor(folder), lockWait: 0 })
    expect((await refusal(second.publish())).message).toContain('publish-under-way')
    holder.kill('SIGKILL')
    await once(holder, 'close')
    await second.publish()
  })
})

test.each(['2001-01-01'])('a clock that jumps to %s and back loses nothing', async (date) => {
  const folder = await copyOfState()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) })
  editAll(`Clock ${date}`)
  const publisher = openPublisher(optionsFor(folder))
  const jumped = await publisher.publish()
  expect(jumped.publishedAt).toContain(date)
  vi.useRealTimers()
  editAll(`Back from ${date}`)
  const back = await publisher.publish()
  expect(back.release).not.toBe(jumped.release)
  expect(await expectWhole(folder)).toBe(back.release)
})

describe('a file of the store', () => {
  test.each<[string, (path: string) => Promise<void>]>([
    ['cut', (path) => truncate(path, 100)],
    ['overwritten', (path) => writeFile(path, '<h1>Something else</h1>')],
  ])('that was %s is not served as the page, and the next build from scratch mends it', async (_name, damage) => {
    const folder = await copyOfState()
    const manifest = (await openState(folder).releases.current())!
    const { hash } = manifest.pages.get('/en/about-us')!
    await damage(openStore(join(folder, 'store')).pathOf(hash))
    const server = await serveSite({ stateFolder: folder, providerUrl: site.provider.url, port: 0 })
    onTestFinished(() => server.close())
    const answer = await fetch(`${server.url}/en/about-us`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('Something else')
    expect((await fetch(`${server.url}/en/hotels`)).status).toBe(200)
    await openPublisher(optionsFor(folder)).publish()
    await expectWhole(folder)
    expect((await fetch(`${server.url}/en/about-us`)).status).toBe(200)
  })
})
