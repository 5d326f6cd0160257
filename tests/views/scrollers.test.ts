/** Tables of the provider's texts. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import { withScrollers } from '../../src/views/text/scrollers.ts'

const word = fc.constantFrom('Halls', 'Öffnungszeiten', 'A & B', 'say "yes"', '5 < 6', 'Часы')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const part = fc.oneof(
  word.map((text) => ({ html: `<p>${escaped(text)}</p>` })),
  word.map((heading) => ({ html: `<h3>${escaped(heading)}</h3>`, heading })),
  fc
    .record({ caption: fc.option(word), cells: fc.array(word, { minLength: 1, maxLength: 6 }) })
    .map(({ caption, cells }) => ({
      html: `<table>${caption ? `<caption>${escaped(caption)}</caption>` : ''}<tbody><tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr></tbody></table>`,
      table: { caption },
    })),
)

test.each([
  ['Lebensmittelsicherheit', true],
  ['ISO 9001', false],
  ['Frühstück und Abendessen', false],
])('a long word in the first column asks for its width: %s', (first, isLong) => {
  const html = `<table><thead><tr><th>Norm</th><th>Lebensmittelsicherheitsziel</th></tr></thead><tr><th>${first}</th><td>x</td></tr></table>`
  expect(parse(withScrollers(html, 'Norms')).querySelector('.scroll')!.classList.contains('scroll--long')).toBe(isLong)
})

test('R2.153 each is in a box with a name: its caption, the heading above it, or what the text is part of', () => {
  fc.assert(
    fc.property(fc.array(part), word, (parts, title) => {
      const html = parts.map((each) => each.html).join('')
      const dom = parse(withScrollers(html, title))
      let heading: string | undefined
      const names = parts.flatMap((each) => {
        if ('heading' in each) heading = each.heading
        return 'table' in each ? [each.table.caption ?? heading ?? title] : []
      })
      const boxes = dom.querySelectorAll('.scroll')
      expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(names)
      for (const box of boxes) {
        expect([box.getAttribute('role'), box.getAttribute('tabindex')]).toEqual(['group', '0'])
        expect(box.childNodes.map((child) => child.rawTagName)).toEqual(['table'])
      }
      expect(dom.querySelectorAll('table')).toHaveLength(names.length)
      expect(
        dom
          .querySelectorAll('.scroll')
          .map((box) => box.innerHTML)
          .join(''),
      ).toBe(parts.flatMap((each) => ('table' in each ? [each.html] : [])).join(''))
    }),
  )
})
