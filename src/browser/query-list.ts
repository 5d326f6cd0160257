/** Updates a list from its form's query without a page load, and the address with it. */
import { afterPress } from './press.ts'

interface ListView {
  href: string
  ways: { href: string; text: string }[]
}

interface QueryList<View extends ListView> {
  form: HTMLFormElement
  /** Contains the links that change the query. */
  root: HTMLElement
  view(query: URLSearchParams): View
  /** The query of the fields. */
  asked(): URLSearchParams
  /** `onlyUntouched`: keeps what the guest changed since the page loaded. */
  setFields(view: View, onlyUntouched?: boolean): void
  show(view: View): void
  /** Leads to where the list begins, since what was pressed may be gone. `wasSent`: by the form. */
  seeList(wasSent?: boolean): void
}

export function followQuery<View extends ListView>(list: QueryList<View>): void {
  const { form, root, setFields, show, seeList } = list
  const atAddress = () => list.view(new URLSearchParams(location.search))
  const follow = () => {
    const view = list.view(list.asked())
    show(view)
    if (view.href !== atAddress().href) history.pushState(null, '', view.href)
  }
  const fromAddress = () => {
    const view = atAddress()
    setFields(view)
    show(view)
  }
  form.addEventListener('change', ({ target }) =>
    // A typed field changes when something else is pressed.
    (target as Element).matches('[type=number]') ? afterPress(follow) : follow(),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    follow()
    seeList(true)
  })
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-reset], [data-ways] a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    fromAddress()
    seeList()
  })
  addEventListener('popstate', fromAddress)
  // Bare files do not fill in what the address asks for.
  setFields(atAddress(), true)
  follow()
}

export function showWays(root: HTMLElement, { ways }: ListView): void {
  root.querySelector('[data-ways]')!.replaceChildren(
    ...ways.map(({ href, text }) => {
      const item = document.createElement('li')
      item.append(Object.assign(document.createElement('a'), { href, textContent: text }))
      return item
    }),
  )
}

/** Skips an unchanged text, which would be announced again. */
export function say(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector)!
  if (element.textContent !== text) element.textContent = text
}
