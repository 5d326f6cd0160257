/** With script, links that open the page's search are buttons. */
export function nameButtons(page: ParentNode): void {
  if (!document.querySelector('[data-search]')) return
  for (const link of page.querySelectorAll('[data-book]')) link.role = 'button'
}
