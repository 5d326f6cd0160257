/** The call-centre number of the property in the visitor's country. Until it is known, and without an answer, the language's number stands. */
import type { PhoneEntry } from '../views/phone-list.ts'

const KEY = 'country'

export async function showCountryPhone(): Promise<void> {
  const listed = document.querySelector<HTMLElement>('[data-phones]')?.dataset.phones
  if (!listed) return
  const country = await visitorCountry().catch(() => undefined)
  const phone = (JSON.parse(listed) as PhoneEntry[]).find(
    ([, , countries]) => country && countries.split(' ').includes(country),
  )
  if (!phone) return
  const [display, href] = phone
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-phone]')) {
    link.href = href
    const number = link.querySelector('[data-phone-number]')
    if (number) number.textContent = display
  }
}

/** Asked once for a visit; empty where nobody knows. */
async function visitorCountry(): Promise<string | undefined> {
  const kept = sessionStorage.getItem(KEY)
  if (kept !== null) return kept
  const answer = await fetch('/edge/country')
  if (!answer.ok) return undefined
  const { country, known } = (await answer.json()) as { country: string; known: boolean }
  sessionStorage.setItem(KEY, known ? country : '')
  return known ? country : undefined
}
