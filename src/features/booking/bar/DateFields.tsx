/** Arrival and departure: two fields for typed dates, with one calendar below them. */
import { useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '../../../components/browser/press.ts'
import type { StayRule } from '../../../config/reservation.ts'
import type { Translate } from '../../../i18n/index.ts'
import { nightsBetween, parseDate, showDate } from '../rules/dates.ts'
import { firstCheckOut, withCheckIn, type Stay } from '../rules/stay.ts'
import { isMarked, keepsRule, rulesOfStay, rulesOn } from '../rules/stay-rules.ts'
import { closedInWords } from './calendar/season-words.ts'
import { tooEarly, type DateName } from './stay-errors.ts'
import { useCalendar } from './calendar/use-calendar.ts'
import type { StayFieldsProps } from './use-search.ts'

const FIELDS: readonly DateName[] = ['checkIn', 'checkOut']
const TEXTS = 'components.common.search'

const RULES = {
  'half-day': 'halfDay',
  saturday: 'saturdayOnly',
  sunday: 'sundayOnly',
  'minimum-nights': 'minimumNights',
} as const satisfies Record<StayRule['kind'], string>

const ruleInWords = (rule: StayRule, t: Translate) =>
  t(`${TEXTS}.${RULES[rule.kind]}`, 'nights' in rule ? { count: rule.nights } : {})

export function DateFields({ state, hotel, onChange }: StayFieldsProps) {
  const { id, today, device, wide, t, locale, errors, setErrors, setOpen } = state
  const stay: Stay = { checkIn: state.search.checkIn, checkOut: state.search.checkOut }
  const open = FIELDS.find((field) => field === state.open)
  const idOf = (field: DateName) => `${id}-${field.toLowerCase()}`
  const [typing, setTyping] = useState<Partial<Record<DateName, string>>>({})
  const [keyboard, setKeyboard] = useState(false)
  const hadFocus = useRef(false)
  const inputs = { checkIn: useRef<HTMLInputElement>(null), checkOut: useRef<HTMLInputElement>(null) }
  const host = useRef<HTMLDivElement>(null)
  const first = { checkIn: today, checkOut: firstCheckOut(stay.checkIn || today, device) }

  /** Why a day cannot be chosen. */
  const problemOf = (field: DateName, day: string | undefined): string | undefined => {
    if (!day) return t(`${TEXTS}.dateInvalid`, { format: t(`${TEXTS}.dateFormat`) })
    return day >= first[field] ? undefined : tooEarly(field, first[field], t)
  }

  function take(field: DateName, day: string): void {
    const next = field === 'checkIn' ? withCheckIn(stay, day, device) : { ...stay, checkOut: day }
    setTyping((before) => ({
      ...before,
      [field]: undefined,
      ...(next.checkOut !== stay.checkOut && { checkOut: undefined }),
    }))
    setErrors({ ...errors, [field]: undefined, ...(field === 'checkIn' && { checkOut: undefined }) })
    if (next.checkIn !== stay.checkIn || next.checkOut !== stay.checkOut) onChange(next)
  }

  function takeTyped(field: DateName, text: string): boolean {
    if (text.trim() === showDate(stay[field])) {
      setTyping((before) => ({ ...before, [field]: undefined }))
      setErrors({ ...errors, [field]: undefined })
      return true
    }
    const day = parseDate(text)
    const problem = text.trim() ? problemOf(field, day) : t(`${TEXTS}.dateMissing`)
    if (problem) setErrors({ ...errors, [field]: problem })
    else take(field, day!)
    return !problem
  }

  const pick = useEffectEvent((day: string) => {
    if (!open) return
    take(open, day)
    const next = open === 'checkIn' ? 'checkOut' : undefined
    setOpen(next)
    // The focus must survive its calendar's removal. On a phone this must not open the keyboard or scroll.
    flushSync(() => setKeyboard(false))
    inputs[next ?? 'checkOut'].current?.focus({ preventScroll: !wide })
  })

  /** Called later than its event: a pressed day may have replaced what was typed. */
  const leave = useEffectEvent((field: DateName) => {
    const text = typing[field]
    if (text !== undefined) takeTyped(field, text)
  })

  const shown = open ?? 'checkIn'
  const focusDay = useCalendar(host, {
    open: open !== undefined,
    of: [shown, stay.checkIn, stay.checkOut, hotel, device, wide, today].join(),
    options: () => ({
      locale,
      label: t(`${TEXTS}.${shown}`),
      month: t(`${TEXTS}.month`),
      previous: t(`${TEXTS}.previousMonth`),
      next: t(`${TEXTS}.nextMonth`),
      months: wide ? 2 : 1,
      today,
      first: first[shown],
      chosen: [stay.checkIn, stay.checkOut].filter(Boolean),
      at: stay[shown] || stay.checkIn || today,
      rulesOf: (day) =>
        rulesOn(hotel, day).map((rule) => ({ text: ruleInWords(rule, t), marked: isMarked(rule, day) })),
      onPick: pick,
    }),
  })

  function onKeyDown(event: KeyboardEvent, field: DateName): void {
    const text = typing[field]
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      if (open === field) focusDay()
      else setOpen(field)
    } else if (event.key === 'Enter') {
      const arrival = text === undefined ? stay.checkIn : parseDate(text)
      if (text !== undefined && !takeTyped(field, text)) event.preventDefault()
      else if (field === 'checkIn' && arrival && !withCheckIn(stay, arrival, device).checkOut) {
        // The guest has not reached the departure yet.
        event.preventDefault()
        setOpen('checkOut')
        inputs.checkOut.current?.focus()
      }
    }
  }

  const complete = stay.checkIn && stay.checkOut
  const rules = rulesOfStay(hotel, stay)
  const season = state.seasons[hotel]
  const closed = season && today ? closedInWords(season, stay, state) : ''
  return (
    <>
      {FIELDS.map((field) => (
        <div
          key={field}
          className="search__field search__field--date"
          data-panel="dates"
          data-open={open === field || undefined}
        >
          <label className="search__label" htmlFor={idOf(field)}>
            {t(`${TEXTS}.${field}`)}
          </label>
          <input
            type="text"
            ref={inputs[field]}
            id={idOf(field)}
            className="search__value figures"
            role="combobox"
            data-field={field}
            name={field.toLowerCase()}
            autoComplete="off"
            placeholder={t(`${TEXTS}.dateFormat`)}
            // A phone's keyboard would cover the calendar: a second tap opens it.
            inputMode={!wide && !keyboard ? 'none' : 'numeric'}
            aria-haspopup="dialog"
            aria-expanded={open === field}
            aria-controls={`${id}-dates`}
            aria-invalid={errors[field] ? true : undefined}
            aria-describedby={`${idOf(field)}-error`}
            value={typing[field] ?? showDate(stay[field])}
            onFocus={() => {
              setKeyboard(false)
              if (open && open !== field) setOpen(field)
            }}
            onPointerDown={({ currentTarget }) => (hadFocus.current = document.activeElement === currentTarget)}
            onClick={() => (open === field ? setKeyboard(hadFocus.current) : setOpen(field))}
            onKeyDown={(event) => onKeyDown(event, field)}
            onChange={({ target }) => {
              setTyping({ ...typing, [field]: target.value })
              const day = /\d{4}$/.test(target.value) ? parseDate(target.value) : undefined
              if (day && !problemOf(field, day)) take(field, day)
            }}
            onBlur={() => afterPress(() => leave(field))}
          />
          <p className="search__error" id={`${idOf(field)}-error`} role="alert">
            {errors[field]}
          </p>
        </div>
      ))}
      <p className="search__season" role="status">
        {state.open === undefined && !errors.checkIn && !errors.checkOut && closed}
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
        <p className="pop__foot" aria-live="polite">
          {complete && <b>{`${t('counts.nights', { count: nightsBetween(stay.checkIn, stay.checkOut) })}. `}</b>}
          <span>{rules.map((rule) => `${ruleInWords(rule, t)}. `).join('')}</span>
          {closed && <span className="pop__warning">{`${closed} `}</span>}
          {complete && rules.some((rule) => !keepsRule(rule, stay)) && (
            <span className="pop__warning">{t(`${TEXTS}.doesNotFit`)}</span>
          )}
        </p>
      </div>
    </>
  )
}
