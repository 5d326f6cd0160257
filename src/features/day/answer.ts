/** A hotel's day for children of some ages. */
import type { ChildRule } from '../../records/readings.ts'
import { fits } from '../../domain/trip/child-rule.ts'
import { translator } from '../../i18n/index.ts'
import type { DayAnswerView, DayBody, DayGroupView, DayRuledView, HoursView, PageView } from '../../views/view.ts'
import { withLanguageQuery } from '../../views/queried/page.ts'
import type { Query } from '../../views/queried/query.ts'
import { distinctAges, tripIn } from '../../domain/trip/trip.ts'
import { agesInWords, verdict, type Language } from '../../views/timetable/fitting.ts'

interface Ruled {
  rule: ChildRule
  name: string
  hours: readonly HoursView[]
}

/** `undefined` if the query names no age, or nothing on the page has a rule. */
export async function dayView(view: PageView<DayBody>, { locale, parameters }: Query): Promise<PageView | undefined> {
  const { body } = view
  const given = tripIn(parameters).ages
  const ages = distinctAges(given)
  const ruled = ruledIn(body.groups)
  if (ages.length === 0 || ruled.length === 0) return undefined
  const language = { locale, t: translator(locale) }
  const withFit = <Each extends DayRuledView>(each: Each): Each =>
    each.rule ? { ...each, fit: verdict(each.rule, ages, language) } : each
  const groups = body.groups.map((group) => ({
    ...group,
    lanes: group.lanes.map((lane) => ({ ...withFit(lane), ...(lane.parts && { parts: lane.parts.map(withFit) }) })),
  }))
  const answer = { given, ...answerFor(ages, ruled, language) }
  return withLanguageQuery({ ...view, body: { ...body, groups, answer } }, parameters)
}

function ruledIn(groups: readonly DayGroupView[]): Ruled[] {
  const each = ({ rule, name }: DayRuledView, hours: readonly HoursView[]) => (rule ? [{ rule, name, hours }] : [])
  return groups.flatMap(({ lanes }) =>
    lanes.flatMap((lane) => [...each(lane, lane.hours), ...(lane.parts ?? []).flatMap((part) => each(part, []))]),
  )
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
        ...(slides.length > 0 ? [{ name: `${t('pages.timetable.slides')}: ${slides.join(', ')}`, hours: '' }] : []),
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
