/** Publishes of a small site that are refused, or wait for another. */
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Publisher, PublisherOptions } from '../../../../src/engine/publisher/options.ts'
import { takeTurn } from '../../../../src/engine/state/turn.ts'
import { removeHotel } from '../../../worlds/index.ts'
import { refusal, usePublishing, worldOf } from './publishing.ts'

const { at, open, releases } = usePublishing()

describe('a publish is refused', () => {
  async function refused(publisher: Publisher): Promise<string[]> {
    const before = await releases().live()
    const codes = await refusal(publisher.publish())
    expect(await releases().live()).toEqual(before)
    return codes
  }

  test('where two hotels leave at once, and not where one does, nor where it is forced', async () => {
    at.provider.world = worldOf(51, 52, 53)
    const publisher = open({ pageLoss: 0 })
    const first = await publisher.publish()
    removeHotel(at.provider.world, 51)
    const second = await publisher.publish()
    expect(second.pages.removed).toBe(first.pages.total - second.pages.total)
    expect(second.pages.removed).toBeGreaterThan(0)
    removeHotel(at.provider.world, 52)
    removeHotel(at.provider.world, 53)
    expect(await refused(publisher)).toContain('pages-lost')
    expect(await refused(open({ pageLoss: 0 }))).toContain('pages-lost')
    const forced = await publisher.publish({ force: true })
    expect(forced.pages).toMatchObject({ total: second.pages.total - forced.pages.removed })
    expect((await publisher.publish()).changed).toEqual([])
  })

  test('where an update replaced the code below it, until the restart; a file that was only touched is no update', async () => {
    const file = join(at.options.root, 'src', 'config', 'site.ts')
    const publisher = open()
    await publisher.publish()
    await writeFile(file, 'export const updated = true')
    const asked = at.provider.requests.length
    const one = { changes: [{ resource: 'page' as const, id: 1 }] }
    expect(await refused(publisher)).toEqual(['code-replaced'])
    expect(await refusal(publisher.publish(one))).toEqual(['code-replaced'])
    expect(at.provider.requests).toHaveLength(asked)
    await rm(file)
    for (const request of [one, {}]) expect((await publisher.publish(request)).changed).toEqual([])
  })

  test('where pages cannot be rendered, and asks for nothing once it has ended', async () => {
    const [key = ''] = await readdir(at.options.rendererFolder!)
    await writeFile(join(at.options.rendererFolder!, key, 'server', 'entry.mjs'), "throw new Error('no renderer')")
    at.provider.faults = () => ({ delayMs: 20 })
    const crawled: [number, number][] = []
    const onProgress: PublisherOptions['onProgress'] = (stage, ...step) => stage === 'crawl' && crawled.push(step)
    await expect(open({ onProgress }).publish()).rejects.toThrow('no renderer')
    const [done, known] = crawled.at(-1)!
    expect(done).toBe(known)
    expect(at.provider.requests.filter(({ status }) => status === 0)).toEqual([])
    expect(await releases().current()).toBeUndefined()
  })

  test('where another one is under way for longer than is waited', async () => {
    const publisher = open({ lockWait: 0 })
    await takeTurn(at.state, 0, async () => expect(await refusal(publisher.publish())).toEqual(['publish-under-way']))
    expect((await publisher.publish()).mode).toBe('full')
  })

  test('where the disk refuses, and is published as soon as it does not', async () => {
    await writeFile(join(at.folder, 'dist'), '')
    const publisher = open({ distFolder: join(at.folder, 'dist', 'site') })
    expect(await refusal(publisher.publish())).toEqual(['disk-failed'])
    await rm(join(at.folder, 'dist'))
    await publisher.publish()
    expect(await readdir(join(at.folder, 'dist', 'site'))).toContain('index.html')
  })
})

test('publishes that are asked for at once take turns', async () => {
  const publisher = open({ lockWait: 0 })
  const [first, second] = await Promise.all([publisher.publish(), publisher.publish()])
  expect([first.mode, second.mode]).toEqual(['full', 'incremental'])
  expect(second.pages.rendered).toBe(0)
})
