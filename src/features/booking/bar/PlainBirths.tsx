/** Birth dates of children without script: as many fields as there may be children. */
import { Fragment } from 'react'
import { MOST_CHILDREN } from '../../../site/reservation.ts'
import type { Translate } from '../../../i18n/index.ts'

interface Props {
  t: Translate
  /** Birth dates so far, as YYYY-MM-DD. */
  births?: readonly string[]
  /** Shown with script, too: it may have been blocked. */
  areAsked?: boolean
}

export function PlainBirths({ t, births = [], areAsked = false }: Props) {
  const Place = areAsked ? Fragment : 'noscript'
  return (
    <Place>
      <fieldset className="search__births">
        <legend>{t('components.common.search.childrenHint')}</legend>
        {Array.from({ length: MOST_CHILDREN }, (_, index) => (
          <label key={index}>
            <span>{t('components.common.search.birthDate', { number: index + 1 })}</span>
            <input className="input figures" type="date" name="childages" defaultValue={births[index]} />
          </label>
        ))}
      </fieldset>
    </Place>
  )
}
