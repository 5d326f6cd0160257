/** What others who judge headers say of ours. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentPolicy } from '../../src/config/headers.ts'
import { demoSite, serveDemo, type BuiltSite } from '../harness/site.ts'
import { ask, type RunningHost } from './host.ts'
import { openJudges, type Judges } from './judges.ts'

let judges: Judges
let site: BuiltSite
let host: RunningHost
beforeAll(async () => {
  judges = await openJudges()
  site = await demoSite()
  const served = await serveDemo()
  host = { url: `http://127.0.0.1:${served.port}`, close: served.close }
})
afterAll(() => host?.close())

test.each(['/', '/en/hotels/crystal-flora', '/en/contact', '/en/no-such-page'])(
  'the observatory gives %s an A+, with every test passed',
  async (path) => {
    const page = await ask(host, path, { headers: { accept: 'text/html' } })
    const crossOrigin = await ask(host, path, {
      headers: { accept: 'text/html', origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    })
    const { grade, score, failed } = judges.observe(page, crossOrigin)
    expect(failed).toEqual([])
    expect(grade).toBe('A+')
    expect(score).toBeGreaterThanOrEqual(105)
  },
)

test('the observatory sees what is wrong', async () => {
  const page = await ask(host, '/')
  const { 'content-security-policy': _policy, 'x-content-type-options': _options, ...headers } = page.headers
  const { grade, failed } = judges.observe({ ...page, headers }, page)
  expect(failed).toEqual(['csp-not-implemented', 'x-content-type-options-not-implemented'])
  expect(grade).not.toBe('A+')
})

describe('the evaluator of policies', () => {
  const HIGH_MAYBE = 40
  const severe = (policy: string) =>
    judges
      .evaluate(policy)
      .filter(({ severity }) => severity <= HIGH_MAYBE)
      .map(({ directive, value }) => `${directive} ${value ?? ''}`)

  test('finds nothing high or medium', () => expect(severe(site.manifest.policy)).toEqual([]))

  test('nor with the hosts of chat, statistics and maps', () => {
    const hosts = {
      chatHost: 'https://chat.example',
      tagManagerHost: 'https://tags.example',
      mapHost: 'https://maps.example',
    }
    expect(severe(contentPolicy(hosts))).toEqual([])
  })

  test('finds what is', () => expect(severe("script-src 'unsafe-inline' *")).not.toEqual([]))
})
