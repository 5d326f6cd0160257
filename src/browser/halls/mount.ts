/** The hall finder without page loads: list and address follow each change. */
import type { Locale } from '../../config/locales.ts'
import { finderView, type FinderPage, type FinderView } from '../../halls/finder-view.ts'
import { seatsIn } from '../../halls/seats.ts'
import { PAGE_LANGUAGE } from '../language.ts'
import { hotelOf } from '../../halls/select.ts'
import { tellAbout } from '../about.ts'
import { followQuery, say, showWays } from '../query-list.ts'

type Control = HTMLInputElement | HTMLSelectElement
const NAMES = ['persons', 'seating', 'where'] as const

export function mount(element: HTMLElement): void {
  const form = element as HTMLFormElement
  const section = form.parentElement!
  const list = section.querySelector<HTMLElement>('[data-halls]')!
  const items = [...list.children] as HTMLElement[]
  // A server-rendered page has them in its query's order.
  items.sort((left, right) => Number(left.dataset.place) - Number(right.dataset.place))
  const page = pageOf(form, items)
  const field = (name: string) => form.elements.namedItem(name) as Control | null
  const view = (query: URLSearchParams) => finderView(page, query)
  followQuery({
    form,
    root: section,
    view,
    asked() {
      const parameters = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
      const { ask, together, ...fields } = view(new URLSearchParams(location.search)).query
      // The inquiry stays about its hall.
      parameters.set('ask', ask)
      if (NAMES.every((name) => (parameters.get(name) ?? '') === String(fields[name] || '')))
        parameters.set('together', together)
      return parameters
    },
    setFields({ query }, onlyUntouched = false) {
      for (const name of NAMES) {
        const control = field(name)
        if (control && !(onlyUntouched && isChanged(control))) control.value = String(query[name] || '')
      }
    },
    show: (shown) => show(section, list, items, shown),
    seeList: () => section.querySelector<HTMLElement>('[data-total]')!.focus(),
  })
}

/** Whether the guest changed it since the page loaded. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue
  const loaded = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value !== loaded?.value
}

function pageOf(form: HTMLFormElement, items: HTMLElement[]): FinderPage {
  return {
    path: new URL(form.action).pathname,
    locale: PAGE_LANGUAGE as Locale,
    words: form.dataset.words!,
    halls: items.map(({ dataset }) => ({
      key: dataset.hall!,
      region: dataset.region!,
      seats: seatsIn(dataset.seats!),
    })),
    hotels: new Map([...form.querySelectorAll('option')].map(({ value, text }) => [value, text])),
  }
}

function show(section: HTMLElement, list: HTMLElement, items: HTMLElement[], view: FinderView): void {
  const { shown, total, isAsked, none, asking, query } = view
  const seen = new Set(shown)
  for (const [place, item] of items.entries()) item.hidden = !seen.has(place)
  const hidden = items.filter((item) => item.hidden)
  list.append(...shown.map((place) => items[place]!), ...hidden)
  list.dataset.asked = query.seating
  for (const item of items) {
    const link = item.querySelector<HTMLAnchorElement>('[data-ask]')
    if (link) link.search = [asking, new URLSearchParams({ ask: item.dataset.hall! })].filter(String).join('&')
  }
  say(section, '[data-total]', total)
  section.querySelector<HTMLElement>('[data-reset]')!.hidden = !isAsked
  section.querySelector<HTMLElement>('[data-none]')!.hidden = shown.length > 0
  section.querySelector('[data-why]')!.textContent = none
  showWays(section, view)
  tellAbout(items.flatMap(({ hidden, dataset }) => (hidden ? [] : hotelOf({ key: dataset.hall! }))))
}
