/** Views of texts and their translations. */

import type { FilterView } from './filter.ts'

/** Part of a text: added, removed or unchanged. */
export interface WordView {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

/** An item whose Turkish texts changed and whose translations did not. */
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
  /** Digest of the Turkish text, so that only a text that was read is dismissed. */
  source: string
  words: readonly WordView[]
  /** `text`: missing if the language does not have it. */
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
  /** Number of items, on all pages of the list. */
  count: number
  filter: FilterView
  stale: readonly StaleView[]
  /** Address of this page of the list, to which its forms lead back. */
  address: string
  /** Address of the next page of the list. */
  more: string | undefined
  /** Recently dismissed translations that can be put back, the newest first. */
  takenOff: readonly {
    /** Number of the line of the history. */
    number: number
    /** ISO 8601. */
    at: string
    by: string
    /** The record's name, with its language. */
    name: string
    field: string
  }[]
}
