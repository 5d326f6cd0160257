/** Redirects of the site before this one as part of a release: what is said of them, and that nothing but the settings and the pages decides. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IMPORTED_FILE, importedText } from '../../../src/routes/imported.ts'
import { readRedirects } from '../../../src/routes/lists/redirects-file.ts'
import { openPublisher } from '../../../src/engine/publisher/publisher.ts'
import type { Report } from '../../../src/engine/release/report.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { SITE } from '../../harness/settings.ts'
import { siteOf } from '../../harness/site.ts'
import { makeWorld } from '../../worlds/index.ts'

const HOTEL = '/en/hotels/deniz-kizi'
const ROOM = `${HOTEL}/rooms/sea-room-1`
const CSV = `from,to,status
/a,${HOTEL}
/b,${ROOM}
/c,/en/nowhere
/d,/e
/e,/d
/f,/x,307
${HOTEL}/rooms/lighthouse-room,/en
${HOTEL},/en
/g?id=3,${HOTEL}
`

const { redirects, faults } = readRedirects(CSV, SITE.siteUrl)
const OPTIONS = {
  plain: true,
  site: { ...SITE, redirects: importedText(redirects) },
  redirectsFile: { name: 'redirects.csv', faults },
}

const saidIn = ({ problems }: Report) =>
  problems
    .filter(({ code }) => code.startsWith('redirects-'))
    .map(({ code, severity, resource, values }) => [code, severity, resource, values])

test('the report names the lines that lead nowhere, with their causes, and those whose address is a page; the page wins', async () => {
  const site = await siteOf(makeWorld({ langs: ['tr', 'en'] }), OPTIONS)
  const broken = [
    { line: 4, address: '/c', cause: 'target-missing', target: '/en/nowhere' },
    { line: 5, address: '/d', cause: 'loop', target: '/e' },
    { line: 6, address: '/e', cause: 'loop', target: '/d' },
    { line: 7, address: '/f', cause: 'status', target: '/x' },
  ]
  const unneeded = (...lines: object[]) => ['redirects-unneeded', 'notice', 'redirects.csv', { lines, more: 0 }]
  const hotel = { line: 9, address: HOTEL }
  expect(saidIn(site.report)).toEqual([
    ['redirects-broken', 'error', 'redirects.csv', { faults: broken, more: 0 }],
    unneeded(hotel),
  ])
  const found = openState(site.stateFolder).findings.all()
  expect(found.filter(({ problem }) => problem.code.startsWith('redirects-'))).toHaveLength(2)

  // A page comes to stand at one of the addresses; another line's target has moved, and leads there all the same.
  site.provider.world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.slug = 'lighthouse-room'))
  const distFolder = join(site.stateFolder, 'dist')
  const renamed = await site.rebuild({ distFolder })
  expect(saidIn(renamed.report)[1]).toEqual(unneeded({ line: 8, address: `${HOTEL}/rooms/lighthouse-room` }, hotel))
  const rules = (await readFile(join(distFolder, '_redirects'), 'utf8')).split('\n')
  expect(rules).toContain(`/b ${HOTEL}/rooms/lighthouse-room 301`)
  expect(rules).toContain(`/g id=3 ${HOTEL} 301`)
  expect(rules.filter((rule) => /^\/[def] /.test(rule))).toEqual([])
  const server = await site.serve()
  try {
    const answer = await fetch(`${server.url}${HOTEL}/rooms/lighthouse-room`, { redirect: 'manual' })
    expect(answer.status).toBe(200)
  } finally {
    await server.close()
  }
})

test('an incremental release has the same redirects, and says the same of them, as one from nothing', async () => {
  const world = makeWorld({ langs: ['tr', 'en'] })
  const site = await siteOf(world, OPTIONS)
  world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.slug = 'lighthouse-room'))
  const after = await site.rebuild()
  const fresh = await siteOf(world, OPTIONS)
  expect(after.manifest.assets.get(IMPORTED_FILE)).toBe(fresh.manifest.assets.get(IMPORTED_FILE))
  expect(after.manifest.id).toBe(fresh.manifest.id)
  // That the room had another address before is known to the history alone.
  const target = (report: Report) => JSON.stringify(saidIn(report)).includes(ROOM)
  expect([target(after.report), target(fresh.report)]).toEqual([false, true])
  const { [1]: unneeded } = saidIn(fresh.report)
  expect(saidIn(after.report)[1]).toEqual(unneeded)

  // Other lines are another release, in which no page is drawn anew.
  const other = await site.rebuild({ site: SITE, redirectsFile: undefined })
  expect([other.manifest.assets.has(IMPORTED_FILE), other.report.pages.rendered]).toEqual([false, 0])
  expect([other.manifest.id === after.manifest.id, saidIn(other.report)]).toEqual([false, []])
})

test('a publisher that stays tells web servers where the lines lead after each edit', async () => {
  const site = await siteOf(makeWorld({ langs: ['tr', 'en'] }), OPTIONS)
  const distFolder = join(site.stateFolder, 'dist')
  const publisher = openPublisher({ ...site.options, distFolder })
  const told = async () => {
    await publisher.publish()
    const rules = await readFile(join(distFolder, '_redirects'), 'utf8')
    const caddy = await readFile(join(site.stateFolder, 'hosts/imported.caddy'), 'utf8')
    return [/^\/b (\S+) 301$/m.exec(rules)?.[1], /"\/b" 301 "([^"]+)"/.exec(caddy)?.[1]]
  }
  const rename = (slug: string) => site.provider.world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.slug = slug))
  expect(await told()).toEqual([ROOM, ROOM])
  site.provider.world.editPage('en', '', (page) => void (page.title = 'Another title'))
  expect(await told()).toEqual([ROOM, ROOM])
  for (const slug of ['lighthouse-room', 'captain-room']) {
    rename(slug)
    expect(await told()).toEqual([`${HOTEL}/rooms/${slug}`, `${HOTEL}/rooms/${slug}`])
  }
  rename('sea-room-1')
  expect(await told()).toEqual([ROOM, ROOM])
})
