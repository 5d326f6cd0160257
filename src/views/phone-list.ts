/** A property's phone numbers by the visitor's country, serialised for an attribute. */
import type { PhoneView } from './view.ts'

/** Number, address, and the countries that it is for, separated by spaces. */
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
