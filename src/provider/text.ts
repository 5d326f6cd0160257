/** Plain text of a CMS: its entities, and characters that nobody sees. */
import { decodeHTMLStrict } from 'entities/decode'
import type { TextFault } from '../problems/values.ts'
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

/** Well-formed, without control, bidirectional-override and byte-order characters. Line ends and tabs stay. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}

/** The text as readers should see it, '' if they would see nothing, and what was wrong with it. Markup is text. */
export function cleanText(raw: string): { text: string; faults: TextFault[] } {
  const faults: TextFault[] = []
  const decoded = decodedText(raw)
  if (decoded !== printable(raw)) faults.push({ code: 'entities' })
  const bare = unwrapped(decoded)
  if (bare !== decoded) faults.push({ code: 'wrapping' })
  const told = bare.includes('<') ? withoutWordMarkup(bare) : bare
  if (told !== bare) faults.push({ code: 'word-markup' })
  if (isBlank(told)) return { text: '', faults: NOT_FILLED.test(raw) ? [] : [...faults, { code: 'empty' }] }
  const text = told.replace(AT_ENDS, '')
  if (text !== told.trim() || printable(raw) !== raw) faults.push({ code: 'invisible' })
  return { text, faults }
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
