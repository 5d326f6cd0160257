/** The rebuild webhook at the edge: a signed message starts a build, and nothing else does. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rebuildResponse } from '../../src/edge/rebuild.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const MESSAGE = { type: 'content.changed', data: { changes: [{ resource: 'room', id: 1401, lang: 'de' }] } }

const started: unknown[] = []
let status = 200
const hook = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  started.push(JSON.parse(body))
  response.writeHead(status).end()
})
let buildHook = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  buildHook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/build_hooks/1`
})
afterAll(() => void hook.close())
beforeEach(() => {
  started.length = 0
  status = 200
})

function post(body: string, { at = new Date(), secret = SECRET } = {}): Request {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  }
  return new Request('https://www.crystalhotels.example/hooks/rebuild', { method: 'POST', headers, body })
}
const answer = (request: Request, host = {}) => rebuildResponse(request, { secret: SECRET, buildHook, ...host })

test('a signed message goes on to the build hook as it is', async () => {
  const response = await answer(post(JSON.stringify(MESSAGE)))
  expect([response.status, await response.json()]).toEqual([202, { jobId: 'msg_1', state: 'queued' }])
  expect(started).toEqual([MESSAGE])
})

test('of several signatures one is enough, as while the secret is changed', async () => {
  const request = post(JSON.stringify(MESSAGE))
  const signature = request.headers.get('webhook-signature')!
  request.headers.set('webhook-signature', `v1a,x v1,%%% v1,${btoa('other')} ${signature}`)
  expect((await answer(request)).status).toBe(202)
})

const text = JSON.stringify(MESSAGE)
test.each([
  ['signed with another secret', post(text, { secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }), {}, 401],
  ['signed long ago', post(text, { at: new Date(Date.now() - 6 * 60_000) }), {}, 401],
  ['not signed', new Request('https://x.example/', { method: 'POST', body: text }), {}, 401],
  ['of another kind', post('{"type":"ping"}'), {}, 400],
  ['no JSON', post('{'), {}, 400],
  ['too large', post(JSON.stringify({ ...MESSAGE, padding: 'x'.repeat(300_000) })), {}, 413],
  ['where no secret is set', post(text), { secret: undefined }, 503],
  ['where no build hook is set', post(text), { buildHook: undefined }, 503],
  ['asked for', new Request('https://x.example/'), {}, 405],
])('a message %s starts nothing', async (_, request, host, expected) => {
  expect((await answer(request, host)).status).toBe(expected)
  expect(started).toEqual([])
})

test('a build that could not be started is no success', async () => {
  status = 500
  expect((await answer(post(text))).status).toBe(502)
  expect((await answer(post(text), { buildHook: 'http://127.0.0.1:9' })).status).toBe(502)
})
