/** Views of texts and their translations. */

/** Part of a text: added, removed or unchanged. */
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
  /** The changed Turkish texts with their translations; `undefined` if there is none. */
  pairs: readonly { words: readonly WordView[]; translation: string | undefined }[]
  /** How many more texts changed. */
  left: number
}

export interface TranslationsView {
  kind: 'translations'
  count: number
  stale: readonly StaleView[]
  /** Address of the next page of the list. */
  more: string | undefined
}
