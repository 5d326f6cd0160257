/** A database whose rows, tables or contents are gone, as one that was restored without them, and code that an update replaced. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { publisherOf, serveRebuilds } from '../harness/publisher.ts'
import { buildSiteOf } from '../harness/site.ts'
import { emptyFolder } from '../harness/folder.ts'

const healthAt = async (url: string) => {
  const answer = await fetch(`${url}/healthz`)
  return { status: answer.status, ...((await answer.json()) as { lost?: number; code?: string; waiting?: object }) }
}

test.each(['DELETE FROM page', 'DROP TABLE page', 'DROP TABLE former_address', 'no store'])(
  'a server that has lost what it serves (%s) is not well until it has made it again, as it runs and at its start',
  async (damage) => {
    const site = await buildSiteOf('fewPages', { plain: true })
    onTestFinished(() => site.close())
    const lose = async () => {
      if (damage === 'no store') return rm(join(site.stateFolder, 'store'), { recursive: true })
      new DatabaseSync(join(site.stateFolder, 'site.db')).exec(`PRAGMA foreign_keys = OFF; ${damage}`)
    }
    const only = await site.serve()
    await lose()
    const { status, lost } = await healthAt(only.url)
    expect([status, lost! > 5]).toEqual([503, true])
    await only.close()

    // A count of lost contents is reused for 5 s.
    const needsApproval = damage === 'no store'
    if (needsApproval) site.provider.faults = () => ({ status: 401 })
    const server = await serveRebuilds(site, { checkEvery: 5500, idle: 60_000, publish: { needsApproval } })
    onTestFinished(() => server.close())
    const ended = () => server.jobs.all().filter(({ finishedAt }) => finishedAt).length
    if (needsApproval) await expect.poll(ended, { timeout: 60_000 }).toBe(1)
    site.provider.faults = undefined
    for (const count of [1, 2]) {
      await expect.poll(ended, { timeout: 60_000 }).toBe(count + Number(needsApproval))
      await expect.poll(() => healthAt(server.url), { timeout: 20_000 }).toMatchObject({ status: 200 })
      for (const path of site.paths) expect((await fetch(server.url + path)).status, path).toBe(200)
      expect((await fetch(`${server.url}/en/none`)).status).toBe(404)
      if (count === 1) await lose()
    }
  },
)

test('a server whose code is replaced before its first publish says so, and how many messages wait', async () => {
  const site = await buildSiteOf('fewPages', { plain: true })
  onTestFinished(() => site.close())
  const root = await emptyFolder()
  await mkdir(join(root, 'src/config'), { recursive: true })
  const { id } = (await publisherOf(site).current())!
  const server = await serveRebuilds(site, { publish: { root } })
  onTestFinished(() => server.close())
  expect(await healthAt(server.url)).not.toHaveProperty('code')
  await writeFile(join(root, 'src/config/site.ts'), 'export const updated = true')
  expect(await healthAt(server.url)).toMatchObject({ status: 200, code: 'replaced' })
  server.jobs.add([{ resource: 'page', url: 'about-us' }], { message: 'one' })
  server.jobs.add([{ resource: 'page', url: 'about-us' }], { message: 'two' })
  await expect.poll(() => healthAt(server.url)).toMatchObject({ waiting: { messages: 2, since: expect.any(String) } })
  expect((await publisherOf(site).current())!.id).toBe(id)
})
