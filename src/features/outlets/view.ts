/** Restaurants, bars and spas: a hotel's list of outlets, the page of one, the spa's page. */
import { sortedByName } from '../../i18n/order.ts'
import { outletAt } from '../../views/claims.ts'
import { keys } from '../../records/keys.ts'
import type { GastronomyItemRecord, PageRecord } from '../../records/records.ts'
import { hoursViews, outletCard } from '../../views/cards.ts'
import type { ViewContext } from '../../views/context.ts'
import { costOf, includedView } from '../../views/timetable/included.ts'
import { hrefTo } from '../../views/links.ts'
import { pictureView, pictureViews } from '../../views/media.ts'
import { richTextHtml } from '../../views/text/rich-text.ts'
import type { GastronomyBody, OutletBody, SpaBody } from '../../views/view.ts'
import { baseBody, type PageInput } from '../../views/base.ts'

export function gastronomyBody(input: PageInput): GastronomyBody {
  const { context, page } = input
  const key = keys.gastronomy(context.locale, page.id)
  const groups = context.read(key)?.groups ?? []
  const all = groups.flatMap(({ items }) => items)
  const included = includedView(context, input.route.propertyId, all)
  return {
    ...baseBody(input),
    kind: 'gastronomy',
    ...(included && (included.included > 0 || included.board) && { included }),
    groups: groups
      .filter(({ items }) => items.length > 0)
      .map(({ code, title, items }) => ({
        code,
        title,
        items: sortedByName(context.locale, items, opensAt).map((item) => ({
          ...outletCard(context, item, { key, items: all }),
          ...(included && costOf(context, item, all)),
        })),
      })),
  }
}

/** Sorts by opening time; outlets without hours come last. */
const opensAt = ({ hours }: GastronomyItemRecord): string => hours[0]?.from ?? '~'

export function outletBody(input: PageInput): OutletBody {
  const { context, route, page } = input
  const list = context.routes.hotelPage(route.propertyId, context.locale, 'gastronomy')
  const listKey = list?.kind === 'page' ? keys.gastronomy(context.locale, list.id) : undefined
  const items = (listKey && context.read(listKey)?.groups.flatMap((group) => group.items)) ?? []
  const own = outletAt(items, route.url)
  const outlet = outletView(context, page)
  return {
    ...baseBody(input),
    ...(own?.text && { lead: own.text }),
    kind: 'outlet',
    ...(outlet && { outlet }),
    ...(own && { paid: own.paid }),
    others: items.filter((item) => item !== own).map((item) => outletCard(context, item, { key: listKey!, items })),
    ...(list && { gastronomyHref: hrefTo(list)! }),
  }
}

export function spaBody(input: PageInput): SpaBody {
  const { context, page } = input
  const outlet = outletView(context, page)
  const { treatments = [], facilities = [] } = context.read(keys.spa(context.locale, page.id)) ?? {}
  return {
    ...baseBody(input),
    kind: 'spa',
    ...(outlet && { outlet }),
    treatments: treatments.map(({ image, ...treatment }) => ({
      ...treatment,
      ...(image && { picture: pictureView(context, image, treatment.title) }),
    })),
    facilities: facilities.map(({ image, ...facility }) => ({
      ...facility,
      ...(image && { picture: pictureView(context, image, facility.title) }),
    })),
  }
}

function outletView(context: ViewContext, page: PageRecord): OutletBody['outlet'] {
  const from = keys.outlet(context.locale, page.id)
  const outlet = context.read(from)
  if (!outlet) return undefined
  const { html, images, hours, features } = outlet
  const title = outlet.title || page.title
  return {
    title,
    ...(html && { html: richTextHtml(context, html, { from, level: 2 }) }),
    pictures: pictureViews(context, images, title),
    hours: hoursViews(hours),
    features,
  }
}
