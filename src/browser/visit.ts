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
  followStay()
}

/** Only where there is a stay, or may be one to ask for. */
export function followStay(): void {
  if (keptStay() || document.referrer) import('./visit-parts.ts').catch(console.error)
}
