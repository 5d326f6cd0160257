/** How long an answer is kept, how it is encoded, and pictures and documents. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { BROCHURE_BYTES, LEFT } from '../host.ts'
import { HOME, HOTEL, type AskedHost } from './asked-host.ts'

export function describeFiles({ needs, ask, html, found, script, picture }: AskedHost): void {
  describe('caching and compression', () => {
    needs('caching')('a hashed file of the release before is there for pages that were open then', async () => {
      const { status, headers, text } = await ask(LEFT.path)
      expect([status, text]).toEqual([200, LEFT.content])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toContain('text/css')
    })

    needs('caching')('a file whose name changes with it is kept for ever', async () => {
      const { headers } = await ask(await script())
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    needs('caching').each([HOTEL, '/sitemap.xml', '/favicon.svg'])(
      '%s is kept, and asked about each time',
      async (path) => {
        const first = await ask(path)
        expect(first.headers['cache-control']?.replace(/\s/g, '')).toBe('public,max-age=0,must-revalidate')
        const again = await ask(path, { headers: { 'if-none-match': first.headers.etag! } })
        expect([again.status, again.body.length]).toEqual([304, 0])
        expect(again.headers.etag).toBe(first.headers.etag)
        const other = await ask(path, { headers: { 'if-none-match': '"other"' } })
        expect(other.status).toBe(200)
      },
    )

    needs('content-tags')('tags are strong, and each encoding has its own', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const { headers } = await ask(HOTEL, { headers: { 'accept-encoding': encoding } })
          return headers.etag!
        }),
      )
      for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{32}(-br|-gzip)?"$/)
      expect(new Set(tags).size).toBe(3)
    })

    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, undefined: (content: Buffer) => content }
    const encodings = [
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ] as const
    const brotli = [
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
    ] as const

    async function expectEncoding(path: string, accepted: string, encoding: string | undefined, plain: Buffer) {
      const answer = await ask(path, { headers: accepted ? { 'accept-encoding': accepted } : {} })
      expect(answer.headers['content-encoding'], path).toBe(encoding)
      expect(answer.headers.vary?.toLowerCase(), path).toContain('accept-encoding')
      expect(decoders[String(encoding) as keyof typeof decoders](answer.body).equals(plain), path).toBe(true)
    }

    needs('compression').each(encodings)('"%s" gets %s', async (accepted, encoding) => {
      const [page, file] = [Buffer.from(await html(HOTEL)), await script()]
      await expectEncoding(HOTEL, accepted, encoding, page)
      await expectEncoding(file, accepted, encoding, (await ask(file)).body)
    })

    needs('brotli').each(brotli)('"%s" gets %s', async (accepted, encoding) => {
      const [page, file] = [Buffer.from(await html(HOTEL)), await script()]
      await expectEncoding(HOTEL, accepted, encoding, page)
      await expectEncoding(file, accepted, encoding, (await ask(file)).body)
    })

    needs('compression')('a page that is not found is compressed too', async () => {
      const answer = await ask('/de/x', { headers: { 'accept-encoding': 'gzip', accept: 'text/html' } })
      expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'gzip'])
      expect(gunzipSync(answer.body).toString()).toBe(await html('/de/404'))
    })

    test('what is compressed by itself is left alone', async () => {
      const font = await found(HOME, /\/_astro\/[^"]+\.woff2/)
      for (const path of [font, await picture()]) {
        const answer = await ask(path, { headers: { 'accept-encoding': 'br, gzip' } })
        expect([answer.status, answer.headers['content-encoding']], path).toEqual([200, undefined])
      }
    })
  })

  describe('pictures and files', () => {
    test('a picture is WebP for who takes no more, for ever', async () => {
      const { status, headers, body } = await ask(await picture(), { headers: { accept: 'image/webp,*/*' } })
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ])
      expect(headers.vary?.toLowerCase()).toContain('accept')
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320 })
    })

    needs('avif')('a picture is AVIF for who takes it', async () => {
      const { headers, body } = await ask(await picture(), { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } })
      expect(headers['content-type']).toBe('image/avif')
      expect(headers.vary?.toLowerCase()).toContain('accept')
      expect(await sharp(body).metadata()).toMatchObject({ format: 'heif', width: 320 })
      const refused = await ask(await picture(), { headers: { accept: 'image/avif;q=0, */*' } })
      expect(refused.headers['content-type']).toBe('image/webp')
    })

    test('only pictures of the site, in the widths of the site', async () => {
      const address = await picture()
      for (const path of [address.replace('-320', '-321'), address.replace(/[0-9a-z]{9}/, '0'.repeat(9))])
        expect((await ask(path)).status, path).toBe(404)
    })

    needs('ranges')('a document can be had in parts', async () => {
      const path = await found(`${HOTEL}/certificates-and-awards`, /\/file\/[0-9a-z]{14}\.pdf/)
      const whole = await ask(path)
      expect([whole.status, whole.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(whole.body.equals(BROCHURE_BYTES)).toBe(true)
      const part = await ask(path, { headers: { range: 'bytes=5-8' } })
      expect([part.status, part.text]).toEqual([206, BROCHURE_BYTES.subarray(5, 9).toString()])
      expect(part.headers['content-range']).toBe(`bytes 5-8/${BROCHURE_BYTES.length}`)
      const end = await ask(path, { headers: { range: 'bytes=-4' } })
      expect([end.status, end.body.length]).toEqual([206, 4])
      expect((await ask(path, { headers: { range: 'bytes=-999999' } })).body.equals(BROCHURE_BYTES)).toBe(true)
      expect((await ask(path, { headers: { range: 'bytes=999999-' } })).status).toBe(416)
    })
  })
}
