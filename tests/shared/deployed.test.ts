// @module-tag caddy
/** Three servers, PostgreSQL and a balancer, as the files of `deploy/` have them: what one is told all know, and what one loses nobody notices. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startProvider, type Provider } from '../../src/demo/server.ts'
import { DESK_SECRET, PERSON } from '../harness/desk.ts'
import { changeOf, HOOK_SECRET, hookMessage } from '../harness/hook-message.ts'
import { NEWSLETTER } from '../harness/form-site.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { freePort } from '../harness/ports.ts'
import { openServer, type ServerProcess } from './deployed.ts'
import { PROJECT } from '../harness/settings.ts'
import { ask, type Asked, type RunningHost } from '../hosts/host.ts'
import { startBalancer } from '../hosts/web-servers.ts'
import { NAMED_WORLDS, testPictures } from '../worlds/index.ts'

const ABOUT = '/en/about-us'
const CLIENTS = 4
/** Of each client: before something happens to a server, and after it. */
const REQUESTS = 50

let provider: Provider
let postgres: PostgresServer
const servers: ServerProcess[] = []
let balancer: RunningHost

const deployed = (name: string) => readFile(join(PROJECT, 'deploy', name), 'utf8')

beforeAll(async () => {
  provider = await startProvider(NAMED_WORLDS.fewPages(), { pictures: testPictures })
  const [port, conf, hba] = [await freePort(), await deployed('postgresql.conf'), await deployed('pg_hba.conf')]
  postgres = await startPostgres({ port, conf, hba })
  postgres.run('deploy/postgresql.sql', { PASSWORD: "it's a password" })
  const settings = {
    PROVIDER_API_URL: provider.url,
    DATABASE_URL: `postgres://crystal:${encodeURIComponent("it's a password")}@127.0.0.1:${port}/crystal`,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    REBUILD_WEBHOOK_SECRET: HOOK_SECRET,
    DESK_SECRET,
  }
  for (let count = 0; count < 3; count++) servers.push(await openServer(settings))
  await servers[0]!.build()
  for (const server of servers) await server.start()
  balancer = await startBalancer(servers.map((server) => server.port))
})
afterAll(async () => {
  await balancer?.close()
  await Promise.all(servers.map((server) => server.close()))
  await postgres?.close()
  await provider?.close()
})

const through = (path: string, asked?: Asked) => ask(balancer, path, asked)

function message(data: object): Asked {
  const { headers, ...asked } = hookMessage(changeOf(data))
  return { ...asked, headers: { ...headers, 'content-length': String(Buffer.byteLength(asked.body)) } }
}

const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 60_000, interval: 20 })

/** Changes the title of a page, and tells the site through the balancer. Resolves to the job's address. */
async function change(title: string): Promise<string> {
  provider.world.editPage('en', 'about-us', (page) => void (page.title = title))
  const answer = await through(
    '/hooks/rebuild',
    message({ changes: [{ resource: 'page', url: 'about-us', lang: 'en' }] }),
  )
  expect([answer.status, answer.text]).toEqual([202, expect.stringContaining('jobId')])
  return `/hooks/rebuild/${(JSON.parse(answer.text) as { jobId: string }).jobId}`
}

interface Health {
  release: string
  database: string
}
const healthOf = async (host: ServerProcess) => JSON.parse((await ask(host, '/healthz')).text) as Health

test('what is published through the balancer is shown by every server, each of which knows the job', async () => {
  const job = await change('The house by the sea')
  const ends = await Promise.all(
    servers.map(async (server) => {
      await until(async () => (await ask(server, job)).text.includes('finishedAt'))
      return JSON.parse((await ask(server, job)).text) as { state: string; report: { release: string } }
    }),
  )
  expect(ends.map(({ state }) => state)).toEqual(['published', 'published', 'published'])
  for (const server of servers) {
    await until(async () => (await healthOf(server)).release === ends[0]!.report.release)
    expect((await ask(server, ABOUT)).text).toContain('The house by the sea')
    expect(await healthOf(server)).toMatchObject({ database: 'reachable' })
  }
  for (let asked = 0; asked < 12; asked++) expect((await through(ABOUT)).text).toContain('The house by the sea')
})

test('who asks at once what became of a message asks the server that was told', async () => {
  for (let sent = 0; sent < 12; sent++) {
    const job = await change(`The house by the sea, ${sent}`)
    expect((await through(job)).status).toBe(200)
  }
  // Visitors of later tests expect what they saw first.
  for (const server of servers)
    await until(async () => (await ask(server, ABOUT)).text.includes('The house by the sea, 11'))
})

test('who signs in at the desk through the balancer is known to every server', async () => {
  const form = new URLSearchParams({ name: PERSON, secret: DESK_SECRET, to: '/desk' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const entered = await through('/desk/sign-in', { method: 'POST', body: form, headers })
  expect([entered.status, entered.headers.location]).toEqual([303, '/desk'])
  const cookie = entered.headers['set-cookie']![0]!.split(';')[0]!
  for (let asked = 0; asked < 12; asked++) {
    const { status, text } = await through('/desk', { headers: { cookie } })
    expect([status, text.includes(PERSON)]).toEqual([200, true])
  }
  for (const server of servers)
    await until(async () => (await ask(server, '/desk', { headers: { cookie } })).text.includes(PERSON))
})

/** Visitors who ask for pages and files through the balancer, one request after the other, until they are told to stop. */
async function visitors() {
  const page = await through(ABOUT)
  const paths = [ABOUT, '/en', '/oteller', '/sitemap.xml', ...(page.text.match(/\/_astro\/[^"]+\.(?:js|css)/g) ?? [])]
  const expected = new Map<string, string>()
  for (const path of paths) expected.set(path, (await through(path)).text)
  const failures: string[] = []
  let [count, stopped] = [0, false]
  const going = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; !stopped; turn++) {
      const path = paths[turn % paths.length]!
      const failure = await through(path).then(
        ({ status, text }) => (status === 200 && text === expected.get(path) ? undefined : `${status}`),
        (error: unknown) => String(error),
      )
      if (failure) failures.push(`${path}: ${failure}`)
      count++
    }
  })
  return {
    failures,
    async more() {
      const enough = count + CLIENTS * REQUESTS
      await until(async () => count >= enough)
    },
    async stop() {
      stopped = true
      await Promise.all(going)
      return count
    },
  }
}

test.each([
  ['killed', 'SIGKILL'],
  ['restarted', 'SIGTERM'],
] as const)('no visitor notices that one server after the other is %s', async (_how, signal) => {
  const asking = await visitors()
  for (const server of servers) {
    await asking.more()
    await server.stop(signal)
    await asking.more()
    await server.start()
  }
  await asking.more()
  const count = await asking.stop()
  expect([asking.failures, count > CLIENTS * REQUESTS * 7]).toEqual([[], true])
})

test('without the database every server shows what it has and says so, and who sends messages is to send them again', async () => {
  await change('Before the database goes').then((job) =>
    until(async () => JSON.parse((await through(job)).text).state === 'published'),
  )
  for (const server of servers)
    await until(async () => (await ask(server, ABOUT)).text.includes('Before the database goes'))
  await postgres.stop()
  for (const server of servers) await until(async () => (await healthOf(server)).database === 'unreachable')
  const asking = await visitors()
  await asking.more()
  await asking.stop()
  expect(asking.failures).toEqual([])
  expect((await through(ABOUT)).text).toContain('Before the database goes')
  for (const path of ['/healthz', '/en/search?q=sea']) expect((await through(path)).status, path).toBe(200)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams({ ...NEWSLETTER }).toString()
  expect((await through('/forms/newsletter', { method: 'POST', headers, body })).status).toBe(200)
  await servers[0]!.stop('SIGTERM')
  await servers[0]!.start()
  expect((await ask(servers[0]!, ABOUT)).text, 'a server that is started without it').toContain('Before the database')
  expect((await through('/hooks/rebuild', message({ changes: [] }))).status).toBe(503)
  await postgres.start()
  for (const server of servers) await until(async () => (await healthOf(server)).database === 'reachable')
})
