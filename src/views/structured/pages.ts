/** Data of the page itself: its breadcrumbs, and what it lists, answers and shows. */
import type { BreadcrumbList, ContactPage, FAQPage, ImageGallery, ItemList, Question } from 'schema-dts'
import { statedCountry } from '../../config/catalogue.ts'
import { LANGUAGES } from '../../site/languages.ts'
import type { ContactBody, GalleryBody } from '../view.ts'
import { hotelReference } from './hotel.ts'
import { groupReference } from './organization.ts'
import { plainText } from '../../records/plain-text.ts'
import { absolute, imageUrl, type PageOf, type StructuredPage } from './page.ts'
import { contactPoints, placed } from './place.ts'

export function breadcrumbList({ context, breadcrumbs, url }: StructuredPage): BreadcrumbList | undefined {
  // Each but the last needs an address.
  const named = breadcrumbs.filter(({ href }, index) => href || index === breadcrumbs.length - 1)
  if (named.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href ? absolute(context, href) : url,
    })),
  }
}

/** Pages below the one that lists them; empty if none has an address. */
export function itemList(
  { context, body }: StructuredPage,
  items: { name: string; href?: string }[],
): ItemList | undefined {
  const linked = items.flatMap(({ name, href }) => (href ? [{ name, href }] : []))
  if (linked.length === 0) return undefined
  return {
    '@type': 'ItemList',
    name: body.title,
    numberOfItems: linked.length,
    itemListElement: linked.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(context, href),
    })),
  }
}

export function contactPage({ context, route, body, url }: PageOf<ContactBody>): ContactPage {
  const hotel = hotelReference(context, route.propertyId)
  const reached = body.contact
    ? { ...placed(body.contact, statedCountry(route.propertyId)), ...contactPoints(body.contact) }
    : {}
  const { geo, hasMap, ...ofOrganization } = reached
  return {
    '@type': 'ContactPage',
    '@id': `${url}#page`,
    name: body.title,
    url,
    inLanguage: LANGUAGES[context.locale].iso,
    mainEntity: hotel
      ? { '@type': 'Hotel', ...hotel, ...ofOrganization, ...(geo && { geo }), ...(hasMap && { hasMap }) }
      : { ...(groupReference(context) as object), '@type': 'Organization', ...ofOrganization },
  }
}

export function imageGallery({ context, body, url }: PageOf<GalleryBody>): ImageGallery | undefined {
  const files = body.gallery?.categories.flatMap((category) => category.files) ?? []
  if (files.length === 0) return undefined
  return {
    '@type': 'ImageGallery',
    '@id': `${url}#gallery`,
    name: body.title,
    url,
    image: files.map(({ title, picture }) => ({
      '@type': 'ImageObject',
      contentUrl: imageUrl(context, picture),
      ...captionOf(title ?? picture.alt, body.title),
    })),
  }
}

/** The caption, unless it only repeats the page's title. */
function captionOf(caption: string, title: string): { caption?: string } {
  return caption && caption !== title ? { caption } : {}
}

/** Questions and answers of all FAQ sections. */
export function faqPage({ body, url }: StructuredPage): FAQPage | undefined {
  const questions = body.sections
    .filter(({ layout }) => layout === 'FAQ')
    .flatMap(({ items }) => items)
    .flatMap(({ title, html }): Question[] => {
      const answer = html && plainText(html)
      return title && answer
        ? [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: answer } }]
        : []
    })
  return questions.length > 0 ? { '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity: questions } : undefined
}
