/**
 * Dates and guests of a visit, as the bar's address writes them. Every page of the tab has them, and every tab opened from one of its pages; the
 * browser forgets them with the tabs.
 */
const KEY = 'stay'

/** Empty until the guest has chosen. */
export function keptStay(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepStay(query: string): void {
  try {
    sessionStorage.setItem(KEY, query)
  } catch {
    // The address still has them.
  }
}

/** A new tab has no storage in common with the one that opened it: it asks the page that it was opened from. Tells a `stay` event what came. */
export function shareStay(): void {
  let channel: BroadcastChannel
  addEventListener('pageshow', () => {
    channel = new BroadcastChannel(KEY)
    channel.onmessage = ({ data: { from, to, stay } }: MessageEvent<Record<string, string>>) => {
      if (from === address(location.href) && keptStay()) channel.postMessage({ to: from, stay: keptStay() })
      else if (to && to === document.referrer && !keptStay()) {
        keepStay(stay!)
        dispatchEvent(new Event(KEY))
      }
    }
    if (document.referrer && !keptStay()) channel.postMessage({ from: document.referrer })
  })
  // A page with an open channel might not be kept for "back".
  addEventListener('pagehide', () => channel.close())
}

/** As a referrer names it. */
const address = (href: string) => href.split('#')[0]
