/** Birth dates of children without script: as many fields as there may be children. */
import { MOST_CHILDREN } from '../../config/reservation.ts'
import type { Translate } from '../../i18n/index.ts'

interface Props {
  t: Translate
  /** Those that are known, as YYYY-MM-DD. */
  births?: readonly string[]
}

export function PlainBirths({ t, births = [] }: Props) {
  return (
    <noscript>
      <fieldset className="search__births">
        <legend>{t('components.common.search.childrenHint')}</legend>
        {Array.from({ length: MOST_CHILDREN }, (_, index) => (
          <label key={index}>
            <span>{t('components.common.search.birthDate', { number: index + 1 })}</span>
            <input className="input figures" type="date" name="childages" defaultValue={births[index]} />
          </label>
        ))}
      </fieldset>
    </noscript>
  )
}
