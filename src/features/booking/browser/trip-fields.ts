/** Fields of the form that changes the trip. */
import { make } from '../../../components/browser/make.ts'
import { CHILD_AGE, LEAST_ADULTS, MOST_CHILDREN } from '../../../site/reservation.ts'
import { todayAt } from '../../../domain/trip/dates.ts'
import type { Trip } from '../../../domain/trip/trip.ts'
import { daysInWords, wishesInWords, wishKey, type WishLabels } from '../../../views/trip/words.ts'
import type { DateName } from '../bar/dates/stay-errors.ts'
import type { PageTexts } from './trip-texts.ts'

/** A child whose age is not said. */
export const UNSAID = '-'
export const DATES = ['checkIn', 'checkOut'] as const satisfies DateName[]
/** What the trip has and a touch takes back: wishes, or the month. */
export const KEPT = 'kept'
export const MONTH = 'month'

export function peopleFields({ adults, ages, children = 0 }: Trip, { t }: PageTexts): HTMLElement {
  const adult = make('input', {
    className: 'input figures',
    type: 'number',
    name: 'adult',
    min: String(LEAST_ADULTS),
    defaultValue: String(adults ?? ''),
    autofocus: true,
  })
  const years = Array.from({ length: CHILD_AGE.most + 1 }, (_, age) => [String(age), String(age)] as const)
  const selects = Array.from({ length: MOST_CHILDREN }, (_, index) => {
    const chosen = index < ages.length ? String(ages[index]) : index < children ? UNSAID : ''
    const select = make('select', { className: 'input figures', name: 'age' })
    for (const [value, text] of [['', '–'], [UNSAID, t('fit.unsaid')], ...years] as const)
      select.append(new Option(text, value, value === chosen, value === chosen))
    return labelled(t('components.common.search.child', { number: index + 1 }), select)
  })
  const legend = make('legend', { textContent: t('week.ages') })
  return make(
    'div',
    { className: 'trip__people' },
    labelled(t('components.common.search.adults'), adult),
    make('fieldset', { className: 'trip__ages' }, legend, ...selects),
  )
}

export function childrenHint({ children = 0 }: Trip, { t }: PageTexts): HTMLElement {
  const said = children > MOST_CHILDREN ? 'childrenMost' : 'childrenHint'
  return make('p', { textContent: t(`components.common.search.${said}`) })
}

export function dayFields({ arrival, departure }: Trip, { t }: PageTexts): HTMLElement {
  const days = { checkIn: arrival, checkOut: departure }
  const fields = DATES.map((name) => {
    const error = make('p', { className: 'error', id: `trip-${name}-error`, role: 'alert' })
    const input = make('input', {
      className: 'input figures',
      type: 'date',
      name,
      min: todayAt(Date.now()),
      defaultValue: days[name] ?? '',
    })
    input.setAttribute('aria-describedby', error.id)
    return make('div', {}, labelled(t(`components.common.search.${name}`), input), error)
  })
  return make('div', { className: 'trip__days' }, ...fields)
}

/** None if the trip has neither wishes nor a month. */
export function keptFields(trip: Trip, labels: WishLabels, texts: PageTexts): HTMLElement[] {
  const month = trip.month ? [{ key: MONTH, words: daysInWords(trip, texts) }] : []
  const wishes = wishesInWords(trip.wishes, labels).map(({ name, value, words }) => ({
    key: wishKey(name, value),
    words,
  }))
  const boxes = [...month, ...wishes].map(({ key, words }) => {
    const box = make('input', { type: 'checkbox', name: KEPT, value: key, defaultChecked: true })
    return make('label', { className: 'pick' }, box, make('span', { textContent: words }))
  })
  if (boxes.length === 0) return []
  const legend = make('legend', { textContent: texts.t('trip.wishes') })
  return [make('fieldset', { className: 'trip__wishes' }, legend, ...boxes)]
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  return make('label', { className: 'trip__field' }, make('span', { textContent: text }), field)
}
