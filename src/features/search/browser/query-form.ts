/**
 * Results as one types, in a list under the field: WAI-ARIA's combobox whose options are links. What the server answers is what it shows without
 * script, so the form goes on working where no answer comes.
 */
import { afterPress } from '../../../components/browser/press.ts'
import { parsePage } from '../../../components/browser/trusted-types.ts'

const PAUSE_MS = 150
const MOST_OPTIONS = 7

export function mount(form: HTMLElement): void {
  const field = form.querySelector('input')!
  const list = append('div', { role: 'listbox', id: `${field.id}-list`, className: 'finder__list', hidden: true })
  const news = append('p', { role: 'status', className: 'vh' })
  list.ariaLabel = form.querySelector('label')!.textContent
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    autocomplete: 'off',
  }))
    field.setAttribute(name, value)

  let timer: ReturnType<typeof setTimeout>
  let asking = new AbortController()
  /** The query whose results the list shows. */
  let shown = field.defaultValue
  /** Index of the option that Enter follows; -1 is none. */
  let active = -1

  const options = () => [...list.children] as HTMLAnchorElement[]

  function open(isOpen: boolean): void {
    list.hidden = !isOpen
    field.ariaExpanded = String(isOpen)
    choose(-1)
  }

  function choose(index: number): void {
    options()[active]?.removeAttribute('aria-selected')
    active = index
    const option = options()[index]
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.ariaSelected = 'true'
    option.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option.id)
  }

  function close(): void {
    clearTimeout(timer)
    asking.abort()
    shown = ''
    open(false)
  }

  /** Only the last answer counts. */
  async function ask(): Promise<void> {
    const query = field.value.trim()
    if (query === shown) return
    if (!query) return close()
    asking.abort()
    const { signal } = (asking = new AbortController())
    const address = (more: object) =>
      `${(form as HTMLFormElement).action}?${new URLSearchParams({ q: query, ...more })}`
    try {
      const answer = await fetch(address({ part: 'results' }), { signal })
      if (!answer.ok) throw new Error(answer.statusText)
      const page = parsePage(await answer.text())
      if (!signal.aborted) show(query, page, address({}))
    } catch {
      // The form still submits.
      if (!signal.aborted) close()
    }
  }

  function show(query: string, page: Document, all: string): void {
    const found = [...page.querySelectorAll<HTMLElement>('[data-results] li')]
    const told = page.querySelector('[data-told]')?.textContent ?? ''
    list.replaceChildren(
      ...found.slice(0, MOST_OPTIONS).map((item) => {
        const link = item.querySelector('a')!
        return option(link.href, link.text, item.querySelector('p')?.textContent)
      }),
      ...(found.length > MOST_OPTIONS ? [option(all, told)] : []),
    )
    options().forEach((each, index) => (each.id = `${list.id}-${index}`))
    shown = query
    news.textContent = told
    open(found.length > 0)
  }

  field.addEventListener('input', (event) => {
    clearTimeout(timer)
    // Wait until an input method has composed the text.
    if (!(event as InputEvent).isComposing) timer = setTimeout(ask, PAUSE_MS)
  })
  field.addEventListener('compositionend', () => void ask())
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (list.hidden) return void (event.key === 'ArrowDown' && ask())
    const next = KEYS[event.key]?.(active, options().length)
    if (next === undefined) return
    event.preventDefault()
    if (next === 'follow') options()[active]!.click()
    else if (next === 'close') close()
    else choose(next)
  })
  // Not every browser focuses a pressed link: its option must stay until the click.
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) afterPress(() => form.contains(document.activeElement) || close())
  })
  addEventListener('pagehide', close)
  void ask()

  function append<Name extends 'div' | 'p'>(name: Name, properties: object): HTMLElementTagNameMap[Name] {
    const element = Object.assign(document.createElement(name), properties)
    form.append(element)
    return element
  }
}

/** What a key does: the option that becomes active, -1 for none; `undefined` where the field itself answers it. */
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
