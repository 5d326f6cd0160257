/** A hotel's day for children of some ages. */
import type { Locale } from '../../config/locales.ts'
import { fits, ruleIn, typicalHeight, type ChildRule } from '../../views/trip/child-rule.ts'
import { translator, type Translate } from '../../i18n/index.ts'
import type { DayAnswerView, DayBody, DayGroupView, DayRuledView, HoursView, PageView } from '../../views/view.ts'
import { withLanguageQuery } from '../../views/queried/page.ts'
import type { Query } from '../../views/queried/query.ts'
import { tripIn } from '../../views/trip/trip.ts'

interface Ruled {
  rule: ChildRule
  name: string
  hours: readonly HoursView[]
}

interface Language {
  locale: Locale
  t: Translate
}

/** `undefined` if the query names no age, or nothing on the page has a rule. */
export async function dayView(view: PageView, { locale, parameters }: Query): Promise<PageView | undefined> {
  const body = view.body as DayBody
  const given = tripIn(parameters).ages
  const ages = [...new Set(given)].sort((left, right) => left - right)
  const ruled = ruledIn(body.groups)
  if (ages.length === 0 || ruled.length === 0) return undefined
  const language = { locale, t: translator(locale) }
  const withFit = <Each extends DayRuledView>(each: Each): Each =>
    each.rule ? { ...each, fit: verdict(ruleIn(each.rule), ages, language) } : each
  const groups = body.groups.map((group) => ({
    ...group,
    lanes: group.lanes.map((lane) => ({ ...withFit(lane), ...(lane.parts && { parts: lane.parts.map(withFit) }) })),
  }))
  const answer = { given, ...answerFor(ages, ruled, language) }
  return withLanguageQuery({ ...view, body: { ...body, groups, answer } }, parameters)
}

function ruledIn(groups: readonly DayGroupView[]): Ruled[] {
  const each = ({ rule, name }: DayRuledView, hours: readonly HoursView[]) =>
    rule ? [{ rule: ruleIn(rule), name, hours }] : []
  return groups.flatMap(({ lanes }) =>
    lanes.flatMap((lane) => [...each(lane, lane.hours), ...(lane.parts ?? []).flatMap((part) => each(part, []))]),
  )
}

function verdict(rule: ChildRule, ages: number[], language: Language): DayRuledView['fit'] {
  const fitting = ages.filter((age) => fits(rule, age))
  const others = ages.filter((age) => !fitting.includes(age))
  const yes = language.t('day.fits', { ages: agesInWords(fitting, language) })
  if (others.length === 0) return { state: 'yes', words: yes }
  const why = reason(rule, others, language)
  return fitting.length === 0 ? { state: 'no', words: why } : { state: 'some', words: `${yes} · ${why}` }
}

function reason(rule: ChildRule, others: number[], language: Language): string {
  const { t } = language
  if ('height' in rule) {
    const tallest = others.at(-1)!
    const ages = agesInWords([tallest], language)
    return t('day.tooSmall', { height: rule.height, ages, typical: typicalHeight(tallest) })
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

function agesInWords(ages: number[], { locale, t }: Language): string {
  const last = ages.at(-1)
  if (last === undefined) return ''
  const list = [...ages.slice(0, -1).map(String), t('counts.years', { count: last })]
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(list)
}

/** What fits each child, in words. */
function answerFor(ages: number[], ruled: Ruled[], language: Language): Omit<DayAnswerView, 'given'> {
  const { t } = language
  const rows = ages.map((age) => {
    const fitting = ruled.filter(({ rule }) => fits(rule, age))
    const groups = fitting.filter(({ rule }) => 'ages' in rule)
    const slides = fitting.filter(({ rule }) => 'height' in rule).map(({ name }) => name)
    return {
      age: t('counts.years', { count: age }),
      fitting: [
        ...groups.map(({ name, hours }) => ({
          name,
          hours: hours.map(({ from, to }) => `${from}–${to}`).join(', '),
        })),
        ...(slides.length > 0 ? [{ name: `${t('day.slides')}: ${slides.join(', ')}`, hours: '' }] : []),
      ],
    }
  })
  const hasHeights = ruled.some(({ rule }) => 'height' in rule)
  return {
    title: t('day.for', { ages: agesInWords(ages, language) }),
    rows,
    note: [t('day.free'), ...(hasHeights ? [t('day.measured')] : [])].join(' '),
  }
}
