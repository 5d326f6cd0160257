/** Arrival and departure: two fields for typed dates, with one calendar below them. */
import { useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '../../../../components/browser/press.ts'
import type { Translate } from '../../../../i18n/index.ts'
import { nightsBetween, parseDate, type Stay } from '../../../../domain/trip/dates.ts'
import { withCheckIn } from '../../rules/stay.ts'
import { isMarked, keepsRule, rulesOfStay, rulesOn } from '../../../../domain/trip/stay-rules.ts'
import { stayRuleInWords } from '../../../../views/trip/words.ts'
import { NearestStays } from './NearestStays.tsx'
import { closedInWords } from './season-words.ts'
import type { DateName } from './stay-errors.ts'
import { useCalendar } from './use-calendar.ts'
import type { SearchState, StayFieldsProps } from '../use-search.ts'
import { useTypedDates, type TypedDates } from './use-typed-dates.ts'

const FIELDS: readonly DateName[] = ['checkIn', 'checkOut']
const TEXTS = 'components.common.search'

export function DateFields({ state, hotel, onChange }: StayFieldsProps) {
  const { id, today, device, wide, t, errors, setOpen } = state
  const dates = useTypedDates({ state, onChange })
  const { stay } = dates
  const open = FIELDS.find((field) => field === state.open)
  const keyboard = useKeyboard()
  const inputs = { checkIn: useRef<HTMLInputElement>(null), checkOut: useRef<HTMLInputElement>(null) }
  const host = useRef<HTMLDivElement>(null)

  const pick = useEffectEvent((day: string) => {
    if (!open) return
    dates.take(open, day)
    const next = open === 'checkIn' ? 'checkOut' : undefined
    setOpen(next)
    // The focus must survive its calendar's removal. On a phone this must not open the keyboard or scroll.
    flushSync(() => keyboard.setWanted(false))
    inputs[next ?? 'checkOut'].current?.focus({ preventScroll: !wide })
  })

  const calendarField = open ?? 'checkIn'
  const focusDay = useCalendar(host, {
    open: open !== undefined,
    of: [calendarField, stay.checkIn, stay.checkOut, hotel, device, wide, today].join(),
    options: () => ({ ...calendarOf(calendarField, dates, { state, hotel }), onPick: pick }),
  })

  const season = state.seasons[hotel]
  const closed = season && today ? closedInWords(season, stay, state) : ''
  return (
    <>
      {FIELDS.map((field) => (
        <DateField
          key={field}
          field={field}
          state={state}
          dates={dates}
          inputs={inputs}
          keyboard={keyboard}
          focusDay={focusDay}
        />
      ))}
      <p className="search__season" role="status">
        {state.open === undefined &&
          !errors.checkIn &&
          !errors.checkOut &&
          (closed || <NearestStays state={state} hotel={hotel} onChange={onChange} />)}
      </p>
      <div
        className="pop pop--dates"
        role="dialog"
        aria-label={open && t(`${TEXTS}.${open}`)}
        id={`${id}-dates`}
        data-panel="dates"
        hidden={!open}
      >
        <div className="calendar" id={`${id}-calendar`} ref={host} />
        <CalendarFoot t={t} hotel={hotel} stay={stay} closed={closed} />
      </div>
    </>
  )
}

/** A phone's keyboard would cover the calendar: it opens at a second tap. */
function useKeyboard() {
  const [isWanted, setWanted] = useState(false)
  /** Whether the pressed field already had the focus. */
  const hadFocus = useRef(false)
  return { isWanted, setWanted, hadFocus }
}

function calendarOf(field: DateName, { stay, first }: TypedDates, { state, hotel }: Omit<StayFieldsProps, 'onChange'>) {
  const { locale, t, wide, today } = state
  return {
    ...{ locale, today, label: t(`${TEXTS}.${field}`), month: t(`${TEXTS}.month`) },
    ...{ previous: t(`${TEXTS}.previousMonth`), next: t(`${TEXTS}.nextMonth`) },
    months: wide ? (2 as const) : (1 as const),
    first: first[field],
    chosen: [stay.checkIn, stay.checkOut].filter(Boolean),
    at: stay[field] || stay.checkIn || today,
    rulesOf: (day: string) =>
      rulesOn(hotel, day).map((rule) => ({ text: stayRuleInWords(rule, t), marked: isMarked(rule, day) })),
  }
}

interface DateFieldProps {
  field: DateName
  state: SearchState
  dates: TypedDates
  inputs: Record<DateName, RefObject<HTMLInputElement | null>>
  keyboard: ReturnType<typeof useKeyboard>
  focusDay: () => void
}

function DateField({ field, state, dates, inputs, keyboard, focusDay }: DateFieldProps) {
  const { id, t, wide, device, open, errors, setOpen } = state
  const isOpen = open === field
  const fieldId = `${id}-${field.toLowerCase()}`
  const text = dates.typing[field]
  /** Called later than its event: a pressed day may have replaced the text. */
  const leave = useEffectEvent(() => void (text !== undefined && dates.takeTyped(field, text)))

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      return isOpen ? focusDay() : setOpen(field)
    }
    if (event.key !== 'Enter') return
    const arrival = text === undefined ? dates.stay.checkIn : parseDate(text)
    if (text !== undefined && !dates.takeTyped(field, text)) event.preventDefault()
    else if (field === 'checkIn' && arrival && !withCheckIn(dates.stay, arrival, device).checkOut) {
      // The guest has not reached the departure yet.
      event.preventDefault()
      setOpen('checkOut')
      inputs.checkOut.current?.focus()
    }
  }

  return (
    <div className="search__field search__field--date" data-panel="dates" data-open={isOpen || undefined}>
      <label className="search__label" htmlFor={fieldId}>
        {t(`${TEXTS}.${field}`)}
      </label>
      <input
        type="text"
        ref={inputs[field]}
        id={fieldId}
        className="search__value figures"
        role="combobox"
        data-field={field}
        name={field.toLowerCase()}
        autoComplete="off"
        placeholder={t(`${TEXTS}.dateFormat`)}
        inputMode={!wide && !keyboard.isWanted ? 'none' : 'numeric'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={`${id}-dates`}
        aria-invalid={errors[field] ? true : undefined}
        aria-describedby={`${fieldId}-error`}
        value={dates.textOf(field)}
        onFocus={() => {
          keyboard.setWanted(false)
          if ((open === 'checkIn' || open === 'checkOut') && !isOpen) setOpen(field)
        }}
        onPointerDown={({ currentTarget }) => (keyboard.hadFocus.current = document.activeElement === currentTarget)}
        onClick={() => (isOpen ? keyboard.setWanted(keyboard.hadFocus.current) : setOpen(field))}
        onKeyDown={onKeyDown}
        onChange={({ target }) => dates.type(field, target.value)}
        onBlur={() => afterPress(leave)}
      />
      <p className="search__error" id={`${fieldId}-error`} role="alert">
        {errors[field]}
      </p>
    </div>
  )
}

interface CalendarFootProps {
  t: Translate
  hotel: string
  stay: Stay
  /** Notice that the hotel is closed on these dates. */
  closed: string
}

function CalendarFoot({ t, hotel, stay, closed }: CalendarFootProps) {
  const isWhole = stay.checkIn && stay.checkOut
  const rules = rulesOfStay(hotel, stay)
  return (
    <p className="pop__foot" aria-live="polite">
      {isWhole && <b>{`${t('counts.nights', { count: nightsBetween(stay.checkIn, stay.checkOut) })}. `}</b>}
      <span>{rules.map((rule) => `${stayRuleInWords(rule, t)}. `).join('')}</span>
      {closed && <span className="pop__warning">{`${closed} `}</span>}
      {isWhole && rules.some((rule) => !keepsRule(rule, stay)) && (
        <span className="pop__warning">{t(`${TEXTS}.doesNotFit`)}</span>
      )}
    </p>
  )
}
