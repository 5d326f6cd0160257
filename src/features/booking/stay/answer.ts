/** A reservation page with the stay of its address, for browsers without script. */
import { SEASONS_FILE } from '../../../config/data-files.ts'
import { reservationQuery } from '../rules/query.ts'
import type { PageView, ReservationBody } from '../../../views/view.ts'
import { saysPrivate, withLanguageQuery } from '../../../views/queried/page.ts'
import type { Query, ReadJson } from '../../../views/queried/query.ts'
import { onlySaid } from '../../../domain/trip/said.ts'

/** `undefined` if the query has no part of a stay. */
export async function reservationView(
  view: PageView<ReservationBody>,
  { parameters }: Query,
  json: ReadJson,
): Promise<PageView | undefined> {
  const query = reservationQuery(parameters)
  const said = query.toString()
  if (!said) return undefined
  const body: ReservationBody = {
    ...view.body,
    ...saysPrivate(onlySaid(query, ['age'])),
    stay: { said, at: Date.now() },
  }
  return withLanguageQuery(await withSeason({ ...view, body }, json), query)
}

/** Adds the season to a reservation page; other pages stay as they are. */
export async function withSeason(view: PageView, json: ReadJson): Promise<PageView> {
  const { body } = view
  if (body.kind !== 'reservation') return view
  const season = (await json(SEASONS_FILE))?.[body.hotel.slug]
  return season ? { ...view, body: { ...body, season } } : view
}
