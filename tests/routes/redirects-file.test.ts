/** The file of redirects: what is read of it, what is left out and why, and where each line leads. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destinationOf, importedText, openImported, readImported, type Standing } from '../../src/routes/imported.ts'
import { csvRows, csvText, decodedText, readRedirects } from '../../src/routes/redirects-file.ts'

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
    ['/a,/x/$1{y}', { from: '/a', to: '/x/%241%7By%7D', status: 301 }],
  ])('%s', (line, redirect) => {
    expect(read(line)).toEqual({ redirects: [{ ...redirect, line: 1 }], faults: [] })
  })

  test.each([
    [',/new', 'address'],
    ['http://[x,/new', 'address'],
    ['/a{b},/new', 'address'],
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
        expect(csvRows(csvText(written)).map(({ cells }) => cells)).toEqual(written)
      }),
    )
  })

  test('in UTF-8, in UTF-16, or in what spreadsheets in Turkish save', () => {
    expect(decodedText(Buffer.from('/ş'))).toBe('/ş')
    expect(decodedText(Buffer.from('\uFEFF/ş', 'utf16le'))).toContain('/ş')
    expect(decodedText(Buffer.from([0x2f, 0xfe]))).toBe('/ş')
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
