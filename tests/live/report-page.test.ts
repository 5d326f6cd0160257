import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import { serveRebuilds, type RebuildingServer } from '../harness/publisher.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const HOSTILE = `<script>alert("1")</script>&'`

let site: WorldSite
let server: RebuildingServer
beforeAll(async () => {
  const world = makeWorld({ langs: ['tr', 'en'], hotels: [], groupPages: ['home', 'about', 'contact', 'hotels'] })
  site = await buildSiteOf(world, { plain: true })
  server = await serve(SECRET)
  world.editPage('en', 'about-us', (page) => void (page.title = HOSTILE))
  // A link that English has and whose page it lacks, and a record that is no page at all.
  world.menus.edit([23, 'en'], (menus) => void menus[0]!.items.push({ id: 1, text: 'Gone', url: 'not/there' }))
  world.fixAnswer('/v1/pages/url-lang?url=contact&lang=en&property-network-id=2', { id: HOSTILE })
  server.jobs.add(undefined)
  await server.jobs.idle()
})
afterAll(async () => {
  await server.close()
  await site.close()
})

const serve = (secret: string | undefined) =>
  serveRebuilds(site, { secret, publish: { distFolder: join(site.stateFolder, 'dist') } })

const basic = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
})
const report = (headers: Record<string, string> = basic('marketing', SECRET)) =>
  fetch(`${server.url}/hooks/report`, { headers })

describe('the report page', () => {
  test('asks for the secret of the webhook, and takes no other password', async () => {
    const refused = [
      {},
      basic('marketing', ''),
      basic(SECRET, 'x'),
      basic('a', `${SECRET}x`),
      basic('a', SECRET.slice(0, -1)),
    ]
    for (const headers of [...refused, { authorization: `Bearer ${SECRET}` }, { authorization: 'Basic %%%' }]) {
      const answer = await report(headers as Record<string, string>)
      expect(answer.status, JSON.stringify(headers)).toBe(401)
      expect(answer.headers.get('www-authenticate')).toContain('Basic')
      expect(await answer.text()).not.toContain('about-us')
    }
    expect((await report()).status).toBe(200)
    expect((await report(basic('', SECRET))).status).toBe(200)
  })

  test('answers 503 where there is no secret', async () => {
    const other = await serve(undefined)
    try {
      const answer = await fetch(`${other.url}/hooks/report`, { headers: basic('', 'undefined') })
      expect(answer.status).toBe(503)
    } finally {
      await other.close()
    }
  })

  test('says what is live, what changed and why, what is quarantined, what a language lacks, and the jobs', async () => {
    const answer = await report()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = parse(await answer.text())
    const health = (await (await fetch(`${server.url}/healthz`)).json()) as any
    expect(page.querySelector('dl')!.textContent).toContain(health.release)
    const sections = new Map(
      page.querySelectorAll('section').map((each) => [each.querySelector('h2')!.textContent, each]),
    )
    const changed = sections.get('What changed last')!
    expect(changed.querySelector('h3')!.textContent).toContain('page 2 "about-us" (en) changed')
    expect(changed.querySelectorAll('a').map((each) => each.getAttribute('href'))).toContain('/en/about-us')
    expect(sections.get('Quarantined')!.textContent).toContain('contact')
    expect(sections.get('Missing in a language')!.querySelector('summary')!.textContent).toMatch(/^English: \d+$/)
    expect(sections.get('Missing in a language')!.textContent).toContain('not/there')
    const rows = sections.get('Last jobs')!.querySelectorAll('tbody tr')
    expect(rows).toHaveLength(1)
    expect(rows[0]!.textContent).toContain('published')
  })

  test('holds no script, and what the provider says is text', async () => {
    const answer = await report()
    const html = await answer.text()
    expect(html).not.toMatch(/<script|\son\w+=/i)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    server.jobs.add([{ resource: 'page', url: HOSTILE }])
    await server.jobs.idle()
    const after = await (await report()).text()
    expect(after).not.toMatch(/<script/i)
    expect(after).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;')
  })
})
