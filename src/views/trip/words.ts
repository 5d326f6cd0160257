/** A trip in words. */
import { type Locale } from '../../config/locales.ts'
import { LANGUAGES } from '../../site/languages.ts'
import type { StayRule } from '../../config/site-types.ts'
import type { Translate } from '../../i18n/index.ts'
import type { Language } from '../timetable/fitting.ts'
import type { Stay } from '../../domain/trip/dates.ts'
import { WISH_NAMES, type Trip, type WishName, type Wishes } from '../../domain/trip/trip.ts'

/** What the list of hotels calls its choices: those of a box by `wishKey`, a number by the name of its field. */
export type WishLabels = Readonly<Record<string, string>>

export const wishKey = (name: string, value: string) => `${name}=${value}`

/** Who travels, when and what for, as far as it is said: '2 adults, 2 children (4, 9)', '5–12 Jul 2027', 'Sandy beach, Spa'. */
export function tripParts({ adults, children, ages, wishes, ...days }: Trip, labels: WishLabels, language: Language) {
  const { t } = language
  const known = ages.length > 0 ? ` (${ages.join(', ')})` : ''
  const people = [
    adults ? t('counts.adults', { count: adults }) : '',
    children ? t('counts.children', { count: children }) + known : '',
  ]
  return [
    people.filter(Boolean).join(', '),
    daysInWords(days, language),
    wishesInWords(wishes, labels)
      .map(({ words }) => words)
      .join(', '),
  ].filter(Boolean)
}

/** Those that have a label. */
export function wishesInWords(wishes: Wishes, labels: WishLabels): { name: WishName; value: string; words: string }[] {
  return WISH_NAMES.flatMap((name) =>
    (wishes[name] ?? []).flatMap((value) => {
      const field = labels[name]
      const words = labels[wishKey(name, value)] ?? (field && `${field}: ${value}`)
      return words ? [{ name, value, words }] : []
    }),
  )
}

/** '5–12 Jul 2027', 'July 2027, 7 nights'; empty if the trip says neither. */
export function daysInWords(
  { arrival, departure, month, nights }: Pick<Trip, 'arrival' | 'departure' | 'month' | 'nights'>,
  { locale, t }: Language,
): string {
  const format = (of: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].iso, { year: 'numeric', timeZone: 'UTC', ...of })
  if (arrival) {
    const days = format({ day: 'numeric', month: 'short' })
    return plain(days.formatRange(Date.parse(arrival), Date.parse(departure ?? arrival)))
  }
  if (!month) return ''
  const named = plain(format({ month: 'long' }).format(Date.parse(month)))
  return nights ? `${named}, ${t('counts.nights', { count: nights })}` : named
}

/** '11–18 July', ' or ', '18–25 July': without the year, beside days that have it. */
export function staysInWords(stays: readonly Stay[], locale: Locale): { text: string; stay?: Stay }[] {
  const days = new Intl.DateTimeFormat(LANGUAGES[locale].iso, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const words = stays.map(({ checkIn, checkOut }) => plain(days.formatRange(Date.parse(checkIn), Date.parse(checkOut))))
  const left = [...stays]
  return new Intl.ListFormat(locale, { type: 'disjunction' })
    .formatToParts(words)
    .map(({ type, value }) => ({ text: value, ...(type === 'element' && { stay: left.shift()! }) }))
}

/** Without the Russian word for "year", spaces that few fonts have, and those between two days of a month. A day stays beside its month, and the two of a month together. */
function plain(text: string): string {
  return text
    .replace(/\s+г\.(?=\s|$)/g, '')
    .replace(/[\u2009\u202f]/g, ' ')
    .replace(/^(\d+) – (?=\d)/, '$1–')
    .replace(/(?<!–) (?!–)/g, '\u00a0')
    .replace(/(?<=\S)–(?=\S)/g, '\u2060–\u2060')
}

const STAY_RULES = {
  'half-day': 'halfDay',
  saturday: 'saturdayOnly',
  sunday: 'sundayOnly',
  'minimum-nights': 'minimumNights',
} as const satisfies Record<StayRule['kind'], string>

export const stayRuleInWords = (rule: StayRule, t: Translate) =>
  t(`components.common.search.${STAY_RULES[rule.kind]}`, 'nights' in rule ? { count: rule.nights } : {})

/** 'Stays run Sunday to Sunday'. */
export function rulesInWords(rules: readonly StayRule[], t: Translate): string {
  return rules
    .map((rule) =>
      rule.kind === 'saturday' || rule.kind === 'sunday' ? t(`fit.${rule.kind}`) : stayRuleInWords(rule, t),
    )
    .join(' · ')
}
