/** Reasons in the words of a language. */
import type { Translate } from '../../i18n/index.ts'
import type { ChildRule } from '../../records/readings.ts'
import { guestsOf } from '../facts/room.ts'
import type { Stay } from '../../domain/trip/dates.ts'
import { agesInWords, type Language } from '../timetable/fitting.ts'
import { distinctAges, type Trip } from '../../domain/trip/trip.ts'
import { daysInWords, rulesInWords, staysInWords } from '../trip/words.ts'
import type { FitNoteView, FitRowView, OfferedRoom, OfferedRule, StaysView } from '../view.ts'
import { obstacleIn, type Reason } from '../../domain/fit/hotel-fit.ts'
import type { Party } from '../../domain/fit/party.ts'
import type { Question } from './question.ts'
import type { Sleeper } from '../../domain/fit/sleeping.ts'

/** Groups that a row names before it says how many more there are. */
const MOST_NAMED = 2

type Answering = Pick<Question, 'language' | 'hrefFor'>

export function reasonRow(reason: Reason, { language, hrefFor }: Answering): FitRowView {
  const { t } = language
  const { name, fit } = reason
  const of = (label: string, text: string, source: string): FitRowView => ({
    name,
    fit,
    label,
    text: (fit !== 'unsaid' && text) || t('fit.unsaid'),
    ...(fit === 'unsaid' && { isSilent: true }),
    source: t('fit.source', { field: source }),
  })
  switch (reason.name) {
    case 'room':
      return roomRow(reason, language)
    case 'guests':
      return of(t('fit.guests'), t('counts.fromAge', { count: reason.from }), t('fit.guests'))
    case 'season':
      return of(t('facts.season'), seasonText(reason, t), t('facts.season'))
    case 'days':
      return {
        ...of(t('fit.days'), rulesInWords(reason.rules, t), t('fit.calendar')),
        stays: staysView(reason.stays, { language, hrefFor }),
      }
    case 'club':
      return of(t('choose.kids'), clubText(reason, language), t('choose.kids'))
    case 'slides':
      return of(t('pages.timetable.slides'), slidesText(reason, language), t('pages.timetable.slides'))
  }
}

/** All reasons of one hotel. No room suits while something else keeps the trip from the hotel. */
export function reasonRows(reasons: readonly Reason[], answering: Answering): FitRowView[] {
  const obstacle = obstacleIn(reasons)
  return reasons.map((reason) => {
    const row = reasonRow(reason, answering)
    if (!obstacle || row.name !== 'room' || row.fit !== 'yes') return row
    return { ...row, fit: 'no', text: `${row.text} · ${noteOf(obstacle, answering).text}` }
  })
}

type ReasonOf<Name extends Reason['name']> = Extract<Reason, { name: Name }>

/** What a list says of a hotel or a page of its rooms: the reason that keeps the trip from it. */
export function noteOf(reason: Reason, answering: Answering): FitNoteView {
  const { label, text, source, stays } = reasonRow(reason, answering)
  return { fit: reason.fit, text: reason.name === 'days' ? text : `${label}: ${text}`, source, ...(stays && { stays }) }
}

/** '11–18 July or 18–25 July', in parts. */
const staysView = (stays: readonly Stay[], { language: { locale }, hrefFor }: Answering): StaysView =>
  staysInWords(stays, locale).map(({ text, stay }) => ({ text, ...(stay && hrefFor && { href: hrefFor(stay) }) }))

function roomRow({ fit, rooms, party, asked, largest }: ReasonOf<'room'>, language: Language): FitRowView {
  const { t } = language
  const room = rooms[0] ?? asked?.room
  return {
    name: 'room',
    fit,
    label: t('fit.room'),
    text: text(),
    ...(!room && fit === 'unsaid' && { isSilent: true }),
    ...(room?.href && { href: room.href }),
    source: t('fit.source', { field: asked ? doubtField(asked.left, asked.room, t) : t('facts.guests') }),
  }

  function text(): string {
    if (asked?.left.length)
      return t('fit.roomAsks', { room: asked.room.name, people: sleepersInWords(asked.left, language) })
    if (asked) return `${asked.room.name}: ${t('fit.advised', { age: asked.advisedFrom! })}`
    if (fit === 'unsaid') return t('fit.unsaid')
    if (!room) return t('fit.noRoom', { party: peopleInWords(party, t), most: largest ? guestsOf(largest, t) : '' })
    return rooms.length > 1 ? t('fit.more', { first: room.name, count: rooms.length - 1 }) : room.name
  }
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
function ruled({ name, note, rule }: OfferedRule, { t }: Language): string {
  const words = rule === undefined ? note : ruleInWords(rule, t)
  return words ? `${name} (${words})` : name
}

function ruleInWords(rule: ChildRule, t: Translate): string {
  if ('height' in rule) return t('fit.height', { height: rule.height })
  const { from, to } = rule.ages
  if (from !== undefined && to !== undefined) return `${from}–${t('counts.years', { count: to })}`
  return from === undefined ? t('counts.untilAge', { count: to ?? 0 }) : t('counts.fromAge', { count: from })
}

/** '2 adults, 3 children' */
export function peopleInWords({ adults, children }: Pick<Party, 'adults' | 'children'>, t: Translate): string {
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

/** Where the hotel says why a room whose limits take the party does not simply suit it. */
export const doubtField = (left: readonly Sleeper[], { name }: Pick<OfferedRoom, 'name'>, t: Translate) =>
  left.length > 0 ? t('facts.beds') : name

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
