/**
 * Forms whose page the server draws for their query. With script the page asks for the same address and takes over the parts of the answer that are
 * marked `data-part`. What both have alike stays in place, with the focus, the scroll position and what the guest has opened.
 */
import { startAbout } from './about.ts'
import { isAtCover, replaceAddress } from '../back.ts'
import { enter, enteredSince, entriesOf, fieldsOf, fill, queryOf, type Entries } from './fields.ts'
import { nextPage } from './links.ts'
import { isChanged } from '../load.ts'
import { become } from './merge.ts'
import { showCountryPhone } from '../phone.ts'
import { afterPress } from '../press.ts'
import { FORM_PLACE, keep, kept } from '../session.ts'
import { hideProgress, showWait } from './progress.ts'
import { rebased } from './rebase.ts'
import { parsePage } from '../trusted-types.ts'

interface Question {
  address: string
  cause: 'change' | 'submit' | 'link' | 'back'
}

/** A question with the page's address, the fields' content and the focus at the time it was asked. */
interface Asked extends Question {
  from: string
  entries: Entries
  focused: Element | null
}

const here = () => location.pathname + location.search

/** Of the document: before this script came, "back" may have led to a different one. */
function loadedAddress(): string {
  const { pathname, search } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
  return pathname + search
}

/** `lead` moves the focus to where the answer begins, since what was pressed may be gone; `wasSent`: by the form. */
export function followForm(form: HTMLFormElement, lead: (wasSent: boolean) => void): void {
  const path = new URL(form.action).pathname
  /** Address of what the page shows. */
  let current = loadedAddress()
  /** Of a link: what it asks beyond the form's fields, until they have it. */
  let others: [string, string][] = []
  resume(form)
  const { ask, pending } = openQuestions(form, (address) => address === current, take)

  function take({ address, cause, entries, focused }: Asked, page: Document | undefined): void {
    current = address
    others = []
    const entered = enteredSince(form, entries)
    if (page) show(page)
    form.reset()
    enter(form, entered)
    if (cause !== 'back' && address !== here()) {
      if (isAtCover()) replaceAddress(address)
      else history.pushState(null, '', address)
    }
    const isGone = cause === 'submit' || cause === 'link' || !focused?.isConnected
    // Who waited may have gone on to something else.
    if (isGone && [focused, document.body].includes(document.activeElement)) lead(cause === 'submit')
  }

  const addressOf = (query: URLSearchParams) => [path, query].filter(String).join('?')
  const follow = (cause: Question['cause']) => void ask({ address: addressOf(queryOf(form, others)), cause })

  /** The form says at once what is asked: the next touch begins with it. */
  function followQuery(query: URLSearchParams, cause: Question['cause'], address = addressOf(query)): void {
    others = fill(form, query)
    void ask({ address, cause })
  }

  form.addEventListener('change', () => afterPress(() => follow('change')))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    follow('submit')
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-part] a[href]')
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (!link || link.pathname !== path || !nextPage(link)) return
    const drawn = new URL(current, location.href).searchParams
    const next = rebased({ link: new URLSearchParams(link.search), drawn, entered: queryOf(form, others) })
    if (link.hash) return void (link.search = String(next))
    event.preventDefault()
    followQuery(next, 'link')
  })
  addEventListener('popstate', () => {
    // Neither a link to a place of this page nor a search that ends at what the page shows undoes what is entered.
    const isShown = here() === current && pending()?.cause !== 'back'
    if (!isShown && here() !== pending()?.from) followQuery(new URLSearchParams(location.search), 'back', here())
  })
  // What the guest did before this script came.
  if (here() !== current) void ask({ address: here(), cause: 'back' })
  else if (fieldsOf(form).some(isChanged)) follow('change')
}

/** One question at a time: the next ends the one before. `take` gets each answer, without a page if that is shown already. */
function openQuestions(
  form: HTMLFormElement,
  isShown: (address: string) => boolean,
  take: (asked: Asked, page: Document | undefined) => void,
) {
  /** The question without an answer yet. */
  let pending: Asked | undefined
  let request = new AbortController()

  async function ask({ address, cause }: Question): Promise<void> {
    if (pending?.address === address) {
      if (cause !== 'change') pending.cause = cause
      return
    }
    request.abort()
    hideProgress()
    const asked: Asked = { address, cause, from: here(), entries: entriesOf(form), focused: document.activeElement }
    pending = asked
    const { signal } = (request = new AbortController())
    let isLeaving = false
    // In Firefox requests fail as soon as the guest leaves the page.
    for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (isLeaving = true), { signal })
    try {
      const page = isShown(address) ? undefined : await answerTo(address, signal)
      afterPress(() => pending === asked && end(asked, page))
    } catch {
      if (pending !== asked) return
      pending = undefined
      if (isLeaving) return
      if (navigator.onLine) leaveFor(form, asked)
      // A load would lose the page.
      else addEventListener('online', () => void ask(asked), { signal })
    }
  }

  function end(asked: Asked, page: Document | undefined): void {
    pending = undefined
    request.abort()
    hideProgress()
    take(asked, page)
  }

  return { ask, pending: () => pending }
}

function leaveFor(form: HTMLFormElement, { address, focused }: Asked): void {
  const field = fieldsOf(form).findIndex((each) => each === focused)
  if (field >= 0) keep(FORM_PLACE, `${field} ${Number(focused!.closest('details')?.open ?? false)} ${address}`)
  location.assign(address)
}

/** The guest goes on at the same field. */
function resume(form: HTMLFormElement): void {
  const place = kept(FORM_PLACE)
  if (!place) return
  keep(FORM_PLACE, '')
  const [, index, isOpen, address] = /^(\d+) ([01]) (.*)$/s.exec(place) ?? []
  const field = address === here() ? fieldsOf(form)[Number(index)] : undefined
  const panel = field?.closest('details')
  if (panel && isOpen === '1') panel.open = true
  field?.focus()
}

/** Rejects if the page has no such answer. */
async function answerTo(address: string, signal: AbortSignal): Promise<Document> {
  showWait()
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const page = parsePage(await response.text())
  // One whose hotels take reservations by telephone alone has a telephone instead of the search.
  if (!hasPartsOf(document, page) || !hasPartsOf(page, document)) throw new Error(`${address}: a different page`)
  return page
}

const parts = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-part]')]
const partIn = (page: Document, { dataset }: HTMLElement) => page.querySelector(`[data-part="${dataset.part}"]`)

const hasPartsOf = (page: Document, other: Document) => parts(other).every((part) => partIn(page, part))

function show(page: Document): void {
  for (const part of parts(document)) become(part, partIn(page, part)!)
  document.title = page.title
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = page.querySelector<HTMLAnchorElement>(`a[hreflang="${link.hreflang}"]`)?.href ?? link.href
  startAbout(page)
  void showCountryPhone()
  document.dispatchEvent(new Event('answered'))
}
