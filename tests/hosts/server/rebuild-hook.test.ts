/** The rebuild webhook's answers, one by one: what is taken becomes a job, and what is not says why. */
import { request } from 'node:http'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openJobs, type JobOptions } from '../../../src/hosts/server/jobs/jobs.ts'
import { addHooks, type HookOptions } from '../../../src/hosts/server/jobs/webhook.ts'
import { listen } from '../../../src/hosts/server/listen.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { HOOK_SECRET, hookMessage } from '../../harness/hook-message.ts'

const REPORT = { changed: [{ path: '/' }], pages: { removed: 0 }, problems: [] }

/** A webhook whose publishes end when the test lets them. */
function openHook(options: Partial<HookOptions> = {}) {
  const published = Promise.withResolvers<unknown>()
  const began = Promise.withResolvers<void>()
  const publish = ((_changes, { onState }) => {
    onState('crawling')
    onState('rendering')
    began.resolve()
    return published.promise
  }) as JobOptions['publish']
  const jobs = openJobs({ queue: openState().queue, publish, debounce: 0, idle: 60_000 })
  onTestFinished(async () => {
    published.resolve(REPORT)
    await jobs.close()
  })
  const app = new Hono()
  addHooks(app, { secret: HOOK_SECRET, jobs, ...options })
  return { app, jobs, published, began: began.promise }
}

const message = (body: string, id = 'msg_1', secret = HOOK_SECRET) => hookMessage(body, { id, secret })
const changed = (...changes: object[]) => JSON.stringify({ type: 'content.changed', data: { changes } })

async function refused(answering: Response | Promise<Response>) {
  const answer = await answering
  const { status, message: why, ...more } = (await answer.json()) as Record<string, unknown>
  expect([status, more, answer.headers.get('cache-control')]).toEqual([answer.status, {}, 'no-store'])
  return [status, why]
}

test('a signed message becomes a job, whose address is said', async () => {
  const { app, jobs } = openHook()
  const answer = await app.request('/hooks/rebuild', message(changed({ resource: 'room', id: 1 })))
  const [job] = jobs.all()
  expect([answer.status, await answer.json()]).toEqual([202, { jobId: job!.id, state: 'queued' }])
  expect(answer.headers.get('location')).toBe(`/hooks/rebuild/${job!.id}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(job!.changes).toEqual([{ resource: 'room', id: 1 }])
})

test('a message of no changes asks for everything', async () => {
  const { app, jobs } = openHook()
  await app.request('/hooks/rebuild', message('{"type":"content.changed"}'))
  expect(jobs.all()).toMatchObject([{ state: 'queued' }])
  expect(jobs.all()[0]!.changes).toBeUndefined()
})

test('what is not taken says why, and asks for nothing', async () => {
  const { app, jobs } = openHook()
  const post = (init: RequestInit) => refused(app.request('/hooks/rebuild', init))
  const forged = message('{}', 'msg_1', `whsec_${Buffer.alloc(32, 8).toString('base64')}`)
  expect(await post(forged)).toEqual([401, 'The signature is not valid: No signature matches.'])
  expect(await post({ method: 'POST', body: '{}' })).toEqual([
    401,
    expect.stringMatching(/^The signature .+ missing\.$/),
  ])
  expect(await post(message('{}', 'msg_é'))).toEqual([401, expect.stringContaining('webhook-id')])
  expect(await post(message('{}'))).toEqual([400, expect.stringMatching(/^The body is not a content\.changed message/)])
  expect(await post(message('x'.repeat(256 * 1024 + 1)))).toEqual([413, 'The body is larger than 262144 bytes.'])
  expect(await post(message('x'.repeat(256 * 1024)))).toEqual([400, expect.any(String)])
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(await post({ method })).toEqual([405, 'Only POST is answered here.'])
  expect(await refused(app.request('/hooks/rebuild/none'))).toEqual([404, 'There is no such job.'])
  expect(jobs.all()).toEqual([])
})

test('R7.46 a message that is sent again is answered as the first time, and asks for nothing more', async () => {
  const { app, jobs, published } = openHook()
  const post = () => app.request('/hooks/rebuild', message(changed({ resource: 'property' }), 'msg_twice'))
  const first = await post()
  const { jobId } = (await first.json()) as { jobId: string }
  const again = await post()
  expect([again.status, await again.json(), again.headers.get('location')]).toEqual([
    ...[202, { jobId, state: expect.any(String) }, first.headers.get('location')],
  ])
  published.resolve(REPORT)
  await jobs.idle()
  expect(await (await post()).json()).toEqual({ jobId, state: 'published' })
  expect(jobs.all()).toHaveLength(1)
})

test.each([
  ['a resource that is not known', { resource: 'planet', id: 1 }],
  ['no resource', { id: 1 }],
  ['a language that is not ours', { resource: 'room', id: 1, lang: 'fr' }],
  ['an id that is no number', { resource: 'room', id: '1' }],
  ['no object', 'room'],
  ['nothing', null],
])('R7.46 a message with %s beside a known change asks for everything', async (_, change) => {
  const { app, jobs } = openHook()
  const body = changed({ resource: 'room', id: 1 }, change as object)
  expect((await app.request('/hooks/rebuild', message(body))).status).toBe(202)
  expect(jobs.all()).toHaveLength(1)
  expect(jobs.all()[0]!.changes).toBeUndefined()
})

test.each([{ secret: undefined }, { jobs: undefined }])('without all that it needs it is off: %j', async (options) => {
  const { app } = openHook(options)
  const off = 'The webhook is off: REBUILD_WEBHOOK_SECRET is not set.'
  expect(await refused(app.request('/hooks/rebuild', message('{}')))).toEqual([503, off])
  expect(await refused(app.request('/hooks/rebuild/none'))).toEqual([404, 'There is no such job.'])
})

test('a job tells its state when it is asked, and all of its states to who follows it', async () => {
  const { app, jobs, published, began } = openHook()
  const job = jobs.add([{ resource: 'property' }])
  await began
  const at = `/hooks/rebuild/${job.id}`
  const asked = async () => (await app.request(at)).json()
  expect(await asked()).toEqual({ jobId: job.id, state: 'rendering', createdAt: job.createdAt })

  const following = await app.request(at, { headers: { accept: 'text/event-stream' } })
  expect(following.headers.get('content-type')).toContain('text/event-stream')
  published.resolve(REPORT)
  const events = (await following.text()).trim().split('\n\n')
  expect(events.map((event) => /^event: (\w+)$/m.exec(event)?.[1])).toEqual(['rendering', 'published'])
  const data = events.map((event) => JSON.parse(/^data: (.+)$/m.exec(event)![1]!) as object)
  expect(data[0]).toEqual({ jobId: job.id, state: 'rendering', createdAt: job.createdAt })
  expect(data[1]).toEqual(await asked())
  expect(await asked()).toMatchObject({ state: 'published', finishedAt: expect.any(String), report: REPORT })

  const late = await app.request(at, { headers: { accept: 'text/event-stream' } })
  expect((await late.text()).match(/^event: /gm)).toHaveLength(1)
})

test('who follows a job that is no longer known is not kept waiting', async () => {
  const { app, jobs } = openHook()
  const { id } = jobs.add(undefined)
  vi.spyOn(jobs, 'watch').mockImplementation((_id, listener) => {
    queueMicrotask(() => listener(undefined))
    return () => {}
  })
  const following = await app.request(`/hooks/rebuild/${id}`, { headers: { accept: 'text/event-stream' } })
  expect((await following.text()).match(/^event: /gm)).toHaveLength(1)
})

test('a job that fails says why', async () => {
  const { app, jobs, published, began } = openHook()
  const { id } = jobs.add(undefined)
  await began
  published.reject(new Error('the provider is gone'))
  await jobs.idle()
  const job = await (await app.request(`/hooks/rebuild/${id}`)).json()
  expect(job).toMatchObject({ jobId: id, state: 'failed', error: 'the provider is gone' })
})

test('an author that a message names is kept as text; what is no name is no reason to refuse it', async () => {
  const { app, jobs } = openHook()
  const long = `${'Ö'.repeat(80)}`
  const sent: [author: unknown, kept: string[] | undefined][] = [
    ['Elif Demir', ['Elif Demir']],
    [' Ayşe\u202e\u0000\n Yılmaz ', ['Elif Demir', 'Ayşe Yılmaz']],
    [long, ['Elif Demir', 'Ayşe Yılmaz', 'Ö'.repeat(60)]],
    ...[5, null, {}, ['x'], '', ' \u200b', 'webhook', 'Operator'].map((none): [unknown, string[]] => [
      none,
      ['Elif Demir', 'Ayşe Yılmaz', 'Ö'.repeat(60)],
    ]),
  ]
  // What runs keeps them all in one job that waits.
  await app.request('/hooks/rebuild', message(changed({ resource: 'room', id: 1 }), 'first'))
  await expect.poll(() => jobs.all()[0]!.state).toBe('rendering')
  for (const [index, [author, kept]] of sent.entries()) {
    const body = JSON.stringify({ type: 'content.changed', data: { author } })
    const answer = await app.request('/hooks/rebuild', message(body, `author ${index}`))
    expect(answer.status, String(author)).toBe(202)
    expect(jobs.all()[0]!.authors, JSON.stringify(author)).toEqual(kept)
  }
})

test('a thousand messages over as many connections at once are all taken and stored', async () => {
  const { queue } = openState()
  const jobs = openJobs({
    queue,
    publish: () => Promise.reject(new Error('none starts')),
    debounce: 60_000,
    longestWait: 60_000,
  })
  const app = new Hono()
  addHooks(app, { secret: HOOK_SECRET, jobs })
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    closingGrace: 0,
    answerFirst: () => false,
    onAnswer: () => {},
  })
  onTestFinished(async () => {
    await server.close()
    await jobs.close()
  })
  const post = (id: number) =>
    new Promise<number>((resolve, reject) => {
      const { method, headers, body } = message(changed({ resource: 'room', id }), `msg_${id}`)
      const sent = request({
        port: server.port,
        path: '/hooks/rebuild',
        agent: false,
        method,
        headers: headers as Record<string, string>,
      })
      sent.on('response', (answer) => resolve(answer.resume().statusCode!)).on('error', reject)
      sent.end(body)
    })
  const ids = Array.from({ length: 1000 }, (_, index) => index + 1)
  const statuses = await Promise.all(ids.map(post))
  expect(new Set(statuses)).toEqual(new Set([202]))
  expect(new Map(queue.messages()).size).toBe(1000)
  expect(jobs.all()[0]!.changes).toHaveLength(1000)
})
