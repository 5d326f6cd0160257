/** What a page's address says of the trip is kept for the visit, and links to pages that ask for it begin with it. */
import { PRIVATE_FIELDS } from '../../../config/constants.ts'
import { carriedOn, withAddress, withSaid, type CarriedPage, type TripPage } from '../../../domain/trip/kept.ts'
import { showProgressSoon } from '../../../components/browser/answer/progress.ts'
import { leave, replaceAddress } from '../../../components/browser/back.ts'
import { thirdPartiesAreHere } from '../../../components/browser/third-parties.ts'
import { todayAt } from '../../../domain/trip/dates.ts'
import { mendedQuery, saysSome } from '../../../routes/mended-query.ts'
import { withoutSaid } from '../../../domain/trip/said.ts'
import { TRIP_NAMES, tripIn, tripQuery } from '../../../domain/trip/trip.ts'
import { agreedQuery, carriedPageAt, withoutTrip } from '../rules/carried-pages.ts'
import { hasChosen, keptStay, storeStay, takeBirthDates } from './kept-stay.ts'

/** Forms that ask for parts of a trip, by their pages. */
const FORMS: Record<TripPage, string> = {
  hotels: '[data-queried=hotels]',
  compare: '[data-comparison]',
  day: '[data-queried=day]',
  week: '[data-queried=week]',
}

function pageHere(): TripPage | undefined {
  return (Object.keys(FORMS) as TripPage[]).find((page) => document.querySelector(FORMS[page]))
}

/** Trips that the page or parts of it were drawn for: links say them for whoever has no script. */
const drawnFor = new Set<string>()

function noteDrawn(said: string): void {
  const trip = tripQuery({ ...tripIn(new URLSearchParams(said)), wishes: {} }).toString()
  if (trip) drawnFor.add(trip)
}

const today = () => todayAt(Date.now())

/** What the page's form said last. */
let saidBefore = new URLSearchParams(location.search)

function keepSaid(isChanged: boolean, said = location.search): void {
  const page = pageHere()
  const query = new URLSearchParams(said)
  if (page && (isChanged || said))
    keep((kept) => withSaid(kept, { page, query, before: saidBefore, isChanged, today: today() }))
  saidBefore = query
}

/** A page that asks for no part of a trip was opened at an address that says some. `isNewer`: than what the guest has chosen. */
function keepAddress(isNewer: boolean): void {
  const query = new URLSearchParams(location.search)
  const isSaid = saysSome(query, TRIP_NAMES) && !pageHere() && isNewer
  if (isSaid) keep((kept) => withAddress(kept, query, today()))
}

function keep(change: (kept: string) => string): void {
  const kept = keptStay()
  const next = change(kept)
  if (next === kept) return
  storeStay(next)
  dispatchEvent(new Event('stay'))
}

/** The visit's trip; as long as it keeps none, the address's. */
export const tripHere = () => keptStay() || tripQuery(tripIn(new URLSearchParams(location.search))).toString()

/**
 * The visit's trip from now on, for all of the page. A page whose form asks for parts of it is shown at the address that a link to it would have; the
 * address of any other page loses what it says.
 */
export function takeTrip(kept: string): void {
  const page = pageHere()
  const before = new URLSearchParams(location.search)
  const others = withoutTrip(before, page)
  const query = page ? carriedOn(others, page, kept) : others
  if (String(query) !== String(before)) showAt(query, page === 'compare')
  storeStay(kept)
  dispatchEvent(new Event('stay'))
}

/** However the page was opened, it answers the visit's trip, as if a link had led to it. */
export function agree(): void {
  const there = carriedPageAt(location.pathname)
  const query = there && keptStay() ? agreedQuery(new URLSearchParams(location.search), there, keptStay()) : undefined
  if (query) showAt(query, pageHere() === undefined || pageHere() === 'compare')
}

/** The page's form, if it asks for parts of a trip, shows its answer to the trip as the search left it. */
export function followSearch(): void {
  const page = pageHere()
  if (!page || page === 'compare' || thirdPartiesAreHere()) return
  const before = new URLSearchParams(location.search)
  const query = carriedOn(withoutTrip(before, page), page, keptStay())
  if (String(query) !== String(before)) showAt(query, false)
}

/** `isDrawn`: the page has no form whose script shows the answer. */
function showAt(query: URLSearchParams, isDrawn: boolean): void {
  const address = [location.pathname, query].filter(String).join('?') + location.hash
  if (isDrawn || (thirdPartiesAreHere() && saysSome(query, PRIVATE_FIELDS))) return loadInPlace(address)
  replaceAddress(address)
  queueMicrotask(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown })))
}

let isWaiting = false

/** Offline the page would be lost: once the line is back it is loaded for the trip as it is then. */
function loadInPlace(address: string): void {
  if (navigator.onLine) {
    showProgressSoon()
    leave()
    return location.replace(address)
  }
  if (isWaiting) return
  isWaiting = true
  const takeLatest = () => {
    isWaiting = false
    takeTrip(keptStay())
  }
  addEventListener('online', takeLatest, { once: true })
}

/** Links within a page are its own, as those that clear its form. */
function carry({ target }: Event): void {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]')
  if (!link || link.pathname === location.pathname) return
  const there = carriedPageAt(link.pathname)
  if (!there) return
  const own = (link.dataset.own ??= ownQuery(new URLSearchParams(link.search), there.page))
  const query = carriedOn(new URLSearchParams(own), there.page, there.isBare ? '' : keptStay()).toString()
  const href = link.pathname + (query && `?${query}`) + link.hash
  // Links as they are written stay as they are.
  if (link.pathname + link.search + link.hash !== href) link.setAttribute('href', href)
}

/** Without the trip that the page was drawn for. */
function ownQuery(query: URLSearchParams, page: CarriedPage): string {
  const bare = withoutSaid(query, TRIP_NAMES)
  const isDrawn = [...drawnFor].some((trip) => String(carriedOn(bare, page, trip)) === String(query))
  return String(isDrawn ? bare : query)
}

const DAYS = ['checkin', 'checkout', 'month', 'nights']

/** The list's form sends days without a field for them: those of the trip as it is by now. */
function followDays({ target }: Event): void {
  const form = (target as Element).closest(FORMS.hotels)
  if (!form) return
  const kept = new URLSearchParams(keptStay())
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=hidden]'))
    if (DAYS.includes(field.name)) field.value = kept.get(field.name) ?? ''
}

/** A form that leads to such a page, as the list's choice of hotels to compare, sends it along. */
function carryForm({ target }: Event): void {
  const form = target as HTMLFormElement
  const { pathname } = new URL(form.action)
  const page = form.method === 'get' && pathname !== location.pathname ? carriedPageAt(pathname)?.page : undefined
  if (!page) return
  for (const field of form.querySelectorAll('[data-carried]')) field.remove()
  const own = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  for (const [name, value] of [...carriedOn(own, page, keptStay())].filter(([each]) => !own.has(each))) {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    field.dataset.carried = ''
    form.append(field)
  }
}

takeBirthDates(mendedQuery(new URLSearchParams(location.search)))
keepSaid(false)
keepAddress(!hasChosen())
// As if the page had been loaded.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  keepSaid(false)
  keepAddress(true)
  agree()
})
// Before the address loses what it says.
noteDrawn(new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search)
const noteKept = () => noteDrawn(keptStay())
noteKept()
for (const type of ['kept', 'stay']) addEventListener(type, noteKept)
// The answer is shown before the address says it.
document.addEventListener('answered', () => queueMicrotask(() => keepSaid(true)))
for (const type of ['pointerover', 'focusin', 'pointerdown', 'click'])
  document.addEventListener(type, carry, { capture: true, passive: true })
// The link that clears a form loads the page if it is pressed before the form's script has come.
document.addEventListener(
  'click',
  ({ target }) => (target as Element).closest('[data-reset], [data-clear]') && keepSaid(true, ''),
  { capture: true },
)
document.addEventListener('submit', carryForm, { capture: true })
agree()
for (const type of ['change', 'submit']) document.addEventListener(type, followDays, { capture: true })
