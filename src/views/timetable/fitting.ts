/** Whether something at a hotel fits children of some ages, in words. */
import type { Locale } from '../../config/locales.ts'
import type { Translate } from '../../i18n/index.ts'
import type { ChildRule } from '../../records/readings.ts'
import { fits, typicalHeight } from '../../domain/trip/child-rule.ts'
import type { DayRuledView } from '../view.ts'

export interface Language {
  locale: Locale
  t: Translate
}

/** `ages`: at least one, each once, in order. */
export function verdict(rule: ChildRule, ages: readonly number[], language: Language): DayRuledView['fit'] {
  const fitting = ages.filter((age) => fits(rule, age))
  const others = ages.filter((age) => !fitting.includes(age))
  const yes = language.t('pages.timetable.fits', { ages: agesInWords(fitting, language) })
  if (others.length === 0) return { state: 'yes', words: yes }
  const why = reason(rule, others, language)
  return fitting.length === 0 ? { state: 'no', words: why } : { state: 'some', words: `${yes} · ${why}` }
}

function reason(rule: ChildRule, others: readonly number[], language: Language): string {
  const { t } = language
  if ('height' in rule) {
    const tallest = others.at(-1)!
    const ages = agesInWords([tallest], language)
    return t('pages.timetable.tooSmall', { height: rule.height, ages, typical: typicalHeight(tallest) })
  }
  const { from, to } = rule.ages
  const isYoung = from !== undefined && others.some((age) => age < from)
  const isOld = to !== undefined && others.some((age) => age > to)
  const parts = [
    ...(isYoung ? [t('counts.fromAge', { count: from })] : []),
    ...(isOld ? [t('counts.untilAge', { count: to })] : []),
  ]
  return parts.join(', ')
}

export function agesInWords(ages: readonly number[], { locale, t }: Language): string {
  const last = ages.at(-1)
  if (last === undefined) return ''
  const list = [...ages.slice(0, -1).map(String), t('counts.years', { count: last })]
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(list)
}
