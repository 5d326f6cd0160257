/** Reasons in the words of a language. */
import type { Translate } from '../../i18n/index.ts'
import { guestsOf } from '../facts/room.ts'
import { ruleIn, type ChildRule } from '../trip/child-rule.ts'
import { agesInWords, type Language } from '../timetable/fitting.ts'
import { stayRuleInWords } from '../trip/stay-rules.ts'
import { distinctAges, type Trip } from '../trip/trip.ts'
import { daysInWords } from '../trip/words.ts'
import type { FitRowView, OfferedRuleView } from '../view.ts'
import type { Reason } from './hotel-fit.ts'
import type { Party } from './party.ts'
import type { RoomFit } from './room-fit.ts'
import type { Sleeper } from './sleeping.ts'

/** Groups that a row names before it says how many more there are. */
const MOST_NAMED = 2

export function reasonRow(reason: Reason, language: Language): FitRowView {
  const { t } = language
  const { name, fit } = reason
  const unsaid = { name, fit, text: t('fit.unsaid') }
  const of = (label: string, text: string, source: string): FitRowView => ({
    ...unsaid,
    label,
    text: fit === 'unsaid' ? t('fit.unsaid') : text,
    source: t('fit.source', { field: source }),
  })
  switch (reason.name) {
    case 'room':
      return { ...of(t('fit.room'), roomText(reason, language), t('facts.guests')), ...hrefOf(reason) }
    case 'guests':
      return of(t('fit.guests'), t('counts.fromAge', { count: reason.from }), t('fit.guests'))
    case 'season':
      return of(t('facts.season'), seasonText(reason, t), t('facts.season'))
    case 'days':
      return of(t('fit.days'), reason.rules.map((rule) => stayRuleInWords(rule, t)).join(' · '), t('fit.calendar'))
    case 'club':
      return of(t('choose.kids'), clubText(reason, language), t('choose.kids'))
    case 'slides':
      return of(t('pages.timetable.slides'), slidesText(reason, language), t('pages.timetable.slides'))
  }
}

type ReasonOf<Name extends Reason['name']> = Extract<Reason, { name: Name }>

const hrefOf = ({ rooms: [first] }: ReasonOf<'room'>) => (first?.href ? { href: first.href } : {})

function roomText({ rooms, party, largest }: ReasonOf<'room'>, { t }: Language): string {
  const [first] = rooms
  if (first) return rooms.length > 1 ? t('fit.more', { first: first.name, count: rooms.length - 1 }) : first.name
  const most = largest ? guestsOf(largest, t) : ''
  return t('fit.noRoom', { party: peopleInWords(party, t), most })
}

function seasonText({ fit, said = '' }: ReasonOf<'season'>, t: Translate): string {
  return fit === 'no' ? t('fit.closed', { said }) : said
}

function clubText({ groups, without }: ReasonOf<'club'>, language: Language): string {
  const named = groups.map((group) => ruled(group, language))
  const shown = named.slice(0, without.length > 0 ? MOST_NAMED - 1 : MOST_NAMED)
  const more = named.length > shown.length ? [language.t('fit.moreGroups', { count: named.length - shown.length })] : []
  const none = without.length > 0 ? [language.t('fit.noGroup', { ages: agesInWords(without, language) })] : []
  return [...shown, ...more, ...none].join(' · ')
}

function slidesText({ ages, total }: ReasonOf<'slides'>, language: Language): string {
  const { t } = language
  return ages
    .map(({ age, fitting }) =>
      fitting.length === 0
        ? t('fit.noSlide', { age: t('counts.years', { count: age }) })
        : t('fit.someSlides', { age: t('counts.years', { count: age }), some: fitting.length, total }),
    )
    .join(' · ')
}

/** 'Rabbits (4–7 years)' */
function ruled({ name, note, rule }: OfferedRuleView, { t }: Language): string {
  const words = rule === undefined ? note : ruleInWords(ruleIn(rule), t)
  return words ? `${name} (${words})` : name
}

function ruleInWords(rule: ChildRule, t: Translate): string {
  if ('height' in rule) return t('fit.height', { height: rule.height })
  const { from, to } = rule.ages
  if (from !== undefined && to !== undefined) return `${from}–${t('counts.years', { count: to })}`
  return from === undefined ? t('counts.untilAge', { count: to ?? 0 }) : t('counts.fromAge', { count: from })
}

/** '2 adults, 3 children' */
function peopleInWords({ adults, children }: Pick<Party, 'adults' | 'children'>, t: Translate): string {
  return guestsOf({ id: 0, name: '', maxAdults: adults, maxChildren: children }, t)
}

/** '2 adults, 2 children (4 and 9 years), 10–17 Jul 2027': what the trip says of people and days. */
export function tripInWords({ adults, children, ages, ...days }: Trip, language: Language): string {
  const { t } = language
  const known = ages.length > 0 ? ` (${agesInWords(distinctAges(ages), language)})` : ''
  const people = [
    adults ? t('counts.adults', { count: adults }) : '',
    children ? t('counts.children', { count: children }) + known : '',
  ]
  return [...people, daysInWords(days, language)].filter(Boolean).join(', ')
}

/** By how much a room does not fit. */
export function overInWords({ fit, over }: RoomFit, t: Translate): string {
  if (fit === 'yes') return t('fit.yes')
  if (fit === 'unsaid') return t('fit.unsaid')
  return t('fit.over', { people: peopleInWords(over, t) })
}

/** '2 adults', '9 years and child'. */
export function sleepersInWords(sleepers: readonly Sleeper[], { locale, t }: Language): string {
  const adults = sleepers.filter((each) => each === 'adult').length
  const children = sleepers.filter((each) => each === 'child').length
  const ages = sleepers.filter((each) => typeof each === 'number')
  const all = [
    ...(adults > 0 ? [t('counts.adults', { count: adults })] : []),
    ...ages.map((age) => t('fit.child', { age: t('counts.years', { count: age }) })),
    ...(children > 0 ? [t('counts.children', { count: children })] : []),
  ]
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(all)
}
