/** With script, links that open the search are buttons. */
export function nameButtons(page: ParentNode): void {
  for (const link of page.querySelectorAll('[data-book]')) link.role = 'button'
}
