/** Sitemaps as they are found: indexes, compressed, with other languages, as lines; and what is none. */
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodedText } from '../../../src/engine/move-in/decoded-text.ts'
import { MoveInError, sitemapAddresses } from '../../../src/engine/move-in/sitemap.ts'
import { encoded, type Encoding } from '../../harness/encoded.ts'

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
  const saved = { 'old/index.xml': index, 'old/b.xml': '/b', [`${OLD}/a.xml.gz`]: '/a', [`${OLD}/index.xml`]: '/c' }
  expect((await sitemapAddresses(['old/index.xml'], read(saved))).addresses).toEqual(['/a', '/b', '/c'])
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

test.each([
  ['a comma is part of an address', '/a?otel=1,2\n/b\n/c,3\n', '/a?otel=1,2 /b /c,3'],
  ['unless every line has a cell behind one', '/a?x=1,2,7\n/b,7\n', '/a?x=1 /b'],
  ['what an address has behind a semicolon stays', '/a;jsessionid=1?x=2\n/b;v=3\n', '/a;jsessionid=1?x=2 /b;v=3'],
  ['several in a line', '/a, /b, /c', '/a /b /c'],
  ['beside other lines', '/x\n/a, /b; /c\n"/d","/e"\n/f\t/g\n/h\f/i\n', '/x /a /b /c /d /e /f /g /h /i'],
  ['in a cell', 'URL;Titel\n/a | /b;x\n', '/a /b'],
  ['in columns of old and new ones', 'Source URL,Target URL,x\n/a,/b,/c\n', '/a /b'],
  ['as programs write them', "'/a',\n'/b' => '/c',\n  \"/d\",\n", '/a /d'],
  ['logs of IIS', 'GET /a.asp id=3 80 -\nGET /b - 443 -\n', '/a.asp?id=3 /b'],
])('R7.49 %s', async (_, x, expected) => {
  expect((await sitemapAddresses(['x'], read({ x }))).addresses).toEqual(expected.split(' '))
})

test.each([
  ['a page', '<!doctype html><html><body>Sign in</body></html>', '<html>'],
  ['an empty one', urlset(''), 'no addresses'],
  ['an empty file', '', 'no addresses'],
  ['a list of names', 'rooms\nspa\n', 'such as https://www.example.com/en/rooms or /en/rooms'],
  ['a broken archive', Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'decompressed'],
])('what is no sitemap is said: %s', async (_, file, words) => {
  await expect(sitemapAddresses(['x'], read({ x: file }))).rejects.toThrow(words)
  await expect(sitemapAddresses(['x'], read({ x: file }))).rejects.toThrow(MoveInError)
})

test('R7.49 each entry of a sitemap is used, also a path, one of two, and another language; or reported with its line', async () => {
  const more = `<xhtml:link rel="alternate" hreflang="en" href="/en"/><image:image><image:loc>/x.jpg</image:loc></image:image>`
  const text = urlset(`<url><loc>${OLD}/a</loc><loc>/b</loc>${more}</url>\n<url><loc/></url><loc>c</loc><loc>/d</loc>`)
  const { addresses, unread } = await sitemapAddresses(['x'], read({ x: text }))
  expect(addresses).toEqual(['/en', `${OLD}/a`, '/b', '/d'])
  expect(unread).toEqual(['x, line 2: no address: ""', 'x, line 2: no address: "c"'])
})

describe('R7.49 tables of other tools', () => {
  test.each([
    ['Screaming Frog', `"Address","Content Type","Status Code"\n"${OLD}/kontakt/","text/html","200"\n`],
    ['Search Console', `Top pages,Clicks,CTR\n${OLD}/kontakt/,12,1.5%\n`],
    ['Search Console in Turkish', `En iyi sayfalar,Tıklamalar,TO\n${OLD}/kontakt/,12,"1,5%"\n`],
    ['Analytics', `# ----\n# All pages\n\nPage,Pageviews\n${OLD}/kontakt/,"1,234"\n,"1,234"\n`],
    ['Ahrefs', `"#"\t"URL"\t"Traffic"\n"1"\t"${OLD}/kontakt/"\t"9"\n`],
    ['a spreadsheet with the title last', `${OLD}/kontakt/;Kontakt;200\n${OLD}/kontakt/;Kontakt, Anfahrt;200\n`],
    ['a column that nobody knows', `Titel;Wohin\nKontakt;${OLD}/kontakt/\n`],
  ])('%s', async (_, text) => {
    const { addresses } = await sitemapAddresses(['x'], read({ x: text }))
    expect([...new Set(addresses)]).toEqual([`${OLD}/kontakt/`])
  })

  test('beside other lines, a title or a number is no part of an address', async () => {
    const text = `${OLD}/a\n/b\n${OLD}/kontakt/;Kontakt;200\n/old /new 301\n/c;jsessionid=1\n/d e.html\n`
    const { addresses, unread } = await sitemapAddresses(['x'], read({ x: text }))
    expect(addresses).toEqual([`${OLD}/a`, '/b', '/c;jsessionid=1', '/d e.html'])
    expect(unread.map((each) => /line \d/.exec(each)![0])).toEqual(['line 3', 'line 4'])
  })
})

describe('R7.49 each line of a list is used or reported', () => {
  const line = fc.oneof(
    fc.constantFrom('/güneş', '/şile', '/çocuk-kulübü', '/İletişim', '/über-uns'),
    fc.stringMatching(/^(https:\/\/)?www\.old\.example\/[a-z]{1,9}\/?$/),
    fc.stringMatching(/^\/[a-z]{1,9}\.asp\?id=\d{1,3}$/),
    fc.constantFrom('', 'rooms', '/blog/*', '^/x$', '# note', '\u200B/a\u00AD', '“/b”', 'Total', '"/c', '/d"'),
  )
  const CASES = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    mark: fc.constantFrom('', '\uFEFF'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    separator: fc.constantFrom(undefined, ',', ';', '\t', '|'),
    encoding: fc.constantFrom<Encoding>('utf-8', 'utf-16le', 'utf-16be', 'windows-1254'),
  })

  test('whatever its encoding, line ends and further columns', async () => {
    await fc.assert(
      fc.asyncProperty(CASES, async ({ lines, mark, end, separator, encoding }) => {
        const rows = lines.map((each) => (separator && each ? [each, 'Titel', '200'].join(separator) : each))
        const first = `${mark}${OLD}/first${separator ? `${separator}a${separator}1` : ''}`
        const x = encoded([first, ...rows].join(end), encoding)
        const { addresses, unread } = await sitemapAddresses(['x'], read({ x }))
        const said = new Set(unread.map((each) => Number(/line (\d+)/.exec(each)![1])))
        for (const [at, each] of lines.entries()) {
          const bare = each.replace(/[\u200B\u00AD“”"]/g, '')
          const address = bare.startsWith('www.') ? `https://${bare}` : bare
          const isUsed = addresses.includes(address)
          const isLeftOut = each === '' || each.startsWith('#')
          expect([said.has(at + 2) !== isUsed, isLeftOut].includes(true), `${at + 2}: ${each}`).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('R7.49 encodings', () => {
  const WORDS: [Encoding, string[]][] = [
    ['windows-1251', ['номера', 'СПА', 'о-нас', 'Ресторан']],
    ['windows-1254', ['şile', 'İletişim', 'güneş', 'über-uns']],
  ]
  test.each(WORDS)('%s is found in lists, tables and sitemaps, declared or not', async (encoding, words) => {
    for (const word of words) {
      const files = {
        list: `${OLD}/${word}\n${OLD}/en\n`,
        table: `URL;Titel\r\n${OLD}/${word};x\r\n${OLD}/en;y\r\n`,
        bare: urlset(`<url><loc>${OLD}/${word}</loc></url><url><loc>${OLD}/en</loc></url>`).replace(/^<\?.*?\?>/, ''),
        declared: `<?xml version="1.0" encoding="${encoding}"?><urlset><url><loc>${OLD}/${word}</loc></url><url><loc>${OLD}/en</loc></url></urlset>`,
      }
      for (const [name, text] of Object.entries(files)) {
        const { addresses } = await sitemapAddresses(['x'], read({ x: encoded(text, encoding) }))
        expect(addresses, name).toEqual([`${OLD}/${word}`, `${OLD}/en`])
      }
    }
  })

  test('what a page says of itself', () => {
    const text = '<html><head><meta charset="windows-1251"><title>Отель</title></head>'
    expect(decodedText(encoded(text, 'windows-1251'))).toBe(text)
    expect(decodedText(encoded('Я', 'windows-1251'), 'cp1251')).toBe('Я')
  })

  test('a server that calls every page UTF-8', () => {
    for (const [encoding, text] of [
      ['windows-1251', 'Отель у моря'],
      ['windows-1254', 'Şık odalar'],
    ] as const)
      expect(decodedText(encoded(text, encoding), 'utf-8')).toBe(text)
  })

  test.each(['/номера', '/çocuk-kulübü/ışık', '/für-größere'])('stray bytes among UTF-8: %s', async (path) => {
    const bytes = Buffer.concat([Buffer.from(`${path}\n/caf`), Buffer.of(0xe9), Buffer.from(`\n/en\n\0/de`)])
    const { addresses, unread } = await sitemapAddresses(['x'], () => Promise.resolve(bytes))
    const said = ['x, line 2: no address: "/caf\ufffd"', String.raw`x, line 4: no address: "\u0000/de"`]
    expect([addresses, unread]).toEqual([[path, '/en'], said])
    expect(decodedText(Buffer.from(path).subarray(0, -1))).toContain(path.slice(0, -1))
  })
})

test('a sitemap that is cut off is said, wherever it ends', async () => {
  const whole = urlset(`<url><loc>${OLD}/a</loc></url><url><loc>${OLD}/b</loc></url>`)
  for (let end = whole.indexOf('<urlset') + 10; end < whole.length - '</urlset>'.length; end += 7)
    await expect(
      sitemapAddresses(['cut.xml'], read({ 'cut.xml': whole.slice(0, end) })),
      whole.slice(0, end),
    ).rejects.toThrow(MoveInError)
})
