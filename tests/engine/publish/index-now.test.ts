/** Search engines are told of what changed: a small site, published again and again, before a stand-in for the service. */
import { getEventListeners } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Room } from '../../../src/demo/contract.ts'
import { openIndexNow, submitChangedUrls, type IndexNowOptions } from '../../../src/engine/publish/index-now.ts'
import { rollBack } from '../../../src/engine/publisher/history.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { serveSite } from '../../../src/hosts/serve.ts'
import { SITE } from '../../harness/settings.ts'
import { buildSiteOf, type WorldSite } from '../../harness/site.ts'
import { makeWorld } from '../../worlds/index.ts'
import { KEY, startService } from './index-now-service.ts'

const ROOM = '/en/hotels/deniz-kizi/rooms/sea-room-1'

let service: Awaited<ReturnType<typeof startService>>
let site: WorldSite
let options: IndexNowOptions
let edits = 0

beforeAll(async () => {
  service = await startService()
  site = await buildSiteOf(
    makeWorld({ langs: ['tr', 'en'], hotels: [{ subPages: ['rooms'], outlets: 0 }], groupPages: ['home'] }),
    { plain: true, site: { ...SITE, indexNowKey: KEY } },
  )
  const settings = { key: KEY, endpoint: service.endpoint }
  options = { settings, siteUrl: SITE.siteUrl, state: openState(site.stateFolder), retryDelay: 1 }
})
afterAll(async () => {
  await site.close()
  await service.close()
})
// Each test begins where everything is told.
beforeEach(async () => {
  service.statuses.length = 0
  await submitChangedUrls(options)
  service.messages.length = 0
})

const sent = () => service.messages.map(({ body }) => body.urlList)
const editRoom = (change: (room: Room) => void) => site.provider.world.editRoom(51, 'en', 'sea-room-1', change)

async function publishEdit(): Promise<void> {
  editRoom((room) => void (room.html = `<p>Text ${++edits}.</p>`))
  await site.rebuild()
}

describe('after a publish', () => {
  test('the pages that changed are told, with the key and where it can be looked up', async () => {
    await publishEdit()
    expect(await submitChangedUrls(options)).toEqual({ submitted: 1 })
    expect(service.messages).toEqual([
      {
        type: 'application/json; charset=utf-8',
        body: {
          host: new URL(SITE.siteUrl).host,
          key: KEY,
          keyLocation: `${SITE.siteUrl}/${KEY}.txt`,
          urlList: [SITE.siteUrl + ROOM],
        },
      },
    ])
  })

  test('of no change nothing is told', async () => {
    await site.rebuild()
    expect(await submitChangedUrls(options)).toEqual({ submitted: 0 })
    expect(service.messages).toEqual([])
  })

  test('a page that is gone, one that is new and those that show them are told', async () => {
    site.provider.world.rooms.edit([51, 'en'], (rooms) => {
      const room = rooms.find(({ slug }) => slug === 'sea-room-1')!
      room.slug = 'lantern-room'
      delete room.hrefLangs
    })
    await site.rebuild()
    await submitChangedUrls(options)
    const [urls = []] = sent()
    expect(urls).toContain(`${SITE.siteUrl}${ROOM}`)
    expect(urls).toContain(`${SITE.siteUrl}/en/hotels/deniz-kizi/rooms/lantern-room`)
    expect(urls).toContain(`${SITE.siteUrl}/en/hotels/deniz-kizi/rooms`)
    site.provider.world.rooms.edit([51, 'en'], (rooms) => {
      rooms.find(({ slug }) => slug === 'lantern-room')!.slug = 'sea-room-1'
    })
    await site.rebuild()
  })

  test('a page that leaves the lists is told once, and then no more; error pages never are', async () => {
    editRoom((room) => void (room.metas = [{ name: 'robots', content: 'noindex' }]))
    site.provider.world.editPage('en', '', (page) => void (page.title = `Title ${++edits}`))
    await site.rebuild()
    await submitChangedUrls(options)
    expect(sent().flat()).toContain(SITE.siteUrl + ROOM)
    expect(
      sent()
        .flat()
        .filter((url) => /404|\/forms\//.test(url)),
    ).toEqual([])
    service.messages.length = 0
    await publishEdit()
    await submitChangedUrls(options)
    expect(sent()).toEqual([])
    editRoom((room) => void (room.metas = []))
    await site.rebuild()
  })

  test('a rollback is a change', async () => {
    await publishEdit()
    await submitChangedUrls(options)
    await rollBack(options.state)
    await submitChangedUrls(options)
    expect(sent()).toEqual([[SITE.siteUrl + ROOM], [SITE.siteUrl + ROOM]])
    await site.rebuild()
  })
})

describe('a service that fails', () => {
  test.each([[[500, 503]], [[429]], [[0]]])('for a while (%j) is asked again', async (statuses) => {
    await publishEdit()
    service.statuses.push(...statuses)
    expect(await submitChangedUrls(options)).toEqual({ submitted: 1 })
    expect(service.messages).toHaveLength(statuses.length + 1)
  })

  test('for good fails no publish, and what it did not take is told with the next release', async () => {
    await publishEdit()
    service.statuses.push(500, 500, 500, 500)
    expect(await submitChangedUrls(options)).toEqual({ submitted: 0, failed: expect.stringContaining('500') })
    site.provider.world.editRoom(51, 'tr', 'deniz-odasi-1', (room) => void (room.html = `<p>Metin ${++edits}.</p>`))
    await site.rebuild()
    service.messages.length = 0
    expect(await submitChangedUrls(options)).toEqual({ submitted: 2 })
  })

  test('with a refusal is not asked again', async () => {
    await publishEdit()
    service.statuses.push(403)
    expect(await submitChangedUrls(options)).toEqual({ submitted: 0, failed: expect.stringContaining('403') })
    expect(service.messages).toHaveLength(1)
  })
})

test('any other status than those that take it is a failure', async () => {
  await publishEdit()
  service.statuses.push(204)
  expect(await submitChangedUrls(options)).toEqual({ submitted: 0, failed: `${service.endpoint}: status 204` })
  service.statuses.push(202)
  expect(await submitChangedUrls(options)).toEqual({ submitted: 1 })
})

test('what a server could not tell is said in its log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  await publishEdit()
  service.statuses.push(403)
  const indexNow = openIndexNow(options)
  indexNow.ask()
  await indexNow.idle()
  expect(log.mock.calls).toEqual([[`IndexNow: ${service.endpoint}: status 403`]])
  indexNow.ask()
  await indexNow.idle()
  expect(sent()).toHaveLength(2)
  expect(log).toHaveBeenCalledOnce()
  await indexNow.close()
})

test('nothing listens for the end of the server when a submission is over', async () => {
  const { signal } = new AbortController()
  await publishEdit()
  expect(await submitChangedUrls({ ...options, signal })).toEqual({ submitted: 1 })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('the server hands out the key and tells of each release that goes live, in the background', async () => {
  const indexNow = openIndexNow(options)
  const running = await serveSite({
    stateFolder: site.stateFolder,
    providerUrl: site.provider.url,
    port: 0,
    onLive: indexNow.ask,
  })
  try {
    const file = await fetch(`${running.url}/${KEY}.txt`)
    expect([file.status, await file.text()]).toEqual([200, KEY])
    await publishEdit()
    await expect.poll(sent).toEqual([[SITE.siteUrl + ROOM]])
    await indexNow.idle()
  } finally {
    await running.close()
    await indexNow.close()
  }
})

test('a closing server waits for no service, and tells at the next start', async () => {
  await publishEdit()
  service.statuses.push(503)
  const indexNow = openIndexNow({ ...options, retryDelay: 60_000 })
  indexNow.ask()
  await expect.poll(sent).toHaveLength(1)
  await indexNow.close()
  expect(await submitChangedUrls(options)).toEqual({ submitted: 1 })
})

test('what was told last can be forgotten without harm', async () => {
  await publishEdit()
  await options.state.submissions.save(SITE.siteUrl, 999)
  expect(await submitChangedUrls(options)).toEqual({ submitted: 0 })
})
