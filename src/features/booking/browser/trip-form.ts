/** Changes all of the visit's trip in one form below its line. */
import { adoptStyles } from '../../../components/browser/adopt-styles.ts'
import { coverClosed, coverOpened } from '../../../components/browser/back.ts'
import { phone } from '../../../components/browser/desktop.ts'
import { make } from '../../../components/browser/make.ts'
import { LEAST_ADULTS, MOST_CHILDREN } from '../../../site/reservation.ts'
import { todayAt } from '../../../domain/trip/dates.ts'
import { withTrip } from '../../../domain/trip/kept.ts'
import { tripIn, type Trip, type WishName } from '../../../domain/trip/trip.ts'
import { wishesInWords, wishKey, type WishLabels } from '../../../views/trip/words.ts'
import { stayErrors, type DateErrors, type DateName } from '../bar/dates/stay-errors.ts'
import { tripHere } from './carried-trip.ts'
import { childrenHint, DATES, dayFields, KEPT, keptFields, MONTH, peopleFields, UNSAID } from './trip-fields.ts'
import type { PageTexts } from './trip-texts.ts'
import styles from '../trip/trip-form.css?inline'

adoptStyles(styles)

const MOST_ADULTS = 999

interface Options {
  texts: PageTexts
  labels: () => WishLabels
  take: (kept: string) => void
}

/** A popover, filled whenever it opens. */
export function tripPanel({ texts, labels, take }: Options): HTMLElement {
  const { t } = texts
  const form = make('form', { className: 'wrap trip__fields', noValidate: true })
  const panel = make('div', { className: 'trip__panel', popover: 'auto', role: 'dialog' }, form)
  panel.ariaLabel = t('trip.label')
  const cover = { open: () => panel.showPopover(), close: () => panel.hidePopover() }
  let trip = tripIn(new URLSearchParams())

  function fill(): void {
    trip = tripIn(new URLSearchParams(tripHere()))
    const list = document.querySelector<HTMLElement>('[data-hotels]')?.dataset.hotels
    const save = make('button', { className: 'btn btn--ink', textContent: t('trip.save') })
    const more = list ? [make('a', { href: list, textContent: t('trip.more') })] : []
    panel.style.top = `${panel.parentElement!.getBoundingClientRect().bottom + scrollY}px`
    form.replaceChildren(
      peopleFields(trip, texts),
      dayFields(trip, texts),
      childrenHint(trip, texts),
      ...keptFields(trip, labels(), texts),
      make('div', { className: 'trip__acts' }, save, ...more),
    )
  }

  panel.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && fill())
  panel.addEventListener('toggle', ({ newState }) => (newState === 'open' ? coverOpened(cover) : coverClosed(cover)))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (showErrors(form, texts)) return
    const next = enteredIn(new FormData(form), trip, labels())
    panel.hidePopover()
    take(withTrip(tripHere(), next))
  })
  return panel
}

const fieldOf = (form: HTMLFormElement, name: DateName) => form.elements.namedItem(name) as HTMLInputElement

/** Whether there are any; the first has the focus. */
function showErrors(form: HTMLFormElement, texts: PageTexts): boolean {
  const errors = dateErrors(form, texts)
  for (const name of DATES) {
    const field = fieldOf(form, name)
    if (errors[name]) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    document.getElementById(`trip-${name}-error`)!.textContent = errors[name] ?? ''
  }
  const first = DATES.find((name) => errors[name])
  if (first) fieldOf(form, first).focus()
  return first !== undefined
}

/** A trip need not have days; for those of one that has, the search's rules hold. */
function dateErrors(form: HTMLFormElement, { t }: PageTexts): DateErrors {
  const format = t('components.common.search.dateFormat')
  const unread = DATES.filter((name) => fieldOf(form, name).validity.badInput)
  if (unread.length > 0)
    return Object.fromEntries(unread.map((name) => [name, t('components.common.search.dateInvalid', { format })]))
  const [checkIn = '', checkOut = ''] = DATES.map((name) => fieldOf(form, name).value)
  if (!checkIn && !checkOut) return {}
  const device = phone().matches ? 'mobile' : 'desktop'
  return stayErrors({ checkIn, checkOut }, { today: todayAt(Date.now()), device }, t)
}

function enteredIn(data: FormData, { children: before, month, nights, wishes }: Trip, labels: WishLabels): Trip {
  const kept = data.getAll(KEPT)
  const said = data.getAll('age').filter(Boolean)
  // Of more children than there are fields the others stay.
  const children = said.length + Math.max((before ?? 0) - MOST_CHILDREN, 0)
  const adults = Math.min(Math.round(Number(data.get('adult'))), MOST_ADULTS)
  const [arrival = '', departure = ''] = DATES.map((name) => data.get(name) as string)
  return {
    ...(adults >= LEAST_ADULTS && { adults }),
    ...((children > 0 || before !== undefined) && { children }),
    ages: said.filter((age) => age !== UNSAID).map(Number),
    ...(arrival && { arrival, departure }),
    ...(!arrival && month && kept.includes(MONTH) && { month, ...(nights && { nights }) }),
    wishes: wishesLeft(wishes, labels, kept),
  }
}

/** Those without a label had no box, and stay. */
function wishesLeft(wishes: Trip['wishes'], labels: WishLabels, kept: FormDataEntryValue[]): Trip['wishes'] {
  const dropped = wishesInWords(wishes, labels).filter(({ name, value }) => !kept.includes(wishKey(name, value)))
  const left = Object.entries(wishes).map(([name, values]) => {
    const some = values.filter((value) => !dropped.some((each) => each.name === name && each.value === value))
    return [name as WishName, some] as const
  })
  return Object.fromEntries(left.filter(([, values]) => values.length > 0))
}
