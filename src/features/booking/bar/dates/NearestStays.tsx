/** Rules of days that the stay breaks, with the nearest stays that keep them: one touch takes one. */
import { nearestStays } from '../../../../domain/trip/nearest-stays.ts'
import { brokenRules } from '../../../../domain/trip/stay-rules.ts'
import { rulesInWords, staysInWords } from '../../../../views/trip/words.ts'
import type { StayFieldsProps } from '../use-search.ts'

export function NearestStays({ state, hotel, onChange }: StayFieldsProps) {
  const { search, today, seasons, locale, t } = state
  const rules = search.checkIn && today ? brokenRules(hotel, search) : []
  if (rules.length === 0) return null
  const stays = nearestStays(hotel, search, { today, season: seasons[hotel] })
  return (
    <>
      <span>{rulesInWords(rules, t) + (stays.length > 0 ? ': ' : '')}</span>
      {staysInWords(stays, locale).map(({ text, stay }) =>
        stay ? (
          <button
            type="button"
            className="search__stay"
            key={stay.checkIn + stay.checkOut}
            onClick={() => onChange(stay)}
          >
            {text}
          </button>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </>
  )
}
