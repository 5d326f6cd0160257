/** What a kept stay does beside the search: tabs that are opened from a page have it, too, and so have chats. */
import type { translator } from '../../../components/islands/texts.ts'
import { keptStay, storeStay } from './kept-stay.ts'

let channel: BroadcastChannel

/** What a tab opened from this page has for its referrer: some pages tell no more than the origin. */
const told = () =>
  document.querySelector('meta[name=referrer]') ? `${location.origin}/` : location.href.split('#')[0]!

/** A new tab has no storage in common with the one that opened it: it asks the page that it was opened from. Tells a `stay` event what came. */
function open(): void {
  channel = new BroadcastChannel('stay')
  channel.onmessage = ({ data: { from, to, stay } }: MessageEvent<Record<string, string>>) => {
    if (from === told() && keptStay()) channel.postMessage({ to: from, stay: keptStay() })
    else if (to && to === document.referrer && !keptStay()) {
      storeStay(stay!)
      dispatchEvent(new Event('stay'))
    }
  }
  if (document.referrer && !keptStay()) channel.postMessage({ from: document.referrer })
}

const inWords = (iso: string) => iso.split('-').reverse().join('.')

let t: ReturnType<typeof translator> | undefined

/** The words of the guests' numbers: of use once there are guests. */
function learnWords(): void {
  if (!t && keptStay())
    import('../../../components/islands/texts.ts').then(
      (texts) => (t = texts.translator(texts.pageLocale())),
      console.error,
    )
}

function guestsIn(stay: URLSearchParams): string {
  const [adults, children] = ['adult', 'child'].map((name) => Number(stay.get(name)))
  if (!t) return `${adults} + ${children}`
  return [t('counts.adults', { count: adults! }), children && t('counts.children', { count: children })]
    .filter(Boolean)
    .join(', ')
}

/** The hotel that the guest chose in the search, where it is not the page's. */
function chosenHotel(): string | undefined {
  const isChosen = new URLSearchParams(location.search).has('hotel') && !document.querySelector('[data-comparison]')
  return (isChosen && document.querySelector('[data-search] [data-field=hotel] > span')?.textContent) || undefined
}

/** A chat on WhatsApp begins with the hotel and the room, and with the dates and guests that were chosen. */
function tellStay({ target }: Event): void {
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
    stay.has('adult') && guestsIn(stay),
  ]
  link.search = `text=${encodeURIComponent(parts.filter(Boolean).join(', '))}`
}

open()
learnWords()
addEventListener('stay', learnWords)
// A page with an open channel might not be kept for "back".
addEventListener('pagehide', () => channel.close())
addEventListener('pageshow', ({ persisted }) => persisted && open())
for (const type of ['pointerdown', 'click']) addEventListener(type, tellStay, { capture: true })
addEventListener('pointerdown', learnWords, { capture: true })
