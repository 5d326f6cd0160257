/** What several kinds of records are made of: addresses, files, texts. */
import type { Locale } from '../config/locales.ts'

/**
 * An address as an author wrote it: a path of this site, in the record's language unless its prefix names one; a place in the text's own page; or an
 * address outside.
 */
export type Target = SiteTarget | { fragment: string } | { external: string }
export interface SiteTarget {
  site: string
  locale?: Locale
  query?: string
  fragment?: string
}

export interface LinkRecord {
  text: string
  target: Target
}

/**
 * A picture, video or document at the provider. `source`: absolute, or relative to the provider's base. `id`: digest of the source. `content`: digest
 * of what was last fetched from there, `undefined` where that is not known.
 */
export interface FileRecord {
  id: string
  source: string
  content?: string
  width?: number
  height?: number
  alt?: string
  mimeType?: string
}

/** Sanitised HTML in pieces: plain pieces, links that the view still has to resolve, pictures. Each `id` is a `fragmentOf`. */
export type RichText = (string | { target: Target; id?: string; inner: RichText } | { picture: FileRecord })[]

export interface HoursRecord {
  label?: string
  from: string
  to: string
}
export interface FeatureRecord {
  label: string
  value?: string
}
export interface MetaRecord {
  name?: string
  property?: string
  content: string
  /** The picture for sharing that `content` names. */
  image?: FileRecord
}
/** One language of a thing. `url` is a site path without prefix. */
export interface AlternateRecord {
  locale: Locale
  url: string
  slug?: string
  id?: number
}
