/** A disk that takes nothing more while a server runs: visitors get all, whoever would change something is told, and nothing that was taken is lost. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/engine/release/files/store.ts'
import { digest } from '../../src/records/digest.ts'
import { openState } from '../../src/engine/state/state.ts'
import { NEWSLETTER } from '../harness/form-site.ts'
import { changeOf, HOOK_SECRET, hookMessage } from '../harness/hook-message.ts'
import type { ServerTask } from '../shared/server-process.ts'
import { PROJECT, RENDERER_FOLDER } from '../harness/settings.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { testPictures } from '../worlds/index.ts'

const DESK_SECRET = 'the secret of the desk in these tests'
const ABOUT = '/en/about-us'

let site: WorldSite
let folder: string
let child: ChildProcess
let url: string
let said = ''

beforeAll(async () => {
  site = await buildSiteOf('twoLanguages', {}, testPictures)
  folder = await mkdtemp(join(tmpdir(), 'crystal-full-'))
  await cp(site.stateFolder, folder, { recursive: true })
  await rm(join(folder, 'media'), { recursive: true, force: true })
  const task: ServerTask = {
    ...{ secret: HOOK_SECRET, deskSecret: DESK_SECRET, port: 0 },
    options: {
      ...site.options,
      stateFolder: folder,
      rendererFolder: RENDERER_FOLDER,
      distFolder: join(folder, 'dist'),
    },
  }
  delete task.options.encodedFolder
  const script = join(PROJECT, 'tests/shared/server-process.ts')
  child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(task)])
  child.stderr!.on('data', (text: Buffer) => (said += text.toString()))
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  url = line
})

afterAll(async () => {
  child?.kill('SIGKILL')
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

/** No file may become larger: as on a full disk, nothing can be added to the database, nor any other file be written. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:unlimited`])

const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
const health = async () => (await (await ask('/healthz')).json()) as Record<string, unknown>

const tell = (id: string, data: object) => ask('/hooks/rebuild', hookMessage(changeOf(data), { id }))

async function jobAt(path: string): Promise<{ state: string; error?: string }> {
  return (await (await ask(path)).json()) as { state: string; error?: string }
}
const edited = (slug: string) => ({ changes: [{ resource: 'page', url: slug, lang: 'en' }] })
const rename = (slug: string, title: string) =>
  site.provider.world.editPage('en', slug, (page) => void (page.title = title))

const press = (path: string, fields: Record<string, string>, cookie = '') =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', cookie, origin: url },
  })
const signIn = (to = '/desk') => press('/desk/sign-in', { name: 'Ayşe Yılmaz', secret: DESK_SECRET, to })
const inWords = async (answer: Response) =>
  (await answer.text()).replace(/<style[^]*?<\/style>|<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('a full disk costs visitors nothing, is said to whoever would change something, and what was taken is done when there is room', async () => {
  const cookie = (await signIn()).headers.get('set-cookie')!.split(';')[0]!
  rename('about-us', 'Approved later')
  const preview = await tell('msg_preview', { ...edited('about-us'), preview: true })
  await expect.poll(async () => (await jobAt(preview.headers.get('location')!)).state).toBe('waiting')
  const waiting = openState(folder).approvals.waiting()!
  const live = openState(folder).live.get()!

  // Taken while there is room; its publish meets none.
  rename('contact', 'Told in time')
  site.provider.faults = ({ path }) => (path.startsWith('/v1/pages') ? { delayMs: 500 } : undefined)
  const inTime = await tell('msg_in_time', edited('contact'))
  expect(inTime.status).toBe(202)
  limitFiles(0)
  site.provider.faults = undefined
  expect(await health()).toMatchObject({ release: live.release, disk: 'unwritable' })

  const page = await ask(ABOUT, { headers: { 'accept-encoding': 'br' } })
  const html = await page.text()
  expect([page.status, html]).toEqual([200, expect.not.stringContaining('Approved later')])
  const pictures = [/\/img\/\w+-\d+\.webp/, /\/img\/share\/[^"]+\.jpg/].map((pattern) => pattern.exec(html)![0])
  for (const path of pictures) {
    for (const range of [undefined, 'bytes=0-9', undefined]) {
      const answer = await ask(path, { headers: range ? { range } : {} })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([answer.status, answer.headers.get('content-length')]).toEqual([range ? 206 : 200, String(bytes.length)])
      if (!range) expect((await sharp(bytes).metadata()).width, path).toBeGreaterThan(100)
    }
  }
  const stored = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true }).catch(() => [])
  expect(stored.filter((entry) => entry.isFile())).toEqual([])
  const sent = await press('/forms/newsletter', NEWSLETTER)
  expect([sent.status, site.provider.world.received.newsletter]).toEqual([200, [expect.any(Object)]])

  rename('entertainment', 'Told in vain')
  const refused = await tell('msg_in_vain', edited('entertainment'))
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, 30])
  const { message } = (await refused.json()) as { message: string }
  expect(message).toMatch(/^The message was not taken; send it again\. A write to disk failed: .+ Free disk space/)

  const pressed = {
    approve: { number: String(waiting.number), release: waiting.release, live: `${live.number} ${live.release}` },
    look: {},
    'sign-out': {},
  }
  for (const [path, fields] of Object.entries(pressed)) {
    for (const [desk, words] of [
      ['/desk', /[Dd]iskine yazıl/],
      ['/desk/en', /disk takes nothing more/],
    ] as const) {
      const answer = await press(`${desk}/${path}`, fields, cookie)
      expect([answer.status, await inWords(answer)], `${desk}/${path}`).toEqual([503, expect.stringMatching(words)])
    }
  }
  const unknown = await signIn('/desk/en')
  expect([unknown.status, await inWords(unknown)]).toEqual([503, expect.stringMatching(/Diskine yazıl/)])
  for (const path of ['/desk', '/desk/inbox', '/desk/history'])
    expect((await ask(path, { headers: { cookie } })).status, path).toBe(200)
  const next = (await ask('/desk/next', { headers: { cookie } })).headers.get('location')!
  expect(await (await ask(next.replace(/\/$/, '') + ABOUT)).text()).toContain('Approved later')

  // It was met by the job, too, which is not given up.
  await expect.poll(() => said).toContain('disk-failed')
  expect(['queued', 'crawling', 'rendering']).toContain((await jobAt(inTime.headers.get('location')!)).state)
  expect(said).not.toMatch(/^\s+at /m)

  limitFiles('unlimited')
  await expect.poll(health, { timeout: 10_000 }).not.toHaveProperty('disk')
  await expect
    .poll(async () => (await jobAt(inTime.headers.get('location')!)).state, { timeout: 60_000 })
    .toMatch(/^(?:published|unchanged)$/)
  expect(await (await ask('/en/contact')).text()).toContain('Told in time')
  const again = await tell('msg_in_vain', edited('entertainment'))
  expect(again.status).toBe(202)
  await expect.poll(async () => (await ask('/en/entertainment')).text(), { timeout: 60_000 }).toContain('Told in vain')
  expect((await press('/desk/en/look', {}, cookie)).status).toBe(303)

  const manifest = (await openState(folder).releases.current())!
  const store = openStore(join(folder, 'store'))
  for (const { hash } of manifest.pages.values()) expect(digest(await store.get(hash))).toBe(hash)
  // What the look has just brought is being written.
  const left = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.new'))
  await expect.poll(left, { timeout: 60_000 }).toEqual([])
}, 180_000)
