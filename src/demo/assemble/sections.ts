import type { Lang, Link, Section } from '../contract.ts'
import type { Picture, SectionContent, Text } from '../content/types.ts'
import type { Owner } from '../pictures/names.ts'
import type { Directory } from './directory.ts'
import { Distinct } from './distinct.ts'
import type { Files } from './files.ts'

interface SectionsPage {
  owner: Owner
  lang: Lang
  distinct: Distinct
}

/** Puts sections into one language, with links led to that language's pages. */
export class Sections {
  readonly #directory: Directory
  readonly #files: Files

  constructor(directory: Directory, files: Files) {
    this.#directory = directory
    this.#files = files
  }

  /** `header`: the picture over the sections, which none of theirs repeats. */
  record(sections: readonly SectionContent[], owner: Owner, lang: Lang, header?: Picture): Record<string, Section> {
    const distinct = new Distinct()
    if (header) distinct.seed(header.hotel ?? owner, header.subject, header.seed)
    const page = { owner, lang, distinct }
    return Object.fromEntries(sections.map((section, index) => [section.key, this.#section(section, page, index)]))
  }

  #section(section: SectionContent, page: SectionsPage, index: number): Section {
    const { owner, lang } = page
    const { layout, title, subtitle, html, picture, link, items } = section
    return {
      ordinal: index + 1,
      layout,
      ...(title && { title: title[lang] }),
      ...(subtitle && { subtitle: subtitle[lang] }),
      ...(html && { html: this.html(html[lang], lang) }),
      ...(picture && { image: this.#files.picture(apart(picture, page), owner, 'photo', lang) }),
      ...this.#link(link, lang),
      ...(items && { items: items.map((item, place) => this.#section(item, page, place)) }),
    }
  }

  #link(link: { text: Text; to: string } | undefined, lang: Lang): { link?: Link } {
    const url = link && this.#directory.url(link.to, lang)
    return link && url !== undefined ? { link: { text: link.text[lang], url } } : {}
  }

  /** Leads `href="page:…"` and the like to urls; words that would lead to a page missing in this language stand alone. */
  html(html: string, lang: Lang): string {
    return html.replaceAll(
      /<a href="((?:page|hotel|region|event):[^"]+)">(.*?)<\/a>/gs,
      (_, reference: string, words: string) => {
        const url = this.#directory.url(reference, lang)
        return url === undefined ? words : `<a href="${url}">${words}</a>`
      },
    )
  }
}

function apart(picture: Picture, { owner, distinct }: SectionsPage): Picture {
  return { ...picture, seed: distinct.seed(picture.hotel ?? owner, picture.subject, picture.seed) }
}

const escapeHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain paragraphs as html. */
export const asHtml = (paragraphs: readonly string[]) => paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join('')
