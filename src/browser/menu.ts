/** The menu and the dropdowns open and close by markup; this keeps what they say about themselves true. */
import { all } from './all.ts'
import { hold, letGo, reach } from './hold.ts'

const menu = document.getElementById('menu')
const dropdowns = all<HTMLDetailsElement>('[data-dropdown]')

export const closeMenu = () => {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

/** While the menu is open nothing behind it can be reached. Browsers say by themselves of a button with a popover whether that is open. */
export function holdMenu(): void {
  if (!menu) return
  const toggles = all('[data-nav] [popovertarget="menu"]')
  const behind = [...document.body.children].filter((element) => element !== menu) as HTMLElement[]
  menu.addEventListener('beforetoggle', (event) => {
    if (event.target !== menu) return
    const open = (event as ToggleEvent).newState === 'open'
    if (open) hold(() => behind)
    else letGo()
    // Before the menu opens or closes, not after: the focus goes to what must be reachable by then.
    for (const each of open ? [menu] : toggles) reach(each)
  })
  const prepareOnce = () => prepare(menu)
  for (const toggle of toggles) toggle.addEventListener('pointerenter', prepareOnce, { once: true })
}

/** A browser takes longest to lay out letters that it has not drawn before: it does so while the pointer is on its way or the finger down. */
function prepare(element: HTMLElement): void {
  if (element.matches(':popover-open')) return
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

/** A page that the browser keeps for "back" comes back as it is first seen. */
export function closeOnLeaving(...closings: (() => void)[]): void {
  addEventListener('pagehide', () => {
    for (const details of [...dropdowns, ...(menu?.querySelectorAll('details') ?? [])]) details.open = false
    closeMenu()
    for (const close of closings) close()
  })
}
