/** What a page does in the browser without any framework. Each part works without this script, only less well. */
const root = document.documentElement
const desktop = matchMedia('(width >= 992px)')
const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]

// The nav bar turns solid with the first scrolled pixel and is held from the end of the header on.
const nav = document.querySelector<HTMLElement>('[data-nav]')
const media = document.querySelector<HTMLElement>('[data-hero-media]')
function onScroll() {
  const y = scrollY
  const header = desktop.matches ? Math.max(media?.offsetHeight ?? 0, 400) : (nav?.offsetHeight ?? 0)
  root.toggleAttribute('data-scrolled', y > 0)
  root.toggleAttribute('data-stuck', y > 0 && y >= header)
  root.toggleAttribute('data-far', y > 0 && y > root.scrollHeight * 0.05)
}
addEventListener('scroll', onScroll, { passive: true })
desktop.addEventListener('change', onScroll)
onScroll()

const menu = document.getElementById('menu')
menu?.addEventListener('toggle', (event) => {
  const open = (event as ToggleEvent).newState === 'open'
  for (const toggle of all('[popovertarget="menu"][aria-expanded]')) toggle.setAttribute('aria-expanded', String(open))
})

const search = document.querySelector<HTMLElement>('[data-search]')
const books = all<HTMLAnchorElement>('[data-book]')
function showSearch(open: boolean) {
  search?.toggleAttribute('data-open', open)
  for (const book of books) if (book.closest('[data-nav]')) book.setAttribute('aria-expanded', String(open))
  if (open) search?.querySelector<HTMLElement>('select, input')?.focus()
}
for (const book of books) {
  if (!search) break
  book.role = 'button'
  book.addEventListener('click', (event) => {
    event.preventDefault()
    if (menu?.matches(':popover-open')) menu.hidePopover()
    showSearch(!(search.hasAttribute('data-open') && book.closest('[data-nav]')))
  })
}
document.querySelector('[data-search-close]')?.addEventListener('click', (event) => {
  event.preventDefault()
  showSearch(false)
  books[0]?.focus()
})

const dropdowns = all<HTMLDetailsElement>('[data-dropdown]')
addEventListener('click', ({ target }) => {
  for (const dropdown of dropdowns) if (!dropdown.contains(target as Node)) dropdown.open = false
})
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const dropdown of dropdowns) {
    if (dropdown.open && dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus()
    dropdown.open = false
  }
  if (search?.hasAttribute('data-open')) {
    showSearch(false)
    books[0]?.focus()
  }
})

for (const link of all('[data-language]'))
  link.addEventListener('click', () => {
    document.cookie = `i18n_redirected=${link.dataset.language}; Max-Age=31536000; SameSite=Lax; Path=/`
  })

interface Phone {
  display: string
  href: string
}
const phones = document.querySelector<HTMLElement>('[data-phones]')?.dataset.phones
async function showCountryPhone(numbers: Record<string, Phone>) {
  let country = sessionStorage.getItem('country')
  if (!country) {
    const answer = await fetch('/edge/country')
    if (!answer.ok) return
    country = ((await answer.json()) as { country: string }).country
    sessionStorage.setItem('country', country)
  }
  const phone = numbers[country] ?? numbers[country.toLowerCase()]
  if (!phone) return
  for (const link of all<HTMLAnchorElement>('[data-phone]')) {
    link.href = phone.href
    const number = link.querySelector('[data-phone-number]')
    if (number) number.textContent = phone.display
  }
}
// Without an answer the language's number stands.
if (phones) showCountryPhone(JSON.parse(phones) as Record<string, Phone>).catch(() => undefined)
