import { afterEach, describe, expect, test } from 'vitest'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { openState } from '../../src/engine/state/state.ts'
import { takeTurn } from '../../src/engine/state/turn.ts'
import { HOOK_SECRET, hookMessage } from '../harness/hook-message.ts'
import { serveRebuilds } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'

const ROOM = '/en/hotels/deniz-kizi/rooms'

let site: WorldSite
let server: RunningSite
afterEach(async () => {
  await server?.close()
  await site?.close()
})

async function start(options: { idle?: number } = {}) {
  site = await buildSiteOf('fewPages', { plain: true })
  await serve(options)
}

async function serve({ idle = 60_000 } = {}) {
  server = await serveRebuilds(
    site,
    { secret: HOOK_SECRET, idle },
    { deskSecret: 'the secret of the desk in these tests' },
  )
}

const message = (body: unknown, signing = {}) => hookMessage(JSON.stringify(body), signing)
const changed = (...changes: object[]) => ({
  type: 'content.changed',
  timestamp: new Date().toISOString(),
  data: { changes },
})
const post = (init: RequestInit) => fetch(`${server.url}/hooks/rebuild`, init)

async function finished(jobId: string) {
  for (;;) {
    const job = (await (await fetch(`${server.url}/hooks/rebuild/${jobId}`)).json()) as any
    if (job.finishedAt) return job
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function renameRoom(name: string) {
  const [room] = site.provider.world.rooms.get(51, 'en')!
  site.provider.world.editRoom(51, 'en', room!.slug, (each) => void (each.name = name))
  return room!
}

describe('the rebuild webhook', () => {
  test('a room that is said to have changed is new on its pages, and only they are', async () => {
    await start()
    const room = renameRoom('The Lighthouse Room')
    site.provider.requests.length = 0
    const answer = await post(message(changed({ resource: 'room', id: room.id, lang: 'en' })))
    expect(answer.status).toBe(202)
    const { jobId } = (await answer.json()) as any
    const job = await finished(jobId)
    expect(job.state).toBe('published')
    expect(await (await fetch(server.url + ROOM)).text()).toContain('The Lighthouse Room')
    expect(job.report.changed.every(({ path }: any) => path.startsWith('/en/hotels/deniz-kizi'))).toBe(true)
    expect(job.report.changed.flatMap(({ why }: any) => why)).toContain(`room ${room.id} of deniz-kizi (en) changed`)
    const calls = site.provider.requests.filter(({ path }) => !path.startsWith('/media/'))
    expect(calls.length).toBeLessThan(6)
    expect((await (await fetch(`${server.url}/healthz`)).json()) as any).toMatchObject({ release: job.report.release })
  })

  test('a message that asks for a preview leaves what visitors see, and its job names where to look', async () => {
    await start()
    const room = renameRoom('The Lighthouse Room')
    const { data, ...message_ } = changed({ resource: 'room', id: room.id, lang: 'en' })
    const answer = await post(message({ ...message_, data: { ...data, preview: true } }))
    const job = await finished(((await answer.json()) as { jobId: string }).jobId)
    expect(job).toMatchObject({ state: 'waiting', report: { waiting: 2 } })
    expect(job.preview).toMatch(/^\/preview\/2-[0-9a-f]{16}\.\d+\.[\w-]{43}\/$/)
    expect(await (await fetch(server.url + ROOM)).text()).not.toContain('The Lighthouse Room')
    expect(await (await fetch(server.url + job.preview.slice(0, -1) + ROOM)).text()).toContain('The Lighthouse Room')
  })

  test('a message without changes asks for everything; nothing new is "unchanged"', async () => {
    await start()
    const { jobId } = (await (await post(message({ type: 'content.changed', data: {} }))).json()) as any
    expect(await finished(jobId)).toMatchObject({ state: 'unchanged', report: { pages: { rendered: 0 } } })
    renameRoom('Renamed')
    const second = (await (await post(message(changed({ resource: 'room', id: 999_999 })))).json()) as any
    expect(await finished(second.jobId)).toMatchObject({ state: 'published' })
  })

  test('a message that is sent again is the job of the first time, after a restart too', async () => {
    await start()
    const once = message(changed({ resource: 'property' }), { id: 'msg_once' })
    const first = await post(once)
    const taken = (await first.json()) as { jobId: string }
    const again = await post(once)
    expect([first.status, again.status, ((await again.json()) as { jobId: string }).jobId]).toEqual([
      ...[202, 202, taken.jobId],
    ])
    await server.jobs!.idle()
    await server.close()
    await serve()
    expect(await (await post(once)).json(), 'after a restart too').toMatchObject({ jobId: taken.jobId })
  })

  test('a burst becomes few jobs, and the last change is published', async () => {
    await start()
    const ids = new Set<string>()
    for (let index = 0; index < 30; index++) {
      const room = renameRoom(`Burst ${index}`)
      ids.add(((await (await post(message(changed({ resource: 'room', id: room.id })))).json()) as any).jobId)
    }
    for (const id of ids) expect(['published', 'unchanged']).toContain((await finished(id)).state)
    expect(ids.size).toBeLessThan(15)
    expect(await (await fetch(server.url + ROOM)).text()).toContain('Burst 29')
  })

  test('R7.3 the progress of a long build comes as server-sent events, ending with the result', async () => {
    await start()
    const room = renameRoom('Streamed')
    const [taken, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const turn = takeTurn(site.stateFolder, 0, () => {
      taken.resolve()
      return ended.promise
    })
    await taken.promise
    const { jobId } = (await (await post(message(changed({ resource: 'room', id: room.id })))).json()) as any
    const stream = await fetch(`${server.url}/hooks/rebuild/${jobId}`, { headers: { accept: 'text/event-stream' } })
    ended.resolve()
    await turn
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const events = [...(await stream.text()).matchAll(/^event: (\w+)/gm)].map((match) => match[1])
    expect(events.slice(-3)).toEqual(['crawling', 'rendering', 'published'])
  })

  test('a job that waits survives a restart', async () => {
    await start()
    const room = renameRoom('After the restart')
    const job = server.jobs!.add([{ resource: 'room', id: room.id }])
    await server.close()
    expect(openState(site.stateFolder).queue.jobs().at(-1)).toMatchObject({ id: job.id, state: 'queued' })
    await serve()
    expect(await finished(job.id)).toMatchObject({ state: 'published' })
    expect(await (await fetch(server.url + ROOM)).text()).toContain('After the restart')
  })

  test('a wrong hint leaves nothing stale: everything is asked for when the queue is idle', async () => {
    await start({ idle: 50 })
    renameRoom('Found by the idle crawl')
    const { jobId } = (await (await post(message(changed({ resource: 'menu', propertyId: 23 })))).json()) as any
    expect(await finished(jobId)).toMatchObject({ state: 'unchanged' })
    await expect
      .poll(async () => (await fetch(server.url + ROOM)).text(), { timeout: 20_000 })
      .toContain('Found by the idle crawl')
  })
})
