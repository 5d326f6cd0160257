/**
 * Forms whose page the server draws for their query. With script the page asks for the same address and takes over the parts of the answer that are
 * marked `data-part`. What both have alike stays in place, with the focus, the scroll position and what the guest has opened.
 */
import { startAbout } from './about.ts'
import { isAtCover, replaceAddress } from '../back.ts'
import { enter, enteredSince, entriesOf, fieldsOf, fill, queryOf } from './fields.ts'
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

const here = () => location.pathname + location.search

/** Of the document: before this script came, "back" may have led to a different one. */
function loadedAddress(): string {
  const { pathname, search } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)
  return pathname + search
}

/** `lead` moves the focus to where the answer begins, since what was pressed may be gone; `wasSent`: by the form. */
export function followForm(form: HTMLFormElement, lead: (wasSent: boolean) => void): void {
  const path = new URL(form.action).pathname
  const fields = () => fieldsOf(form)
  /** Address of what the page shows. */
  let current = loadedAddress()
  /** The question without an answer yet. */
  let pending: Question | undefined
  /** Address of the page when it was asked. */
  let askedAt = ''
  let request = new AbortController()
  resume()
  /** What stood in the fields then. */
  let asked = entriesOf(form)
  /** Of a link: what it asks beyond the form's fields, until they have it. */
  let others: [string, string][] = []

  async function ask(question: Question): Promise<void> {
    const { address } = question
    if (pending?.address === address) {
      if (question.cause !== 'change') pending.cause = question.cause
      return
    }
    request.abort()
    hideProgress()
    asked = entriesOf(form)
    pending = question
    askedAt = here()
    const { signal } = (request = new AbortController())
    const focused = document.activeElement
    let isLeaving = false
    // In Firefox requests fail as soon as the guest leaves the page.
    for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (isLeaving = true), { signal })
    try {
      const page = address === current ? undefined : await answerTo(address, signal)
      afterPress(() => pending === question && take(question, page, focused))
    } catch {
      if (pending !== question) return
      pending = undefined
      if (isLeaving) return
      if (navigator.onLine) leaveFor(address, focused)
      // A load would lose the page.
      else addEventListener('online', () => void ask(question), { signal })
    }
  }

  function take({ address, cause }: Question, page: Document | undefined, focused: Element | null): void {
    pending = undefined
    request.abort()
    hideProgress()
    current = address
    others = []
    const entered = enteredSince(form, asked)
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

  function leaveFor(address: string, focused: Element | null): void {
    const field = fields().findIndex((each) => each === focused)
    if (field >= 0) keep(FORM_PLACE, `${field} ${Number(focused!.closest('details')?.open ?? false)} ${address}`)
    location.assign(address)
  }

  /** The guest goes on at the same field. */
  function resume(): void {
    const place = kept(FORM_PLACE)
    if (!place) return
    keep(FORM_PLACE, '')
    const [, index, isOpen, address] = /^(\d+) ([01]) (.*)$/s.exec(place) ?? []
    const field = address === here() ? fields()[Number(index)] : undefined
    const panel = field?.closest('details')
    if (panel && isOpen === '1') panel.open = true
    field?.focus()
  }

  const addressOf = (query: URLSearchParams) => [path, query].filter(String).join('?')

  function follow(cause: Question['cause']): void {
    void ask({ address: addressOf(queryOf(form, others)), cause })
  }

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
    const isShown = here() === current && pending?.cause !== 'back'
    if (!isShown && !(pending && here() === askedAt)) followQuery(new URLSearchParams(location.search), 'back', here())
  })
  // What the guest did before this script came.
  if (here() !== current) void ask({ address: here(), cause: 'back' })
  else if (fields().some(isChanged)) follow('change')
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
