/** Addresses of pictures and documents that name a content which was never there: what they cost the server and the host of its sources. */
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../../src/hosts/server/app.ts'
import type { Contents } from '../../../src/hosts/server/files/contents.ts'
import { serveRelease } from '../../../src/hosts/server/files/files.ts'
import { createMedia } from '../../../src/hosts/server/pictures/media.ts'
import { storeSource } from '../../../src/provider/media/folder.ts'
import { manifestOf } from '../../harness/manifest.ts'
import { emptyFolder } from '../../harness/folder.ts'
import { listening } from '../../harness/listening.ts'

/** Sources that may be fetched at once and wait, as the server has it. */
const AT_ONCE = 4
const WAITING = 200

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
const idOf = (number: number) => String(number).padStart(9, '0')

/** A server whose release names a document by every id, and their host, which answers once `isOpen` is fulfilled. */
async function openSite({ isOpen = Promise.resolve() }: { isOpen?: Promise<void> } = {}) {
  const seen = { requests: 0, open: 0, most: 0 }
  const host = createServer(async (_, response) => {
    seen.requests++
    seen.most = Math.max(seen.most, ++seen.open)
    await isOpen
    seen.open--
    response.end(pdf('new'))
  })
  const address = await listening(host)
  const folder = await emptyFolder()
  const none = () => Promise.reject(new Error('there are no contents'))
  const contents: Contents = { cached: () => undefined, get: none, encoded: none }
  const app = createApp({
    release: () => ({ ...serveRelease(manifestOf({}), contents), source: (id) => ({ source: `/${id}.pdf` }) }),
    publishedAt: () => undefined,
    media: createMedia({ folder, providerUrl: address }),
    answerForm: () => Promise.reject(new Error('no forms')),
  })
  const ask = (number: number, content = 'zzzzz') => app.request(`http://localhost/file/${idOf(number)}${content}.pdf`)
  return { ask, seen, store: (number: number, text: string) => storeSource(folder, idOf(number), pdf(text)) }
}

test('many at once are fetched a few at a time; once too many wait, the last content is the answer, or 503', async () => {
  let open = () => {}
  const { ask, seen, store } = await openSite({ isOpen: new Promise((resolve) => (open = resolve)) })
  const stored = AT_ONCE + WAITING
  await store(stored, 'old')
  const statuses: number[] = []
  const asking = Array.from({ length: stored + 19 }, async (_, number) => {
    statuses.push((await ask(number === stored ? stored + 19 : number)).status)
  })
  await expect.poll(() => statuses).toEqual(Array.from({ length: 19 }, () => 503))
  const full = await ask(stored)
  expect([full.status, await full.text()]).toEqual([200, pdf('old').toString()])
  open()
  await Promise.all(asking)
  expect(statuses.filter((status) => status === 200)).toHaveLength(stored)
  expect(seen).toMatchObject({ requests: stored, most: AT_ONCE })
})

test('those of one source are answered by one fetch for some seconds', async () => {
  const { ask, seen } = await openSite()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => void clock.mockRestore())
  const start = performance.now()
  for (const [second, requests] of [
    [0, 1],
    [1, 1],
    [4, 1],
    [6, 2],
  ] as const) {
    clock.mockReturnValue(start + second * 1000)
    const answer = await ask(1, `zzzz${second}`)
    expect([answer.status, await answer.text(), seen.requests], `${second}`).toEqual([
      ...[200, pdf('new').toString(), requests],
    ])
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
  }
})
