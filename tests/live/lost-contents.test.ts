/** A database whose contents are gone, as one that was restored without them, and code that an update replaced. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publisherOf, serveRebuilds } from '../harness/publisher.ts'
import { buildSiteOf } from '../harness/site.ts'
import { emptyFolder } from '../harness/folder.ts'

const healthAt = async (url: string) => {
  const answer = await fetch(`${url}/healthz`)
  return { status: answer.status, ...((await answer.json()) as { lost?: number; code?: string; waiting?: object }) }
}

test('a server whose database has lost its contents is not well until it has made them again, which it begins at its start', async () => {
  const site = await buildSiteOf('fewPages', { plain: true })
  onTestFinished(() => site.close())
  await rm(join(site.stateFolder, 'store'), { recursive: true })
  const only = await site.serve()
  const health = await healthAt(only.url)
  expect([health.status, health.lost! > 5]).toEqual([503, true])
  await only.close()

  const server = await serveRebuilds(site)
  onTestFinished(() => server.close())
  await expect.poll(() => server.jobs.all()[0]?.finishedAt, { timeout: 60_000 }).toBeDefined()
  for (const path of site.paths) expect((await fetch(server.url + path)).status, path).toBe(200)
  await expect.poll(() => healthAt(server.url), { timeout: 20_000 }).toMatchObject({ status: 200 })
})

test('contents lost while a server runs are made again without a restart, by one whole build', async () => {
  const site = await buildSiteOf('fewPages', { plain: true })
  onTestFinished(() => site.close())
  // A count of lost contents is reused for 5 s.
  const server = await serveRebuilds(site, { checkEvery: 5500, idle: 60_000 })
  onTestFinished(() => server.close())
  expect(await healthAt(server.url)).toMatchObject({ status: 200 })
  await rm(join(site.stateFolder, 'store'), { recursive: true })
  await expect.poll(() => server.jobs.all()[0]?.finishedAt, { timeout: 60_000 }).toBeDefined()
  await expect.poll(() => healthAt(server.url), { timeout: 20_000 }).toMatchObject({ status: 200 })
  for (const path of site.paths) expect((await fetch(server.url + path)).status, path).toBe(200)
  expect(server.jobs.all().map(({ state }) => state)).toEqual(['unchanged'])
})

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
