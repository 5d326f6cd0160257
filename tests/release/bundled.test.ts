import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundle, ROOM } from '../../scripts/bundles.mjs'
import type { ContentChange } from '../../src/crawl/changes.ts'
import { openPublisher } from '../../src/release/publisher.ts'
import { providerOf } from '../harness/crawl.ts'
import { PROJECT, RENDERER_FOLDER, SITE } from '../harness/settings.ts'
import { oneHotel } from '../worlds/index.ts'

const HOTEL = 51

/** In the project, where packages that are left out of a bundle are found. */
const FOLDER = join(PROJECT, '.site', `bundled-${process.pid}`)
const LOADED = join(FOLDER, 'loaded.json')
const AT_END = `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(LOADED)}, JSON.stringify(process.moduleLoadList)))`

test('a publish of bundled code makes the same release, and reads no more of Node than it needs', async () => {
  onTestFinished(() => rm(FOLDER, { recursive: true, force: true }))
  await bundle(PROJECT, { publish: join(PROJECT, 'tests', 'bench', 'publish-process.ts') }, FOLDER)
  await writeFile(join(FOLDER, 'at-end.cjs'), AT_END)
  const world = oneHotel()
  const { url: providerUrl } = await providerOf(world)
  const options = (name: string) => ({
    root: PROJECT,
    rendererFolder: RENDERER_FOLDER,
    stateFolder: join(FOLDER, name),
    distFolder: join(FOLDER, `${name}-dist`),
    providerUrl,
  })

  async function publishBundled(changes?: ContentChange[]): Promise<string> {
    const execArgv = ['--require', join(FOLDER, 'at-end.cjs'), ...ROOM]
    const child = fork(join(FOLDER, 'publish.mjs'), [JSON.stringify(options('bundled'))], { execArgv })
    await once(child, 'message')
    child.send({ changes })
    await once(child, 'message')
    child.disconnect()
    await once(child, 'exit')
    return readFile(join(FOLDER, 'bundled', 'releases', 'current.json'), 'utf8')
  }
  const publisher = openPublisher({ ...options('written'), site: SITE })

  const first = await publisher.publish()
  expect(await publishBundled()).toContain(`"${first.release}"`)

  world.rooms.edit([HOTEL, 'en'], (rooms) => void (rooms[0]!.text = 'A text of its own.'))
  const changes: ContentChange[] = [{ resource: 'room', propertyId: HOTEL, lang: 'en' }]
  const second = await publisher.publish({ changes })
  expect(second.pages.rendered).toBeGreaterThan(0)
  expect(await publishBundled(changes)).toContain(`"${second.release}"`)
  const loaded = JSON.parse(await readFile(LOADED, 'utf8')) as string[]
  expect(loaded).toContain('NativeModule net')
  // All that `fetch` is made of, HTTP/2, Node's own client, and what a small change does without.
  const unneeded = ['internal/deps/undici/undici', 'http2', 'http', 'assert', 'worker_threads']
  for (const name of unneeded) expect(loaded).not.toContain(`NativeModule ${name}`)
})
