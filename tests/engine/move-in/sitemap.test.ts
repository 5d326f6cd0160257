/** Sitemaps as they are found: indexes, compressed, with other languages, as lines; and what is none. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { MoveInError, sitemapAddresses } from '../../../src/engine/move-in/sitemap.ts'

const OLD = 'https://old.example'
const read = (files: Record<string, string | Uint8Array>) => (source: string) => {
  const file = files[source]
  return file === undefined
    ? Promise.reject(new MoveInError(`no ${source}`))
    : Promise.resolve(typeof file === 'string' ? Buffer.from(file) : file)
}
const urlset = (inner: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inner}</urlset>`

test('an index leads to its sitemaps, compressed or not, each once', async () => {
  const index = `<sitemapindex><sitemap><loc> ${OLD}/a.xml.gz </loc></sitemap><sitemap><loc>b.xml</loc></sitemap><sitemap><loc>${OLD}/index.xml</loc></sitemap></sitemapindex>`
  const files = {
    [`${OLD}/index.xml`]: index,
    [`${OLD}/a.xml.gz`]: gzipSync(urlset(`<url><loc>${OLD}/a?x=1&amp;y=2</loc></url>`)),
    [`${OLD}/b.xml`]: urlset(`<url><loc><![CDATA[${OLD}/b]]></loc></url><url><loc>${OLD}/a?x=1&amp;y=2</loc></url>`),
  }
  const { addresses } = await sitemapAddresses([`${OLD}/index.xml`], read(files))
  expect(addresses).toEqual([`${OLD}/a?x=1&y=2`, `${OLD}/b`])
})

test('a page’s other languages are addresses, its pictures are none', async () => {
  const text = urlset(
    `<url><loc>${OLD}/tr</loc><xhtml:link rel="alternate" hreflang="en" href="${OLD}/en"/><image:image><image:loc>${OLD}/x.jpg</image:loc></image:image></url>`,
  )
  const { addresses } = await sitemapAddresses(['old.xml'], read({ 'old.xml': text }))
  expect(addresses.sort()).toEqual([`${OLD}/en`, `${OLD}/tr`])
})

test('a list of lines: whole addresses, and paths as analytics and logs export them; what is none is said with its number', async () => {
  const text = `\uFEFF${OLD}/a\r\n\r\nnothing\r\n${OLD}/ş\n/en/home\n# from analytics\nPage,Views\n/x?a=1,b,2,340\n"/en/rooms","12"\n/de\t7\n1.2.3.4 - - [1/Jan] "GET /log?x=1 HTTP/1.1" 200 5\nwww.old.example/y\n`
  expect(await sitemapAddresses(['old.txt'], read({ 'old.txt': text }))).toEqual({
    addresses: [
      ...[`${OLD}/a`, `${OLD}/ş`, '/en/home', '/x?a=1,b', '/en/rooms', '/de', '/log?x=1', 'https://www.old.example/y'],
    ],
    unread: ['old.txt, line 3: no address: "nothing"', 'old.txt, line 7: no address: "Page,Views"'],
  })
})

test('a comma is part of an address, unless every line has a cell behind one', async () => {
  const [list, table] = ['/a?otel=1,2\n/b\n/c,3\n', '/a?x=1,2,7\n/b,7\n']
  expect((await sitemapAddresses(['x'], read({ x: list }))).addresses).toEqual(['/a?otel=1,2', '/b', '/c,3'])
  expect((await sitemapAddresses(['x'], read({ x: table }))).addresses).toEqual(['/a?x=1', '/b'])
})

test('a sitemap may have paths, and what is none is said with its line', async () => {
  const text = urlset('<url><loc>/tr</loc></url>\n<url><loc>somewhere</loc></url>')
  const { addresses, unread } = await sitemapAddresses(['old.xml'], read({ 'old.xml': text }))
  expect([addresses, unread]).toEqual([['/tr'], ['old.xml, line 2: no address: "somewhere"']])
})

describe('what is no sitemap is said', () => {
  test.each([
    ['a page', '<!doctype html><html><body>Sign in</body></html>', '<html>'],
    ['an empty one', urlset(''), 'no addresses'],
    ['an empty file', '', 'no addresses'],
    ['a list of names', 'rooms\nspa\n', 'such as https://www.example.com/en/rooms or /en/rooms'],
    ['a broken archive', Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'decompressed'],
  ])('%s', async (_, file, words) => {
    await expect(sitemapAddresses(['x'], read({ x: file }))).rejects.toThrow(words)
    await expect(sitemapAddresses(['x'], read({ x: file }))).rejects.toThrow(MoveInError)
  })
})

test('lists and sitemaps in the encodings of Windows are read', async () => {
  const text = `${OLD}/otel/şile\n`
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  const turkish = Buffer.from(urlset(`<url><loc>${OLD}/otel/\u00feile</loc></url>`), 'latin1')
  const files = read({ 'utf16.txt': utf16, 'turkish.xml': turkish })
  expect((await sitemapAddresses(['utf16.txt'], files)).addresses).toEqual([`${OLD}/otel/şile`])
  expect((await sitemapAddresses(['turkish.xml'], files)).addresses).toEqual([`${OLD}/otel/şile`])
})

test('a sitemap that is cut off is said, wherever it ends', async () => {
  const whole = urlset(`<url><loc>${OLD}/a</loc></url><url><loc>${OLD}/b</loc></url>`)
  for (let end = whole.indexOf('<urlset') + 10; end < whole.length - '</urlset>'.length; end += 7)
    await expect(
      sitemapAddresses(['cut.xml'], read({ 'cut.xml': whole.slice(0, end) })),
      whole.slice(0, end),
    ).rejects.toThrow(MoveInError)
})
