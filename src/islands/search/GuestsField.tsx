/** Who comes along: two numbers, and with script one field with a panel below it. */
import { LEAST_ADULTS, MOST_CHILDREN, USUAL_ADULTS } from '../../config/reservation.ts'
import type { Guests } from '../../search/guests.ts'
import { counted, type SearchTexts } from '../../search/texts.ts'
import { Icon } from '../Icon.tsx'
import { usePanels } from './use-panels.ts'

interface Props {
  /** Of the form. */
  id: string
  guests: Guests
  hotel: string
  checkIn: string
  texts: SearchTexts
  locale: string
  open: boolean
  /** How often a search was kept back for the guests: what is wrong with them is shown, and has the focus. */
  refused: number
  onOpen: (open: boolean) => void
  onChange: (guests: Guests) => void
}

export function guestsInWords({ adult, child }: Guests, { counts }: SearchTexts, locale: string): string {
  const words = [counted(counts.adults, adult, locale)]
  if (child.length > 0) words.push(counted(counts.children, child.length, locale))
  return words.join(', ')
}

/** Without script. */
export function GuestNumbers({ id, texts }: Pick<Props, 'id' | 'texts'>) {
  return (
    <>
      <div className="search__field">
        <label htmlFor={`${id}-adults`}>{texts.adults}</label>
        <input
          className="figures"
          id={`${id}-adults`}
          name="adult"
          type="number"
          min={LEAST_ADULTS}
          defaultValue={USUAL_ADULTS}
          required
        />
      </div>
      <div className="search__field">
        <label htmlFor={`${id}-children`}>{texts.children}</label>
        <input
          className="figures"
          id={`${id}-children`}
          name="child"
          type="number"
          min="0"
          max={MOST_CHILDREN}
          defaultValue="0"
        />
      </div>
    </>
  )
}

export function GuestsField({ id, open, onOpen, ...panel }: Props) {
  const { guests, texts, locale } = panel
  const panels = usePanels()

  return (
    <>
      <div className="search__field search__field--guests" data-panel="guests">
        <span className="search__label" id={`${id}-guests-label`}>
          {texts.guests}
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
        id={`${id}-guests-panel`}
        data-panel="guests"
        hidden={!open}
      >
        {panels && <panels.GuestsPanel {...panel} />}
        <button type="button" className="btn btn--ink pop__done" onClick={() => onOpen(false)}>
          {texts.done}
        </button>
      </div>
    </>
  )
}
