/** What a page of a route shows, whatever surrounds it: chosen by the route's kind. */
import type { Route } from '../../routes/table.ts'
import type { PageInput } from '../../views/base.ts'
import type { ViewContext } from '../../views/context.ts'
import { hotelOf } from '../../views/hotels.ts'
import { hrefTo } from '../../views/links.ts'
import { firstWords } from '../../views/text/sections.ts'
import type { BodyView, LayoutName } from '../../views/view.ts'
import { galleryExtract, wholeGallery } from '../gallery/view.ts'
import { offerViews } from '../hotels/offers-view.ts'
import { withMaps } from '../maps/view.ts'
import type { HeadTexts } from './head.ts'
import { layoutOf, pageKind } from './kind-of.ts'
import { kindEntry } from './table.ts'
import { DESCRIPTION_LENGTH } from './titles.ts'

interface PageContent {
  body: BodyView
  head: HeadTexts
  layout: LayoutName
}

export function pageContent(context: ViewContext, route: Route): PageContent {
  switch (route.kind) {
    case 'room': {
      const record = present(context.read(route.key), route)
      const { body: bodyOf, layout } = kindEntry('room')
      const body = bodyOf({ context, route, record })
      return { body, layout, head: { title: body.title, metas: record.metas } }
    }
    case 'event': {
      const record = present(context.read(route.key), route)
      const { body: bodyOf, layout } = kindEntry('event')
      const body = bodyOf({ context, route, record })
      return { body, layout, head: { title: body.title, metas: record.metas } }
    }
    case 'day': {
      const record = present(context.read(route.key), route)
      const { body: bodyOf, layout } = kindEntry('day')
      const body = bodyOf({ context, route, record })
      return { body, layout, head: { title: body.title, metas: [] } }
    }
    case 'week': {
      const record = present(context.read(route.key), route)
      const { body: bodyOf, layout } = kindEntry('week')
      const body = bodyOf({ context, route, record })
      return { body, layout, head: { title: body.title, metas: [] } }
    }
    case 'event-list': {
      const { body: bodyOf, layout } = kindEntry('event-list')
      const body = bodyOf({ context })
      return { body, layout, head: { title: body.title, description: body.lead, metas: [] } }
    }
    case 'page': {
      const page = present(context.read(route.key), route)
      const kind = pageKind(route, page, hotelOf(context, route.propertyId) !== undefined)
      const layout = layoutOf(kind, page.template)
      const input = { context, route, page, layout, offers: offerViews(context, route) }
      return {
        body: withMaps(context, route.propertyId, withGallery(input, kindEntry(kind).body(input))),
        layout,
        head: { title: page.title, description: firstWords(page, DESCRIPTION_LENGTH), metas: page.metas },
      }
    }
  }
}

/** A hotel that has a gallery page shows an extract here, chosen by what else the page shows. */
function withGallery({ context, route, page }: PageInput, body: BodyView): BodyView {
  if (page.galleryId === undefined || body.gallery) return body
  const gallery = { id: page.galleryId, name: page.title, propertyId: route.propertyId }
  const own = context.routes.hotelPage(route.propertyId, context.locale, 'gallery')
  const isWhole = own === undefined || own.path === route.path
  return {
    ...body,
    gallery: isWhole ? wholeGallery(context, gallery) : galleryExtract(context, gallery, { href: hrefTo(own)!, body }),
  }
}

/** Routes are made from records, so the record exists. */
function present<T>(value: T | undefined, route: Route): T {
  if (value === undefined) throw new Error(`${route.path} has no record ${route.key}`)
  return value
}
