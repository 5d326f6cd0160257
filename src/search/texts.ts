/** Texts that the search needs in the browser, in the page's language. They come with the markup. */

/** One text for each plural category of the language, with `{{count}}`. */
export type CountedText = Partial<Record<Intl.LDMLPluralRule, string>>

export interface SearchTexts {
  hotel: string
  checkIn: string
  checkOut: string
  guests: string
  adults: string
  children: string
  childrenHint: string
  adultsOnly: string
  submit: string
  done: string
  newTab: string
  month: string
  previousMonth: string
  nextMonth: string
  fewerAdults: string
  moreAdults: string
  fewerChildren: string
  moreChildren: string
  child: string
  birthDate: string
  birthDateMissing: string
  birthDateInvalid: string
  birthDateOutside: string
  dateFormat: string
  dateMissing: string
  dateInvalid: string
  datePast: string
  departureEarly: string
  halfDay: string
  saturdayOnly: string
  sundayOnly: string
  minimumNights: string
  doesNotFit: string
  counts: { nights: CountedText; adults: CountedText; children: CountedText; ageOnArrival: CountedText }
}

/** Puts values in the places of their names: `{{date}}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The text for a number, in the language's plural form. */
export function counted(texts: CountedText, count: number, locale: string): string {
  const text = texts[new Intl.PluralRules(locale).select(count)] ?? texts.other ?? '{{count}}'
  return fill(text, { count })
}
