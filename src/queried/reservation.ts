/** A reservation page with the stay of its address, for browsers without script. */
import { reservationQuery } from '../search/query.ts'
import type { PageView, ReservationBody } from '../views/view.ts'
import { withLanguageQuery } from './page.ts'
import type { Query } from './query.ts'

/** `undefined`: the query says nothing of a stay. */
export async function reservationView(view: PageView, { parameters }: Query): Promise<PageView | undefined> {
  const query = reservationQuery(parameters)
  const said = query.toString()
  if (!said) return undefined
  const body: ReservationBody = { ...(view.body as ReservationBody), stay: { said, at: Date.now() } }
  return withLanguageQuery({ ...view, body }, query)
}
