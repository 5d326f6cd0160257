/** Birth dates of children without script: as many fields as there may be children. */
import { MOST_CHILDREN } from '../../config/reservation.ts'
import type { Translate } from '../../i18n/index.ts'

export function PlainBirths({ t }: { t: Translate }) {
  return (
    <noscript>
      <fieldset className="search__births">
        <legend>{t('components.common.search.childrenHint')}</legend>
        {Array.from({ length: MOST_CHILDREN }, (_, index) => (
          <label key={index}>
            <span>{t('components.common.search.birthDate', { number: index + 1 })}</span>
            <input
              className="input figures"
              type="text"
              name="childages"
              placeholder={t('components.common.search.dateFormat')}
            />
          </label>
        ))}
      </fieldset>
    </noscript>
  )
}
