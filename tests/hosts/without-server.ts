/** What a web server still answers while our own server behind it is gone: files, and the pages that a query changes without their query. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../harness/ports.ts'
import { ask, openHostedSite, type HostedSite, type RunningHost } from './host.ts'
import type { ServedFolders } from './web-servers.ts'

export function describeWithoutServer(name: string, start: (site: ServedFolders) => Promise<RunningHost>): void {
  describe(`${name} without our server`, () => {
    let site: HostedSite & { close(): Promise<void> }
    let host: RunningHost
    beforeAll(async () => {
      site = await openHostedSite()
      host = await start({ ...site, origin: { port: await freePort() } })
    })
    afterAll(async () => {
      await host?.close()
      await site?.close()
    })

    test.each([
      ['/', '/'],
      ['/en/search?q=sea', '/en/search'],
      ['/arama?q=deniz', '/arama'],
      ['/ru/hotels?x=1', '/ru/hotels'],
      ['/de/hotels', '/de/hotels'],
    ])('%s is the page of the release', async (path, page) => {
      const answer = await ask(host, path)
      expect([answer.status, answer.text]).toEqual([200, await site.built.html(page)])
      expect(answer.headers['content-security-policy']).toBe(site.built.manifest.policy)
    })

    test('a page that the release has not is not found', async () => {
      expect((await ask(host, '/en/none?q=sea')).status).toBe(404)
    })
  })
}
