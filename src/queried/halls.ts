/** The halls that fit an event, and the inquiry about one of them. */
import { finderView } from '../halls/finder-view.ts'
import { hotelOf, type OfferedHall } from '../halls/select.ts'
import { finderWords } from '../halls/words.ts'
import type { ContentBody, HallView, PageView } from '../views/view.ts'
import { withLanguageQuery, withSearchStart, withTitle } from './page.ts'
import type { Query } from './query.ts'

/** `undefined`: the page has no halls. */
export async function hallsView(view: PageView, { locale, path, parameters }: Query): Promise<PageView | undefined> {
  const body = view.body as ContentBody
  if (!body.halls) return undefined
  const { halls, hotels } = body.halls
  const page = {
    ...{ path, locale, words: finderWords(locale) },
    halls: halls.map(({ key, region, seats }): OfferedHall => ({ key, region: region?.code ?? '', seats })),
    hotels: new Map(hotels.map(({ value, label }) => [value, label])),
  }
  const { query, shown, total, isAsked, none, ways, asking, inquiry } = finderView(page, parameters)
  const { persons, seating, where } = query
  const seen = new Set(shown)
  const left = [...halls.keys()].filter((place) => !seen.has(place))
  const placed = (place: number): HallView => ({ ...halls[place]!, place })
  const search = {
    ...{ persons, seating, where, total, isAsked, none, ways, asking },
    ...(inquiry && {
      inquiry: { title: inquiry.title, subject: inquiry.subject, propertyId: halls[inquiry.place]!.hotel.id },
    }),
  }
  const found = [...shown.map(placed), ...left.map((place) => ({ ...placed(place), isLeftOut: true as const }))]
  const filled = withSearchStart(
    withLanguageQuery(
      { ...view, body: { ...body, halls: { ...body.halls, halls: found, search } } },
      new URLSearchParams(asking),
    ),
    shown.map((place) => hotelOf(halls[place]!)),
  )
  return inquiry ? withTitle(filled, inquiry.title) : filled
}
