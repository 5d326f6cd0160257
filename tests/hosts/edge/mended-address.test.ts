/** Addresses as they come out of mails, chats and hands, and the page that is meant. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedPaths, mendedRedirect } from '../../../src/routes/mended-address.ts'
import { listed } from '../../harness/listed.ts'

const SITE = 'https://www.crystalhotels.example'
const FLORA = ['/oteller/crystal-flora', '/en/hotels/crystal-flora', '/ru/отели', '/çocuk']
const PAGES = ['/', '/spa', '/iletisim', '/en', ...FLORA]
const MOVED: Record<string, string> = { '/en/old': '/en/hotels/crystal-flora' }
const find = (path: string) => (PAGES.includes(path) ? path : MOVED[path])
const ask = (path: string) => mendedRedirect(new URL(SITE + path), find)

const AROUND = [
  ['', ''],
  ...['()', '<>', '[]', '{}', '„“', '“”', '‘’', '«»', '‹›', '「」', '（）', '［］', "''", '""', '``', '”“'].map(
    (pair) => [...pair],
  ),
  ['**', '**'],
  ['_(', ')_'],
  ['\u200b', '\ufeff'],
  ['\u202a', '\u202c'],
]
/** What follows an address in a sentence, in markup, in a copied line. */
const AFTER = [
  ...').,;:!?…”»*_~|-‘’‚“„‹›«([{<>}]"\'`^\\。、！？：．\u200b\u200d\u00ad\u2060\u00a0 \n',
  ...['&nbsp;', '&quot;', '&gt;', '&#8217;', '%20', '%22', '😀', '❤\ufe0f', '](https://x.example)', '">Spa</a>', '\\"'],
]

const written = fc
  .record({
    around: fc.constantFrom(...AROUND),
    file: fc.constantFrom('', '.html', '/index.html', '.php', '.aspx'),
    session: fc.constantFrom('', ';jsessionid=1A2B'),
    isBackslashed: fc.boolean(),
    page: fc.constantFrom(...PAGES),
    isBelowTurkish: fc.boolean(),
    capitals: fc.infiniteStream(fc.boolean()),
    after: fc.array(fc.constantFrom(...AFTER), { maxLength: 4 }).map((signs) => signs.join('')),
    isDoubled: fc.boolean(),
    before: fc.constantFrom('', '/', '//'),
    hyphen: fc.constantFrom('-', '\u2010', '\u2011', '\u2013', '- ', '-\n', ' '),
  })
  .map(({ page, isBelowTurkish, capitals, after, before, hyphen, isDoubled, around, file, session, isBackslashed }) => {
    const path = isBelowTurkish && !/^\/(?:en|ru)/.test(page) ? `/tr${page.replace(/^\/$/, '')}` : page
    const cased = [...path].map((letter) => (capitals.next().value ? letter.toUpperCase() : letter)).join('')
    const doubled = isDoubled ? cased.replaceAll(/(?<=.)\//g, '//') : cased
    const named =
      doubled.replaceAll('-', hyphen).replace(/\/$/, '') + (doubled === '/' && file ? '/index.html' : file) + session
    const whole = before + (isBackslashed ? named.replaceAll(/(?<=.)\//g, '\\') : named) + after
    return { page, path: whole.replace(/^\/?/, `/${around[0]!}`) + around[1]! }
  })

test('R2.149 capitals, punctuation at the end and /tr lead to the page, once and for all', async () => {
  await fc.assert(
    fc.asyncProperty(written, async ({ page, path }) => {
      // Of an address in brackets and an end tag that look alike, the tag is meant.
      fc.pre(!/^\/[[［<]\/\p{L}/u.test(path))
      const address = encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
      const answer = await ask(address)
      // Browsers leave '/.' out.
      if (decodeURI(new URL(SITE + address).pathname) === page) {
        expect(answer).toBeUndefined()
        return
      }
      const target = new URL(answer!.headers.get('location')!, SITE)
      expect([answer!.status, target.origin, decodeURI(target.pathname)]).toEqual([301, SITE, page])
      expect(await ask(target.pathname)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('R2.149 end tags, written line breaks, hosts and second addresses lead to the page', async () => {
  const hosts = [
    ['', ''],
    ['/https://www.crystalhotels.example', ''],
    ['/http:/localhost:4435', ''],
    ['/www.crystalhotels.example', ''],
    ['crystalhotels.example:8080', '/'],
    ['/old.php', ''],
  ] as const
  const tags = ['a', 'p', 'li', 'td', 'strong', 'b'].flatMap((tag) => [`</${tag}>`, `[/${tag}]`, `%3C/${tag}%3E`])
  const ends = ['[/url]', '%5B%2Furl%5D', '%5Cn', '%5Cr%5Cn', '%A0', '™', '®', '%E2%84%A2', '']
  const next = ['https://www.crystalhotels.example/en', 'http://x.example', 'HTTPS:/x']
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FLORA),
      fc.constantFrom(...hosts),
      fc.constantFrom(...tags, ...ends, ...next),
      fc.constantFrom('-', '--', '---', '–-'),
      async (page, [host, slash], end, hyphen) => {
        const path = page.replace('-', hyphen)
        fc.pre(host !== '' || end !== '' || path !== page)
        const answer = await ask(slash + host + encodeURI(path) + end)
        expect([answer?.status, decodeURI(answer!.headers.get('location')!)]).toEqual([301, page])
      },
    ),
    { numRuns: 1000 },
  )
  for (const [path, page] of [
    ['/%E7ocuk', '/çocuk'],
    ['/ileti%FEim', '/iletisim'],
  ] as const)
    expect(decodeURI((await ask(path))!.headers.get('location')!), path).toBe(page)
})

/** As it stands, and as it is encoded, once and twice. */
const ENCODINGS = [
  (text: string) => text,
  encodeURIComponent,
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
]
const encodedSign = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')
const inCapitals = (path: string) => path.toLocaleUpperCase(path.startsWith('/en') ? 'en' : 'tr')

test('R2.149 an apostrophe with an ending of a case leads to the page, in every language and encoding', async () => {
  const signs = [..."'’‘´`ʼʹʻʽˈ′‵＇՚׳＇", '&#39;', '&apos;', '&rsquo;']
  const endings = ['da', 'dan', 'ya', 'a', 'ın', 'nin', 's', 'S', 'DA', 'а', 'da.', 'daki/odalar', 'dan,']
  const encodings = [...ENCODINGS, encodedSign, (text: string) => encodedSign(encodedSign(text))]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FLORA),
      fc.constantFrom(...signs),
      fc.constantFrom(...endings),
      fc.constantFrom(...encodings),
      fc.boolean(),
      async (page, sign, ending, encode, isCapital) => {
        const written = encode(sign.replace('#', encode === ENCODINGS[0] ? '%23' : '#')) + encodeURI(ending)
        const answer = await ask(encodeURI(isCapital ? inCapitals(page) : page) + written)
        expect([answer?.status, decodeURI(answer!.headers.get('location')!)]).toEqual([301, page])
      },
    ),
    { numRuns: 1000 },
  )
  for (const byte of ['%92', '%91', '%B4', '%b4'])
    expect((await ask(`/oteller/crystal-flora${byte}da`))!.headers.get('location'), byte).toBe(FLORA[0])
})

test('R2.149 a sentence that runs on behind an address leads to its page', async () => {
  const joints = ['.', ',', ', ', '. ', ' ', '%20', '\u00a0', '\n', '+', '_', '!', ':', '=', '~', '*', '", ', '…']
  const words = listed(`
    Best | tel | adresinden | ve odalar | https://x.example/a | 0A | 20 | и номера | x.y.z | target='_blank`)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FLORA),
      fc.constantFrom(...joints),
      fc.constantFrom(...words),
      fc.constantFrom('-', '_', '+', ' '),
      async (page, joint, word, hyphen) => {
        const answer = await ask(encodeURI(page.replace('-', hyphen) + joint + word))
        expect([answer?.status, decodeURI(answer!.headers.get('location')!)]).toEqual([301, page])
      },
    ),
    { numRuns: 600 },
  )
})

test.each([
  ['/tr-TR', '/'],
  ['/tr-tr/spa', '/spa'],
  ['/tr_TR/spa', '/spa'],
  ['/en-GB', '/en'],
  ['/en-us/hotels/crystal-flora', '/en/hotels/crystal-flora'],
  ['/RU-RU/отели', '/ru/отели'],
  ['/en%20/hotels%20/crystal-flora', '/en/hotels/crystal-flora'],
  ['/en%2Fhotels%2Fcrystal-flora', '/en/hotels/crystal-flora'],
  ['/en%2fhotels/crystal-flora', '/en/hotels/crystal-flora'],
  ['/spa.phtml', '/spa'],
  ['/spa.shtml', '/spa'],
  ['/spa.amp', '/spa'],
  ['/spa.php\\)', '/spa'],
])('R2.149 %s leads to %s', async (path, page) => {
  expect(decodeURI((await ask(path))!.headers.get('location')!)).toBe(page)
})

test.each([
  '/spa.css',
  '/spa.PNG',
  '/en.json',
  "/en/none's",
  '/none.pdf',
  '/en%',
  '/en/%',
  '/de/%E0%A4%A',
  '/fr-FR/spa',
  '/old.php/',
  '/menu.pdf/',
  '/old.php/index.html',
])('R2.149 %s leads nowhere', async (path) => expect(await ask(path)).toBeUndefined())

test('R2.149 an address of many words is looked up a few times alone', async () => {
  for (const sign of [' a', "'", '_', '.a', '+ ', '-/', ' '])
    expect(correctedPaths(`/en/${sign.repeat(8000)}`).length, sign).toBeLessThan(25)
})

test('R2.149 nothing else leads anywhere, and never to another site', async () => {
  const any = fc.string({ unit: fc.constantFrom(...'/\\.:@?#%&=abcTR2é\u202e).,evil'), maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(any, async (path) => {
      const url = `${SITE}/${path}`
      if (!URL.canParse(url)) return
      const answer = await mendedRedirect(new URL(url), find)
      if (!answer) return
      const target = new URL(answer.headers.get('location')!, SITE)
      expect(target.origin).toBe(SITE)
      expect(PAGES).toContain(decodeURI(target.pathname))
    }),
    { numRuns: 2000 },
  )
})

test('R2.149 what moved is reached in one step, with its query', async () => {
  expect((await ask('/EN/Old),?a=1'))!.headers.get('location')).toBe('/en/hotels/crystal-flora?a=1')
})

test('R2.149 a query that was written into the path comes along', async () => {
  const locations = ['/spa&utm_source=mail', '/spa%3Fcheckin=2027-06-12&adult=2', '/spa%23top', '/spa&a=1?b=2'].map(ask)
  expect((await Promise.all(locations)).map((answer) => answer!.headers.get('location'))).toEqual([
    '/spa?utm_source=mail',
    '/spa?checkin=2027-06-12&adult=2',
    '/spa',
    '/spa?b=2',
  ])
})

test('R2.149 words of an address may be typed with their marks', async () => {
  for (const path of ['/iletişim', '/İletişim', '/ILETİŞİM', '/tr/iletişim.'])
    expect((await ask(path))!.headers.get('location'), path).toBe('/iletisim')
})

test('R2.149 İ and I are lower-cased as Turkish has them, too', () => {
  expect(correctedPaths('/İLETİSİM')).toContain('/iletisim')
  expect(correctedPaths('/ILETISIM')).toContain('/iletisim')
})

test('/tr is a choice of Turkish, kept for this visitor alone', async () => {
  const { headers } = (await ask('/tr'))!
  expect(headers.get('location')).toBe('/')
  expect(headers.get('set-cookie')).toBe('i18n_redirected=tr; Max-Age=31536000; SameSite=Lax; Path=/')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('/Spa'))!.headers.get('set-cookie')).toBeNull()
})
