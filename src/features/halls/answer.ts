/** The halls that fit an event, and the inquiry about one of them. */
import { finderView } from './finder-view.ts'
import { hotelOf } from './select.ts'
import type { ContentBody, PageView } from '../../views/view.ts'
import { withLanguageQuery, withSearchStart, withTitle } from '../../views/queried/page.ts'
import type { Query } from '../../views/queried/query.ts'

/** `undefined` if the page has no halls. */
export async function hallsView(
  view: PageView<ContentBody>,
  { locale, path, parameters }: Query,
): Promise<PageView | undefined> {
  const { body } = view
  if (!body.halls) return undefined
  const { halls } = body.halls
  const { shown, inquiry, ...summary } = finderView({ path, locale, halls }, parameters)
  const fitting = new Set(shown)
  const others = halls.filter((_hall, place) => !fitting.has(place))
  const search = {
    ...summary,
    ...(inquiry && {
      inquiry: { title: inquiry.title, subject: inquiry.subject, propertyId: halls[inquiry.place]!.hotel.id },
    }),
  }
  const ordered = [...shown.map((place) => halls[place]!), ...others.map((hall) => ({ ...hall, isLeftOut: true }))]
  const filled = withSearchStart(
    withLanguageQuery(
      { ...view, body: { ...body, halls: { ...body.halls, halls: ordered, search } } },
      new URLSearchParams(summary.asking),
    ),
    shown.map((place) => hotelOf(halls[place]!)),
  )
  return inquiry ? withTitle(filled, inquiry.title) : filled
}
