/** The file of redirects: what is read of it, what is left out and why, and where each line leads. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destinationOf, importedText, openImported, readImported, type Standing } from '../../src/routes/imported.ts'
import { csvText, readCsv } from '../../src/routes/lists/csv.ts'
import { redirectLines, readRedirects } from '../../src/routes/lists/redirects-file.ts'

const SITE = 'https://www.example.com'
const read = (text: string) => readRedirects(text, SITE)

describe('a line', () => {
  test.each([
    ['/old,/new', { from: '/old', to: '/new', status: 301 }],
    ['old/page.html,/new,302', { from: '/old/page.html', to: '/new', status: 302 }],
    ['https://www.example.com/a/,http://example.com/b/?x=1#y,308', { from: '/a', to: '/b?x=1#y', status: 308 }],
    ['/a,https://other.example/x,', { from: '/a', to: 'https://other.example/x', status: 301 }],
    ['/a?id=3&b=,/new', { from: '/a?id=3&b=', to: '/new', status: 301 }],
    ['/weg,,410', { from: '/weg', status: 410 }],
    ['/weg,/anything,410', { from: '/weg', status: 410 }],
    ['/%C3%BCr%C3%BCn/,/ürün-2', { from: '/ürün', to: '/%C3%BCr%C3%BCn-2', status: 301 }],
    // As sites in an older encoding wrote it.
    ['/%FCr%FCn,/x', { from: '/%FCr%FCn', to: '/x', status: 301 }],
    ['"/a, b",/x', { from: '/a, b', to: '/x', status: 301 }],
    ['/a,/x/${y}', { from: '/a', to: '/x/%24%7By%7D', status: 301 }],
    ['www.example.com/a,www.other.example/x', { from: '/a', to: 'https://www.other.example/x', status: 301 }],
    ['example.com/a,index.php/en,301 moved', { from: '/a', to: '/index.php/en', status: 301 }],
    ['="/a?x=1&amp;y=2&#038;z=3",</b>', { from: '/a?x=1&y=2&z=3', to: '/b', status: 301 }],
    ['/a?utm_source=x&id=3&fbclid=y,/b', { from: '/a?id=3', to: '/b', status: 301 }],
    ['/a?msclkid=x&srsltid=y&gbraid=z&igsh=w&p=3&hsa_acc=1&mtm_source=a,/b', { from: '/a?p=3', to: '/b', status: 301 }],
    ['\u200B“/\u2028a\u00AD”,«/b»\u00A0', { from: '/a', to: '/b', status: 301 }],
  ])('%s', (line, redirect) => {
    expect(read(line)).toEqual({ redirects: [{ ...redirect, line: 1 }], faults: [] })
  })

  test.each([
    [',/new', 'address'],
    ['[old](https://www.example.com/a),/new', 'address'],
    ['/a -> /new 301', 'address'],
    ['RewriteRule ^a$ /new [R=301,L]', 'address'],
    ['/a,-', 'target'],
    ['http://[x,/new', 'address'],
    ['/a{b,/new', 'address'],
    ['<a>"b,/new', 'address'],
    ['/a\ufffd,/new', 'address'],
    ['/,/new', 'reserved'],
    ['/?p=3,/new', 'reserved'],
    ['/desk/x,/new', 'reserved'],
    ['/IMG/x.jpg,/new', 'reserved'],
    ['https://blog.example.com/a,/new', 'other-site'],
    ['mailto:a@example.com,/new', 'other-site'],
    ['/a,/new,303', 'status'],
    ['/a,/new,gone', 'status'],
    ['/a,', 'target'],
    ['/a,javascript:alert(1)', 'target'],
    ['/a/,/a', 'loop'],
    ['blog.example.com/a,/new', 'other-site'],
    ['/blog/*,/new', 'pattern'],
    ['^/blog,/new', 'pattern'],
    ['/blog$,/new', 'pattern'],
    ['/blog/(.*),/new', 'pattern'],
    ['/blog/\\d+,/new', 'pattern'],
    ['/blog/[0-9]+,/new', 'pattern'],
    ['/(blog|news),/new', 'pattern'],
    ['/blog/:slug,/new', 'pattern'],
    ['/blog/{slug},/new', 'pattern'],
    ['/blog/[slug],/new', 'pattern'],
    ['~^/blog,/new', 'pattern'],
    ['/blog/…,/new', 'pattern'],
    ['/blog,/new/$1', 'pattern'],
    ['/blog,/new/:splat', 'pattern'],
    [`/${'a/'.repeat(500)},/new`, 'long'],
    [`/a,/${'a/'.repeat(1500)}`, 'long'],
    ['"/a,/new', 'quotes'],
    ['"/a"b,/new', 'quotes'],
  ])('%s is left out: %s', (line, cause) => {
    const { redirects, faults } = read(`# of May\nfrom,to,status\n${line}\n`)
    expect([redirects, faults.map((fault) => [fault.line, fault.cause])]).toEqual([[], [[3, cause]]])
  })

  test('an address has one target: that of its first line', () => {
    const { redirects, faults } = read('/a,/x\n/A/,/y\n/a,/x,301\n')
    expect(redirects).toEqual([{ from: '/a', to: '/x', status: 301, line: 1 }])
    expect(faults).toEqual([{ line: 2, address: '/A/', target: '/y', cause: 'twice' }])
  })
})

describe('a table', () => {
  test.each([
    ['commas', 'from,to,status\n/a,/b,302\n'],
    ['semicolons and a mark of its encoding', '\uFEFFfrom;to;status\r\n/a;/b;302\r\n'],
    ['tabs', 'from\tto\tstatus\n/a\t/b\t302'],
    ['columns in another order, and more of them', 'note,status,to,from\n"x, ""y""\nz",302,/b,/a\n'],
    ['no names, an empty line and a comment', '\n# old\n"/a","/b","302"\n\n'],
  ])('with %s', (_, text) => {
    expect(read(text).redirects).toMatchObject([{ from: '/a', to: '/b', status: 302 }])
  })

  test('what is written is read again, whatever is in it', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'ş', ',', ';', '"', '\n', ' ', '\t') })
      .map((each) => each.trim())
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const written = [['from', 'to'], ...rows.map(([first, second]) => [`/${first}`, second])]
        expect(readCsv(csvText(written)).rows.map(({ cells }) => cells)).toEqual(written)
      }),
      { examples: [[[['a\n;;\na', 'x;;']]]] },
    )
  })

  test.each([
    ['Redirection', 'source,target,regex,code,type,status\n/a,/b,0,302,url,enabled\n/off,/b,0,302,url,disabled\n'],
    ['Yoast', '"Origin","Target","Type","Format"\n"/a","/b","302","plain"\n'],
    ['Rank Math', 'source,matching,destination,type,status\n/a,exact,/b,302,active\n/off,exact,/b,302,inactive\n'],
    ['Screaming Frog', '"Address","Status Code","Status","Redirect URL","Redirect Type"\n/a,302,Found,/b,HTTP\n'],
    ['Shopify', 'Redirect from,Redirect to,Code\n/a,/b,302\n'],
    ['TYPO3', 'source_host,source_path,target,target_statuscode,disabled\n*,/a,/b,302,0\n*,/off,/b,302,1\n'],
    ['SEOPress', 'Source;Target;Redirection type;Enabled\na;/b;302;yes\noff;/b;302;no\n'],
    ['Ahrefs', '#,URL,HTTP code,Redirect URL\n1,/a,302,/b\n'],
    ['a Turk', 'Sıra;ESKİ LİNK;YENİ LİNK;Yönlendirme Kodu\n301;/a;/b;302\n302;/c;/d;302\n9;/e;/f;302\n'],
    ['a Russian', '№;Старая ссылка;Новая ссылка;Код ответа\n1;/a;/b;302\n'],
    ['a person', 'Weiterleitungen;;\nAlte_Adresse;Neue Adresse;Statuscode;Code\n/a;/b;;302\n'],
  ])('R7.49 with the columns of %s, which may switch a line off', (_, text) => {
    const { redirects, faults } = read(text)
    expect(redirects[0]).toMatchObject({ from: '/a', to: '/b', status: 302 })
    expect(faults.some(({ address, cause }) => /off/.test(address) && cause === 'unused')).toBe(/off/.test(text))
  })

  test('R7.49 a status that is none is not taken for 301', () => {
    const { faults } = read('from,to,status\n/a,/b,Found\n/c,/d,299\n')
    expect(faults.map(({ cause }) => cause)).toEqual(['status', 'status'])
  })

  test.each([
    ['source,target,regex\n/a,/b,1\n', 'pattern'],
    ['Origin,Target,Type,Format\n/a,/b,301,regex\n', 'pattern'],
    ['source_host,source_path,target\nother.example,/a,/b\n', 'other-site'],
  ])('R7.49 a column says more of it: %j', (text, cause) =>
    expect(read(text).faults).toMatchObject([{ line: 2, cause }]),
  )
})

describe('R7.49 each line is used or reported', () => {
  const word = fc.stringMatching(/^[a-zşı]{1,8}$/)
  const odd = fc.constantFrom('*', '(.*)', ':slug', '{x}', 'x'.repeat(1000), '\u200Bx', 'a b', 'a?id=3&b=4')
  const from = fc.tuple(
    fc.constantFrom('/', '', 'https://www.example.com/', 'www.example.com/', '^/'),
    word,
    fc.option(odd),
  )
  const row = fc.tuple(
    from,
    fc.constantFrom('/x', '', 'x', '/x/$1'),
    fc.constantFrom('', '301', '302', '410', '307', 'Found'),
  )
  const quoted = (cell: string, how: number) =>
    how < 7 ? cell : how < 9 ? `"${cell}"` : how === 9 ? `"${cell}` : `"${cell}"x`
  const table = fc.record({
    rows: fc.array(fc.tuple(row, fc.array(fc.nat(10), { minLength: 3, maxLength: 3 })), {
      minLength: 1,
      maxLength: 12,
    }),
    between: fc.array(fc.constantFrom('', '# a comment', ' ', '"# quoted"'), { maxLength: 3 }),
    separator: fc.constantFrom(',', ';', '\t', '|'),
    isNamed: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    header: fc.constantFrom(['from', 'to', 'status'], ['Origin', 'Target', 'Type'], ['Eski URL', 'Yeni URL', 'Durum']),
  })

  test('whatever the separator, the quotes, the line ends and what stands in it', () => {
    fc.assert(
      fc.property(table, ({ rows, between, separator, isNamed, end, header }) => {
        const written = rows.map(([[[start, name, rest], to, status], how], at) =>
          [`${start}${name}-${at}${rest ?? ''}`, to, status]
            .map((cell, each) => quoted(cell, how[each]!))
            .join(separator),
        )
        const names = header.join(separator)
        const lines = [...(isNamed ? [`sep=${separator}`] : []), ...between, names, ...between, ...written]
        const text = lines.join(end)
        const { redirects, faults } = read(text)
        const { comments } = redirectLines(text)
        const cellsOver = [...redirects, ...faults, ...comments].map(({ line }) => line)
        // A quote that is closed some lines later holds these together.
        const longer = readCsv(text).rows.flatMap(({ line, text }) =>
          text
            .split('\n')
            .slice(1)
            .map((_, at) => line + 1 + at),
        )
        const expected = lines.flatMap((line, at) =>
          line.trim() === '' || line.startsWith('sep=') || line === names ? [] : [at + 1],
        )
        expect([...cellsOver, ...longer].sort((left, right) => left - right)).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('where it leads', () => {
  const standing = (pages: string[], moved: Record<string, string> = {}): Standing => ({
    stands: (path) => pages.includes(path),
    moved: (path) => moved[path],
  })
  const leads = (text: string, from: string, site: Standing, search?: string) => {
    const table = readImported(importedText(read(text).redirects))
    return destinationOf(table.at(from, search)!, table, site)
  }

  test('a chain is made straight, up to the first page', () => {
    const chain = '/a,/b,302\n/b,/c/\n/C,/d\n'
    expect(leads(chain, '/a', standing(['/d']))).toMatchObject({ status: 302, location: '/d' })
    expect(leads(chain, '/a', standing(['/b', '/d']))).toMatchObject({ location: '/b' })
    expect(leads(chain, '/a', standing(['/e'], { '/c': '/e' }))).toMatchObject({ location: '/e' })
    expect(leads('/a,/b\n/b,,410', '/a', standing([]))).toEqual({ status: 410, takesQuery: false })
  })

  test('the visitor’s query is passed on, unless the line names one', () => {
    const text = '/a,/x\n/a?id=3,/y\n/b,/x?q=1\n/c,/x#y'
    const query = (from: string, search?: string) => leads(text, from, standing(['/x', '/y']), search)
    expect(query('/a', '?id=4')).toMatchObject({ location: '/x', takesQuery: true })
    expect(query('/a', '?id=3')).toMatchObject({ location: '/y', takesQuery: false })
    expect(query('/b')).toMatchObject({ location: '/x?q=1', takesQuery: false })
    expect(query('/c')).toMatchObject({ location: '/x#y', takesQuery: false })
  })

  test('no line leads to another one, or round in a circle, whatever the lines are', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/E', '/e/')
    const lines = fc.array(fc.tuple(path, path), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(lines, fc.subarray(['/a', '/b', '/e']), (all, pages) => {
        const { redirects } = read(csvText(all))
        const [table, site] = [openImported(redirects), standing(pages)]
        for (const each of redirects) {
          const { location } = destinationOf(each, table, site) ?? {}
          if (location !== undefined && !site.stands(location)) expect(table.at(location)).toBeUndefined()
        }
      }),
      { numRuns: 300 },
    )
  })
})
