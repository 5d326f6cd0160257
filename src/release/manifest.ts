/** A release: which content stands at which path. A value; its files are in the content store. */
import type { PolicySource } from '../config/headers.ts'
import type { Problem } from '../problems/table.ts'
import { shortDigest } from '../snapshot/digest.ts'
import { differences, entriesDigest, type LayeredMap } from '../snapshot/layered.ts'
import type { Redirects } from './redirects.ts'

export interface PageEntry {
  /** Digest of the HTML. */
  hash: string
  /** Digest of the view and of the renderer: equal key, equal HTML. */
  key: string
  /** Latest change of the records that the page shows, ISO 8601. */
  lastmod?: string
  /** Keys of the records that its view asked for, besides those of its chrome. */
  reads: readonly string[]
  /** Name of what surrounds its content. */
  chrome: string
  /** What the page is of, whatever its address: kind, language, property and id. */
  thing: string
  /** What its view could not show, for the report. */
  problems?: Problem[]
  /** What was found when its HTML was read. */
  faults?: Problem[]
  /** What it needs of the content security policy besides the site's own files. */
  policy?: PolicySource[]
  /** Of a page that is not asked for but answered with: not found, or what became of a form. */
  status?: 404 | 200 | 422 | 429 | 502
}

/** Id of the property that a page is of. */
export function propertyOf({ thing }: PageEntry): number {
  return Number(thing.split(' ')[2])
}

/** What surrounds the content of all pages of a property in one language. */
export interface ChromeEntry {
  reads: readonly string[]
  problems?: Problem[]
}

export interface SourceEntry {
  /** Absolute, or relative to the provider's base. */
  source: string
  mimeType?: string
}

export interface Manifest {
  /** Digest of pages and assets. */
  id: string
  /** Digest of what all pages depend on besides the records: renderer and settings. */
  inputs: string
  /** Digest of the records that it was made from. */
  records: string
  /** Digest of its route table, a content of the store: while no address changes, a process need not work it out again. */
  routes: string
  /** Name of the provider that answered. */
  provider?: string
  /** By path, '/en/hotels/crystal-flora'. */
  pages: LayeredMap<PageEntry>
  /** By name. */
  chromes: LayeredMap<ChromeEntry>
  /** Digest of every other file, by its name below the output folder: '_astro/x.css'. */
  assets: LayeredMap<string>
  /** What pictures, videos and documents are made from, by id. */
  sources: LayeredMap<SourceEntry>
  /** Paths of renamed pages, and where they are now. */
  redirects: Redirects
  /** Content security policy of all pages. */
  policy: string
  /** Links that lead nowhere, as 'page -> target'. */
  brokenLinks: string[]
}

/** The parts of a manifest that are as large as the site, besides its assets. */
export type ManifestMaps = Pick<Manifest, 'pages' | 'chromes' | 'sources'>

export const pagesDigest = entriesDigest<PageEntry>((path, { hash }) => `${path} ${hash}`)
const assetsDigest = entriesDigest<string>((name, hash) => `${name} ${hash}`)

export function makeManifest(parts: Omit<Manifest, 'id'>): Manifest {
  return { ...parts, id: shortDigest(`${pagesDigest(parts.pages)} ${assetsDigest(parts.assets)}`) }
}

export interface Difference {
  added: string[]
  changed: string[]
  removed: string[]
}

/** Paths of pages that differ between two releases, in order. */
export function comparePages(before: Manifest | undefined, after: Manifest): Difference {
  const old: ReadonlyMap<string, PageEntry> = before?.pages ?? new Map()
  const paths = [...differences(old, after.pages)].sort()
  const isNew = (path: string) => !old.has(path)
  const isGone = (path: string) => !after.pages.has(path)
  return {
    added: paths.filter(isNew),
    changed: paths.filter(
      (path) => !isNew(path) && !isGone(path) && old.get(path)!.hash !== after.pages.get(path)!.hash,
    ),
    removed: paths.filter(isGone),
  }
}
