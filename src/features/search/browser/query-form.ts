/**
 * Lists results under the field as the guest types: a WAI-ARIA combobox whose options are links. They are taken from the page that the form opens
 * without script. If the request fails, the form still works.
 */
import { afterPress } from '../../../components/browser/press.ts'
import { parsePage } from '../../../components/browser/trusted-types.ts'

const TYPING_PAUSE_MS = 150
/** While an input method composes the text. Keyboards of phones compose whole words. */
const COMPOSING_PAUSE_MS = 600
const MAX_OPTIONS = 7

export function mount(form: HTMLElement): void {
  const field = form.querySelector('input')!
  const list = listBelow(field, form)
  const status = append(form, 'p', { role: 'status', className: 'vh' })
  let timer: ReturnType<typeof setTimeout>
  let request = new AbortController()
  /** The query whose results are listed. */
  let listedQuery = field.defaultValue

  function close(): void {
    clearTimeout(timer)
    request.abort()
    listedQuery = ''
    list.open(false)
  }

  /** Only the last answer counts. */
  async function search(): Promise<void> {
    const query = field.value.trim()
    clearTimeout(timer)
    request.abort()
    if (query === listedQuery) return
    if (!query) return close()
    const { signal } = (request = new AbortController())
    const address = `${(form as HTMLFormElement).action}?${new URLSearchParams({ q: query })}`
    try {
      const answer = await fetch(`${address}&part=results`, { signal })
      if (!answer.ok) throw new Error(answer.statusText)
      const page = parsePage(await answer.text())
      if (signal.aborted) return
      listedQuery = query
      status.textContent = page.querySelector('[data-summary]')?.textContent ?? ''
      list.show(optionsIn(page, option(address, status.textContent)))
    } catch {
      // The form still submits.
      if (!signal.aborted) close()
    }
  }

  field.addEventListener('input', (event) => {
    clearTimeout(timer)
    timer = setTimeout(search, (event as InputEvent).isComposing ? COMPOSING_PAUSE_MS : TYPING_PAUSE_MS)
  })
  field.addEventListener('compositionend', () => void search())
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (!list.isOpen()) return void (event.key === 'ArrowDown' && search())
    const next = list.next(event.key)
    if (next === undefined) return
    event.preventDefault()
    if (next === 'follow') list.follow()
    else if (next === 'close') close()
    else list.choose(next)
  })
  // Not every browser focuses a pressed link: its option must stay until the click.
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) afterPress(() => form.contains(document.activeElement) || close())
  })
  addEventListener('pagehide', close)
  void search()
}

/** The list of options, of which one may be chosen. */
function listBelow(field: HTMLInputElement, form: HTMLElement) {
  const list = append(form, 'div', { role: 'listbox', id: `${field.id}-list`, className: 'finder__list', hidden: true })
  list.ariaLabel = form.querySelector('label')!.textContent
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    autocomplete: 'off',
  }))
    field.setAttribute(name, value)

  /** Index of the option that Enter follows; -1 is none. */
  let active = -1
  const options = () => [...list.children] as HTMLAnchorElement[]

  function choose(index: number): void {
    options()[active]?.removeAttribute('aria-selected')
    active = index
    const option = options()[index]
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.ariaSelected = 'true'
    option.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option.id)
  }

  function open(isOpen: boolean): void {
    list.hidden = !isOpen
    field.ariaExpanded = String(isOpen)
    choose(-1)
  }

  return {
    isOpen: () => !list.hidden,
    open,
    choose,
    next: (key: string) => KEYS[key]?.(active, options().length),
    follow: () => options()[active]!.click(),
    show(options: HTMLElement[]): void {
      options.forEach((each, index) => (each.id = `${list.id}-${index}`))
      list.replaceChildren(...options)
      open(options.length > 0)
    },
  }
}

function append<Name extends 'div' | 'p'>(form: HTMLElement, name: Name, properties: object) {
  const element: HTMLElementTagNameMap[Name] = Object.assign(document.createElement(name), properties)
  form.append(element)
  return element
}

/** Options for the results of a page, and for `all` of them if they are too many. */
function optionsIn(page: Document, all: HTMLElement): HTMLElement[] {
  const results = [...page.querySelectorAll<HTMLElement>('[data-results] li')]
  const options = results.slice(0, MAX_OPTIONS).map((item) => {
    const link = item.querySelector('a')!
    return option(link.href, link.text, item.querySelector('p')?.textContent)
  })
  return results.length > MAX_OPTIONS ? [...options, all] : options
}

/** The option that a key makes active, -1 for none; `undefined` leaves the key to the field. */
const KEYS: Record<string, (active: number, count: number) => number | 'follow' | 'close' | undefined> = {
  // Moving past the last or first option returns to the field.
  ArrowDown: (active, count) => (active + 2 > count ? -1 : active + 1),
  ArrowUp: (active, count) => (active < 0 ? count : active) - 1,
  Home: (active) => (active < 0 ? undefined : 0),
  End: (active, count) => (active < 0 ? undefined : count - 1),
  Enter: (active) => (active < 0 ? undefined : 'follow'),
  Escape: () => 'close',
}

function option(href: string, title: string, of?: string | null): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, role: 'option', tabIndex: -1 })
  const name = Object.assign(document.createElement('b'), { textContent: title })
  link.append(name, ...(of ? [Object.assign(document.createElement('span'), { textContent: of })] : []))
  return link
}
