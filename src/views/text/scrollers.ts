/** Tables in rich text, each in a box of its own that scrolls where the table is wider than the screen. Pure. */
import { plainText } from '../../records/plain-text.ts'
import type { Html } from '../view.ts'

/** Letters of a word that needs more of a phone's width than a first column has by itself. */
const LONG_WORD = /[\p{L}\p{M}]{15}/u
const FIRST_CELLS = /<tr[^>]*>\s*<t[hd][^>]*>(.*?)<\/t[hd]>/gs

/**
 * Wraps each table in a box that is named and takes the focus, so that the arrow keys reach all columns. It is called as
 * the table's caption or the heading above it does; without either by `name`. The HTML is sanitised.
 */
export function withScrollers(html: Html, name: string): Html {
  return html
    .replaceAll(/<table(?=[\s>])/g, (opens, at: number) => {
      const table = html.slice(at, html.indexOf('</table>', at))
      const called = captionOf(table) ?? headingAbove(html.slice(0, at)) ?? name
      const isLong = [...table.matchAll(FIRST_CELLS)].some(([, cell = '']) => LONG_WORD.test(plainText(cell)))
      return `<div class="scroll${isLong ? ' scroll--long' : ''}" role="group" aria-label="${escaped(called)}" tabindex="0">${opens}`
    })
    .replaceAll('</table>', '</table></div>')
}

function captionOf(table: Html): string | undefined {
  return wordsIn(/^<table[^>]*>\s*<caption[^>]*>(.*?)<\/caption>/s.exec(table)?.[1])
}

function headingAbove(before: Html): string | undefined {
  return wordsIn([...before.matchAll(/<h[2-6][^>]*>(.*?)<\/h[2-6]>/gs)].at(-1)?.[1])
}

function wordsIn(html: Html | undefined): string | undefined {
  return html === undefined ? undefined : plainText(html) || undefined
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
