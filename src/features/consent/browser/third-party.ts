/**
 * Third-party scripts and frames. Each is an element with an address, so that the content security policy can name its
 * host.
 */
import { noteThirdParty } from '../../../components/browser/third-parties.ts'
import type { Category, ConsentSettings } from '../settings.ts'

interface TagManagerWindow {
  dataLayer?: object[]
}

/** False if the page has nothing in the category. */
export function loadThirdParty(category: Category, { scripts, chatSelector }: ConsentSettings): boolean {
  if (category === 'maps') return showMaps()
  const src = scripts[category]
  // The page's address may contain what third parties must not see, such as children's ages.
  if (!src || document.querySelector('[data-private]')) return false
  noteThirdParty()
  if (category === 'statistics') {
    const layer = ((window as TagManagerWindow).dataLayer ??= [])
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  }
  if (category === 'chat' && chatSelector) markChat(chatSelector)
  const script = document.createElement('script')
  script.src = src
  script.async = true
  // Send the origin only, not the page's address.
  script.referrerPolicy = 'strict-origin'
  document.head.append(script)
  return true
}

/** What the style sheet says of a chat's place. */
const PLACE = ['position', 'top', 'right', 'bottom', 'left', 'z-index']

/**
 * What the chat puts into the page, wherever and whenever it does, gets its place from the style sheet. Many chats name
 * their element after they have added it, and write its place with `!important`, which no style sheet overrides.
 */
function markChat(selector: string): void {
  let frame = 0
  const mark = () => {
    frame = 0
    for (const element of document.querySelectorAll<HTMLElement>(`:is(${selector})`)) {
      element.dataset.liveChat ??= ''
      for (const property of PLACE)
        if (element.style.getPropertyPriority(property)) element.style.removeProperty(property)
    }
  }
  // Once a frame: a chat that writes its place again, whatever the page does, must not stop the page.
  const changed = () => (frame ||= requestAnimationFrame(mark))
  new MutationObserver(changed).observe(document.documentElement, { attributes: true, childList: true, subtree: true })
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
