/** What a kept stay does beside the search: tabs that are opened from a page have it, too, and so have chats. */
import { keepStay, keptStay } from './visit.ts'

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
      keepStay(stay!)
      dispatchEvent(new Event('stay'))
    }
  }
  if (document.referrer && !keptStay()) channel.postMessage({ from: document.referrer })
}

const inWords = (iso: string) => iso.split('-').reverse().join('.')

/** A chat on WhatsApp begins with the hotel's name, and with the dates and guests that were chosen. */
function tellStay({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="https://wa.me/"]')
  const stay = new URLSearchParams(keptStay())
  const [from, until] = [stay.get('checkin'), stay.get('checkout')]
  if (!link || !from || !until) return
  const about = (link.dataset.about ??= new URL(link.href).searchParams.get('text') ?? '')
  const text = `${about}, ${inWords(from)} – ${inWords(until)}, ${stay.get('adult')} + ${stay.get('child')}`
  link.search = `text=${encodeURIComponent(text)}`
}

open()
// A page with an open channel might not be kept for "back".
addEventListener('pagehide', () => channel.close())
addEventListener('pageshow', ({ persisted }) => persisted && open())
for (const type of ['pointerdown', 'click']) addEventListener(type, tellStay, { capture: true })
