/** Steppers for adults and children, and a birth date for each child. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { afterPress } from '../../../components/browser/press.ts'
import { ADULTS_ONLY, LEAST_ADULTS, MOST_CHILDREN } from '../../../site/reservation.ts'
import { PARTY_FIELDS } from '../../../config/constants.ts'
import type { Locale } from '../../../config/locales.ts'
import type { Translate } from '../../../i18n/index.ts'
import { parseDate, showDate } from '../../../domain/trip/dates.ts'
import {
  birthProblem,
  childBorn,
  withChildren,
  type BirthProblem,
  type Child,
  type Guests,
} from '../../../domain/trip/guests.ts'
import { withKeptAges } from '../../../domain/trip/said.ts'
import { keptStay } from '../browser/kept-stay.ts'
import { unreadable } from './dates/stay-errors.ts'
import { Icon } from '../../../components/islands/Icon.tsx'

interface Props {
  /** Prefix of ids. */
  id: string
  guests: Guests
  hotel: string
  checkIn: string
  locale: Locale
  t: Translate
  refused: number
  onChange: (guests: Guests) => void
}

export function GuestsPanel({ id, guests, hotel, checkIn, locale, t, refused, onChange }: Props) {
  const { adult, child } = guests
  const adultsFrom = ADULTS_ONLY[hotel]
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refused) return
    const births = panel.current!.querySelectorAll('input')
    const without = panel.current!.querySelector<HTMLElement>('[data-without]')
    const wrong = without ?? births[child.findIndex((each) => birthProblem(each, checkIn))]
    wrong?.focus()
  }, [refused])
  const isRefused = adultsFrom !== undefined && child.length > 0
  const setChild = (index: number, next: Child) =>
    onChange({ ...guests, child: child.map((each, at) => (at === index ? next : each)) })

  return (
    <div ref={panel}>
      <Stepper
        label={t('components.common.search.adults')}
        fewer={t('components.common.search.fewerAdults')}
        more={t('components.common.search.moreAdults')}
        value={adult}
        least={LEAST_ADULTS}
        most={Infinity}
        onChange={(count) => onChange({ ...guests, adult: count })}
      />
      <Stepper
        label={t('components.common.search.children')}
        hint={
          adultsFrom
            ? t('components.common.search.adultsOnly', { age: adultsFrom })
            : t(`components.common.search.${child.length < MOST_CHILDREN ? 'childrenHint' : 'childrenMost'}`)
        }
        fewer={t('components.common.search.fewerChildren')}
        more={t('components.common.search.moreChildren')}
        value={child.length}
        least={0}
        most={adultsFrom ? 0 : MOST_CHILDREN}
        onChange={(count) => onChange(withChildren(guests, count))}
      />
      {isRefused && <AdultsOnly guests={guests} t={t} panel={panel} onChange={onChange} age={adultsFrom} />}
      {!isRefused &&
        withKeptAges(guests, keptStay()).child.map((each, index) => (
          <ChildRow
            key={index}
            id={`${id}-age-${index}`}
            number={index + 1}
            child={each}
            checkIn={checkIn}
            locale={locale}
            t={t}
            refused={refused}
            onChange={(next) => setChild(index, next)}
          />
        ))}
    </div>
  )
}

interface AdultsOnlyProps extends Pick<Props, 'guests' | 't' | 'onChange'> {
  age: number
  panel: RefObject<HTMLElement | null>
}

function AdultsOnly({ guests, t, age, panel, onChange }: AdultsOnlyProps) {
  function removeChildren(): void {
    onChange(withChildren(guests, 0))
    panel.current!.querySelector<HTMLElement>('button:enabled')!.focus()
  }
  return (
    <div className="guest__ways">
      <p data-problem role="alert">
        {t('components.common.search.adultsOnlyChildren', { age })}
      </p>
      <button type="button" className="btn btn--ink" data-without onClick={removeChildren}>
        {t('components.common.search.withoutChildren')}
      </button>
      <a href={hotelsFor(guests)}>{t('components.common.search.hotelsForChildren')}</a>
    </div>
  )
}

/** The list of hotels, with those that have a room for these guests. */
function hotelsFor({ adult, child }: Guests): string {
  const list = document.querySelector<HTMLElement>('[data-hotels]')?.dataset.hotels ?? '/'
  const [adults, children] = PARTY_FIELDS
  return `${list}?${new URLSearchParams({ [adults]: String(adult), [children]: String(child.length) })}`
}

interface StepperProps {
  label: string
  hint?: string
  fewer: string
  more: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

function Stepper({ label, hint, fewer, more, value, least, most, onChange }: StepperProps) {
  const buttons = useRef<HTMLDivElement>(null)
  // A button that becomes disabled while pressed loses the focus: move it to the other one.
  useEffect(() => {
    if (document.activeElement === document.body) return
    const [first, last] = buttons.current!.querySelectorAll('button')
    const lost = [first, last].find((button) => button === document.activeElement && button?.disabled)
    if (lost) (lost === first ? last : first)?.focus()
  }, [value])
  return (
    <div className="guest" role="group" aria-label={label}>
      <p>
        <b>{label}</b>
        {hint && <span className="guest__hint">{hint}</span>}
      </p>
      <div className="step" ref={buttons}>
        <button type="button" aria-label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{value}</output>
        <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}

interface ChildProps {
  id: string
  number: number
  child: Child
  checkIn: string
  locale: Locale
  t: Translate
  refused: number
  onChange: (child: Child) => void
}

function inWords(problem: BirthProblem, typed: string, { locale, t }: Pick<Props, 'locale' | 't'>): string {
  if (problem === 'invalid') return unreadable(typed, { locale, t })
  return t(`components.common.search.${problem === 'missing' ? 'birthDateMissing' : 'birthDateOutside'}`)
}

function ChildRow({ id, number, child, checkIn, locale, t, refused, onChange }: ChildProps) {
  const [typing, setTyping] = useState<string>()
  const [left, setLeft] = useState(false)
  const birth = parseDate(child.birthdate)
  const problem = birthProblem(child, checkIn)
  // No error for a field that the guest has not reached.
  const wrong = problem && (child.birthdate || left)
  useEffect(() => {
    if (refused) setLeft(true)
  }, [refused])
  // Before a birth date is typed only the trip may say an age.
  const age = birth || child.age > 0 ? t('counts.ageOnArrival', { count: child.age }) : ''
  const take = (text: string) => onChange(childBorn(text.trim(), checkIn))
  /** Called later than its event: what was pressed may have removed the child. */
  const leave = useEffectEvent((input: HTMLInputElement) => {
    if (!input.isConnected) return
    setTyping(undefined)
    setLeft(true)
    take(input.value)
  })

  return (
    <div className="child">
      <p>
        <label htmlFor={`${id}-birth`}>{t('components.common.search.birthDate', { number })}</label>
        <span className="guest__hint" id={id} data-problem={wrong ? '' : undefined}>
          {wrong ? inWords(problem, child.birthdate, { locale, t }) : age}
        </span>
      </p>
      <input
        type="text"
        id={`${id}-birth`}
        className="input figures"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={id}
        aria-invalid={wrong ? true : undefined}
        placeholder={t('components.common.search.dateFormat')}
        maxLength={10}
        value={typing ?? (birth ? showDate(birth) : child.birthdate)}
        onChange={({ target }) => {
          setTyping(target.value)
          if (parseDate(target.value)) take(target.value)
        }}
        onBlur={({ target }) => afterPress(() => leave(target))}
      />
    </div>
  )
}
