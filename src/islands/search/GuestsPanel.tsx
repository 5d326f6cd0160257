/** Steppers for adults and children, and a birth date for each child. */
import { useEffect, useId, useRef, useState } from 'react'
import { ADULTS, MOST_CHILDREN } from '../../config/reservation.ts'
import { parseDate, showDate } from '../../search/dates.ts'
import { childBorn, isChildOn, withChildren, type Child, type Guests } from '../../search/guests.ts'
import { counted, fill, type SearchTexts } from '../../search/texts.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  guests: Guests
  checkIn: string
  texts: SearchTexts
  locale: string
  onChange: (guests: Guests) => void
}

export function GuestsPanel({ guests, checkIn, texts, locale, onChange }: Props) {
  const { adult, child } = guests
  const setChild = (index: number, next: Child) =>
    onChange({ ...guests, child: child.map((each, at) => (at === index ? next : each)) })

  return (
    <>
      <Stepper
        label={texts.adults}
        fewer={texts.fewerAdults}
        more={texts.moreAdults}
        value={adult}
        least={ADULTS.least}
        most={ADULTS.most}
        onChange={(count) => onChange({ ...guests, adult: count })}
      />
      <Stepper
        label={texts.children}
        hint={texts.childrenHint}
        fewer={texts.fewerChildren}
        more={texts.moreChildren}
        value={child.length}
        least={0}
        most={MOST_CHILDREN}
        onChange={(count) => onChange(withChildren(guests, count))}
      />
      {child.map((each, index) => (
        <ChildRow
          key={index}
          number={index + 1}
          child={each}
          checkIn={checkIn}
          texts={texts}
          locale={locale}
          onChange={(next) => setChild(index, next)}
        />
      ))}
    </>
  )
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
  const id = useId()
  const buttons = useRef<HTMLDivElement>(null)
  // A button that is disabled under the finger loses the focus: the other one takes it.
  useEffect(() => {
    if (document.activeElement === document.body) return
    const [first, last] = buttons.current!.querySelectorAll('button')
    const lost = [first, last].find((button) => button === document.activeElement && button?.disabled)
    if (lost) (lost === first ? last : first)?.focus()
  }, [value])
  return (
    <div className="guest" role="group" aria-labelledby={id}>
      <p>
        <b id={id}>{label}</b>
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
  number: number
  child: Child
  checkIn: string
  texts: SearchTexts
  locale: string
  onChange: (child: Child) => void
}

function ChildRow({ number, child, checkIn, texts, locale, onChange }: ChildProps) {
  const id = useId()
  const [typing, setTyping] = useState<string>()
  const birth = parseDate(child.birthdate)
  const problem = !child.birthdate
    ? texts.birthDateMissing
    : !birth
      ? texts.birthDateInvalid
      : checkIn && !isChildOn(birth, checkIn)
        ? texts.birthDateOutside
        : undefined
  const age = counted(texts.counts.ageOnArrival, child.age, locale)
  const take = (text: string) => onChange(childBorn(text.trim(), checkIn))

  return (
    <div className="child">
      <p>
        {fill(texts.child, { number })}
        <span className="guest__hint" id={`${id}-age`} data-problem={problem ? '' : undefined}>
          {child.birthdate ? (problem ?? age) : `${age}. ${problem}`}
        </span>
      </p>
      <input
        type="text"
        className="input figures"
        inputMode="numeric"
        autoComplete="off"
        aria-label={fill(texts.birthDate, { number })}
        aria-describedby={`${id}-age`}
        aria-invalid={problem && child.birthdate ? true : undefined}
        placeholder={texts.dateFormat}
        maxLength={10}
        value={typing ?? (birth ? showDate(birth) : child.birthdate)}
        onChange={({ target }) => {
          setTyping(target.value)
          if (parseDate(target.value)) take(target.value)
        }}
        onBlur={({ target }) => {
          setTyping(undefined)
          take(target.value)
        }}
      />
    </div>
  )
}
