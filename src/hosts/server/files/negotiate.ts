/** What a client takes, by the quality values of its `Accept…` headers. Source: RFC 9110, section 12.5. Pure. */
import { ENCODINGS, type Encoding } from '../../../engine/release/files/encodings.ts'

/** Quality of each name in such a header, 0 to 1, in lower case. */
function qualities(header: string): Map<string, number> {
  return new Map(
    header.split(',').flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.map((parameter) => /^q=(.+)$/.exec(parameter)?.[1]).find(Boolean)
      return name === '' ? [] : [[name, quality === undefined ? 1 : Number(quality) || 0] as const]
    }),
  )
}

/** The compression that suits a client best; nothing where the plain content does. Of two that it likes as much, the smaller. */
export function preferredEncoding(header: string | null): Encoding | undefined {
  if (header === null) return undefined
  const known = KNOWN.get(header)
  if (known !== undefined) return known || undefined
  const given = qualities(header)
  const of = (name: string) => given.get(name) ?? given.get('*') ?? 0
  const best = ENCODINGS.reduce<Encoding | undefined>(
    (chosen, each) => (of(each) > (chosen ? of(chosen) : 0) ? each : chosen),
    undefined,
  )
  const identity = given.get('identity') ?? 0
  const preferred = best && of(best) >= identity ? best : undefined
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(header, preferred ?? '')
  return preferred
}

/** Browsers send few different headers: they are read once. */
const KNOWN = new Map<string, Encoding | ''>()
const MOST_KNOWN = 200

/** Whether a client names a type of picture. A browser that takes it says so; `*` is what any client says. */
export function acceptsType(header: string | null, type: string): boolean {
  return header !== null && header.includes(type) && (qualities(header).get(type) ?? 0) > 0
}

/** Whether a client has the content of that tag already. Compressed or not, it is the same content. */
export function hasTag(header: string | null, hash: string): boolean {
  if (header === null) return false
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '')
    return tag === '*' || tag.replace(/^"|(?:-(?:br|gzip))?"$/g, '') === hash
  })
}
