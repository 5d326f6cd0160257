/**
 * What a careless or hostile author could write into a field. A payload that comes alive calls `hit(…)`, asks for something of `evil.example`, or
 * takes the layout apart.
 */
import { ADDRESSES } from './payloads/addresses.ts'
import { DRAWINGS, MUTATIONS, STYLES } from './payloads/markup.ts'
import { HANDLERS, SCRIPT } from './payloads/scripts.ts'
import { ENTITIES, INVISIBLE, KEYS, LINES, LONG, TEMPLATES } from './payloads/texts.ts'

export interface Payload {
  class: string
  text: string
}

const of = (name: string, texts: string[]): Payload[] => texts.map((text) => ({ class: name, text }))

export const PAYLOADS: readonly Payload[] = [
  ...of('script', SCRIPT),
  ...of('handlers', HANDLERS),
  ...of('addresses', ADDRESSES),
  ...of('drawings', DRAWINGS),
  ...of('styles', STYLES),
  ...of('mutations', MUTATIONS),
  ...of('entities', ENTITIES),
  ...of('templates', TEMPLATES),
  ...of('lines', LINES),
  ...of('invisible', INVISIBLE),
  ...of('long', LONG),
  ...of('keys', KEYS),
]
