/** Content negotiation by `Accept…` headers. Source: RFC 9110, section 12.5. Pure. */
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

/** The encoding that a client prefers, the smaller of equal ones; `undefined` for plain content. */
export function preferredEncoding(header: string | null): Encoding | undefined {
  if (header === null) return undefined
  const cached = PARSED.get(header)
  if (cached !== undefined) return cached || undefined
  const accepted = qualities(header)
  const qualityOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0
  const best = ENCODINGS.reduce<Encoding | undefined>(
    (chosen, each) => (qualityOf(each) > (chosen ? qualityOf(chosen) : 0) ? each : chosen),
    undefined,
  )
  const identity = accepted.get('identity') ?? 0
  const preferred = best && qualityOf(best) >= identity ? best : undefined
  if (PARSED.size < MOST_PARSED) PARSED.set(header, preferred ?? '')
  return preferred
}

/** Browsers send few different headers, so that each is parsed once. */
const PARSED = new Map<string, Encoding | ''>()
const MOST_PARSED = 200

/** Whether a client accepts a picture type by name: any client sends `*`, also without support. */
export function acceptsType(header: string | null, type: string): boolean {
  return header !== null && header.includes(type) && (qualities(header).get(type) ?? 0) > 0
}

/** Whether one of the client's entity tags has this hash, in any encoding. */
export function hasTag(header: string | null, hash: string): boolean {
  if (header === null) return false
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '')
    return tag === '*' || tag.replace(/^"|(?:-(?:br|gzip))?"$/g, '') === hash
  })
}
