/** Shares the visit's trip with tabs that are opened from the page, and with chats. */
import { USUAL_ADULTS } from '../../../site/reservation.ts'
import type { translator } from '../../../components/islands/texts.ts'
import { twice } from '../../../components/browser/load.ts'
import { keep, kept } from '../../../components/browser/session.ts'
import { keptStay, storeStay } from './kept-stay.ts'

/** The name by which tabs of one visit know each other. */
const VISIT = 'visit'

let channel: BroadcastChannel
const carried = import('./carried-trip.ts')

/** The referrer of a tab opened from this page: some pages reveal only the origin. */
const ownReferrer = () =>
  document.querySelector('meta[name=referrer]') ? `${location.origin}/` : location.href.split('#')[0]!

/** A copy of the tab has the name, too. */
function nameVisit(): void {
  if (!kept(VISIT)) keep(VISIT, String(Math.random()))
}

/** A new tab does not share storage with its opener: it asks the opening page for the stay. A `stay` event follows when it comes. From then on both follow the trip's bar of either. */
function open(): void {
  channel = new BroadcastChannel('stay')
  if (keptStay()) nameVisit()
  channel.onmessage = ({ data: { from, to, visit, stay } }: MessageEvent<Record<string, string>>) => {
    if (from === ownReferrer() && keptStay()) {
      nameVisit()
      channel.postMessage({ to: from, visit: kept(VISIT), stay: keptStay() })
    } else if (to && to === document.referrer && !keptStay()) {
      keep(VISIT, visit!)
      storeStay(stay!)
      dispatchEvent(new Event('stay'))
      carried.then(({ agree }) => agree(), console.error)
    } else if (!to && visit && visit === kept(VISIT)) carried.then(({ takeTrip }) => takeTrip(stay!), console.error)
  }
  if (document.referrer && !keptStay()) channel.postMessage({ from: document.referrer })
}

const inWords = (iso: string) => iso.split('-').reverse().join('.')

let t: ReturnType<typeof translator> | undefined

/** Loads the words for numbers of guests, once there are guests. */
function loadWords(): void {
  if (!t && keptStay())
    import('../../../components/islands/texts.ts').then(
      (texts) => (t = texts.translator(texts.pageLocale())),
      console.error,
    )
}

function guestsIn(stay: URLSearchParams): string {
  const adults = Number(stay.get('adult') ?? USUAL_ADULTS)
  const children = Number(stay.get('child'))
  if (!t) return `${adults} + ${children}`
  return [t('counts.adults', { count: adults }), children && t('counts.children', { count: children })]
    .filter(Boolean)
    .join(', ')
}

/** The hotel that the guest chose in the search, if it is not the page's. */
function chosenHotel(): string | undefined {
  const isChosen = new URLSearchParams(location.search).has('hotel') && !document.querySelector('[data-comparison]')
  return (isChosen && document.querySelector('[data-search] [data-field=hotel] > span')?.textContent) || undefined
}

/** A chat on WhatsApp begins with the hotel and the room, and with the dates and guests that were chosen. */
function addStay({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="https://wa.me/"]')
  if (!link) return
  const about = (link.dataset.about ??= new URL(link.href).searchParams.get('text') ?? '')
  const chosen = chosenHotel()
  const room = document.querySelector<HTMLElement>('[data-room-name]')?.dataset.roomName
  const stay = new URLSearchParams(keptStay())
  const [from, until] = [stay.get('checkin'), stay.get('checkout')]
  const parts = [
    chosen && !about.startsWith(chosen) ? chosen : about,
    room,
    from && until && `${inWords(from)} – ${inWords(until)}`,
    (from || stay.has('adult')) && guestsIn(stay),
  ]
  link.search = `text=${encodeURIComponent(parts.filter(Boolean).join(', '))}`
}

let bar: Promise<void> | undefined

/** For guests who have a trip. */
function showBar(): void {
  const place = document.querySelector<HTMLElement>('[data-trip-line]')
  if (place && (keptStay() || place.firstChild))
    bar ??= twice(() => import('./trip-bar.ts'))
      .then(({ mount }) => mount(place))
      .catch(console.error)
}

open()
loadWords()
addEventListener('stay', loadWords)
carried.catch(console.error)
showBar()
addEventListener('kept', showBar)
addEventListener('trip', () => {
  if (kept(VISIT)) channel.postMessage({ visit: kept(VISIT), stay: keptStay() })
})
// A page with an open channel might not be kept for "back".
addEventListener('pagehide', () => channel.close())
addEventListener('pageshow', ({ persisted }) => persisted && open())
for (const type of ['pointerdown', 'click']) addEventListener(type, addStay, { capture: true })
addEventListener('pointerdown', loadWords, { capture: true })
