import { NETWORK, type Contact, type Lang, type Page, type Section } from '../contract.ts'
import { regions } from '../content/index.ts'
import type { EventContent, HotelContent } from '../content/types.ts'
import type { World } from '../world.ts'
import type { Directory } from './directory.ts'
import type { Files } from './files.ts'
import { stamp } from './ids.ts'
import type { Sections } from './sections.ts'

/** What every maker of records works with. */
export interface Workshop {
  world: World
  hotels: readonly HotelContent[]
  events: readonly EventContent[]
  directory: Directory
  files: Files
  sections: Sections
}

export const NETWORK_REF = { id: NETWORK.id, name: 'Crystal Hotels' }

/** What a page is made from; the rest follows from its reference. */
export interface Draft {
  reference: string
  id: number
  lang: Lang
  propertyId: number
  contact?: Contact
  title: string
  description: string
  /** Name in the breadcrumbs where the title is long. */
  crumb?: string
  category: string
  template: string
  /** References and names of the pages above, home first. */
  above: readonly { reference: string; text: string }[]
  contents?: Record<string, Section>
  /** Picture for shared links, relative to the provider's base. */
  preview?: string
  robots?: string
}

/** A page with everything that all pages have. */
export function pageFrom({ directory }: Workshop, draft: Draft): Page {
  const { id, lang, title, reference } = draft
  const url = directory.url(reference, lang)
  if (url === undefined) throw new Error(`${reference} has no page in ${lang}`)
  return {
    id,
    url,
    locale: lang,
    title,
    property: { id: draft.propertyId, contact: draft.contact, propertyNetwork: NETWORK_REF },
    category: { code: draft.category },
    categoryTemplate: draft.template,
    ...(draft.contents && { contents: draft.contents }),
    metas: metas(draft),
    breadcrumbs: [
      ...draft.above.map((crumb) => ({
        text: crumb.text,
        url: directory.url(crumb.reference, lang) ?? '',
        active: false,
      })),
      { text: draft.crumb ?? title, url, active: true },
    ],
    hrefLangs: directory.hrefLangs(reference),
    updatedAt: stamp(id),
  }
}

/** What search engines and shared links say. */
export const metas = ({
  title,
  description,
  preview,
  robots,
}: Pick<Draft, 'title' | 'description' | 'preview' | 'robots'>) => [
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(preview ? [{ property: 'og:image', content: preview }] : []),
  ...(robots ? [{ name: 'robots', content: robots }] : []),
]

/** Shorter descriptions are rarely shown in search results. */
const LEAST_DESCRIPTION = 80
const MOST_DESCRIPTION = 155

/** A description for search results: a card's text, with facts and then the hotel and its region if it is short. */
export function described(hotel: HotelContent, lang: Lang, text: string, facts: string): string {
  const region = regions.find(({ code }) => code === hotel.region)?.name[lang] ?? ''
  const place = [hotel.name, region].filter((name) => !text.includes(name)).join(', ')
  return [facts, place]
    .filter((more) => more !== '')
    .reduce(
      (words, more) => {
        const longer = `${words} ${sentence(more)}`
        return words.length < LEAST_DESCRIPTION && longer.length <= MOST_DESCRIPTION ? longer : words
      },
      text.length < LEAST_DESCRIPTION ? sentence(text) : text,
    )
}

const sentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`)
