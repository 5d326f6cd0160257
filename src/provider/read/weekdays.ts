/** On which days of the week something is, in texts written for guests, in four languages. */
import type { Weekday } from '../../records/readings.ts'

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Whole words: 'cuma' begins 'cumartesi', 'salı' begins 'salıncak'. */
const NAMES = [
  String.raw`mondays?|montag(?:s\p{L}*|abend\p{L}*|\p{L}{0,2})|pazartesi(?:leri|den|ye|sinden)?|понедельник\p{L}*`,
  String.raw`tuesdays?|dienstag(?:s\p{L}*|abend\p{L}*|\p{L}{0,2})|salı(?:ları|dan|ya)?|вторник\p{L}*`,
  String.raw`wednesdays?|mittwoch(?:s\p{L}*|abend\p{L}*|\p{L}{0,2})|çarşamba(?:ları|dan|ya)?|сред(?:а|у|ы|ам|е)`,
  String.raw`thursdays?|donnerstag(?:s\p{L}*|abend\p{L}*|\p{L}{0,2})|perşembe(?:leri|den|ye)?|четверг\p{L}*`,
  String.raw`fridays?|freitag(?:s\p{L}*|abend\p{L}*|\p{L}{0,2})|cuma(?:ları|dan|ya)?|пятниц\p{L}*`,
  String.raw`saturdays?|samstag(?:s\p{L}*|abend\p{L}*|\p{L}{0,2})|sonnabend\p{L}*|cumartesi(?:leri|den|ye)?|субб?от\p{L}*`,
  String.raw`sundays?|sonntag(?:s\p{L}*|abend\p{L}*|\p{L}{0,2})|воскресен\p{L}*`,
]
/** Alone 'pazar' is mostly a market. */
const TURKISH_SUNDAY = String.raw`pazar(?:ları| (?:gün|akşam|öğle|sabah|gece)\p{L}*)|(?<=her )pazar|(?<=d[ae]n )pazara`
const SHORT = [
  'mon|mo|pzt|пн',
  'tues?|di|sal|вт',
  'wed|mi|çar|ср',
  'thu(?:rs?)?|do|per|чт',
  'fri|fr|cum|пт',
  'sat|sa|cmt|сб',
  'sun|so|paz|вс',
]
const alternatives = (names: readonly string[]) =>
  names.map((each, index) => `(?<d${index + 1}>${index === 6 && names === NAMES ? `${each}|${TURKISH_SUNDAY}` : each})`)
const named = (names: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives(names).join('|')})(?!\p{L})`, 'giu')
const LONG = named(NAMES)
const ANY = named(NAMES.map((name, index) => `${name}|${SHORT[index]}`))
const TO = /^\s*(?:–|—|-|to|through|until|bis|по|до)\s*$/iu
/** 'Salıdan pazara' */
const FROM_IN_TURKISH = /(?:dan|den)$/iu
const BUT =
  /(?<!\p{L})(?:but|except|excluding|außer|ausgenommen|кроме|hariç|dışında|closed|geschlossen|ruhetag|kapalı\p{L}*|закрыт\p{L}*|выходной)(?!\p{L})/iu
const ONLY = /(?<!\p{L})(?:only|nur|yalnız(?:ca)?|sadece|только)(?!\p{L})/iu
const DAYS_LABEL = /(?<!\p{L})(?:days?|tage?|gün(?:ler)?|дн[ия])(?!\p{L})/iu
/** Words of a sentence that names days and little else. */
const MOST_WORDS = 8

export function isDaysLabel(label: string): boolean {
  return DAYS_LABEL.test(label)
}

/** In order, each once; a range has all its days. `areDays`: short names count, too. */
export function weekdaysIn(text: string, areDays = false): Weekday[] {
  const found = [...text.matchAll(areDays ? ANY : LONG)].map((match) => ({
    day: WEEK.find((each) => match.groups![`d${each}`] !== undefined)!,
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  }))
  const days = new Set<Weekday>()
  for (const [index, { day, start }] of found.entries()) {
    const before = found[index - 1]
    const between = before && text.slice(before.end, start)
    const isRange = before && (TO.test(between!) || (between === ' ' && FROM_IN_TURKISH.test(before.words)))
    if (isRange) for (const each of daysBetween(before.day, day)) days.add(each)
    days.add(day)
  }
  return WEEK.filter((each) => days.has(each))
}

function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const length = (to - from + 7) % 7
  return Array.from({ length }, (_, step) => WEEK[(from - 1 + step) % 7]!)
}

/** Days that a sentence is about: for 'every day but Monday' the others. */
export function daysOf(text: string): Weekday[] {
  const days = weekdaysIn(text)
  return BUT.test(text) ? WEEK.filter((each) => !days.includes(each)) : days
}

/** The days on which alone something is, by its own words: 'Tuesdays and Saturdays only.' `undefined`: it names none, or more than days. */
export function onlyDays(text: string): Weekday[] | undefined {
  const isBare = text.split(/\s+/).length <= MOST_WORDS
  const days = isBare && (ONLY.test(text) || BUT.test(text)) ? daysOf(text) : []
  return days.length > 0 && days.length < WEEK.length ? days : undefined
}
