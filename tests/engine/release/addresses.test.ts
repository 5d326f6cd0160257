/** Addresses of renamed and removed rooms, as visitors ask for them: after what has been published since, and after an upgrade. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveRebuilds } from '../../harness/publisher.ts'
import { siteOf, type WorldSite } from '../../harness/site.ts'

const ROOMS = '/en/hotels/deniz-kizi/rooms'

/** Stops nothing: a server is opened for these answers alone. */
async function answersOf(site: WorldSite, slugs: readonly string[]): Promise<Record<string, string>> {
  const server = await serveRebuilds(site)
  const entries = await Promise.all(
    slugs.map(async (slug): Promise<[string, string]> => {
      const { status, headers } = await fetch(`${server.url}${ROOMS}/${slug}`, { redirect: 'manual' })
      return [slug, [status, headers.get('location')?.replace(`${ROOMS}/`, '')].filter(Boolean).join(' ')]
    }),
  )
  await server.close()
  return Object.fromEntries(entries)
}

const slugsIn = (site: WorldSite) => site.provider.world.rooms.get(51, 'en')!.map(({ slug }) => slug)
const rename = (site: WorldSite, from: string, to: string) =>
  site.provider.world.editRoom(51, 'en', from, (room) => void (room.slug = to))
const remove = (site: WorldSite, slug: string) =>
  site.provider.world.rooms.edit(
    [51, 'en'],
    (rooms) =>
      void rooms.splice(
        rooms.findIndex((room) => room.slug === slug),
        1,
      ),
  )

const siteWithRooms = () => siteOf('twoLanguages', { plain: true })

test('R2.150: a room that takes an address which another leaves in the same publish leaves a redirect', async () => {
  const site = await siteWithRooms()
  const [first, second] = slugsIn(site) as [string, string]
  rename(site, second, 'hillside-old')
  rename(site, first, second)
  await site.rebuild()
  expect(await answersOf(site, [first, second, 'hillside-old'])).toEqual({
    [first]: `301 ${second}`,
    [second]: '200',
    'hillside-old': '200',
  })
  remove(site, second)
  await site.rebuild()
  expect(await answersOf(site, [first, second])).toEqual({ [first]: '410', [second]: '301 hillside-old' })
})

test.each([
  ['of an older version', 'PRAGMA user_version = 8'],
  ['of a newer version, whose releases are left behind', 'PRAGMA user_version = 999'],
  [
    'of an older version whose releases cannot be kept',
    'PRAGMA user_version = 6; ALTER TABLE release DROP COLUMN changes',
  ],
])('R2.150: with a database %s renamed rooms redirect and removed ones are gone', async (_name, sql) => {
  const site = await siteWithRooms()
  const [first, second] = slugsIn(site) as [string, string]
  rename(site, first, 'renamed')
  remove(site, second)
  await site.rebuild()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const database = new DatabaseSync(join(site.stateFolder, 'site.db'))
  database.exec(sql)
  database.close()
  rename(site, 'renamed', 'renamed-meanwhile')
  const { report } = await site.rebuild()
  expect(report.problems.map(({ code }) => code)).toContain('state-upgraded')
  expect(await answersOf(site, [first, 'renamed', second, 'never'])).toEqual({
    ...{ [first]: '301 renamed-meanwhile', renamed: '301 renamed-meanwhile', [second]: '410' },
    never: '404',
  })
})
