/** Plain text of a CMS: its entities, and characters that nobody sees. */
import { decodeHTMLStrict } from 'entities/decode'
import type { TextFault } from '../config/problems/values.ts'
import { withoutWordMarkup } from './word-markup.ts'

/** Characters without a shape of their own: default-ignorable ones, such as U+200B and soft hyphens, controls, the empty braille cell. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u
/** What an editor leaves in a field that is not filled in. */
const NOT_FILLED = /^[^\S\ufeff]*$/
/** Inside a text these join emoji, break long words or shape letters; at its ends they do nothing. A trailing U+FE0F is part of an emoji. */
const AT_ENDS = /^[\s\u00ad\u200b-\u200f\u2060]+|[\s\u00ad\u200b-\u200f\u2060]+$/g
/** Whether a reader sees nothing of it. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

/** Of Windows, and of a word processor's line breaks, which come as vertical tabs and form feeds. */
const LINE_ENDS = /\r\n?|[\v\f\u0085]/g

/** Well-formed, without control, bidirectional-override and byte-order characters. Tabs stay; each line ends with `\n`. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}

/** The text as readers should see it, '' if they would see nothing, and what was wrong with it. Markup is text. */
export function cleanText(raw: string): { text: string; faults: TextFault[] } {
  const plain = printable(raw)
  const { text: told, faults } = withoutMarkup(plain)
  if (isBlank(told)) return { text: '', faults: NOT_FILLED.test(raw) ? [] : [...faults, { code: 'empty' }] }
  const text = told.replace(AT_ENDS, '')
  if (text !== told.trim() || plain !== raw.replace(LINE_ENDS, '\n')) faults.push({ code: 'invisible' })
  return { text, faults }
}

/** Again and again: what one step takes away can leave an entity or a wrapping behind. */
function withoutMarkup(plain: string): { text: string; faults: TextFault[] } {
  const faults = { entities: false, wrapping: false, 'word-markup': false }
  let text = plain
  for (;;) {
    const decoded = decodedText(text)
    const bare = unwrapped(decoded)
    const next = bare.includes('<') ? withoutWordMarkup(bare) : bare
    faults.entities ||= decoded !== text
    faults.wrapping ||= bare !== decoded
    faults['word-markup'] ||= next !== bare
    if (next === text) break
    text = next
  }
  const codes = Object.keys(faults) as (keyof typeof faults)[]
  return { text, faults: codes.filter((code) => faults[code]).map((code) => ({ code })) }
}

/** An import from XML leaves texts in a section that readers of HTML skip with all that it says. */
export function unwrapped(text: string): string {
  return text.replace(/(?:<|&lt;)!\[CDATA\[(.*?)\]\](?:>|&gt;)/gis, '$1')
}

/** `&amp;amp;` was escaped twice; a decoded entity may be a character that is not printed. */
function decodedText(raw: string): string {
  let text = printable(raw)
  while (text.includes('&')) {
    const next = printable(decodeHTMLStrict(text))
    if (next === text) break
    text = next
  }
  return text
}
