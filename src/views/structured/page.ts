/**
 * Input of structured data: the page's finished view, and only that, so that nothing is claimed that the page does not
 * show.
 */
import { pictureUrl, pictureWidths } from '../../routes/pictures.ts'
import type { Route } from '../../routes/table.ts'
import type { ViewContext } from '../context.ts'
import type { BodyView, CrumbView, PictureView } from '../view.ts'

export interface StructuredPage {
  context: ViewContext
  route: Route
  body: BodyView
  breadcrumbs: CrumbView[]
  /** Absolute address of the page. */
  url: string
}

/** A page whose kind of body is known. */
export type PageOf<Body extends BodyView> = StructuredPage & { body: Body }

export function absolute({ site }: ViewContext, href: string): string {
  return site.siteUrl + href
}

/** Address of the largest size of a picture. */
export function imageUrl(context: ViewContext, { id, width }: PictureView): string {
  return absolute(context, pictureUrl(id, pictureWidths(width).at(-1)!))
}

export function imageUrls(context: ViewContext, pictures: PictureView[]): { image?: string[] } {
  const urls = [...new Set(pictures.map((picture) => imageUrl(context, picture)))]
  return urls.length > 0 ? { image: urls } : {}
}

/** The text below the title. */
export function leadOf({ lead, sections }: BodyView): { description?: string } {
  const description = lead ?? sections[0]?.subtitle
  return description ? { description } : {}
}
