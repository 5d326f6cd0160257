/** The menu and the dropdowns open and close by markup; this keeps what they say about themselves true. */
const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]

const menu = document.getElementById('menu')
const dropdowns = all<HTMLDetailsElement>('[data-dropdown]')

export const closeMenu = () => {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

/** While the menu is open nothing behind it can be reached, and its toggles say that it is. */
export function holdMenu(): void {
  const toggles = all('[popovertarget="menu"][aria-expanded]')
  const behind = [...document.body.children].filter((element) => element !== menu) as HTMLElement[]
  // Before the menu closes, not after: the focus goes back to what must be reachable by then.
  menu?.addEventListener('beforetoggle', (event) => {
    if (event.target !== menu) return
    const open = (event as ToggleEvent).newState === 'open'
    for (const element of behind) element.inert = open
    for (const toggle of toggles) toggle.setAttribute('aria-expanded', String(open))
  })
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
