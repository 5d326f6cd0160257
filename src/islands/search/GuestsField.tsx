/** Who comes along: the field, and below it the panel that changes it. */
import { useId } from 'react'
import type { Guests } from '../../search/guests.ts'
import { counted, type SearchTexts } from '../../search/texts.ts'
import { Icon } from './Icon.tsx'
import { usePanels } from './use-panels.ts'

interface Props {
  guests: Guests
  checkIn: string
  texts: SearchTexts
  locale: string
  open: boolean
  onOpen: (open: boolean) => void
  onChange: (guests: Guests) => void
}

export function guestsInWords({ adult, child }: Guests, { counts }: SearchTexts, locale: string): string {
  const words = [counted(counts.adults, adult, locale)]
  if (child.length > 0) words.push(counted(counts.children, child.length, locale))
  return words.join(', ')
}

export function GuestsField({ guests, checkIn, texts, locale, open, onOpen, onChange }: Props) {
  const id = useId()
  const panels = usePanels()

  return (
    <>
      <div className="search__field search__field--guests" data-panel="guests">
        <span className="search__label" id={`${id}-label`}>
          {texts.guests}
        </span>
        <button
          type="button"
          className="search__value"
          data-field="guests"
          id={`${id}-value`}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => onOpen(!open)}
        >
          <span>{guestsInWords(guests, texts, locale)}</span>
          <Icon name="guests" />
        </button>
      </div>
      <div
        className="pop pop--guests"
        role="dialog"
        aria-label={texts.guests}
        id={`${id}-panel`}
        data-panel="guests"
        hidden={!open}
      >
        {panels && (
          <panels.GuestsPanel guests={guests} checkIn={checkIn} texts={texts} locale={locale} onChange={onChange} />
        )}
        <button type="button" className="btn btn--ink pop__done" onClick={() => onOpen(false)}>
          {texts.done}
        </button>
      </div>
    </>
  )
}
