/** The choice of a hall without a load: the list follows each change, and the address with it. */
import type { Locale } from '../../config/locales.ts'
import { finderView, type FinderPage, type FinderView } from '../../halls/finder-view.ts'
import { seatsIn } from '../../halls/seats.ts'

export function mount(element: HTMLElement): void {
  const form = element as HTMLFormElement
  const section = form.parentElement!
  const list = section.querySelector<HTMLElement>('[data-halls]')!
  const items = [...list.children] as HTMLElement[]
  // An answered page has them in the order of its query.
  items.sort((left, right) => Number(left.dataset.place) - Number(right.dataset.place))
  const page = pageOf(form, items)
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
  const atAddress = () => finderView(page, new URLSearchParams(location.search))

  const follow = () => {
    const parameters = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    // The inquiry stays about the hall that it was begun for.
    parameters.set('ask', atAddress().query.ask)
    const view = finderView(page, parameters)
    show(section, list, items, view)
    if (view.href !== atAddress().href) history.pushState(null, '', view.href)
  }
  form.addEventListener('change', follow)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    follow()
    seeList()
  })
  section.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-reset], [data-ways] a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    fromAddress()
    seeList()
  })
  addEventListener('popstate', fromAddress)
  // What was typed before the script came.
  follow()

  function fromAddress(): void {
    const view = atAddress()
    const { persons, seating, where } = view.query
    const values = { persons: persons ? String(persons) : '', seating, where }
    for (const [name, value] of Object.entries(values)) {
      const control = field(name)
      if (control) control.value = value
    }
    show(section, list, items, view)
  }

  /** What was pressed may be gone: the focus goes where the list begins. */
  function seeList(): void {
    section.querySelector<HTMLElement>('[data-total]')!.focus()
  }
}

function pageOf(form: HTMLFormElement, items: HTMLElement[]): FinderPage {
  return {
    path: new URL(form.action).pathname,
    locale: document.documentElement.lang as Locale,
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
  const { shown, total, isAsked, ways, asking, query } = view
  const hidden = items.filter((_item, place) => !shown.includes(place))
  for (const item of items) item.hidden = hidden.includes(item)
  list.append(...shown.map((place) => items[place]!), ...hidden)
  list.dataset.asked = query.seating
  for (const item of items) {
    const link = item.querySelector<HTMLAnchorElement>('[data-ask]')
    if (link) link.search = [asking, new URLSearchParams({ ask: item.dataset.hall! })].filter(String).join('&')
  }
  const status = section.querySelector('[data-total]')!
  // What says the same is not announced again.
  if (status.textContent !== total) status.textContent = total
  section.querySelector<HTMLElement>('[data-reset]')!.hidden = !isAsked
  section.querySelector<HTMLElement>('[data-none]')!.hidden = shown.length > 0
  section.querySelector('[data-ways]')!.replaceChildren(...ways.map(wayItem))
}

function wayItem({ href, text }: FinderView['ways'][number]): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  Object.assign(link, { href, rel: 'nofollow', textContent: text })
  item.append(link)
  return item
}
