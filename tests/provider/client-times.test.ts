/** How long the client of the provider waits: for an answer, between attempts, and where it is told to. Real sockets, a clock of the test. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clientOf, json, nothing, status, type Handler } from './one-answer.ts'

afterEach(() => void vi.useRealTimers())

describe('time', () => {
  const clock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  async function untilAsked(requests: IncomingMessage[], count: number) {
    while (requests.length < count) await turn()
    for (let turns = 0; turns < 20; turns++) await turn()
  }
  async function isSettled(promise: Promise<unknown>) {
    let settled = false
    void promise.then(() => (settled = true))
    for (let turns = 0; turns < 20; turns++) await turn()
    return settled
  }

  const silent: [string, Handler][] = [
    ['never answers', nothing],
    [
      'stops after its headers',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    ],
  ]
  test.each(silent)('R7.4 a provider that %s fails after 120000 ms', async (_name, handler) => {
    clock()
    const { client, requests } = await clientOf(handler, { retries: 0 })
    const answer = client.get('/', {})
    await untilAsked(requests, 1)
    vi.advanceTimersByTime(119_999)
    expect(await isSettled(answer)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await answer).toEqual({ status: 'failed', message: expect.stringContaining('120000 ms') })
    expect(client.counts.failed).toBe(1)
  })

  test('all attempts together have no more time than one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const open: ServerResponse[] = []
    const { client, requests } = await clientOf((response) => void open.push(response), { timeout: 1000 })
    vi.advanceTimersByTime(1)
    const end = performance.now() + 1000
    const answer = client.get('/', {})
    await untilAsked(requests, 1)
    vi.advanceTimersByTime(600)
    open[0]!.writeHead(503).end()
    while (requests.length < 2 && performance.now() < end) {
      for (let turns = 0; turns < 20; turns++) await turn()
      vi.advanceTimersByTime(1)
    }
    expect(requests).toHaveLength(2)
    vi.advanceTimersByTime(end - performance.now() - 1)
    expect(await isSettled(answer)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await answer).toEqual({ status: 'failed', message: expect.stringContaining('1000 ms') })
  })

  test('the waits between attempts double', async () => {
    clock()
    const { client, requests } = await clientOf(status(500), { retryDelay: 250 })
    const answer = client.get('/', {})
    await untilAsked(requests, 1)
    vi.advanceTimersByTime(249)
    await untilAsked(requests, 1)
    expect(requests).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await untilAsked(requests, 2)
    vi.advanceTimersByTime(499)
    await untilAsked(requests, 2)
    expect(requests).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(await answer).toMatchObject({ status: 'failed' })
    expect(requests).toHaveLength(3)
  })

  const inSeconds = (seconds: number) => new Date(Date.parse('2027-01-01T00:00:00Z') + seconds * 1000).toUTCString()
  test.each([
    ['seconds', () => '7', 7000],
    ['a date', () => inSeconds(7), 7000],
    ['longer than a minute', () => '86400', 60_000],
    ['a date that is over', () => inSeconds(-7), 250],
    ['nonsense', () => 'soon', 250],
  ])('Retry-After is obeyed: %s', async (_name, header, wait) => {
    clock()
    vi.setSystemTime(new Date('2027-01-01T00:00:00Z'))
    const { client, requests } = await clientOf(
      (...all) => (all[2] === 1 ? status(429, { 'retry-after': header() }) : json(1))(...all),
      { retryDelay: 250 },
    )
    const answer = client.get('/', {})
    await untilAsked(requests, 1)
    vi.advanceTimersByTime(wait - 1)
    await untilAsked(requests, 1)
    expect(requests).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await answer).toEqual({ status: 'ok', body: 1 })
  })
})
