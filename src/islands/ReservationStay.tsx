/** The stay that the page's address names: shown, changed, handed on to the booking in a new tab. Without script it is a plain form that leads there. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { nightsBetween, showDate, todayAt } from '../search/dates.ts'
import { arrivingOn, birthProblem, guestsFit } from '../search/guests.ts'
import { externalUrl, roomIn, type SelectedHotel } from '../search/hand-off.ts'
import {
  readBar,
  readReservation,
  withKept,
  writeReservation,
  writeStay,
  type QueryProblem,
  type Search,
} from '../search/query.ts'
import type { Locale } from '../config/locales.ts'
import { USUAL_ADULTS } from '../config/reservation.ts'
import { DateFields, stayErrors, type DateErrors, type DateName } from './search/DateFields.tsx'
import { GuestsField, guestsInWords } from './search/GuestsField.tsx'
import { addressOf } from './search/history.ts'
import { useKeptKeys } from './search/kept-keys.ts'
import { loadPanels } from './search/use-panels.ts'
import { useOutside } from './search/hooks.ts'
import { PlainStay } from './reservation/PlainStay.tsx'
import { ProblemList } from './reservation/ProblemList.tsx'
import stayStyles from './reservation/stay.css?inline'
import searchStyles from './search/search.css?inline'
import { textsIn } from './texts.ts'
import { keepStay, keptStay } from '../browser/visit.ts'
import { wear } from '../browser/wear.ts'

export interface StayProps {
  hotel: SelectedHotel
  locale: Locale
}

const ID = 'stay'
const DATES: readonly QueryProblem['field'][] = ['checkInDate', 'checkOutDate']
const UNKNOWN: ReturnType<typeof readReservation> = {
  checkIn: '',
  checkOut: '',
  guests: { adult: USUAL_ADULTS, child: [] },
  problems: [],
  given: false,
}

/** The stay of the address; without one that of the visit. */
function read(): ReturnType<typeof readReservation> {
  const named = readReservation(new URLSearchParams(location.search), Date.now())
  if (named.given) keepStay(writeStay(named))
  const { hotel: _, ...kept } = readBar(withKept(new URLSearchParams(), keptStay()), [], '', Date.now())
  return named.given ? named : { ...named, ...kept }
}

export function ReservationStay({ hotel, locale }: StayProps) {
  const texts = useMemo(() => ({ ...textsIn(locale).reservation, search: textsIn(locale).search }), [locale])
  // Nothing until the guest's browser has it: a page knows no clock and no address.
  const [started, setStay] = useState<ReturnType<typeof readReservation>>()
  const { problems, given: _given, ...search } = started ?? UNKNOWN
  const live = started !== undefined
  const room = live ? roomIn(new URLSearchParams(location.search)) : undefined
  const [changing, setChanging] = useState(false)
  const [open, setOpen] = useState<DateName | 'guests'>()
  const [errors, setErrors] = useState<DateErrors>({})
  const [refused, setRefused] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const address = useMemo(() => addressOf(writeReservation), [])
  const today = live ? todayAt(Date.now()) : ''
  const panel = open === 'guests' ? 'guests' : open && 'dates'

  const keepKey = useKeptKeys(form, open)

  useLayoutEffect(() => {
    for (const styles of [searchStyles, stayStyles]) wear(styles)
    const stay = read()
    setStay(stay)
    setChanging(!stay.given || stay.problems.length > 0)
  }, [])
  useOutside(form, panel, () => setOpen(undefined))
  useEffect(() => {
    if (!panel) address.endStep()
  }, [panel])
  useEffect(() => {
    const onBack = () => {
      setStay(read())
      setErrors({})
      address.endStep()
    }
    const ending = new AbortController()
    for (const type of ['popstate', 'stay']) addEventListener(type, onBack, { signal: ending.signal })
    return () => ending.abort()
  }, [])

  function change(part: Partial<Search>): void {
    const next = { ...search, ...part }
    const complete = { ...next, guests: arrivingOn(next.guests, next.checkIn) }
    const settled = (field: QueryProblem['field']) => DATES.includes(field) !== 'guests' in part
    setStay({ ...complete, given: true, problems: problems.filter(({ field }) => !settled(field)) })
    setRefused(0)
    keepStay(writeStay(complete))
    if (complete.checkOut) address.keep(complete, panel ?? 'typed')
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    // A short stay that a link asks for is no mistake of the guest: the rule of phones is for choosing.
    const wrong = stayErrors(search, today, 'desktop', texts.search)
    const found = { checkIn: errors.checkIn ?? wrong.checkIn, checkOut: errors.checkOut ?? wrong.checkOut }
    const field = found.checkIn ? 'checkIn' : found.checkOut ? 'checkOut' : undefined
    if (field) {
      setErrors(found)
      setChanging(true)
      setOpen(field)
      return
    }
    if (!guestsFit(search.guests, hotel.slug, search.checkIn)) {
      setRefused(refused + 1)
      setChanging(true)
      setOpen('guests')
      loadPanels()
      return
    }
    setOpen(undefined)
    const url = externalUrl({ ...search, selectedHotel: hotel, room })
    if (url) window.open(url, '_blank', 'noopener')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(undefined)
    form.current?.querySelector<HTMLElement>(`[data-field=${open}]`)?.focus()
  }

  const day = (iso: string, hours: string) =>
    iso ? `${weekdayIn(locale, iso)}, ${showDate(iso)}, ${hours}` : texts.search.dateMissing
  const ages = search.guests.child.flatMap((each) => (birthProblem(each, search.checkIn) ? [] : [each.age])).join(', ')
  if (!live)
    return (
      <form className="form" action="/edge/search" method="get" target="_blank" ref={form} data-reservation-form>
        <PlainStay id={ID} hotel={hotel.slug} locale={locale} texts={texts} />
      </form>
    )
  return (
    <form className="stay" ref={form} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate data-live>
      <ProblemList problems={problems} search={search} texts={texts} locale={locale} />
      <dl className="facts" data-stay>
        {room && <Fact name={texts.room} value={room} />}
        <Fact name={texts.arrival} value={day(search.checkIn, texts.checkInFrom)} />
        <Fact name={texts.departure} value={day(search.checkOut, texts.checkOutUntil)} />
        {search.checkOut && <Fact name={texts.nights} value={String(nightsBetween(search.checkIn, search.checkOut))} />}
        <Fact name={texts.guests} value={guestsInWords(search.guests, texts.search, locale) + (ages && ` (${ages})`)} />
      </dl>
      {changing && (
        <div className="stay__fields" onFocus={loadPanels} onPointerEnter={loadPanels} onKeyDownCapture={keepKey}>
          <DateFields
            id={ID}
            stay={search}
            hotel={hotel.slug}
            today={today}
            texts={texts.search}
            locale={locale}
            open={open === 'guests' ? undefined : open}
            errors={errors}
            onOpen={setOpen}
            onChange={change}
            onErrors={setErrors}
          />
          <GuestsField
            id={ID}
            guests={search.guests}
            hotel={hotel.slug}
            checkIn={search.checkIn}
            texts={texts.search}
            locale={locale}
            open={open === 'guests'}
            refused={refused}
            onOpen={(wanted) => setOpen(wanted ? 'guests' : undefined)}
            onChange={(guests) => change({ guests })}
          />
        </div>
      )}
      <div className="actions">
        <button className="btn btn--amber" type="submit">
          {texts.search.submit}
        </button>
        {!changing && (
          <button className="go" type="button" onClick={() => setChanging(true)}>
            {texts.change}
          </button>
        )}
      </div>
      <p className="small quiet">{texts.search.newTab}</p>
    </form>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function weekdayIn(locale: string, iso: string): string {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const name = format(Date.parse(`${iso}T00:00:00Z`))
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
