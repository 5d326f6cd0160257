/** Pictures and files where Netlify makes them: what its image CDN is asked for, and what visitors get. Sources answer in this process. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureResponse } from '../../../src/hosts/edge/pictures.ts'

const SITE = 'https://www.crystalhotels.example'
const ID = '0123abxyz'
const SOURCE = 'https://media.example/photos/pool.jpg'
const DRAWING = 'https://media.example/plans/room.svg'
const SOURCES: Record<string, string> = {
  [ID]: SOURCE,
  zyx987654: 'https://media.example/menu',
  drawing00: DRAWING,
  camera000: 'https://media.example/photos/pool.avif',
}

let calls: { url: string; headers: Record<string, string>; redirect: unknown }[]
let answers: Record<string, () => Response>
beforeEach(() => {
  calls = []
  answers = {}
  vi.stubGlobal('fetch', async (address: URL, { headers, redirect }: RequestInit) => {
    calls.push({ url: address.href, headers: headers as Record<string, string>, redirect })
    return (answers[address.origin + address.pathname] ?? (() => new Response('bytes')))()
  })
})
afterEach(() => void vi.unstubAllGlobals())

function ask(path: string, headers: Record<string, string> = {}, published = new Response(null, { status: 404 })) {
  const host = { sourceOf: (id: string) => SOURCES[id], published: async () => published }
  return pictureResponse(new Request(SITE + path, { headers }), host)
}
/** What the image CDN was asked for. */
const options = () => {
  const { origin, pathname, searchParams } = new URL(calls[0]!.url)
  expect(origin + pathname).toBe(`${SITE}/.netlify/images`)
  return Object.fromEntries(searchParams)
}

describe('a picture', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'avif', '45'],
    ['IMAGE/AVIF', 'avif', '45'],
    ['image/avif;q=0.5', 'avif', '45'],
    ['image/webp,*/*', 'webp', '76'],
    ['image/avif;q=0, image/webp', 'webp', '76'],
    ['image/webp, image/avif ; q=0.00', 'webp', '76'],
    ['image/avifs', 'webp', '76'],
    ['', 'webp', '76'],
  ])('is made in the best format that the browser takes: %j', async (accept, fm, q) => {
    const answer = (await ask(`/img/${ID}-640.webp`, { accept }))!
    expect(options()).toEqual({ url: `/file/${ID}.jpg`, w: '640', fm, q })
    expect(answer.headers.get('content-type')).toBe(`image/${fm}`)
    expect([answer.status, await answer.text()]).toEqual([200, 'bytes'])
  })

  test('that is a drawing is handed on as it is', async () => {
    const answer = (await ask('/img/drawing00-640.webp', { accept: 'image/avif' }))!
    expect(calls.map(({ url }) => url)).toEqual([DRAWING])
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('may have an AVIF as its source', async () => {
    await ask('/img/camera000-640.webp', { accept: 'image/webp' })
    expect(options()).toMatchObject({ url: '/file/camera000.avif', fm: 'webp' })
  })

  test('is kept by everybody for good, for each kind of browser', async () => {
    const { headers } = (await ask(`/img/${ID}pqr12-640.webp`))!
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
      'netlify-vary': 'header=accept',
      vary: 'Accept',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  test('R7.44: is not kept at an address that does not name its content', async () => {
    const { headers } = (await ask(`/img/${ID}-640.webp`))!
    expect([headers.get('cache-control'), headers.get('netlify-cdn-cache-control')]).toEqual([
      'public, max-age=0, must-revalidate',
      'no-store',
    ])
  })

  test.each([`/img/${'f'.repeat(9)}-640.webp`, `/img/${ID}-641.webp`, `/file/${'f'.repeat(9)}.mp4`, '/en/hotels'])(
    'is nothing at %s, and nobody is asked',
    async (path) => {
      expect(await ask(path)).toBeUndefined()
      expect(calls).toEqual([])
    },
  )

  test('that cannot be made is 502, which nobody keeps', async () => {
    let cancelled = false
    const body = () => new ReadableStream({ cancel: () => void (cancelled = true) })
    answers[`${SITE}/.netlify/images`] = () => new Response(body(), { status: 404 })
    const answer = (await ask(`/img/${ID}-640.webp`))!
    expect([answer.status, await answer.text()]).toEqual([502, 'The picture could not be fetched\n'])
    expect(cancelled).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('a share picture', () => {
  const path = `/img/share/${ID}-${'a'.repeat(16)}/en/spa.jpg`

  test('is the one made ahead of time', async () => {
    const answer = (await ask(path, {}, new Response('drawn', { headers: { 'content-length': '5' } })))!
    expect([answer.status, await answer.text()]).toEqual([200, 'drawn'])
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-length')).toBe('5')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(calls).toEqual([])
  })

  test('else the photograph, cut to size', async () => {
    const answer = (await ask(path, { accept: 'image/avif' }))!
    expect(options()).toEqual({ url: `/file/${ID}.jpg`, w: '1200', h: '630', fit: 'cover', fm: 'jpg', q: '80' })
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })

  test('of a photograph that nobody knows is nothing', async () => {
    expect(await ask(path.replace(ID, 'f'.repeat(9)))).toBeUndefined()
  })
})

describe('a file', () => {
  test('is handed on from its source, with the type of its address', async () => {
    answers[SOURCE] = () =>
      new Response('bytes', { headers: { 'content-type': 'text/plain', 'accept-ranges': 'bytes' } })
    const answer = (await ask(`/file/${ID}.mp4`))!
    expect(calls).toEqual([{ url: SOURCE, headers: {}, redirect: 'manual' }])
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(await answer.text()).toBe('bytes')
  })

  test.each(['/file/0123abxyz.pdf', '/img/0123abxyz-640.webp', '/img/0123abxyzpqr12-640.webp'])(
    'R7.43: is not a page that is answered in its place: %s',
    async (path) => {
      const page = () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
      Object.assign(answers, { [SOURCE]: page, [`${SITE}/.netlify/images`]: page })
      const answer = (await ask(path))!
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store'])
    },
  )

  test('R7.43: is not an empty answer', async () => {
    answers[SOURCE] = () => new Response('', { headers: { 'content-length': '0' } })
    expect((await ask(`/file/${ID}pqr12.pdf`))!.status).toBe(502)
  })

  test('R7.44: of another content has another address, for the image CDN too', async () => {
    await ask(`/img/${ID}pqr12-640.webp`)
    expect(options()).toMatchObject({ url: `/file/${ID}pqr12.jpg` })
    await ask(`/file/${ID}pqr12.jpg`)
    expect(calls[1]!.url).toBe(SOURCE)
  })

  test('is handed on in parts, which the network does not keep', async () => {
    const headers = { 'content-range': 'bytes 2-3/5', 'content-length': '2' }
    answers[SOURCE] = () => new Response('te', { status: 206, headers })
    const answer = (await ask(`/file/${ID}pqr12.mp4`, { range: 'bytes=2-3' }))!
    expect(calls[0]!.headers).toEqual({ range: 'bytes=2-3' })
    expect([answer.status, await answer.text()]).toEqual([206, 'te'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...headers, 'netlify-cdn-cache-control': 'no-store' })
  })

  test('says that a part lies outside of it', async () => {
    answers[SOURCE] = () => new Response(null, { status: 416, headers: { 'content-range': 'bytes */5' } })
    const answer = (await ask(`/file/${ID}.mp4`, { range: 'bytes=9-' }))!
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */5'])
  })

  const moved = (location: string, status = 302) => new Response('moved', { status, headers: { location } })

  test('is followed where it moved at its own host', async () => {
    answers[SOURCE] = () => moved('/new/pool.jpg', 399)
    answers['https://media.example/new/pool.jpg'] = () => moved('pool.webp', 300)
    answers['https://media.example/new/pool.webp'] = () => new Response('found')
    const answer = (await ask(`/file/${ID}.jpg`, { range: 'bytes=0-' }))!
    expect([answer.status, await answer.text()]).toEqual([200, 'found'])
    expect(calls.map(({ headers, redirect }) => [headers.range, redirect])).toEqual(
      Array(3).fill(['bytes=0-', 'manual']),
    )
  })

  test.each([
    ['another host', () => moved('https://evil.example/x')],
    ['the same host without its s', () => moved('http://media.example/photos/pool.jpg')],
    ['nowhere', () => new Response(null, { status: 302 })],
  ])('is not followed to %s', async (_, source) => {
    answers[SOURCE] = source
    expect((await ask(`/file/${ID}.jpg`))!.status).toBe(502)
    expect(calls).toHaveLength(1)
  })

  test('is not followed from a place that is no redirect', async () => {
    answers[SOURCE] = () => new Response('here', { status: 201, headers: { location: '/other' } })
    expect(await (await ask(`/file/${ID}.jpg`))!.text()).toBe('here')
    answers[SOURCE] = () => new Response('gone', { status: 400, headers: { location: '/other' } })
    expect((await ask(`/file/${ID}.jpg`))!.status).toBe(502)
    expect(calls).toHaveLength(2)
  })

  test('that moves in a circle is given up after three steps', async () => {
    answers[SOURCE] = () => moved(SOURCE)
    expect((await ask(`/file/${ID}.jpg`))!.status).toBe(502)
    expect(calls).toHaveLength(4)
  })

  test('without an ending has the type of unknown bytes', async () => {
    expect((await ask('/file/zyx987654.bin'))!.headers.get('content-type')).toBe('application/octet-stream')
  })
})
