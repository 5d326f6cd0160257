/** The property's call-centre number for the visitor's country. Until that is known, the language's number is shown. */
import type { PhoneEntry } from '../../views/phone-list.ts'
import { queryAll } from './query-all.ts'
import { visitorCountry } from './session.ts'

export async function showCountryPhone(): Promise<void> {
  const phones = document.querySelector<HTMLElement>('[data-phones]')?.dataset.phones
  if (!phones) return
  const country = await visitorCountry()
  const phone = (JSON.parse(phones) as PhoneEntry[]).find(
    ([, , countries]) => country && countries.split(' ').includes(country),
  )
  if (!phone) return
  const [display, href] = phone
  for (const link of queryAll<HTMLAnchorElement>('[data-phone]')) {
    link.href = href
    const number = link.querySelector('[data-phone-number]')
    if (number) number.textContent = display
  }
}
