/** Fields of the wire that name addresses: links, files, html. What must not be used is left out and noted. */
import type { MediaAsks } from '../media/asks.ts'
import type { MediaFile } from '../media/fitness.ts'
import type { DroppedAddress, TextFault } from '../../config/problems/values.ts'
import { isAllowed, type HostLists } from '../hosts.ts'
import type { WireFile, WireHrefLang, WireLink } from '../wire.ts'
import { pageUrl } from '../../routes/paths.ts'
import { digest } from '../../records/digest.ts'
import type { AlternateRecord, FileRecord, LinkRecord, RichText, Target } from '../../records/records.ts'
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
  /** Address of a booking site. */
  booking(raw: string | undefined): string | undefined
  /** Addresses that were left out. `text`: that of the field which has the address. */
  notes: (DroppedAddress & { text: string })[]
  /** What was wrong with each html text that was cleaned. */
  cleaned: Map<string, TextFault[]>
  /** All files that were named, those without a usable content too. `text`: that of the field which names it. */
  named: NamedFile[]
}

export type NamedFile = MediaFile & { text: string }

/** What is known of the contents of files. */
export type KnownMedia = Pick<MediaAsks, 'known'>

/** Signs of an id, 36 kinds of each. Capitals would be others, but not to every file system. */
const ID_LENGTH = 9

/** Stands in addresses, some hundred times in a page: no longer than that a clash among some ten thousand files is out of reach. */
const fileId = (source: string) =>
  BigInt(`0x${digest(source)}`)
    .toString(36)
    .slice(-ID_LENGTH)

/**
 * `providerUrl`: the base that relative file addresses are resolved with. `hosts`: whom addresses may name. In place of a file of which `media` knows a
 * fault and no good content stands that of `standIns`, if there is one; otherwise it is left out, as if it were not named.
 */
export function createSources(
  providerUrl: string,
  hosts: HostLists = {},
  media?: KnownMedia,
  standIns?: ReadonlyMap<string, FileRecord>,
): Sources {
  const base = new URL(`${providerUrl.replace(/\/+$/, '')}/`)
  const notes: Sources['notes'] = []
  const cleaned: Sources['cleaned'] = new Map()
  const named: NamedFile[] = []
  /** The html text whose addresses are read. */
  let html: string | undefined

  function note(raw: string, element?: string): void {
    notes.push({ address: raw.slice(0, 120), text: html ?? raw, ...(element !== undefined && { element }) })
  }

  function noted<T>(raw: string, found: T | undefined): T | undefined {
    if (found === undefined) note(raw)
    return found
  }

  function allowed(found: Target | undefined, purpose: keyof HostLists): Target | undefined {
    const address = webAddress(found)
    return address === undefined || isAllowed(new URL(address), purpose, providerUrl, hosts) ? found : undefined
  }

  const target = (raw: string | undefined) =>
    raw === undefined ? undefined : noted(raw, allowed(toTarget(raw), 'links'))
  const page = (raw: string) => noted(raw, pageUrl(raw))
  const slug = (raw: string) => noted(raw, slugOf(raw))
  const booking = (raw: string | undefined) =>
    raw ? noted(raw, webAddress(allowed(toTarget(raw), 'booking'))) : undefined

  function source(raw: string): string | undefined {
    if (!URL.canParse(raw, base)) return undefined
    const url = new URL(raw, base)
    url.hash = ''
    if (url.origin === base.origin && !url.username && !url.password) return url.pathname + url.search
    return isAllowed(url, 'media', providerUrl, hosts) ? url.href : undefined
  }

  function file(wire: WireFile | undefined): FileRecord | undefined {
    if (!wire) return undefined
    const found = noted(wire.sourceUrl, source(wire.sourceUrl))
    if (found === undefined) return undefined
    const id = fileId(found)
    named.push({ id, source: found, mimeType: wire.mimeType, text: html ?? wire.sourceUrl })
    const known = media?.known(id)
    if (known?.fault !== undefined && known.content === undefined) return standIns?.get(id)
    const size = (wire.width && wire.height) || !known?.width ? wire : known
    return compact({
      id,
      source: found,
      content: known?.content,
      width: size.width && Math.round(size.width),
      height: size.height && Math.round(size.height),
      alt: plain(wire.alt),
      mimeType: wire.mimeType,
    })
  }

  const files = (wires: WireFile[]) => wires.map(file).filter((item) => item !== undefined)

  function rich(text: string | undefined): RichText | undefined {
    if (text === undefined) return undefined
    html = text
    const pieces = toRichText(text, {
      cleaned: (faults) => void cleaned.set(text, faults),
      target,
      file: (sourceUrl, alt) => file({ sourceUrl, alt, width: undefined, height: undefined, mimeType: undefined }),
      dropped: note,
    })
    html = undefined
    return pieces
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

  return { target, file, files, rich, link, alternates, page, slug, booking, notes, cleaned, named }
}
