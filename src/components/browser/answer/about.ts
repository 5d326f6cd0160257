/** The page's search begins with the hotel that the answer's search begins with. A hotel that the guest chose stays. */
export function startAbout(answer: Document): void {
  const slug = answer.querySelector<HTMLOptionElement>('select#search-hotel > option[selected]')?.value
  if (!slug) return
  const options = [...document.querySelectorAll<HTMLOptionElement>('select#search-hotel > option')]
  const first = options.find(({ value }) => value === slug)
  if (first) for (const option of options) option.defaultSelected = option === first
  dispatchEvent(new CustomEvent('about', { detail: slug }))
}
