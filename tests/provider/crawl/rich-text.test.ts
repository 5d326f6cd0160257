import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { createSources } from '../../../src/provider/crawl/sources.ts'
import { HOSTILE_HTML, HOSTILE_URLS } from '../../worlds/index.ts'
import { html, shown } from './shown-text.ts'
import { listed } from '../../harness/listed.ts'

describe('what must not survive', () => {
  test.each([
    ['<p>a<script>bad()</script>b</p>', '<p>ab</p>'],
    ['<p>a<SCRIPT SRC=//evil.example>bad</sCript >b</p>', '<p>ab</p>'],
    ['<style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<p onclick="bad()" style="x" class="y" id="z" data-n="0">a</p>', '<p id="s-z">a</p>'],
    [
      '<form action="/x"><label>L</label><input name="a"><select><option>o</option></select><textarea>t</textarea></form>',
      'L',
    ],
    ['<object data="x">o</object><embed src="x"><p>a</p>', '<p>a</p>'],
    ['<svg><script>bad()</script><text>t</text></svg><p>a</p>', '<p>a</p>'],
    ['<!-- comment --><p>a</p>', '<p>a</p>'],
    ['<video src="x"></video><audio src="x"></audio><p>a</p>', '<p>a</p>'],
    ['<p>1 < 2 & "x"</p>', '<p>1 &lt; 2 &amp; "x"</p>'],
    ['<div><section><p>a</p></section></div>', '<p>a</p>'],
    ['<span id="!">a</span><b style="font-weight:normal" id="docs-internal-guid-1"><p>b</p></b>', 'a<p>b</p>'],
    ['<b style="font-weight:normal">a</b><p>b</p><span>c</span><p>d</p>', 'a<p>b</p>c<p>d</p>'],
    ['<scr<script>ipt>bad()</scr</script>ipt>', undefined],
  ])('%s', (source, expected) => {
    if (expected === undefined) expect(parse(html(source)).querySelectorAll('script')).toEqual([])
    else expect(html(source)).toBe(expected)
  })

  test.each([
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'object', 'svg', 'math', 'select'],
    'iframe',
  ])('what stands in <%s>', (tag) => expect(html(`<p>a</p><${tag}>inner</${tag}>`)).toBe('<p>a</p>'))

  test.each(['', ' ', '<p></p>', '<p>&nbsp;</p><br>', '<script>x</script>', '<!-- x -->'])(
    '%j is no text at all',
    (source) => {
      expect(createSources('https://provider.example').rich(source)).toBeUndefined()
    },
  )

  test.each(HOSTILE_URLS)('a link to %j keeps its words and is reported', (url) => {
    const { html: text, notes } = shown(`<p><a href="${url}">words</a></p>`)
    expect(text).toBe('<p>words</p>')
    expect(notes).toHaveLength(1)
  })

  test.each(['data:image/png;base64,AA', 'javascript:x', 'file:///x.png', 'https://user:x@a.example/x.png'])(
    'a picture from %s goes and is reported',
    (source) => {
      const { html: text, notes, files } = shown(`<p>a<img src="${source}">b</p>`)
      expect(text).toBe('<p>ab</p>')
      expect(notes).toHaveLength(1)
      expect(files.size).toBe(0)
    },
  )
})

/** What the site puts around a table, so that a phone can scroll it, and around the tables in it. */
const SCROLLER = /<div class="scroll" role="group" aria-label="[^"]*" tabindex="0">((?:(?!<div).)*?<\/table>)<\/div>/gs

function withoutScrollers(text: string): string {
  const inner = text.replaceAll(SCROLLER, '$1')
  return inner === text ? text : withoutScrollers(inner)
}

describe('what survives', () => {
  test.each([
    '<h2>a</h2><h3>b</h3><p>c<br />d</p>',
    '<ul><li>a <strong>b</strong> <em>c</em></li></ul><ol start="3"><li>d</li></ol>',
    '<table><caption>t</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2" rowspan="3">a</th><td rowspan="2">b</td></tr></tbody></table>',
    '<blockquote><p lang="de">Zitat</p></blockquote><hr /><dl><dt>a</dt><dd>b</dd></dl>',
  ])('%s', (source) => expect(withoutScrollers(html(source))).toBe(source))

  test('what Google Docs wraps all copied text in is not bold', () => {
    const copied = '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a <strong>b</strong></p></b>'
    expect(html(copied)).toBe('<p>a <strong>b</strong></p>')
    expect(html('<p><b style="font-weight:700">a</b></p>')).toBe('<p><b>a</b></p>')
  })

  test('R7.47 letters are composed, and with no tag', () =>
    expect(html('<p>Ho\u0308hle</p><p>\u0338a</p>')).toBe('<p>Höhle</p><p>\u0338a</p>'))

  test('tags that were left open are closed', () => expect(html('<ul><li><b>a')).toBe('<ul><li><b>a</b></li></ul>'))

  test('a picture is at an address of the site, with its size and words', () => {
    const { html: text, files } = shown('<img src="media/a.png" alt="A &quot;view&quot;" onerror="x">')
    const [image] = parse(text).querySelectorAll('img')
    const [file] = [...files.values()]
    expect(file).toMatchObject({ source: '/base/media/a.png', alt: 'A "view"' })
    expect(image!.getAttribute('src')).toMatch(new RegExp(`^/img/${file!.id}-\\d+\\.webp$`))
    expect(Number(image!.getAttribute('width'))).toBeGreaterThan(0)
    expect(Number(image!.getAttribute('height'))).toBeGreaterThan(0)
    expect(image!.getAttribute('alt')).toBe('A "view"')
    expect(text).not.toContain('provider.example')
  })
})

test.each([
  ['<h1>a</h1><h2>b</h2>', 3, 'h3 h3'],
  ['<h1>a</h1><h3>b</h3><h6>c</h6>', 3, 'h3 h4 h5'],
  ['<h4>a</h4><h2>b</h2>', 2, 'h3 h2'],
  ['<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5>', 4, 'h4 h5 h6 h6'],
])('headings: %s below level %d are %s', (source, level, expected) => {
  const found = parse(shown(source, 'en', level).html).querySelectorAll('h1,h2,h3,h4,h5,h6')
  expect(found.map(({ rawTagName }) => rawTagName).join(' ')).toBe(expected)
})

describe('any fragment', () => {
  const attack = fc.constantFrom(
    ...HOSTILE_HTML.split('\n'),
    ...listed(`
      <script> | </script> | <scr | ipt> | <a data-n="0" href=javascript:x> | </a> | <img data-n="1" src=x onerror=x>`),
    ...[
      '<p ',
      ' onload=x',
      ' onclick="x"',
      '>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<iframe srcdoc="<script>x</script>">',
    ],
    ...[
      '<math><mtext><style><img src=x onerror=x>',
      '<noscript><p title="</noscript><img src=x onerror=x>">',
      '&lt;script&gt;',
    ],
    ...[
      '<h2>',
      '</h2>',
      '<table><td>',
      '\u0000',
      '"',
      "'",
      '`',
      '<a href="&#106;avascript:x">',
      '<xmp>',
      '<plaintext>',
      '<title>',
    ],
  )
  const fragments = fc
    .array(fc.oneof(attack, fc.string({ maxLength: 6 })), { maxLength: 14 })
    .map((parts) => parts.join(''))

  test('leaves nothing that runs, nothing of another host, and links that do not nest', () => {
    fc.assert(
      fc.property(fragments, (source) => {
        const text = withoutScrollers(html(source))
        for (const [tag] of text.matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(
            /^<\/?(?:h[2-6]|p|w?br|hr|[uo]l|li|d[ldt]|blockquote|strong|b|em|[iusaq]|sub|sup|small|abbr|cite|code|t(?:able|head|body|foot|r|h|d)|caption|figure|figcaption|img|div(?= id|>)|span(?= id|>))[\s/>]/,
          )
          expect(tag).not.toMatch(/\son\w+\s*=|srcdoc|style\s*=|data-n|javascript:|href="(?:data|vbscript):/i)
        }
        expect(text).not.toMatch(/<script|<iframe|<style/i)
        expect(text).not.toMatch(/<a[^>]*>(?:(?!<\/a>).)*<a[\s>]/s)
        expect((text.match(/<a[\s>]/g) ?? []).length).toBe((text.match(/<\/a>/g) ?? []).length)
        for (const [, address] of text.matchAll(/<[^>]*\ssrc="([^"]*)"/g)) expect(address).toMatch(/^\/img\//)
      }),
      { numRuns: 1500 },
    )
  })
})
