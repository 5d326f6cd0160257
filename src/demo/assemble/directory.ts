import { LANGS, type HrefLang, type Lang } from '../contract.ts'

/** Where a page stands in each language it has. */
export interface Entry {
  langs: readonly Lang[]
  url: (lang: Lang) => string
  /** Told in hrefLangs of hotels, rooms and events. */
  slug?: (lang: Lang) => string
  id?: number
}

/**
 * All pages of the provider by reference, filled before any page is made: `page:KEY`, `region:CODE`, `hotel:KEY`,
 * `hotel:KEY/SUBPAGE`, `room:ID`, `outlet:ID`, `event:ID`. Links and language lists come from here, so that none leads
 * to a page that does not exist.
 */
export class Directory {
  readonly #entries = new Map<string, Entry>()

  add(reference: string, entry: Entry): void {
    if (this.#entries.has(reference)) throw new Error(`two pages are called ${reference}`)
    this.#entries.set(reference, entry)
  }

  get references(): string[] {
    return [...this.#entries.keys()]
  }

  /** The page's url; undefined where it does not exist in that language. An unknown reference is an error. */
  url(reference: string, lang: Lang): string | undefined {
    const entry = this.#entry(reference)
    return entry.langs.includes(lang) ? entry.url(lang) : undefined
  }

  has(reference: string, lang: Lang): boolean {
    return this.#entries.get(reference)?.langs.includes(lang) ?? false
  }

  langs(reference: string): readonly Lang[] {
    return this.#entry(reference).langs
  }

  /** Its languages, each with the page's url. */
  pages(reference: string): [Lang, string][] {
    const { langs, url } = this.#entry(reference)
    return langs.map((lang) => [lang, url(lang)])
  }

  hrefLangs(reference: string): HrefLang[] {
    const { langs, url, slug, id } = this.#entry(reference)
    return LANGS.filter((lang) => langs.includes(lang)).map((lang) => ({
      locale: lang,
      url: url(lang),
      ...(slug && { slug: slug(lang) }),
      ...(id !== undefined && { id }),
    }))
  }

  #entry(reference: string): Entry {
    const entry = this.#entries.get(reference)
    if (!entry) throw new Error(`no page is called ${reference}`)
    return entry
  }
}
