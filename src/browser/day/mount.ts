/** A hotel's day: its clock, and the effect of children's ages without a page load. */
import { afterPress } from '../press.ts'
import { parsePage } from '../trusted-types.ts'
import { startClock } from './clock.ts'

export function mount(root: HTMLElement): void {
  const showTime = startClock(root)
  const form = root.querySelector<HTMLFormElement>('[data-ages]')
  if (form) followAges(root, form, showTime)
}

/** Replaces the lanes by the server's answer to the form. Fields and focus stay. */
function followAges(root: HTMLElement, form: HTMLFormElement, showTime: () => void): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name=age]')]
  let asked = location.href
  const ask = async (address: string) => {
    asked = address
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    const page = parsePage(await response.text())
    // A later request replaced this one.
    if (asked !== address) return
    for (const part of ['[data-answer]', '[data-lanes]'])
      root.querySelector(part)!.replaceChildren(...page.querySelector(part)!.childNodes)
    form.querySelector<HTMLElement>('[data-clear]')!.hidden = !new URL(address).search
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
      link.href = page.querySelector<HTMLAnchorElement>(`a[hreflang=${link.hreflang}]`)?.href ?? link.href
    showTime()
  }
  const follow = (address: string) => {
    if (address === asked) return
    history.pushState(null, '', address)
    // The page at that address shows the same.
    void ask(address).catch(() => location.reload())
  }
  const addressOf = () => {
    const ages = fields.flatMap(({ value, validity }) => (value !== '' && validity.valid ? [['age', value]] : []))
    const address = new URL(form.action)
    address.search = String(new URLSearchParams(ages))
    return address.href
  }

  form.addEventListener('change', () => afterPress(() => follow(addressOf())))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    follow(addressOf())
  })
  form.querySelector('[data-clear]')!.addEventListener('click', (event) => {
    event.preventDefault()
    for (const field of fields) field.value = ''
    fields[0]!.focus()
    follow(addressOf())
  })
  addEventListener('popstate', () => {
    const ages = new URLSearchParams(location.search).getAll('age')
    fields.forEach((field, index) => (field.value = ages[index] ?? ''))
    void ask(location.href).catch(() => location.reload())
  })
}
