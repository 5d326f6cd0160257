/** Every element of the page that matches, as it is now. */
export const queryAll = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]

/** With script, links that open the page's search are buttons. */
export function nameButtons(page: ParentNode): void {
  for (const link of page.querySelectorAll('[data-book]')) link.role = 'button'
}
