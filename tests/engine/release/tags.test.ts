/** What a release reads of a rendered page: its tags, what their attributes say, and where its links lead. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { internalLinks } from '../../../src/engine/release/checks/internal-links.ts'
import { attribute, decoded, tagsOf } from '../../../src/engine/release/checks/tags.ts'

const read = (html: string, name: string) => attribute([...tagsOf(html).values()][0]![0]!, name)

describe('the tags of a page', () => {
  test('are those that a release asks for, with the text of what holds nothing but text', () => {
    const html = '<!-- <a> --><title>Sea</title><p><a href="/en">Home</a><custom-a></p><style>a{}</style><a>Back</a>'
    expect([...tagsOf(html)]).toEqual([
      ['title', [{ name: 'title', attributes: '', text: 'Sea', at: html.indexOf('<title') }]],
      [
        'a',
        [
          { name: 'a', attributes: ' href="/en"', text: '', at: html.indexOf('<a href') },
          { name: 'a', attributes: '', text: '', at: html.indexOf('<a>Back') },
        ],
      ],
      ['style', [{ name: 'style', attributes: '', text: 'a{}', at: html.indexOf('<style') }]],
    ])
  })

  test('have the attributes that they are written with, in either case and either quotes', () => {
    const value = fc.stringMatching(/^[^"'&]*$/)
    fc.assert(
      fc.property(fc.stringMatching(/^data-[a-z]{12}$/), value, fc.constantFrom('"', "'"), (name, text, quote) => {
        const written = (as: string) => `<img src="/x.svg" ${as}=${quote}${text}${quote} alt="">`
        expect(read(written(name), name)).toBe(text)
        expect(read(written(name.toUpperCase()), name)).toBe(text)
        expect(read(written(`${name}-more`), name)).toBeUndefined()
      }),
    )
  })

  test('have an empty attribute where it is named alone, and none where it is not', () => {
    expect(read('<script defer src="/a.js"></script>', 'defer')).toBe('')
    expect(read('<img src="/a.svg" alt>', 'alt')).toBe('')
    expect(read('<img src="/a.svg" title="alt">', 'alt')).toBeUndefined()
  })

  test('have no attribute that only a text of another one names', () => {
    const meta = `<meta name="description" content="The largest property by the sea, it's quiet">`
    expect(read(meta, 'property')).toBeUndefined()
    expect(read(meta, 'content')).toBe("The largest property by the sea, it's quiet")
    expect(read(`<img title='no alt here' src="/a.svg">`, 'alt')).toBeUndefined()
    expect(read(`<a title="say href='/no' and" href="/en">`, 'href')).toBe('/en')
  })
})

test.each([
  ['Rooms &amp; suites', 'Rooms & suites'],
  ['&lt;b&gt; &quot;sea&quot; &apos;s', `<b> "sea" 's`],
  ['from 99&nbsp;€', 'from 99\u00a0€'],
  ['&#39;til &#8364;99', "'til €99"],
  ['&#x27;til &#X20AC;99', "'til €99"],
  ['&#x1F30A;', '🌊'],
  ['&constructor;', '&constructor;'],
  ['&#99999999;', '&#99999999;'],
  ['&#x110000;&#x10FFFF;', '&#x110000;\u{10ffff}'],
  ['&amp;lt;', '&lt;'],
  ['Food & drinks; &unknown; &amp', 'Food & drinks; &unknown; &amp'],
])('a text: %s is read as %s', (text, said) => expect(decoded(text)).toBe(said))

describe('where a page leads within the site', () => {
  const links = (...hrefs: string[]) => internalLinks(tagsOf(hrefs.map((href) => `<a href="${href}">x</a>`).join('')))

  test('is each path once, without query and fragment, as people read it', () => {
    expect(links('/en/rooms', '/', '/en/rooms?from=menu', '/en/rooms#sea', '/en/spa&amp;more')).toEqual([
      '/en/rooms',
      '/',
      '/en/spa&more',
    ])
    expect(links('/ru/%D0%BB%D0%B5%D1%82%D0%BE', '/ru/лето')).toEqual(['/ru/лето'])
  })

  test('is told as it is written where its escapes are none', () => {
    expect(links('/en/100%', '/en/%E0%A4')).toEqual(['/en/100%', '/en/%E0%A4'])
  })

  test.each(['https://other.example/en/rooms', '//other.example/en', 'mailto:sea@hotel.example', '#sea', 'rooms', ''])(
    'is nowhere by %j',
    (href) => expect(links(href)).toEqual([]),
  )

  test('is nowhere without links', () => {
    expect(internalLinks(tagsOf('<a id="sea">Sea</a>'))).toEqual([])
    expect(internalLinks(tagsOf('<link href="/en"><p>Sea</p>'))).toEqual([])
  })
})
