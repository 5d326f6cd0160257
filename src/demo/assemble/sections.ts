import type { Lang, Link, Section } from '../contract.ts'
import { bodyHtml } from '../content/html.ts'
import type { SectionContent } from '../content/types.ts'
import type { Directory } from './directory.ts'
import type { Files, Owner } from './files.ts'

interface SectionsPage {
  owner: Owner
  lang: Lang
}

/** Makes the wire's sections, with links led to the language's pages. */
export class Sections {
  readonly #directory: Directory
  readonly #files: Files

  constructor(directory: Directory, files: Files) {
    this.#directory = directory
    this.#files = files
  }

  record(sections: readonly SectionContent[], owner: Owner, lang: Lang): Record<string, Section> {
    const page = { owner, lang }
    return Object.fromEntries(sections.map((section, index) => [section.key, this.#section(section, page, index)]))
  }

  #section(section: SectionContent, page: SectionsPage, index: number): Section {
    const { owner, lang } = page
    const { layout, title, subtitle, body, picture, link, items } = section
    return {
      ordinal: index + 1,
      layout,
      ...(title && { title }),
      ...(subtitle && { subtitle }),
      ...(body && { html: bodyHtml(body) }),
      ...(picture && { image: this.#files.picture(picture, owner, lang) }),
      ...this.#link(link, lang),
      ...(items && { items: items.map((item, place) => this.#section(item, page, place)) }),
    }
  }

  #link(link: SectionContent['link'], lang: Lang): { link?: Link } {
    const url = link && this.#directory.url(link.to, lang)
    return link && url !== undefined ? { link: { text: link.text, url } } : {}
  }
}
