/** A flatpickr calendar in the page's language, usable by keyboard, that shows the rules of its days. */
import flatpickr from 'flatpickr'
import { iconElement } from '../../../../styles/icons.ts'
import { addDays } from '../../../../domain/trip/dates.ts'
import { allowMarkup } from './allow-markup.ts'
import { dayByKey } from './calendar-keys.ts'
import { calendarTip, type CalendarTip } from './calendar-tip.ts'
import { namesIn } from './names.ts'

export interface CalendarOptions {
  locale: string
  label: string
  /** Label of the month select. */
  month: string
  previous: string
  next: string
  months: 1 | 2
  /** All days as 'YYYY-MM-DD'. */
  today: string
  first: string
  /** Arrival and departure, as far as chosen. */
  chosen: string[]
  /** Day to show first; the calendar's chosen day, if any. */
  at: string
  /** Rules that apply to a day. */
  rulesOf: (day: string) => { text: string; marked: boolean }[]
  onPick: (day: string) => void
}

export interface Calendar {
  focusDay: () => void
  destroy: () => void
}

export interface DayElement extends HTMLElement {
  dateObj: Date
}

const MONDAY = 1
const MONTHS_IN_REACH = 24
/** The only markup that flatpickr writes: weekday names, and the empty string to clear an element. */
const WEEKDAYS = /^\s*(?:<span class='flatpickr-weekday'>[^<>]*<\/span>\s*)*$/

/** A local date at midnight: flatpickr reads and writes local date parts only, so time zones do not matter. */
function localDate(iso: string): Date {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, day)
}

function isoOf(date: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function createCalendar(host: HTMLElement, options: CalendarOptions): Calendar {
  const { locale, months, first, today, at } = options
  const { day: _, ...names } = namesIn(locale)
  const tip = calendarTip(host)
  allowMarkup(WEEKDAYS)

  const picker = flatpickr(document.createElement('input'), {
    inline: true,
    appendTo: host,
    disableMobile: true,
    closeOnSelect: false,
    monthSelectorType: 'static',
    showMonths: months,
    now: localDate(today),
    minDate: localDate(first),
    defaultDate: localDate(at < first ? first : at),
    locale: { ...names, firstDayOfWeek: MONDAY } as flatpickr.CustomLocale,
    prevArrow: '',
    nextArrow: '',
    // eslint-disable-next-line max-params -- flatpickr's interface
    onDayCreate: (_dates, _text, _picker, element) => describeDay(element as DayElement, options, tip),
    onChange: ([date]) => date && options.onPick(isoOf(date)),
  }) as flatpickr.Instance

  const { calendarContainer: container } = picker
  labelControls(picker, options)
  picker.monthElements[0]!.before(
    monthChoice(picker, localDate(first), { names: names.months.longhand, label: options.month }),
  )

  const dayElement = (day: string) =>
    container.querySelector<HTMLElement>(`.flatpickr-day:not(.prevMonthDay, .nextMonthDay)[data-day="${day}"]`)

  function showDay(day: string): HTMLElement | null {
    if (!dayElement(day)) picker.jumpToDate(localDate(day), true)
    return dayElement(day)
  }

  followKeys(container, tip, (day) => showDay(day < first ? first : day)?.focus())

  // One day is in the tab order: the chosen one, else the first that can be chosen.
  const enter = () => {
    const within = [at, first, addDays(first, 1)].map((day) => day >= first && dayElement(day)).find(Boolean)
    return within || container.querySelector<HTMLElement>('.flatpickr-day:not(.flatpickr-disabled, .prevMonthDay)')
  }
  const markEntrance = () => enter()?.setAttribute('tabindex', '0')
  markEntrance()
  picker.config.onMonthChange.push(() => queueMicrotask(markEntrance))

  return {
    focusDay: () => enter()?.focus(),
    destroy: () => {
      picker.destroy()
      host.replaceChildren()
    },
  }
}

function describeDay(element: DayElement, options: CalendarOptions, tip: CalendarTip): void {
  const day = isoOf(element.dateObj)
  element.dataset.day = day
  element.setAttribute('role', 'button')
  element.setAttribute('aria-label', namesIn(options.locale).day(element.dateObj))
  element.classList.remove('selected')
  if (element.classList.contains('flatpickr-disabled')) element.setAttribute('aria-disabled', 'true')
  const [from, until] = options.chosen
  element.setAttribute('aria-pressed', String(options.chosen.includes(day)))
  element.toggleAttribute('data-end', options.chosen.includes(day))
  element.toggleAttribute('data-between', from !== undefined && until !== undefined && from < day && day < until)
  const rules = options.rulesOf(day)
  if (rules.length > 0) tip.belongTo(element, rules.map(({ text }) => text).join('. '))
  element.toggleAttribute(
    'data-marked',
    rules.some(({ marked }) => marked),
  )
}

function followKeys(container: HTMLElement, tip: CalendarTip, go: (day: string) => void): void {
  container.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && tip.hide()) return event.stopPropagation()
      const focused = (event.target as HTMLElement).dataset.day
      if (!focused) return
      const target = dayByKey(event.key, focused)
      if (target) go(target)
      else if (event.key === 'Enter' || event.key === ' ') (event.target as HTMLElement).click()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}

/** Names the calendar and its buttons; its own month and year are for assistive technology only. */
function labelControls(picker: flatpickr.Instance, { label, previous, next }: CalendarOptions): void {
  picker.calendarContainer.setAttribute('role', 'group')
  picker.calendarContainer.setAttribute('aria-label', label)
  picker.prevMonthNav.append(iconElement('left'))
  picker.nextMonthNav.append(iconElement('right'))
  makeButton(picker.prevMonthNav, previous)
  makeButton(picker.nextMonthNav, next)
  for (const year of picker.yearElements) {
    year.readOnly = true
    year.setAttribute('aria-hidden', 'true')
  }
  const [month, year] = [picker.monthElements[0]!, picker.yearElements[0]!.parentElement!]
  month.setAttribute('aria-live', 'polite')
  for (const replaced of [month, year]) replaced.classList.add('vh')
}

interface MonthWords {
  names: readonly string[]
  label: string
}

/** Replaces the first month's name by a select of all reachable months, which follows the arrows. */
function monthChoice(picker: flatpickr.Instance, from: Date, { names, label }: MonthWords): HTMLElement {
  const select = document.createElement('select')
  select.className = 'calendar__month'
  select.ariaLabel = label
  const begin = from.getFullYear() * 12 + from.getMonth()
  for (let month = begin; month < begin + MONTHS_IN_REACH; month++)
    select.add(new Option(`${names[month % 12]} ${Math.floor(month / 12)}`, String(month)))
  const follow = () => (select.value = String(picker.currentYear * 12 + picker.currentMonth))
  follow()
  picker.config.onMonthChange.push(follow)
  picker.config.onYearChange.push(follow)
  // The calendar would take the select's value for a typed year.
  select.addEventListener('keyup', (event) => event.stopPropagation())
  select.addEventListener('change', () =>
    picker.jumpToDate(new Date(Math.floor(Number(select.value) / 12), Number(select.value) % 12, 1), true),
  )
  return select
}

function makeButton(element: HTMLElement, label: string): void {
  element.role = 'button'
  element.tabIndex = 0
  element.setAttribute('aria-label', label)
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    element.click()
  })
}
