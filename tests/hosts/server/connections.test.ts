/** What the HTTP server does with connections themselves, over real sockets. */
import { spawnSync } from 'node:child_process'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { openConnections } from '../../../src/hosts/server/connections.ts'
import { listen } from '../../../src/hosts/server/listen.ts'
import { listed } from '../../harness/listed.ts'

/** A server that answers `/quick` before its app does, and `/slow` when the test lets it. */
async function openServer() {
  const slow = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const app = new Hono()
  app.get('/slow', async (context) => {
    asked.resolve()
    await slow.promise
    return context.text('slow')
  })
  app.get('*', (context) => context.text('page'))
  const connections = openConnections((request, response) => {
    if (request.url !== '/quick') return false
    response.writeHead(200, ['content-type', 'text/plain']).end('quick')
    return true
  })
  const { createServer } = connections
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', createServer }, () =>
      resolve(started as Server),
    )
  })
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    slow.resolve()
    agent.destroy()
    server.close()
    server.closeAllConnections()
  })
  const ask = (path: string, via = agent) =>
    new Promise<{ status: number; connection: string | undefined; text: string }>((resolve, reject) => {
      get({ port, path, agent: via }, (answer: IncomingMessage) => {
        const { statusCode, headers } = answer
        text(answer).then((text) => resolve({ status: statusCode!, connection: headers.connection, text }), reject)
      }).on('error', reject)
    })
  return { server, port, ask, slow, asked: asked.promise, connections }
}

describe('a server that closes', () => {
  test('says on the last answer of each connection that it is the last, also where it was asked before', async () => {
    const { server, ask, slow, asked, connections } = await openServer()
    const [idle, quick, busy] = [1, 2, 3].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
    const before = [await ask('/page', idle), await ask('/quick', quick)]
    expect(before.map(({ connection }) => connection)).toEqual(['keep-alive', 'keep-alive'])
    const late = ask('/slow', busy)
    await asked
    const closed = connections.close(server, { grace: 60_000, limit: 60_000 })
    const after = [await ask('/page', idle), await ask('/quick', quick)]
    slow.resolve()
    expect([...after, await late].map(({ text, connection }) => [text, connection])).toEqual([
      ['page', 'close'],
      ['quick', 'close'],
      ['slow', 'close'],
    ])
    await closed
    await expect(ask('/page')).rejects.toThrow('ECONNREFUSED')
  })

  test('resets no connection of clients that go on asking', async () => {
    const { server, ask, connections } = await openServer()
    const failures: string[] = []
    let isClosed = false
    const clients = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!isClosed)
        await ask('/page', agent).catch((error: NodeJS.ErrnoException) => {
          if (!isClosed) failures.push(error.code!)
          isClosed = true
        })
    })
    for (let request = 0; request < 50; request++) await ask('/quick')
    await connections.close(server, { grace: 200, limit: 60_000 })
    await Promise.all(clients)
    expect(failures.filter((code) => code !== 'ECONNREFUSED')).toEqual([])
  })
})

test.each(['/quick', '/page'])(
  'a request for %s with two hosts, or none that can be read, is refused',
  async (path) => {
    const { port } = await openServer()
    const raw = (hosts: string[]) => {
      const head = [`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '', ''].join('\r\n')
      const socket = connect(port, '127.0.0.1', () => socket.write(head))
      return text(socket)
    }
    expect(await raw(['Host: a.example'])).toMatch(/^HTTP\/1.1 200 /)
    expect(await raw(['Host: a.example', 'host: b.example'])).toMatch(/^HTTP\/1.1 400 /)
    expect(await raw(['Host: a.example', 'HOST: a.example'])).toMatch(/^HTTP\/1.1 400 /)
    for (const good of ['', 'a_b.example:8443', '127.0.0.1:80', '[::1]:80', 'xn--rlaub-hua.example'])
      expect(await raw([`Host: ${good}`]), good).toMatch(/^HTTP\/1.1 200 /)
    for (const bad of listed(`
      a.example, b.example | a.example b | user:word@a.example | a.example/x | a?x | a#x | [::1 | a:b`))
      expect(await raw([`Host: ${bad}`]), bad).toMatch(/^HTTP\/1.1 400 /)
  },
)

const never = { closingGrace: 0, answerFirst: () => false, onAnswer: () => {} }

test.each<[host: string, name: string]>([
  ['127.0.0.1', 'localhost'],
  ['127.0.0.5', '127.0.0.5'],
  ...(networkInterfaces().lo?.some(({ address }) => address === '::1') ? [['::', '[::1]'] as [string, string]] : []),
])('HOST=%s is served, IPv4 too, named %s, by one server alone', async (host, name) => {
  const app = new Hono().get('*', (context) => context.text('page'))
  const { url, port, close } = await listen(app, { host, port: 0, ...never })
  onTestFinished(close)
  expect(url).toBe(`http://${name}:${port}`)
  for (const at of [name, host === '::' ? '127.0.0.1' : host])
    expect(await (await fetch(`http://${at}:${port}`)).text()).toBe('page')
  const socket = connect(port, host, () => socket.write('GET / HTTP/1.0\r\n\r\n'))
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /)
  await expect(listen(app, { host, port, ...never })).rejects.toThrow('EADDRINUSE')
})

test.runIf(process.platform === 'linux')(
  'a burst of connections waits for few turns of a busy event loop',
  async () => {
    let asked = 0
    const app = new Hono().get('*', (context) => (asked++, context.text('page')))
    const { port, close } = await listen(app, { host: '127.0.0.1', port: 0, ...never })
    onTestFinished(close)
    const ask = `require('net').connect(${port}, '127.0.0.1').end('GET / HTTP/1.0\\r\\n\\r\\n')`
    spawnSync(process.execPath, [
      '-e',
      `for (let i = 0; i < 200; i++) ${ask}.on('finish', function () { this.unref() })`,
    ])
    let turns = 0
    for (; asked < 200; turns++) await setImmediate()
    expect(turns).toBeLessThan(100)
  },
)
