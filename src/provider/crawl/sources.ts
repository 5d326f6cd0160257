/** Reads wire fields with addresses: links, files, html. Addresses that must not be used are left out and noted. */
import type { MediaAsks } from '../media/asks.ts'
import type { MediaFile } from '../media/fitness.ts'
import type { DroppedAddress, TextFault } from '../../config/problems/values.ts'
import { isAllowed, type HostLists } from '../hosts.ts'
import type { WireFile, WireHrefLang, WireLink } from '../wire.ts'
import { pageUrl } from '../../routes/paths.ts'
import { digest } from '../../records/digest.ts'
import type { AlternateRecord, FileRecord, LinkRecord, RichText, Target } from '../../records/parts.ts'
import { compact, plain, slugOf, webAddress } from './fields.ts'
import { toRichText } from './rich-text.ts'
import { toTarget } from './targets.ts'

export interface Sources {
  target(raw: string | undefined): Target | undefined
  file(wire: WireFile | undefined): FileRecord | undefined
  files(wires: WireFile[]): FileRecord[]
  /** A file of which only the address is given. */
  fileAt(source: string, alt?: string): FileRecord | undefined
  rich(html: string | undefined): RichText | undefined
  link(wire: WireLink | undefined): LinkRecord | undefined
  alternates(wires: WireHrefLang[]): AlternateRecord[]
  /** Url of a page of the site. */
  page(raw: string): string | undefined
  slug(raw: string): string | undefined
  /** Address of a booking site. */
  booking(raw: string | undefined): string | undefined
  /** Addresses that were left out. `text`: the whole text of the field with the address. */
  notes: (DroppedAddress & { text: string })[]
  /** Faults of each html text that was cleaned. */
  cleaned: Map<string, TextFault[]>
  /** All named files, also those without usable content. `text`: the whole text of the field with the name. */
  named: NamedFile[]
}

export type NamedFile = MediaFile & { text: string }

/** The known contents of files. */
export type KnownMedia = Pick<MediaAsks, 'known'>

/** Characters of an id in base 36; without capitals, which some file systems do not distinguish. */
const ID_LENGTH = 9

/** Pages have hundreds of ids in addresses: just long enough that ten thousand files do not collide. */
const fileId = (source: string) =>
  BigInt(`0x${digest(source)}`)
    .toString(36)
    .slice(-ID_LENGTH)

export interface AddressOptions {
  /** Hosts that addresses may name. */
  hosts?: HostLists | undefined
  media?: KnownMedia | undefined
  /** Replacements of files without good content, by the id of the replaced file. */
  standIns?: ReadonlyMap<string, FileRecord> | undefined
}

/**
 * `providerUrl`: base of relative file addresses. A file for which `media` has a fault and no good content is replaced by its stand-in, if there is one,
 * and otherwise left out.
 */
export function createSources(providerUrl: string, options: AddressOptions = {}): Sources {
  const { hosts, media, standIns } = options
  const { notes, note, noted, textWith, within, ...addresses } = addressReader(providerUrl, hosts)
  const { target, page, slug } = addresses
  const cleaned: Sources['cleaned'] = new Map()
  const named: NamedFile[] = []
  function file(wire: WireFile | undefined): FileRecord | undefined {
    if (!wire) return undefined
    const source = noted(wire.sourceUrl, sourceOf(wire.sourceUrl, providerUrl, hosts))
    if (source === undefined) return undefined
    const id = fileId(source)
    named.push({ id, source, mimeType: wire.mimeType, text: textWith(wire.sourceUrl) })
    const row = media?.known(id)
    if (row?.fault !== undefined && row.content === undefined) return standIns?.get(id)
    const size = (wire.width && wire.height) || !row?.width ? wire : row
    return compact({
      id,
      source,
      content: row?.content,
      width: size.width && Math.round(size.width),
      height: size.height && Math.round(size.height),
      alt: plain(wire.alt),
      mimeType: wire.mimeType,
    })
  }

  const fileAt = (sourceUrl: string, alt?: string) =>
    file({ sourceUrl, alt, width: undefined, height: undefined, mimeType: undefined })

  const files = (wires: WireFile[]) => wires.map(file).filter((item) => item !== undefined)

  function rich(text: string | undefined): RichText | undefined {
    if (text === undefined) return undefined
    const cleanedAs = (faults: TextFault[]) => void cleaned.set(text, faults)
    return within(text, () => toRichText(text, { cleaned: cleanedAs, target, file: fileAt, dropped: note }))
  }

  function link(wire: WireLink | undefined): LinkRecord | undefined {
    const to = target(wire?.url)
    const text = plain(wire?.text)
    return to && text ? { text, target: to } : undefined
  }

  function alternates(wires: WireHrefLang[]): AlternateRecord[] {
    return wires.flatMap(({ locale, url, slug: own, id }) => {
      const path = page(url)
      return path === undefined ? [] : [compact({ locale, url: path, slug: own ? slug(own) : undefined, id })]
    })
  }

  return { ...addresses, file, files, fileAt, rich, link, alternates, notes, cleaned, named }
}

/** Reads addresses, and notes those that are left out with the text that they stand in. */
function addressReader(providerUrl: string, hosts: HostLists | undefined) {
  const notes: Sources['notes'] = []
  /** The html text that is being read, if any. */
  let html: string | undefined

  const textWith = (raw: string) => html ?? raw

  function within<T>(text: string, read: () => T): T {
    html = text
    const value = read()
    html = undefined
    return value
  }

  function note(raw: string, element?: string): void {
    notes.push({ address: raw.slice(0, 120), text: textWith(raw), ...(element !== undefined && { element }) })
  }

  function noted<T>(raw: string, value: T | undefined): T | undefined {
    if (value === undefined) note(raw)
    return value
  }

  function allowed(to: Target | undefined, purpose: keyof HostLists): Target | undefined {
    const address = webAddress(to)
    return address === undefined || isAllowed(new URL(address), purpose, { providerUrl, hosts }) ? to : undefined
  }

  const target = (raw: string | undefined) =>
    raw === undefined ? undefined : noted(raw, allowed(toTarget(raw), 'links'))
  const page = (raw: string) => noted(raw, pageUrl(raw))
  const slug = (raw: string) => noted(raw, slugOf(raw))
  const booking = (raw: string | undefined) =>
    raw ? noted(raw, webAddress(allowed(toTarget(raw), 'booking'))) : undefined

  return { notes, note, noted, textWith, within, target, page, slug, booking }
}

/** Of the provider itself without its host. */
function sourceOf(raw: string, providerUrl: string, hosts: HostLists | undefined): string | undefined {
  const base = new URL(`${providerUrl.replace(/\/+$/, '')}/`)
  if (!URL.canParse(raw, base)) return undefined
  const url = new URL(raw, base)
  url.hash = ''
  if (url.origin === base.origin && !url.username && !url.password) return url.pathname + url.search
  return isAllowed(url, 'media', { providerUrl, hosts }) ? url.href : undefined
}
