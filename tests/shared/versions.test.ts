/** Servers of two versions of the code that share a state, as while they are replaced one by one: one version publishes at a time. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MustNotPublish } from '../../src/config/problems/table.ts'
import { openPublisher } from '../../src/engine/publisher/publisher.ts'
import { openConnections } from '../../src/engine/state/shared/connection.ts'
import { shareState } from '../../src/engine/state/shared/share.ts'
import { PROGRAM } from '../../src/engine/state/versions.ts'
import { contentsIn } from './made-up-contents.ts'
import { plainProject } from '../harness/plain-project.ts'
import { newDatabase } from './postgres.ts'
import { rowsIn } from './whole-state.ts'
import { messageOf, startServers, type Server } from './servers.ts'
import { siteOf } from '../harness/site.ts'
import { emptyFolder } from '../harness/folder.ts'

const PATH = '/en/hotels/deniz-kizi/rooms'

async function twoVersions() {
  const site = await siteOf('fewPages', { plain: true })
  const database = await newDatabase()
  const { query, close } = openConnections(database, 'test')
  onTestFinished(close)
  const old = { ...site.options, ...(await plainProject(await emptyFolder(), 'old')) }
  const next = { ...site.options, ...(await plainProject(await emptyFolder(), 'new')) }
  /** Of each release, in their order: which code made it. */
  const codes = async () => {
    const rows = await rowsIn(database, 'SELECT inputs FROM release ORDER BY number')
    const known = [...new Set(rows.map(({ inputs }) => inputs))]
    return rows.map(({ inputs }) => known.indexOf(inputs))
  }
  return { site, database, query, codes, old, next }
}

test('messages to servers of either version are published by the newer; where only the older are left, by them', async () => {
  const { site, database, codes, old, next } = await twoVersions()
  const servers = await startServers(1, database, old, 500)
  onTestFinished(servers.close)
  const [first] = servers.all as [Server]
  const second = await servers.join(next)
  const { world } = site.provider
  const room = world.rooms.get(51, 'en')![0]!

  /** Resolves when every server that is up shows the edit. */
  async function edit(at: Server, text: string): Promise<string[]> {
    world.editRoom(51, 'en', room.slug, (each) => void (each.text = text))
    const hint = { changes: [{ resource: 'room', id: room.id }] }
    const answer = await fetch(`${at.url}/hooks/rebuild`, messageOf(hint))
    expect(answer.status).toBe(202)
    const { jobId } = (await answer.json()) as { jobId: string }
    const stream = await fetch(`${at.url}/hooks/rebuild/${jobId}`, { headers: { accept: 'text/event-stream' } })
    expect(await stream.text(), 'who follows the job is told of its end').toContain('"state":"published"')
    const pages: string[] = []
    for (const server of servers.all.filter((each) => each.isUp())) {
      let page = ''
      await vi.waitUntil(async () => (page = await (await fetch(server.url + PATH)).text()).includes(text), {
        timeout: 30_000,
        interval: 20,
      })
      pages.push(/data-version="(\w+)"/.exec(page)![1]!)
    }
    return pages
  }

  expect(await edit(first, 'At the older.')).toEqual(['new', 'new'])
  expect(await edit(second, 'At the newer.')).toEqual(['new', 'new'])
  expect(await edit(first, 'At the older again.')).toEqual(['new', 'new'])
  expect(await codes()).toEqual([0, 1, 1, 1])
  await second.stop()
  expect(await edit(first, 'At the only one.')).toEqual(['old'])
  expect(await codes()).toEqual([0, 1, 1, 1, 0])
})

test('a build of older code publishes nothing while servers of newer code are there, unless it is forced', async () => {
  const { site, database, query, old, next } = await twoVersions()
  const [older, newer] = [await emptyFolder(), await emptyFolder()]
  const share = async (folder: string, inputs: string) => {
    const shared = await shareState(folder, database, contentsIn(folder), { inputs, patience: 0 })
    let closing: Promise<void> | undefined
    const close = () => (closing ??= shared.close())
    onTestFinished(close)
    return close
  }
  await share(older, 'old')
  const building = openPublisher({ ...old, stateFolder: older })
  const first = await building.publish()
  const leave = await share(newer, 'new')
  expect((await openPublisher({ ...next, stateFolder: newer }).publish()).release).not.toBe(first.release)
  const codesOf = (error: unknown) => (error as MustNotPublish).problems.map(({ code }) => code)
  expect(await building.publish().catch(codesOf)).toEqual(['code-older'])
  expect((await building.publish({ force: true })).release).toBe(first.release)
  await leave()
  // PostgreSQL lists a connection for a moment after its end.
  const there =
    'SELECT DISTINCT application_name FROM pg_stat_activity WHERE datname = current_database() AND starts_with(application_name, $1)'
  await vi.waitUntil(async () => (await query(there, [PROGRAM])).length === 1, { timeout: 30_000, interval: 20 })
  site.provider.world.editRoom(
    51,
    'en',
    site.provider.world.rooms.get(51, 'en')![0]!.slug,
    (each) => void (each.text = 'x'),
  )
  expect((await building.publish()).release).not.toBe(first.release)
})
