/** Addresses as people and tools write them into lists and tables. Pure. */
import { decodeXML } from 'entities'
import { INVISIBLE } from '../mended-address.ts'

const QUOTES = String.raw`["'\p{Pi}\p{Pf}„‚]`
const QUOTED = new RegExp(`^=?${QUOTES}+|${QUOTES}+$`, 'gu')
/** 'www.example.com', 'example.com/a'; but not 'index.php/en'. */
const HOST_FIRST =
  /^(?:www\.|(?:[\p{L}\p{N}-]+\.)+(?!(?:php\d?|aspx?|[ps]?html?|jsp|cfm|cgi|do)\/)\p{L}{2,}(?::\d+)?\/)/iu
/** '/blog/*', '^/blog', '/blog/(.*)', '/blog/:slug', '{slug}', '[slug]', '[0-9]+', '/(a|b)', '/blog/…', and references to what such a pattern found. */
const PATTERN =
  /^~?\s*\^|[{<]\w+[}>]|\/\[[\w.-]+\]|(?:\.{3}|…)$|\$(?:$|\d)|[*\\]|\(\?|\)[?+]|\][+?]|\.\+|\/:\p{L}|\([^)]*\|/u

/** Without characters that show nothing, quotes around it, and what spreadsheets and pages write for text. */
export const bareCell = (cell: string) =>
  decodeXML(cell)
    .replace(INVISIBLE, '')
    .replace(/[\u2028\u2029]/g, '')
    .trim()
    .replace(QUOTED, '')
    .replace(/^<(.*)>$/, '$1')
    .trim()

/** Whether it stands for many addresses. */
export const isPattern = (text: string) => PATTERN.test(text)

/** Adds the scheme that an address with a host lacks. */
export function withScheme(text: string): string {
  return text.startsWith('//') ? `https:${text}` : HOST_FIRST.test(text) ? `https://${text}` : text
}
