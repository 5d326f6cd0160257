/** Fields of the wire that name addresses: links, files, html. What must not be used is left out and noted. */
import type { WireFile, WireHrefLang, WireLink } from '../provider/wire.ts'
import { pageUrl } from '../routes/paths.ts'
import { shortDigest } from '../snapshot/digest.ts'
import type { AlternateRecord, FileRecord, LinkRecord, RichText, Target } from '../snapshot/records.ts'
import { compact, plain, slugOf, webAddress } from './fields.ts'
import { toRichText } from './rich-text.ts'
import { toTarget } from './targets.ts'

export interface Sources {
  target(raw: string | undefined): Target | undefined
  file(wire: WireFile | undefined): FileRecord | undefined
  files(wires: WireFile[]): FileRecord[]
  rich(html: string | undefined): RichText | undefined
  link(wire: WireLink | undefined): LinkRecord | undefined
  alternates(wires: WireHrefLang[]): AlternateRecord[]
  /** Url of a page of the site. */
  page(raw: string): string | undefined
  slug(raw: string): string | undefined
  /** An http(s) address outside. */
  web(raw: string | undefined): string | undefined
  /** Addresses that were left out. */
  notes: string[]
}

/** `providerUrl`: the base that relative file addresses are resolved with. */
export function createSources(providerUrl: string): Sources {
  const base = new URL(`${providerUrl.replace(/\/+$/, '')}/`)
  const notes: string[] = []

  function noted<T>(raw: string, found: T | undefined): T | undefined {
    if (found === undefined) notes.push(JSON.stringify(raw.slice(0, 120)))
    return found
  }

  const target = (raw: string | undefined) => (raw === undefined ? undefined : noted(raw, toTarget(raw)))
  const page = (raw: string) => noted(raw, pageUrl(raw))
  const slug = (raw: string) => noted(raw, slugOf(raw))
  const web = (raw: string | undefined) => (raw ? noted(raw, webAddress(toTarget(raw))) : undefined)

  function source(raw: string): string | undefined {
    if (!URL.canParse(raw, base)) return undefined
    const url = new URL(raw, base)
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
    url.hash = ''
    return url.origin === base.origin ? url.pathname + url.search : url.href
  }

  function file(wire: WireFile | undefined): FileRecord | undefined {
    if (!wire) return undefined
    const found = noted(wire.sourceUrl, source(wire.sourceUrl))
    if (found === undefined) return undefined
    const alt = plain(wire.alt)
    return compact({
      id: shortDigest(found),
      source: found,
      width: wire.width && Math.round(wire.width),
      height: wire.height && Math.round(wire.height),
      alt,
      mimeType: wire.mimeType,
    })
  }

  const files = (wires: WireFile[]) => wires.map(file).filter((item) => item !== undefined)

  function rich(html: string | undefined): RichText | undefined {
    if (html === undefined) return undefined
    return toRichText(html, {
      target,
      file: (sourceUrl, alt) => file({ sourceUrl, alt, width: undefined, height: undefined, mimeType: undefined }),
    })
  }

  function link(wire: WireLink | undefined): LinkRecord | undefined {
    const to = target(wire?.url)
    const text = plain(wire?.text)
    return to && text ? { text, target: to } : undefined
  }

  function alternates(wires: WireHrefLang[]): AlternateRecord[] {
    return wires.flatMap(({ locale, url, slug: own, id }) => {
      const found = page(url)
      return found === undefined ? [] : [compact({ locale, url: found, slug: own ? slug(own) : undefined, id })]
    })
  }

  return { target, file, files, rich, link, alternates, page, slug, web, notes }
}
