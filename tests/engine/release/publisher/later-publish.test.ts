/** Publishes of a small site after the first: what each asks for, renders, keeps and removes. */
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { MOST_KEPT, listReleases, rollBack } from '../../../../src/engine/publisher/history.ts'
import { makeManifest } from '../../../../src/engine/release/manifest.ts'
import { ChangedMap } from '../../../../src/records/changed-map.ts'
import { openState } from '../../../../src/engine/state/state.ts'
import { contentsOf, manifestOf } from '../../../harness/manifest.ts'
import { ABOUT, SITE_MAP, paths, refusal, usePublishing } from './publishing.ts'

const { at, open, releases, rename } = usePublishing()

describe('a later publish', () => {
  test('of another process goes on where the last one ended', async () => {
    const here = open()
    const first = await here.publish()
    expect((await open().current())!.id).toBe(first.release)
    rename('Biz')
    const second = await open().publish()
    expect(second).toMatchObject({ mode: 'incremental' })
    at.provider.world.editPage('tr', 'iletisim', (page) => void (page.title = 'Bize yazın'))
    at.provider.requests.length = 0
    const third = await here.publish()
    expect(at.provider.requests.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(paths(third.changed)).toContain('/iletisim')
    expect(paths(third.changed)).not.toContain(ABOUT)
  })

  test('reads the records anew that another process published before it went back to the same release', async () => {
    const here = open()
    const first = await here.publish()
    rename('Biz')
    await open().publish()
    await rollBack(openState(at.state), first.release)
    at.provider.requests.length = 0
    const next = await here.publish()
    expect(at.provider.requests.filter(({ status }) => status === 200)).toEqual([])
    expect(next.changed).toEqual([ABOUT, SITE_MAP].map((path) => ({ path, why: ['a rollback ended'] })))
    expect(next.problems.map(({ code }) => code)).not.toContain('state-damaged')
  })

  test('makes a lost asset again where everything is asked for', async () => {
    const publisher = open()
    await publisher.publish()
    const { assets } = (await releases().current())!
    const [, hash = ''] = [...assets].find(([name]) => name.startsWith('_astro/'))!
    const file = join(at.state, 'store', hash.slice(0, 2), hash.slice(2))
    await rm(file)
    await publisher.publish()
    expect((await stat(file)).isFile()).toBe(true)
  })

  test('makes a lost page again where everything is asked for, and not where one change is', async () => {
    const first = await open().publish()
    const { hash } = (await releases().current())!.pages.get(ABOUT)!
    const file = join(at.state, 'store', hash.slice(0, 2), hash.slice(2))
    await rm(file)
    const changes = [{ resource: 'page', url: 'iletisim', lang: 'tr' }] as const
    expect((await open().publish({ changes })).pages.rendered).toBe(0)
    expect(await open().publish()).toMatchObject({ release: first.release, pages: { rendered: 1 } })
    expect(await readFile(file, 'utf8')).toContain('<main>')
  })

  test('after its records were lost makes everything again, which is the same', async () => {
    const first = await open().publish()
    await openState(at.state).records.discard()
    const publisher = open()
    expect((await publisher.current())!.id).toBe(first.release)
    expect(await publisher.publish()).toMatchObject({ mode: 'full', release: first.release })
    expect((await open().publish()).mode).toBe('incremental')
  })

  test('after its records were lost still knows where renamed pages went, and what may not be lost', async () => {
    await open().publish()
    const manifest = (await releases().current())!
    const moved = new Map([
      [ABOUT, undefined],
      ['/eski', manifest.pages.get(ABOUT)],
    ])
    const pages = new ChangedMap(manifest.pages, moved)
    await releases().publish({ release: makeManifest({ ...manifest, pages }), records: [] })
    await openState(at.state).records.discard()
    rename('Biz')
    expect((await open().publish()).changed.map(({ path }) => path)).toEqual([ABOUT, SITE_MAP])
    expect((await releases().current())!.redirects).toEqual({ '/eski': ABOUT })

    const pointer = await releases().live()
    await openState(at.state).records.discard()
    at.provider.world.pages.delete('tr', 'iletisim')
    expect(await refusal(open({ pageLoss: 0 }).publish())).toContain('pages-lost')
    expect(await releases().live()).toEqual(pointer)
  })

  test('of another provider has no predecessor', async () => {
    const named = open({ provider: 'one' })
    const first = await named.publish()
    expect((await releases().current())!.provider).toBe('one')
    expect((await named.publish()).mode).toBe('incremental')
    at.provider.world.pages.delete('tr', 'iletisim')
    const other = await open({ provider: 'two' }).publish({ force: true })
    expect(other).toMatchObject({ mode: 'full', pages: { removed: 0 } })
    expect(other.pages.total).toBeLessThan(first.pages.total)
    expect((await open().publish()).mode, 'of none that is named').toBe('full')
    expect((await releases().current())!.provider).toBeUndefined()
  })

  test('removes releases that nobody goes back to, when there are more than ten', async () => {
    const publisher = open()
    const first = await publisher.publish()
    const others = releases()
    for (let index = 0; index < 25; index++)
      await others.publish({ release: manifestOf({ '/': `home ${index}` }, { records: '0' }), records: [] })
    await rollBack(openState(at.state), first.release)
    // Nobody has the address of a preview any more.
    const database = new DatabaseSync(join(at.state, 'site.db'))
    database.exec("UPDATE release SET made_at = '2020-01-01T00:00:00.000Z'")
    database.close()
    rename('Biz')
    const second = await publisher.publish()
    rename('Bizler')
    const third = await publisher.publish()
    const left = (await listReleases(releases())).map((each) => each.release)
    expect(left.slice(0, 2)).toEqual([third.release, second.release])
    expect(left).toHaveLength(MOST_KEPT)
    expect(left).not.toContain(first.release)
    expect(contentsOf((await publisher.current())!)).toEqual(contentsOf((await releases().current())!))
  })
})
