/** A staging site on our own server. Ways round its password are asked of every host: `tests/hosts/staging.ts`. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { KEPT_OUT } from '../../../src/config/stage.ts'
import { createStagedApp, type StagedOptions } from '../../../src/hosts/server/staged.ts'

const PASSWORD = 'a word'
const basic = (password: string) => ({ authorization: `Basic ${btoa(`staging:${password}`)}` })

function staged(options: Partial<StagedOptions> = {}) {
  const site = new Hono()
  site.get('/healthz', (context) => context.json({}, 200, { 'cache-control': 'no-store' }))
  site.all('*', (context) => context.html('the page', 200, { 'cache-control': 'public, max-age=0' }))
  const app = createStagedApp(site, {
    stage: 'staging',
    password: PASSWORD,
    hasDesk: true,
    addressOf: () => '10.0.0.1',
    ...options,
  })
  return (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://localhost${path}`, { headers }))
}

test('wrong passwords are limited by address, right ones are not', async () => {
  const ask = staged({ attempts: { burst: 3, refill: 10_000, now: () => 0 } })
  for (let count = 0; count < 10; count++) expect((await ask('/en', basic(PASSWORD))).status).toBe(200)
  for (let count = 0; count < 3; count++) expect((await ask('/en', basic('x'))).status).toBe(401)
  // Whoever guesses learns nothing more.
  for (const password of ['x', PASSWORD]) {
    const { status, headers } = await ask('/en', basic(password))
    expect([status, headers.get('retry-after'), headers.get('x-robots-tag')]).toEqual([429, '10', KEPT_OUT])
  }
  for (let count = 0; count < 9; count++) expect((await ask('/en')).status).toBe(401)
  expect((await ask('/healthz')).status).toBe(200)
})

test('many right ones at once are let in', async () => {
  const ask = staged({ attempts: { burst: 2, refill: 10_000, now: () => 0 } })
  const answers = await Promise.all(Array.from({ length: 40 }, async () => ask('/en', basic(PASSWORD))))
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
})

test('without a password everybody is let in but search engines and shared caches', async () => {
  const { status, headers } = await staged({ password: undefined })('/en')
  expect([status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
    200,
    KEPT_OUT,
    'private, max-age=0',
  ])
})

test('what a page of the site answers in place of something else is behind the password, too', async () => {
  const ask = staged({ hasDesk: false })
  for (const path of ['/metrics', '/hooks/rebuild', '/hooks/rebuild/1', '/desk', '/desk/en'])
    expect([(await ask(path)).status, path]).toEqual([401, path])
  expect((await ask('/metrics', basic(PASSWORD))).status).toBe(200)
})
