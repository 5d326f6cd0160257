import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openNotifier } from '../../../src/hosts/server/outward/notify.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { listening } from '../../harness/listening.ts'

const SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

/** Takes messages, or answers with a status that is no success as long as `refuses`. */
async function receiver() {
  const got: { type: string; id: string; data: Record<string, unknown> }[] = []
  const options = { refuses: false, asked: 0 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      options.asked++
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const message = new Webhook(SECRET).verify(body, headers) as { type: string; data: Record<string, unknown> }
      if (!options.refuses) got.push({ ...message, id: headers['webhook-id']! })
      response.writeHead(options.refuses ? 503 : 204).end()
    })
  })
  const address = await listening(server)
  return { got, options, url: `${address}/told` }
}

type Options = Parameters<typeof openNotifier>[0]

function open(state: State, url: string, inTurn?: Options['inTurn']) {
  const failures: string[] = []
  const notifier = openNotifier({
    settings: { url, secret: SECRET },
    state,
    retryDelay: 1,
    inTurn,
    previewOf: ({ release }) => `https://www.example/preview/${release}/`,
    onFailure: () => void failures.push('failed'),
  })
  onTestFinished(() => notifier.close())
  const told = async () => {
    notifier.ask()
    await notifier.idle()
  }
  return { failures, notifier, told }
}

async function arrive(state: State, content: string, waits: boolean) {
  await state.releases.publish({ release: manifestOf({ '/': content }), records: [], waits, by: 'webhook' })
}

test('what was published, waits or was refused is told, signed, in turn, and once', async () => {
  const { got, url } = await receiver()
  const state = openState()
  await publishedIn(state, manifestOf({ '/': '1' }))
  const { told } = open(state, url)
  await told()
  expect(got, 'what was done before').toEqual([])
  await arrive(state, '2', true)
  await state.approvals.approve(state.approvals.waiting()!, { by: 'Ayşe' })
  await state.history.add({
    at: new Date().toISOString(),
    what: 'refused',
    by: 'webhook',
    details: { codes: ['pages-lost'] },
  })
  await told()
  await told()
  expect(got.map(({ type, data }) => [type, data.release, data.by])).toEqual([
    ['release.waiting', 2, 'webhook'],
    ['release.published', 2, 'Ayşe'],
    ['release.refused', undefined, 'webhook'],
  ])
  expect(got[0]!.data.preview).toBe('https://www.example/preview/2/')
  expect(got[1]!.data).not.toHaveProperty('preview')
  expect(got[2]!.data.codes).toEqual(['pages-lost'])
  expect(new Set(got.map(({ id }) => id)).size).toBe(3)
})

test('a message that nobody takes is tried again, counted, and holds up none after it', async () => {
  const { got, options, url } = await receiver()
  const state = openState()
  const { failures, told } = open(state, url)
  await told()
  options.refuses = true
  await arrive(state, '1', false)
  await told()
  expect([options.asked, failures.length, got]).toEqual([4, 1, []])
  options.refuses = false
  await arrive(state, '2', false)
  await told()
  expect(got.map(({ data }) => data.release)).toEqual([2])
})

test('what could not be read is read again, and nothing is told twice or left out', async () => {
  const { got, url } = await receiver()
  const state = openState()
  await arrive(state, '1', false)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  vi.spyOn(state.history, 'notified').mockImplementationOnce(async () => {
    await arrive(state, '2', false)
    throw new Error('database is locked')
  })
  const { notifier, told } = open(state, url)
  await notifier.idle()
  expect(got.map(({ data }) => data.release)).toEqual([2])
  await told()
  expect(got).toHaveLength(1)
})

test('what was told but could not be noted is not told again', async () => {
  const { got, url } = await receiver()
  const state = openState()
  const { told } = open(state, url)
  await told()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  vi.spyOn(state.history, 'saveNotified').mockRejectedValueOnce(new Error('disk is full'))
  await arrive(state, '1', false)
  await told()
  expect(got).toHaveLength(1)
  expect(await state.history.notified(url)).toBe(state.history.last())
})

test('what comes while a turn ends is told in the next one', async () => {
  const { got, url } = await receiver()
  const state = openState()
  let turns = 0
  const { notifier } = open(state, url, async (run) => {
    await run()
    if (++turns > 1) return
    await arrive(state, '1', false)
    notifier.ask()
  })
  await notifier.idle()
  expect(got.map(({ data }) => data.release)).toEqual([1])
})

test('what a server did not come to tell is told by the next one', async () => {
  const { got, url } = await receiver()
  const state = openState()
  const first = open(state, url)
  await first.told()
  await first.notifier.close()
  await arrive(state, '1', false)
  await first.told()
  expect(got).toEqual([])
  await open(state, url).told()
  expect(got.map(({ type }) => type)).toEqual(['release.published'])
})
