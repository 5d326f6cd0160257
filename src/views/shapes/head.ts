/** What stands in the head of a page. */
import type { Locale } from '../../config/locales.ts'

export interface HeadView {
  /** Document title, site name included. */
  title: string
  description?: string
  /** Absolute. */
  canonical: string
  /** Absolute; the page itself included. Empty when the page exists in one language alone. */
  alternates: { hreflang: Locale | 'x-default'; href: string }[]
  metas: { name?: string; property?: string; content: string }[]
  robots?: string
  /** One JSON-LD document each. */
  /** A file with the same facts for machines, absolute. */
  facts?: string
  jsonLd: unknown[]
}
