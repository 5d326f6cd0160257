/** What a query says of a trip, and the page that answers it. */
import { questionIn, type Question } from '../../views/fit/question.ts'
import { saysPrivate, withLanguageQuery } from '../../views/queried/page.ts'
import type { Query } from '../../views/queried/query.ts'
import type { PageView } from '../../views/view.ts'

/** `undefined`: the query says neither who travels nor when. */
export function askedIn(query: Query): Question | undefined {
  const question = questionIn(query, Date.now())
  const { trip, party } = question
  return party || trip.arrival || trip.month ? question : undefined
}

/** Also where nothing is said of the trip: the address is private all the same, and what it says was not asked of the search. */
export const answered = (view: PageView, body: PageView['body'], { parameters }: Query): PageView =>
  withLanguageQuery({ ...view, body: { ...body, ...saysPrivate(parameters) } }, parameters)
