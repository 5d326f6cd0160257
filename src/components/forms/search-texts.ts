import { translator, type MessageKey, type Translate } from '../../i18n/index.ts'
import type { Locale } from '../../config/locales.ts'
import type { CountedText, SearchTexts } from '../../search/texts.ts'

const NAMES = [
  'hotel',
  'checkIn',
  'checkOut',
  'guests',
  'adults',
  'children',
  'childrenHint',
  'adultsOnly',
  'submit',
  'done',
  'newTab',
  'month',
  'previousMonth',
  'nextMonth',
  'fewerAdults',
  'moreAdults',
  'fewerChildren',
  'moreChildren',
  'child',
  'birthDate',
  'birthDateMissing',
  'birthDateInvalid',
  'birthDateOutside',
  'dateFormat',
  'dateMissing',
  'dateInvalid',
  'datePast',
  'departureEarly',
  'halfDay',
  'saturdayOnly',
  'sundayOnly',
  'minimumNights',
  'doesNotFit',
] as const

const COUNTED = ['nights', 'adults', 'children', 'ageOnArrival'] as const

/** Numbers from 0 on until every plural form of the four languages has come up. */
const ENOUGH = 30

/** What the search's script says in a language, places for values left as they are. */
export function searchTexts(locale: Locale): SearchTexts {
  const t = translator(locale)
  return {
    ...fromEach(NAMES, (name) => asTemplate(t, `components.common.search.${name}`)),
    counts: fromEach(COUNTED, (name) => pluralForms(t, `counts.${name}`, locale)),
  }
}

const PLACES = { number: '{{number}}', format: '{{format}}', date: '{{date}}', count: '{{count}}', age: '{{age}}' }

export function asTemplate(t: Translate, key: MessageKey, places: Record<string, string> = PLACES): string {
  return t(key, places)
}

function pluralForms(t: Translate, key: MessageKey, locale: Locale): CountedText {
  const rules = new Intl.PluralRules(locale)
  const forms: CountedText = {}
  for (let count = 0; count < ENOUGH; count++)
    forms[rules.select(count)] ??= t(key, { count }).replace(String(count), '{{count}}')
  return forms
}

function fromEach<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}
