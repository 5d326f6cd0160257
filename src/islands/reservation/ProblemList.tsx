/** What was wrong with the link that led here, and what the page shows instead. */
import { showDate } from '../../search/dates.ts'
import type { QueryProblem, Search } from '../../search/query.ts'
import type { ReservationTexts } from '../../search/reservation-texts.ts'
import { counted, fill } from '../../search/texts.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  problems: readonly QueryProblem[]
  search: Search
  texts: ReservationTexts
  locale: string
}

export function ProblemList({ problems, search, texts, locale }: Props) {
  if (problems.length === 0) return null
  return (
    <div className="alert alert--danger" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <b>{texts.problems}</b>
        </p>
        <ul>
          {problems.map((problem) => (
            <li key={problem.field}>{inWords(problem, search, texts, locale)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function inWords(
  { field, kind, value }: QueryProblem,
  search: Search,
  texts: ReservationTexts,
  locale: string,
): string {
  const { counts, adults, children } = texts.search
  if (field === 'childages') return fill(texts.problemBirths, { value })
  const shown = {
    checkInDate: { field: texts.arrival, shown: showDate(search.checkIn) },
    checkOutDate: { field: texts.departure, shown: showDate(search.checkOut) },
    adult: { field: adults, shown: counted(counts.adults, search.guests.adult, locale) },
    child: { field: children, shown: counted(counts.children, search.guests.child.length, locale) },
  }[field]
  const text = {
    missing: texts.problemMissing,
    invalid: texts.problemInvalid,
    past: texts.problemPast,
    early: texts.problemEarly,
    limit: texts.problemLimit,
  }[kind]
  return fill(text, { ...shown, value })
}
