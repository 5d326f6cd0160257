/** Contents of a page's head. */
import type { Locale } from '../../config/locales.ts'

export interface HeadView {
  /** Document title, site name included. */
  title: string
  description?: string
  /** Absolute. */
  canonical: string
  /** Absolute, including the page itself. Empty if the page exists in one language only. */
  alternates: { hreflang: Locale | 'x-default'; href: string }[]
  metas: { name?: string; property?: string; content: string }[]
  robots?: string
  /** One JSON-LD document each. */
  /** Absolute address of a file with the same facts for machines. */
  facts?: string
  jsonLd: unknown[]
}
