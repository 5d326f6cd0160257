/** Cleans plain text of a CMS: entities and invisible characters. */
import { decodeHTMLStrict } from 'entities/decode'
import type { TextFault } from '../config/problems/values.ts'
import { withoutWordMarkup } from './word-markup.ts'

/** Invisible characters: default-ignorable ones, such as U+200B and soft hyphens, controls, the empty braille cell. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u
/** White space that editors leave in empty fields. */
const NOT_FILLED = /^[^\S\ufeff]*$/
/** Inside a text these join emoji, break long words or shape letters; at its ends they do nothing. A trailing U+FE0F is part of an emoji. */
const AT_ENDS = /^[\s\u00ad\u200b-\u200f\u2060]+|[\s\u00ad\u200b-\u200f\u2060]+$/g
/** Whether the text is invisible. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

/** Line ends of Windows, and of word processors: vertical tabs and form feeds. */
const LINE_ENDS = /\r\n?|[\v\f\u0085]/g

/** Well-formed, without control, bidirectional-override and byte-order characters. Tabs stay; each line ends with `\n`. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}

/** Readings, search and cut texts count on one way of writing a letter. */
const composed = (text: string) => printable(text).normalize('NFC')

/** The text as readers should see it, letters composed, '' if it is invisible, with the faults of the original. Markup counts as text. */
export function cleanText(raw: string): { text: string; faults: TextFault[] } {
  const plain = composed(raw)
  const { text: decoded, faults } = withoutMarkup(plain)
  if (isBlank(decoded)) return { text: '', faults: NOT_FILLED.test(raw) ? [] : [...faults, { code: 'empty' }] }
  const text = decoded.replace(AT_ENDS, '')
  if (text !== decoded.trim() || plain !== raw.replace(LINE_ENDS, '\n').normalize('NFC'))
    faults.push({ code: 'invisible' })
  return { text, faults }
}

/** Repeats until nothing changes: removing one wrapping can reveal another, or an entity. */
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

/** Removes CDATA sections, which XML imports leave around texts and HTML parsers skip. */
export function unwrapped(text: string): string {
  return text.replace(/(?:<|&lt;)!\[CDATA\[(.*?)\]\](?:>|&gt;)/gis, '$1')
}

/** Repeated, as texts may be escaped twice; entities may decode to unprintable characters. */
function decodedText(raw: string): string {
  let text = composed(raw)
  while (text.includes('&')) {
    const next = composed(decodeHTMLStrict(text))
    if (next === text) break
    text = next
  }
  return text
}
