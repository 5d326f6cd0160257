/** Views of texts and their translations. */

/** Part of a text: added, removed or unchanged. */
export interface WordView {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

/** A thing with Turkish texts that changed where translations did not. */
export interface StaleView {
  thing: string
  name: string
  /** ISO 8601. */
  since: string
  /** Each changed text once, whichever fields and languages have it. */
  texts: readonly StaleText[]
  /** How many more texts changed. */
  left: number
}

export interface StaleText {
  /** Names of its fields, and their places in the record. */
  field: string
  places: readonly string[]
  /** Digest of the Turkish text, so that what was dismissed is what was read. */
  source: string
  words: readonly WordView[]
  /** `text`: missing where the language does not have it. */
  translations: readonly {
    lang: string
    text: string | undefined
    cms: string | undefined
    /** Address of a page that shows it, its own if it has one: live, or in the preview. */
    page: string | undefined
  }[]
}

export interface TranslationsView {
  kind: 'translations'
  /** Texts by language. */
  count: number
  stale: readonly StaleView[]
  /** Of this page of the list, to which its forms lead back. */
  address: string
  /** Address of the next page of the list. */
  more: string | undefined
  /** Translations that were taken off the list lately and can be put back, the newest first. */
  takenOff: readonly {
    /** Number of the line of the history. */
    number: number
    /** ISO 8601. */
    at: string
    by: string
    /** Of the record, with its language. */
    name: string
    field: string
  }[]
}
