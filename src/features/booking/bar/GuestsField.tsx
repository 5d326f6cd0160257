/** Guests: a field with a panel below it. */
import { guestsInWords } from '../rules/in-words.ts'
import { Icon } from '../../../components/islands/Icon.tsx'
import { usePanels } from './use-panels.ts'
import type { StayFieldsProps } from './use-search.ts'

export function GuestsField({ state, hotel, onChange }: StayFieldsProps) {
  const { id, locale, t, search, setOpen, focusField } = state
  const panels = usePanels()
  const open = state.open === 'guests'
  const close = () => {
    setOpen(undefined)
    focusField('guests')
  }

  return (
    <>
      <div className="search__field search__field--guests" data-panel="guests">
        <span className="search__label" id={`${id}-guests-label`}>
          {t('components.common.search.guests')}
        </span>
        <button
          type="button"
          className="search__value"
          data-field="guests"
          id={`${id}-guests`}
          aria-labelledby={`${id}-guests-label ${id}-guests`}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={`${id}-guests-panel`}
          onClick={() => (open ? close() : setOpen('guests'))}
        >
          <span>{guestsInWords(search.guests, t)}</span>
          <Icon name="guests" />
        </button>
      </div>
      <div
        className="pop pop--guests"
        role="dialog"
        aria-label={t('components.common.search.guests')}
        id={`${id}-guests-panel`}
        data-panel="guests"
        hidden={!open}
      >
        {panels && (
          <panels.GuestsPanel
            id={id}
            locale={locale}
            t={t}
            hotel={hotel}
            guests={search.guests}
            checkIn={search.checkIn}
            refused={state.refused}
            onChange={(guests) => onChange({ guests })}
          />
        )}
        <button type="button" className="btn btn--ink pop__done" onClick={close}>
          {t('components.common.search.done')}
        </button>
      </div>
    </>
  )
}
