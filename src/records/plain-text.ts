/** Sanitised HTML → plain text. Pure. */
import type { RichText } from './parts.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|t[rdh])>|<br[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

/** All text, including that of links. */
export function wordsOf(html: RichText): string {
  return plainText(html.map(innerHtml).join(''))
}

/** Tables as rows of cells. */
export function tables(html: RichText): string[][][] {
  const parts = html
    .map(innerHtml)
    .join('')
    .split(/<table\b/)
  return parts.map(rowsIn).filter((rows) => rows.length > 0)
}

function rowsIn(text: string): string[][] {
  return [...text.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => plainText(cell!)),
  )
}

/** The text of paragraphs and list items. */
export function paragraphs(html: RichText): string[] {
  const text = html.map(innerHtml).join('')
  return [...text.matchAll(/<(li|p)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , words]) => plainText(words!))
}

/** Links become their text; pictures are dropped. */
function innerHtml(piece: RichText[number]): string {
  if (typeof piece === 'string') return piece
  return 'inner' in piece ? piece.inner.map(innerHtml).join('') : ''
}
