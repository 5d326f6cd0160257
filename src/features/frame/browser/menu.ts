/** Menu and dropdowns work by markup; this keeps their ARIA states in step. */
import { queryAll } from '../../../components/browser/query-all.ts'
import { coverClosed, coverOpened } from '../../../components/browser/back.ts'
import { makeInert, release, releaseAll } from '../../../components/browser/background.ts'

const menu = document.getElementById('menu')
const dropdowns = queryAll<HTMLDetailsElement>('[data-dropdown]')

/** The oldest browsers have no popovers while `older-browsers.ts` cannot be loaded. */
export const closeMenu = () => menu?.hidePopover?.()

/** While the menu is open, the page behind is inert. Browsers expose the state of popover buttons themselves. */
export function holdMenu(): void {
  if (!menu) return
  const toggles = queryAll('[data-nav] [popovertarget="menu"]')
  const behind = [...document.body.children].filter((element) => element !== menu) as HTMLElement[]
  const cover = { open: () => menu.showPopover(), close: closeMenu }
  menu.addEventListener('beforetoggle', (event) => {
    if (event.target !== menu) return
    hold((event as ToggleEvent).newState === 'open')
  })
  // It may have been opened before this script came.
  if (menu.offsetWidth > 0) hold(true)
  const prepareOnce = () => prepare(menu)
  for (const toggle of toggles) toggle.addEventListener('pointerenter', prepareOnce, { once: true })

  function hold(open: boolean): void {
    if (open) {
      makeInert(() => behind)
      coverOpened(cover)
    } else {
      releaseAll()
      coverClosed(cover)
    }
    // Before the menu opens or closes, not after: the focus goes to what must be reachable by then.
    for (const each of open ? [menu!] : toggles) release(each)
  }
}

/** A browser takes longest to lay out letters that it has not drawn before: it does so while the pointer is on its way or the finger down. */
function prepare(element: HTMLElement): void {
  if (element.offsetWidth > 0) return
  element.style.cssText = 'display: flex; visibility: hidden; transition: none'
  element.getBoundingClientRect()
  element.style.cssText = 'transition: none'
  element.getBoundingClientRect()
  element.removeAttribute('style')
}

export function closeDropdowns(): void {
  addEventListener('click', ({ target }) => {
    for (const dropdown of dropdowns) if (!dropdown.contains(target as Node)) dropdown.open = false
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const dropdown of dropdowns) {
      if (dropdown.open && dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus()
      dropdown.open = false
    }
  })
}

/** A page restored from the back/forward cache shows menus closed. */
export function closeOnLeaving(...closings: (() => void)[]): void {
  addEventListener('pagehide', () => {
    for (const details of [...dropdowns, ...(menu?.querySelectorAll('details') ?? [])]) details.open = false
    closeMenu()
    for (const close of closings) close()
  })
}
