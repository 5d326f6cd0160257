import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { markedPages } from '../../../src/desk/comparisons/marked-pages.ts'

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><nav><p>Menu</p></nav><main>${main}</main></body></html>`
const marksOf = (html: string) =>
  parse(html)
    .querySelectorAll('[data-difference]')
    .map(
      (each) => `${each.getAttribute('data-difference')} ${each.rawTagName}: ${each.text || each.getAttribute('src')}`,
    )
const marked = (before: string, after: string) => {
  const pages = markedPages(page(before), page(after))
  return [marksOf(pages.before), marksOf(pages.after)]
}
/** The page as it was, where marks are its only additions. */
const unmarked = (html: string) =>
  html.replace(/ data-difference="(?:added|removed|changed)"(?: id="difference")?| open(?=>)/g, '')

describe('two pages side by side', () => {
  test('have marks on what differs: texts, and pictures by their addresses', () => {
    expect(
      marked(
        '<h1>Room</h1><p>Two beds</p><img src="/img/a.webp" alt="Bed"><p>Gone</p>',
        '<h1>Room</h1><p>Three beds</p><img src="/img/b.webp" alt="Bed"><h2>New</h2>',
      ),
    ).toEqual([
      ['changed p: Two beds', 'changed img: /img/a.webp', 'removed p: Gone'],
      ['changed p: Three beds', 'changed img: /img/b.webp', 'added h2: New'],
    ])
  })

  test('have none on the same text in another place, nor outside the content', () => {
    const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    expect(marked(list('Sea', 'Pool', 'Spa'), list('Spa', 'Sea', 'Pool'))).toEqual([[], []])
    const menu = [page('<p>a</p>'), page('<p>a</p>').replace('Menu', 'Other').replace('>x<', '>y<')] as const
    expect(markedPages(...menu)).toEqual({ before: menu[0], after: menu[1] })
  })

  test('have one address of the first mark, and open what hides a mark', () => {
    const { before, after } = markedPages(
      page('<h1 id="room">A</h1><details><summary>S</summary><p>One</p></details><p>Two</p>'),
      page('<h1 id="room">B</h1><details><summary>S</summary><p>1</p></details><p>2</p>'),
    )
    for (const html of [before, after]) {
      const dom = parse(html)
      expect(dom.querySelectorAll('#difference').map((each) => each.getAttribute('data-difference'))).toEqual([
        'changed',
      ])
      expect(dom.querySelector('details')!.hasAttribute('open')).toBe(true)
      expect(dom.querySelector('#room')!.getAttribute('data-difference')).toBe('changed')
    }
  })

  test('are led to in the content before they are in a menu', () => {
    const main = (entry: string, text: string) => page(`<nav><a href="/spa">${entry}</a></nav><p>${text}</p>`)
    const leadsTo = (html: string) => parse(html).querySelector('#difference')!.text
    const both = markedPages(main('Spa', 'Old'), main('Spa and hamam', 'New'))
    expect([leadsTo(both.before), leadsTo(both.after)]).toEqual(['Old', 'New'])
    expect(leadsTo(markedPages(main('Spa', 'Old'), main('Spa and hamam', 'Old')).after)).toBe('Spa and hamam')
  })

  test('mark an element once, however many of its texts differ', () => {
    expect(marked('<div>a<p>b</p>c</div>', '<div>x<p>b</p>y</div>')).toEqual([
      ['changed div: abc'],
      ['changed div: xby'],
    ])
  })

  test('have no marks where one of them is not there', () => {
    expect(markedPages('', page('<p>New</p>'))).toEqual({ before: '', after: page('<p>New</p>') })
    expect(markedPages(page('<p>Old</p>'), '')).toEqual({ before: page('<p>Old</p>'), after: '' })
  })

  test('keep every byte besides the marks, whatever stands in attributes, comments and scripts', () => {
    const text = fc.constantFrom(
      'sea',
      '&lt;p&gt;no tag&lt;/p&gt;',
      '<!-- <p>comment</p> -->pool',
      '<b title="<p>x</p> > \'">bold</b>',
      '<i title=\'a "b" <li>\'>i</i>',
      '<script>"<p>" + "</main>"</script>spa',
      '<style>p::before{content:"<p>"}</style>',
      '<svg><title>t</title><text>x</text></svg>',
      '<template><p>t</p></template>',
      'a<br>b',
      '<img src="/img/a.webp" alt="a > b">',
      '<img alt=x src=/img/b.webp>',
      'Ağ İ ß 🏖',
    )
    const element = fc.constantFrom('p', 'li', 'h2', 'div', 'details', 'td', 'section')
    const block = fc
      .tuple(element, fc.array(text, { maxLength: 3 }))
      .map(([name, texts]) => `<${name}>${texts.join(' ')}</${name}>`)
    const main = fc.array(block, { maxLength: 6 }).map((blocks) => page(blocks.join('')))
    fc.assert(
      fc.property(main, main, (before, after) => {
        const pages = markedPages(before, after)
        expect(unmarked(pages.before)).toBe(before)
        expect(unmarked(pages.after)).toBe(after)
        for (const html of [pages.before, pages.after]) expect(html.split('id="difference"').length).toBeLessThan(3)
      }),
    )
  })
})
