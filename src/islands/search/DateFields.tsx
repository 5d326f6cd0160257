/** Arrival and departure: two fields that take typed dates, and one calendar at a time below them. */
import { useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { StayRule } from '../../config/reservation.ts'
import { nightsBetween, parseDate, showDate } from '../../search/dates.ts'
import { firstCheckOut, stayProblems, withCheckIn, type Device, type Stay } from '../../search/stay.ts'
import { isMarked, keepsRule, rulesOfStay, rulesOn } from '../../search/stay-rules.ts'
import { counted, fill, type SearchTexts } from '../../search/texts.ts'
import { useDesktop, useDevice } from './hooks.ts'
import { useCalendar } from './use-calendar.ts'

export type DateName = 'checkIn' | 'checkOut'
export type DateErrors = Partial<Record<DateName, string>>

interface Props {
  /** Of the form. */
  id: string
  stay: Stay
  hotel: string
  today: string
  texts: SearchTexts
  locale: string
  /** The field whose calendar is open. */
  open: DateName | undefined
  errors: DateErrors
  onOpen: (field: DateName | undefined) => void
  onChange: (stay: Stay) => void
  onErrors: (errors: DateErrors) => void
}

const FIELDS: readonly DateName[] = ['checkIn', 'checkOut']

export function ruleInWords(rule: StayRule, texts: SearchTexts): string {
  switch (rule.kind) {
    case 'half-day':
      return texts.halfDay
    case 'saturday':
      return texts.saturdayOnly
    case 'sunday':
      return texts.sundayOnly
    case 'minimum-nights':
      return fill(texts.minimumNights, { count: rule.nights })
  }
}

/** What keeps a stay from being searched for, field by field. */
export function stayErrors(stay: Stay, today: string, device: Device, texts: SearchTexts): DateErrors {
  const { checkIn, checkOut } = stayProblems(stay, today, device)
  const earliest = { checkIn: today, checkOut: firstCheckOut(stay.checkIn || today, device) }
  return {
    checkIn: checkIn && (checkIn === 'missing' ? texts.dateMissing : tooEarly('checkIn', earliest.checkIn, texts)),
    checkOut: checkOut && (checkOut === 'missing' ? texts.dateMissing : tooEarly('checkOut', earliest.checkOut, texts)),
  }
}

function tooEarly(field: DateName, first: string, texts: SearchTexts): string {
  return fill(field === 'checkIn' ? texts.datePast : texts.departureEarly, { date: showDate(first) })
}

/** Without script the browser's own. */
export function PlainDates({ id, texts }: Pick<Props, 'id' | 'texts'>) {
  return FIELDS.map((field) => (
    <div key={field} className="search__field">
      <label htmlFor={idOf(id, field)}>{texts[field]}</label>
      <input className="figures" id={idOf(id, field)} name={field.toLowerCase()} type="date" />
    </div>
  ))
}

const idOf = (form: string, field: DateName) => `${form}-${field.toLowerCase()}`

export function DateFields(props: Props) {
  const { id, stay, hotel, today, texts, locale, open, errors, onOpen, onChange, onErrors } = props
  const device = useDevice()
  const wide = useDesktop()
  const [typing, setTyping] = useState<Partial<Record<DateName, string>>>({})
  const [keyboard, setKeyboard] = useState(false)
  const inputs = { checkIn: useRef<HTMLInputElement>(null), checkOut: useRef<HTMLInputElement>(null) }
  const host = useRef<HTMLDivElement>(null)
  const first = { checkIn: today, checkOut: firstCheckOut(stay.checkIn || today, device) }

  /** What keeps a day from being taken. */
  const problemOf = (field: DateName, day: string | undefined): string | undefined => {
    if (!day) return fill(texts.dateInvalid, { format: texts.dateFormat })
    return day >= first[field] ? undefined : tooEarly(field, first[field], texts)
  }

  function take(field: DateName, day: string): void {
    const next = field === 'checkIn' ? withCheckIn(stay, day, device) : { ...stay, checkOut: day }
    setTyping((before) => ({
      ...before,
      [field]: undefined,
      ...(next.checkOut !== stay.checkOut && { checkOut: undefined }),
    }))
    onErrors({ ...errors, [field]: undefined, ...(field === 'checkIn' && { checkOut: undefined }) })
    if (next.checkIn !== stay.checkIn || next.checkOut !== stay.checkOut) onChange(next)
  }

  function takeTyped(field: DateName, text: string): boolean {
    if (text.trim() === showDate(stay[field])) {
      setTyping((before) => ({ ...before, [field]: undefined }))
      onErrors({ ...errors, [field]: undefined })
      return true
    }
    const day = parseDate(text)
    const problem = text.trim() ? problemOf(field, day) : texts.dateMissing
    if (problem) onErrors({ ...errors, [field]: problem })
    else take(field, day!)
    return !problem
  }

  const pick = useEffectEvent((day: string) => {
    if (!open) return
    take(open, day)
    const next = open === 'checkIn' ? 'checkOut' : undefined
    onOpen(next)
    // On a phone the focus would bring up the keyboard over the calendar; on the desktop it must not get lost with the old calendar.
    if (wide) inputs[next ?? 'checkOut'].current?.focus()
  })

  const shown = open ?? 'checkIn'
  const focusDay = useCalendar(host, {
    open: open !== undefined,
    of: [shown, stay.checkIn, stay.checkOut, hotel, device, wide, today].join(),
    options: () => ({
      locale,
      label: texts[shown],
      month: texts.month,
      previous: texts.previousMonth,
      next: texts.nextMonth,
      months: wide ? 2 : 1,
      today,
      first: first[shown],
      chosen: [stay.checkIn, stay.checkOut].filter(Boolean),
      at: stay[shown] || stay.checkIn || today,
      rulesOf: (day) =>
        rulesOn(hotel, day).map((rule) => ({ text: ruleInWords(rule, texts), marked: isMarked(rule, day) })),
      onPick: pick,
    }),
  })

  function onKeyDown(event: KeyboardEvent, field: DateName): void {
    const text = typing[field]
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      if (open === field) focusDay()
      else onOpen(field)
    } else if (event.key === 'Enter') {
      const arrival = text === undefined ? stay.checkIn : parseDate(text)
      if (text !== undefined && !takeTyped(field, text)) event.preventDefault()
      else if (field === 'checkIn' && arrival && !withCheckIn(stay, arrival, device).checkOut) {
        // The guest has not come to the departure yet.
        event.preventDefault()
        onOpen('checkOut')
        inputs.checkOut.current?.focus()
      }
    }
  }

  const complete = stay.checkIn && stay.checkOut
  const rules = rulesOfStay(hotel, stay)
  return (
    <>
      {FIELDS.map((field) => (
        <div
          key={field}
          className="search__field search__field--date"
          data-panel="dates"
          data-open={open === field || undefined}
        >
          <label className="search__label" htmlFor={idOf(id, field)}>
            {texts[field]}
          </label>
          <input
            type="text"
            ref={inputs[field]}
            id={idOf(id, field)}
            className="search__value figures"
            role="combobox"
            data-field={field}
            name={field.toLowerCase()}
            autoComplete="off"
            placeholder={texts.dateFormat}
            // A phone's keyboard would cover the calendar: the second tap asks for it.
            inputMode={!wide && !keyboard ? 'none' : 'numeric'}
            aria-haspopup="dialog"
            aria-expanded={open === field}
            aria-controls={`${id}-dates`}
            aria-invalid={errors[field] ? true : undefined}
            aria-describedby={`${idOf(id, field)}-error`}
            value={typing[field] ?? showDate(stay[field])}
            onFocus={() => {
              setKeyboard(false)
              if (open && open !== field) onOpen(field)
            }}
            onClick={() => (open === field ? setKeyboard(true) : onOpen(field))}
            onKeyDown={(event) => onKeyDown(event, field)}
            onChange={({ target }) => {
              setTyping({ ...typing, [field]: target.value })
              const day = /\d{4}$/.test(target.value) ? parseDate(target.value) : undefined
              if (day && !problemOf(field, day)) take(field, day)
            }}
            onBlur={({ target }) => typing[field] !== undefined && takeTyped(field, target.value)}
          />
          <p className="search__error" id={`${idOf(id, field)}-error`} role="alert">
            {errors[field]}
          </p>
        </div>
      ))}
      <div
        className="pop pop--dates"
        role="dialog"
        aria-label={open && texts[open]}
        id={`${id}-dates`}
        data-panel="dates"
        hidden={!open}
      >
        <div className="calendar" id={`${id}-calendar`} ref={host} />
        <p className="pop__foot" aria-live="polite">
          {complete && <b>{counted(texts.counts.nights, nightsBetween(stay.checkIn, stay.checkOut), locale)}.</b>}{' '}
          {rules.map((rule) => `${ruleInWords(rule, texts)}. `)}
          {complete && rules.some((rule) => !keepsRule(rule, stay)) && (
            <span className="pop__warning">{texts.doesNotFit}</span>
          )}
        </p>
      </div>
    </>
  )
}
