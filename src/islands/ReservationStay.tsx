/**
 * The stay in the page's address: shown, edited, sent to the booking system in a new tab. Without script it is a plain
 * form with the same target.
 */
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { keepStay, keptStay } from '../browser/visit.ts'
import { wear } from '../browser/wear.ts'
import { CHECK_IN_FROM, CHECK_OUT_UNTIL } from '../config/constants.ts'
import type { Locale } from '../config/locales.ts'
import { nightsBetween, showDate } from '../search/dates.ts'
import { birthProblem } from '../search/guests.ts'
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
import { guarded } from './guarded.tsx'
import { ProblemList } from './reservation/ProblemList.tsx'
import stayStyles from './reservation/stay.css?inline'
import { guestsInWords } from './search/GuestsField.tsx'
import { PlainFields, StayFields } from './search/StayFields.tsx'
import { loadPanels } from './search/use-panels.ts'
import { useSearch } from './search/use-search.ts'

wear(stayStyles)

export interface StayProps {
  hotel: SelectedHotel
  rooms: { id: number; name: string }[]
  locale: Locale
}

const DATES: readonly QueryProblem['field'][] = ['checkInDate', 'checkOutDate']

/** The stay in the address, else the visit's. */
function read(): ReturnType<typeof readReservation> {
  const named = readReservation(new URLSearchParams(location.search), Date.now(), keptStay())
  if (named.given) keepStay(writeStay(named))
  const { hotel: _, ...kept } = readBar(withKept(new URLSearchParams(), keptStay()), [], '', Date.now())
  return named.given ? named : { ...named, ...kept }
}

export const ReservationStay = guarded(Stay)

function Stay({ hotel, rooms, locale }: StayProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useSearch({ id: 'stay', form, locale, read, write: writeReservation })
  const { t, started, search, onKeyDown, onKeyDownCapture } = state
  const asked = started && roomIn(new URLSearchParams(location.search))
  const room = rooms.find(({ id }) => String(id) === asked)

  useLayoutEffect(() => {
    state.start(read())
  }, [])

  function change(part: Partial<Search>): void {
    const settled = (field: QueryProblem['field']) => DATES.includes(field) !== 'guests' in part
    state.change({ ...part, given: true, problems: started!.problems.filter(({ field }) => !settled(field)) })
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    // A short stay from a link is not the guest's mistake: the phone's minimum applies to choosing only.
    if (state.showFault(hotel.slug, 'desktop')) return
    const url = externalUrl({ ...search, selectedHotel: hotel, room: room && String(room.id) })
    if (url) window.open(url, '_blank', 'noopener')
  }

  const actions = (
    <div className="form__wide stack">
      <button className="btn btn--amber" type="submit">
        {t('components.common.search.submit')}
      </button>
      <p className="small quiet">{t('components.common.search.newTab')}</p>
    </div>
  )
  if (!started)
    return (
      <form className="form" action="/edge/search" method="get" target="_blank" ref={form} data-reservation-form>
        <PlainFields id="stay" t={t} field="field" input="input figures" />
        <input type="hidden" name="hotel" value={hotel.slug} />
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="direct" />
        {actions}
      </form>
    )

  const day = (iso: string, hours: string) =>
    iso ? `${weekdayIn(locale, iso)}, ${showDate(iso)}, ${hours}` : t('components.common.search.dateMissing')
  const ages = search.guests.child.flatMap((each) => (birthProblem(each, search.checkIn) ? [] : [each.age])).join(', ')
  const facts = {
    ...(room && { [t('pages.reservation.room')]: room.name }),
    [t('components.common.search.checkIn')]: day(search.checkIn, t('house.checkIn', { time: CHECK_IN_FROM })),
    [t('components.common.search.checkOut')]: day(search.checkOut, t('house.checkOut', { time: CHECK_OUT_UNTIL })),
    ...(search.checkOut && { [t('pages.reservation.nights')]: nightsBetween(search.checkIn, search.checkOut) }),
    [t('components.common.search.guests')]: guestsInWords(search.guests, t) + (ages && ` (${ages})`),
  }
  return (
    <form className="stay" ref={form} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate data-live>
      <ProblemList problems={started.problems} search={search} t={t} />
      <div
        className="stay__fields"
        role="group"
        aria-label={t('pages.reservation.change')}
        onFocus={loadPanels}
        onPointerEnter={loadPanels}
        onKeyDownCapture={onKeyDownCapture}
      >
        <StayFields state={state} hotel={hotel.slug} onChange={change} />
      </div>
      {actions}
      <dl className="facts" data-stay>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </form>
  )
}

function weekdayIn(locale: string, iso: string): string {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const name = format(Date.parse(`${iso}T00:00:00Z`))
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
