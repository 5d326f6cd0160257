/** What was wrong with the link to this page, and what is shown instead. */
import { USUAL_NIGHTS } from '../../../site/reservation.ts'
import type { Translate } from '../../../i18n/index.ts'
import { showDate } from '../../../domain/trip/dates.ts'
import type { QueryProblem, Search } from '../rules/query.ts'
import { Icon } from '../../../components/islands/Icon.tsx'

interface Props {
  problems: readonly QueryProblem[]
  search: Search
  t: Translate
}

export function ProblemList({ problems, search, t }: Props) {
  if (problems.length === 0) return null
  return (
    <div className="alert alert--danger" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          <b>{t('pages.reservation.problems')}</b>
        </p>
        <ul>
          {problems.map((problem) => (
            <li key={problem.field}>{inWords(problem, search, t)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const TEXTS = {
  missing: 'pages.reservation.problemMissing',
  invalid: 'pages.reservation.problemInvalid',
  past: 'pages.reservation.problemPast',
  early: 'pages.reservation.problemEarly',
  short: 'pages.reservation.problemShort',
  limit: 'pages.reservation.problemLimit',
} as const

function inWords({ field, kind, value }: QueryProblem, { checkIn, checkOut, guests }: Search, t: Translate): string {
  if (field === 'childages')
    return t(`pages.reservation.${kind === 'limit' ? 'problemBirths' : 'problemBirthsUnread'}`, { value })
  const [name, shown] = (
    {
      checkInDate: ['checkIn', showDate(checkIn)],
      checkOutDate: ['checkOut', showDate(checkOut)],
      adult: ['adults', t('counts.adults', { count: guests.adult })],
      child: ['children', t('counts.children', { count: guests.child.length })],
    } as const
  )[field]
  return t(TEXTS[kind], { field: t(`components.common.search.${name}`), shown, value, count: USUAL_NIGHTS })
}
