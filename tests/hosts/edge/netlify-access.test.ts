/** A staging site at Netlify: what its first function lets in. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEPT_OUT, STAGE_PROMPT } from '../../../src/config/stage.ts'
import { accessTo } from '../../../src/hosts/netlify/access.ts'
import pictures from '../../../src/hosts/netlify/functions/pictures.ts'
import { sealed } from '../../../src/hosts/netlify/seal.ts'
import { fileUrl } from '../../../src/routes/pictures.ts'
import { PASSWORD, RIGHT, WAYS } from '../staging/ways.ts'

const SITE = 'https://staging.example'
const ID = '0123abxyz'

let settings: Record<string, string>
beforeEach(() => {
  settings = { STAGE_PASSWORD: PASSWORD }
  vi.stubGlobal('Netlify', { env: { get: (name: string) => settings[name] } })
})
afterEach(() => vi.unstubAllGlobals())

const next = async () =>
  new Response('the page', {
    headers: { 'cache-control': 'public, max-age=60', 'netlify-cdn-cache-control': 'public, durable' },
  })
const access = (path: string, init?: RequestInit, isClosed = true) =>
  accessTo(isClosed)(new Request(new URL(path, SITE), init), { next })

test('who knows the password is shown the site, which no shared cache keeps', async () => {
  const answer = await access('/en', { headers: { authorization: RIGHT } })
  expect([answer.status, await answer.text()]).toEqual([200, 'the page'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, max-age=60',
    'x-robots-tag': KEPT_OUT,
  })
  expect(answer.headers.has('netlify-cdn-cache-control')).toBe(false)
})

test.each(WAYS)('no way round: %s', async (_what, line, ...headers) => {
  const [method, target = ''] = line.split(' ')
  const sent = new Headers()
  for (const header of headers) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(header)!
    if (/^[\w-]+$/.test(name)) sent.append(name, value)
  }
  const url = target.startsWith('/') ? SITE + target : target.replace('staging:x@', '')
  const answer = await accessTo(true)(new Request(url, { method, headers: sent }), { next })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...STAGE_PROMPT, 'x-robots-tag': KEPT_OUT })
})

test('the health check and the webhook are asked for none', async () => {
  for (const path of ['/healthz', '/hooks/rebuild']) expect((await access(path)).status, path).toBe(200)
})

test('a deploy that was made with a password lets nobody in without it in the environment', async () => {
  settings = {}
  expect((await access('/en', { headers: { authorization: RIGHT } })).status).toBe(503)
  const open = await access('/en', {}, false)
  expect([open.status, open.headers.get('x-robots-tag')]).toEqual([200, KEPT_OUT])
})

test('the image CDN is given an address that lets it fetch one file, and nobody another', async () => {
  const path = '/file/0123abxyz.jpg'
  const address = await sealed(path, PASSWORD)
  expect((await access(address)).status).toBe(200)
  for (const other of [
    path,
    address.replace('0123', '0124'),
    address.replace('/file/', '/en/'),
    `${path}?seal=`,
    `${path}?seal=00`,
    `${address}00`,
    await sealed(path, `${PASSWORD}x`),
    (await sealed('/en', PASSWORD)).replace('/en', '/data/sources.json'),
    await sealed('/en', PASSWORD),
  ])
    expect((await access(other)).status, other).toBe(401)
  expect((await access(address, { method: 'POST' })).status).toBe(401)
})

test('functions ask their own site with the visitor’s password, and no other site', async () => {
  const source = 'https://media.example/pool.jpg'
  const asked: [string, string | null][] = []
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const url = new URL(input)
    asked.push([url.host + url.pathname + url.search, new Headers(init?.headers).get('authorization')])
    return url.pathname === '/data/sources.json' ? Response.json({ [ID]: source }) : new Response('bytes')
  })
  const ask = (path: string) =>
    pictures(new Request(SITE + path, { headers: { authorization: RIGHT } }), { deploy: { id: path }, next })
  await ask(`/img/${ID}-320.webp`)
  await ask(`/file/${ID}.jpg`)
  const file = await sealed(fileUrl(ID, source), PASSWORD)
  const image = `staging.example/.netlify/images?${new URLSearchParams({ url: file, w: '320', fm: 'webp', q: '76' }).toString()}`
  expect(asked).toEqual([
    ['staging.example/data/sources.json', RIGHT],
    [image, RIGHT],
    ['staging.example/data/sources.json', RIGHT],
    ['media.example/pool.jpg', null],
  ])
})
