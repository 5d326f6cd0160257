/** What a language of the site is. */
export interface Language {
  /** For `og:locale` and structured data. */
  iso: string
  /** In the language itself. */
  name: string
  /** Place in the language switcher. */
  switcherPlace: number
  /** The column of `site/pages.ts` that its addresses are made of. */
  slugs: 'tr' | 'others'
  /** The letters that its fonts must have. */
  script: 'latin' | 'cyrillic'
}

/** A slug for Turkish, and one for all other languages. */
export type SlugPair = Record<Language['slugs'], string>
