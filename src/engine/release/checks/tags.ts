/** Reads the tags of a rendered page in one pass: a full HTML parser would cost as much as rendering. */

export interface Tag {
  name: string
  attributes: string
  /** Content of a title, script or style. */
  text: string
  /** Index in the page. */
  at: number
}

/** A comment, a raw text element or an opening tag, as the renderer writes them. Attributes are matched whole, since they may contain tags. */
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|title)((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g

const NEEDED_TAGS = new Set(['html', 'meta', 'link', 'main', 'img', 'a', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Tags by name, in the order of the page. */
export type Tags = ReadonlyMap<string, readonly Tag[]>

export function tagsOf(html: string): Tags {
  const tags = new Map<string, Tag[]>()
  const add = (tag: Tag) => {
    const list = tags.get(tag.name)
    if (list) list.push(tag)
    else tags.set(tag.name, [tag])
  }
  for (const match of html.matchAll(TOKEN)) {
    const [, raw, rawAttributes = '', text = '', name = '', attributes = ''] = match
    if (raw) add({ name: raw, attributes: rawAttributes, text, at: match.index })
    else if (NEEDED_TAGS.has(name)) add({ name, attributes, text: '', at: match.index })
  }
  return tags
}

const patterns = new Map<string, RegExp>()

/** Decoded; `undefined` if the tag has no such attribute. */
export function attribute({ attributes }: Tag, name: string): string | undefined {
  const pattern = patterns.get(name) ?? patternOf(name)
  patterns.set(name, pattern)
  const [whole, quoted, single] = pattern.exec(attributes) ?? []
  return whole === undefined ? undefined : decoded(quoted ?? single ?? '')
}

/** Skips quoted values: they may contain the attribute's name. */
function patternOf(name: string): RegExp {
  const value = `(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'))?`
  return new RegExp(`^(?:[^"']|"[^"]*"|'[^']*')*?\\s${name}${value}(?=[\\s/>]|$)`, 'i')
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }))
const LAST_CODE_POINT = 0x10ffff

export function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#\d+|#x[0-9a-f]+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return ENTITIES.get(entity) ?? whole
    // '#x2d' becomes 0x2d.
    const code = Number(entity.replace('#', /^#x/i.test(entity) ? '0' : ''))
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
  })
}
