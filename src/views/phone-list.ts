/** Numbers of a property by the visitor's country, as an attribute holds them. */
import type { PhoneView } from './view.ts'

/** A number, its address, and the countries that it is for, with spaces between them. */
export type PhoneEntry = [display: string, href: string, countries: string]

export function phoneList(byCountry: Record<string, PhoneView>): PhoneEntry[] {
  const entries = new Map<string, PhoneEntry>()
  for (const [country, { display, href }] of Object.entries(byCountry)) {
    const entry = entries.get(display + href)
    if (entry) entry[2] += ` ${country}`
    else entries.set(display + href, [display, href, country])
  }
  return [...entries.values()]
}
