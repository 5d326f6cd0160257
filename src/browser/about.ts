/**
 * The page's search begins with the first of the hotels that the page is about now. A hotel that the guest chose
 * stays.
 */
export function tellAbout(slugs: readonly string[]): void {
  const options = [...document.querySelectorAll<HTMLOptionElement>('select#search-hotel > option')]
  const first = options.find(({ value }) => slugs.includes(value))
  if (first) for (const option of options) option.defaultSelected = option === first
  dispatchEvent(new CustomEvent('about', { detail: slugs }))
}
