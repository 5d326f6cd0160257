/** What comes from other companies. Each is an element with an address, so that a content security policy can name its host. */
import type { Category } from '../../views/consent.ts'

interface TagManagerWindow {
  dataLayer?: object[]
}

/** False where the page has nothing of the category. */
export function loadThirdParty(category: Category, src: string | undefined): boolean {
  if (category === 'maps') return showMaps()
  // The address of this page may say children's ages, which are nobody else's business.
  if (!src || document.querySelector('[data-ages]')) return false
  if (category === 'statistics') {
    const layer = ((window as TagManagerWindow).dataLayer ??= [])
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  }
  const script = document.createElement('script')
  script.src = src
  script.async = true
  // The address of the page is nobody else's business.
  script.referrerPolicy = 'strict-origin'
  document.head.append(script)
  return true
}

function showMaps(): boolean {
  const places = document.querySelectorAll<HTMLElement>('[data-map]')
  for (const place of places) {
    const frame = document.createElement('iframe')
    frame.title = place.dataset.mapTitle!
    frame.referrerPolicy = 'strict-origin'
    frame.loading = 'lazy'
    frame.src = place.dataset.map!
    const focused = place.contains(document.activeElement)
    place.replaceChildren(frame)
    if (focused) frame.focus()
  }
  return places.length > 0
}
