/** A release: which content stands at which path. Its files are in the content store. */
import type { JsonFile } from '../config/data-files.ts'
import type { PolicySource } from '../config/headers.ts'
import type { Locale } from '../config/locales.ts'
import type { Problem } from '../config/problems/table.ts'
import type { Comparable } from './changed-map.ts'

/** What search results show of a page. */
export interface PageWords {
  locale: Locale
  title: string
  description: string
}

export interface PageEntry {
  /** Digest of the HTML. */
  hash: string
  /** Digest of the view and of the renderer: equal key, equal HTML. */
  key: string
  /** Latest change of the records that the page shows, ISO 8601. */
  lastmod?: string
  /** Its entry in the sitemap, XML; missing where search engines may not list it. */
  listing?: string
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
  /** Missing where search engines may not list it. */
  words?: PageWords
  /** What it needs of the content security policy besides the site's own files. */
  policy?: PolicySource[]
  /** Of a page that is not asked for but answered with: an error, or what became of a form. */
  status?: 404 | 410 | 500 | 502 | 200
}

export type PageFile = Pick<PageEntry, 'hash' | 'status'>
/** What a sitemap says of a page. */
export type Listing = Pick<PageEntry, 'listing' | 'lastmod'>

/** An address of the route table. */
export interface RouteEntry {
  /** Key of the page, room or event that it is of. */
  record: string
  /** The provider's, the same in all languages. */
  id: number
  /** Property whose menus and numbers the page shows; 0 when the provider names none. */
  propertyId: number
  /** The hotel and language whose home page it is, '51/de'. */
  home?: string
  /** Paths of the same thing in all languages that have it, its own included. */
  alternates: Partial<Record<Locale, string>>
  /** Part of the sitemap that lists it; missing where search engines may not. */
  sitemap?: string
}

/** What surrounds the content of all pages of a property in one language. */
export interface ChromeEntry {
  reads: readonly string[]
  problems?: Problem[]
}

/** A file that is made from records. */
export interface ReleaseFile {
  /** Below the output folder. */
  name: string
  /** A function where the name says all of the content: it is called only if the last release of the same code has no such file. */
  content: string | (() => Promise<string>)
}

export const jsonFile = <Content>(name: JsonFile<Content>, content: Content): ReleaseFile => ({
  name,
  content: JSON.stringify(content),
})

/** What a feature's files were made from. */
export interface OutputEntry {
  reads: readonly string[]
  /** Names of its assets. */
  files: readonly string[]
}

export interface SourceEntry {
  /** Absolute, or relative to the provider's base. */
  source: string
  mimeType?: string
}

export interface SitemapEntry {
  /** Latest change of its pages, ISO 8601 with its zone. */
  lastmod?: string
}

/** New path by old path, of pages that were renamed. In the order of the old paths. */
export type Redirects = Record<string, string>

export interface Manifest {
  /** Digest of pages and assets. */
  id: string
  /** Digest of what all pages depend on besides the records: renderer and settings. */
  inputs: string
  /** Sum of the digests of the records that it was made from. */
  records: string
  /** Sums of the digests of its pages and assets, from which its id follows. */
  pagesSum: string
  assetsSum: string
  /** The route table, by path: while no address changes, a process need not work it out again. */
  routes: ReadonlyMap<string, RouteEntry>
  /** What was found as it was made, for the report. */
  routeProblems: readonly Problem[]
  /** Name of the provider that answered. */
  provider?: string
  /** By path, '/en/hotels/crystal-flora'. */
  pages: ReadonlyMap<string, PageEntry>
  /** By name. */
  chromes: ReadonlyMap<string, ChromeEntry>
  /** Digest of every other file, by its name below the output folder: '_astro/x.css'. */
  assets: ReadonlyMap<string, string>
  /** What assets were made from, by name: 'facts /en/hotels/crystal-flora'. */
  outputs: ReadonlyMap<string, OutputEntry>
  /** What pictures, videos and documents are made from, by id. */
  sources: ReadonlyMap<string, SourceEntry>
  /** Parts of the sitemap, by file. */
  sitemaps: ReadonlyMap<string, SitemapEntry>
  redirects: Redirects
  /** Content security policy of all pages. */
  policy: string
  /** Links that lead nowhere, as 'page -> target'. */
  brokenLinks: string[]
}

/** A page whose content is new, and why. */
export interface PageChange {
  path: string
  why: Reason[]
}

/** Why a page's content is new. Words are made of it for each reader. */
export type Reason = { code: 'new-page' | 'inputs-changed' | 'links-changed' | 'rollback-ended' } | RecordReason

export interface RecordReason {
  code: 'changed' | 'added' | 'removed'
  /** Key of the record. */
  record: string
  /** The provider's id of a page, a room or an event. */
  id?: number
}

/** The route table of a release in the state. */
export interface RouteRows extends Comparable<RouteEntry> {
  /** Paths of the entries with this value in a column. */
  having(column: string, value: string | number | null): string[]
}

/** A release in the state. Its maps are read when they are asked. */
export interface PublishedRelease extends Manifest {
  routes: RouteRows
  number: number
  /** When visitors saw it first, or when it was made where they have not yet; ISO 8601. */
  publishedAt: string
}

/** A release by its number and id, which name the same one only together: a state that was lost counts from 1 again. */
export interface ReleaseName {
  number: number
  /** Its id. */
  release: string
}

/**
 * What becomes of a release. `dismissed`: a translation is up to date although the Turkish text changed. `renewed`: the state was recreated with
 * nothing live.
 */
export type Deed =
  'waiting' | 'approved' | 'scheduled' | 'cancelled' | 'published' | 'undone' | 'refused' | 'dismissed' | 'renewed'

/** The release that visitors see. */
export interface Live extends ReleaseName {
  /** Since when, ISO 8601. */
  publishedAt: string
  /** An earlier release was chosen by hand: it stays until the next publish that does not wait, approval or time. */
  rolledBack: boolean
}
