import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { html, shown } from './shown-text.ts'

describe('links', () => {
  const link = '<p><a href="/spa-and-wellness?x=1&y=2#top">the <b>spa</b></a></p>'
  test('lead to the page in the language of the text', () => {
    expect(html(link)).toBe('<p><a href="/en/spa-and-wellness?x=1&amp;y=2#top">the <b>spa</b></a></p>')
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
    expect(html('<p><a name="x">a</a> <a>b</a></p>')).toBe('<p>a b</p>')
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
