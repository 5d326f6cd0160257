/** Structured data of a page in schema.org's words, one document with all that the page is about. */
import type { Graph, Thing } from 'schema-dts'
import type { BodyView } from '../view.ts'
import { event } from './event.ts'
import { hotel } from './hotel.ts'
import { organization, webSite } from './organization.ts'
import { outlet, spa } from './outlet.ts'
import type { StructuredPage } from './page.ts'
import { breadcrumbList, contactPage, faqPage, imageGallery, itemList } from './pages.ts'
import { hotelRoom } from './room.ts'

export type { StructuredPage } from './page.ts'

/** Nothing for a page that has nothing to say. */
export function structuredData(page: StructuredPage): Graph[] {
  const things = [...ofKind(page, page.body), faqPage(page), breadcrumbList(page)].filter(
    (thing) => thing !== undefined,
  )
  return things.length > 0 ? [{ '@context': 'https://schema.org', '@graph': things }] : []
}

function ofKind(page: StructuredPage, body: BodyView): (Thing | undefined)[] {
  switch (body.kind) {
    case 'home':
      return [organization(page.context), webSite(page.context)]
    case 'hotel':
      return [hotel({ ...page, body })]
    case 'rooms':
      return [itemList(page, body.rooms)]
    case 'room':
      return [hotelRoom({ ...page, body })]
    case 'gastronomy':
      return [
        itemList(
          page,
          body.groups.flatMap(({ items }) => items),
        ),
      ]
    case 'outlet':
      return [outlet({ ...page, body })]
    case 'spa':
      return [spa({ ...page, body })]
    case 'event':
      return [event({ ...page, body })]
    case 'gallery':
      return [imageGallery({ ...page, body })]
    case 'contact':
      return [contactPage({ ...page, body })]
    case 'region':
      return [itemList(page, body.hotels)]
    case 'region-list':
      return [itemList(page, body.regions)]
    case 'hotel-list':
      return [
        itemList(
          page,
          body.groups.flatMap(({ hotels }) => hotels),
        ),
      ]
    default:
      return []
  }
}
