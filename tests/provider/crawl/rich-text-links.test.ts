import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../src/config/locales.ts'
import { createSources } from '../../../src/provider/crawl/sources.ts'
import { sectionViews } from '../../../src/views/text/sections.ts'
import { contextOf, page } from '../../views/made.ts'
import { html, shown } from './shown-text.ts'

const NAMES: Record<Locale, string> = { tr: 'çocuk-kulübü', en: 'kids-club', de: 'für-kinder', ru: 'детский-клуб' }

/** The first section of a page 'x' beside a page 'y', both of one language. */
function sectionsOf(html: string, locale: Locale = 'en', other = '') {
  const section = (key: string, source: string) => {
    const rich = createSources('https://provider.example').rich(source)
    return { key, layout: 'TEXT', items: [], ...(rich && { html: rich }) }
  }
  const record = page('x', { sections: [section('intro', html), section('rooms', '<p>rooms</p>')] })
  const key = `page/${locale}/x`
  const outlet = { title: 'o', html: ['<p id="menu">m</p>'], images: [], hours: [], features: [] }
  const beside = page('y', { id: 2, sections: [section('intro', other)] })
  const records = { [key]: record, [`page/${locale}/y`]: beside, [`outlet/${locale}/1`]: outlet }
  const context = contextOf(records, locale)
  const [first] = sectionViews(context, record, key)
  return { html: first!.html!, missing: context.problems.map(({ message }) => message) }
}

describe('links', () => {
  const link = '<p><a href="/spa-and-wellness?x=1&y=2">the <b>spa</b></a></p>'
  test('lead to the page in the language of the text', () => {
    expect(html(link)).toBe('<p><a href="/en/spa-and-wellness?x=1&amp;y=2">the <b>spa</b></a></p>')
    expect(shown('<a href="spa">s</a>', 'tr').html).toBe('<a href="/spa">s</a>')
  })

  test('to a page that the language lacks are words, and reported', () => {
    const { html: text, missing } = shown(link, 'de')
    expect(text).toBe('<p>the <b>spa</b></p>')
    expect(missing).toEqual([expect.stringContaining('de spa-and-wellness')])
  })

  test('out of the site give nothing of it away', () => {
    expect(html('<a href="https://a.example/?x=1" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://a.example/?x=1" rel="noopener">a</a>',
    )
    expect(html('<a href="tel:+90 242 555 01 10">a</a>')).toBe('<a href="tel:+902425550110">a</a>')
  })

  test('do not nest: an inner one ends the outer, as in a browser, and a frame inside one is words', () => {
    const link = (host: string, words: string) => `<a href="https://${host}/" rel="noopener">${words}</a>`
    expect(html('<p><a href="https://a.example/">a <a href="https://b.example/">b</a> c</a> d</p>')).toBe(
      `<p>${link('a.example', 'a ')}${link('b.example', 'b')} c d</p>`,
    )
    const frame = '<iframe src="https://player.vimeo.com/video/1" title="A film"></iframe>'
    expect(html(`<p><a href="https://a.example/">a ${frame} c</a> d</p>`)).toBe(
      `<p>${link('a.example', 'a A film c')} d</p>`,
    )
  })

  test('are each their own, however many there are, and pictures among them', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index)
    const text = html(
      numbers.map((n) => `<a href="https://a.example/${n}" lang="de">${n}</a><img src="${n}.png" lang="de">`).join(' '),
    )
    const links = parse(text).querySelectorAll('a')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      numbers.map((n) => [`https://a.example/${n}`, `${n}`]),
    )
    expect(
      new Set(
        parse(text)
          .querySelectorAll('img')
          .map((image) => image.getAttribute('src')),
      ).size,
    ).toBe(12)
    expect(text).not.toContain('data-n')
  })

  test('that lead nowhere are their words', () => {
    expect(html('<p><a href="#">a</a> <a>b</a></p>')).toBe('<p>a b</p>')
  })

  test('a frame of a map or a film is a link to it, any other frame is gone', () => {
    expect(html('<iframe src="https://www.google.com/maps/embed?pb=1" title="The map"></iframe>')).toBe(
      '<a href="https://www.google.com/maps/embed?pb=1" rel="noopener">The map</a>',
    )
    expect(html('<iframe src="https://player.vimeo.com/video/1"></iframe>')).toContain('>player.vimeo.com</a>')
    for (const source of [
      'https://evil.example/',
      'http://www.google.com/',
      'https://www.google.com.evil.example/',
      'javascript:x',
      '',
    ]) {
      expect(html(`<p>a</p><iframe src="${source}"></iframe>`)).toBe('<p>a</p>')
    }
  })
})

describe('places in texts', () => {
  test.each([
    ['<h3 id="Pool &amp; Bar">a</h3>', '<h2 id="s-pool-bar">a</h2>'],
    ['<aside id="pool"><p>a</p></aside>', '<div id="s-pool"><p>a</p></div>'],
    ['<p><font id="pool">a</font></p>', '<p><span id="s-pool">a</span></p>'],
    ['<p><span id="\u0434\u0438">a</span></p>', '<p><span id="s-ди">a</span></p>'],
    ['<p>a</p><p><a name="pool"></a>&nbsp;</p><p>b</p>', '<p>a</p><span id="s-pool"></span>\u00a0<p>b</p>'],
    ['<p id="a">1</p><p id="A">2</p>', '<p id="s-a">1</p><p>2</p>'],
    [
      '<p>1<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> x</p>',
      '<p>1<a href="#s-ftn1" id="s-ftnref1">[1]</a></p><p><a href="#s-ftnref1" id="s-ftn1">[1]</a> x</p>',
    ],
  ])('%s', (source, expected) => expect(sectionsOf(source).html).toBe(expected))

  test.each(LOCALES)('are led to from the same page and from others (%s)', (locale) => {
    const prefix = locale === 'tr' ? '' : `/${locale}`
    const html = `<p><a href="#${NAMES[locale]}">a</a> <a href="#rooms">b</a> <a href="#top">c</a> <a href="#none">d</a></p>
      <p><a href="#menu">m</a> <a href="y?q=1#Pool">e</a> <a href="/${locale}/y#pool">f</a> <a href="y#none">g</a></p>`
    const shown = sectionsOf(`${html}<h3 id="${NAMES[locale]}">h</h3>`, locale, '<p id="pool">i</p>')
    expect(
      parse(shown.html)
        .querySelectorAll('a')
        .map((link) => [link.text, decodeURI(link.getAttribute('href')!)]),
    ).toEqual([
      ['a', `#s-${NAMES[locale]}`],
      ['b', '#s-rooms'],
      ['c', '#top'],
      ['m', '#s-menu'],
      ['e', `${prefix}/y?q=1#s-pool`],
      ['f', `${prefix}/y#s-pool`],
      ['g', `${prefix}/y`],
    ])
    expect(shown.html).toContain(`id="s-${NAMES[locale]}"`)
    expect(shown.missing).toEqual([
      expect.stringContaining(`${locale} #none`),
      expect.stringContaining(`${locale} y#none`),
    ])
  })
})
