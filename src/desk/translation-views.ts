/** What the desk shows of texts and their translations. */

/** A part of a text: what came, what went, what stayed. */
export interface WordView {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

/** A translation whose Turkish text changed. */
export interface StaleView {
  thing: string
  lang: string
  name: string
  /** ISO 8601. */
  since: string
  cms: string | undefined
  /** Path of a page that shows it. */
  page: string | undefined
  /** The Turkish texts that changed, and what stands in their places; `undefined` where the translation has none. */
  pairs: readonly { words: readonly WordView[]; translation: string | undefined }[]
  /** How many more there are. */
  left: number
}

export interface TranslationsView {
  kind: 'translations'
  count: number
  stale: readonly StaleView[]
  /** Where the others are. */
  more: string | undefined
}
